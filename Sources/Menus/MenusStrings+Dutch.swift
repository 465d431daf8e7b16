import Kit
import Records

extension TitleStrings {
  static let dutch = TitleStrings(
    name: "Wordyard",
    quit: "stoppen",
    letter: { $0 ? "onderstreepte letter" : "gemarkeerde letter" },
    helpOpen: "de gekozen regel openen",
    helpLetter: "die regel openen",
    helpQuit: "Wordyard verlaten",
    rules: { isUnderlined in
      """
      \(GameKind.allCases.count.inDutch.capitalizedFirst) spellen met woorden, alleen of samen. \
      Een \(isUnderlined ? "onderstreepte" : "gemarkeerde") letter opent zijn regel meteen.
      """
    },
    entry: { entry in
      switch entry {
      case .resume: ("Verder", "", "v")
      case .code: ("Code", "een spel dat iemand je stuurde", "o")
      case .daily: ("Dagpuzzels", "\(Mode.daily.count.inDutch) puzzels, voor elk één poging", "d")
      case .table: ("Tafel", "twee terminals, één spel", "f")
      case .practice: ("Oefenen", "", "e")
      case .scores: ("Topscores", "en statistiek", "c")
      case .players: ("Spelers", "", "p")
      case .introduction: ("Speluitleg", "\(IntroductionScreen.pageCount.inDutch) plaatjes", "u")
      case .language: ("Taal", "", "l")
      case .settings: ("Instellingen", "plaatjes, kleuren en geluid", "i")
      case .quit: ("Stoppen", "", "s")
      }
    },
    openTables: { "\($0) open" },
    due: { $0 == 1 ? "1 woord wacht" : "\($0) woorden wachten" },
    nextDue: { "\($0) weer" },
    nothingDue: { "Vandaag is er niets te oefenen. Het volgende woord komt \($0)." },
    played: { "\($0) van \($1) vandaag" })
}

extension DailyStrings {
  static let dutch = DailyStrings(
    name: "Dagpuzzels",
    note: "Vandaag voor iedereen dezelfde \(Mode.daily.count.inDutch), elk één poging.",
    open: "nog niet gespeeld",
    begun: "begonnen, wacht op je",
    oneTry: "Eén poging per dag; tot morgen.",
    noPuzzle: "Met deze woordenlijst is er geen puzzel.",
    newDay: "Het is na middernacht: dit zijn de nieuwe.",
    share: "kopiëren",
    shareTitle: "Om te delen",
    helpShare: "de uitslag tonen en kopiëren, om te delen",
    play: "spelen",
    helpPlay: "de gekozen puzzel spelen",
    rules: """
      Iedereen heeft vandaag dezelfde \(Mode.daily.count.inDutch) puzzels. Een dag telt voor de dagen op rij als \
      ze alle \(Mode.daily.count.inDutch) zijn gespeeld, gewonnen of verloren. De uitslag verraadt er geen letter \
      van.
      """,
    hint: "+hint",
    playButton: { "\($0) spelen" },
    newOnes: { $0 == 1 ? "Nieuwe binnen het uur." : "Nieuwe over \($0) uur." })
}

extension IntroductionStrings {
  static let dutch = IntroductionStrings(
    name: "Speluitleg",
    welcome: Slide(
      title: "Welkom bij Wordyard",
      text: """
        \(GameKind.allCases.count.inDutch.capitalizedFirst) spellen met woorden. Speel alleen, tegen de computer, samen \
        aan één toetsenbord, of aan tafels, elk aan een terminal van deze machine. Wat je niet afmaakt, wacht op \
        je.
        """),
    controls: Slide(
      title: "Toetsen en muis",
      text: """
        Typ, of klik op wat je ziet. Het toetsenbord in beeld heeft pas een cursor na een pijltoets. ? noemt alle \
        toetsen, Esc gaat terug, Ctrl-C stopt: je spel blijft bewaard.
        """),
    keys: Slide(
      title: "Toetsen",
      text: """
        Het toetsenbord in beeld heeft pas een cursor na een pijltoets. ? noemt alle toetsen, Esc gaat terug, \
        Ctrl-C stopt: je spel blijft bewaard.
        """),
    control: { control in
      switch control {
      case .arrows: "bewegen"
      case .enter: "kiezen"
      case .escape: "terug"
      case .help: "hulp"
      }
    },
    next: "volgende", before: "vorige", skip: "overslaan", done: "klaar",
    helpNext: "de volgende pagina", helpBefore: "de vorige pagina", helpFirst: "de eerste pagina",
    helpLast: "de laatste pagina", helpSkip: "de uitleg verlaten",
    rules: "Een pagina per spel, en een voor de toetsen. Esc slaat de rest over.",
    languageRules: "De taal van de woorden en van de menu's. In de instellingen kies je ze apart.",
    whichLanguage: "Welke taal mag het zijn?", greeting: "woorden en menu's in het Nederlands",
    choose: "kiezen", helpChoose: "in deze taal spelen", helpBack: "de vorige taal houden")
}

