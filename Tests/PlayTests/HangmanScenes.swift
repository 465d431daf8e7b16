import Play
import TestSupport
import TextUI

extension GoldenTests {
  /// Hangman's hosts, its pictures and what opens over a game.
  static let hostScenes: [Scene] =
    [
      Scene(name: "settings") { size, code in
        var app = App.started(size, language: code)
        app.openSettings()
        return app
      },
      Scene(name: "duel-setup") { size, code in HangmanHostsTests.setUp("Duel", size, language: code) },
      Scene(name: "duel-secret") { size, code in
        var app = HangmanHostsTests.setUp("Duel", size, language: code)
        app.press(.end, .enter)
        app.type("it's mine!")
        return app
      },
      Scene(name: "duel-game") { size, code in
        var app = HangmanHostsTests.duel("hello world", size, language: code)
        app.type("lx")
        return app
      },
      Scene(name: "duel-end") { size, code in
        var app = HangmanHostsTests.duel("moss", size, language: code)
        app.type("mos")
        return app
      },
      Scene(name: "hangman-solve") { size, code in
        var app = App.playing("A rolling stone gathers no moss", size, language: code)
        app.type("ao")
        app.press(.tab)
        app.type("a rolling")
        return app
      },
      Scene(name: "hangman-careful") { size, code in
        var app = App.started(size, language: code, library: .sample(phrases: ["moss"]))
        app.openSettings()
        app.press(.down, .down, .down, .down, .down, .right, .escape, .enter, .enter)
        app.type("m")
        return app
      },
      Scene(name: "devil-count") { size, code in
        var app = devil(size, code)
        app.type("e#")
        return app
      },
      Scene(name: "devil-table") { size, code in
        var app = devil(size, code)
        app.type("eodcl")
        return app
      },
      Scene(name: "mind-reader-setup") { size, code in
        HangmanHostsTests.setUp(code == "nl" ? "Gedachtelezer" : "Mind reader", size, language: code)
      },
      Scene(name: "mind-reader") { size, code in
        var app = reader(size, code)
        app.press(.right, .character(" "))
        return app
      },
      Scene(name: "mind-reader-contradicted") { size, code in
        var app = reader(size, code)
        app.press(.character(" "), .enter)
        return app
      },
      Scene(name: "mind-reader-is-it") { size, code in
        var app = reader(size, code)
        app.press(.enter, .right, .character(" "), .right, .character(" "), .enter)
        return app
      },
    ] + ["classic", "snowman", "balloon", "rocket", "flower", "candle", "ship"].map(lost)

  private static func devil(_ size: ScreenSize, _ code: String) -> App {
    var app = HangmanHostsTests.setUp(
      code == "nl" ? "Duivel" : "Devil", size, language: code, words: HangmanHostsTests.nine, ownWords: true)
    app.press(.end, .enter)
    return app
  }

  private static func reader(_ size: ScreenSize, _ code: String) -> App {
    var app = HangmanHostsTests.setUp(
      code == "nl" ? "Gedachtelezer" : "Mind reader", size, language: code, words: HangmanHostsTests.nine)
    app.press(.down, .down, .left, .left, .end, .enter)
    return app
  }

  /// A set's last picture, before anything moves over it.
  private static func lost(_ pictures: String) -> Scene {
    Scene(name: "pictures-\(pictures)") { size, code in
      var library = Library.sample(phrases: ["moss"])
      let chosen = pictureSet(pictures)
      library.pictures = { [chosen] }
      var app = App.started(size, language: code, library: library, isAnimated: true)
      app.press(.enter, .enter)
      app.type("abcdefg")
      for _ in chosen.closing { app.advance(by: .milliseconds(120)) }
      return app
    }
  }
}
