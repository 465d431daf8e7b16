import Engines
import Play
import TestSupport
import TextUI

extension GoldenTests {
  /// Text Twist as a player sees it.
  static let twistScenes: [Scene] = [
    Scene(name: "twist-setup") { size, code in
      var app = App.started(size, language: code)
      app.type("t")
      return app
    },
    Scene(name: "twist-begun") { .twisting(.timed, $0, language: $1) },
    Scene(name: "twist-half-found") { size, code in
      var app = App.twisting(.timed, size, language: code)
      app.enter("cod", "con", "code", "done", "coned", "coin")
      app.advance(by: .seconds(1))
      app.type("co")
      return app
    },
    Scene(name: "twist-complete-column") { size, code in
      var app = App.twisting(.untimed, size, language: code)
      app.enter("coden", "coned", "donne", "nonce", "cond")
      return app
    },
    Scene(name: "twist-bingo") { size, code in
      var app = App.twisting(.timed, size, language: code)
      app.enter("code", "conned")
      return app
    },
    Scene(name: "twist-next-rack-open") { size, code in
      var app = App.twisting(.timed, size, language: code)
      app.enter("code", "conned")
      app.press(.escape)
      return app
    },
    Scene(name: "twist-paused") { size, code in
      var app = App.twisting(.timed, size, language: code)
      app.advance(by: .seconds(1))
      app.type("co+")
      return app
    },
    Scene(name: "twist-help") { size, code in
      var app = App.twisting(.timed, size, language: code)
      app.type("co?")
      return app
    },
    Scene(name: "twist-leave") { size, code in
      var app = App.twisting(.untimed, size, language: code)
      app.press(.escape)
      return app
    },
    Scene(name: "twist-reveal") { size, code in
      var app = App.twisting(.untimed, size, language: code)
      app.enter("code", "conned")
      app.press(.enter)
      app.enter("code", "cone", "cond", "con")
      app.giveUp()
      return app
    },
    Scene(name: "twist-time-out") { size, code in
      var app = App.twisting(.timed, size, language: code)
      app.enter("code", "cone")
      app.run(seconds: 120)
      return app
    },
    Scene(name: "twist-end") { size, code in
      var app = App.twisting(.timed, size, language: code)
      app.enter("code", "cone")
      app.run(seconds: 121)
      app.press(.enter)
      return app
    },
    Scene(name: "twist-largest") { size, code in
      var app = App.twisting(.timed, size, language: code, words: largest)
      app.enter("and", "said", "danios")
      app.press(.escape)
      return app
    },
    Scene(name: "twist-largest-reveal") { size, code in
      var app = App.twisting(.untimed, size, language: code, words: largest)
      app.enter("and", "said", "sad")
      app.giveUp()
      return app
    },
  ]

  /// Sixty words in one rack, the most that are dealt, two of them bingos.
  static let largest: [String] =
    """
    ado ads aid ain ais and dan das din dis don dos dso ids ins ion ios nas nid nis nod oda ods ois ons \
    sad sai san sin sod son ados aids ains ands anis dais dans dino dins dona dons ions naos nids nodi \
    nods odas sadi said sain sand sida sind soda danio dinos donas adonis danios
    """.split(separator: " ").map { $0 + " 1" }
}
