import Engines
import Kit
import TextUI

/// The layout of a game of Hangman, computed from the size of the whole phrase and of the pictures, so that nothing moves
/// during a game.
struct HangmanLayout {
  private let layout: Layout
  /// `nil` when there is no room for it; the beads are then drawn instead.
  let picture: Point?
  /// The area beside the picture.
  let side: Rect
  /// Whether the picture extends to the row of the beads, which then make room for it.
  private let isTall: Bool

  /// A picture of at most this height ends on row 10.
  private static let ordinaryHeight = 9
  /// The number of rows for a picture in the compact layout.
  private static let compactHeight = 8
  /// A wider picture is placed further left.
  private static let ordinaryWidth = 21

  init(_ layout: Layout, pictures: PictureSet, hidesPicture: Bool = false) {
    self.layout = layout
    let x = pictures.width > Self.ordinaryWidth ? 4 : 8
    isTall = layout.kind == .home && pictures.height > Self.ordinaryHeight
    switch layout.kind {
    case .compact:
      let isShown = pictures.height <= Self.compactHeight && !hidesPicture
      picture = isShown ? layout.point(0, 10 - pictures.height) : nil
      let left = isShown ? pictures.width + 2 : 0
      side = layout.rect(left, 2, 40 - left, 8)
    case .home:
      picture = layout.point(x, isTall ? max(2, 13 - pictures.height) : 11 - pictures.height)
      side = layout.rect(30, 2, 48, 9)
    case .large:
      picture = layout.point(x, 15 - pictures.height)
      side = layout.rect(31, 4, 49, 16)
    }
  }

  /// Places a phrase in the largest form that fits. In the compact layout the picture is left out if no form fits beside
  /// it; in the others a long word is broken before its letters touch.
  static func fitting(
    _ layout: Layout, board: [Hangman.Place], pictures: PictureSet
  ) -> (HangmanLayout, PhraseView) {
    let places = HangmanLayout(layout, pictures: pictures)
    let phrase = PhraseView(board, in: places.side.size, forms: forms(layout))
    guard phrase.breaksWords || phrase.height > places.side.height else { return (places, phrase) }
    guard layout.isCompact else {
      let area = places.side.size
      return (places, phrase.height <= area.height ? phrase : PhraseView(board, in: area, forms: [dense]))
    }
    let wide = HangmanLayout(layout, pictures: pictures, hidesPicture: true)
    return (wide, PhraseView(board, in: wide.side.size, forms: forms(layout)))
  }

  private static let dense = PhraseView.Form(pitch: 1, spacing: 1)

  private static func forms(_ layout: Layout) -> [PhraseView.Form] {
    let open = PhraseView.Form(pitch: 2, spacing: 2)
    let flat = PhraseView.Form(pitch: 2, spacing: 1)
    let slots = [PhraseView.Form(pitch: 4, spacing: 4), PhraseView.Form(pitch: 4, spacing: 3)]
    return layout.pick([open, flat, dense], [open, flat], slots + [open, flat])
  }

  /// The position of the beads, their distance in columns, and the gap before the number behind them.
  var beads: (place: Point, pitch: Int, gap: Int) {
    (
      isTall
        ? layout.point(30, 12) : layout.pick(layout.point(0, 10), layout.point(8, 12), layout.point(8, 17)),
      layout.pick(1, 1, 2), layout.pick(1, 2, 3)
    )
  }

  /// Whether there is room for the number behind the beads.
  var showsCount: Bool { !isTall }

  /// The area in which the misses are centred; in the compact layout they are left-aligned in it.
  var misses: Rect {
    if isTall { return layout.rect(39, 12, 39, 1) }
    return layout.pick(layout.rect(17, 10, 23, 1), layout.rect(30, 12, 48, 1), layout.rect(0, 21, 88, 1))
  }

  /// The number of columns between two misses.
  var missGap: Int { isTall ? 1 : layout.pick(1, 2, 3) }

  /// The left end of the list of misses, which does not depend on their number.
  func missesX(_ label: String) -> Int {
    let width = label.columns + Hangman.missesAllowed * (missGap + 1)
    return missesAreCentered ? misses.centeredX(of: width) : misses.minX
  }

  /// The columns that the most letters, one column apart, leave in the list of misses.
  func missRoom(_ label: String) -> Int {
    misses.maxX - missesX(label) - label.columns - Hangman.missesAllowed * 2
  }

  private var missesAreCentered: Bool { !layout.isCompact && !isTall }

  /// The row of the message; with careful entry in the compact layout, the field is at its end.
  func message(isCareful: Bool) -> Rect {
    layout.rect(0, layout.messageRow, layout.isCompact && isCareful ? 26 : layout.mainWidth, 1)
  }

  /// The left end of the field of careful entry and its button, which are `width` columns wide.
  func carefulEntry(width: Int) -> Point {
    let row = layout.pick(14, 20, 32)
    return layout.isCompact
      ? layout.point(40 - width, row) : layout.point((layout.mainWidth - width) / 2, row)
  }
}
