import Kit

extension GhostMatchStrings {
  static let dutch = GhostMatchStrings(
    yourTurn: "Jouw beurt", turn: { "\($0) is aan de beurt" }, thinking: { "\($0) denkt na" },
    thinks: { "\($0) denkt" },
    challenges: { "\($0) gelooft \($1) niet" },
    finished: { "\($0) maakte een woord af" },
    noWord: { list in
      switch list {
      case .familiar: "Geen bekend woord"
      case .standard: "Geen woord van de ruime lijst"
      case .rare, nil: "Geen woord"
      }
    }, noneBegins: { "\($0) begint met \($1)" },
    had: { "\($0) had \($1)" }, hadNone: { "\($0) had geen woord" },
    isGhost: { "\($0) is nu een spook" }, winsMatch: { "\($0) wint de partij" },
    notYourTurn: { "\($0) is aan de beurt." },
    begins: { "Ronde \($0). \($1) mag beginnen." }, added: { "\($0) legde \($1) aan." },
    youAdded: { "Jij legde \($0) aan." },
    doubtIt: { name, _ in "Twijfel? # vraagt \(name) om een woord." },
    legend: ["[A] leeft, ─A─ dood, A is een woord.", "Deze ronde levert je niets op."],
    hintUseless: "Elke letter kan nog.",
    tooLong: ["Lang genoeg.", "Betwijfel het."],
    alreadyOpened: { "Met \($0) is al een ronde begonnen." },
    question: { "\($0), welk woord begint met \($1)?" }, typeRest: "Typ de rest.",
    nothingNamed: { ["Typ hoe \($0) verdergaat.", "Of geef toe met =."] },
    hintTitle: "Een hint kost de punten",
    hintText: "Je ziet welke letters leven; winst levert dan niets op.", hintButton: "Tonen",
    doubted: { "Geen woord begint met \($1), zegt \($0). Noem er een of geef toe." },
    doubtedShort: { "\($0): noem een woord of geef toe." },
    nameWordButton: "Woord noemen", admitButton: "Ik blufte",
    stopTitle: "Met deze partij stoppen?",
    stopText: "Die wacht op je onder Verder. Opgeven telt als verloren.",
    stopCodeText: "Die wacht op je onder Verder. Opgeven laat beide uitslagen zien.",
    givenUpTitle: "Je gaf het op", gaveUp: { "\($0) gaf het op" },
    stopButton: "Stoppen",
    gets: { "\($0) krijgt een \($1)" },
    nextRoundButton: "Volgende ronde", coachHint: "coach: deze ronde",
    lastLetter: { "\($0) maakte \($1) af." }, isWord: { "\($0) is een woord." },
    dead: { "\($0) begint met \($1): de \($3) van \($2)." }, isDead: { "\($0) is dood." },
    doubtedWrongly: { "\($0) betwijfelde \($1), en \($2) had \($3)." },
    noWordFor: { "\($0) had geen woord voor \($1)." },
    namedNone: { "\($0) noemde \($1): \($2 ? "te zeldzaam om mee te tellen" : "geen woord")." },
    isNoWord: { $1 ? "\($0) is te zeldzaam." : "\($0) is geen woord." },
    scores: { $1 == 0 ? "\($0) krijgt niets." : "\($0) krijgt \($1)." },
    betterLetter: { letter, other, word, name in
      "Met \(letter)\(other.map { " voor \($0)" } ?? "") was het nog te winnen"
        + (word.map { ": \($0) voor \(name)." } ?? ".")
    },
    wasTheWay: { fragment, word, name in
      "\(fragment) had gewonnen" + (word.map { ": \($0)." } ?? ".")
    },
    letterFor: { "\($0) voor \($1): \($2)." }, possible: { "Het kon nog \($0) worden." },
    betterChallenge: "Het was dood: twijfelen had gewonnen.",
    betterChallengeShort: "Twijfelen had gewonnen.",
    betterAnswer: { "\($0) was het antwoord geweest." },
    betterEarlier: { letter, fragment, word, name in
      "Met \(letter) na \(fragment) was het nog te winnen" + (word.map { ": \($0) voor \(name)." } ?? ".")
    },
    nothing: "Er was niets meer aan te doen.", nothingFor: { "\($0) had geen kans meer." },
    onlyLeft: { "Alleen \($0) kon nog." },
    won: { "\($0) wint de partij, \($1) \($1 == 1 ? "ronde" : "rondes") tegen \($2)" },
    wonShort: { "\($0) wint, \($1) tegen \($2)" },
    lostTitle: "Je bent nu een spook",
    bestYet: { "\($0.pointsInDutch), je beste tot nu toe" },
    yourBest: { "\($0.pointsInDutch), je beste is \($1)" },
    rank: { "\($0)e aller tijden op \($1)" }, rankShort: { "\($0)e op \($1)" },
    unranked: { "\($0.pointsInDutch). Eigen woorden staan op geen lijst." },
    matches: { "partijen   \($0) \($1) : \($2) \($3)" },
    lastRound: { reason in
      let isClause = reason.hasPrefix("Geen woord ")
      return "De laatste ronde: \(isClause ? "g" + reason.dropFirst() : reason)"
    }, coachButton: "Coach",
    mistakes: { count in
      switch count {
      case 0: "coach: geen letter gaf een ronde weg"
      case 1: "coach: 1 letter gaf een ronde weg"
      default: "coach: \(count) letters gaven een ronde weg"
      }
    },
    outlived: { "\($0) heeft \($1) overleefd" })
}
