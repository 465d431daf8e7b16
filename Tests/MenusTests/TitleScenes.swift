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
  /// The title screen with saved games, the daily puzzles, and messages about the records.
  static let titleScenes: [Scene] = [
    Scene(name: "title-continue") { size, code in
      var app = App.started(size, language: code, records: .inMemory)
      app.press(.enter, .enter)
      app.type("xz")
      app.press(.escape, .right, .enter)
      return app
    },
    Scene(name: "title-yard") { YardGrowthTests.started($0, days: 40, language: $1) },
    Scene(name: "title-walk") { size, code in
      var app = YardGrowthTests.started(size, days: 40, language: code, hour: 21)
      app.press(.left, .left)
      return app
    },
    Scene(name: "continue-list") { size, code in
      var app = App.started(size, language: code, library: .sample(words: App.conned), records: .inMemory)
      app.press(.enter, .enter)
      app.type("x")
      app.press(.escape, .right, .enter)
      app.type("t")
      app.press(.end, .enter)
      app.enter("code")
      app.press(.escape, .right, .enter)
      app.openSetUp(.ghost)
      app.press(.enter, .escape, .right, .enter)
      app.choose("Continue")
      return app
    },
    Scene(name: "daily") { size, code in
      var app = App.started(size, language: code, records: .inMemory)
      app.openPuzzles()
      return app
    },
    Scene(name: "daily-done") { size, code in
      let records = SharedRecords()
      for (offset, misses) in [(0, 2), (-1, 0)] {
        let day = Day(number: DailyTests.today.number + offset)
        for (mode, points) in zip(Mode.daily, [0, 143, 0]) {
          let details: GameResult.Details =
            switch mode {
            case .dailyTextTwist: ["words-found": 21, "words-total": 34]
            case .dailyGhost: .init("letters 7\nturns 0101010\n")!
            default: .init("guesses hhmhhhmhh\n")!
            }
          records.finish(
            GameResult(
              player: "Ada", mode: mode, language: code, day: day, isWon: true, points: points,
              misses: misses, details: details), game: 0)
        }
      }
      var app = App.started(size, language: code, records: records)
      app.openPuzzles()
      return app
    },
    Scene(name: "daily-share") { size, code in
      let records = SharedRecords()
      let result = GameResult(
        player: "Ada", mode: .dailyHangman, language: code, day: DailyTests.today, isWon: true, misses: 2,
        details: .init("guesses hhmhhh!hh\nhints 1\n")!)
      records.finish(result, game: 0)
      var app = App.started(size, language: code, records: records)
      app.openPuzzles()
      app.type("c")
      return app
    },
    Scene(name: "continue-twist") { size, code in
      let records = SharedRecords()
      var app = App.started(size, language: code, library: .sample(words: App.conned), records: records)
      app.type("t")
      app.press(.enter)
      app.enter("code")
      app.send(.terminate)
      var context = App.started(
        size, language: code, library: .sample(words: App.conned), records: records
      ).context
      let first = TitleScreen.first(opening: .game(.textTwist), isFirstStart: false, &context)
      return App(size: size.size, context: context, screens: first.screens, opening: first.opening)
    },
    Scene(name: "title-help") { size, code in
      var app = App.started(size, language: code, records: .inMemory)
      app.type("?")
      return app
    },
    Scene(name: "daily-hangman") { size, code in
      var app = App.started(
        size, language: code, library: .sample(words: DailyTests.words), records: .inMemory)
      app.openPuzzles()
      app.press(.enter)
      app.type("xe")
      return app
    },
    Scene(name: "daily-leave") { size, code in
      var app = App.started(
        size, language: code, library: .sample(words: DailyTests.words), records: .inMemory)
      app.openPuzzles()
      app.press(.enter, .escape)
      return app
    },
    Scene(name: "notice-not-kept") { size, code in
      let notice = RecordsNotice.notSaved(
        file: "~/.local/share/wordyard/wordyard.db", reason: .system(.diskFull))
      var app = App.started(size, language: code, records: ForgetfulRecords(notices: [notice]))
      app.press(.down)
      return app
    },
  ]
}
