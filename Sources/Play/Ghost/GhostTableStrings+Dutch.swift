extension GhostTableStrings {
  static let dutch = GhostTableStrings(
    tagline: "letter voor letter", title: "tafel", again: "Nog een spel")
}
