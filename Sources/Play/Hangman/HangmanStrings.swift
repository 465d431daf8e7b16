import Engines

/// What Hangman says.
struct HangmanStrings: Translated {
  var name: String
  /// A few words on it for the title screen.
  var tagline: String
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
  /// What a host does.
  var hostNote: @Sendable (HangmanSetUp.Host) -> String
  var difficulty: @Sendable (HangmanDeal.Difficulty) -> String
  var yourWord: String
  var secret: @Sendable (HangmanSetUp.Secret) -> String
  var length: String

  var guess: String
  var helpGuess: String
  var helpPress: String
  var helpCareful: String
  var helpStartOver: String
  var solve: String
  var helpSolve: String
  var solvePrompt: String
  var notIt: String
  var hint: String
  var helpHint: String
  var hinted: @Sendable (Character) -> String
  var tooDear: String
  var count: String
  var helpCount: String
  var wordsLeft: @Sendable (Int) -> String
  var tableTitle: String
  /// So many words were left, and this is one of them.
  var tableRow: @Sendable (Int, String) -> String
  var guessButton: String
  var confirm: @Sendable (Character) -> String

  /// A letter stands in so many places.
  var hit: @Sendable (Character, Int) -> String
  var miss: @Sendable (Character) -> String
  var alreadyTried: @Sendable (Character) -> String
  /// So many misses of so many.
  var misses: @Sendable (Int, Int) -> String
  var incorrect: String
  var streak: @Sendable (Int) -> String

  /// Who enters a secret, and who looks away.
  var secretPrompt: @Sendable (String, String) -> String
  var notInSecret: @Sendable (Character) -> String
  var twoLetters: String
  var guesses: @Sendable (String) -> String
  var nextRound: String

  var typeWord: String
  var answer: String
  var helpAnswer: String
  var mark: String
  var helpMark: String
  var helpNextPlace: String
  var helpPlaceBefore: String
  var takeBack: String
  var takeBackButton: String
  var helpTakeBack: String
  var asks: @Sendable (Character) -> String
  var asksTyped: @Sendable (Character) -> String
  /// A letter and the numbers of the places it was marked in.
  var markedAt: @Sendable (Character, [String]) -> String
  var isIt: String
  var yes: String
  var no: String
  var readerWonTitle: String
  var readerWon: @Sendable (Int) -> String
  var readerLostTitle: String
  var readerLost: String
  var notInList: String
  var contradictedTitle: String
  var contradicted: String
  var leaveReading: String

  var startOverQuestion: String
  var leaveTitle: String
  var leaveQuestion: String
  /// For so many misses.
  var wonTitle: @Sendable (Int) -> String
  var wonLine: String
  var lostTitle: String
  var lostLine: String
  /// So many misses, and so many games won in a row.
  var score: @Sendable (Int, Int) -> String
}

extension Strings {
  var hangman: HangmanStrings { .in(language) }
}
