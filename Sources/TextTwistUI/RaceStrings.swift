import Kit

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
