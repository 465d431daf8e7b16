import TextUI
import Texts

/// The panel beside a game in the large layout: titled sections of figures and text.
package struct SidePanel {
  package struct Line {
    /// A number or symbol before the text, highlighted; those of a section are right-aligned.
    package var figure = ""
    package var text: String
    package var role: Role = .text
    /// A label before the text, such as a number.
    package var label = ""

    package init(figure: String = "", text: String, role: Role = .text, label: String = "") {
      self.figure = figure
      self.text = text
      self.role = role
      self.label = label
    }
  }

  package struct Section {
    /// The row of its title, relative to the block.
    package var row: Int
    package var title: String
    package var lines: [Line]

    package init(row: Int, title: String, lines: [Line]) {
      self.row = row
      self.title = title
      self.lines = lines
    }
  }

  package static let width = 26

  package var sections: [Section]

  package init(sections: [Section]) {
    self.sections = sections
  }

  /// Draws it at its place in the large layout. A section is cut where the next one begins.
  fileprivate func draw(on canvas: inout Canvas) {
    let layout = canvas.layout
    let width = Self.width
    for (index, section) in sections.enumerated() {
      let end = index + 1 < sections.count ? sections[index + 1].row - 1 : layout.blockSize.height - 2
      canvas.put(
        section.title.shortened(to: width), at: layout.point(layout.panelX, section.row), .title)
      canvas.rule(at: layout.point(layout.panelX, section.row + 1), width: Self.width)
      let figures = max(2, section.lines.map(\.figure.columns).max() ?? 0)
      for (offset, line) in section.lines.enumerated() where section.row + 2 + offset < end {
        let place = layout.point(layout.panelX, section.row + 2 + offset)
        var used = canvas.put(line.label, at: place, .dim)
        if !line.figure.isEmpty {
          used = canvas.put(line.figure.aligned(to: figures), at: place, .stage) + 2
        }
        canvas.put(line.text.clipped(to: width - used), at: Point(x: place.x + used, y: place.y), line.role)
      }
    }
  }
}

extension Canvas {
  /// Draws a side panel in the large layout; in the others it is not even made.
  package mutating func put(sidePanel panel: @autoclosure () -> SidePanel) {
    if layout.isLarge { panel().draw(on: &self) }
  }
}
