import Records
import ScreenTesting
import TestSupport
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Practice, and its row on the title screen.
extension GoldenTests {
  /// A vocabulary of three words, the first one of which is dealt.
  private static func learning(_ size: ScreenSize, _ code: String) -> App {
    App.started(
      size, language: code,
      library: .sample(
        vocabulary: [
          "# First words", "das Haus\tone lives in it\thouse\tDas Haus ist alt.", "conned\t\tcheated",
        ], words: App.conned))
  }

  /// A game with a word of the vocabulary.
  private static func guessing(_ letters: String, _ size: ScreenSize, _ code: String) -> App {
    var app = learning(size, code)
    app.context.hangman.category = "vocabulary/first"
    app.openSetUp(.hangman)
    app.press(.enter)
    app.type(letters)
    return app
  }

  static let practiceScenes: [Scene] = [
    Scene(name: "title-vocabulary") { learning($0, $1) },
    Scene(name: "vocabulary-set-up") { size, code in
      var app = learning(size, code)
      app.openSetUp(.hangman)
      app.press(.down, .right)
      return app
    },
    Scene(name: "vocabulary-clue") { guessing("x!", $0, $1) },
    Scene(name: "vocabulary-won") { guessing("x!dashucone", $0, $1) },
    Scene(name: "vocabulary-practice") { size, code in
      var app = learning(size, code)
      app.readRecords()
      app.open()
      return app
    },
    Scene(name: "vocabulary-racks") { size, code in
      var app = learning(size, code)
      app.openSetUp(.textTwist)
      app.press(.end, .right)
      return app
    },
    Scene(name: "title-practice") { practising(["moss", "stone"], $0, $1) },
    Scene(name: "title-practice-later") { size, code in
      practising(["moss"], missedOn: Day(year: 2026, month: 11, day: 24), size, code)
    },
    Scene(name: "practice-nothing-due") { size, code in
      var app = practising(["moss"], missedOn: Day(year: 2026, month: 11, day: 30), size, code)
      app.open()
      return app
    },
    Scene(name: "practice-nothing") { size, code in
      var context = App.started(size, language: code).context
      let first = TitleScreen.first(opening: .practice, isFirstStart: false, &context)
      return App(size: size.size, context: context, screens: first.screens, opening: first.opening)
    },
    Scene(name: "practice-meaning") { size, code in
      var app = practising(["moss", "stone"], size, code)
      app.open()
      return app
    },
    Scene(name: "practice-long-meaning") { size, code in
      var app = practising(["gather"], size, code)
      app.open()
      return app
    },
    Scene(name: "practice-guessed") { size, code in
      var app = practising(["gather"], size, code)
      app.open()
      app.type("xe")
      return app
    },
    Scene(name: "practice-letters") { size, code in
      var app = practising(["gronk"], size, code)
      app.open()
      app.type("g")
      return app
    },
    Scene(name: "practice-letters-tried") { size, code in
      var app = practising(["gronk"], size, code)
      app.open()
      app.enter("gornk")
      return app
    },
    Scene(name: "practice-known") { size, code in
      var app = practising(["moss", "stone"], size, code)
      app.open()
      app.type("mos")
      return app
    },
    Scene(name: "practice-missed") { size, code in
      var app = practising(["moss"], size, code)
      app.open()
      app.type("bcdfghj")
      return app
    },
  ]

  /// The title screen on 21 November, with words that were missed on a given day.
  private static func practising(
    _ words: [String], missedOn day: Day = Day(year: 2026, month: 11, day: 20), _ size: ScreenSize,
    _ code: String
  ) -> App {
    let records = SharedRecords()
    records.addForPractice(words, of: "Ada", language: code, missedOn: day)
    let long =
      "gather\tverb: assemble or get together in one place, as … or people or thoughts, or leaves on a lawn in autumn"
    var app = App.started(
      size, language: code,
      library: .sample(glosses: SampleGlosses.proverb.filter { !$0.hasPrefix("gather") } + [long]),
      records: records)
    app.readRecords()
    return app
  }
}

extension App {
  fileprivate mutating func open() { choose("Practice") }
}
