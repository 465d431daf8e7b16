import Play
import Records
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
    Scene(name: "ghost-setup-bluff") { size, code in
      var app = App.started(size, language: code)
      app.type("g")
      app.press(.end, .right)
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
    Scene(name: "ghost-hint-asked") { size, code in
      var app = App.haunting(size, language: code)
      app.type("be!")
      return app
    },
    Scene(name: "ghost-alive") { size, code in
      var app = App.haunting(size, language: code)
      app.type("be!")
      app.press(.enter)
      return app
    },
    Scene(name: "ghost-two-players") { size, code in
      var app = App.haunting(names: ["Ada Lovelace Byron", "Bo"], size, language: code)
      app.type("berr")
      return app
    },
    Scene(name: "ghost-doubtful") { size, code in
      var app = App.bluffing(size, language: code)
      app.type("b")
      app.letComputerThink()
      return app
    },
    Scene(name: "ghost-long") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
      app.type("bexbushesbushe")
      return app
    },
    Scene(name: "ghost-longest") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
      app.type("bexbushesbushesbushesbush")
      return app
    },
    Scene(name: "ghost-round-over") { size, code in
      var app = App.loneRound(size, language: code)
      app.advance(by: .seconds(1))
      return app
    },
    Scene(name: "ghost-round-won") { size, code in
      var app = App.ghosting(words: App.ears, size, language: code)
      for letter in "ba" {
        app.type(String(letter))
        app.letComputerThink()
      }
      app.advance(by: .seconds(1))
      return app
    },
    Scene(name: "ghost-dead-end") { size, code in
      var app = App.haunting(size, language: code)
      app.type("bex")
      return app
    },
    Scene(name: "ghost-challenged") { size, code in
      var app = App.haunting(names: ["Ada", "Bob"], bluff: true, size, language: code)
      app.type("ber#")
      return app
    },
    Scene(name: "ghost-naming") { size, code in
      var app = App.haunting(names: ["Ada", "Bob"], bluff: true, size, language: code)
      app.type("ber#")
      app.press(.enter)
      app.type("r")
      return app
    },
    Scene(name: "ghost-caught") { size, code in
      var app = App.haunting(names: ["Ada", "Bob"], bluff: true, size, language: code)
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
      var app = App.haunting(names: ["Ada", "Bob"], size, language: code)
      app.loseAMatch()
      return app
    },
    Scene(name: "ghost-won") { size, code in
      var app = App.ghosting(words: App.ears, size, language: code, records: .inMemory)
      app.beatTheComputer()
      app.advance(by: .seconds(2))
      return app
    },
    Scene(name: "ghost-lost") { size, code in
      var app = App.ghosting(size, language: code, records: .inMemory)
      app.loseToTheComputer()
      return app
    },
    Scene(name: "ghost-coach") { size, code in
      var app = App.haunting(words: App.coachWords, names: ["Ada", "Easy"], size, language: code)
      app.type("dear")
      app.passOn()
      app.type("quasax")
      app.settle()
      app.type("c")
      return app
    },
    Scene(name: "ghost-coach-lost") { size, code in
      var app = App.haunting(size, language: code)
      app.loseAMatch()
      app.press(.right, .enter, .end)
      return app
    },
    Scene(name: "ghost-coach-bluff") { size, code in
      var app = App.haunting(names: ["Ada", "Bob"], bluff: true, size, language: code)
      app.type("ber#=")
      app.settle()
      app.type("c")
      return app
    },
    Scene(name: "ghost-setup-seats") { size, code in
      .seatRows(["Ada", "Bob", "easy", "hard", "-"], size, language: code)
    },
    Scene(name: "ghost-five") { size, code in
      var app = App.seated(["Ada", "Bob", "easy", "Dee Lovelace Byron", "easy"], size, language: code)
      app.type("b")
      return app
    },
    Scene(name: "ghost-five-round-over") { size, code in
      var app = App.seated(["Ada", "Bob", "Cy", "Dee", "Eve"], size, language: code)
      app.type("berx")
      app.advance(by: .seconds(1))
      return app
    },
    Scene(name: "ghost-three-coach") { size, code in
      var app = App.seated(
        ["Ada", "Bob", "Cy"], words: ["bear 1", "berry 1", "bed 1"], size, language: code)
      app.type("bear")
      app.settle()
      app.type("c")
      return app
    },
    Scene(name: "title-table") { size, code in
      var table = TableOfApps.ghost(["Ada", "Bob"], size, language: code)
      table["Ada"].type("b")
      table.records["Ada"]!.addForPractice(
        ["moss"], of: "Ada", language: code, missedOn: Day(year: 2026, month: 11, day: 20))
      table.kill("Ada")
      table.start("Ada")
      return table["Ada"]
    },
    Scene(name: "table-list") { size, code in
      var table = TableOfApps(["Ada", "Bob"], size, language: code)
      table.open("Bob")
      table["Ada"].type(code == "nl" ? "f" : "b")
      return table["Ada"]
    },
    Scene(name: "table-laid") { size, code in
      var table = TableOfApps(["Ada", "Bob"], size, language: code)
      table.open("Ada")
      table.join("Bob")
      table["Ada"].press(.right)
      return table["Ada"]
    },
    Scene(name: "ghost-table") { size, code in
      var table = TableOfApps.ghost(["Ada", "Bob"], size, language: code)
      table["Ada"].type("b")
      table["Bob"].type("e")
      table["Ada"].type("r")
      return table["Ada"]
    },
    Scene(name: "ghost-table-three") { size, code in
      var table = TableOfApps.ghost(
        ["Ada", "Bob", "Zoë van den Bergsmit"], computers: 1, size, language: code)
      table["Ada"].type("b")
      table["Bob"].type("e")
      return table["Zoë van den Bergsmit"]
    },
    Scene(name: "ghost-table-left") { size, code in
      var table = TableOfApps.ghost(["Ada", "Bob"], size, language: code)
      table["Ada"].type("b")
      table.kill("Bob")
      table.advance(by: .seconds(1))
      return table["Ada"]
    },
    Scene(name: "ghost-table-computer") { size, code in
      .takenOver(["Bob", "Ada", "Zoë van den Bergsmit"], size, language: code)
    },
    Scene(name: "ghost-table-computer-two") { size, code in
      .takenOver(["Bob", "Ada"], size, language: code)
    },
    Scene(name: "ghost-help") { size, code in
      var app = App.haunting(bluff: true, size, language: code)
      app.type("be?")
      return app
    },
  ]
}

