import Play
import TestSupport
import TextUI

/// The screens of Ghost.
extension GoldenTests {
  static let ghostScenes: [Scene] = [
    Scene(name: "ghost-setup") { size, code in
      var app = App.started(size, language: code)
      app.type("g")
      return app
    },
    Scene(name: "ghost-setup-friend") { size, code in
      var app = App.started(size, language: code)
      app.type("g")
      app.press(.home, .right)
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
    Scene(name: "ghost-alive") { size, code in
      var app = App.haunting(size, language: code)
      app.type("be!")
      return app
    },
    Scene(name: "ghost-two-players") { size, code in
      var app = App.haunting(names: ["Ada Lovelace Byron", "Bo"], size, language: code)
      app.type("berr")
      return app
    },
    Scene(name: "ghost-long") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
      app.type("bexbushesbushesbushe")
      return app
    },
    Scene(name: "ghost-round-over") { size, code in
      var app = App.haunting(size, language: code)
      app.type("berry")
      return app
    },
    Scene(name: "ghost-dead-end") { size, code in
      var app = App.haunting(size, language: code)
      app.type("bex")
      return app
    },
    Scene(name: "ghost-challenged") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
      app.type("ber#")
      return app
    },
    Scene(name: "ghost-naming") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
      app.type("ber#")
      app.press(.enter)
      return app
    },
    Scene(name: "ghost-caught") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
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
      var app = App.haunting(size, language: code)
      app.loseAMatch()
      return app
    },
    Scene(name: "ghost-lost") { size, code in
      var app = App.ghosting(size, language: code)
      app.loseToTheComputer()
      return app
    },
    Scene(name: "ghost-coach") { size, code in
      var app = App.haunting(size, language: code)
      app.loseAMatch()
      app.press(.right, .enter)
      return app
    },
    Scene(name: "ghost-help") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
      app.type("be?")
      return app
    },
  ]
}

/// A match against the computer, or of two people; only these words count.
extension App {
  static let ghostWords = ["bear 1", "berry 1", "best 1", "belt 2", "cat 1", "cold 1", "cello 3", "dog x"]

  static func ghosting(
    words: [String] = ghostWords, _ size: ScreenSize = .home, language code: String = "en"
  ) -> App {
    var app = App.started(size, language: code, library: .sample(words: words), isAnimated: true)
    app.type("g")
    app.press(.enter)
    return app
  }

  static func haunting(
    words: [String] = ghostWords, names: [String] = [], bluff: Bool = false, _ size: ScreenSize = .home,
    language code: String = "en"
  ) -> App {
    var app = App.started(size, language: code, library: .sample(words: words), isAnimated: true)
    app.type("g")
    app.press(.home, .right)
    for name in names {
      app.press(.down, .enter)
      app.type(name)
      app.press(.enter)
    }
    app.press(.end)
    if bluff { app.press(.up, .right, .down) }
    app.press(.enter)
    return app
  }

  /// Lets as much time pass as the computer takes for a move.
  mutating func letComputerThink() { advance(by: .milliseconds(500)) }

  /// Of two players the first one loses every round: the second one's won position was thrown away once, too.
  mutating func loseAMatch() {
    for round in 0..<9 {
      type(round.isMultiple(of: 2) ? "berry" : "x")
      if round < 8 { press(.enter) }
    }
  }

  /// Plays a letter that no word has, until the match is over.
  mutating func loseToTheComputer() {
    for _ in 0..<20 where patience != nil || !frame.text.contains("Coach") {
      if patience == nil {
        type("x")
        if !frame.text.contains("Coach") { press(.enter) }
      } else {
        letComputerThink()
      }
    }
  }

  /// Whether a text is shown whose blanks do not break.
  func showsUnbroken(_ text: String) -> Bool {
    shows(String(text.map { $0 == " " ? "\u{A0}" : $0 }))
  }
}
