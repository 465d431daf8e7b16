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
  var hangman: HangmanStrings { .in(language) }
}

/// The texts of Hangman at the end of a game, and before leaving one.
struct HangmanEndStrings: Translated {
  /// The title for a number of misses.
  var wonTitle: @Sendable (Int) -> String
  var lostTitle: String
  var wrongGuesses: @Sendable (Int) -> String
  /// The number of misses, in short form.
  var wrongShort: @Sendable (Int) -> String
  var longestYet: String
  var longestYetShort: String
  /// The rank on the list of a mode, in long and short form.
  var rank: @Sendable (Int, _ mode: String) -> String
  var rankShort: @Sendable (Int, _ mode: String) -> String
  var longestIs: @Sendable (Int) -> String
  var hinted: String
  var smallLetters: String
  var smallLettersShort: String
  var streakEnds: @Sendable (Int) -> String
  var wins: @Sendable (String) -> String
  var nextRound: String

  var devilWonTitle: String
  var devilLostTitle: String
  /// The number of words that were still possible, and one of them; for more than one.
  var neverChose: @Sendable (Int, String) -> String
  var neverChoseShort: @Sendable (Int, String) -> String
  /// The words that were still possible: two or three.
  var neverChoseAmong: @Sendable ([String]) -> String
  var neverChoseAmongShort: @Sendable ([String]) -> String
  /// The longest winning streak, after a loss.
  var longestAgainst: @Sendable (Int) -> String
  var oneWasLeft: @Sendable (String) -> String
  var nothingElse: @Sendable (String) -> String
  var tableTitle: String
  /// The button that opens the Devil's table.
  var tableButton: String
  var tableStart: String
  var scroll: String

  var startOverTitle: String
  var startOverLine: String
  /// The phrase of the game before.
  var itWas: @Sendable (String) -> String
  var hintTitle: String
  /// The number of misses left.
  var hintLine: @Sendable (Int) -> String
  var showIt: String
  var handOverTitle: String
}

extension Strings {
  var hangmanEnd: HangmanEndStrings { .in(language) }
}

/// The texts of Hangman's statistics.
struct HangmanFiguresStrings: Translated {
  /// The share of games won, in per cent.
  var won: @Sendable (_ share: Int) -> String
  var streak: String
  var longest: String
  var unscratched: String
  var lastStreaks: @Sendable (_ count: Int) -> String
  var missedLetters: String
  var note: String
}

extension Strings {
  var hangmanFigures: HangmanFiguresStrings { .in(language) }
}

/// The texts of the replay of a game of Hangman.
struct HangmanReplayStrings: Translated {
  var guess: @Sendable (_ number: Int, _ count: Int) -> String
  var begins: @Sendable (_ places: Int) -> String
  var hit: @Sendable (Character, _ places: Int) -> String
  var miss: @Sendable (Character) -> String
  var hint: @Sendable (Character) -> String
  var solved: @Sendable (_ text: String, _ isRight: Bool) -> String
  /// The same in a compact layout.
  var hitShort: @Sendable (Character, _ places: Int) -> String
  var missShort: @Sendable (Character) -> String
  var hintShort: @Sendable (Character) -> String
  var wordsLeftShort: @Sendable (Int) -> String
  var stillOpen: @Sendable (_ places: Int) -> String
  var wordsLeft: @Sendable (Int) -> String
  var won: @Sendable (_ misses: Int) -> String
  var lost: String
  var givenUp: String
}

extension Strings {
  var hangmanReplay: HangmanReplayStrings { .in(language) }
}

/// The texts of Hangman in the settings.
struct HangmanSettingsStrings: Translated {
  /// The explanations of the settings for pictures and for careful entry.
  var pictures: String
  var carefulEntry: String
  /// The letter that opens the game from the title screen.
  var key: Character
  /// The captions of the preview: a loss and a win.
  var tooLate: String
  var saved: String
}

