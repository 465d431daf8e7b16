import Kit

extension GhostTableStrings {
  static let english = GhostTableStrings(
    tagline: "letter by letter", title: "table",
    takenOver: { "A computer plays for \($0) now." },
    leftLine2: "Nobody loses a letter for it.", leftLine2Short: "In a minute a computer can play on.",
    leftLine3: "After a minute a computer can play on.", takeComputerButton: "Take the computer in",
    again: "Another match")
}
