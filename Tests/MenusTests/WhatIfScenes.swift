import Engines
import ScreenTesting
import TestSupport
import TextUI

@testable import Kit
@testable import Menus

/// Games that are played on from a step of a replay, and tables that are watched.
extension GoldenTests {
  static let whatIfScenes: [Scene] = [
    Scene(name: "what-if-hangman") { size, code in
      var app = App.playing("A rolling stone gathers no moss", size, language: code)
      app.type("aelncduorimstpgh")
      app.listen()
      app.type("y")
      app.press(.right, .right, .right, .enter)
      return app
    },
    Scene(name: "what-if-found") { size, code in
      var app = App.playing("moss", size, language: code)
      app.type("zmos")
      app.listen()
      app.type("y")
      app.press(.right, .right, .enter)
      app.type("os")
      app.listen()
      return app
    },
    Scene(name: "what-if-twist") { size, code in
      var app = App.twisting(.timed, size, language: code)
      app.enter("code", "node")
      app.giveUp()
      app.type("y")
      app.press(.right, .enter)
      return app
    },
    Scene(name: "what-if-ghost") { size, code in
      var app = App.haunting(size, language: code)
      app.loseAMatch()
      app.type("y")
      app.press(.right, .right, .enter)
      return app
    },
    Scene(name: "watch-lobby") { size, code in
      var table = TableOfApps(["Ada", "Cy"], size, language: code)
      table.open("Ada")
      table["Cy"].choose("Table")
      table["Cy"].press(.home)
      table["Cy"].type("w")
      return table["Cy"]
    },
    Scene(name: "watch-list") { size, code in
      var table = WatchScreenTests.watched(.ghost, size, language: code)
      table["Cy"].press(.escape)
      return table["Cy"]
    },
    Scene(name: "watch-ghost") { size, code in
      var table = WatchScreenTests.watched(.ghost, size, language: code)
      table["Ada"].type("b")
      return table["Cy"]
    },
    Scene(name: "watch-duel") { size, code in
      var table = WatchScreenTests.watched(.duel, size, language: code)
      table["Bob"].type("mz")
      return table["Cy"]
    },
    Scene(name: "watch-race") { size, code in
      var table = WatchScreenTests.watched(.race, size, language: code)
      table["Bob"].enter("code")
      table.advance(by: .seconds(1))
      return table["Cy"]
    },
    Scene(name: "watch-race-over") { size, code in
      var table = WatchScreenTests.watched(.race, size, language: code)
      table["Bob"].enter("code")
      table.advance(by: .seconds(125))
      return table["Cy"]
    },
  ]
}
