import Engines
import Records

/// What a player has made of a day's puzzles.
struct DailySheet {
  let day: Day
  private let results: [GameResult]
  private var begun: [Mode]

  /// Asks the records; everything else is answered from what they said then.
  init(_ day: Day, _ context: inout Context) {
    self.day = day
    results = context.records.dailyResults(of: context.player, language: context.settings.words)
    begun = context.records.title(of: context.player).waiting.map(\.session)
      .filter { [words = context.settings.words] in $0.day == day && $0.language == words }.map(\.mode)
    for mode in DailyPuzzles.modes where !begun.contains(mode) {
      if context.records.isClaimedElsewhere(context.dailySession(mode, day).id) { begun.append(mode) }
    }
  }

  /// `nil` as long as the puzzle has not been played to its end.
  func result(of mode: Mode) -> GameResult? { results.first { $0.mode == mode && $0.day == day } }

  /// Whether a puzzle was begun and waits.
  func isBegun(_ mode: Mode) -> Bool { begun.contains(mode) }

  /// Counts a puzzle among those that were begun.
  mutating func begin(_ mode: Mode) { begun.append(mode) }

  /// Whether all puzzles have been played.
  var isWhole: Bool { DailyPuzzles.modes.allSatisfy { result(of: $0) != nil } }

  /// The days in a row on which all puzzles were played.
  var streak: Int { DailyPuzzles.streak(of: results, upTo: day) }

  /// What became of a puzzle, in words that give nothing of it away.
  func line(of mode: Mode, _ context: Context) -> String {
    let strings = context.strings.daily
    guard let result = result(of: mode) else {
      return isBegun(mode) ? strings.begun : strings.open
    }
    switch mode {
    case .dailyHangman: return strings.hangman(result.isWon, result.misses)
    case .dailyTwist:
      return strings.twist(
        result.details.wordsFound ?? 0, result.details.wordsTotal ?? 0, result.points)
    default: return strings.ghost(result.isWon, result.details.letters ?? 0)
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
      guard let word = puzzles.word else { return nil }
      return HangmanScreen(session, game: Hangman(phrase: word, alphabet: language.alphabet), &self)
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