extension Strings {
  var hangmanSettings: HangmanSettingsStrings { .in(language) }
}

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

/// The texts of a replay of the mind reader.
struct MindReaderReplayStrings: Translated {
  var question: @Sendable (_ number: Int, _ count: Int) -> String
  var begins: @Sendable (_ words: Int) -> String
  var isIt: @Sendable (_ word: String) -> String
  var yes: String
  var no: String
  var whatWasIt: String
}

extension Strings {
  var mindReaderReplay: MindReaderReplayStrings { .in(language) }
}

/// The texts of the mind reader.
struct MindReaderStrings: Translated {
  var rules: String
  var typeWord: String
  /// The question about a letter: `An E?`, and the same within a sentence.
  var question: @Sendable (Character) -> String
  /// The answer for a typed word: a letter and its places.
  var answered: @Sendable (Character, [Int]) -> String
  var whereIs: @Sendable (Character) -> String
  var yes: @Sendable ([Int]) -> String
  /// The same in short form.
  var yesShort: @Sendable ([Int]) -> String
  var none: @Sendable (Character) -> String
  var noneButton: @Sendable (Character) -> String
  var markOrNone: @Sendable (Character) -> String
  var doneButton: String
  var nextButton: String
  var notInIt: String
  var letters: @Sendable (Int) -> String

  var answer: String
  var helpAnswer: String
  /// What Enter does when the word was typed.
  var next: String
  var helpNext: String
  var noneLabel: String
  var helpNone: String
  var mark: String
  var helpMark: String
  var helpMarkNumber: String
  var helpNextPlace: String
  var helpPlaceBefore: String
  var takeBack: String
  var helpTakeBack: String

  var isIt: String
  var yesButton: String
  var noButton: String
  var wonTitle: String
  /// The number of questions and of misses.
  var wonLine: @Sendable (Int, Int) -> String
  var anotherWord: String
  var lostTitle: String
  var sevenWrong: @Sendable (_ left: Int) -> String
  var sevenWrongShort: @Sendable (_ left: Int) -> String
  var otherWord: @Sendable (String) -> String
  var whatWasIt: String
  var whatWasItShort: String
  var typeIt: String
  var typePrompt: String
  var otherLength: @Sendable (Int) -> String
  var marksRight: @Sendable (String) -> String
  var unknownWord: @Sendable (String) -> String
  /// The wrong mark: a letter, the places marked, and its actual places.
  var differs: @Sendable (Character, _ marked: [Int], _ actual: [Int]) -> String
  var differsTitle: @Sendable (String) -> String

  var contradictedTitle: String
  /// A letter's marked places contradict every word.
  var leavesNoWord: @Sendable (Character, [Int]) -> String
  var takeBackButton: String
  /// Asks about the next mark that may be wrong.
  var otherMark: String
  /// The title when the named word is not the right one.
  var wrongMark: String
  var wasMarkWrong: String
  var wasMarkWrongTitle: String
  var isMarkWrong: @Sendable (Character, [Int]) -> String
  /// Says that no mark is wrong, in long and short form.
  var allRight: String
  var allRightShort: String
  /// Replaces a word that must not be displayed.
  var thatWord: String
  var panelTitle: String
}

extension Strings {
  var mindReader: MindReaderStrings { .in(language) }
}

/// The texts of practice.
struct PracticeStrings: Translated {
  var name: String
  /// The position of the word, and the number of words due today.
  var place: @Sendable (_ number: Int, _ count: Int) -> String
  /// The letters of the word in another order.
  var letters: @Sendable (String) -> String
  /// After another word with the same letters.
  var otherWord: String
  /// After a correct answer: in how many days the word is due again.
  var known: @Sendable (_ days: Int) -> String
  /// After a wrong answer.
  var tomorrow: String
  /// The number of words left today.
  var toGo: @Sendable (Int) -> String
  var lastOne: String
  var next: String
}

extension Strings {
  var practice: PracticeStrings { .in(language) }
}
