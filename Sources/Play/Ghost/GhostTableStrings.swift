/// The texts of Ghost at a table.
struct GhostTableStrings: Translated {
  var tagline: String
  var title: String
  /// At the end: move to another table for another match.
  var again: String
}

extension Strings {
  var ghostTable: GhostTableStrings { .in(language) }
}
