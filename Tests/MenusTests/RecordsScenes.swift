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
  /// The first start, and the records of the games.
  static let recordsScenes: [Scene] =
    [
      Scene(name: "language-first") { size, code in
        .showing(size, language: code) { ListScreen.languages(&$0, isFirst: true) }
      },
      Scene(name: "language-again") { size, code in
        .showing(size, language: code) { ListScreen.languages(&$0) }
      },
      highScores("high-scores", .phraseBook),
      highScores("high-scores-points", .textTwistTimed),
      Scene(name: "high-scores-empty") { size, code in
        .showing(size, language: code) { HighScoresScreen(&$0) }
      },
      highScores("high-scores-clear", .phraseBook, keys: .character("c")),
      highScores("high-scores-help", .phraseBook, keys: .character("?")),
      Scene(name: "statistics") { size, code in
        .showing(size, language: code, records: SampleRecords.busy().records) { StatisticsScreen(&$0) }
      },
      Scene(name: "statistics-hangman") { size, code in
        var app = App.showing(size, language: code, records: SampleRecords.busy().records) {
          StatisticsScreen(&$0)
        }
        app.press(.tab)
        return app
      },
      Scene(name: "statistics-twist") { size, code in
        var app = App.showing(size, language: code, records: SampleRecords.busy().records) {
          StatisticsScreen(&$0)
        }
        app.press(.tab, .tab)
        return app
      },
      Scene(name: "statistics-ghost") { size, code in
        var app = App.showing(size, language: code, records: SampleRecords.busy().records) {
          StatisticsScreen(&$0)
        }
        app.press(.backTab)
        return app
      },
      Scene(name: "statistics-empty") { size, code in
        .showing(size, language: code) { StatisticsScreen(&$0) }
      },
      players("players"),
      players("players-remove", keys: .down, .character("-")),
      players("players-new", keys: .end, .enter),
      players("players-rename", keys: .down, .character("r")),
    ] + ["welcome", "hangman", "twist", "ghost", "hands"].enumerated().map { page($0, $1) }

  private static func page(_ page: Int, _ name: String) -> Scene {
    Scene(name: "introduction-\(name)") { size, code in
      var app = App.showing(size, language: code) { _ in IntroductionScreen() }
      for _ in 0..<page { app.press(.right) }
      return app
    }
  }

  private static func highScores(_ name: String, _ mode: Mode, keys: Key...) -> Scene {
    Scene(name: name) { size, code in
      var app = App.showing(size, language: code, records: SampleRecords.busy().records) {
        HighScoresScreen(&$0, of: mode)
      }
      for key in keys { app.press(key) }
      return app
    }
  }

  private static func players(_ name: String, keys: Key...) -> Scene {
    Scene(name: name) { size, code in
      var app = App.showing(size, language: code, records: SampleRecords.busy().records) {
        ListScreen.players(&$0)
      }
      for key in keys { app.press(key) }
      return app
    }
  }
}
