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

extension HangmanEndStrings {
  static let dutch = HangmanEndStrings(
    wonTitle: { misses in
      switch misses {
      case 0: "✓ Zonder kleerscheuren"
      case 1...3: "✓ Gered"
      case 4...5: "✓ Net op tijd"
      default: "✓ Op het nippertje"
      }
    },
    lostTitle: "Te laat",
    wrongGuesses: { $0 == 0 ? "Niet één keer fout" : "\($0) keer fout" },
    wrongShort: { $0 == 0 ? "Geen fout" : "\($0) fout" },
    longestYet: ", je langste tot nu toe",
    longestYetShort: ", je langste",
    rank: { "\($0)e aller tijden in \($1)" },
    rankShort: { "\($0)e in \($1)" },
    longestIs: { "Je langste is \($0)." },
    hinted: "Met een hint: niet op een lijst.",
    smallLetters: "De kleine letters ontbraken nog.",
    smallLettersShort: "De kleine letters ontbraken nog.",
    streakEnds: { "De reeks eindigt bij \($0)." },
    wins: { "\($0) wint de ronde" },
    nextRound: "Volgende ronde",
    devilWonTitle: "✓ Klemgezet",
    devilLostTitle: "Ontsnapt",
    neverChose: { "De duivel koos nooit. Er waren nog \($0) woorden mogelijk, waaronder \($1)." },
    neverChoseShort: { "Nog \($0) woorden, waaronder \($1)." },
    neverChoseAmong: { "De duivel koos nooit. \($0.listed("en")) waren nog mogelijk." },
    neverChoseAmongShort: { "Nog: \($0.joined(separator: ", "))." },
    longestAgainst: { "Je langste reeks tegen hem is \($0)." },
    oneWasLeft: { "Er was één woord over: \($0)." },
    nothingElse: { "Er was niets anders over: \($0)." },
    tableTitle: "Wat er over was",
    tableButton: "De rest",
    tableStart: "start",
    scroll: "bladeren",
    startOverTitle: "Opnieuw beginnen?",
    startOverLine: "Dit spel telt dan als verloren.",
    itWas: { "Het was: \($0)" },
    hintTitle: "Een hint kost een fout",
    hintLine: { "Je krijgt één letter. Nog \($0) over." },
    showIt: "Tonen",
    handOverTitle: "Jouw beurt")
}

extension HangmanFiguresStrings {
  static let dutch = HangmanFiguresStrings(
    won: { "gewonnen, \($0) op de 100" },
    streak: "reeks nu",
    longest: "langste reeks", unscratched: "zonder één fout",
    lastStreaks: { $0 == 1 ? "Laatste reeks" : "Laatste \($0) reeksen" },
    missedLetters: "Vaakst fout geraden",
    note: "Een spel is gered of verloren; weggaan kost niets.")
}

extension HangmanReplayStrings {
  static let dutch = HangmanReplayStrings(
    guess: { "beurt \($0) van \($1)" },
    begins: { "\($0) plaatsen, en nog niets geraden." },
    hit: { $1 == 1 ? "\($0): komt één keer voor." : "\($0): komt \($1) keer voor." },
    miss: { "\($0): komt niet voor." }, hint: { "\($0): een hint." },
    solved: { $1 ? "\($0): goed." : "\($0): dat was het niet." },
    hitShort: { "\($0): \($1) keer." }, missShort: { "Geen \($0)." }, hintShort: { "\($0): hint." },
    wordsLeftShort: { $0 == 1 ? "Nog 1 woord over." : "Nog \($0) woorden over." },
    stillOpen: { $0 == 1 ? "1 plaats was nog open." : "\($0) plaatsen waren nog open." },
    wordsLeft: { $0 == 1 ? "Er was nog 1 woord over." : "Er waren nog \($0) woorden over." },
    won: { $0 == 0 ? "Gered, zonder een fout." : "Gered, met \($0) \($0 == 1 ? "fout" : "fouten")." },
    lost: "Te laat.",
    givenUp: "Hier is het opgegeven.")
}

extension HangmanSettingsStrings {
  static let dutch = HangmanSettingsStrings(
    pictures: "Een deel per foute letter, en een eind.",
    carefulEntry: "Een letter telt pas na Enter.",
    key: "a", tooLate: "te laat", saved: "gered")
}

extension HangmanTableStrings {
  static let dutch = HangmanTableStrings(
    title: "tafel", tagline: "één verbergt, één raadt",
    rules: """
      De een verbergt een woord of een zin, de ander raadt, dan wisselen jullie. Wat verborgen is, blijft in de eigen \
      terminal tot de ronde voorbij is; dan wordt elk antwoord nagekeken.
      """,
    prompt: {
      "Verberg een woord of een zin voor \($0). Het blijft in deze terminal tot de ronde voorbij is."
    },
    hide: "iets verbergen", helpHide: "typen wat de ander moet raden",
    choose: "Enter: verberg een woord of een zin.", isChoosing: { "\($0) kiest iets om te verbergen." },
    hasHidden: { "\($0) verborg iets. Raad een letter." }, guesses: { "\($0) raadt." },
    notYourTurn: { "\($0) is aan de beurt." },
    callOffLater: "Na twee minuten kun je de ronde afbreken.",
    callOffNow: "Je kunt de ronde afbreken: dan wint niemand.",
    callOffShort: { $0 ? "Afbreken kan na twee minuten." : "Na afbreken wint niemand." },
    callOffButton: "Ronde afbreken", callOffButtonShort: "Afbreken",
    tooSoon: { "\($0) is nog geen twee minuten weg." },
    foundTitle: { "\($0) heeft het gevonden" }, keptTitle: "✓ Niet gevonden",
    untrueWonTitle: "✓ De ronde is voor jou", untrueLostTitle: "Onjuiste antwoorden",
    untrue: { "\($0) gaf onjuiste antwoorden." },
    calledOffTitle: "De ronde is afgebroken", calledOffLine: "Niemand wint deze ronde.")
}

