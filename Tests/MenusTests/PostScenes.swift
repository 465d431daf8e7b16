import Kit
import ScreenTesting
import Storage
import TestSupport
import TextUI

/// Matches by post: the list, a new one, the letter, what is refused.
extension GoldenTests {
  static let postScenes: [Scene] = [
    Scene(name: "post-empty") { size, code in list(size, code) },
    Scene(name: "post-new-ghost") { size, code in
      var app = list(size, code)
      app.type("n")
      app.press(.enter)
      return app
    },
    Scene(name: "post-new-challenge") { size, code in
      var app = list(size, code)
      app.type("n")
      app.press(.home, .enter)
      return app
    },
    Scene(name: "post-letter") { size, code in sent(size, code) },
    Scene(name: "post-waiting") { size, code in
      var app = sent(size, code)
      app.press(.enter)
      return app
    },
    Scene(name: "post-list") { size, code in
      var app = sent(size, code)
      app.press(.enter, .escape, .escape)
      app.openPost()
      return app
    },
    Scene(name: "post-refused") { size, code in
      var app = App.started(size, language: code, records: RecordStore.inMemory())
      app.send(.paste("WY293-A4E8E-726X5-Y5Y4A-8SV96"))
      return app
    },
  ]

  private static func list(_ size: ScreenSize, _ code: String) -> App {
    let words = ["cats 1", "cello 2", "camel 2", "best 1"]
    var app = App.started(
      size, language: code, library: .sample(words: words), records: RecordStore.inMemory())
    app.openPost()
    return app
  }

  /// A match of Ghost whose first letter has just been added.
  private static func sent(_ size: ScreenSize, _ code: String) -> App {
    var app = list(size, code)
    app.type("n")
    app.press(.enter, .enter)
    app.type("c")
    return app
  }
}
