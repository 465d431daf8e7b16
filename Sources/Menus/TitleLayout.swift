import Kit
import TextUI

/// The rows of the title's menu, which scrolls with the selection when not all lines fit.
struct TitleLayout {
  private let layout: Layout
  /// The number of playable lines, the first ones; outside the compact layout a blank row follows them if there is room.
  private let played: Int
  /// The rows of the menu, and the selected one.
  private let menu: Menu
  private let hasGap: Bool
  /// Whether there is a row for the program's name: on 40×16 there is none when all lines are shown.
  let hasWordmark: Bool

  /// - Parameters:
  ///   - played: the number of playable lines.
  ///   - around: the number of lines below them.
  ///   - chosen: the index of the selected line.
  init(_ layout: Layout, played: Int, around: Int, chosen: Int) {
    self.layout = layout
    self.played = played
    let count = played + around
    hasWordmark = !layout.isCompact || count <= 12
    hasGap = !layout.isCompact && count < Self.bottom(layout) - 8
    menu = Menu(count: hasGap ? count + 1 : count, chosen: hasGap && chosen >= played ? chosen + 1 : chosen)
  }

  /// The row below the last one that the menu can use.
  private static func bottom(_ layout: Layout) -> Int { layout.isCompact ? 15 : 23 }

  private var top: Int { !layout.isCompact ? 8 : hasWordmark ? 3 : 2 }
  private var height: Int { Self.bottom(layout) - top }

  /// Whether not all lines fit.
  var scrolls: Bool { menu.count > height }

  /// The row of a line, relative to the block; `nil` while it is scrolled out of sight.
  func row(of line: Int) -> Int? {
    let (index, visible) = (hasGap && line >= played ? line + 1 : line, menu.visible(in: height))
    return visible.contains(index) ? top + index - visible.lowerBound : nil
  }

  /// Draws arrows at the right of the menu where there are further lines.
  func drawArrows(on canvas: inout Canvas) {
    menu.drawArrows(on: &canvas, in: layout.rect(layout.isCompact ? 39 : 78, top, 1, height))
  }
}
