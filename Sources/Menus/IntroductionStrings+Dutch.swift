import Kit
import Records

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
