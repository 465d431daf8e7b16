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

extension GhostCoachStrings {
  static let english = GhostCoachStrings(
    title: "Coach", round: { "round \($0) of \($1)" },
    letter: "letter", roundKey: "round", mistake: "mistake",
    helpMoveBefore: "the letter before", helpNextMove: "the next letter",
    helpMistake: "the next mistake", helpMistakeBefore: "the mistake before",
    helpRoundAfter: "the next round", helpRoundBefore: "the round before",
    dealt: { "\($0) was there from the start." },
    added: { "\($0) added \($1)" }, challenged: { "\($0) challenged it" }, named: { "\($0) named \($1)" },
    bluffed: { "\($0) had no word" },
    andGood: " and kept the round.", andMistake: " and threw the round away.",
    andLost: "; nothing could have saved it.",
    andOpen: { "; it depended on the \($0 ? "opponent" : "others")." },
    lastedLongest: { "\($0) would have lasted longest." }, behind: { "\($0) stood behind it." },
    after: { "After \($0)" }, opening: "To begin",
    goodLegend: "kept the win", mistakeLegend: "threw it away", lostLegend: "was lost anyway",
    openLegend: { "depended on the \($0 ? "opponent" : "others")" },
    endedLegend: "ended the round",
    end: { "The end: \($0)" },
    endDead: { "The end: \($0) added \($1), and \($2) begins with \($3)." })
}

extension GhostFiguresStrings {
  static let english = GhostFiguresStrings(
    chart: "Rounds by length", matches: { $0 == 1 ? "match" : "matches" }, won: "won",
    rounds: { $0 == 1 ? "round" : "rounds" }, roundsWon: { $0 == 1 ? "round won" : "rounds won" },
    longest: { $0 == 1 ? "letter, the longest" : "letters, the longest" },
    best: { $0 == 1 ? "point, the best" : "points, the best" },
    last: { $0 == 1 ? "Last round" : "Last \($0) rounds" },
    note: "A round won scores its letters: × 2 against medium, × 3 against hard.")
}

