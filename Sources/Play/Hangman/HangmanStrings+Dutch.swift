extension HangmanStrings {
  static let dutch = HangmanStrings(
    name: "Galgje",
    tagline: "raad de zin, letter voor letter",
    slide: Slide(
      title: "Galgje",
      text: """
        Raad de zin, letter voor letter. Elke foute letter maakt de tekening verder af, en bij de zevende is \
        het voorbij. Met Tab typ je de hele zin.
        """),
    slidePhrase: "Zeg het maar",
    slideGuesses: "eatnoiu",
    pictures: "Plaatjes",
    carefulEntry: "Eerst bevestigen",
    missesHead: "Fout geraden per spel",
    lost: "verloren",
    dailyResult: { isWon, misses in
      isWon ? misses == 0 ? "niets fout" : "\(misses) fout" : "niet gevonden"
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
      case .phraseBook: "Een zin of naam uit een categorie naar keuze."
      case .dictionary: "Eén woord van vijf tot twaalf letters."
      case .duel: "Twee spelers: de een geeft iets op, de ander raadt."
      case .devil: "Hij kiest alleen de lengte en draait. Liegen doet hij nooit."
      case .mindReader: "Jij denkt aan een woord en de computer raadt."
      }
    },
    difficulty: { difficulty in
      switch difficulty {
      case .easy: "makkelijk"
      case .medium: "gemiddeld"
      case .hard: "moeilijk"
      }
    },
    yourWord: "Jouw woord",
    secret: { secret in
      switch secret {
      case .thought: "in gedachten"
      case .typed: "ongezien getypt"
      }
    },
    length: "Letters",
    guess: "raden",
    helpGuess: "een letter raden",
    helpPress: "de gekozen letter raden",
    helpCareful: "de wachtende letter raden",
    helpStartOver: "een ander spel beginnen",
    solve: "oplossen",
    helpSolve: "de hele zin typen",
    solvePrompt: "Welke zin is het?",
    notIt: "Dat is het niet.",
    hint: "hint",
    helpHint: "een letter, voor één fout",
    hinted: { "Hier is de \($0), voor één fout." },
    tooDear: "Een hint zou nu het spel kosten.",
    count: "tellen",
    helpCount: "hoeveel woorden er nog zijn",
    wordsLeft: { $0 == 1 ? "nog 1 woord" : "nog \($0) woorden" },
    tableTitle: "Wat er over was",
    tableRow: { count, word in count == 1 ? "1 woord: \(word)" : "\(count) woorden, zoals \(word)" },
    guessButton: "Raden",
    confirm: { _ in "Enter raadt" },
    hit: { letter, places in places == 1 ? "Eén \(letter)." : "\(places) keer \(letter)." },
    miss: { "De \($0) zit er niet in." },
    alreadyTried: { "De \($0) was al geprobeerd." },
    misses: { "\($0) van \($1)" },
    incorrect: "Fout geraden:",
    streak: { "reeks \($0)" },
    secretPrompt: { "\($0) geeft iets op. \($1) kijkt even weg." },
    notInSecret: { "\($0) kan niet: alleen letters, spaties, - en '." },
    twoLetters: "Er moeten minstens twee letters in.",
    guesses: { "\($0) raadt" },
    nextRound: "Volgende",
    typeWord: "Typ ongezien een woord. De computer kijkt niet mee.",
    answer: "klaar",
    helpAnswer: "dit zijn de plaatsen",
    mark: "markeren",
    helpMark: "de plaats markeren, of niet",
    helpNextPlace: "de volgende plaats",
    helpPlaceBefore: "de vorige plaats",
    takeBack: "terug",
    takeBackButton: "Terugnemen",
    helpTakeBack: "de laatste markeringen terug",
    asks: { "Markeer elke \($0), of geen." },
    asksTyped: { "Zit er een \($0) in?" },
    markedAt: { letter, places in
      places.isEmpty ? "geen \(letter)" : "\(letter) op \(places.joined(separator: ", "))"
    },
    isIt: "Is het dit?",
    yes: "Ja",
    no: "Nee",
    readerWonTitle: "Gelezen",
    readerWon: { $0 == 1 ? "De computer had 1 letter fout." : "De computer had \($0) letters fout." },
    readerLostTitle: "Niet te lezen",
    readerLost: "Zeven letters waren fout.",
    notInList: "Dan staat het niet in de woordenlijst.",
    contradictedTitle: "Geen woord past",
    contradicted: "Deze markeringen terugnemen?",
    leaveReading: "Ga je weg, dan staat het klaar onder Verder.",
    startOverQuestion: "De zin die je nu raadt, verdwijnt.",
    leaveTitle: "Er loopt een spel",
    leaveQuestion: "Ga je weg, dan staat het klaar onder Verder.",
    wonTitle: { misses in
      switch misses {
      case 0: "Zonder kleerscheuren"
      case 6: "Op het nippertje"
      default: "Gered"
      }
    },
    wonLine: "Geraden:",
    lostTitle: "Te laat",
    lostLine: "Het was:",
    score: { misses, streak in
      let count = misses == 1 ? "1 keer fout" : "\(misses) keer fout"
      return streak > 1 ? "\(count) · reeks \(streak)" : count
    })
}
