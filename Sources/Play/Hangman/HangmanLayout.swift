import Engines
import TextUI

/// Where the parts of a game of Hangman stand: the picture beside the phrase, under them the counts, the keyboard
/// and the message. When the phrase needs the room, the picture steps aside.
struct HangmanLayout {
  /// `nil` when there is no room for it.
  let picture: Rect?
  let phrase: Rect
  /// The phrase as it is broken into rows there.
  let phraseView: PhraseView
  let counts: Rect
  let incorrectX: Int
  let keyboard: Rect
  let message: Rect

  init(_ layout: Layout, board: [Hangman.Place], pictures: PictureSet, keyboard size: Size) {
    let stage = layout.stage
    let margin = layout.isCompact ? 1 : 6
    let fixed = size.height + 2
    let gap = stage.height - fixed - pictures.height >= 4 ? 1 : 0
    let room = stage.height - fixed - 3 * gap
    let upperHeight = layout.isCompact ? room : min(room, max(pictures.height, 8))
    let top = stage.minY + (room - upperHeight) / 2
    let inner = stage.inset(columns: margin)

    let sideX = inner.minX + pictures.width + (layout.isCompact ? 2 : 4)
    let side = Rect(x: sideX, y: top, width: inner.maxX - sideX, height: upperHeight)
    let narrow = PhraseView(board, width: side.width)
    let fitsBeside =
      pictures.height <= upperHeight && !narrow.breaksWords && narrow.height <= side.height
    picture =
      fitsBeside
      ? Rect(
        x: inner.minX, y: top + upperHeight - pictures.height, width: pictures.width, height: pictures.height)
      : nil
    phrase = fitsBeside ? side : Rect(x: inner.minX, y: top, width: inner.width, height: upperHeight)
    phraseView = fitsBeside ? narrow : PhraseView(board, width: inner.width)

    var y = top + upperHeight + gap
    let countsX = layout.isCompact ? stage.minX : inner.minX
    counts = Rect(x: countsX, y: y, width: stage.maxX - countsX, height: 1)
    incorrectX = layout.isCompact ? countsX + 8 : sideX
    y += 1 + gap
    keyboard = Rect(x: stage.centeredX(of: size.width), y: y, width: size.width, height: size.height)
    y += size.height + gap
    message = Rect(x: stage.minX, y: y, width: stage.width, height: 1)
  }
}
