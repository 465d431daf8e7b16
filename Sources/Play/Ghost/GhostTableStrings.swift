/// The texts of Ghost at a table.
struct GhostTableStrings: Translated {
  var tagline: String
  var title: String

  static let english = GhostTableStrings(tagline: "letter by letter", title: "table")
  static let dutch = GhostTableStrings(tagline: "letter voor letter", title: "tafel")
}

extension Strings {
  var ghostTable: GhostTableStrings { .in(language) }
}
