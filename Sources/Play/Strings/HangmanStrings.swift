/// What Hangman says.
struct HangmanStrings: Sendable {
  var name: String
  var note: String
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

  var guess: String
  var helpGuess: String
  var helpWalk: String
  var helpPress: String
  var helpStartOver: String

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
