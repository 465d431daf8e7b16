import TextUI

/// Lines of which a page is seen at a time. The page is as long on every terminal, so that a key moves it as far
/// everywhere.
struct Scroller: Equatable, Sendable {
  static let page = 10

  let count: Int
  private(set) var first = 0

  /// - Parameter index: the line to open at, in the middle where possible.
  init(count: Int, at index: Int = 0) {
    self.count = count
    first = min(max(0, index - Self.page / 2), last)
  }

  private var last: Int { max(0, count - Self.page) }

  var visible: Range<Int> { first..<min(count, first + Self.page) }

  /// Whether there is more than a page.
  var isNeeded: Bool { last > 0 }

  /// Moves the page; the ends stop it. Returns whether the key was for it.
  mutating func move(_ key: Key) -> Bool {
    let step = step(of: key)
    first = min(max(0, first + step), last)
    return step != 0
  }

  /// How many lines a key moves on; 0 when it is for something else.
  func step(of key: Key) -> Int {
    switch key {
    case .up: -1
    case .down: 1
    case .wheel(let notches): notches
    case .pageUp: -Self.page
    case .pageDown: Self.page
    case .home: -count
    case .end: count
    default: 0
    }
  }

  /// Arrows in a column beside the page where there is more, each a click away from it.
  func drawArrows(on canvas: inout Canvas, x: Int, row: Int) {
    if first > 0 { canvas.button("↑", at: Point(x: x, y: row), .shortcut, sends: .pageUp) }
    if first < last {
      canvas.button("↓", at: Point(x: x, y: row + Self.page - 1), .shortcut, sends: .pageDown)
    }
  }
}