extension GhostMatchStrings {
  static let english = GhostMatchStrings(
    yourTurn: "Your turn", turn: { "\($0)'s turn" }, thinking: { "\($0) is thinking" },
    thinks: { "\($0) thinks" },
    challenges: { "\($0) challenges \($1)" },
    finished: { "\($0) finished a word" },
    noWord: { list in
      switch list {
      case .familiar: "No familiar word"
      case .standard: "No word of the wide list"
      case .rare, nil: "No word"
      }
    }, noneBegins: { "\($0) begins with \($1)" },
    had: { "\($0) had \($1)" }, hadNone: { "\($0) had no word" },
    isGhost: { "\($0) is a ghost now" }, winsMatch: { "\($0) wins the match" },
    notYourTurn: { "It is \($0)'s turn." },
    begins: { "Round \($0). \($1) to begin." }, added: { "\($0) added \($1)." },
    youAdded: { "You added \($0)." },
    doubtIt: { name, isComputer in "Doubt it? # asks \(name) for \(isComputer ? "its" : "a") word." },
    legend: ["[A] lives, ─A─ is dead, A ends a word.", "This round scores nothing for you."],
    hintUseless: "Every letter can still be played.",
    tooLong: ["It is long enough.", "Challenge it."],
    alreadyOpened: { "\($0) has opened a round already." },
    question: { "\($0), which word begins with \($1)?" }, typeRest: "Type the rest.",
    nothingNamed: { ["Type how \($0) goes on.", "Or own up with =."] },
    hintTitle: "A hint costs the points",
    hintText: "It shows the living letters; a win then scores nothing.", hintButton: "Show it",
    doubted: { "\($0) says no word begins with \($1). Name one, or own up." },
    doubtedShort: { "\($0): name a word, or own up." },
    nameWordButton: "Name a word", admitButton: "I bluffed",
    stopTitle: "Stop this match?", stopText: "It waits for you under Continue. Giving up counts as lost.",
    stopCodeText: "It waits for you under Continue. Giving up shows both results.",
    givenUpTitle: "You gave up", gaveUp: { "\($0) gave up" },
    stopButton: "Stop",
    gets: { "\($0) gets \($1.englishArticle) \($1)" },
    nextRoundButton: "Next round", coachHint: "coach this round",
    lastLetter: { "\($0) put the last letter of \($1)." }, isWord: { "\($0) is a word." },
    dead: { "\($0) begins with \($1): \($2)'s \($3)." }, isDead: { "\($0) is dead." },
    doubtedWrongly: { "\($0) doubted \($1), and \($2) had \($3)." },
    noWordFor: { "\($0) had no word for \($1)." },
    namedNone: { "\($0) named \($1), which is \($2 ? "too rare to count" : "no word")." },
    isNoWord: { $1 ? "\($0) is too rare." : "\($0) is no word." },
    scores: { $1 == 0 ? "\($0) scores nothing." : "\($0) scores \($1)." },
    betterLetter: { letter, other, word, name in
      "\(letter)\(other.map { " for \($0)" } ?? "") would have kept it"
        + (word.map { ", and forced \($0) on \(name)." } ?? ".")
    },
    wasTheWay: { fragment, word, name in
      "\(fragment) was the way" + (word.map { ": \($0) for \(name)." } ?? ".")
    },
    letterFor: { "\($0) for \($1): \($2)." }, possible: { "There was \($0)." },
    betterChallenge: "It was dead: a challenge would have won.",
    betterChallengeShort: "A challenge would have won.",
    betterAnswer: { "\($0) would have been the answer." },
    betterEarlier: { letter, fragment, word, name in
      "\(letter) after \(fragment) would have kept it"
        + (word.map { ", and forced \($0) on \(name)." } ?? ".")
    },
    nothing: "Nothing could have saved it.", nothingFor: { "Nothing could have saved \($0)." },
    onlyLeft: { "Only \($0) was left." },
    won: { "\($0) wins the match, \($1) \($1 == 1 ? "round" : "rounds") to \($2)" },
    wonShort: { "\($0) wins, \($1) to \($2)" },
    lostTitle: "You are a ghost now",
    bestYet: { "\($0.pointsInEnglish), your best yet" },
    yourBest: { "\($0.pointsInEnglish), your best is \($1)" },
    rank: { "\($0.englishOrdinal) of all time on \($1)" }, rankShort: { "\($0.englishOrdinal) on \($1)" },
    unranked: { "\($0.pointsInEnglish). Own words are on no list." },
    matches: { "matches   \($0) \($1) : \($2) \($3)" },
    lastRound: { "The last round: \($0)" }, coachButton: "Coach",
    mistakes: { count in
      switch count {
      case 0: "coach: no letter threw a round away"
      case 1: "coach: 1 letter threw a round away"
      default: "coach: \(count) letters threw a round away"
      }
    },
    outlived: { "\($0) outlived \($1)" })

}

extension GhostReplayStrings {
  static let english = GhostReplayStrings(
    letter: { "move \($0) of \($1)" }, begins: { "\($0) begins." }, givenUp: "The match was given up here.")
}

extension GhostSavedStrings {
  static let english = GhostSavedStrings(yourTurn: "your turn")
}

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

extension GhostSettingsStrings {
  static let english = GhostSettingsStrings(
    key: "g", judge: "How rare a word may be to count.",
    bluff: "A dead end must be doubted to count.")
}

extension GhostTableStrings {
  static let english = GhostTableStrings(
    tagline: "letter by letter", title: "table",
    takenOver: { "A computer plays for \($0) now." },
    leftLine2: "Nobody loses a letter for it.", leftLine2Short: "In a minute a computer can play on.",
    leftLine3: "After a minute a computer can play on.", takeComputerButton: "Take the computer in",
    again: "Another match")
}
