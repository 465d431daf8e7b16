import Kit

/// The texts of the daily puzzles.
struct DailyStrings: Translated {
  var name: String
  var note: String
  var open: String
  var begun: String
  var oneTry: String
  var noPuzzle: String
  /// Explains that midnight has passed.
  var newDay: String
  var share: String
  var shareTitle: String
  var helpShare: String
  var play: String
  var helpPlay: String
  var rules: String
  var hint: String
  /// The label of the button that plays a game's puzzle.
  var playButton: @Sendable (_ game: String) -> String
  /// The time until the next puzzles.
  var newOnes: @Sendable (_ hours: Int) -> String
}

extension Strings {
  var daily: DailyStrings { _read { yield DailyStrings[language] } }
}
