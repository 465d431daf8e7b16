import Engines
import Kit

/// The texts of Hangman's set-up and game.
struct HangmanStrings: Translated {
  var name: String
  /// A short description for the title screen.
  var tagline: String
  var rules: String
  var slide: Slide
  var pictures: String
  var carefulEntry: String
  var missesHead: String
  var lost: String
  var dailyResult: @Sendable (_ isWon: Bool, _ misses: Int) -> String

  var hostLabel: String
  var category: String
  var allCategories: String
  var host: @Sendable (HangmanSetUp.Host) -> String
  /// Two sentences, one on each line, about a host.
  var hostNote: @Sendable (HangmanSetUp.Host) -> String
  /// The same about words of the player's own list.
  var ownListNote: String
  /// The same about the mind reader when the word is typed.
  var typedWordNote: String
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

  /// The number of places in which a letter occurs.
  var hit: @Sendable (Character, Int) -> String
  var miss: @Sendable (Character) -> String
  var alreadyTried: @Sendable (Character) -> String
  var hinted: @Sendable (Character) -> String
  var hintedShort: @Sendable (Character) -> String
  var tooExpensive: String
  var tooExpensiveShort: String
  /// The number of misses, and of misses allowed.
  var misses: @Sendable (Int, Int) -> String
  /// The number of misses of a saved game.
  var missCount: @Sendable (Int) -> String
  var incorrect: String
  /// The same in short form.
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
  /// The cost of a wrong phrase, by the misses left, in long and short form.
  var price: @Sendable (_ left: Int, _ isWord: Bool) -> String
  var priceShort: @Sendable (_ left: Int, _ isWord: Bool) -> String
  var notThere: @Sendable (Character) -> String
  var stillOpen: @Sendable (Int) -> String
  var allFilled: String
  var notIt: String

  /// The prompt for the secret: who enters it, and who must look away.
  var secretPrompt: @Sendable (String, String) -> String
  var notInSecret: @Sendable (Character) -> String
  var notInSecretShort: String
  var twoLetters: String
  var guesses: @Sendable (String) -> String
  /// To whom the keyboard must be handed.
  var handOver: @Sendable (String) -> String

  /// The title of the side panel: the player, and where the phrase comes from.
  var panelTitle: @Sendable (String, String) -> String
  var panelSolved: String
  var panelToGo: @Sendable (_ phrases: Int) -> String
  var panelToGoIn: @Sendable (_ category: String) -> String
  /// The same if the title of the category is too long.
  var panelToGoHere: String
  var panelStreak: String
  var panelLongest: String
  var panelMisses: String
  var panelToday: String
  /// A game against the Devil, which chose none of these words.
  var panelWordsLeft: @Sendable (Int) -> String
  var panelRound: String
}

extension Strings {
  var hangman: HangmanStrings { _read { yield HangmanStrings[language] } }
}
