import Engines
import Kit
import TextUI

/// The layout of a match of Ghost in each of the three sizes.
struct GhostLayout {
  let layout: Layout
  /// The players' names. Two seats are placed side by side where there is room, more seats in rows.
  private let names: [String]

  init(_ layout: Layout, of match: Ghost, _ strings: Strings) {
    self.layout = layout
    names = match.players.indices.map { match.name(of: $0, strings) }
  }

  private var isCrowded: Bool { names.count > 2 }

  /// The width of a name where the seats are placed in rows, in columns.
  private var room: Int { min(layout.isCompact ? 9 : 20, max(7, names.map(\.columns).max() ?? 7)) }

  /// The rows of the fragment's cells.
  var fragment: Rect {
    let row = layout.pick(2, 3, isCrowded ? 4 : 5)
    let height = isCrowded ? 3 : layout.pick(3, 5, 7)
    return layout.rect(0, row, layout.mainWidth, height)
  }

  /// The area of a row, excluding the side panel.
  private func line(_ row: Int) -> Rect { layout.rect(0, row, layout.mainWidth, 1) }

  /// The row that shows whose turn it is, or how the round ended.
  var turn: Rect {
    line(isCrowded ? layout.pick(14, 6, 12) : layout.pick(6, 9, 14))
  }

  /// The row of the coach's verdicts in a replay, below the letters; `nil` when no row is free.
  var verdicts: Int? { isCrowded ? nil : layout.pick(5, 8, 12) }

  /// In the compact layout with more than two seats, only the row above the keyboard is left for it.
  var message: Rect { line(isCrowded && layout.isCompact ? 10 : layout.messageRow) }

  /// The forms of the fragment's cells, the largest first. If the fragment is too long for all, its last letters are shown.
  var cells: [FragmentView.Cells] {
    let small = FragmentView.Cells(width: 5, height: 3, most: layout.pick(8, 18, 18))
    let medium = FragmentView.Cells(width: 7, height: layout.pick(3, 5, 5), most: layout.pick(5, 12, 12))
    if isCrowded { return [small] }
    return layout.isLarge ? [.init(width: 9, height: 7, most: 9), medium, small] : [medium, small]
  }

  /// The position of a player's name, letters and points.
  struct Seat {
    var marker: Point
    var name: Point
    /// The width of the name, in columns.
    var room: Int
    var fuse: Point
    var pitch: Int
    /// The position of the mark of a person for whom a computer plays.
    var computer: Point
    /// Whether there is room only for a short mark, before the points.
    var hasShortMark = false
    /// The position of the mark of the player's own seat among three and more; `nil` beside a single opponent.
    var own: Point?
    var points: Point
    /// The right end of the points, when they are right-aligned.
    var pointsEnd: Int?
    /// The position of the number of lost rounds; `nil` without room for it.
    var lost: Point?
  }

  func seat(_ index: Int) -> Seat {
    if layout.isCompact || isCrowded {
      let row = isCrowded ? layout.pick(5, 8, 17) + index : 7 + index
      // Names of more than nine letters move the left end to the left and the right one to the right.
      let more = max(0, room - 9)
      let x = layout.pick(2, 20, 20) - more / 2
      return Seat(
        marker: layout.point(x, row), name: layout.point(x + 2, row), room: room,
        fuse: layout.point(x + 3 + room, row), pitch: 2,
        computer: layout.point(x + (layout.isCompact ? 22 : 39) + more, row), hasShortMark: layout.isCompact,
        own: isCrowded ? layout.point(x + 22 + more, row) : nil, points: layout.point(x + 27 + more, row),
        pointsEnd: layout.point(x + 36 + more, row).x)
    }
    let row = layout.isLarge ? 17 : 11
    let x = layout.isLarge ? 12 + index * 40 : 10 + index * 37
    return Seat(
      marker: layout.point(x - 2, row), name: layout.point(x, row), room: 9, fuse: layout.point(x + 10, row),
      pitch: 3, computer: layout.point(x + 25, row), points: layout.point(x, row + 1),
      lost: layout.point(x + 10, row + 1))
  }
}
