import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import TextUI
import Texts

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

extension GoldenTests {
  /// Hangman's hosts, its pictures, and screens above a game.
  static let hostScenes: [Scene] =
    [
      Scene(name: "settings") { size, code in
        var app = App.started(size, language: code)
        app.openSettings()
        return app
      },
      Scene(name: "duel-setup") { size, code in App.settingUp("Duel", size, language: code) },
      Scene(name: "duel-secret") { size, code in
        var app = App.settingUp("Duel", size, language: code)
        app.press(.end, .enter)
        app.type("it's mine!")
        return app
      },
      Scene(name: "duel-game") { size, code in
        var app = App.dueling("hello world", size, language: code)
        app.listen()
        app.press(.enter)
        app.type("lx")
        return app
      },
      Scene(name: "duel-end") { size, code in
        var app = App.dueling("moss", size, language: code)
        app.listen()
        app.press(.enter)
        app.type("mos")
        return app
      },
      Scene(name: "duel-hand-over") { App.dueling("moss", $0, language: $1) },
      Scene(name: "duel-lost") { size, code in
        var app = App.dueling("moss", size, language: code)
        app.listen()
        app.press(.enter)
        app.type("abcdefg")
        return app
      },
      Scene(name: "hangman-solve") { size, code in
        var app = App.playing("A rolling stone gathers no moss", size, language: code)
        app.type("aelncdu")
        app.press(.tab)
        app.type("a rolling s")
        return app
      },
      Scene(name: "hangman-solve-refused") { size, code in
        var app = App.playing("A rolling stone gathers no moss", size, language: code)
        app.type("aelncdu")
        app.press(.tab)
        app.type("a rolling c")
        return app
      },
      Scene(name: "hangman-hint-asked") { size, code in
        var app = App.playing("moss", size, language: code)
        app.type("x!")
        return app
      },
      Scene(name: "hangman-hinted") { size, code in
        var app = App.playing("moss", size, language: code)
        app.type("x!")
        app.press(.enter)
        return app
      },
      Scene(name: "hangman-ranked") { size, code in
        var app = App.playing(
          "A rolling stone gathers no moss", size, language: code, records: SharedRecords())
        for _ in 0..<2 {
          app.type("aelncdurogtihsm")
          app.listen()
          app.press(.enter)
        }
        app.type("aelncdurogtihsm")
        return app
      },
      Scene(name: "hangman-streak-ended") { size, code in
        var app = App.playing(
          "A rolling stone gathers no moss", size, language: code, records: SharedRecords())
        for _ in 0..<2 {
          app.type("aelnrogtihsm")
          app.listen()
          app.press(.enter)
        }
        app.type("aelncdufjbp")
        return app
      },
      Scene(name: "hangman-paste") { size, code in
        var app = App.playing("moss", size, language: code)
        app.send(.paste("moss\n"))
        return app
      },
      Scene(name: "hangman-long-words") { size, code in
        var app = App.playing("Llanfairpwllgwyngyll, a merry-go-round-the-world", size, language: code)
        app.type("aeo")
        return app
      },
      Scene(name: "hangman-tall-picture") { size, code in
        tall(size, code, width: 24, height: 12)
      },
      Scene(name: "hangman-careful") { size, code in
        var app = App.started(size, language: code, library: .sample(phrases: ["moss"]))
        app.openSettings()
        for _ in 0..<8 { app.press(.down) }
        app.press(.right, .escape, .enter, .enter)
        app.type("m")
        return app
      },
      Scene(name: "devil-dodged") { size, code in
        var app = devil(size, code)
        app.type("e")
        return app
      },
      Scene(name: "devil-calls") { size, code in
        let records = SharedRecords()
        let result = GameResult(
          player: "Ada", mode: .phraseBook, language: code, day: App.today, isWon: true)
        records.finish(result, game: 1)
        var app = App.started(size, language: code, library: .sample(words: App.nine), records: records)
        app.readRecords()
        app.type("keo")
        return app
      },
      Scene(name: "devil-won") { size, code in
        var app = devil(size, code)
        app.type("eodcl")
        return app
      },
      Scene(name: "devil-lost") { size, code in
        var app = App.settingUp(
          Texts.shipped(code)("Devil"), size, language: code, words: App.nine,
          ownWords: true)
        app.press(.enter)
        app.type("zxvqkjm")
        return app
      },
      Scene(name: "devil-table") { size, code in
        var app = devil(size, code)
        app.type("eodcl")
        app.listen()
        app.type("w")
        return app
      },
      Scene(name: "mind-reader-setup") { size, code in
        App.settingUp(Texts.shipped(code)("Mind reader"), size, language: code)
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
        app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
        return app
      },
      Scene(name: "mind-reader-found") { size, code in
        var app = reader(size, code)
        app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
        app.listen()
        app.press(.enter)
        return app
      },
      Scene(name: "mind-reader-safe") { size, code in
        var app = reader(size, code)
        app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
        app.listen()
        app.press(.right, .enter)
        return app
      },
      Scene(name: "mind-reader-word") { size, code in
        var app = reader(size, code)
        app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
        app.listen()
        app.press(.right, .enter)
        app.listen()
        app.press(.enter)
        app.type("lo")
        return app
      },
      Scene(name: "mind-reader-checked") { size, code in
        var app = reader(size, code)
        app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
        app.listen()
        app.press(.right, .enter)
        app.listen()
        app.press(.enter)
        app.type("lolo")
        app.press(.enter)
        return app
      },
    ] + ["classic", "snowman", "balloon", "rocket", "flower", "candle", "ship"].map(lost)

  private static func devil(_ size: ScreenSize, _ code: String) -> App {
    var app = App.settingUp(
      Texts.shipped(code)("Devil"), size, language: code, words: App.nine, ownWords: true)
    app.press(.end, .enter)
    return app
  }

  static func reader(_ size: ScreenSize, _ code: String) -> App {
    var app = App.settingUp(
      Texts.shipped(code)("Mind reader"), size, language: code, words: App.nine)
    app.press(.down, .down, .left, .left, .end, .enter)
    return app
  }

  /// A player's own picture set of a given size, in a game.
  private static func tall(_ size: ScreenSize, _ code: String, width: Int, height: Int) -> App {
    let line = String(repeating: "#", count: width) + "\n"
    let frame = String(repeating: line, count: height)
    let text = (0...7).map { "= \($0)\n" + frame }.joined()
    var library = Library.sample(phrases: ["A rolling stone gathers no moss"])
    guard let pictures = try? PictureSet(id: "own", text: text, file: "own.txt") else {
      fatalError("own.txt")
    }
    library.setPictures([pictures])
    var app = App.started(size, language: code, library: library)
    app.press(.enter, .enter)
    app.type("aelncdu")
    return app
  }

  /// A set's last picture, before any animation.
  private static func lost(_ pictures: String) -> Scene {
    Scene(name: "pictures-\(pictures)") { size, code in
      var library = Library.sample(phrases: ["moss"])
      let chosen = pictureSet(pictures)
      library.setPictures([chosen])
      var app = App.started(size, language: code, library: library, isAnimated: true)
      app.press(.enter, .enter)
      app.type("abcdefg")
      for _ in chosen.closing { app.advance(by: .milliseconds(120)) }
      return app
    }
  }
}
