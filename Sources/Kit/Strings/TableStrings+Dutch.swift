import Engines

extension TableStrings {
  package static let dutch = TableStrings(
    title: "Tafel", about: "Twee terminals op één machine, één spel.",
    rules:
      "Twee tot vijf terminals die deze map delen spelen één spel. Schuif aan bij een tafel, of dek er een.",
    waiting: "Nu aan het wachten", nobody: "Er wacht op dit moment niemand.", lay: "Of dek een tafel",
    sitWith: { "Aanschuiven bij \($0)" }, layButton: { "Een tafel dekken voor \($0)" },
    taken: { "\($0) van \($1) plaatsen" }, isPlaying: "bezig",
    since: { time in
      let minutes = Int(time / .seconds(60))
      let hours = minutes / 60
      if hours > 0 { return "al \(hours) uur" }
      return minutes == 0 ? "zojuist" : minutes == 1 ? "al 1 minuut" : "al \(minutes) minuten"
    },
    otherVersionToo: "Hier is een tafel van een andere versie van Wordyard.",
    forbiddenToo: "Hier is een tafel van een ander, die niet voor jou open is.",
    sitDown: "aanschuiven", layKey: "tafel dekken",
    helpSitDown: "bij de gekozen tafel aanschuiven, of er een dekken",
    laid: "De tafel is gedekt. Wie schuift aan?",
    howOnTerminal: "Op de andere terminal:  wordyard table",
    howInMenu: "of Tafel in het menu. Open voor wie deze map deelt.",
    seatsRules: "Wie als eerste zit, zegt wanneer het begint en welke lege plaatsen computers krijgen.",
    seatsRulesPeople: "Wie als eerste zit, zegt wanneer het begint. Lege plaatsen blijven leeg.",
    empty: "leeg", you: "jij", beginButton: "Beginnen", begin: "beginnen", helpBegin: "het spel beginnen",
    clearButton: "Tafel afruimen", clear: "afruimen", helpClear: "de tafel afruimen",
    leaveButton: "Van tafel gaan",
    computer: "computer", computerShort: "cpu", helpComputer: "een computer op de gekozen plaats, of geen",
    helpComputerBefore: "het niveau ervoor",
    meanwhileButton: "Intussen iets spelen",
    meanwhileButtonPeople: "Intussen iets spelen", meanwhile: "intussen spelen",
    helpMeanwhile: "iets anders spelen tot er iemand komt",
    meanwhileNote: "Wat je intussen begint, wacht onder Verder als er iemand komt.",
    opener: { "\($0) zegt wanneer het begint." },
    sitsDown: { "\($0) schuift aan." }, getsUp: { "\($0) is opgestaan." },
    path: { others, other in others == 1 ? "tafel met \(other)" : "tafel met \(others) anderen" },
    hostLeft: "De gastheer is weg. De tafel gaat door.",
    hosts: { "\($0) is nu de gastheer." }, youHost: "Jij bent nu de gastheer.",
    isSilent: { "De terminal van \($0) antwoordt niet." },
    stale: "Iemand was sneller.", notNow: "Dat kan nu niet.",
    thinking: { "\($0) denkt al een minuut na." },
    leftTable: { "\($0) is van tafel gegaan" }, isBack: { "\($0) is terug. Ga door." },
    leftTitle: { "\($0) is weg" },
    leftLine: {
      "Het spel blijft: het gaat door als \($0 > 2 ? "iedereen weer zit" : "jullie weer zitten")."
    },
    leftShort: { _ in "Het spel wacht op jullie." },
    hopelessTitle: { "\($0) komt voorlopig niet terug" }, hopelessLine: "Het spel staat onder Verder.",
    wait: "Wachten",
    waitButton: { "Wachten op \($0)" },
    leaveTitle: "Van tafel gaan?",
    leaveLine: "Het spel wacht onder Verder. De anderen kunnen met een computer door.",
    leave: "weg", helpLeave: "van tafel gaan",
    wink: "knipoog", helpWink: "knipogen naar de anderen", winks: { "\($0) knipoogt." },
    youWink: "Je knipoogt.", winkTooSoon: "Je hebt net geknipoogd.",
    goneTitle: "Geen plaats aan tafel", gone: inDutch)

  @Sendable private static func inDutch(_ reason: TableNews.Leaving) -> String {
    switch reason {
    case .refused(.seat): "Je naam zit daar al: zie Spelers."
    case .refused(.full): "De tafel is bezet."
    case .refused(.name): "Met die naam kun je niet aanschuiven."
    case .refused: "Je kon niet aan deze tafel aanschuiven."
    case .anotherGame: "Deze tafel is niet de tafel die je verliet."
    case .otherWords: "Aan die tafel geldt een andere woordenlijst."
    case .otherVersion: "Die tafel is van een andere versie van Wordyard."
    case .noTable: "Wat daar antwoordt is geen tafel."
    case .notFound: "De tafel is er niet meer."
    case .folder(.worldWritable): "Iedereen mag in de map van de tafels schrijven: die wordt niet gebruikt."
    case .folder(.foreign): "De map van de tafels is van een ander: die wordt niet gebruikt."
    case .folder(.notAFolder): "De map van de tafels is geen map."
    case .folder(.system(let error)): "De map van de tafels: " + ProblemStrings.dutch.text(error) + "."
    }
  }
}
