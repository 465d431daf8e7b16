import Kit

extension GhostSavedStrings {
  static let dutch = GhostSavedStrings(yourTurn: "jouw beurt")
}
