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

  /// A word has been found.
  func found(_ word: String, _ points: Int, isHidden: Bool, isBingo: Bool) -> String {
    if isBingo { return self("\(word), all six letters: +\(points)") }
    return isHidden ? self("\(word), found: +\(points)") : self("\(word), a bonus word: +\(points)")
  }

  /// How many words use all letters of a rack, and how many of those are bonus words.
  func severalBingos(_ all: Int, _ bonus: Int) -> String {
    bonus == 0
      ? self("\(all) words use all six letters.")
      : self(
        "\(all) words use all six letters, \(bonus) of them a bonus.",
        plural: "\(all) words use all six letters, \(bonus) of them bonuses.", bonus)
  }

  /// What opens the next rack.
  /// - Parameter half: the number of words that does, if one does.
  func closed(_ half: Int?) -> String {
    half.map { self("Six letters, or \($0) words, open the next.") }
      ?? self("A six-letter word opens the next rack.")
  }

  /// What was found in a game.
  func endLine(_ found: Int, _ all: Int, _ bonus: Int, _ points: Int, _ racks: Int) -> String {
    let words =
      bonus == 0
      ? self("\(found) of \(all) words")
      : self(
        "\(found) of \(all) words and a bonus", plural: "\(found) of \(all) words and \(bonus) bonuses",
        bonus)
    let made = self.points(points)
    return words + "   ·   " + self("\(made) on one rack", plural: "\(made) on \(racks) racks", racks)
  }

  /// Who wins a race.
  func winners(_ names: [String]) -> String {
    let all = and(names)
    return self("\(all) wins the race", plural: "\(all) share the win", names.count)
  }

  /// What a player found in a race.
  func tally(_ found: Int, _ all: Int, _ bonus: Int) -> String {
    bonus == 0
      ? self("You found \(found) of \(all) words.")
      : self(
        "You found \(found) of \(all) words and a bonus.",
        plural: "You found \(found) of \(all) words and \(bonus) bonuses.", bonus)
  }
}
