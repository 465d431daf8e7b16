import Engines
import Kit
import Play
import Records
import Texts

extension Texts {
  /// An entry of the title screen: its title and its note.
  func entry(_ entry: TitleScreen.Entry) -> (title: String, note: String) {
    switch entry {
    case .resume: (self("Continue"), "")
    case .daily: (self("Daily"), self("\(Mode.daily.count) puzzles, one try each"))
    case .table: (self("Table"), self("two terminals, one game"))
    case .practice: (self("Practice"), "")
    case .scores: (self("Scores"), self("and statistics"))
    case .players: (self("Players"), "")
    case .more: (self("More"), self("by post, how to play, language, settings"))
    }
  }

  /// An entry of the list that `More` opens: its title and its note.
  func entry(_ entry: MoreList.Entry, _ context: Context) -> (title: String, note: String) {
    switch entry {
    case .post: (self("By post"), self("letters and codes that somebody sent"))
    case .introduction: (self("How to play"), self("\(IntroductionScreen.pageCount) pictures"))
    case .language: (self("Language"), context.languageNames)
    case .settings: (self("Settings"), self("pictures, colours and sound"))
    }
  }

  /// The puzzles of the day that are left: `Text Twist and Ghost to go`.
  func toGo(_ names: [String]) -> String {
    switch names.count {
    case 1: self("\(names[0]) to go")
    case 2: self("\(names[0]) and \(names[1]) to go")
    default: self("\(names.count) to go")
    }
  }

  func control(_ control: IntroductionScreen.Control) -> String {
    switch control {
    case .arrows: self("move")
    case .enter: self("choose")
    case .escape: self("back")
    case .help: self("help")
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
