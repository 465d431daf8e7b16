import Kit

extension WaitingStrings {
  static let english = WaitingStrings(
    title: "A game waits for you", newGame: "A new game",
    helpNumber: "open the game of that number",
    rules: "The games you left, the last one first. Each goes on after your last key.")
}
