import Engines

extension GameResult.Details {
  /// The day on which the Devil knocked for this game; `nil` for a game that was chosen.
  public var visit: Day? {
    get { self["visit"].map { Day(number: $0) } }
    set { self["visit"] = newValue?.number }
  }

  /// What the Devil said in it, by the names of his sentences.
  public var said: [String] {
    get { self[text: "said"]?.split(separator: " ").map(String.init) ?? [] }
    set { self[text: "said"] = newValue.isEmpty ? nil : newValue.joined(separator: " ") }
  }
}

extension SavedGame.Fields {
  /// The day on which the Devil knocked for this game, and how many pieces he had left behind by then; `nil` for a game that
  /// was chosen.
  public var visit: (day: Day, pieces: Int)? {
    let numbers = self["visit"]?.split(separator: " ").compactMap { Int(checked: $0) } ?? []
    guard numbers.count == 2, (0..<DevilVisits.pieces).contains(numbers[1]) else { return nil }
    return (Day(number: numbers[0]), numbers[1])
  }
}

/// The Devil's visits to a player, and what follows from them: nothing else is kept of them.
public struct DevilVisits: Equatable, Sendable {
  /// The finished ones, the first one first.
  public private(set) var results: [GameResult]
  /// Whether one waits to be continued.
  public let isOpen: Bool
  /// The day of the player's last result, in whatever game.
  public let lastPlayed: Day?

  /// How often he has to be beaten: each defeat takes a piece of him, the last one his hat.
  public static let pieces = 7

  public init(_ results: [GameResult] = [], isOpen: Bool = false, lastPlayed: Day? = nil) {
    (self.results, self.isOpen, self.lastPlayed) = (results, isOpen, lastPlayed)
  }

  /// The same with one more.
  public func adding(_ result: GameResult) -> DevilVisits {
    DevilVisits(results + [result], isOpen: false, lastPlayed: result.day)
  }

  /// How many the player has won.
  public var won: Int { results.count(where: \.isWon) }
  /// How many the player has lost.
  public var lost: Int { results.count - won }

  /// How many in a row the player has won in the end; below zero, how many were lost.
  public var streak: Int {
    let isWon = results.last?.isWon ?? false
    let length = results.reversed().prefix { $0.isWon == isWon }.count
    return isWon ? length : -length
  }

  /// The level that the player deserves: a win leads up, two losses one after the other lead down.
  public var level: HangmanDeal.Difficulty {
    let levels = HangmanDeal.Difficulty.allCases
    var (level, losses) = (0, 0)
    for result in results {
      losses = result.isWon ? 0 : losses + 1
      if result.isWon { level = min(level + 1, levels.count - 1) }
      if losses == 2 { (level, losses) = (max(level - 1, 0), 0) }
    }
    return levels[level]
  }

  /// The days on which he left a hat, the first one first.
  public var hats: [Day] {
    let defeats = results.filter(\.isWon)
    return stride(from: Self.pieces - 1, to: defeats.count, by: Self.pieces).map { defeats[$0].day }
  }

  /// How many pieces he has left behind since the last hat.
  public var piecesLeft: Int { won % Self.pieces }

  /// Whether he stays away on a day: after a hat until the new moon.
  public func isAway(on day: Day) -> Bool { hats.last.map { day < $0.nextNewMoon } ?? false }

  /// Whether he stands at the door on a day: once, when a game has ended on it.
  public func knocks(on day: Day) -> Bool {
    lastPlayed == day && !isOpen && !isAway(on: day) && !results.contains { $0.details.visit == day }
  }

  /// What he said within a month before a day.
  public func said(before day: Day) -> Set<String> {
    Set(results.filter { $0.day.number > day.number - 30 }.flatMap(\.details.said))
  }
}

extension Day {
  /// The first day after this one on which there is a new moon, by universal time.
  ///
  /// The mean phase and the greatest periodic terms of Meeus, "Astronomical Algorithms" (second edition), chapter 49; within an
  /// hour until 2100.
  public var nextNewMoon: Day {
    // 2000-01-06, the new moon with the number 0, is day 10 962; a lunation earlier is early enough.
    let first = Int((Double(number - 10_962) / 29.530_588_861).rounded(.down)) - 1
    return (first...first + 3).lazy.map(Self.newMoon).first { $0 > self }!
  }

  private static func newMoon(_ lunation: Int) -> Day {
    let k = Double(lunation)
    let sun = 2.5534 + 29.105_356_70 * k
    let moon = 201.5643 + 385.816_935_28 * k
    let node = 160.7108 + 390.670_502_84 * k
    let julian =
      2_451_550.097_66 + 29.530_588_861 * k - 0.407_20 * sine(moon) + 0.172_41 * sine(sun)
      + 0.016_08 * sine(2 * moon) + 0.010_39 * sine(2 * node)
    // 1970-01-01 begins at 2 440 587.5.
    return Day(number: Int((julian - 2_440_587.5).rounded(.down)))
  }

  /// The sine of an angle in degrees, by the formula of Bhaskara I, within 0.002.
  private static func sine(_ degrees: Double) -> Double {
    let angle = degrees - 360 * (degrees / 360).rounded(.down)
    let part = angle.truncatingRemainder(dividingBy: 180)
    let product = part * (180 - part)
    return (angle < 180 ? 1 : -1) * 4 * product / (40_500 - product)
  }
}
