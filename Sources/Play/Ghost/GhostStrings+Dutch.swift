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
    opponentLabel: "Tegen",
    opponent: { opponent in
      switch opponent {
      case .computer: "de computer"
      case .friend: "elkaar"
      }
    },
    twoPlayers: "twee spelers",
    twoPlayersNote: "Met z'n tweeën. Wie een woord afmaakt, verliest de ronde.",
    level: { level in
      switch level {
      case .easy: "makkelijk"
      case .medium: "gemiddeld"
      case .hard: "moeilijk"
      }
    },
    levelNote: { level in
      switch level {
      case .easy: "Kent gewone woorden en denkt niet verder dan één letter."
      case .medium: "Kent bekende woorden en ziet drie letters vooruit."
      case .hard: "Kent elk woord dat telt en speelt volmaakt."
      }
    },
    allowedTierLabel: "Wat telt", allowedTierSetting: "Ghost: wat telt", bluffSetting: "Ghost: bluffen",
    allowedTier: { list in
      switch list {
      case .familiar: "bekende woorden"
      case .standard: "gangbare woorden"
      case .rare: "ook zeldzame"
      }
    },
    bluff: "Bluffen", computer: "Computer",
    add: "aanleggen", helpAdd: "een letter aanleggen", helpPress: "de gekozen letter aanleggen",
    alive: "hint", helpAlive: "wat kan er nog? kost de punten",
    challenge: "betwijfelen", helpChallenge: "zeggen dat er geen woord is",
    nameWord: "woord noemen", helpNameWord: "het woord in gedachten noemen",
    admit: "gebluft", helpAdmit: "toegeven dat er geen woord is",
    nextRound: "volgende ronde", helpNextRound: "de volgende ronde beginnen",
    stop: "stoppen", helpStop: "deze partij stoppen", stopButton: "Stoppen",
    yourTurn: "Jouw beurt", turn: { "\($0) is aan de beurt" }, thinking: "De computer denkt na",
    noPoints: "geen punten",
    begins: { round, name in "Ronde \(round). \(name) mag beginnen." },
    added: { "\($0) legde \($1) aan." },
    legend: "[A] leeft, ─A─ dood, A maakt een woord.",
    tooLong: "Lang genoeg. Betwijfel het.",
    challengedTitle: "Betwijfeld",
    doubted: { who, fragment in "\(who): er is geen woord met \(fragment)." },
    nameWordButton: "Woord noemen", admitButton: "Ik blufte",
    prompt: { name, fragment in "\(name): welk woord begint met \(fragment)?" },
    wordTitle: "Een woord", deadTitle: "Doodgelopen", noBluffTitle: "Geen bluf", caughtTitle: "Betrapt",
    completed: { name, _ in "\(name) maakte een woord af." },
    dead: { "Geen woord begint met \($0)." },
    possible: { "Het kon nog \($0) worden." },
    hadWord: { name, _ in "\(name) had een woord in gedachten." },
    wasBluffing: { "\($0) had geen woord." },
    wrongWord: { name, word, _ in "\(name) zei \(word). Dat telt niet." },
    roundWonTitle: "Jij bleef over", roundLostTitle: "De computer bleef over",
    wonTitle: "Nog onder de levenden", lostTitle: "Je bent nu een spook", wins: { "\($0) wint" },
    points: { "Punten \($0) : \($1)" }, matches: { "partijen \($0) : \($1)" },
    stopTitle: "Er loopt een partij", stopQuestion: "Stop gerust: de partij staat dan klaar onder Verder.",
    coach: "Coach", round: { "ronde \($0) van \($1)" }, rounds: "Rondes",
    nextMove: "volgende", moveBefore: "vorige", helpNextMove: "de volgende zet",
    helpMoveBefore: "de vorige zet",
    mistake: "fout", helpMistake: "de volgende fout", helpMistakeBefore: "de vorige fout",
    helpRoundAfter: "de volgende ronde", helpRoundBefore: "de vorige ronde",
    challenged: { "\($0) betwijfelde het." }, named: { "\($0) zei \($1)." },
    threwAway: "Een gewonnen ronde weggegeven.",
    kept: { letter, word in "Met \(letter) was de ronde nog te winnen: dan werd het \(word)." },
    keptByChallenge: "Het was dood: betwijfelen had gewonnen.",
    keptByAnswer: { "\($0) was het antwoord geweest." },
    sound: "Niets weggegeven.",
    flawless: "Niemand gaf een gewonnen ronde weg.")
}
