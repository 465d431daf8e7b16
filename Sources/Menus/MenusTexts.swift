import Engines
import Kit
import Play
import Records
import Texts

extension Texts {
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

  func group(_ group: Setting.Group) -> String {
    switch group {
    case .words: self("Words")
    case .looks: self("Looks")
    case .playing: self("Playing")
    case .terminal: self("Terminal")
    }
  }
}
