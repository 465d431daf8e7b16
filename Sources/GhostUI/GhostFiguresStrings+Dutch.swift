import Kit

extension GhostFiguresStrings {
  static let dutch = GhostFiguresStrings(
    chart: "Rondes naar lengte", matches: { $0 == 1 ? "partij" : "partijen" },
    won: "gewonnen", rounds: { $0 == 1 ? "ronde" : "rondes" },
    roundsWon: { $0 == 1 ? "ronde gewonnen" : "rondes gewonnen" },
    longest: { $0 == 1 ? "letter, de langste" : "letters, de langste" },
    best: { $0 == 1 ? "punt, de beste" : "punten, de beste" },
    last: { $0 == 1 ? "Laatste ronde" : "Laatste \($0) rondes" },
    note: "Een gewonnen ronde telt de letters: × 2 tegen gemiddeld, × 3 tegen moeilijk.")
}
