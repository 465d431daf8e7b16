import TextUI

/// What the large layout shows beside a game: sections of numbers and words, each under its title.
struct SidePanel {
  struct Line {
    /// A number or a sign before the text, which stands out.
    var figure = ""
    var text: String
    var role: Role = .text
    /// What stands before the text, such as a number.
    var label = ""
  }

  struct Section {
    /// The row of the block that its title stands on.
    var row: Int
    var title: String
    var lines: [Line]
  }

  static let width = 26
  /// A line of text may be longer than the rules by as much as is free beside them.
  static let textWidth = width + 2

  var sections: [Section]

  /// Draws it at its place in the large layout; nothing in the others. A section is cut where the next one begins.
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
