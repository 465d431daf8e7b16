import Engines

/// What Hangman says while it is set up and played.
struct HangmanStrings: Translated {
  var name: String
  /// A few words on it for the title screen.
  var tagline: String
  var rules: String
  var slide: Slide
  /// A phrase to guess in the introduction, and the guesses that have been made.
  var slidePhrase: String
  var slideGuesses: String
  var pictures: String
  var carefulEntry: String
  var missesHead: String
  var lost: String
  var dailyResult: @Sendable (_ isWon: Bool, _ misses: Int) -> String

  var hostLabel: String
  var category: String
  var allCategories: String
  var host: @Sendable (HangmanSetUp.Host) -> String
  /// Two sentences, a line each, on what a host does.
  var hostNote: @Sendable (HangmanSetUp.Host) -> String
  var difficulty: @Sendable (HangmanDeal.Difficulty) -> String
  var difficultyNote: @Sendable (HangmanDeal.Difficulty) -> String
  var categoryNote: String
  var firstPlayerNote: String
  var secondPlayerNote: String
  var yourWord: String
  var secret: @Sendable (HangmanSetUp.Secret) -> String
  var secretNote: @Sendable (HangmanSetUp.Secret) -> String
  var length: String
  var lengthNote: String

  var guess: String
  var helpGuess: String
  var helpPress: String
  var helpCareful: String
  var helpEmpty: String
  var helpStartOver: String
  var solve: String
  var helpSolve: String
  var hint: String
  var helpHint: String
  var count: String
  var helpCount: String
  var wordsLeft: @Sendable (Int) -> String
  var guessButton: String
  var confirm: @Sendable (Character) -> String

  /// A letter stands in so many places.
  var hit: @Sendable (Character, Int) -> String
  var miss: @Sendable (Character) -> String
  var alreadyTried: @Sendable (Character) -> String
  var hinted: @Sendable (Character) -> String
  var tooDear: String
  /// So many misses of so many.
  var misses: @Sendable (Int, Int) -> String
  var incorrect: String
  /// The same where there is little room.
  var incorrectShort: String
  var streak: @Sendable (Int) -> String

  var fill: String
  var helpFill: String
  var solveNow: String
  var helpSolveNow: String
  var helpErase: String
  var moveCaret: String
  var helpCaretRight: String
  var helpCaretLeft: String
  var putBack: String
  var helpPutBack: String
  var fillBlanks: String
  /// What a wrong phrase costs, with so many misses left; then the same where there is little room.
  var price: @Sendable (Int) -> String
  var priceShort: @Sendable (Int) -> String
  var notThere: @Sendable (Character) -> String
  var stillOpen: @Sendable (Int) -> String
  var allFilled: String
  var notIt: String

  /// Who enters a secret, and who looks away.
  var secretPrompt: @Sendable (String, String) -> String
  var notInSecret: @Sendable (Character) -> String
  var twoLetters: String
  var guesses: @Sendable (String) -> String
  /// The keyboard goes to somebody.
  var handOver: @Sendable (String) -> String

  /// The head of the side panel: who plays, and from what.
  var panelTitle: @Sendable (String, String) -> String
  var panelSolved: String
  var panelToGo: @Sendable (_ phrases: Int) -> String
  var panelStreak: String
  var panelLongest: String
  var panelMisses: String
  var panelToday: String
  var panelRound: String
}

extension Strings {
  var hangman: HangmanStrings { _read { yield HangmanStrings[language] } }
}
