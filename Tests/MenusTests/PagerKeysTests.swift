import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// `j`, `k` and `q`, which readers of other programs press on lists.
struct PagerKeysTests {
  /// The scenes on which the letters act, by the type of the screen, and of lists by their name.
  private static let lists: [GoldenTests.Scene] = {
    var types: Set<String> = []
    return GoldenTests.allScenes.filter { scene in
      let app = scene.build(.home, "en")
      return app.layers.last!.hasPagerKeys && types.insert(kind(app)).inserted
    }
  }()

  private static func kind(_ app: App) -> String {
    let top = app.layers[app.layers.count - 1]
    let type = String("\(type(of: top))".split(separator: "<")[0])
    return top is ListScreen<Never> || type == "SetUpScreen" ? "\(type), \(top.name(.english))" : type
  }

  @Test("they act on every list, page of figures and set-up") func theyActOnEveryListPageOfFiguresAndSetUp() {
    let names = Self.lists.map { Self.kind($0.build(.home, "en")) }
    let expected = [
      "DailyScreen", "DevilTable", "GamesScreen", "HelpScreen", "HighScoresScreen", "ListScreen, By post",
      "ListScreen, Continue", "ListScreen, Language", "ListScreen, Players", "SetUpScreen, By post",
      "SetUpScreen, Ghost", "SetUpScreen, Hangman", "SetUpScreen, Text Twist", "SettingsScreen",
      "StatisticsScreen", "TablesScreen",
    ]
    #expect(names.sorted() == expected)
  }

  @Test("j, k and q are ↓, ↑ and Esc", arguments: lists)
  func sameAsArrows(scene: GoldenTests.Scene) {
    for (letter, key) in [("j", Key.down), ("k", .up), ("q", .escape)] {
      var typed = scene.build(.home, "en")
      var pressed = typed
      typed.type(letter)
      pressed.press(key)
      #expect(typed.frame == pressed.frame, "\(letter)")
    }
  }

  @Test("where letters play, are text, jump or open, they stay letters")
  func letters() {
    var app = App.playing("jack quickly")
    app.type("jkq")
    #expect(app.spells("J _ _ K   Q _ _ _ K _ _"))
    app = App.started(records: .inMemory)
    app.type("pnjkq")
    #expect(app.shows("jkq"))
    app = App.started()
    app.press(.enter, .down, .character(" "))
    let categories = app.layers.count
    app.type("q")
    #expect(app.layers.count == categories)
    app = App.started()
    app.type("q")
    #expect(app.isOver)
  }

  @Test("help names them where they act, and nowhere else", arguments: ["en", "nl"])
  func help(code: String) {
    var app = App.started(language: code, records: .inMemory)
    app.type("?")
    #expect(!app.spells("j k q"))
    app.press(.escape)
    app.openSettings()
    app.type("?")
    app.press(.end)
    #expect(app.shows(code == "en" ? "j k q  down, up, and back" : "j k q  omlaag, omhoog en terug"))
    app = App.playing("moss", language: code)
    app.type("?")
    #expect(!app.spells("j k q"))
  }

  @Test("on the first start nothing is behind the languages, and q does nothing")
  func onTheFirstStartNothingIsBehindTheLanguagesAndQ() {
    var app = App.showing { ListScreen.languages(&$0, isFirst: true) }
    let before = app.frame
    app.type("q")
    #expect(app.frame == before)
  }
}
