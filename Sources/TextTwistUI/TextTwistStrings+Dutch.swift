import Kit

extension TextTwistStrings {
  static let dutch = TextTwistStrings(
    name: "Text Twist",
    tagline: "zes letters, en elk woord erin",
    slide: Slide(
      title: "Text Twist",
      text: """
        Er liggen zes letters op tafel. Zoek de woorden die erin zitten, vanaf drie letters. Een woord van alle \
        zes opent de volgende ronde.
        """),
    timer: "Twist: klok",
    dailyResult: { "\($0) van \($1), \($2) punten" },
    modeLabel: "Vorm",
    mode: { mode in
      switch mode {
      case .timed: "op tijd"
      case .untimed: "zonder tijd"
      case .classic: "klassiek"
      }
    },
    level: { level in
      switch level {
      case .relaxed: "ontspannen"
      case .standard: "standaard"
      case .expert: "expert"
      }
    },
    levelNote: { level in
      switch level {
      case .relaxed:
        "ontspannen: woorden die iedereen gebruikt. De helft, of een woord van zes letters, opent de volgende ronde."
      case .standard: "standaard: woorden die je kent. Een woord van zes letters opent de volgende ronde."
      case .expert:
        "expert: ook woorden uit het dikke woordenboek. Een woord van zes letters opent de volgende ronde."
      }
    },
    modeNote: { mode in
      switch mode {
      case .timed:
        "Een minuut, en 5 seconden extra per verborgen woord. Een woord van zes letters opent de volgende ronde."
      case .untimed: "Zolang je wilt. Een woord van zes letters opent de volgende ronde."
      case .classic: "De drie rondes van de oorspronkelijke cursus, zonder klok."
      }
    },
    noRack: "De woordenlijst heeft geen ronde voor dit spel.",
    rules: """
      Typ de woorden die in de zes letters zitten, vanaf drie letters. Een woord van alle zes opent de volgende \
      ronde, en wie elk woord vindt, krijgt dubbele punten.
      """,
    lastRackRules: """
      Typ de woorden die in de zes letters zitten, vanaf drie letters. Na deze ronde komt er geen meer; wie elk \
      woord vindt, krijgt dubbele punten.
      """,
    rack: { "ronde \($0)" },
    score: { "score \($0)" },
    heading: { "\($0): \($1) van \($2)" },
    bonus: "bonus:",
    opensNext: "opent de volgende ronde",
    halfOpensNext: { "of \($0) woorden: de volgende" },
    allSix: "gebruikt alle letters",
    nextIsOpenKey: "volgende ronde open: =",
    allDouble: { "alle \($0): dubbel" },
    thisRack: "Deze ronde",
    ofWords: { "van de \($0) woorden" },
    rackPoints: { points, extra, bonus in
      if extra == 0 { return points == 1 ? "punt" : "punten" }
      return bonus.count == 1 ? "punten, \(extra) erbij: \(bonus[0].capitals)" : "punten, \(extra) voor bonus"
    },
    forAll: { "voor alle \($0)" },
    bonusTitle: "Bonuswoorden",
    thisGame: "Dit spel",
    yourBest: { "jouw beste: \($0)" },
    firstPlace: { "eerste: \($0), \($1)" },
    take: "pakken",
    helpTake: "een letter pakken",
    helpPutBack: "laatste letter terug",
    twist: "husselen",
    twistButton: .init("Husselen", short: "Hussel"),
    helpTwist: "de letters husselen",
    submit: "invoeren",
    submitButton: .init("Invoeren", short: "Invoer"),
    helpSubmit: "het woord invoeren",
    clear: "wissen",
    clearButton: .init("Wissen", short: "Wis"),
    helpClear: "alle letters terugleggen",
    last: "vorige",
    lastButton: .init("Vorige"),
    helpLast: "het vorige woord weer",
    pause: "pauze",
    helpPause: "de klok stilzetten",
    next: "verder",
    nextButton: "Volgende ronde",
    helpNext: "verder met de volgende ronde",
    helpScrollDown: "verder door de woorden",
    helpScrollUp: "terug door de woorden",
    begin: "Typ letters, of klik ze aan.", beginTyping: "Typ letters.",
    severalBingos: { all, bonus in
      switch bonus {
      case 0: "\(all) woorden gebruiken alle letters."
      case 1: "\(all) woorden van zes; 1 is een bonus."
      default: "\(all) woorden van zes; \(bonus) zijn bonussen."
      }
    },
    found: { "\($0), gevonden: +\($1)" },
    foundBonus: { "\($0), een bonuswoord: +\($1)" },
    foundNeverShown: { "Een bonuswoord: +\($0)" },
    foundBingo: { "\($0), alle zes de letters: +\($1)" },
    alreadyFound: { "\($0), al gevonden" },
    alreadyFoundNeverShown: "Dat woord is al gevonden",
    tooShort: { "\($0) is te kort" },
    notAWord: { "\($0) is geen woord" },
    notInBank: { "Er ligt geen \($0) op tafel." },
    nothingEntered: "Er ligt nog geen letter.",
    noLastWord: "Er is nog geen vorig woord.",
    closed: { half in
      half.map { "Zes letters, of \($0) woorden, openen die." }
        ?? "Een woord van zes letters opent de volgende."
    },
    noNextRack: "Na deze ronde komt er geen meer.",
    bingo: { "★ \($0): alle zes de letters" },
    bingoNeverShown: "★ Alle zes de letters",
    nextIsOpen: "De volgende ronde is open.",
    clockWaits: "De klok wacht.",
    wordsToGo: { missing, all, points in
      "Nog \(missing) \(missing == 1 ? "woord" : "woorden"); alle \(all) verdubbelen \(points) punten."
    },
    wordsToGoShort: { "Hier nog \($0) \($0 == 1 ? "woord" : "woorden")." },
    halfTitle: "De helft van de woorden",
    keepHunting: "Verder zoeken",
    everyWord: { "Alle woorden. Dubbele punten: \($0)." },
    doubled: { "Dubbele punten: \($0)." },
    lastWordHere: "Dat was hier het laatste woord.",
    missed: { $1 == 0 ? "Je miste \($0)." : "Je miste \($0) en nog \($1)." },
    everyWordTitle: "✓ Alle woorden",
    paused: "Pauze",
    clockStands: { "De klok staat stil op \($0)." },
    tilesLieFaceDown: "De letters liggen omgekeerd.",
    goOnButton: "Verder",
    timeUp: "De tijd is om",
    lastRack: "De laatste ronde",
    gaveUp: "Je gaf het op",
    bestYet: "✓ Je beste tot nu toe",
    endLine: { found, all, bonus, points, racks in
      let extra = bonus == 0 ? "" : bonus == 1 ? " en een bonus" : " en \(bonus) bonussen"
      let made = points.pointsInDutch
      let on = racks == 1 ? "in één ronde" : "in \(racks) rondes"
      return "\(found) van \(all) woorden\(extra)   ·   \(made) \(on)"
    },
    endLineShort: { "\($0) van \($1) · \($2.pointsInDutch)" },
    best: { "Je beste is \($0)." },
    bestShort: { "je beste is \($0)" },
    sixLetterWord: { "\($1 ? "Het" : "Een") woord van zes was \($0)." },
    rank: { "\($0) punten: nummer \($1) aller tijden, \($2)" },
    rankShort: { "\($0) punten: nummer \($1) ooit" },
    wordsToScroll: "woorden", pickWords: "woord kiezen", arrows: "pijlen")
}

