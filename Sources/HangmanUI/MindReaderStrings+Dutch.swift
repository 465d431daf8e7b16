import Kit

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