/// A match against the computer, or of two people, with only these words.
extension App {
  static let ghostWords = ["bear 1", "berry 1", "best 1", "belt 2", "cat 1", "cold 1", "cello 3", "dog x"]

  /// After QUA three letters win, two lose and one ends a word.
  static let coachWords = [
    "dear 1", "quack 1", "quaking 2", "qualification 1", "quaestor 3", "quango 2", "quad 1", "quasar 2",
  ]

  static func ghosting(
    words: [String] = ghostWords, _ size: ScreenSize = .home, language code: String = "en",
    records: any Records = .forgetful, glosses: [String] = []
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(words: words, glosses: glosses), isAnimated: true,
      records: records)
    app.type("g")
    app.press(.enter)
    return app
  }

  /// A match at a table, seen by the second player, in which a computer plays for the first one.
  static func takenOver(_ names: [String], _ size: ScreenSize, language code: String) -> App {
    var table = TableOfApps.ghost(names, size, language: code)
    table.kill(names[0])
    table.advance(by: .seconds(61))
    table.advance(by: .seconds(1))
    table[names[1]].press(.right, .enter)
    table.advance(by: .seconds(2))
    return table[names[1]]
  }

  static func haunting(
    words: [String] = ghostWords, names: [String] = [], bluff: Bool = false, _ size: ScreenSize = .home,
    language code: String = "en", records: any Records = .forgetful, glosses: [String] = []
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(words: words, glosses: glosses), isAnimated: true,
      records: records)
    app.type("g")
    app.press(.home, .right)
    for name in names {
      app.press(.down)
      app.type(" " + name)
      app.press(.enter)
    }
    if bluff { app.press(.end, .right) }
    app.press(.enter)
    return app
  }

  /// A match with bluff against Hard.
  static func bluffing(
    _ size: ScreenSize = .home, language code: String = "en", records: any Records = .forgetful
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(words: App.ghostWords), isAnimated: true, records: records)
    app.type("g")
    app.press(.home, .down, .left, .end, .right, .enter)
    return app
  }

  /// A round against Easy that is lost by the last letter of BERRY, although BERRET was possible.
  static func loneRound(
    letters: String = "bry", _ size: ScreenSize = .home, language code: String = "en", glosses: [String] = []
  ) -> App {
    var app = App.ghosting(words: ["berry 1", "berret 1"], size, language: code, glosses: glosses)
    for letter in letters {
      app.type(String(letter))
      app.letComputerThink()
    }
    return app
  }

  /// Advances the time by the duration of a computer's move.
  mutating func letComputerThink() { advance(by: .milliseconds(500)) }

  /// Advances the time by the period during which a popup ignores keys.
  mutating func settle() { advance(by: .milliseconds(600)) }

  /// Begins the next round from the popup of the last one.
  mutating func passOn() {
    settle()
    press(.enter)
  }

  /// Plays rounds of two players: of BERRY, which the first player loses, alternating with rounds of one letter that makes
  /// words impossible. The second player also gives away a won position once.
  mutating func loseAMatch(
    _ rounds: [String] = ["berry"] + "xjqvwyzk".map(String.init)
  ) {
    for (number, round) in rounds.enumerated() {
      type(round)
      if number < rounds.count - 1 { passOn() }
    }
    settle()
  }

  /// Plays letters that make words impossible, until the match is over.
  mutating func loseToTheComputer() {
    var openers = "xjqvwyzk".map(String.init)
    playOn { $0.isEmpty && !openers.isEmpty ? openers.removeFirst() : "x" }
  }

  /// The words, of four letters that differ in the first one: the player who adds the second letter wins.
  static let ears = "bdfghnptwy".map { "\($0)ear 1" }

  /// A match with `ears`.
  mutating func beatTheComputer() {
    var openers = "bdfghnptwy".map(String.init)
    playOn { fragment in
      switch fragment.count {
      case 0: openers.isEmpty ? "x" : openers.removeFirst()
      case 1: "e"
      case 2: "a"
      default: "x"
      }
    }
  }

  /// Answers each fragment with a letter until the match is over.
  private mutating func playOn(_ letter: (String) -> String) {
    for _ in 0..<200 where !context.strings.isMatchOver(frame.text) {
      if frame.text.contains(context.strings.nextRoundText) {
        passOn()
      } else if patience != nil {
        letComputerThink()
      } else {
        type(letter(ghostFragment))
      }
    }
    settle()
  }

  /// The letters in the cells, in lower case.
  private var ghostFragment: String {
    let row = frame.text.split(separator: "\n").first { $0.contains("▂") } ?? ""
    return row.prefix { $0 != "▂" }.filter { $0.isLetter && $0.isASCII }.lowercased()
  }
}

extension Strings {
  fileprivate var nextRoundText: String { language == .dutch ? "Volgende ronde" : "Next round" }

  fileprivate func isMatchOver(_ text: String) -> Bool {
    text.contains(language == .dutch ? "Nieuw spel" : "New game")
  }
}
