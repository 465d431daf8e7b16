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
