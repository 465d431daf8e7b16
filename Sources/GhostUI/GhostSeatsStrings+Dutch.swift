import Kit

extension GhostSeatsStrings {
  static let dutch = GhostSeatsStrings(
    title: "meer spelers", players: { "\($0) spelers" }, seat: { "Plaats \($0)" },
    kind: { kind, level in
      switch kind {
      case .person: "mens"
      case .easy, .medium, .hard: kind.level.map { level($0) } ?? ""
      case .empty: "leeg"
      }
    },
    note: { kind in
      switch kind {
      case .person: "Iemand aan dit toetsenbord. Spatie verandert de naam."
      case .easy: "Een computer die gewone woorden kent."
      case .medium: "Een computer die bekende woorden kent."
      case .hard: "Een computer die alle anderen als één tegenstander ziet."
      case .empty: "Hier zit niemand."
      }
    },
    nameOf: { "Wie zit op plaats \($0)?" }, begin: "Beginnen",
    tooFew: "Er moeten minstens twee plaatsen bezet zijn, en één daarvan door een mens.",
    othersScore: { least, most in
      least < most
        ? "De anderen krijgen \(least) tot \(most)."
        : most == 0 ? "De anderen krijgen niets." : "De anderen krijgen \(most)."
    },
    othersScoreShort: { $0 < $1 ? "De rest: \($0) tot \($1)." : "De rest: \($1)." },
    doubted: { "\($0) betwijfelde \($2) van \($1)." },
    matchesTitle: "Vanavond gewonnen",
    matches: { seats in "partijen   " + seats.map { "\($0.name) \($0.won)" }.joined(separator: " · ") },
    continuation: { letter, other, word in
      "Met \(letter)\(other.map { " voor \($0)" } ?? "") ging het verder"
        + (word.map { ", naar \($0)." } ?? ".")
    },
    goingOnShort: { fragment, word in "\(fragment) kon nog" + (word.map { ": \($0)." } ?? ".") })
}
