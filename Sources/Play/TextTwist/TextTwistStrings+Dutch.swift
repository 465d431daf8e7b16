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
    slideGame: SlideGame(
      rack: "nlkweo",
      words: ["kol", "lek", "nek", "wok", "wol", "kolen", "welk", "wolk", "wolken"],
      found: ["nek", "wol", "welk", "kolen"], entered: "wo"),
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
    modeNote: { mode in
      switch mode {
      case .timed: "Twee minuten per ronde. Een woord van zes letters opent de volgende."
      case .untimed: "Zo lang je wilt. Een woord van zes letters opent de volgende ronde."
      case .classic: "De drie rondes van de oorspronkelijke cursus, zonder klok."
      }
    },
    noRack: "De woordenlijst heeft geen ronde voor dit spel.",
    rack: { "ronde \($0)" },
    score: { "score \($0)" },
    entry: "woord",
    letters: { "\($0) letters" },
    bonusWords: "Bonuswoorden:",
    take: "",
    helpTake: "een letter pakken",
    helpPutBack: "laatste letter terug",
    twist: "husselen",
    twistButton: "Husselen",
    helpTwist: "de plank husselen",
    submit: "invoeren",
    submitButton: "Invoeren",
    helpSubmit: "het woord invoeren",
    clear: "wissen",
    clearButton: "Wissen",
    helpClear: "alle letters terugleggen",
    last: "vorige",
    lastButton: "Vorige",
    helpLast: "het vorige woord weer",
    pause: "pauze",
    helpPause: "de klok stilzetten",
    next: "verder",
    nextButton: "Volgende ronde",
    helpNext: "verder met de volgende ronde",
    helpScrollDown: "verder door de woorden",
    helpScrollUp: "terug door de woorden",
    begin: "Typ letters, of klik ze aan.",
    severalBingos: { "\($0) woorden gebruiken alle zes de letters." },
    found: { "\($0), gevonden: +\($1)" },
    foundBonus: { "\($0), een bonuswoord: +\($1)" },
    foundBingo: { "\($0), alle zes de letters: +\($1)" },
    alreadyFound: { "\($0) was al gevonden." },
    tooShort: { "\($0) is te kort: minstens drie letters." },
    notAWord: { "\($0) staat niet in de woordenlijst." },
    notInBank: { "Er ligt geen \($0) op de plank." },
    nothingEntered: "Er ligt nog geen letter.",
    noLastWord: "Er is nog geen vorig woord.",
    closed: "Een woord van zes letters opent de volgende.",
    bingoTitle: "Bingo!",
    bingoLine: "Alle zes de letters: de volgende ronde is open.",
    keepHunting: "Doorzoeken",
    completeTitle: "Alles gevonden",
    completeLine: { "De ronde telt dubbel: \($0) punten." },
    leaveTitle: "Er loopt een spel",
    leaveQuestion: "Vanuit het menu kun je verder. Wie opgeeft, ziet de gemiste woorden.",
    giveUpButton: "Opgeven",
    paused: "Pauze",
    clockStands: { "De klok staat stil op \($0)." },
    bankStands: "De letters liggen omgekeerd.",
    goOn: "verder",
    goOnButton: "Verder",
    helpGoOn: "verdergaan",
    timeUp: "De tijd is om.",
    allFound: "Alle woorden gevonden.",
    givenUp: "Dit waren de woorden.",
    foundOf: { "\($0) van \($1) woorden gevonden" },
    nextIsOpen: "Een woord van zes letters brengt je verder.",
    helpRackBefore: "de ronde ervoor",
    helpRackAfter: "de ronde erna",
    endTitle: "Het spel is uit",
    endLine: { $1 == 1 ? "\($0) punten in één ronde" : "\($0) punten in \($1) rondes" })
}
