import Engines

/// What a player has made of a day's puzzles.
struct DailySheet {
  let day: Day
  private let results: [GameResult]
  private let begun: [Mode]

  init(_ day: Day, _ context: Context) {
    self.day = day
    results = context.records.daily(context.player, context.settings.words)
    begun = context.records.title(context.player).waiting.map(\.session)
      .filter { $0.day == day && $0.language == context.settings.words }.map(\.mode)
  }

  /// `nil` as long as the puzzle has not been played to its end.
  func result(of mode: Mode) -> GameResult? { results.first { $0.mode == mode && $0.day == day } }

  /// Whether a puzzle was begun and waits.
  func isBegun(_ mode: Mode, _ context: Context) -> Bool {
    begun.contains(mode) || context.records.isHeld(context.dailySession(mode, day).id)
  }

  /// Whether all puzzles have been played.
  var isWhole: Bool { DailyPuzzles.modes.allSatisfy { result(of: $0) != nil } }

  /// The days in a row on which all puzzles were played.
  var streak: Int { DailyPuzzles.streak(of: results, upTo: day) }

  /// What became of a puzzle, in words that give nothing of it away.
  func line(of mode: Mode, _ context: Context) -> String {
    let strings = context.strings.daily
    guard let result = result(of: mode) else {
      return isBegun(mode, context) ? strings.begun : strings.open
    }
    switch mode {
    case .dailyHangman: return strings.hangman(result.isWon, result.misses)
    case .dailyTwist:
      return strings.twist(result.figures.first ?? 0, result.figures.dropFirst().first ?? 0, result.points)
    default: return strings.ghost(result.isWon, result.figures.first ?? 0)
    }
  }

  /// The day's results as a text to send: no word of any puzzle is in it, but the version of the word list is.
  func shared(_ version: String, _ context: Context) -> String {
    let strings = context.strings.daily
    var lines = [strings.sharedTitle(day, context.settings.words, version)]
    for (mode, name) in zip(DailyPuzzles.modes, strings.puzzles) {
      lines.append(name + ": " + line(of: mode, context))
    }
    if streak > 0 { lines.append(strings.streak(streak)) }
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
    switch session.mode {
    case .dailyHangman:
      return puzzles.word.map {
        HangmanScreen(session, game: Hangman(phrase: $0, alphabet: language.alphabet), self)
      }
    case .dailyTwist:
      let deal = twistDeal(seed: puzzles.rackSeed, isSingle: true)
      return deal.rack(number: 1).map { rack in
        let game = TextTwist(mode: .timed, alphabet: language.alphabet, first: rack, of: deal.rackCount)
        return TwistScreen(game, session, from: deal, self)
      }
    default:
      return puzzles.ghost(player: session.player, computer: strings.ghost.computer).map {
        GhostScreen($0, session, names: [session.player, nil], self)
      }
    }
  }
}
