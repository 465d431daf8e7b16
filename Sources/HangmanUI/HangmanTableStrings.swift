import Kit

/// The texts of Hangman at a table, where one player sets a phrase and the other guesses it.
struct HangmanTableStrings: Translated {
  var title: String
  var tagline: String
  var rules: String

  /// Asks for the phrase that a player is to guess.
  var prompt: @Sendable (_ guesser: String) -> String
  var hide: String
  var helpHide: String
  var choose: String
  var isChoosing: @Sendable (_ setter: String) -> String
  var hasHidden: @Sendable (_ setter: String) -> String
  var guesses: @Sendable (_ guesser: String) -> String
  var notYourTurn: @Sendable (String) -> String

  /// While the other player is away.
  var callOffLater: String
  var callOffNow: String
  var callOffShort: @Sendable (_ isEarly: Bool) -> String
  var callOffButton: String
  var callOffButtonShort: String
  var tooSoon: @Sendable (_ setter: String) -> String

  /// The end of a round, for the setter of the phrase.
  var foundTitle: @Sendable (_ guesser: String) -> String
  var keptTitle: String
  /// After an invalid answer: the title for the guesser, for the setter, and the reason.
  var untrueWonTitle: String
  var untrueLostTitle: String
  var untrue: @Sendable (_ setter: String) -> String
  var calledOffTitle: String
  var calledOffLine: String
}

extension Strings {
  var hangmanTable: HangmanTableStrings { .in(language) }
}
