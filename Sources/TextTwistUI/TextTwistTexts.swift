import Engines
import Kit
import Texts

extension Texts {
  func mode(_ mode: TextTwist.Mode) -> String {
    switch mode {
    case .timed: self("timed")
    case .untimed: self("untimed")
    case .classic: self("classic")
    }
  }

  func level(_ level: TextTwist.Level) -> String {
    switch level {
    case .relaxed: self("relaxed")
    case .standard: self("standard")
    case .expert: self("expert")
    }
  }

  func levelNote(_ level: TextTwist.Level) -> String {
    switch level {
    case .relaxed:
      self("Words everybody uses. Two thirds of them, or a word of six letters, opens the next rack.")
    case .standard:
      self("Words you have met. Two thirds of them, or a word of six letters, opens the next rack.")
    case .expert:
      self("Words of the big dictionary, too. A word of six letters opens the next rack.")
    }
  }

  func modeNote(_ mode: TextTwist.Mode) -> String {
    switch mode {
    case .timed:
      self("A minute, and five seconds more for each hidden word.")
    case .untimed: self("As long as you like.")
    case .classic: self("Three famous racks, and no clock.")
    }
  }
}
