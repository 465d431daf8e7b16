extension GhostTableStrings {
  static let english = GhostTableStrings(
    tagline: "letter by letter", title: "table", again: "Another match")
}
