import Engines
import Kit
import Records
import Texts

extension Texts {
  /// An entry of the title screen: its title, its note, and the letter that opens it.
  func entry(_ entry: TitleScreen.Entry) -> (title: String, note: String, key: Character) {
    let daily = Mode.daily.count
    let pages = IntroductionScreen.pageCount
    let (title, note, key) =
      switch entry {
      case .resume: (self("Continue"), "", self("c", context: "key of Continue"))
      case .code: (self("Code"), self("a game that somebody sent"), self("o", context: "key of Code"))
      case .daily:
        (self("Daily"), self("\(daily) puzzles, one try each"), self("d", context: "key of Daily"))
      case .table: (self("Table"), self("two terminals, one game"), self("b", context: "key of Table"))
      case .practice: (self("Practice"), "", self("a", context: "key of Practice"))
      case .scores: (self("High scores"), self("and statistics"), self("s", context: "key of High scores"))
      case .players: (self("Players"), "", self("p", context: "key of Players"))
      case .introduction:
        (self("How to play"), self("\(pages) pictures"), self("w", context: "key of How to play"))
      case .language: (self("Language"), "", self("l", context: "key of Language"))
      case .settings:
        (self("Settings"), self("pictures, colours and sound"), self("e", context: "key of Settings"))
      case .quit: (self("Quit"), "", self("q", context: "key of Quit"))
      }
    return (title, note, key.first ?? " ")
  }

  func control(_ control: IntroductionScreen.Control) -> String {
    switch control {
    case .arrows: self("move")
    case .enter: self("choose")
    case .escape: self("back")
    case .help: self("help")
    }
  }

  /// What a high score list counts.
  func unit(_ ranking: Mode.Ranking) -> String {
    switch ranking {
    case .streak: self("in a row")
    case .points: self("points")
    case .wins, .none: self("games won")
    }
  }

  /// The head of a column of the statistics.
  func tallyHead(_ column: TallyTable.Column, _ isShort: Bool) -> String {
    switch column {
    case .played: isShort ? self("played", context: "narrow column") : self("played")
    case .won: isShort ? self("won", context: "narrow column") : self("won")
    case .streak: self("streak")
    case .best: self("best")
    }
  }

  /// How long ago a day was.
  func when(_ day: Day, _ today: Day) -> String {
    switch today.number - day.number {
    case ...0: self("today")
    case 1: self("yesterday")
    case let days where days <= 30: self("\(days) days ago")
    case ...330: self("in \(month(day.month))", context: "month")
    default: self("in \(day.parts.year)", context: "year")
    }
  }

  func group(_ group: Setting.Group) -> String {
    switch group {
    case .words: self("Words")
    case .looks: self("Looks")
    case .playing: self("Playing")
    case .terminal: self("Terminal")
    }
  }
}
