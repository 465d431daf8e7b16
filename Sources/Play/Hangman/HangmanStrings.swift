/// What Hangman says.
struct HangmanStrings: Sendable {
  var name: String
  var host: String
  var category: String
  var difficulty: String
  var allCategories: String
  /// In the order of `HangmanSetUp.Host`.
  var hosts: [String]
  /// What each host does, in the same order.
  var hostNotes: [String]
  /// In the order of `HangmanDeal.Difficulty`.
  var difficulties: [String]
  var noWord: String
  var firstPlayer: String
  var secondPlayer: String
  /// A player who gave no name, by number.
  var player: @Sendable (Int) -> String
  var yourWord: String
  /// In the order of `HangmanSetUp.Secret`.
  var secrets: [String]
  var length: String

  var guess: String
  var helpGuess: String
  var helpWalk: String
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

  var begin: String
  /// A letter stands in so many places.
  var hit: @Sendable (Character, Int) -> String
  var miss: @Sendable (Character) -> String
  var alreadyTried: @Sendable (Character) -> String
  var notALetter: @Sendable (Character) -> String
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
  var notInWord: @Sendable (Character) -> String
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
