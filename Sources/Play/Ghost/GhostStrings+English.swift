extension GhostStrings {
  static let english = GhostStrings(
    name: "Ghost", tagline: "add letters, but never finish a word",
    slide: Slide(
      title: "Ghost",
      text: """
        Add a letter in turn. Whoever finishes a word of more than three letters loses the round, and so does \
        whoever makes words impossible. Five lost rounds spell GHOST.
        """),
    slideFragment: "spo",
    dailyResult: { isWon, letters in isWon ? "won in \(letters)" : "lost in \(letters)" },
    opponentLabel: "Against",
    opponent: { opponent in
      switch opponent {
      case .computer: "the computer"
      case .friend: "a friend"
      }
    },
    twoPlayers: "two players",
    twoPlayersNote: "Two at one keyboard. Whoever finishes a word loses the round.",
    level: { level in
      switch level {
      case .easy: "easy"
      case .medium: "medium"
      case .hard: "hard"
      }
    },
    levelNote: { level in
      switch level {
      case .easy: "It knows common words and looks no further than its letter."
      case .medium: "It knows familiar words and sees three letters ahead."
      case .hard: "It knows every word that counts, and plays perfectly."
      }
    },
    allowedTierLabel: "Words that count", allowedTierSetting: "Ghost: judge", bluffSetting: "Ghost: bluff",
    allowedTier: { list in
      switch list {
      case .familiar: "familiar"
      case .standard: "standard"
      case .rare: "rare, too"
      }
    },
    bluff: "Bluff", computer: "Computer",
    add: "add", helpAdd: "add a letter", helpPress: "add the chosen letter",
    alive: "hint", helpAlive: "which letters live? costs the points",
    challenge: "challenge", helpChallenge: "doubt that there is a word",
    nameWord: "name a word", helpNameWord: "name the word you had in mind",
    admit: "bluffed", helpAdmit: "admit that there is no word",
    nextRound: "next round", helpNextRound: "begin the next round",
    stop: "stop", helpStop: "stop this match", stopButton: "Stop",
    yourTurn: "Your turn", turn: { "\($0) to play" }, thinking: "The computer is thinking",
    noPoints: "no points",
    begins: { round, name in "Round \(round). \(name) to begin." },
    added: { "\($0) added \($1)." },
    legend: "[A] lives, ─A─ is dead, A ends a word.",
    tooLong: "It is long enough. Challenge it.",
    challengedTitle: "Challenged",
    doubted: { who, fragment in "\(who): there is no word with \(fragment)." },
    nameWordButton: "Name a word", admitButton: "I bluffed",
    prompt: { name, fragment in "\(name): which word begins with \(fragment)?" },
    wordTitle: "A word", deadTitle: "A dead end", noBluffTitle: "No bluff", caughtTitle: "Caught",
    completed: { name, _ in "\(name) finished a word." },
    dead: { "No word begins with \($0)." },
    possible: { "There was \($0)." },
    hadWord: { name, _ in "\(name) had a word in mind." },
    wasBluffing: { "\($0) had no word." },
    wrongWord: { name, word, _ in "\(name) said \(word). It does not count." },
    roundWonTitle: "You outlived it", roundLostTitle: "It outlived you",
    wonTitle: "Still among the living", lostTitle: "You are a ghost now", wins: { "\($0) wins" },
    points: { "Points \($0) : \($1)" }, matches: { "matches \($0) : \($1)" },
    stopTitle: "A match is running", stopQuestion: "Stop, and it waits for you under Continue.",
    coach: "Coach", round: { "round \($0) of \($1)" }, rounds: "Rounds",
    nextMove: "next", moveBefore: "previous", helpNextMove: "the next move",
    helpMoveBefore: "the move before",
    mistake: "mistake", helpMistake: "the next mistake", helpMistakeBefore: "the mistake before",
    helpRoundAfter: "the next round", helpRoundBefore: "the round before",
    challenged: { "\($0) challenged it." }, named: { "\($0) said \($1)." },
    threwAway: "A won round thrown away.",
    kept: { letter, word in "\(letter) would have kept it, and forced \(word)." },
    keptByChallenge: "It was dead: a challenge would have won.",
    keptByAnswer: { "\($0) would have been the answer." },
    sound: "Nothing thrown away.",
    flawless: "Nobody threw a won round away.")
}
