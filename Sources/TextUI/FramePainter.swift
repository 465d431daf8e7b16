/// Paints frames one after the other as text for a terminal that understands xterm's control sequences, each as what differs
/// from the one before: for a recording, where no terminal is at hand.
public struct FramePainter: Sendable {
  /// The control sequence that sets the style of each role.
  private let styles: [String]
  private let isASCII: Bool
  private var shown: Canvas?

  /// - Parameters:
  ///   - palette: the colours that the terminal is expected to have.
  ///   - isASCII: whether to use ASCII characters only.
  public init(_ theme: Theme, in palette: Theme.Palette, isASCII: Bool = false) {
    styles = Role.allCases.map { Self.sequence(theme[$0, in: palette]) }
    self.isASCII = isASCII
  }

  /// The text that makes a terminal show a frame after the previous one; the first frame is painted whole. A frame has the
  /// terminal's size, which stays the same.
  public mutating func paint(_ frame: Canvas) -> String {
    let frame = isASCII ? frame.inASCII : frame
    let columns = 0...max(0, frame.size.width - 1)
    let runs =
      shown.map { frame.differences(from: $0) }
      ?? (0..<frame.size.height).map { Canvas.Run(row: $0, columns: columns) }
    var text = shown == nil ? Self.start : ""
    var style: String?
    for run in runs where !frame.cells.isEmpty {
      text += Self.move(to: Point(x: run.columns.lowerBound, y: run.row))
      for cell in frame[run] where !cell.isContinuation {
        let own = styles[cell.roleIndex]
        if own != style { text += own }
        style = own
        text.append(cell.character)
      }
    }
    shown = frame
    // The cursor stands at the focus, as it does in the program.
    return text + Self.plain + Self.move(to: frame.focus ?? frame.bounds.origin)
  }

  /// The text that gives a terminal back after the last frame, which stays on the screen: the cursor is visible in the
  /// lowest row.
  public var ending: String {
    Self.plain + Self.move(to: Point(x: 0, y: (shown?.size.height ?? 1) - 1)) + "\u{1B}[?25h"
  }

  // The control functions SGR, CUP and ED of ECMA-48, and DECTCEM, which hides the cursor.
  private static let plain = "\u{1B}[0m"
  private static let start = plain + "\u{1B}[?25l\u{1B}[2J"

  private static func move(to point: Point) -> String { "\u{1B}[\(point.y + 1);\(point.x + 1)H" }

  private static func sequence(_ style: Theme.Style) -> String {
    var parameters = ["0"]
    if style.attributes.contains(.bold) { parameters.append("1") }
    if style.attributes.contains(.underline) { parameters.append("4") }
    if style.attributes.contains(.reverse) { parameters.append("7") }
    if let color = style.foreground { parameters.append("38;5;\(color)") }
    if let color = style.background { parameters.append("48;5;\(color)") }
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}
