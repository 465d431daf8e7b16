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

  func level(_ level: GhostLevel) -> String {
    switch level {
    case .easy: self("easy")
    case .medium: self("medium")
    case .hard: self("hard")
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

  /// How a match counts.
  /// - Parameter factor: that of the points of a round against this computer.
  func howItCounts(_ factor: Int) -> String {
    factor == 1
      ? self("A lost round lights a letter of GHOST; five are the end. A won one: its letters.")
      : self("A lost round lights a letter of GHOST; five are the end. A won one: its letters × \(factor).")
  }

  /// No word of the judge's list begins with the fragment: a clause, and the beginning of a sentence.
  func noWord(_ list: GhostSetUp.AllowedTier?, begins fragment: String, isSentence: Bool = true) -> String {
    switch (list, isSentence) {
    case (.familiar, true): self("No familiar word begins with \(fragment)")
    case (.standard, true): self("No word of the wide list begins with \(fragment)")
    case (_, true): self("No word begins with \(fragment)")
    case (.familiar, false): self("no familiar word begins with \(fragment)")
    case (.standard, false): self("no word of the wide list begins with \(fragment)")
    case (_, false): self("no word begins with \(fragment)")
    }
  }

  /// The letter that would have won.
  /// - Parameters:
  ///   - other: the one that was added instead.
  ///   - word: the one that it would have led to.
  func betterLetter(_ letter: Character, insteadOf other: Character?, _ word: String?) -> String {
    switch (other, word) {
    case (nil, nil): self("\(letter) wins.")
    case (let other?, nil): self("\(letter) instead of \(other) wins.")
    case (nil, let word?): self("\(letter) wins: \(word).")
    case (let other?, let word?): self("\(letter) instead of \(other) wins: \(word).")
    }
  }

  /// The letter that would have won after an earlier fragment.
  func betterLetter(_ letter: Character, after fragment: String, _ word: String?) -> String {
    word.map { self("\(letter) after \(fragment) wins: \($0).") } ?? self("\(letter) after \(fragment) wins.")
  }

  /// The fragment that would have won, and the word that it leads to.
  func wasTheWay(_ fragment: String, _ word: String?, _ name: String) -> String {
    word.map { self("\(fragment) was the way: \($0) for \(name).") } ?? self("\(fragment) was the way.")
  }

  /// The letter after which the round would have gone on, and the word that it leads to.
  func continuation(_ letter: Character, insteadOf other: Character?, _ word: String?) -> String {
    switch (other, word) {
    case (nil, nil): self("\(letter) would have gone on.")
    case (let other?, nil): self("\(letter) instead of \(other) would have gone on.")
    case (nil, let word?): self("\(letter) would have gone on, towards \(word).")
    case (let other?, let word?): self("\(letter) instead of \(other) would have gone on, towards \(word).")
    }
  }

  /// The same in short form.
  func wentOn(_ fragment: String, _ word: String?) -> String {
    word.map { self("\(fragment) went on: \($0).") } ?? self("\(fragment) went on.")
  }

  /// What the seats that have not lost the round score.
  func othersScore(_ least: Int, _ most: Int) -> String {
    if least < most { return self("The others score \(least) to \(most).") }
    return most == 0 ? self("The others score nothing.") : self("The others score \(most).")
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
  func matches(_ seats: [(name: String, won: Int)]) -> String {
    self("matches") + "   " + seats.map { "\($0.name) \($0.won)" }.joined(separator: " · ")
  }

  /// One player challenges another, with both names clipped so that the sentence fits.
  func challenges(_ challenger: String, _ challenged: String, room: Int) -> String {
    let free = room - self("\("") challenges \("")").columns
    let first = min(challenger.columns, max(free / 2, free - challenged.columns))
    return self("\(challenger.clipped(to: first)) challenges \(challenged.clipped(to: free - first))")
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
