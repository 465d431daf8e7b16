import Engines
import ScreenTesting
import TestSupport
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

extension GoldenTests {
  /// Races of Text Twist at a table.
  static let raceScenes: [Scene] = [
    Scene(name: "race-begun") { size, code in TableOfApps.race(["Ada", "Bob"], size, language: code)["Ada"] },
    Scene(name: "race-running") { size, code in
      var table = raced(size, code)
      table["Ada"].type("co")
      table.advance(by: .seconds(1))
      table["Zoë"].enter("coned")
      table.advance(by: .seconds(1))
      return table["Ada"]
    },
    Scene(name: "race-away") { size, code in
      var table = raced(size, code)
      table.kill("Bob")
      return table["Ada"]
    },
    Scene(name: "race-leave") { size, code in
      var table = raced(size, code)
      table["Ada"].press(.escape)
      return table["Ada"]
    },
    Scene(name: "race-won") { size, code in
      var table = raced(size, code)
      table.advance(by: .seconds(120))
      return table["Ada"]
    },
    Scene(name: "race-lost") { size, code in
      var table = raced(size, code)
      table.advance(by: .seconds(120))
      return table["Zoë"]
    },
    Scene(name: "race-others-words") { size, code in
      var table = raced(size, code)
      table.advance(by: .seconds(120))
      table["Ada"].listen()
      table["Ada"].type("w")
      return table["Ada"]
    },
    Scene(name: "vocabulary-asked") { size, code in
      var table = TableOfApps.vocabulary(["Ada", "Bob"], size, language: code)
      table.answer("Ada")
      table["Ada"].type("mo")
      table.advance(by: .seconds(1))
      return table["Ada"]
    },
    Scene(name: "vocabulary-over") { size, code in
      var table = TableOfApps.vocabulary(["Ada", "Bob"], size, language: code)
      table.answer("Ada")
      table.advance(by: .seconds(121))
      return table["Ada"]
    },
    Scene(name: "race-waiting") { size, code in
      var table = raced(size, code)
      table["Ada"].type("c")
      for name in table.names { table.kill(name) }
      table.start("Ada")
      table["Ada"].press(.home, .enter)
      return table["Ada"]
    },
  ]

  /// Three players have found words of a rack, Ada the most.
  private static func raced(_ size: ScreenSize, _ code: String) -> TableOfApps {
    var table = TableOfApps.race(["Ada", "Bob", "Zoë"], size, language: code)
    table["Ada"].enter("cod", "code", "conned")
    table["Bob"].enter("code", "nonce")
    table.advance(by: .seconds(30))
    table["Zoë"].enter("den", "con")
    table.advance(by: .seconds(2))
    return table
  }
}
