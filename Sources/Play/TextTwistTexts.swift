import Engines
import Records
import Tables
import Texts

extension Texts {
  package func mode(_ mode: TextTwist.Mode) -> String {
    switch mode {
    case .timed: self("timed")
    case .untimed: self("untimed")
    case .classic: self("classic")
    case .seven: self("seven", context: "mode of Text Twist")
    case .fours: self("fours", context: "mode of Text Twist")
    case .lightning: self("lightning", context: "mode of Text Twist")
    }
  }

  package func level(_ level: TextTwist.Level) -> String {
    switch level {
    case .relaxed: self("relaxed")
    case .standard: self("standard")
    case .expert: self("expert")
    }
  }

  /// - Parameter letters: the number of letters of a rack.
  package func levelNote(_ level: TextTwist.Level, letters: Int = Rack.size) -> String {
    switch level {
    case .standard where letters != Rack.size:
      self("Words you have met. Two thirds of them, or a word of all letters, opens the next rack.")
    case .expert where letters != Rack.size:
      self("Words of the big dictionary, too. A word of all letters opens the next rack.")
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
      self("A minute, and five seconds for each hidden word; with each rack 3 % less.")
    case .untimed: self("As long as you like.")
    case .classic: self("Famous racks, and no clock.")
    case .seven:
      self(
        "Seven letters. A minute and a half, and five seconds for each hidden word; with each rack 3 % less.")
    case .fours: self("Seven letters, the clock of seven, and only words of four letters or more.")
    case .lightning: self("One word of all six letters in 20 seconds, again and again.")
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

  /// What is played for in a mode.
  package func textTwistRules(_ mode: TextTwist.Mode) -> String {
    switch mode {
    case .timed, .untimed, .classic: textTwistRules + " " + allDouble
    case .seven, .fours: modeNote(mode) + " " + allDouble
    case .lightning: modeNote(mode)
    }
  }

  /// The name of a mode of Text Twist.
  package func textTwistName(of mode: Mode) -> ModeName {
    if mode == .textTwistRace { return ModeName(game: self("Text Twist"), host: self("race")) }
    if mode == .rackPost { return ModeName(game: self("Text Twist"), host: self("by post")) }
    let played = TextTwistSetUp.mode(of: mode)
    let level = TextTwistSetUp.level(of: mode)
    return ModeName(
      game: self("Text Twist"), host: self.mode(played),
      level: played == .classic || played.levels.count == 1 ? "" : self.level(level),
      isUsual: level == .standard)
  }
}

/// What Text Twist is to everything that is common to all games.
struct TextTwistTraits: GameTraits {
  let kind = GameKind.textTwist

  func name(_ text: Texts) -> String { text("Text Twist") }
  func tagline(_ text: Texts) -> String { text("six letters, every word in them") }

  func page(_ text: Texts) -> (text: String, tip: String) {
    (text.textTwistRules, "")
  }

  func name(of mode: Mode, _ text: Texts) -> ModeName { text.textTwistName(of: mode) }

  func dailyLine(_ result: GameResult, _ text: Texts) -> String {
    text("\(result.details.wordsFound ?? 0) of \(result.details.wordsTotal ?? 0), \(result.points) points")
  }

  func worth(_ result: GameResult) -> Int {
    let total = result.details.wordsTotal ?? 0
    return total > 0 ? (result.details.wordsFound ?? 0) * 100 / total : result.isWon ? 100 : 0
  }

  /// Ten squares that show the share of words found, `★` for a six-letter word, `×2` for all words.
  func glyphs(_ result: GameResult) -> String {
    let details = result.details
    guard let found = details.wordsFound, let total = details.wordsTotal, total > 0 else { return "" }
    let filled = min(10, max(found > 0 ? 1 : 0, found * 10 / total))
    let squares = String(repeating: "▪", count: filled) + String(repeating: "▫", count: 10 - filled)
    let hasBingo = details.bingos.map { $0 > 0 } ?? result.isWon
    return squares + (hasBingo ? " ★" : "") + (found >= total ? " ×2" : "")
  }

  func isDealt(by code: GameCode, _ session: GameSession, _ context: inout Context) -> Bool {
    TextTwistRun.dealt(by: code, session, &context) != nil
  }

  var tableGames: [TableGame] { [.race] }

  func tagline(_ game: TableGame, _ text: Texts) -> String { text("the same rack for both") }

  /// A race on a rack from the language's own words.
  func header(
    _ game: TableGame, id: String, words: inout TableWords, _ context: inout Context
  ) -> TableHeader? {
    let dealer = TextTwistDealer(lexicon: words.lexicon, seed: context.profile.generator.next())
    guard let rack = dealer.rack(number: 1) else { return nil }
    return TableHeader(
      id: id, game: game, language: words.language, words: words.version,
      seats: game.seats.upperBound, seed: dealer.seed, rack: String(rack.letters))
  }
}
