import Kit

extension GhostFiguresStrings {
  static let english = GhostFiguresStrings(
    chart: "Rounds by length", matches: { $0 == 1 ? "match" : "matches" }, won: "won",
    rounds: { $0 == 1 ? "round" : "rounds" }, roundsWon: { $0 == 1 ? "round won" : "rounds won" },
    longest: { $0 == 1 ? "letter, the longest" : "letters, the longest" },
    best: { $0 == 1 ? "point, the best" : "points, the best" },
    last: { $0 == 1 ? "Last round" : "Last \($0) rounds" },
    note: "A round won scores its letters: × 2 against medium, × 3 against hard.")
}