extension RaceStrings {
  static let dutch = RaceStrings(
    title: "race", tagline: "allebei dezelfde letters",
    rules: """
      Iedereen heeft dezelfde zes letters en dezelfde twee minuten. Een woord telt een punt per letter voor iedereen \
      die het vindt, en alle woorden verdubbelen de punten. De meeste punten winnen. De klok stopt voor niemand, ook \
      niet voor de hulp.
      """,
    panelTitle: "De race", leave: "weg", helpLeave: "klaar zijn, of de race verlaten",
    begins: "Eén klok. De meeste punten winnen.",
    found: { "\($0) vond een woord van \($1.inDutch)." },
    foundAll: { "\($0) heeft alle woorden gevonden." },
    isDone: { "\($0) zoekt niet verder." },
    hasLeft: { "\($0) is uit de race." },
    noPause: "De klok is van iedereen en stopt niet.",
    oneRack: "Een race heeft één ronde.",
    timeUp: "De tijd is om. De woorden worden geteld.",
    tooLate: "Dat woord kwam te laat.",
    youAreDone: "Voorbij zodra iedereen hier klaar is.",
    leaveTitle: "De klok loopt door",
    leaveLine: "Hij stopt voor niemand, ook niet nu dit hier staat.",
    leaveLine2: "De race staat onder Verder tot hij voorbij is.",
    leaveLine3: "Zijn alle aanwezigen klaar, dan is hij meteen voorbij.",
    leaveShort: "Hij stopt voor niemand.", leaveShort2: "Klaar: voorbij als iedereen het is.",
    doneButton: "Ik ben klaar", doneShort: "Klaar",
    waitTitle: { $0.isEmpty ? "Wachten op de anderen" : "Wachten op \($0)" },
    waitLine: { "De klok staat op \($0) tot er iemand aanschuift." },
    waitLine2: "Wie de race zonder jou uitspeelde, komt niet: geef dan op.",
    waitShort: { "De klok staat op \($0)." }, waitShort2: "Hij loopt weer als er iemand komt.",
    youWin: "Jij wint de race", youShare: "Jij deelt de winst",
    wins: { $0.listed("en") + ($0.count < 2 ? " wint de race" : " delen de winst") },
    nobodyWins: "Niemand vond een woord",
    tally: { found, all, bonus in
      let extra = bonus == 0 ? "" : bonus == 1 ? " en 1 extra" : " en \(bonus) extra"
      return "Jij vond \(found) van \(all) woorden\(extra)."
    },
    tallyShort: { "Jij vond \($0) van \($1)." },
    wasShort: { "was \($0)." },
    againButton: "Nog een race",
    wordsKey: "woorden", wordsKeyShort: "van wie", wordsHint: "wie vond wat?")
}

