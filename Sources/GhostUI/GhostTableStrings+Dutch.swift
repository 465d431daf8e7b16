import Kit

extension GhostTableStrings {
  static let dutch = GhostTableStrings(
    tagline: "letter voor letter", title: "tafel",
    takenOver: { "Een computer speelt nu voor \($0)." },
    leftLine2: "Dat kost niemand een letter.", leftLine2Short: "Na een minuut mag de computer.",
    leftLine3: "Na een minuut kan een computer verder spelen.", takeComputerButton: "Computer erbij",
    again: "Nog een spel")
}
