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
      self("relaxed: words everybody uses. Half of them, or a word of six letters, opens the next rack.")
    case .standard: self("standard: words you have met. A word of six letters opens the next rack.")
    case .expert:
      self("expert: words of the big dictionary, too. A word of six letters opens the next rack.")
    }
  }

  func modeNote(_ mode: TextTwist.Mode) -> String {
    switch mode {
    case .timed:
      self("A minute, and 5 seconds more for each hidden word. A six-letter word opens the next rack.")
    case .untimed: self("As long as you like. A six-letter word opens the next rack.")
    case .classic: self("Three famous racks, and no clock.")
    }
  }

  /// What follows the points of a rack, and how many of them are for bonus words, which are given as they are shown.
  func rackPoints(_ points: Int, _ extra: Int, _ bonus: [String]) -> String {
    if extra == 0 { return self("point", plural: "points", points) }
    return bonus.count == 1
      ? self("points, \(extra) more for \(bonus[0])") : self("points, \(extra) for bonus")
  }
}
