extension GhostDailyStrings {
  static let english = GhostDailyStrings(yourTurn: "your turn")
}