extension TextTwistDailyStrings {
  static let dutch = TextTwistDailyStrings { "\($0) van \($1) · \($2)" }
}

extension TextTwistFiguresStrings {
  static let dutch = TextTwistFiguresStrings(
    chart: "Punten per ronde",
    racks: { $0 == 1 ? "ronde" : "rondes" }, best: "punten, het beste spel",
    bestRack: "punten, de beste ronde", bingos: { $0 == 1 ? "woord van zes" : "woorden van zes" },
    last: { $0 == 1 ? "Laatste ronde" : "Laatste \($0) rondes" },
    note: "Alle woorden van een ronde verdubbelen de punten.")
}

extension TextTwistReplayStrings {
  static let dutch = TextTwistReplayStrings(
    entry: { "invoer \($0) van \($1)" },
    begins: "De letters zoals ze lagen. De tijden tellen vanaf dan.",
    noTimes: "Wanneer elk woord kwam, is toen niet bewaard.",
    noWords: "Er is geen woord gevonden.",
    at: { $0.isEmpty ? $1 : "\($0)  \($1)" }, timeUp: "De tijd was om.", gaveUp: "Hier is het opgegeven.",
    score: { "ronde \($0)   score \($1)" })
}

extension TextTwistSettingsStrings {
  static let dutch = TextTwistSettingsStrings(key: "t", timer: "Met een klok, of alle tijd die je wilt.")
}
