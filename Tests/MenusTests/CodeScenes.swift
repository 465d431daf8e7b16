import ScreenTesting
import TestSupport
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Codes: where they are entered, and the results of their games.
extension GoldenTests {
  static let codeScenes: [Scene] = [
    Scene(name: "code") { size, code in
      var app = CodeScreenTests.started(SharedRecords(), size, language: code)
      app.openCodes()
      return app
    },
    Scene(name: "code-typed") { size, code in
      var app = CodeScreenTests.started(SharedRecords(), size, language: code)
      app.openCodes()
      app.type("14d8m1h")
      return app
    },
    Scene(name: "code-wrong") { size, code in
      var app = CodeScreenTests.started(SharedRecords(), size, language: code)
      app.openCodes()
      app.type("14d8m1hm00040h6f04d4")
      app.press(.enter)
      return app
    },
    Scene(name: "code-copied") { size, code in
      guard var app = try? CodeScreenTests.sent(size, language: code).app else { return .started(size) }
      app.press(.end)
      app.type("c")
      return app
    },
    Scene(name: "code-won") { size, code in dealt(size, code, "mos") },
    Scene(name: "code-lost") { size, code in dealt(size, code, "bcdfghj") },
    Scene(name: "code-twist") { size, code in
      var sent = App.twisting(.untimed)
      sent.enter("code", "con")
      sent.giveUp()
      var app = typed(sent, size, code)
      app.enter("cod")
      app.giveUp()
      return app
    },
    Scene(name: "code-ghost") { size, code in
      var app = typed(haunted(), size, code)
      app.loseToTheComputer()
      app.settle()
      return app
    },
    Scene(name: "code-ghost-given-up") { size, code in
      var app = typed(haunted(), size, code)
      app.press(.escape, .left, .enter)
      return app
    },
  ]

  private static func haunted() -> App {
    var app = App.ghosting()
    app.loseToTheComputer()
    app.settle()
    return app
  }

  /// The finished game, played by somebody else.
  private static func typed(_ sent: App, _ size: ScreenSize, _ language: String) -> App {
    var sent = sent
    sent.type("y")
    var app = App.started(
      size, language: language, library: sent.context.services.library, records: SharedRecords())
    app.openCodes()
    app.type(sent.frame.code)
    app.press(.enter)
    return app
  }

  private static func dealt(_ size: ScreenSize, _ language: String, _ letters: String) -> App {
    guard let code = try? CodeScreenTests.sent().code else { return .started(size) }
    var app = CodeScreenTests.started(SharedRecords(), size, language: language)
    app.openCodes()
    app.type(code)
    app.press(.enter)
    app.type(letters)
    return app
  }
}

extension Canvas {
  /// The displayed code; empty when there is none.
  fileprivate var code: String {
    guard let label = find("code  ") else { return "" }
    return String(row(label.minY).trimmed.dropFirst("code  ".count))
  }
}
