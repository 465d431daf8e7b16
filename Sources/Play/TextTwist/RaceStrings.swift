/// What a race says.
struct RaceStrings: Translated {
  /// What its mode is called.
  var title: String
  var tagline: String
  var rules: String
  var panelTitle: String
  var leave: String
  var helpLeave: String

  var begins: String
  /// Somebody has found a word of so many letters.
  var found: @Sendable (_ name: String, _ letters: Int) -> String
  /// Somebody has found the last of the hidden words.
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
  /// The first two lines for the compact layout.
  var leaveShort: String
  var leaveShort2: String
  var goOnShort: String
  var doneButton: String
  var doneShort: String

  /// For whom it waits; empty where for several.
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
  /// At the end: to meet for another race.
  var againButton: String
  var againShort: String
  var wordsKey: String
  var wordsHint: String
}

extension Strings {
  var race: RaceStrings { .in(language) }
}
