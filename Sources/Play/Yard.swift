import Engines
import Records
import Texts

/// What has grown of the days on which a player has finished something; nothing in it ever goes.
public struct Yard: Equatable, Sendable {
  /// A day in it.
  package struct Plot: Equatable, Sendable {
    package let of: YardDay
    /// What stands there; `nil` for a gap.
    package let plant: Plant?
    /// What the day could have planted besides.
    package let others: [Plant]
    /// The number of days in a row with a tree, up to this one.
    package let streak: Int

    package var day: Day { of.day }

    /// The height of a tree, from 1 to 4.
    package var height: Int {
      switch streak {
      case ...1: 1
      case ...6: 2
      case ...29: 3
      default: 4
      }
    }
  }

  /// The days, the first one first.
  package let plots: [Plot]

  package var isEmpty: Bool { plots.isEmpty }

  /// Plants one thing a day at most: of what the day's games allow the one of which the fewest stand there already, else
  /// the later one in the order of `Plant`. What is planted never changes by what follows.
  /// - Parameters:
  ///   - days: the first one first.
  ///   - hats: the days on which the Devil left a hat.
  public init(_ days: [YardDay] = [], hats: [Day] = []) {
    var standing: [Plant: Int] = [:]
    var last: (day: Int, streak: Int) = (.min, 0)
    plots = days.map { day in
      var plants = hats.contains(day.day) ? day.plants.union([.hat]) : day.plants
      let hasTree = plants.contains(.tree)
      if day.isPuzzleSolved, !hasTree { plants.insert(.figure) }
      if hasTree { last = (day.day.number, last.day == day.day.number - 1 ? last.streak + 1 : 1) }
      let all = Plant.allCases.filter(plants.contains)
      let plant = all.reversed().min { standing[$0, default: 0] < standing[$1, default: 0] }
      if let plant { standing[plant, default: 0] += 1 }
      return Plot(
        of: day, plant: plant, others: all.filter { $0 != plant }, streak: hasTree ? last.streak : 0)
    }
  }
}

/// A season, by which trees have their tint.
package enum Season: Int, CaseIterable, Sendable {
  /// Bare.
  case winter
  /// In blossom.
  case spring
  /// Green.
  case summer
  /// Falling.
  case autumn

  package init(of month: Month) { self = Self.allCases[month.rawValue % 12 / 3] }
}

/// Where the seasons of the yard are.
package enum Hemisphere: String, CaseIterable, SavedValue {
  case north, south

  /// The month of the north that is like a day's.
  package func month(of day: Day) -> Month {
    self == .north ? day.month : Month(rawValue: (day.month.rawValue + 5) % 12 + 1)!
  }
}

private struct YardSetting: GameState {
  var hemisphere = Hemisphere.north
}

extension Context {
  /// Where the seasons of the yard are.
  package var hemisphere: Hemisphere {
    get { self[YardSetting.self].hemisphere }
    set { self[YardSetting.self].hemisphere = newValue }
  }

  /// Whether it is night: from eight in the evening to six in the morning.
  package var isNight: Bool { !(5...18).contains(services.hoursLeft()) }

  /// Whether a letter by post or a word to practise waits for the player.
  package var isAwaited: Bool {
    profile.hasLetter
      || (practiceBook.summary?.dueCount(on: services.today(), perDay: practising.perDay) ?? 0)
        > 0
  }
}

extension Choice {
  static let hemisphere = Choice(
    "hemisphere", { $0.hemisphere }, { $1.hemisphere = $0 },
    setting: Setting(.looks, isLast: true) { context in
      let text = context.text
      return SetUpRow(
        "hemisphere", text("Seasons"), Hemisphere.allCases, context.hemisphere, text.name,
        note: { _ in text("Where you are, for the trees of the yard.") }
      ) { $1.hemisphere = $0 }
    })
}

extension Listing {
  /// A player's games of a day that can be seen again, the first one first.
  package static func games(of player: String, on day: Day, _ context: inout Context) -> Listing {
    let (text, today) = (context.text, context.services.today())
    let games = context.services.records.finishedGames(of: player, on: day)
    return Listing(
      name: text.shortDate(day, from: today),
      rules: text("The games of a day in the yard, as far as they are kept."),
      entries: games.map { entry(of: $0, from: today, text) },
      isInside: true, empty: text("The games of that day are no longer kept."))
  }
}
