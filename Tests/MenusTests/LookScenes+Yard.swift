import Engines
import Records
import ScreenTesting
import TestSupport
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

extension GoldenTests {
  static let yardLooks: [Look] = [
    Look(name: "title") { size in
      let records = week(until: DailyTests.today, today: 2)
      var match = match(
        size, .hard, starter: 1, words: ["berry 1"], rounds: [], last: "ber", records: records)
      match.send(.redraw)
      match.send(.terminate)
      var context = App.started(size, records: records).context
      context.services.tables = MemoryTables(TableHub(), program: 0)
      var app = App(size: size.size, context: context, screens: [TitleScreen()])
      app.readRecords()
      return app
    },
    Look(name: "daily") { size in
      var app = App.started(size, records: week(until: DailyTests.today, today: 2))
      app.openPuzzles()
      return app
    },
    Look(name: "tables") { size in
      var table = TableOfApps(["Ada", "Bob", "Zoë"], size)
      table.open("Zoë", .duel)
      table.advance(by: .seconds(7 * 60))
      table.open("Bob")
      table.advance(by: .seconds(2 * 60))
      table["Ada"].type("a")
      return table["Ada"]
    },
    Look(name: "table-laid") { size in
      var table = TableOfApps(["Ada"], size)
      table.open("Ada")
      return table["Ada"]
    },
    Look(name: "table-thinking") { size in
      var table = tableRound(size)
      table["Ada"].type("r")
      table.advance(by: .seconds(60))
      return table["Ada"]
    },
    Look(name: "table-left") { size in
      var table = tableRound(size)
      table["Ada"].type("r")
      table.kill("Bob")
      table.advance(by: .seconds(60))
      return table["Ada"]
    },
    Look(name: "set-up") { size in
      var app = App.settingUp("Devil", size)
      app.press(.down, .right, .right, .home)
      return app
    },
    Look(name: "settings") { size in
      var app = App.started(size, isAnimated: true)
      app.openSettings()
      app.press(.down, .down, .down)
      return app
    },
    Look(name: "statistics") { size in
      let records = SampleRecords { state in
        state.players = ["Ada", "Bob", "Cleo", "Dan", "Zoë"]
        state.tallies["Ada"] = [Tally(mode: .phraseBook, played: 86, won: 62, streak: 4, longestStreak: 12)]
        state.misses["Ada"] = [3, 7, 14, 19, 11, 6, 2, 24]
        state.streaks["Ada"] = [2, 7, 2, 4, 12, 2, 10, 4, 1, 2, 4, 5, 8, 2, 4, 7, 2, 1, 2, 5]
        state.results["Ada"] = ["gbpkf", "gbpk", "gbp", "gb", "g"].map { letters in
          GameResult(
            player: "Ada", mode: .phraseBook, language: "en", day: DailyTests.today, isWon: true,
            details: .init("missed-letters \(letters)\n")!)
        }
        state.results["Ada"]! += [Mode.textTwistTimed, .ghostEasy].map { mode in
          GameResult(player: "Ada", mode: mode, language: "en", day: DailyTests.today, isWon: true)
        }
      }
      var app = App.showing(size, records: records) { StatisticsScreen(&$0) }
      app.press(.tab)
      return app
    },
    Look(name: "scores") { size in
      let records = SampleRecords { state in
        state.tallies["Ada"] = [Tally(mode: .textTwistTimedStandard, played: 1, won: 0, mostPoints: 12)]
      }
      return App.showing(size, records: records) { HighScoresScreen(&$0, of: .textTwistTimedStandard) }
    },
    Look(name: "players") { size in
      let records = SampleRecords { state in
        state.players = ["Ada", "Bob", "Zoë van den Bergsmit"]
        state.summaries = [
          PlayerSummary(name: "Ada", games: 212, lastDay: DailyTests.today),
          PlayerSummary(name: "Bob", games: 40, lastDay: Day(number: DailyTests.today.number - 3)),
          PlayerSummary(name: "Zoë van den Bergsmit", games: 8, lastDay: Day(year: 2026, month: 5, day: 3)),
        ]
      }
      return App.showing(size, records: records) { ListScreen.players(&$0) }
    },
    Look(name: "replay") { size in
      var app = App.playing(
        "A rolling stone gathers no moss", size, words: ["moss 1"], glosses: SampleGlosses.proverb)
      app.type("ealncduorisbtpmgh")
      app.listen()
      app.type("y")
      app.press(.home)
      for _ in 0..<7 { app.press(.right) }
      return app
    },
  ]

  /// The second round at a table for two, in which the first player is to follow BE.
  private static func tableRound(_ size: ScreenSize) -> TableOfApps {
    var table = TableOfApps.ghost(["Ada", "Bob"], size)
    table["Ada"].type("x")
    table.advance(by: .seconds(1))
    table["Bob"].press(.enter)
    table["Bob"].type("c")
    table["Ada"].type("x")
    table.advance(by: .seconds(1))
    table["Ada"].press(.enter)
    table["Ada"].type("b")
    table["Bob"].type("e")
    return table
  }

  /// The daily puzzles of a week: all of them except Wednesday's last one, and a given number for the current day.
  private static func week(until day: Day, today: Int) -> SharedRecords {
    let records = SharedRecords()
    for offset in -5...0 {
      let other = Day(number: day.number + offset)
      for (index, mode) in Mode.daily.enumerated() {
        guard index < (offset == 0 ? today : 3), !(other.weekday == .wednesday && index == 2) else {
          continue
        }
        let details: GameResult.Details =
          switch mode {
          case .dailyTextTwist: .init("words-found 21\nwords-total 34\nbingos 1\n")!
          case .dailyGhost: .init("letters 7\nturns 0101010\n")!
          default: .init("guesses hhmhhhmhh\n")!
          }
        records.finish(
          GameResult(
            player: "Ada", mode: mode, language: "en", day: other, isWon: true,
            points: mode == .dailyTextTwist ? 143 : 0, misses: mode == .dailyHangman ? 2 : 0, details: details
          ),
          game: 0)
      }
    }
    return records
  }
}
