import Engines

/// A small game for testing the rules: nine hidden words, two of them bingos, and three bonus words, one a bingo.
enum TextTwistSample {
  static let alphabet = Alphabet("abcdefghijklmnopqrstuvwxyz", folds: [["e", "é"]])

  static let lexicon = Lexicon([
    "ablest 4", "ate 1", "bats x", "beast 1", "beat 2", "eat 1", "hen 1", "least 3", "stable 1", "table 1",
    "tables 2", "tael 4", "tea 1",
  ])

  static let rack = Rack(letters: Array("tbalse"), lexicon: lexicon, level: .expert)
  static let nextRack = Rack(letters: Array("cdenno"), words: ["conned", "code", "eon"])

  /// A game at the expert level; under the first rules, with two minutes per rack.
  static func game(
    _ mode: TextTwist.Mode = .untimed, version: RulesVersion = .first, of rackCount: Int? = nil
  ) -> TextTwist {
    TextTwist(
      mode: mode, level: .expert, version: version, alphabet: alphabet, first: rack, of: rackCount)
  }
}

extension TextTwist {
  /// Gives up the rack, as only games of earlier versions did.
  mutating func replayEndOfRack() -> Bool { replay([.endRack], rack: { _ in nil }) }

  /// Moves the letters of a word into the entry.
  mutating func type(_ word: String) {
    for letter in word { _ = take(letter) }
  }

  mutating func enter(_ word: String) -> Outcome {
    type(word)
    return submit()
  }

  mutating func enter(all words: [String]) {
    for word in words { _ = enter(word) }
  }

  /// The bank with a point for each empty slot.
  var bankText: String { String(tiles.bank.map { $0 ?? "." }) }
  var entryText: String { String(tiles.entry) }
}
