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

  func group(_ group: Setting.Group) -> String {
    switch group {
    case .words: self("Words")
    case .looks: self("Looks")
    case .playing: self("Playing")
    case .terminal: self("Terminal")
    }
  }
}
