import Commentary
import Engines
import Records
import Texts

/// What a player's games of Hangman against the computer say together, the daily puzzles included.
package struct HangmanCourse: Sendable {
  /// The average of wrong guesses over the ten games up to each of the last thirty, in tenths, the oldest first.
  package let averages: [Int]
  /// The letters that have cost most guesses, at most three; ties are in alphabetical order.
  package let letters: [Character]
  /// The wrong guesses that half of the games won did not exceed; `nil` without one.
  private let half: Int?
  /// The day of the week with the largest share of games won; `nil` where they are too few to say.
  private let bestDay: Weekday?
  /// The longest word of a game won that is kept, in capitals.
  private let longest: String?

  private static let shown = 30
  private static let averaged = 10
  /// A day of the week needs so many games to be compared.
  private static let fewest = 5
  private static let read = 500

  /// The modes of Hangman against the computer.
  package static let modes = Mode.allCases.filter {
    $0.game == .hangman && ($0.ranking == .streak || $0.isDaily)
  }

  /// Reads them; without a game there is nothing to say.
  package init(of player: String, _ context: inout Context) {
    let results = context.services.records.results(of: player, in: Self.modes, limit: Self.read)
    averages = results.indices.suffix(Self.shown).map { index in
      let last = results[max(0, index + 1 - Self.averaged)...index]
      return (last.reduce(0) { $0 + $1.misses } * 10 + last.count / 2) / last.count
    }
    var costs: [Character: Int] = [:]
    for letter in results.compactMap(\.details.missedLetters).joined() { costs[letter, default: 0] += 1 }
    letters = costs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map(\.key)
    let won = results.filter(\.isWon)
    half = won.isEmpty ? nil : won.map(\.misses).sorted()[(won.count - 1) / 2]
    let days = Dictionary(grouping: results, by: \.day.weekday).filter { $1.count >= Self.fewest }
    // In hundredths, so that a few games more do not decide.
    let shares = days.mapValues { games in games.count(where: \.isWon) * 100 / games.count }
    let best = shares.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    bestDay = days.count > 1 && shares.values.contains { $0 != best?.value } ? best?.key : nil
    longest = Self.longestWord(of: player, &context)
  }

  private static func longestWord(of player: String, _ context: inout Context) -> String? {
    var words: [String] = []
    for game in context.services.records.finishedGames(of: player)
    where game.result.isWon && modes.contains(game.result.mode) {
      guard let record = context.services.records.record(of: game.id), record.game.fields["phrase"] != nil,
        let language = context.services.library.language(game.result.language)
      else { continue }
      let phrase = record.game.phrase(context.services.library.lexicon(language)) ?? ""
      words += phrase.split { !$0.isLetter }.map(String.init)
    }
    return words.max { $0.count < $1.count }.map(\.capitals)
  }

  /// The average of the last ten games.
  package func average(_ text: Texts) -> String? {
    averages.last.map { text("\($0 / 10).\($0 % 10) wrong on average.") }
  }

  /// What else there is to say, in sentences.
  package func sentences(_ text: Texts) -> [String] {
    [
      half.map(text.halfOfWins), bestDay.map { text.bestDay($0) },
      longest.map { text("The longest word was \($0).") },
    ]
    .compactMap(\.self)
  }
}

/// How many wrong guesses a player's last games of a mode had.
package struct HangmanForm: Equatable, Sendable {
  /// Ten times the average of the last games, rounded; `nil` until there are a few.
  package private(set) var tenths: Int?
  /// How many wrong guesses half of all wins had at most; `nil` until there are a few.
  package private(set) var half: Int?

  /// The games of which the average is, and the fewest of which something is said.
  private static let (most, fewest) = (20, 5)

  /// Reads them; nothing of a mode that has no list of its own games.
  init(of session: GameSession, _ context: inout Context) {
    let mode = session.mode
    guard mode.ranking == .streak || session.day != nil, session.counts else { return }
    let last = context.services.records.results(of: session.player, in: [mode], limit: Self.most).map(
      \.misses)
    guard last.count >= Self.fewest else { return }
    tenths = (last.reduce(0, +) * 20 / last.count + 1) / 2
    let all = context.services.records.misses(of: session.player, in: [mode], upTo: Hangman.missesAllowed - 1)
    let wins = all.reduce(0, +)
    guard wins >= Self.fewest else { return }
    var (sum, most) = (0, -1)
    while sum * 2 < wins {
      most += 1
      sum += all[most]
    }
    half = most
  }
}

extension Texts {
  /// How many wrong guesses half of the wins had at most.
  func halfOfWins(_ misses: Int) -> String {
    misses == 0
      ? self("Half of the wins needed no wrong guess.")
      : self(
        "Half of the wins needed one wrong guess at most.",
        plural: "Half of the wins needed \(numeral(misses)) wrong guesses at most.", misses)
  }

  fileprivate func bestDay(_ day: Weekday) -> String { self("The best day is \(weekday(day)).") }
}
