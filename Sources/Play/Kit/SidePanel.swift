import TextUI

/// The panel beside a game in the large layout: titled sections of figures and text.
struct SidePanel {
  struct Line {
    /// A number or symbol before the text, highlighted.
    var figure = ""
    var text: String
    var role: Role = .text
    /// A label before the text, such as a number.
    var label = ""
  }

  struct Section {
    /// The row of its title, relative to the block.
    var row: Int
    var title: String
    var lines: [Line]
  }

  static let width = 26
  /// The width of text, which may extend beyond the rules into the free columns beside them.
  static let textWidth = width + 2

  var sections: [Section]

  /// Draws the panel in the large layout, and nothing in the others. A section is cut off where the next one begins.
  func draw(on canvas: inout Canvas) {
    let layout = canvas.layout
    guard layout.isLarge else { return }
    for (index, section) in sections.enumerated() {
      let end = index + 1 < sections.count ? sections[index + 1].row - 1 : layout.blockSize.height - 2
      canvas.put(section.title.clipped(to: Self.width), at: layout.point(layout.panelX, section.row), .title)
      canvas.rule(at: layout.point(layout.panelX, section.row + 1), width: Self.width)
      for (offset, line) in section.lines.enumerated() where section.row + 2 + offset < end {
        let place = layout.point(layout.panelX, section.row + 2 + offset)
        var used = canvas.put(line.label, at: place, .dim) + canvas.put(line.figure, at: place, .stage)
        if !line.figure.isEmpty { used = max(used + 2, 4) }
        canvas.put(
          line.text.clipped(to: Self.textWidth - used), at: Point(x: place.x + used, y: place.y), line.role)
      }
    }
  }
}
