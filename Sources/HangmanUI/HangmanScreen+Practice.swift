import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

extension HangmanScreen {
  /// The screen of a practised word; `nil` when there is none.
  static func practising(
    _ begun: (practice: Practice, game: Hangman)?, _ context: Context
  ) -> HangmanScreen? {
    guard let (practice, game) = begun else { return nil }
    var screen = HangmanScreen(practice, game: game, context)
    if !practice.takesLetters { screen.openSolving() }
    return screen
  }

  /// The popup after an answer.
  func practicePopup(_ practice: Practice, _ context: Context, opensByItself: Bool) -> Popup {
    let text = context.text
    let isWon = game.status == .won
    return Popup(
      isWon ? text.wonTitle(game.misses - practice.missesGiven) : text("Too late"),
      practice.resultLines(isKnown: isWon, text).map { PopupLine($0) } + taught(context),
      practice.offers(after: game, context), look: isWon ? .won : .lost, opensByItself: opensByItself, text
    ) { Command.follow($0) }
  }

  /// What a vocabulary says of the word, as a line of the result; empty when it says nothing.
  func taught(_ context: Context) -> [PopupLine] {
    guard practice != nil || round?.category?.hasPrefix(Vocabulary.folder) == true else { return [] }
    return context.vocabularies.taught(game.phrase, in: round?.category).map {
      [PopupLine($0.shortened(to: context.layout.resultWidth), .dim)]
    } ?? []
  }

  /// Whether something asks for the word: always in practice, in a game once the player has asked for it.
  var hasClue: Bool { game.status == .playing && !isGivenUp && (practice != nil || clue != nil) }

  /// Draws the clue above the message, and on the message's row while there is no message; in the compact layout only
  /// there.
  func drawClue(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    if canvas.layout.isCompact {
      guard message.text.isEmpty else { return }
      let text = (practice?.text(context.text, width: 38) ?? clue ?? "").shortened(to: 38)
      canvas.putCentered(text, in: area, row: area.minY, .stage)
      return
    }
    let text = practice?.text(context.text) ?? clue ?? ""
    let isOnlyText = message.text.isEmpty && solving == nil
    let lines = text.filled(to: 76)
    let isWhole = lines.count == 1 || isOnlyText
    let shown = isWhole ? Array(lines.prefix(2)) : [text.shortened(to: 76)]
    canvas.putCentered(shown, in: area, row: area.minY - 1, .stage)
  }
}

extension Practice {
  /// The clue as one line of text, with a short part of speech if it is longer than `width` columns.
  fileprivate func text(_ text: Texts, width: Int) -> String {
    let whole = self.text(text)
    guard whole.columns > width, case .meaning(let part, let meaning) = clue else { return whole }
    let short = text.partOfSpeechShort(part)
    return "\(short)\(short.hasSuffix(".") ? "" : ":") \(meaning)"
  }
}