extension RecordsStrings {
  static let dutch = RecordsStrings(
    highScores: "Topscores", statistics: "Statistiek", name: "naam", date: "datum",
    unit: { ranking in
      switch ranking {
      case .streak: "op rij"
      case .points: "punten"
      case .wins, .none: "gewonnen"
      }
    },
    rank: "plek", you: "jij?", today: "vandaag",
    empty: "Hier staat nog niemand. Eén spel, en deze lijst is van jou.",
    of: { "\($0) van \($1)" }, playButton: { "\($0) spelen" }, playButtonShort: "Spelen",
    helpPlayList: "dit spel spelen",
    highScoresRules: """
      Een lijst per spel en niveau, met de beste honderd. Jouw laatste plek is gemarkeerd. Winst met een hint zet een \
      reeks voort, maar staat op geen lijst.
      """,
    range: { "\($0)–\($1) van \($2)" }, list: "lijst", helpNextList: "de volgende lijst",
    helpListBefore: "de vorige lijst",
    game: "spel", helpNextGame: "naar het volgende spel",
    helpGameBefore: "naar het vorige spel",
    scroll: "bladeren", helpScroll: "door de lijst",
    clear: "leegmaken", helpClear: "deze lijst leegmaken", figures: "statistiek",
    helpStatistics: "jouw statistiek",
    clearTitle: "Lijst leegmaken?",
    clearLine: { count, list in
      count == 1
        ? "1 score van \(list). Die komt niet terug." : "\(count) scores van \(list). Die komen niet terug."
    },
    keepButton: "Laten staan", clearButton: "Leegmaken",
    allGames: "Alle spellen",
    tallyHead: { column, isShort in
      switch column {
      case .played: isShort ? "keer" : "gespeeld"
      case .won: isShort ? "winst" : "gewonnen"
      case .streak: "reeks"
      case .best: "beste"
      }
    },
    bestNote: "Beste is de langste reeks, of de meeste punten.",
    dailyStreaks: { now, longest in
      "Dagpuzzels: \(now) op rij, langste \(longest)."
    },
    statisticsRules: "Wat een speler heeft gespeeld en gewonnen. Tab opent de pagina van elk spel.",
    nothingPlayed: { "\($0) heeft nog geen spel uitgespeeld. Eén spel, en deze tabel begint." },
    player: "speler", helpNextPlayer: "de volgende speler",
    helpPlayerBefore: "de vorige speler",
    page: "spel", helpPage: "naar het volgende spel",
    players: "Spelers", newName: "een nieuwe naam", playsNow: { "\($0) speelt" },
    games: "keer", lastGame: { $0 ? "laatst" : "laatste spel" },
    when: { day, today in
      switch today.number - day.number {
      case ...0: "vandaag"
      case 1: "gisteren"
      case let days where days <= 30: "\(days) dagen terug"
      case ...330: "in \(CalendarStrings.dutch.month(day.month))"
      default: "in \(day.parts.year)"
      }
    },
    playersNote: { "\($0) speelt nu. Iedereen heeft eigen scores, reeksen en open spellen." },
    playersNoteShort: { "\($0) speelt nu." },
    playersRules: "Iedereen heeft eigen scores, reeksen en open spellen.",
    guestsNote: { "\($0) is een gast, die alleen deze naam heeft." },
    guestsPlayers: "Een gast kan geen naam kiezen, veranderen of wissen.",
    guestsScores: "Een gast kan geen lijst wissen.",
    rename: "hernoemen", helpRename: "een andere naam geven",
    renamePrompt: { "Hoe heet \($0) voortaan?" },
    nameTaken: { "Iemand heet al \($0)." },
    play: "spelen", helpPlay: "onder deze naam spelen", new: "nieuw", helpNew: "een nieuwe naam opgeven",
    remove: "wissen", helpRemove: "deze naam wissen",
    helpTheirStatistics: "statistiek van deze naam",
    namePrompt: "Hoe heet je?", removeTitle: { "\($0) wissen?" },
    removeLine: { unfinished in
      switch unfinished {
      case 0: "Scores blijven onder die naam."
      case 1: "Scores blijven onder die naam; het open spel gaat weg."
      default: "Scores blijven onder die naam; de open spellen gaan weg."
      }
    },
    keepPlayerButton: "Houden",
    removeButton: "Wissen")
}

extension SettingsScreenStrings {
  static let dutch = SettingsScreenStrings(
    name: "Instellingen", done: "Klaar",
    rules: "Elke wijziging geldt meteen en alleen voor jou, en blijft bewaard.",
    group: { group in
      switch group {
      case .words: "Woorden"
      case .looks: "Uiterlijk"
      case .playing: "Spelen"
      case .terminal: "Terminal"
      }
    })
}

extension WaitingStrings {
  static let dutch = WaitingStrings(
    title: "Er wacht een spel op je", newGame: "Een nieuw spel",
    helpNumber: "het spel met dat nummer openen",
    rules: "De spellen die je verliet, het laatste eerst. Elk gaat verder na je laatste toets.")
}
