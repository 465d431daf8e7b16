import Records
import ScreenTesting
import TestSupport
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The screens of Ghost.
extension GoldenTests {
  static let ghostScenes: [Scene] = [
    Scene(name: "ghost-setup") { size, code in
      var app = App.started(size, language: code)
      app.openSetUp(.ghost)
      return app
    },
    Scene(name: "ghost-setup-friend") { size, code in
      var app = App.started(size, language: code)
      app.openSetUp(.ghost)
      app.press(.home, .right)
      return app
    },
    Scene(name: "ghost-setup-bluff") { size, code in
      var app = App.started(size, language: code)
      app.openSetUp(.ghost)
      app.press(.end, .right)
      return app
    },
    Scene(name: "ghost-begun") { .ghosting($0, language: $1) },
    Scene(name: "ghost-thinking") { size, code in
      var app = App.ghosting(size, language: code)
      app.type("b")
      return app
    },
    Scene(name: "ghost-answered") { size, code in
      var app = App.ghosting(size, language: code)
      app.type("b")
      app.letComputerThink()
      return app
    },
    Scene(name: "ghost-refused") { size, code in
      var app = App.ghosting(size, language: code)
      app.type("5")
      return app
    },
    Scene(name: "ghost-hint-asked") { size, code in
      var app = App.haunting(size, language: code)
      app.type("be!")
      return app
    },
    Scene(name: "ghost-alive") { size, code in
      var app = App.haunting(size, language: code)
      app.type("be!")
      app.press(.enter)
      return app
    },
    Scene(name: "ghost-two-players") { size, code in
      var app = App.haunting(names: ["Ada Lovelace Byron", "Bo"], size, language: code)
      app.type("berr")
      return app
    },
    Scene(name: "ghost-doubtful") { size, code in
      var app = App.bluffing(size, language: code)
      app.type("b")
      app.letComputerThink()
      return app
    },
    Scene(name: "ghost-long") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
      app.type("bexbushesbushe")
      return app
    },
    Scene(name: "ghost-longest") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
      app.type("bexbushesbushesbushesbush")
      return app
    },
    Scene(name: "ghost-round-over") { size, code in
      var app = App.loneRound(size, language: code)
      app.advance(by: .seconds(1))
      return app
    },
    Scene(name: "ghost-round-won") { size, code in
      var app = App.ghosting(words: App.ears, size, language: code)
      for letter in "ba" {
        app.type(String(letter))
        app.letComputerThink()
      }
      app.advance(by: .seconds(1))
      return app
    },
    Scene(name: "ghost-dead-end") { size, code in
      var app = App.haunting(size, language: code)
      app.type("bex")
      return app
    },
    Scene(name: "ghost-challenged") { size, code in
      var app = App.haunting(names: ["Ada", "Bob"], bluff: true, size, language: code)
      app.type("ber#")
      return app
    },
    Scene(name: "ghost-naming") { size, code in
      var app = App.haunting(names: ["Ada", "Bob"], bluff: true, size, language: code)
      app.type("ber#")
      app.press(.enter)
      app.type("r")
      return app
    },
    Scene(name: "ghost-caught") { size, code in
      var app = App.haunting(names: ["Ada", "Bob"], bluff: true, size, language: code)
      app.type("berx#")
      app.press(.right, .enter)
      return app
    },
    Scene(name: "ghost-stop") { size, code in
      var app = App.haunting(size, language: code)
      app.type("be")
      app.press(.escape)
      return app
    },
    Scene(name: "ghost-match-over") { size, code in
      var app = App.haunting(names: ["Ada", "Bob"], size, language: code)
      app.loseAMatch()
      return app
    },
    Scene(name: "ghost-won") { size, code in
      var app = App.ghosting(words: App.ears, size, language: code, records: .inMemory)
      app.beatTheComputer()
      app.advance(by: .seconds(2))
      return app
    },
    Scene(name: "ghost-lost") { size, code in
      var app = App.ghosting(size, language: code, records: .inMemory)
      app.loseToTheComputer()
      return app
    },
    Scene(name: "ghost-coach") { size, code in
      var app = App.haunting(words: App.coachWords, names: ["Ada", "Easy"], size, language: code)
      app.type("dear")
      app.passOn()
      app.type("quasax")
      app.settle()
      app.type("c")
      return app
    },
    Scene(name: "ghost-coach-lost") { size, code in
      var app = App.haunting(size, language: code)
      app.loseAMatch()
      app.press(.right, .enter, .end)
      return app
    },
    Scene(name: "ghost-coach-bluff") { size, code in
      var app = App.haunting(names: ["Ada", "Bob"], bluff: true, size, language: code)
      app.type("ber#=")
      app.settle()
      app.type("c")
      return app
    },
    Scene(name: "ghost-setup-seats") { size, code in
      .seatRows(["Ada", "Bob", "easy", "hard", "-"], size, language: code)
    },
    Scene(name: "ghost-five") { size, code in
      var app = App.seated(["Ada", "Bob", "easy", "Dee Lovelace Byron", "easy"], size, language: code)
      app.type("b")
      return app
    },
    Scene(name: "ghost-five-round-over") { size, code in
      var app = App.seated(["Ada", "Bob", "Cy", "Dee", "Eve"], size, language: code)
      app.type("berx")
      app.advance(by: .seconds(1))
      return app
    },
    Scene(name: "ghost-three-coach") { size, code in
      var app = App.seated(
        ["Ada", "Bob", "Cy"], words: ["bear 1", "berry 1", "bed 1"], size, language: code)
      app.type("bear")
      app.settle()
      app.type("c")
      return app
    },
    Scene(name: "title-table") { size, code in
      var table = TableOfApps.ghost(["Ada", "Bob"], size, language: code)
      table["Ada"].type("b")
      table.records["Ada"]!.addForPractice(
        ["moss"], of: "Ada", language: code, missedOn: Day(year: 2026, month: 11, day: 20))
      table.kill("Ada")
      table.start("Ada")
      return table["Ada"]
    },
    Scene(name: "table-list") { size, code in
      var table = TableOfApps(["Ada", "Bob"], size, language: code)
      table.open("Bob")
      table["Ada"].choose("Table")
      return table["Ada"]
    },
    Scene(name: "table-laid") { size, code in
      var table = TableOfApps(["Ada", "Bob"], size, language: code)
      table.open("Ada")
      table.join("Bob")
      table["Ada"].press(.right)
      return table["Ada"]
    },
    Scene(name: "ghost-table") { size, code in
      var table = TableOfApps.ghost(["Ada", "Bob"], size, language: code)
      table["Ada"].type("b")
      table["Bob"].type("e")
      table["Ada"].type("r")
      return table["Ada"]
    },
    Scene(name: "ghost-table-three") { size, code in
      var table = TableOfApps.ghost(
        ["Ada", "Bob", "Zoë van den Bergsmit"], computers: 1, size, language: code)
      table["Ada"].type("b")
      table["Bob"].type("e")
      return table["Zoë van den Bergsmit"]
    },
    Scene(name: "ghost-table-left") { size, code in
      var table = TableOfApps.ghost(["Ada", "Bob"], size, language: code)
      table["Ada"].type("b")
      table.kill("Bob")
      table.advance(by: .seconds(1))
      return table["Ada"]
    },
    Scene(name: "ghost-table-computer") { size, code in
      .takenOver(["Bob", "Ada", "Zoë van den Bergsmit"], size, language: code)
    },
    Scene(name: "ghost-table-computer-two") { size, code in
      .takenOver(["Bob", "Ada"], size, language: code)
    },
    Scene(name: "ghost-help") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
      app.type("be?")
      return app
    },
  ]
}
