import Kit

extension GhostSavedStrings {
  static let english = GhostSavedStrings(yourTurn: "your turn")
}
