extension GhostDailyStrings {
  static let dutch = GhostDailyStrings(yourTurn: "jouw beurt")
}
