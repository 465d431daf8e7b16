import Engines

/// What a player has made of a day's puzzles, as it was when the records were last read.
struct DailySheet {
  let day: Day
  private let language: String
  private let results: [GameResult]
  private let begun: [Mode]

  /// Reads it.
  init(_ day: Day, _ context: inout Context) {
    self.day = day
    let language = context.settings.words
    self.language = language
    results = context.records.dailyResults(of: context.player, language: language)
    let waiting = context.records.title(of: context.player).waiting.map(\.session)
      .filter { $0.day == day && $0.language == language }.map(\.mode)
    begun = Self.modes.filter { mode in
      waiting.contains(mode) || context.records.isClaimedElsewhere(context.dailySession(mode, day).id)
    }
  }

  /// The modes in the order of the puzzles.
  static let modes = Games.all.map(\.dailyMode)

  /// `nil` as long as the puzzle has not been played to its end.
  func result(of mode: Mode) -> GameResult? { results.first { $0.mode == mode && $0.day == day } }

  /// Whether a puzzle was begun and waits, or is being played elsewhere.
  func isBegun(_ mode: Mode) -> Bool { begun.contains(mode) }

  /// Whether all puzzles have been played.
  var isWhole: Bool { Self.modes.allSatisfy { result(of: $0) != nil } }

  /// The days in a row on which all puzzles were played.
  var streak: Int { DailyPuzzles.streak(of: results, upTo: day) }

  /// What became of a puzzle, in words that give nothing of it away.
  func line(of mode: Mode, _ strings: Strings) -> String {
    guard let result = result(of: mode) else {
      return isBegun(mode) ? strings.daily.begun : strings.daily.open
    }
    return Games.game(mode.game).dailyLine(result, strings)
  }

  /// The day's results as a text to send: no word of any puzzle is in it, but the version of the word list is.
  func shared(_ version: String, _ strings: Strings) -> String {
    var lines = [strings.daily.sharedTitle(day, language, version)]
    for mode in Self.modes {
      lines.append(Games.game(mode.game).name(strings) + ": " + line(of: mode, strings))
    }
    if streak > 0 { lines.append(strings.daily.streak(streak)) }
    return lines.joined(separator: "\n")
  }
}

extension Context {
  /// The player's try at a puzzle: there is only one, so it has the same id whenever it is asked for.
  func dailySession(_ mode: Mode, _ day: Day) -> GameSession {
    let id = UInt64(stable: "\(day) \(settings.words) \(mode.rawValue) \(player)") >> 1
    return GameSession(
      id: Int64(id), player: player, mode: mode, language: settings.words, day: day)
  }

  /// The first screen of a puzzle, with the language's own words; `nil` when the list has none.
  mutating func dailyPuzzle(_ session: GameSession, _ day: Day) -> (any Screen)? {
    ownWords = nil
    let puzzles = DailyPuzzles(day: day, language: language, lexicon: lexicon)
    return Games.game(session.mode.game).dailyPuzzle(session, puzzles, &self)
  }
}
