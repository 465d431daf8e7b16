import TextUI

/// A page of scrolling lines. The page has the same length on every terminal, so that a key always scrolls by the same
/// amount.
package struct Scroller: Equatable, Sendable {
  package static let page = 10

  package let count: Int
  package private(set) var first = 0

  /// - Parameter index: the initial line, placed in the middle if possible.
  package init(count: Int, at index: Int = 0) {
    self.count = count
    first = min(max(0, index - Self.page / 2), last)
  }

  private var last: Int { max(0, count - Self.page) }

  package var visible: Range<Int> { first..<min(count, first + Self.page) }

  /// Whether there is more than a page.
  package var isNeeded: Bool { last > 0 }

  /// Scrolls, stopping at the ends. Returns whether the key was handled.
  package mutating func move(_ key: Key) -> Bool {
    let step = step(of: key)
    first = min(max(0, first + step), last)
    return step != 0
  }

  /// The number of lines that a key scrolls; 0 when it is not a scrolling key.
  package func step(of key: Key) -> Int {
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

  /// Draws arrows in a column beside the page, each clickable, if there are more lines than a page.
  package func drawArrows(on canvas: inout Canvas, x: Int, row: Int) {
    func draw(_ arrow: String, row: Int, sends key: Key) {
      canvas.button(arrow, at: Point(x: x, y: row), .shortcut, sends: key)
    }
    if first > 0 { draw("↑", row: row, sends: .pageUp) }
    if first < last { draw("↓", row: row + Self.page - 1, sends: .pageDown) }
  }
}
