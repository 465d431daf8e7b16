import TextUI

/// The colours of a terminal and the size of its cells, for a picture.
public struct Paint: Sendable {
  let theme: Theme
  let ground: String
  let ink: String

  /// A theme on a dark or a light terminal.
  public init(_ theme: Theme, ground: String, ink: String) {
    self.theme = theme
    self.ground = ground
    self.ink = ink
  }

  fileprivate static let cell = (width: 9, height: 19)
  fileprivate static let margin = 12

  func page(_ size: Size, _ contents: String) -> String {
    let width = size.width * Self.cell.width + 2 * Self.margin
    let height = size.height * Self.cell.height + 2 * Self.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15">
      <rect width="100%" height="100%" rx="8" fill="\(ground)"/>
      \(contents)</svg>

      """
  }
}

extension Canvas {
  /// The frame as an SVG picture.
  public func svg(_ paint: Paint) -> String {
    paint.page(size, (0..<size.height).map { row($0, paint) }.joined())
  }

  /// The elements of a row.
  func row(_ y: Int, _ paint: Paint) -> String {
    var svg = ""
    for run in runs(inRow: y) {
      let style = paint.theme[run.role]
      var colors = (style.foreground.map(hex) ?? paint.ink, style.background.map(hex) ?? paint.ground)
      if style.attributes.contains(.reverse) { swap(&colors.0, &colors.1) }
      let x = Paint.margin + run.column * Paint.cell.width
      let top = Paint.margin + y * Paint.cell.height
      let length = run.text.columns * Paint.cell.width
      if colors.1 != paint.ground {
        svg += """
          <rect x="\(x)" y="\(top)" width="\(length)" height="\(Paint.cell.height)" fill="\(colors.1)"/>

          """
      }
      guard run.text.contains(where: { $0 != " " }) else { continue }
      let bold = style.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
      let underline = style.attributes.contains(.underline) ? " text-decoration=\"underline\"" : ""
      svg += """
        <text x="\(x)" y="\(top + 15)" fill="\(colors.0)"\(bold)\(underline) textLength="\(length)" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve">\(run.text.escaped)</text>

        """
    }
    return svg
  }

  /// Adjacent cells of the same role, as one text.
  private func runs(inRow y: Int) -> [(column: Int, role: Role, text: String)] {
    var runs: [(column: Int, role: Role, text: String)] = []
    for x in 0..<size.width {
      let cell = self[Point(x: x, y: y)]
      if cell.isContinuation { continue }
      if let last = runs.last, last.role == cell.role {
        runs[runs.count - 1].text.append(cell.character)
      } else {
        runs.append((x, cell.role, String(cell.character)))
      }
    }
    return runs
  }
}

extension String {
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}

/// A colour of xterm's palette.
private func hex(_ index: Int) -> String {
  func two(_ value: Int) -> String {
    let digits = String(value, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
  let color = XtermColor(index)
  return "#" + two(color.red) + two(color.green) + two(color.blue)
}
