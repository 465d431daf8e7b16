import Kit

/// The texts of Ghost at a table.
struct GhostTableStrings: Translated {
  var tagline: String
  var title: String
  var takenOver: @Sendable (String) -> String
  /// The lines about a player who is away, after the first one, which all games share.
  var leftLine2: String
  var leftLine2Short: String
  var leftLine3: String
  var takeComputerButton: String
  /// At the end: move to another table for another match.
  var again: String
}

extension Strings {
  var ghostTable: GhostTableStrings { .in(language) }
}
