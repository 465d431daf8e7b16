import Engines
import Kit
import TextUI
import Texts

extension Texts {
  func opponent(_ opponent: GhostSetUp.Opponent) -> String {
    switch opponent {
    case .computer: self("the computer")
    case .friend: self("a friend")
    case .seats: self("several")
    }
  }

  func opponentNote(_ opponent: GhostSetUp.Opponent) -> String {
    switch opponent {
    case .computer: self("Alone, for points. Each level has its own high scores.")
    case .friend: self("Two at one keyboard. Matches won are counted by name.")
    case .seats:
      self("Two to five seats at one keyboard, for people and computers. Matches won are counted by name.")
    }
  }

  func levelNote(_ level: GhostLevel) -> String {
    switch level {
    case .easy:
      self("Knows common words, looks no further than one letter. A round won scores its letters.")
    case .medium:
      self("Knows familiar words and sees two letters ahead. A round won scores its letters × 2.")
    case .hard:
      self("Knows every word that counts, and plays perfectly. A round won scores its letters × 3.")
    }
  }

  func allowedTier(_ list: GhostSetUp.AllowedTier) -> String {
    switch list {
    case .familiar: self("familiar")
    case .standard: self("wide")
    case .rare: self("rare")
    }
  }

  func allowedTierNote(_ list: GhostSetUp.AllowedTier) -> String {
    switch list {
    case .familiar: self("familiar: words you have met. Whoever finishes one of them loses the round.")
    case .standard:
      self("wide: words of a school dictionary. Whoever finishes one of them loses the round.")
    case .rare: self("rare: words of the big one. Whoever finishes one of them loses the round.")
    }
  }

  func bluffNote(_ isOn: Bool) -> String {
    isOn
      ? self(
        """
        A letter that no word follows may stand until it is doubted. Whoever is doubted names a longer word, or \
        loses.
        """) : self("A letter that no word follows ends the round at once. Nobody can bluff.")
  }

  /// The rules of the game.
  func ghostRules(isBluff: Bool) -> String {
    guard isBluff else {
      return self(
        """
        Add a letter in turn, but never finish a word of four letters or more. Whoever does, or leaves no word \
        possible, gets a letter of GHOST.
        """)
    }
    let rules = self(
      """
      Add a letter in turn, but never finish a word of four letters or more. Whoever does gets a letter of GHOST.
      """)
    return rules + " " + bluffNote(true)
  }

  func seatKind(_ kind: GhostSeats.Kind) -> String {
    switch kind {
    case .person: self("person")
    case .easy, .medium, .hard: kind.level.map { level($0) } ?? ""
    case .empty: self("empty")
    }
  }

  func seatNote(_ kind: GhostSeats.Kind) -> String {
    switch kind {
    case .person: self("Somebody at this keyboard. Space changes the name.")
    case .easy: self("A computer that knows common words.")
    case .medium: self("A computer that knows familiar words.")
    case .hard: self("A computer that takes all others for one opponent.")
    case .empty: self("Nobody sits here.")
    }
  }

  /// The matches that each seat has won this evening.
  func matches(_ seats: [(name: String, won: Int)]) -> [String] {
    let parts = seats.map { "\($0.name) \($0.won)" }
    return parts.prefix(1).map { self("matches") + "   " + $0 } + parts.dropFirst()
  }

  /// One player challenges another, with the names clipped so that the sentence fits.
  /// - Parameter you: the player whom the sentence calls "you", if any.
  func challenge(of challenged: Int, by challenger: Int, in match: Ghost, you: Int?, room: Int = .max)
    -> String
  {
    let names = (match.name(of: challenger, self), match.name(of: challenged, self))
    if challenger == you {
      return self("You challenge \(names.1.clipped(to: room - self("You challenge \("")").columns))")
    }
    if challenged == you {
      return self("\(names.0.clipped(to: room - self("\("") challenges you").columns)) challenges you")
    }
    let free = room - self("\("") challenges \("")").columns
    let first = min(names.0.columns, max(free / 2, free - names.1.columns))
    return self("\(names.0.clipped(to: first)) challenges \(names.1.clipped(to: free - first))")
  }

  /// Who has won the match.
  func winsTheMatch(_ winner: Int, in match: Ghost, you: Int?) -> String {
    winner == you ? self("You win the match") : self("\(match.name(of: winner, self)) wins the match")
  }

  /// The question for the word behind a fragment, with the name clipped and the fragment cut so that it fits.
  func question(_ name: String, _ fragment: String, room: Int) -> String {
    let free = room - self("\(""), which word begins with \("")?").columns
    let shown = name.clipped(to: max(8, free - fragment.columns))
    return self("\(shown), which word begins with \(fragment.tail(free - shown.columns))?")
  }
}

extension String {
  /// The text, or its end with an ellipsis if it is longer than a number of columns.
  func tail(_ width: Int) -> String { columns <= width ? self : "…" + suffix(max(1, width - 1)) }
}
