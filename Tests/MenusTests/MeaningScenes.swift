import ScreenTesting
import TestSupport
import TextUI
import Texts

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The meanings of words, in results and above them.
extension GoldenTests {
  static let meaningScenes: [Scene] = [
    Scene(name: "meaning-hangman-result") { size, code in .explaining(size, code) },
    Scene(name: "meaning-hangman") { size, code in
      var app = App.explaining(size, code)
      app.type("d")
      return app
    },
    Scene(name: "meaning-hangman-long") { size, code in
      var app = App.explaining(size, code)
      app.type("d")
      for _ in 0..<4 where !app.shows("stone") { app.press(.down) }
      app.press(.right)
      return app
    },
    Scene(name: "meaning-unknown") { size, code in
      var app = App.playing("gronk", size, language: code, glosses: SampleGlosses.proverb)
      app.type("gronk")
      app.listen()
      app.type("d")
      return app
    },
    Scene(name: "meaning-devil") { size, code in
      var app = App.pinningDown(size, code)
      app.type("d")
      return app
    },
    Scene(name: "meaning-devil-table") { size, code in
      var app = App.pinningDown(size, code)
      app.type("w")
      return app
    },
    Scene(name: "meaning-twist-result") { size, code in .revealing(size, code) },
    Scene(name: "meaning-twist-words") { size, code in
      var app = App.revealing(size, code)
      app.press(.down, .right, .end, .left)
      // The list of the compact layout ends with a bonus word.
      if size == .compact { app.press(.left) }
      return app
    },
    Scene(name: "meaning-twist") { size, code in
      var app = App.revealing(size, code)
      app.press(.down)
      app.type("d")
      return app
    },
    Scene(name: "meaning-ghost-round") { size, code in
      var app = App.loneRound(size, language: code, glosses: SampleGlosses.ghost)
      app.advance(by: .seconds(1))
      return app
    },
    Scene(name: "meaning-ghost") { size, code in
      var app = App.loneRound(size, language: code, glosses: SampleGlosses.ghost)
      app.advance(by: .seconds(1))
      app.type("d")
      return app
    },
    Scene(name: "meaning-coach") { size, code in .coaching(size, code) },
    Scene(name: "meaning-coach-word") { size, code in
      var app = App.coaching(size, code)
      app.type("d")
      return app
    },
  ]
}

extension App {
  /// "A rolling stone gathers no moss" has been guessed, and the result accepts keys.
  static func explaining(_ size: ScreenSize = .home, _ code: String = "en") -> App {
    var app = App.playing(
      "A rolling stone gathers no moss", size, language: code,
      words: ["gathers 2", "moss 1", "no 1", "rolling 1", "stone 1"], glosses: SampleGlosses.proverb)
    app.type("arolingstehm")
    app.listen()
    return app
  }

  /// The Devil has only one word left.
  static func pinningDown(_ size: ScreenSize = .home, _ code: String = "en") -> App {
    var app = App.settingUp(
      Texts.shipped(code)("Devil"), size, language: code, words: App.nine, ownWords: true,
      glosses: SampleGlosses.short)
    app.press(.end, .enter)
    app.type("eodcl")
    app.listen()
    return app
  }

  /// A rack of Text Twist has been given up, some of its words found.
  static func revealing(_ size: ScreenSize = .home, _ code: String = "en") -> App {
    var app = App.twisting(.untimed, size, language: code, glosses: SampleGlosses.conned)
    app.enter("cod", "con", "done", "cond", "coden")
    app.giveUp()
    app.listen()
    return app
  }

  /// The coach is open on a letter that gave away a round.
  static func coaching(_ size: ScreenSize = .home, _ code: String = "en") -> App {
    var app = App.haunting(
      words: App.coachWords, names: ["Ada", "Easy"], size, language: code, glosses: SampleGlosses.ghost)
    app.type("dear")
    app.passOn()
    app.type("quasax")
    app.settle()
    app.type("c")
    return app
  }
}
