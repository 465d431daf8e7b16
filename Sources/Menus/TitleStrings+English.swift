import Kit
import Records

extension TitleStrings {
  static let english = TitleStrings(
    name: "Wordyard",
    quit: "quit",
    letter: { $0 ? "underlined letter" : "marked letter" },
    helpOpen: "open the chosen entry",
    helpLetter: "open that letter's entry",
    helpQuit: "leave Wordyard",
    rules: { isUnderlined in
      """
      \(GameKind.allCases.count.inEnglish.capitalizedFirst) word games, alone or together. \
      \(isUnderlined ? "An underlined" : "A marked") letter opens its entry at once.
      """
    },
    entry: { entry in
      switch entry {
      case .resume: ("Continue", "", "c")
      case .code: ("Code", "a game that somebody sent", "o")
      case .daily: ("Daily", "\(Mode.daily.count.inEnglish) puzzles, one try each", "d")
      case .table: ("Table", "two terminals, one game", "b")
      case .practice: ("Practice", "", "a")
      case .scores: ("High scores", "and statistics", "s")
      case .players: ("Players", "", "p")
      case .introduction: ("How to play", "\(IntroductionScreen.pageCount.inEnglish) pictures", "w")
      case .language: ("Language", "", "l")
      case .settings: ("Settings", "pictures, colours and sound", "e")
      case .quit: ("Quit", "", "q")
      }
    },
    openTables: { "\($0) open" },
    due: { $0 == 1 ? "1 word is due" : "\($0) words are due" }, nextDue: { "the next \($0)" },
    nothingDue: { "Nothing is due today. The next word comes \($0)." },
    played: { "\($0) of \($1) today" })
}
