import Engines
import Kit
import Records

extension DailyPuzzles {
  /// Hangman's word; `nil` when the list has no suitable one.
  var word: String? { DailyRules.word(in: lexicon, order: seed(.dailyHangman), place: day.number) }
}

extension HangmanGame {
  /// One square for each guess, filled for a hit.
  func dailyGlyphs(_ result: GameResult) -> String {
    let guesses = result.details.guesses ?? ""
    return String(guesses.prefix(20).map { $0 == "h" || $0 == "s" ? "■" : "□" })
  }

  func key(_ strings: Strings) -> Character { strings.hangmanSettings.key }

  func choose(_ mode: Mode, _ context: inout Context) { context.hangman.restore(mode) }
}

extension GuessingGame {
  /// The details of a result about the guesses, without any letters.
  var resultDetails: GameResult.Details {
    var details = GameResult.Details()
    details.missedLetters = String(missedLetters)
    var hints = 0
    details.guesses = moves.enumerated().reduce(into: "") { text, move in
      switch move.element {
      case .guess(let letter): text += missedLetters.contains(letter) ? "m" : "h"
      case .solve: text += status == .won && move.offset == moves.count - 1 ? "s" : "x"
      case .hint:
        hints += 1
        text += "!"
      }
    }
    if hints > 0 { details.hints = hints }
    return details
  }
}
