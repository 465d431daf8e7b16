import Kit

extension GhostStrings {
  static let dutch = GhostStrings(
    name: "Ghost", tagline: "leg letters aan, maar maak geen woord af",
    slide: Slide(
      title: "Ghost",
      text: """
        Leg om de beurt een letter aan. Wie een woord van meer dan drie letters afmaakt, verliest de ronde. Wie \
        geen woord meer mogelijk laat, ook. Na vijf keer ben je GHOST.
        """),
    slideFragment: "spo",
    dailyResult: { isWon, letters in isWon ? "gewonnen in \(letters)" : "verloren in \(letters)" },
    rules: """
      Leg om de beurt een letter aan, maar maak geen woord van vier letters of meer af. Wie dat doet, of geen \
      woord meer mogelijk laat, krijgt een letter van GHOST.
      """,
    rulesOfBluff: """
      Leg om de beurt een letter aan, maar maak geen woord van vier letters of meer af. Wie dat doet, krijgt een \
      letter van GHOST.
      """,
    opponentLabel: "Tegen",
    opponent: { opponent in
      switch opponent {
      case .computer: "de computer"
      case .friend: "elkaar"
      case .seats: "meer spelers"
      }
    },
    opponentNote: { opponent in
      switch opponent {
      case .computer: "Alleen, om de punten. Elk niveau heeft eigen topscores."
      case .friend: "Met z'n tweeën aan één toetsenbord. Gewonnen partijen tellen per naam."
      case .seats:
        "Twee tot vijf plaatsen aan één toetsenbord, voor mensen en computers. Winst telt per naam."
      }
    },
    nameNote: "Spatie verandert de naam. Gewonnen partijen staan op die naam.",
    twoPlayers: "twee spelers",
    level: { level in
      switch level {
      case .easy: "makkelijk"
      case .medium: "gemiddeld"
      case .hard: "moeilijk"
      }
    },
    levelNote: { level in
      switch level {
      case .easy: "Kent gewone woorden, denkt één letter vooruit. Een gewonnen ronde telt het aantal letters."
      case .medium: "Kent bekende woorden, ziet twee letters vooruit. Een gewonnen ronde telt de letters × 2."
      case .hard: "Kent elk woord dat telt en speelt volmaakt. Een gewonnen ronde telt de letters × 3."
      }
    },
    allowedTierLabel: "Woorden", allowedTierSetting: "Ghost: woorden", bluffSetting: "Ghost: bluffen",
    allowedTier: { list in
      switch list {
      case .familiar: "bekend"
      case .standard: "ruim"
      case .rare: "zeldzaam"
      }
    },
    allowedTierNote: { list in
      let words =
        switch list {
        case .familiar: "bekend: woorden die je kent."
        case .standard: "ruim: woorden uit een schoolwoordenboek."
        case .rare: "zeldzaam: woorden uit het grote."
        }
      return words + " Wie er een afmaakt, verliest de ronde."
    },
    bluff: "Bluffen",
    bluffNote: { isOn in
      isOn
        ? "Een dode letter blijft liggen tot iemand twijfelt. Wie niet wordt geloofd, noemt een langer woord of verliest."
        : "Een letter waarna geen woord meer kan, beëindigt de ronde meteen. Bluffen kan niet."
    },
    bluffOn: "bluffen aan", bluffShort: "bluffen",
    against: { "\($0) tegen \($1)" }, roundNumber: { "ronde \($0)" }, over: "voorbij",
    roundsLost: { $0 == 0 ? "niets verloren" : $0 == 1 ? "1 ronde kwijt" : "\($0) rondes kwijt" },
    ghostNow: "nu een spook",
    rounds: "Rondes", finishedIt: { "\($0) maakte het af" }, noSuchWord: { "\($0): geen woord" },
    doubtedIt: { "\($0) twijfelde" },
    howTitle: "Zo telt het",
    how: { factor in
      "Een verloren ronde kost een letter van GHOST; na vijf is het uit. Een gewonnen ronde: de letters"
        + (factor == 1 ? "." : " × \(factor).")
    },
    record: { won, lost in "\(won) gewonnen, \(lost) verloren" },
    best: { "beste: \($0.pointsInDutch)" },
    add: "aanleggen", helpAdd: "een letter aanleggen", helpPress: "de gekozen letter aanleggen",
    hint: "hint", helpHint: "een hint, voor de punten",
    challenge: "twijfelen", helpChallenge: "zeggen dat er geen woord is",
    nameWord: "klaar", helpNameWord: "het woord noemen zoals het er staat",
    admit: "toegeven", helpAdmit: "toegeven dat er geen woord is",
    stop: "weg", helpStop: "met deze partij stoppen")
}

extension GhostCoachStrings {
  static let dutch = GhostCoachStrings(
    title: "Coach", round: { "ronde \($0) van \($1)" },
    letter: "letter", roundKey: "ronde", mistake: "fout",
    helpMoveBefore: "de letter ervoor", helpNextMove: "de volgende letter",
    helpMistake: "de volgende fout", helpMistakeBefore: "de vorige fout",
    helpRoundAfter: "de volgende ronde", helpRoundBefore: "de vorige ronde",
    dealt: { "De \($0) stond er al." },
    added: { "\($0) legde \($1) aan" }, challenged: { "\($0) twijfelde" }, named: { "\($0) noemde \($1)" },
    bluffed: { "\($0) had geen woord" },
    andGood: " en hield de ronde vast.", andMistake: " en gaf de ronde weg.",
    andLost: "; er was niets meer aan te doen.",
    andOpen: { "; het hing van de \($0 ? "ander" : "anderen") af." },
    lastedLongest: { "\($0) had het langst geduurd." }, behind: { "\($0) stond erachter." },
    after: { "Na \($0)" }, opening: "Begin met",
    goodLegend: "hield de winst", mistakeLegend: "gaf die weg", lostLegend: "was al verloren",
    openLegend: { "hing van de \($0 ? "ander" : "anderen") af" },
    endedLegend: "maakte een eind",
    end: { "Het eind: \($0)" },
    endDead: { "Het eind: \($0) legde \($1) aan, en \($2) begint met \($3)." })
}

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

extension GhostReplayStrings {
  static let dutch = GhostReplayStrings(
    letter: { "zet \($0) van \($1)" }, begins: { "\($0) begint." },
    givenUp: "Hier is de partij opgegeven.")
}

extension GhostSavedStrings {
  static let dutch = GhostSavedStrings(yourTurn: "jouw beurt")
}

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

extension GhostSettingsStrings {
  static let dutch = GhostSettingsStrings(
    key: "g", judge: "Hoe zeldzaam een woord mag zijn.",
    bluff: "Een dood eind telt pas bij twijfel.")
}

extension GhostTableStrings {
  static let dutch = GhostTableStrings(
    tagline: "letter voor letter", title: "tafel",
    takenOver: { "Een computer speelt nu voor \($0)." },
    leftLine2: "Dat kost niemand een letter.", leftLine2Short: "Na een minuut mag de computer.",
    leftLine3: "Na een minuut kan een computer verder spelen.", takeComputerButton: "Computer erbij",
    again: "Nog een spel")
}
