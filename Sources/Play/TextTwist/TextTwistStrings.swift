import Engines

/// What Text Twist says.
struct TextTwistStrings: Translated {
  var name: String
  /// A few words on it for the title screen.
  var tagline: String
  var slide: Slide
  var slideGame: SlideGame
  var timer: String
  var dailyResult: @Sendable (_ found: Int, _ words: Int, _ points: Int) -> String
  var modeLabel: String
  var mode: @Sendable (TextTwist.Mode) -> String
  var level: @Sendable (TextTwist.Level) -> String
  /// What a mode is.
  var modeNote: @Sendable (TextTwist.Mode) -> String
  var noRack: String

  var rack: @Sendable (Int) -> String
  var score: @Sendable (Int) -> String
  var entry: String
  /// The head of a column.
  var letters: @Sendable (Int) -> String
  var bonusWords: String

  var take: String
  var helpTake: String
  var helpPutBack: String
  var twist: String
  var twistButton: String
  var helpTwist: String
  var submit: String
  var submitButton: String
  var helpSubmit: String
  var clear: String
  var clearButton: String
  var helpClear: String
  var last: String
  var lastButton: String
  var helpLast: String
  var pause: String
  var helpPause: String
  var next: String
  var nextButton: String
  var helpNext: String
  var helpScrollDown: String
  var helpScrollUp: String

  var begin: String
  /// So many words take all six letters.
  var severalBingos: @Sendable (Int) -> String
  /// A word and its points.
  var found: @Sendable (String, Int) -> String
  var foundBonus: @Sendable (String, Int) -> String
  /// The points of a word that is not shown.
  var foundUnspoken: @Sendable (Int) -> String
  var foundBingo: @Sendable (String, Int) -> String
  var alreadyFound: @Sendable (String) -> String
  var alreadyFoundUnspoken: String
  var tooShort: @Sendable (String) -> String
  var notAWord: @Sendable (String) -> String
  var notInBank: @Sendable (Character) -> String
  var nothingEntered: String
  var noLastWord: String
  var closed: String

  var bingoTitle: String
  var bingoLine: String
  var keepHunting: String
  var completeTitle: String
  /// So many points for the whole rack, doubled.
  var completeLine: @Sendable (Int) -> String
  var leaveTitle: String
  var leaveQuestion: String
  var giveUpButton: String

  var paused: String
  var clockStands: @Sendable (String) -> String
  var bankStands: String
  var goOn: String
  var goOnButton: String
  var helpGoOn: String

  var timeUp: String
  var allFound: String
  var givenUp: String
  /// So many of so many words.
  var foundOf: @Sendable (Int, Int) -> String
  var nextIsOpen: String
  var helpRackBefore: String
  var helpRackAfter: String
  var endTitle: String
  /// A score and the racks it was made on.
  var endLine: @Sendable (Int, Int) -> String
}

extension Strings {
  var textTwist: TextTwistStrings { .in(language) }
}
