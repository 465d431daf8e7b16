import Kit
import Records

extension GameResult.Details {
  /// The guesses, one letter each: `h` a hit, `m` a miss, `!` a hint, `s` the solution, `x` a wrong solution.
  var guesses: String? {
    get { self[text: "guesses"] }
    set { self[text: "guesses"] = newValue }
  }

  /// The guessed letters that are not in the phrase.
  var missedLetters: String? {
    get { self[text: "missed-letters"] }
    set { self[text: "missed-letters"] = newValue }
  }
}
