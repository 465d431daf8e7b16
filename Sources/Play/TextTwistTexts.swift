import Engines
import Records
import Texts

extension Texts {
  package func mode(_ mode: TextTwist.Mode) -> String {
    switch mode {
    case .timed: self("timed")
    case .untimed: self("untimed")
    case .classic: self("classic")
    }
  }

  package func level(_ level: TextTwist.Level) -> String {
    switch level {
    case .relaxed: self("relaxed")
    case .standard: self("standard")
    case .expert: self("expert")
    }
  }

  package func levelNote(_ level: TextTwist.Level) -> String {
    switch level {
    case .relaxed:
      self("Words everybody uses. Two thirds of them, or a word of six letters, opens the next rack.")
    case .standard:
      self("Words you have met. Two thirds of them, or a word of six letters, opens the next rack.")
    case .expert:
      self("Words of the big dictionary, too. A word of six letters opens the next rack.")
    }
  }

  package func modeNote(_ mode: TextTwist.Mode) -> String {
    switch mode {
    case .timed:
      self("A minute, and five seconds more for each hidden word.")
    case .untimed: self("As long as you like.")
    case .classic: self("Famous racks, and no clock.")
    }
  }

  /// What is played for, on whatever rack.
  package var textTwistRules: String {
    self(
      """
      Six letters lie on the table. Find the words they make, from three letters up. A word \
      of all six, or two thirds of the words, opens the next rack.
      """)
  }

  /// The name of a mode of Text Twist.
  package func textTwistName(of mode: Mode) -> ModeName {
    if mode == .textTwistRace { return ModeName(game: self("Text Twist"), host: self("race")) }
    if mode == .rackPost { return ModeName(game: self("Text Twist"), host: self("by post")) }
    let played = TextTwistSetUp.mode(of: mode)
    let level = TextTwistSetUp.level(of: mode)
    return ModeName(
      game: self("Text Twist"), host: self.mode(played), level: played == .classic ? "" : self.level(level),
      isUsual: level == .standard)
  }

  /// The result of a day's rack, without spoilers.
  package func textTwistDailyLine(_ result: GameResult) -> String {
    self("\(result.details.wordsFound ?? 0) of \(result.details.wordsTotal ?? 0), \(result.points) points")
  }
}
