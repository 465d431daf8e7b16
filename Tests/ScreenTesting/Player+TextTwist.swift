import Engines
import Kit
import Menus
import Records
import TestSupport
import Testing
import TextTwistUI
import TextUI

extension App {
  /// The 26 words of the first classic rack, and two bonus words.
  package static let conned =
    [
      "conned", "coden", "coned", "donne", "nonce", "code", "coed", "cone", "conn", "deco", "done", "neon",
      "node",
      "none", "once", "cod", "con", "den", "doc", "doe", "don", "end", "eon", "nod", "ode", "one",
    ].map { $0 + " 1" } + ["cond 4", "coon 4", "nonced x"]

  /// The program in a game of Text Twist, on the first rack.
  package static func twisting(
    _ mode: TextTwist.Mode, _ size: ScreenSize = .home, language code: String = "en",
    words: [String] = conned, isAnimated: Bool = false, records: any Records = .forgetful,
    glosses: [String] = []
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(words: words, glosses: glosses), isAnimated: isAnimated,
      records: records)
    app.openSetUp(.textTwist)
    for _ in 0..<TextTwist.Mode.allCases.firstIndex(of: mode)! { app.press(.home, .right, .end) }
    app.press(.end, .enter)
    return app
  }

  /// Types words, each followed by Enter.
  package mutating func enter(_ words: String...) {
    for word in words {
      type(word)
      press(.enter)
    }
  }

  /// Enters words, and keeps hunting where a popup offers it.
  package mutating func hunt(_ words: [String]) {
    for word in words {
      enter(word)
      if canClick("Keep hunting") { click("Keep hunting") }
    }
  }

  /// Ends a rack of Text Twist with the menu.
  package mutating func giveUp() {
    press(.escape, .left, .enter)
  }

  /// Waits until a popup that opened by itself accepts keys.
  package mutating func waitForPopup() { run(.milliseconds(600)) }

  /// Advances the time as the main loop does: from one visible change to the next.
  package mutating func run(seconds: Int) { run(.seconds(seconds)) }

  private mutating func run(_ time: Duration) {
    var left = time
    while left > .zero, let patience {
      let step = min(patience, left)
      advance(by: step)
      left -= step
    }
  }

  /// The letters on the tiles of the bank, a point for an empty slot.
  package var bank: String {
    let row = tileRow
    return String((0..<6).map { tile(row, at: 5 + $0 * 6) })
  }

  /// The letters on the tiles of the entry.
  package var entry: String {
    let row = tileRow
    return String((0..<6).map { tile(row, at: 44 + $0 * 6) }.filter { $0 != "." })
  }

  /// The middle row of the tiles in the home layout.
  private var tileRow: [Character] { Array(frame.row(3)) }

  private func tile(_ row: [Character], at column: Int) -> Character {
    column < row.count && !" _▂".contains(row[column]) ? row[column] : "."
  }

  /// Clicks on a tile of the bank, counted from 0, in the home layout.
  package mutating func clickBank(_ slot: Int) { send(.click(Point(x: 5 + slot * 6, y: 3))) }

  /// Clicks on a tile of the entry, counted from 0, in the home layout.
  package mutating func clickEntry(_ place: Int) { send(.click(Point(x: 44 + place * 6, y: 3))) }
}
