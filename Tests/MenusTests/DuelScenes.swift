import ScreenTesting
import TestSupport
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The screens of a duel at a table.
extension GoldenTests {
  private static let phrase = "A rolling stone gathers no moss"

  private static func duel(_ size: ScreenSize, _ code: String, typing guesses: String) -> TableOfApps {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: phrase, size, language: code)
    table["Bob"].type(guesses)
    table.advance(by: .seconds(2))
    return table
  }

  static let duelScenes: [Scene] = [
    Scene(name: "duel-table-list") { size, code in
      var table = TableOfApps(["Ada", "Bob"], size, language: code)
      table.open("Bob", .duel)
      table["Ada"].choose("Table")
      return table["Ada"]
    },
    Scene(name: "duel-table-hide") { size, code in
      var table = TableOfApps.duel(["Ada", "Bob"], size, language: code)
      table["Ada"].type("A rolling stone")
      return table["Ada"]
    },
    Scene(name: "duel-table-choosing") { TableOfApps.duel(["Ada", "Bob"], $0, language: $1)["Bob"] },
    Scene(name: "duel-table-hidden") { duel($0, $1, typing: "")["Bob"] },
    Scene(name: "duel-table-guesses") { duel($0, $1, typing: "aelncdu")["Bob"] },
    Scene(name: "duel-table-watched") { duel($0, $1, typing: "aelncdu")["Ada"] },
    Scene(name: "duel-table-saved") { duel($0, $1, typing: "aelncduorigsthm")["Bob"] },
    Scene(name: "duel-table-found") { duel($0, $1, typing: "aelncduorigsthm")["Ada"] },
    Scene(name: "duel-table-lost") { duel($0, $1, typing: "aelncdubfjkp")["Bob"] },
    Scene(name: "duel-table-kept") { duel($0, $1, typing: "aelncdubfjkp")["Ada"] },
    Scene(name: "duel-table-left-after") { size, code in
      var table = duel(size, code, typing: "aelncduorigsthm")
      table["Bob"].press(.escape)
      return table["Ada"]
    },
    Scene(name: "continue-tables") { size, code in
      var table = duel(size, code, typing: "ael")
      table["Bob"].press(.escape, .right, .enter)
      table.advance(by: .seconds(1))
      table["Ada"].press(.escape)
      table.open("Bob")
      table.join("Ada")
      table["Bob"].press(.enter)
      table["Bob"].press(.escape, .right, .enter)
      table["Bob"].press(.home, .enter)
      return table["Bob"]
    },
    Scene(name: "duel-table-left") { size, code in
      var table = duel(size, code, typing: "ael")
      table.kill("Ada")
      table.advance(by: .seconds(1))
      return table["Bob"]
    },
    Scene(name: "duel-table-may-end") { size, code in
      var table = duel(size, code, typing: "ael")
      table.kill("Ada")
      for _ in 0..<2 { table.advance(by: .seconds(1)) }
      table["Bob"].press(.enter)
      table.advance(by: .seconds(121))
      return table["Bob"]
    },
    Scene(name: "duel-table-called-off") { size, code in
      var table = duel(size, code, typing: "ael")
      table.kill("Ada")
      for _ in 0..<2 { table.advance(by: .seconds(61)) }
      table.advance(by: .seconds(1))
      table["Bob"].press(.right, .enter)
      return table["Bob"]
    },
    Scene(name: "duel-table-untrue") { size, code in
      var table = TableOfApps(["Ada"], size, language: code)
      table.open("Ada", .duel)
      guard let eve = try? table.seatStranger("Eve") else { return table["Ada"] }
      table["Ada"].press(.enter)
      table["Ada"].type("oak")
      table["Ada"].press(.enter)
      table.play("=oak", over: eve)
      table.advance(by: .seconds(2))
      table["Ada"].press(.enter)
      table.play("secret " + String(repeating: "0", count: 64) + " ____", over: eve)
      for letter in "moseaui" {
        table["Ada"].type(String(letter))
        table.play("\(letter) 0", over: eve)
      }
      table.play("reveal " + String(repeating: "0", count: 32) + " moss", over: eve)
      table.advance(by: .seconds(2))
      return table["Ada"]
    },
    Scene(name: "title-duel-waits") { size, code in
      var table = duel(size, code, typing: "ael")
      table.kill("Bob")
      table.start("Bob")
      return table["Bob"]
    },
  ]
}