extension MindReaderReplayStrings {
  static let dutch = MindReaderReplayStrings(
    question: { "vraag \($0) van \($1)" },
    begins: { $0 == 1 ? "1 woord, en nog niets gevraagd." : "\($0) woorden, en nog niets gevraagd." },
    isIt: { "Is het \($0)?" }, yes: "Ja.", no: "Nee.", whatWasIt: "Wat was het?")
}

extension MindReaderStrings {
  static let dutch = MindReaderStrings(
    rules: """
      Denk aan een woord. De computer vraagt naar letters en jij wijst aan waar ze staan. Zitten er zeven niet in, \
      dan heb jij gewonnen.
      """,
    typeWord: "Typ ongezien een woord. De computer kijkt niet mee.",
    question: { "Een \($0)?" },
    answered: { $1.isEmpty ? "Er is geen \($0)." : "De \($0) is de \(numbers($1, "e"))." },
    whereIs: { "Waar staat de \($0)? Wijs ze allemaal aan." },
    yes: { "Ja: de \(numbers($0, "e"))." },
    yesShort: { "Ja: \(numbers($0))." },
    none: { "Geen \($0)." },
    noneButton: { "Geen \($0)" },
    markOrNone: { "Wijs elke \($0) aan, of druk op n: geen." },
    doneButton: "Klaar", nextButton: "Verder",
    notInIt: "Niet erin:",
    letters: { $0 == 1 ? "1 letter" : "\($0) letters" },
    answer: "klaar",
    helpAnswer: "dit zijn de plaatsen", next: "verder", helpNext: "de volgende vraag",
    noneLabel: "geen",
    helpNone: "de letter zit niet in het woord",
    mark: "aanwijzen",
    helpMark: "de plaats aanwijzen, of niet",
    helpMarkNumber: "de plaats met dit nummer aanwijzen",
    helpNextPlace: "de volgende plaats",
    helpPlaceBefore: "de vorige plaats",
    takeBack: "terug",
    helpTakeBack: "de laatste aanwijzing terug",
    isIt: "Is het dit?",
    yesButton: "Ja",
    noButton: "Nee",
    wonTitle: "Gedachten gelezen",
    wonLine: { questions, misses in
      "\(questions == 1 ? "1 vraag" : "\(questions) vragen"), \(misses)× fout"
    },
    anotherWord: "Nog een woord",
    lostTitle: "✓ Niet te lezen",
    sevenWrong: { "Zeven letters waren fout. Er \($0 == 1 ? "was 1 woord" : "waren \($0) woorden") over." },
    sevenWrongShort: { "Er \($0 == 1 ? "was 1 woord" : "waren \($0) woorden") over." },
    otherWord: { "Alleen \($0) was nog over." },
    whatWasIt: "Wat was het? Typ het, dan wordt het nagekeken.",
    whatWasItShort: "Wat was het? Typ het maar.",
    typeIt: "Typen",
    typePrompt: "Wat was het woord?",
    otherLength: { "Het moet \($0) letters hebben." },
    marksRight: { "\($0): alles was goed aangewezen." },
    unknownWord: { "\($0) staat niet in de woordenlijst. Alles was goed aangewezen." },
    differs: { letter, marked, actual in
      let given = marked.isEmpty ? "geen \(letter)" : "\(letter) op \(numbers(marked))"
      let right = actual.isEmpty ? "er is er geen" : "die staat op \(numbers(actual))"
      return "Je zei \(given), maar \(right)."
    },
    differsTitle: { "\($0): er klopte iets niet" },
    contradictedTitle: "Geen woord past",
    leavesNoWord: { letter, places in
      places.isEmpty
        ? "Zonder \(letter) is er geen woord." : "Met de \(letter) op \(numbers(places)) is er geen woord."
    },
    takeBackButton: "Terugnemen",
    otherMark: "een andere letter",
    wrongMark: "iets fout",
    wasMarkWrong: "klopte er iets niet?",
    wasMarkWrongTitle: "Klopte er iets niet?",
    isMarkWrong: { letter, places in
      places.isEmpty ? "Zit er toch een \(letter) in?" : "Klopt de \(letter) op \(numbers(places)) wel?"
    },
    allRight: "Alles klopt", allRightShort: "Alles klopt",
    thatWord: "Dat woord",
    panelTitle: "Wat er gevraagd is")

  private static func numbers(_ places: [Int], _ ending: String = "") -> String {
    places.map { "\($0)\(ending)" }.listed("en")
  }
}

extension PracticeStrings {
  static let dutch = PracticeStrings(
    name: "Oefenen", place: { "woord \($0) van \($1)" },
    letters: { "De letters: \($0)" }, otherWord: "Dat is ook een woord. Er is een ander gevraagd.",
    known: { "Gekend. Het komt over \($0) dagen terug." }, tomorrow: "Het komt morgen terug.",
    toGo: { "Nog \($0) \($0 == 1 ? "woord" : "woorden") vandaag." },
    lastOne: "Dat was het laatste voor vandaag.", next: "Volgend woord")
}
