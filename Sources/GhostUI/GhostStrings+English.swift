import Kit

extension GhostStrings {
  static let english = GhostStrings(
    name: "Ghost", tagline: "add a letter, never finish a word",
    slide: Slide(
      title: "Ghost",
      text: """
        Add a letter in turn. Whoever finishes a word of more than three letters loses the round, and so does \
        whoever makes words impossible. Five lost rounds spell GHOST.
        """),
    slideFragment: "spo",
    dailyResult: { isWon, letters in isWon ? "won in \(letters)" : "lost in \(letters)" },
    rules: """
      Add a letter in turn, but never finish a word of four letters or more. Whoever does, or leaves no word \
      possible, gets a letter of GHOST.
      """,
    rulesOfBluff: """
      Add a letter in turn, but never finish a word of four letters or more. Whoever does gets a letter of GHOST.
      """,
    opponentLabel: "Against",
    opponent: { opponent in
      switch opponent {
      case .computer: "the computer"
      case .friend: "a friend"
      case .seats: "several"
      }
    },
    opponentNote: { opponent in
      switch opponent {
      case .computer: "Alone, for points. Each level has its own high scores."
      case .friend: "Two at one keyboard. Matches won are counted by name."
      case .seats:
        "Two to five seats at one keyboard, for people and computers. Matches won are counted by name."
      }
    },
    nameNote: "Space changes the name. Matches won are counted under it.",
    twoPlayers: "two players",
    level: { level in
      switch level {
      case .easy: "easy"
      case .medium: "medium"
      case .hard: "hard"
      }
    },
    levelNote: { level in
      switch level {
      case .easy: "Knows common words, looks no further than one letter. A round won scores its letters."
      case .medium: "Knows familiar words and sees two letters ahead. A round won scores its letters × 2."
      case .hard: "Knows every word that counts, and plays perfectly. A round won scores its letters × 3."
      }
    },
    allowedTierLabel: "Judge", allowedTierSetting: "Ghost: judge", bluffSetting: "Ghost: bluff",
    allowedTier: { list in
      switch list {
      case .familiar: "familiar"
      case .standard: "wide"
      case .rare: "rare"
      }
    },
    allowedTierNote: { list in
      let words =
        switch list {
        case .familiar: "familiar: words you have met."
        case .standard: "wide: words of a school dictionary."
        case .rare: "rare: words of the big one."
        }
      return words + " Whoever finishes one of them loses the round."
    },
    bluff: "Bluff",
    bluffNote: { isOn in
      isOn
        ? "A letter that no word follows may stand until it is doubted. Whoever is doubted names a longer word, or loses."
        : "A letter that no word follows ends the round at once. Nobody can bluff."
    },
    bluffOn: "bluff on", bluffShort: "bluff",
    against: { "\($0) against \($1)" }, roundNumber: { "round \($0)" }, over: "over",
    roundsLost: { $0 == 0 ? "no round lost" : $0 == 1 ? "1 round lost" : "\($0) rounds lost" },
    ghostNow: "a ghost now",
    rounds: "Rounds", finishedIt: { "\($0) finished it" }, noSuchWord: { "\($0): no such word" },
    doubtedIt: { "\($0) doubted it" },
    howTitle: "How it counts",
    how: { factor in
      "A lost round lights a letter of GHOST; five are the end. A won one: its letters"
        + (factor == 1 ? "." : " × \(factor).")
    },
    record: { won, lost in "\(won) \(won == 1 ? "match" : "matches") won, \(lost) lost" },
    best: { "best: \($0.pointsInEnglish)" },
    add: "add", helpAdd: "add a letter", helpPress: "add the chosen letter",
    hint: "hint", helpHint: "a hint, for the points",
    challenge: "challenge", helpChallenge: "doubt that there is a word",
    nameWord: "name", helpNameWord: "name the word as it stands there",
    admit: "own up", helpAdmit: "own up: there is no word",
    stop: "stop", helpStop: "stop this match")
}
