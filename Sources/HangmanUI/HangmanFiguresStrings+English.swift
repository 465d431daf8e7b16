import Kit

extension HangmanFiguresStrings {
  static let english = HangmanFiguresStrings(
    won: { "won, \($0) in 100" },
    streak: "streak now", longest: "longest",
    unscratched: "saved without a scratch",
    lastStreaks: { $0 == 1 ? "Last streak" : "Last \($0) streaks" }, missedLetters: "Most missed letters",
    note: "A game is saved, or it is not; leaving one costs nothing.")
}
