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

/// A page of lines with a selection; the page scrolls with the selection.
package struct RowScroller: Equatable, Sendable {
  package private(set) var chosen: Int
  package private(set) var scroller: Scroller
  private let count: Int

  /// - Parameter index: the line selected initially.
  package init(count: Int, at index: Int = 0) {
    self.count = count
    chosen = max(0, min(index, count - 1))
    scroller = Scroller(count: count, at: index)
  }

  package var visible: Range<Int> { scroller.visible }

  /// Moves the selection, stopping at the ends. Returns whether the key was handled.
  package mutating func move(_ key: Key) -> Bool {
    let step = scroller.step(of: key)
    if step != 0 { choose(chosen + step) }
    return step != 0
  }

  /// Selects a line and scrolls to it.
  package mutating func choose(_ index: Int) {
    chosen = max(0, min(index, count - 1))
    while count > 0, !visible.contains(chosen) {
      _ = scroller.move(chosen < visible.lowerBound ? .up : .down)
    }
  }
}

extension Range<Int> {
  /// The largest range of columns around a chosen one that fits, grown on both sides in turn.
  /// - Parameters:
  ///   - widths: those of the columns; the chosen one must be among them.
  ///   - cut: the width of the mark at an end where columns are left out.
  package static func window(of widths: [Int], around chosen: Int, room: Int, cut: Int = 0) -> Range {
    var window = chosen..<chosen + 1
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for step in [0, 1] {
        let lower = Swift.max(0, window.lowerBound - (1 - step))
        let wider = lower..<Swift.min(widths.count, window.upperBound + step)
        guard wider != window, wider.width(of: widths, cut: cut) <= room else { continue }
        window = wider
        isGrowing = true
      }
    }
    return window
  }

  /// The width of the columns in the range, with the marks where others are left out.
  package func width(of widths: [Int], cut: Int) -> Int {
    let cuts = (lowerBound > 0 ? 1 : 0) + (upperBound < widths.count ? 1 : 0)
    return widths[self].reduce(cuts * cut, +)
  }
}
