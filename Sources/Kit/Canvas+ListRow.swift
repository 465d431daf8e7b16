import TextUI

extension Canvas {
  /// Makes a row of a list clickable, and marks it at its left end when it is selected.
  /// - Parameters:
  ///   - key: the key that a click sends; `nil` when the row cannot be clicked.
  ///   - fills: whether a selected row is filled; otherwise only the mark is drawn.
  package mutating func listRow(_ row: Rect, isChosen: Bool, sends key: Key?, fills: Bool = true) {
    if let key { target(row, sends: key) }
    guard isChosen else { return }
    if fills { fill(row, " ", .chosen) }
    set("▸", at: row.origin, fills ? .chosen : .title)
  }
}
