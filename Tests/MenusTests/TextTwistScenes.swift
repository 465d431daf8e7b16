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
  /// Screens of Text Twist.
  static let textTwistScenes: [Scene] = [
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
      var app = App.twisting(.untimed, size, language: code)
      app.enter("code", "conned")
      return app
    },
    Scene(name: "twist-next-rack-open") { size, code in
      var app = App.twisting(.timed, size, language: code)
      app.enter("code", "conned")
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
    Scene(name: "twist-complete") { size, code in
      var app = App.twisting(.untimed, size, language: code)
      app.enter("conned")
      app.waitForPopup()
      app.press(.escape)
      for word in App.conned.dropFirst().dropLast(3) { app.enter(String(word.dropLast(2))) }
      return app
    },
    Scene(name: "twist-time-out") { size, code in
      var app = App.twisting(.timed, size, language: code, records: SampleRecords.busy())
      app.enter("cod", "con", "den", "don", "one", "code", "cone", "done", "none", "coden", "donne", "cond")
      app.run(seconds: 200)
      return app
    },
    Scene(name: "twist-time-out-open") { size, code in
      var app = App.twisting(.timed, size, language: code)
      app.enter("code", "conned")
      app.run(seconds: 200)
      return app
    },
    Scene(name: "twist-given-up") { size, code in
      var app = App.twisting(.untimed, size, language: code)
      app.enter("code", "conned")
      app.waitForPopup()
      app.press(.enter)
      app.enter("code", "cone", "cond", "con")
      app.giveUp()
      return app
    },
    Scene(name: "twist-best") { size, code in
      var app = App.twistingWide(
        .timed, size, language: code, words: App.widestRack, records: SampleRecords.busy())
      for word in App.widestRack {
        app.enter(String(word.dropLast(2)))
      }
      return app
    },
    Scene(name: "twist-largest") { size, code in
      var app = App.twistingWide(.timed, size, language: code, words: App.widestRack)
      app.enter("and", "said", "danios")
      return app
    },
    Scene(name: "twist-largest-end") { size, code in
      var app = App.twistingWide(.untimed, size, language: code, words: App.widestRack)
      app.enter("and", "said", "sad")
      app.giveUp()
      return app
    },
    Scene(name: "twist-dense") { size, code in
      var app = App.twistingWide(.untimed, size, language: code, words: App.denseRack)
      app.enter("ade", "ader", "aders")
      return app
    },
  ]
}
