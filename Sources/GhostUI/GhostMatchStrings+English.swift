import Kit

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
