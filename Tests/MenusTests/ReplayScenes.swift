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

/// Finished games, step by step, and the list of them.
extension GoldenTests {
  static let replayScenes: [Scene] = [
    Scene(name: "replay-begun") { size, code in
      var app = replayed(size, code)
      app.press(.home)
      return app
    },
    Scene(name: "replay-hangman") { size, code in
      var app = replayed(size, code)
      for _ in 0..<7 { app.press(.right) }
      return app
    },
    Scene(name: "replay-hangman-end") { size, code in
      var app = replayed(size, code)
      app.press(.end)
      return app
    },
    Scene(name: "replay-meaning") { size, code in
      var app = App.playing(
        "A rolling stone gathers no moss", size, language: code, glosses: SampleGlosses.proverb)
      app.type("aelncduorimstpgh")
      app.listen()
      app.type("y")
      app.press(.end)
      return app
    },
    Scene(name: "replay-given-up") { size, code in
      let records = SharedRecords()
      var played = App.playing("A rolling stone gathers no moss", size, language: code, records: records)
      played.type("aelncdu=")
      played.press(.right, .enter)
      var app = App.showing(size, language: code, records: records) { GamesScreen(of: "Ada", &$0) }
      app.press(.enter, .end)
      return app
    },
    Scene(name: "replay-twist") { size, code in
      var app = twisted(size, code)
      for _ in 0..<4 { app.press(.right) }
      return app
    },
    Scene(name: "replay-twist-end") { size, code in
      var app = twisted(size, code)
      app.press(.end)
      return app
    },
    Scene(name: "replay-ghost") { size, code in
      var app = haunted(size, code)
      for _ in 0..<3 { app.press(.right) }
      return app
    },
    Scene(name: "replay-ghost-end") { size, code in
      var app = haunted(size, code)
      app.press(.end)
      return app
    },
    Scene(name: "replay-reader") { size, code in
      var app = read(size, code, isFound: false)
      app.press(.right)
      return app
    },
    Scene(name: "replay-reader-found") { size, code in
      var app = read(size, code, isFound: true)
      app.press(.end)
      return app
    },
    Scene(name: "replay-reader-told") { size, code in
      var app = read(size, code, isFound: false)
      app.press(.end)
      return app
    },
    Scene(name: "replay-reader-contradicted") { size, code in
      var app = reader(size, code)
      app.press(.character(" "), .enter)
      app.listen()
      app.type("y")
      app.press(.end)
      return app
    },
    Scene(name: "replay-streak") { size, code in
      var app = ReplaySeriesTests.opened(3, size, language: code)
      app.press(.pageUp, .right)
      return app
    },
    Scene(name: "replay-help") { size, code in
      var app = replayed(size, code)
      app.type("?")
      return app
    },
    Scene(name: "games") { size, code in
      .showing(size, language: code, records: games()) { GamesScreen(of: "Ada", &$0) }
    },
    Scene(name: "games-empty") { size, code in
      .showing(size, language: code) { GamesScreen(of: "Ada", &$0) }
    },
  ]

  private static func replayed(_ size: ScreenSize, _ code: String) -> App {
    var app = App.playing("A rolling stone gathers no moss", size, language: code)
    app.type("aelncduorimstpgh")
    app.listen()
    app.type("y")
    return app
  }

  /// The replay of a conversation with the mind reader, which found the word, or named another one.
  private static func read(_ size: ScreenSize, _ code: String, isFound: Bool) -> App {
    var app = reader(size, code)
    app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
    app.listen()
    if isFound {
      app.press(.enter)
    } else {
      app.press(.right, .enter)
      app.listen()
      app.press(.enter)
      app.type("illu")
      app.press(.enter)
    }
    app.listen()
    app.type("y")
    return app
  }

  private static func twisted(_ size: ScreenSize, _ code: String) -> App {
    var app = App.twisting(.timed, size, language: code)
    for word in ["code", "nedo", "cod", "cond", "con", "donne"] {
      app.advance(by: .seconds(7))
      app.enter(word)
    }
    app.giveUp()
    app.type("y")
    return app
  }

  private static func haunted(_ size: ScreenSize, _ code: String) -> App {
    var app = App.haunting(size, language: code)
    app.loseAMatch()
    app.settle()
    app.type("y")
    return app
  }

  private static func games() -> any Records {
    let records = SharedRecords()
    for (index, mode) in Mode.allCases.enumerated() where mode.ranking != .none || mode.isDaily {
      let result = GameResult(
        player: "Ada", mode: mode, language: "en", day: Day(year: 2026, month: 11, day: 1 + index / 2),
        isWon: index % 3 != 0, points: mode.ranking == .points ? 10 * index : 0)
      let session = GameSession(id: 1, player: "Ada", mode: mode, language: "en")
      records.finish(
        result, game: 1, record: SavedGame(session: session, progress: 0, fields: SavedGame.Fields()))
    }
    return records
  }
}
