import Kit

/// The texts of Ghost's statistics.
struct GhostFiguresStrings: Translated {
  var chart: String
  /// The labels of numbers agree with them.
  var matches: @Sendable (Int) -> String
  var won: String
  var rounds: @Sendable (Int) -> String
  var roundsWon: @Sendable (Int) -> String
  var longest: @Sendable (Int) -> String
  var best: @Sendable (Int) -> String
  var last: @Sendable (_ count: Int) -> String
  var note: String
}

extension Strings {
  var ghostFigures: GhostFiguresStrings { .in(language) }
}
