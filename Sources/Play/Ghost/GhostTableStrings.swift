/// The texts of Ghost at a table.
struct GhostTableStrings: Translated {
  var tagline: String
  var title: String
  /// At the end: move to another table for another match.
  var again: String

  static let english = GhostTableStrings(
    tagline: "letter by letter", title: "table", again: "Another match")
  static let dutch = GhostTableStrings(
    tagline: "letter voor letter", title: "tafel", again: "Nog een spel")
}

extension Strings {
  var ghostTable: GhostTableStrings { .in(language) }
}
