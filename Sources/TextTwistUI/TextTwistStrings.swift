import Engines
import Kit

/// The texts of Text Twist.
struct TextTwistStrings: Translated {
  var name: String
  /// A short description for the title screen.
  var tagline: String
  var slide: Slide
  var timer: String
  var dailyResult: @Sendable (_ found: Int, _ words: Int, _ points: Int) -> String
  var modeLabel: String
  var mode: @Sendable (TextTwist.Mode) -> String
  var level: @Sendable (TextTwist.Level) -> String
  /// Which words are hidden at a level.
  var levelNote: @Sendable (TextTwist.Level) -> String
  /// Explains a mode.
  var modeNote: @Sendable (TextTwist.Mode) -> String
  var noRack: String

  /// The rules, for the top of help.
  var rules: String
  /// The rules on the last rack, or the only one.
  var lastRackRules: String
  var rack: @Sendable (Int) -> String
  var score: @Sendable (Int) -> String
  /// The heading of a block of words: their length, the number found, and the total.
  var heading: @Sendable (Int, Int, Int) -> String
  var bonus: String
  /// What a word of all six letters earns, after a star.
  var opensNext: String
  /// The same where half of the hidden words do so, too: their number.
  var halfOpensNext: @Sendable (Int) -> String
  var allSix: String
  /// The same once one has been found: `=` continues.
  var nextIsOpenKey: String
  /// Finding all of this number of words doubles the rack's points.
  var allDouble: @Sendable (Int) -> String

  var thisRack: String
  /// Follows the number found: the total number of words.
  var ofWords: @Sendable (Int) -> String
  /// Follows the points: the points that bonus words add, and the words.
  var rackPoints: @Sendable (_ points: Int, _ extra: Int, _ bonus: [String]) -> String
  var forAll: @Sendable (Int) -> String
  var bonusTitle: String
  var thisGame: String
  var yourBest: @Sendable (Int) -> String
  /// The points of the first place, and the player's name.
  var firstPlace: @Sendable (Int, String) -> String

  var take: String
  var helpTake: String
  var helpPutBack: String
  var twist: String
  var twistButton: Button
  var helpTwist: String
  var submit: String
  var submitButton: Button
  var helpSubmit: String
  var clear: String
  var clearButton: Button
  var helpClear: String
  var last: String
  var lastButton: Button
  var helpLast: String
  var pause: String
  var helpPause: String
  var next: String
  var nextButton: String
  var helpNext: String
  var helpScrollDown: String
  var helpScrollUp: String

  var begin: String
  /// Without the mouse.
  var beginTyping: String
  /// The number of six-letter words, and how many of them are bonus words.
  var severalBingos: @Sendable (_ all: Int, _ bonus: Int) -> String
  /// A word and its points.
  var found: @Sendable (String, Int) -> String
  var foundBonus: @Sendable (String, Int) -> String
  /// The points of a word that must not be displayed.
  var foundNeverShown: @Sendable (Int) -> String
  var foundBingo: @Sendable (String, Int) -> String
  var alreadyFound: @Sendable (String) -> String
  var alreadyFoundNeverShown: String
  var tooShort: @Sendable (String) -> String
  var notAWord: @Sendable (String) -> String
  var notInBank: @Sendable (Character) -> String
  var nothingEntered: String
  var noLastWord: String
  /// `half`: the number of words that open the next rack as well, if any do.
  var closed: @Sendable (_ half: Int?) -> String
  var noNextRack: String

  /// A word that uses all six letters.
  var bingo: @Sendable (String) -> String
  /// The same for a word that must not be displayed.
  var bingoNeverShown: String
  var nextIsOpen: String
  var clockWaits: String
  /// The number of missing words; finding all of them doubles this number of points.
  var wordsToGo: @Sendable (_ missing: Int, _ all: Int, _ points: Int) -> String
  var wordsToGoShort: @Sendable (Int) -> String
  /// The title when half of the hidden words open the next rack.
  var halfTitle: String
  var keepHunting: String
  /// The points for the whole rack, doubled.
  var everyWord: @Sendable (Int) -> String
  /// The same beneath a title that says that every word was found.
  var doubled: @Sendable (Int) -> String
  /// That the word of six letters was also the last one.
  var lastWordHere: String
  /// The words missed on the rack before, and how many more.
  var missed: @Sendable (String, _ more: Int) -> String
  var everyWordTitle: String

  var paused: String
  var clockStands: @Sendable (String) -> String
  var tilesLieFaceDown: String
  var goOnButton: String

