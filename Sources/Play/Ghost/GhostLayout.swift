import TextUI

/// Where the parts of a match of Ghost stand, in each of the three layouts.
struct GhostLayout {
  let layout: Layout
  /// Who takes part: of two, the seats stand beside each other where there is room, of more, in rows.
  let names: [String]

  private var isCrowded: Bool { names.count > 2 }

  /// The columns of a name where the seats stand in rows.
  private var room: Int { min(9, max(7, names.map(\.columns).max() ?? 7)) }

  /// The rows of the fragment's cells.
  var fragment: Rect {
    let row = layout.pick(2, 3, isCrowded ? 4 : 5)
    let height = isCrowded ? 3 : layout.pick(3, 5, 7)
    return layout.rect(0, row, layout.mainWidth, height)
  }

  /// The area of a row, without the side panel.
  private func line(_ row: Int) -> Rect { layout.rect(0, row, layout.mainWidth, 1) }

  /// Who acts, or how the round ended.
  var turn: Rect {
    line(isCrowded ? layout.pick(14, 6, 12) : layout.pick(6, 9, 14))
  }

  /// The row of the coach's verdicts in a replay, under the letters; `nil` where there is none free.
  var verdicts: Int? { isCrowded ? nil : layout.pick(5, 8, 12) }

  /// In the compact layout more seats leave it only the row above the keyboard.
  var message: Rect { line(isCrowded && layout.isCompact ? 10 : layout.messageRow) }

  /// The forms of the fragment's cells, the largest first; of what is too long for all, the last letters are shown.
  var cells: [FragmentView.Cells] {
    let small = FragmentView.Cells(width: 5, height: 3, most: layout.pick(8, 18, 18))
    let medium = FragmentView.Cells(width: 7, height: layout.pick(3, 5, 5), most: layout.pick(5, 12, 12))
    if isCrowded { return [small] }
    return layout.isLarge ? [.init(width: 9, height: 7, most: 9), medium, small] : [medium, small]
  }

  /// Where one player's name, fuse and points stand.
  struct Seat {
    var marker: Point
    var name: Point
    /// The columns of the name.
    var room: Int
    var fuse: Point
    var pitch: Int
    var points: Point
    /// The points end here instead of beginning there.
    var pointsEnd: Int?
    /// The rounds lost; not shown where there is no room.
    var lost: Point?
  }

  func seat(_ index: Int) -> Seat {
    if layout.isCompact || isCrowded {
      let row = isCrowded ? layout.pick(5, 8, 17) + index : 7 + index
      let x = layout.pick(2, 20, 20)
      return Seat(
        marker: layout.point(x, row), name: layout.point(x + 2, row), room: room,
        fuse: layout.point(x + 3 + room, row), pitch: 2, points: layout.point(x + 27, row),
        pointsEnd: layout.point(x + 36, row).x)
    }
    let row = layout.isLarge ? 17 : 11
    let x = layout.isLarge ? 12 + index * 40 : 10 + index * 37
    return Seat(
      marker: layout.point(x - 2, row), name: layout.point(x, row), room: 9, fuse: layout.point(x + 10, row),
      pitch: 3, points: layout.point(x, row + 1), lost: layout.point(x + 10, row + 1))
  }
}
