extension Strings {
  static let dutch = Strings(
    titleName: "Wordyard",
    tagline: "woordspellen voor de terminal",
    language: "Taal",
    help: "hulp",
    keys: "Toetsen",
    menu: "menu",
    menuButton: "Menu",
    back: "terug",
    close: "sluiten",
    quit: "stoppen",
    quitEntry: "Stoppen",
    choose: "kiezen",
    change: "wijzigen",
    open: "openen",
    start: "beginnen",
    startButton: "Beginnen",
    newGame: "Nieuw spel",
    changeGame: "Wijzigen",
    startOver: "opnieuw",
    startOverButton: "Opnieuw",
    keepPlaying: "Doorspelen",
    helpWalk: "door de regels lopen",
    helpOpen: "de gekozen regel openen",
    helpNext: "de volgende waarde",
    helpPrevious: "de vorige waarde",
    helpStart: "beginnen, of iets kiezen",
    helpLanguage: "een andere taal kiezen",
    helpMenu: "terug naar het menu",
    helpQuit: "Wordyard verlaten",
    tooSmall: { "Wordyard heeft een terminal van \($0) kolommen en \($1) regels nodig." },
    entry: .dutch,
    settings: .dutch,
    hangman: .dutch)
}

extension HangmanStrings {
  static let dutch = HangmanStrings(
    name: "Galgje",
    note: "raad de zin, letter voor letter",
    host: "Spelleider",
    category: "Categorie",
    difficulty: "Niveau",
    allCategories: "Allemaal",
    hosts: ["Zinnenboek", "Woordenboek"],
    hostNotes: [
      "Een zin of naam uit een categorie naar keuze.",
      "Eén woord van vijf tot twaalf letters.",
    ],
    difficulties: ["makkelijk", "gemiddeld", "moeilijk"],
    noWord: "De woordenlijst heeft geen woord voor dit spel.",
    guess: "raden",
    helpGuess: "een letter raden",
    helpWalk: "over het toetsenbord lopen",
    helpPress: "de gekozen letter raden",
    helpStartOver: "een ander spel beginnen",
    begin: "Typ een letter, of klik er een aan.",
    hit: { letter, places in places == 1 ? "Eén \(letter)." : "\(places) keer \(letter)." },
    miss: { "De \($0) zit er niet in." },
    alreadyTried: { "De \($0) was al geprobeerd." },
    notALetter: { "\($0) is geen letter." },
    misses: { "\($0) van \($1)" },
    incorrect: "Fout geraden:",
    streak: { "reeks \($0)" },
    startOverQuestion: "De zin die je aan het raden bent, gaat weg.",
    leaveTitle: "Er loopt een spel",
    leaveQuestion: "Ga je weg, dan is deze zin voorbij.",
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