  var timeUp: String
  var lastRack: String
  var gaveUp: String
  var bestYet: String
  var endLine: @Sendable (_ found: Int, _ all: Int, _ bonus: Int, _ points: Int, _ racks: Int) -> String
  var endLineShort: @Sendable (_ found: Int, _ all: Int, _ points: Int) -> String
  var best: @Sendable (Int) -> String
  var bestShort: @Sendable (Int) -> String
  var sixLetterWord: @Sendable (String, _ isOnly: Bool) -> String
  /// The points, their rank on the list, and the list's name.
  var rank: @Sendable (_ points: Int, _ place: Int, _ mode: String) -> String
  var rankShort: @Sendable (_ points: Int, _ place: Int) -> String
  /// The label of ↓, which scrolls.
  var wordsToScroll: String
  /// The label and the name of the arrow keys that select words.
  var pickWords: String
  var arrows: String

  /// A button on the screen, with its short form for the compact layout.
  struct Button: Sendable {
    var label: String
    var short: String

    init(_ label: String, short: String? = nil) {
      self.label = label
      self.short = short ?? label
    }
  }
}

extension Strings {
  var textTwist: TextTwistStrings { .in(language) }

  /// The labels of two keys in the bottom line; in short form those of the buttons.
  func twistLabel(isShort: Bool) -> String {
    isShort ? uncapitalized(textTwist.twistButton.short) : textTwist.twist
  }
  func clearLabel(isShort: Bool) -> String {
    isShort ? uncapitalized(textTwist.clearButton.short) : textTwist.clear
  }
}

/// The texts of a race.
struct RaceStrings: Translated {
  /// The name of the mode.
  var title: String
  var tagline: String
  var rules: String
  var panelTitle: String
  var leave: String
  var helpLeave: String

  var begins: String
  /// A player has found a word with this number of letters.
  var found: @Sendable (_ name: String, _ letters: Int) -> String
  /// A player has found the last of the hidden words.
  var foundAll: @Sendable (String) -> String
  var isDone: @Sendable (String) -> String
  var hasLeft: @Sendable (String) -> String
  var noPause: String
  var oneRack: String
  var timeUp: String
  var tooLate: String
  var youAreDone: String

  var leaveTitle: String
  var leaveLine: String
  var leaveLine2: String
  var leaveLine3: String
  /// The first two lines in the compact layout.
  var leaveShort: String
  var leaveShort2: String
  var doneButton: String
  var doneShort: String

  /// Who is being waited for; empty when it is several players.
  var waitTitle: @Sendable (String) -> String
  var waitLine: @Sendable (_ clock: String) -> String
  var waitLine2: String
  var waitShort: @Sendable (_ clock: String) -> String
  var waitShort2: String

  var youWin: String
  var youShare: String
  var wins: @Sendable ([String]) -> String
  var nobodyWins: String
  var tally: @Sendable (_ found: Int, _ all: Int, _ bonus: Int) -> String
  var tallyShort: @Sendable (_ found: Int, _ all: Int) -> String
  /// The six-letter word that was missed, after a star.
  var wasShort: @Sendable (String) -> String
  /// At the end: move to another table for another race.
  var againButton: String
  var wordsKey: String
  var wordsKeyShort: String
  var wordsHint: String
}

extension Strings {
  var race: RaceStrings { .in(language) }
}

/// The texts of a shared result.
struct TextTwistDailyStrings: Translated {
  var share: @Sendable (_ found: Int, _ words: Int, _ points: Int) -> String
}

extension Strings {
  var textTwistDaily: TextTwistDailyStrings { .in(language) }
}

/// The texts of the statistics of Text Twist.
struct TextTwistFiguresStrings: Translated {
  var chart: String
  /// The labels of numbers agree with them; points are never a single one.
  var racks: @Sendable (Int) -> String
  var best: String
  var bestRack: String
  var bingos: @Sendable (Int) -> String
  var last: @Sendable (_ count: Int) -> String
  var note: String
}

extension Strings {
  var textTwistFigures: TextTwistFiguresStrings { .in(language) }
}

/// The texts of the replay of a game of Text Twist.
struct TextTwistReplayStrings: Translated {
  var entry: @Sendable (_ number: Int, _ count: Int) -> String
  var begins: String
  var noTimes: String
  /// Of a race without words.
  var noWords: String
  /// What happened, and at what time; the time is empty when it is not known.
  var at: @Sendable (_ time: String, _ text: String) -> String
  var timeUp: String
  var gaveUp: String
  var score: @Sendable (_ rack: Int, _ points: Int) -> String
}

extension Strings {
  var textTwistReplay: TextTwistReplayStrings { .in(language) }
}

/// The texts of Text Twist in the settings.
struct TextTwistSettingsStrings: Translated {
  /// The letter that opens the game from the title screen.
  var key: Character
  var timer: String
}

extension Strings {
  var textTwistSettings: TextTwistSettingsStrings { .in(language) }
}
