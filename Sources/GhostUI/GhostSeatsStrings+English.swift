import Kit

extension GhostSeatsStrings {
  static let english = GhostSeatsStrings(
    title: "several", players: { "\($0) players" }, seat: { "Seat \($0)" },
    kind: { kind, level in
      switch kind {
      case .person: "person"
      case .easy, .medium, .hard: kind.level.map { level($0) } ?? ""
      case .empty: "empty"
      }
    },
    note: { kind in
      switch kind {
      case .person: "Somebody at this keyboard. Space changes the name."
      case .easy: "A computer that knows common words."
      case .medium: "A computer that knows familiar words."
      case .hard: "A computer that takes all others for one opponent."
      case .empty: "Nobody sits here."
      }
    },
    nameOf: { "Who has seat \($0)?" }, begin: "Begin",
    tooFew: "At least two seats have to be taken, and one of them by a person.",
    othersScore: { least, most in
      least < most
        ? "The others score \(least) to \(most)."
        : most == 0 ? "The others score nothing." : "The others score \(most)."
    },
    othersScoreShort: { $0 < $1 ? "Others: \($0) to \($1)." : "Others: \($1)." },
    doubted: { "\($0) doubted \($1)'s \($2)." },
    matchesTitle: "Won this evening",
    matches: { seats in "matches   " + seats.map { "\($0.name) \($0.won)" }.joined(separator: " · ") },
    continuation: { letter, other, word in
      "\(letter)\(other.map { " for \($0)" } ?? "") would have gone on"
        + (word.map { ", towards \($0)." } ?? ".")
    },
    goingOnShort: { fragment, word in "\(fragment) went on" + (word.map { ": \($0)." } ?? ".") })
}
