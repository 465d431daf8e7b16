import Kit

extension HangmanStrings {
  static let dutch = HangmanStrings(
    name: "Galgje",
    tagline: "red iemand, letter voor letter",
    rules: """
      Raad de letters van een verborgen zin. Elke fout maakt de tekening verder af, en bij de zevende is het \
      voorbij.
      """,
    slide: Slide(
      title: "Galgje",
      text: """
        Raad de zin, letter voor letter. Elke foute letter maakt de tekening verder af, en bij de zevende is \
        het voorbij. Met Tab vul je alles in.
        """),
    pictures: "Plaatjes",
    carefulEntry: "Bevestigen",
    missesHead: "Fout geraden per spel",
    lost: "verloren",
    dailyResult: { isWon, misses in
      isWon ? misses == 0 ? "niets fout" : "\(misses) fout" : "verloren"
    },
    hostLabel: "Spelleider",
    category: "Categorie",
    allCategories: "Allemaal",
    host: { host in
      switch host {
      case .phraseBook: "Zinnenboek"
      case .dictionary: "Woordenboek"
      case .duel: "Duel"
      case .devil: "Duivel"
      case .mindReader: "Gedachtelezer"
      }
    },
    hostNote: { host in
      switch host {
      case .phraseBook:
        "Een zin of naam uit een categorie naar keuze.\nGeen enkele komt terug voordat ze allemaal geweest zijn."
      case .dictionary: "Eén woord van vijf tot twaalf letters.\nHet niveau zegt hoe bekend het is."
      case .duel: "Twee spelers: de een geeft iets op, de ander raadt.\nDaarna wisselen ze."
      case .devil:
        """
        Hij kiest alleen de lengte en draait zolang hij kan.
        Liegen doet hij nooit: het slot toont wat er over was.
        """
      case .mindReader: "Jij denkt aan een woord en de computer raadt.\nJij wijst aan waar de letters staan."
      }
    },
    ownListNote: "Eén woord uit je eigen lijst, van elke lengte.\nHet spel komt niet in de topscores.",
    typedWordNote:
      "Jij typt een woord en de computer raadt.\nDe plaatsen van de letters worden voor je aangewezen.",
    difficulty: { difficulty in
      switch difficulty {
      case .easy: "makkelijk"
      case .medium: "gemiddeld"
      case .hard: "moeilijk"
      }
    },
    difficultyNote: { difficulty in
      switch difficulty {
      case .easy: "makkelijk: woorden van alledag.\nElk niveau heeft eigen topscores."
      case .medium: "gemiddeld: woorden die je kent.\nElk niveau heeft eigen topscores."
      case .hard: "moeilijk: woorden uit het woordenboek.\nElk niveau heeft eigen topscores."
      }
    },
    categoryNote: "Spatie opent de lijst van categorieën.\nElke zin komt één keer voor er een terugkomt.",
    firstPlayerNote: "De eerste speler geeft als eerste iets op.\nMet Spatie typ je een andere naam.",
    secondPlayerNote: "De tweede speler raadt als eerste.\nMet Spatie typ je een naam.",
    yourWord: "Jouw woord",
    secret: { secret in
      switch secret {
      case .thought: "in gedachten"
      case .typed: "ongezien getypt"
      }
    },
    secretNote: { secret in
      switch secret {
      case .thought: "Jij wijst aan waar elke gevraagde letter staat.\nAan het slot wordt dat nagekeken."
      case .typed: "Je typt het woord, en niemand ziet het.\nDe plaatsen worden dan voor je aangewezen."
      }
    },
    length: "Letters",
    lengthNote: "Hoeveel letters je woord heeft.\nHet moet in een woordenboek staan.",
    guess: "raden",
    helpGuess: "een letter raden",
    helpPress: "de gekozen letter raden",
    helpCareful: "de wachtende letter raden",
    helpEmpty: "de wachtende letter terug",
    helpStartOver: "opnieuw; telt als verloren",
    solve: "oplossen",
    helpSolve: "de open plaatsen invullen",
    hint: "hint",
    helpHint: "een letter, voor één fout",
    count: "tellen",
    helpCount: "hoeveel woorden er nog zijn",
    wordsLeft: { $0 == 1 ? "nog 1 woord" : "nog \($0) woorden" },
    guessButton: "Raden",
    confirm: { "Enter raadt de \($0)." },
    hit: { letter, places in places == 1 ? "Eén \(letter)." : "\(places) keer \(letter)." },
    miss: { "De \($0) zit er niet in." },
    alreadyTried: { "De \($0) was al geprobeerd." },
    hinted: { "Hier is de \($0), voor één fout." }, hintedShort: { "De \($0), voor één fout." },
    tooExpensive: "Een hint zou nu het spel kosten.", tooExpensiveShort: "Een hint verliest nu.",
    misses: { "\($0) van \($1)" },
    missCount: { "\($0) fout" },
    incorrect: "Fout geraden:",
    incorrectShort: "niet:",
    streak: { "reeks \($0)" },
    fill: "invullen",
    helpFill: "een letter invullen",
    solveNow: "oplossen",
    helpSolveNow: "zeggen dat dit het is",
    helpErase: "de letter ervoor wissen",
    moveCaret: "plaats",
    helpCaretRight: "de volgende open plaats",
    helpCaretLeft: "de vorige open plaats",
    putBack: "terug",
    helpPutBack: "alles terug, gratis",
    fillBlanks: "Vul de open plaatsen in.",
    price: { "Een \($1 ? "fout woord" : "foute zin") kost één fout: je hebt er nog \($0)." },
    priceShort: { "Een \($1 ? "fout woord" : "foute zin") kost één fout: nog \($0)." },
    notThere: { "Er zit geen \($0) in." },
    stillOpen: { $0 == 1 ? "Er is nog 1 plaats open." : "Er zijn nog \($0) plaatsen open." },
    allFilled: "Alles is ingevuld. Enter lost op.",
    notIt: "Dat is het niet.",
    secretPrompt: { "\($0) geeft iets op. \($1) kijkt even weg." },
    notInSecret: { "\($0) kan niet: alleen letters, spaties, - en '." },
    notInSecretShort: "Alleen letters, spaties, - en '.",
    twoLetters: "Er moeten minstens twee letters in.",
    guesses: { "\($0) raadt" },
    handOver: { "Nu kijkt \($0). Enter, als je zover bent." },
    panelTitle: { "\($0) en \($1)" },
    panelSolved: "geraden",
    panelToGo: { "nog \($0)" }, panelToGoIn: { "te gaan: \($0)" },
    panelToGoHere: "nog in deze categorie",
    panelStreak: "reeks",
    panelLongest: "langste",
    panelMisses: "Fout geraden tot nu toe",
    panelToday: "Vandaag", panelWordsLeft: { "Duivel · nog \($0) woorden" },
    panelRound: "Dit duel")
}
