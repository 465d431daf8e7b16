import Engines
import Kit
import Records
import TestSupport
import TextUI
import Texts

/// A match against the computer, or of two people, with only these words.
extension App {
  package static let ghostWords = [
    "bear 1", "berry 1", "best 1", "belt 2", "cat 1", "cold 1", "cello 3", "dog x",
  ]

  /// After QUA three letters win, two lose and one ends a word.
  package static let coachWords = [
    "dear 1", "quack 1", "quaking 2", "qualification 1", "quaestor 3", "quango 2", "quad 1", "quasar 2",
  ]

  package static func ghosting(
    words: [String] = ghostWords, _ size: ScreenSize = .home, language code: String = "en",
    records: any Records = .forgetful, glosses: [String] = []
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(words: words, glosses: glosses), isAnimated: true,
      records: records)
    app.openSetUp(.ghost)
    app.press(.enter)
    return app
  }

  /// A match at a table, seen by the second player, in which a computer plays for the first one.
  package static func takenOver(_ names: [String], _ size: ScreenSize, language code: String) -> App {
    var table = TableOfApps.ghost(names, size, language: code)
    table.kill(names[0])
    table.advance(by: .seconds(61))
    table.advance(by: .seconds(1))
    table[names[1]].press(.right, .enter)
    table.advance(by: .seconds(2))
    return table[names[1]]
  }

  package static func haunting(
    words: [String] = ghostWords, names: [String] = [], bluff: Bool = false, _ size: ScreenSize = .home,
    language code: String = "en", records: any Records = .forgetful, glosses: [String] = []
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(words: words, glosses: glosses), isAnimated: true,
      records: records)
    app.openSetUp(.ghost)
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
  package static func bluffing(
    _ size: ScreenSize = .home, language code: String = "en", records: any Records = .forgetful
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(words: App.ghostWords), isAnimated: true, records: records)
    app.openSetUp(.ghost)
    app.press(.home, .down, .left, .end, .right, .enter)
    return app
  }

  /// A round against Easy that is lost by the last letter of BERRY, although BERRET was possible.
  package static func loneRound(
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
  package mutating func letComputerThink() { advance(by: .milliseconds(500)) }

  /// Advances the time by the period during which a popup ignores keys.
  package mutating func settle() { advance(by: .milliseconds(600)) }

  /// Begins the next round from the popup of the last one.
  package mutating func passOn() {
    settle()
    press(.enter)
  }

  /// Plays rounds of two players: of BERRY, which the first player loses, alternating with rounds of one letter that makes
  /// words impossible. The second player also gives away a won position once.
  package mutating func loseAMatch(
    _ rounds: [String] = ["berry"] + "xjqvwyzk".map(String.init)
  ) {
    for (number, round) in rounds.enumerated() {
      type(round)
      if number < rounds.count - 1 { passOn() }
    }
    settle()
  }

  /// Plays letters that make words impossible, until the match is over.
  package mutating func loseToTheComputer() {
    var openers = "xjqvwyzk".map(String.init)
    playOn { $0.isEmpty && !openers.isEmpty ? openers.removeFirst() : "x" }
  }

  /// The words, of four letters that differ in the first one: the player who adds the second letter wins.
  package static let ears = "bdfghnptwy".map { "\($0)ear 1" }

  /// A match with `ears`.
  package mutating func beatTheComputer() {
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
    for _ in 0..<200 where !context.text.isMatchOver(frame.text) {
      if frame.text.contains(context.text.nextRoundText) {
        passOn()
      } else if patience != nil {
        letComputerThink()
      } else {
        type(letter(ghostFragment))
      }
    }
    settle()
  }

  /// Whether the letters stand on tiles of this width side by side, `▂` on the place for the next one.
  package func showsTiles(_ letters: String, width: Int = 7) -> Bool {
    shows(letters.map(String.init).joined(separator: String(repeating: " ", count: width)))
  }

  /// The letters on the tiles, in lower case.
  private var ghostFragment: String {
    let row = frame.text.split(separator: "\n").first { $0.contains("▂") } ?? ""
    return row.prefix { $0 != "▂" }.filter { $0.isLetter && $0.isASCII }.lowercased()
  }
}

extension App {
  /// A match of several seats at one keyboard. The kind of a seat is a number of steps from `person`.
  package static func seated(
    _ seats: [String], words: [String] = ghostWords, _ size: ScreenSize = .home, language code: String = "en",
    bluff: Bool = false, records: any Records = .forgetful
  ) -> App {
    var app = App.seatRows(seats, words: words, size, language: code, records: records)
    if bluff { app.press(.end, .right) }
    app.press(.enter)
    return app
  }

  /// Its set-up: a name, `easy`, `medium`, `sharp`, `hard`, or `-` for an empty seat.
  package static func seatRows(
    _ seats: [String], words: [String] = ghostWords, _ size: ScreenSize = .home, language code: String = "en",
    records: any Records = .forgetful
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(words: words), isAnimated: true, records: records)
    app.openSetUp(.ghost)
    app.press(.home, .right, .right)
    let kinds = ["easy", "medium", "sharp", "hard", "-"]
    for (index, seat) in seats.enumerated() {
      app.press(.down)
      let start = index < 3 ? 0 : 5
      let wanted = (kinds.firstIndex(of: seat) ?? -1) + 1
      for _ in 0..<((wanted - start + 6) % 6) { app.press(.right) }
      if wanted == 0 {
        app.type(" " + seat)
        app.press(.enter)
      }
    }
    for _ in seats.count..<5 {
      app.press(.down)
      while !(app.chosenSeatIsEmpty) { app.press(.right) }
    }
    return app
  }

  private var chosenSeatIsEmpty: Bool {
    let row = frame.text.split(separator: "\n").first { $0.contains("▸ ") && $0.contains("◂") } ?? ""
    return row.contains(context.text("empty"))
  }
}

extension Texts {
  fileprivate var nextRoundText: String { self("Next round") }

  fileprivate func isMatchOver(_ text: String) -> Bool {
    text.contains(self("New game"))
  }
}
