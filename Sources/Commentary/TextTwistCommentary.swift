import Engines
import Texts

extension Texts {
  /// What the entry of a word has led to; `nil` when there is nothing to say.
  package func outcome(of entry: TextTwist.Outcome, on rack: Rack) -> String? {
    let isShown = entry.word.map(rack.isShown) ?? true
    let word = entry.word.map { rack.spelling(of: $0).capitals } ?? ""
    return switch entry {
    case .found(_, let points, _) where !isShown, .bonus(_, let points, _) where !isShown:
      self("A bonus word: +\(points)")
    case .found(_, let points, true), .bonus(_, let points, true):
      self("\(word), all six letters: +\(points)")
    case .found(_, let points, false): self("\(word), found: +\(points)")
    case .bonus(_, let points, false): self("\(word), a bonus word: +\(points)")
    case .alreadyFound: isShown ? self("\(word), already found") : self("That word is already found")
    case .tooShort: self("\(word) is too short")
    case .notAWord: self("\(word) is not a word")
    case .empty: self("Type a word first.")
    case .over: nil
    }
  }

  /// `1 point`, `12 points`.
  package func points(_ count: Int) -> String { self("\(count) point", plural: "\(count) points", count) }

  /// How many words use all letters of a rack, and how many of those are bonus words.
  package func severalBingos(_ all: Int, _ bonus: Int) -> String {
    bonus == 0
      ? self("\(all) words use all six letters.")
      : self(
        "\(all) words use all six letters, \(bonus) of them a bonus.",
        plural: "\(all) words use all six letters, \(bonus) of them bonuses.", bonus)
  }

  /// What opens the next rack.
  /// - Parameter half: the number of words that does, if one does.
  package func closed(_ half: Int?) -> String {
    half.map { self("Six letters, or \($0) words, open the next.") }
      ?? self("A six-letter word opens the next rack.")
  }

  /// What was found in a game, and what it scored.
  package func endParts(_ found: Int, _ all: Int, _ bonus: Int, _ points: Int, _ racks: Int) -> [String] {
    let words =
      bonus == 0
      ? self("\(found) of \(all) words")
      : self(
        "\(found) of \(all) words and a bonus", plural: "\(found) of \(all) words and \(bonus) bonuses",
        bonus)
    let made = self.points(points)
    return [words, racks == 1 ? made : self("\(made) on \(racks) racks")]
  }

  /// Who wins a race.
  package func winners(_ names: [String]) -> String {
    let all = and(names)
    return self("\(all) wins the race", plural: "\(all) share the win", names.count)
  }

  /// What a player found in a race.
  package func tally(_ found: Int, _ all: Int, _ bonus: Int) -> String {
    bonus == 0
      ? self("You found \(found) of \(all) words.")
      : self(
        "You found \(found) of \(all) words and a bonus.",
        plural: "You found \(found) of \(all) words and \(bonus) bonuses.", bonus)
  }
}
