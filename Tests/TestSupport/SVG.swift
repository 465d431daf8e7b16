import TextUI

extension Canvas {
  /// The frame as a picture in SVG, in a theme's colours on a dark or light terminal.
  public func svg(_ theme: Theme, ground: String, ink: String) -> String {
    let cell = (width: 9, height: 19)
    let margin = 12
    let width = size.width * cell.width + 2 * margin
    let height = size.height * cell.height + 2 * margin
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15">
      <rect width="100%" height="100%" rx="8" fill="\(ground)"/>

      """
    for y in 0..<size.height {
      for run in runs(inRow: y) {
        let style = theme[run.role]
        var colors = (style.foreground.map(hex) ?? ink, style.background.map(hex) ?? ground)
        if style.attributes.contains(.reverse) { swap(&colors.0, &colors.1) }
        let x = margin + run.column * cell.width
        let top = margin + y * cell.height
        let length = run.text.columns * cell.width
        if colors.1 != ground {
          svg +=
            "<rect x=\"\(x)\" y=\"\(top)\" width=\"\(length)\" height=\"\(cell.height)\" fill=\"\(colors.1)\"/>\n"
        }
        guard run.text.contains(where: { $0 != " " }) else { continue }
        let bold = style.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
        let underline = style.attributes.contains(.underline) ? " text-decoration=\"underline\"" : ""
        svg += """
          <text x="\(x)" y="\(top + 15)" fill="\(colors.0)"\(bold)\(underline) textLength="\(length)" \
          lengthAdjust="spacingAndGlyphs" xml:space="preserve">\(run.text.escaped)</text>

          """
      }
    }
    return svg + "</svg>\n"
  }

  /// Neighbours of the same role, as one text.
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

/// A colour as xterm's palette has it.
private func hex(_ index: Int) -> String {
  func two(_ value: Int) -> String {
    let digits = String(value, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
  let color = XtermColor(index)
  return "#" + two(color.red) + two(color.green) + two(color.blue)
}
