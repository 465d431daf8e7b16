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
