import Records
import TestSupport
import Testing
import TextUI

@testable import Play

/// A key that only moves a selection, a cursor or tiles draws that again, in a set-up also the explanation, and nothing else;
/// so does a key that changes a setting on which nothing else depends.
/// That such a frame is the one that would be drawn from the beginning is tested for every screen by `BindingStateTests`.
struct RedrawingTests {
  /// A screen, the keys that open it, and one that only moves something.
  struct Case: CustomTestStringConvertible {
    let name: String
    let opening: String
    let key: Key
    let mostRows: Int
    var testDescription: String { name }

    init(_ name: String, _ opening: String, _ key: Key = .down, mostRows: Int) {
      self.name = name
      self.opening = opening
      self.key = key
      self.mostRows = mostRows
    }

    /// The keys, where `v`, `^`, `<`, `>` are arrows and `$` is Enter.
    var keys: [Key] {
      opening.map { character in
        switch character {
        case "v": .down
        case "^": .up
        case ">": .right
        case "<": .left
        case "$": .enter
        default: .character(character)
        }
      }
    }
  }

  private static let cases = [
    Case("title", "", mostRows: 2),
    Case("set-up of Hangman", "hv^", mostRows: 14),
    Case("set-up of Hangman, another host", "h><", .right, mostRows: 14),
    Case("set-up of Text Twist", "t", mostRows: 14),
    Case("set-up of Ghost", "g", mostRows: 14),
    Case("settings", "e", mostRows: 3),
    Case("settings, another theme", "evv", .right, mostRows: 2),
    Case("daily", "d", mostRows: 3),
    Case("players", "p", mostRows: 2),
    Case("categories", "hv ", mostRows: 2),
    Case("help", "?", mostRows: 17),
    Case("Hangman", "h$>", .right, mostRows: 1),
    Case("Hangman, a letter again", "h$ee", .character("7"), mostRows: 1),
    Case("Ghost", "g$a", .right, mostRows: 1),
  ]

  @Test("only the rows that change are drawn", arguments: cases)
  func partly(of screen: Case) {
    var app = App.started(records: SampleRecords { $0.players = ["Ada", "Bob"] })
    for key in screen.keys { app.press(key) }
    expectFewRows(&app, after: screen.key, mostRows: screen.mostRows)
  }

  @Test func `shuffling draws the tiles that move, and a letter its two places`() {
    var app = App.twisting(.untimed)
    expectFewRows(&app, after: .character(" "), mostRows: 4)
    app.type("c")
    expectFewRows(&app, after: .character("o"), mostRows: 4)
  }

  @Test func `another meaning draws its popup, and nothing beneath`() {
    var app = App.explaining()
    app.type("d")
    app.press(.down)
    expectFewRows(&app, after: .down, mostRows: 7)
  }

  private func expectFewRows(_ app: inout App, after key: Key, mostRows: Int) {
    let before = app.frame
    app.press(key)
    let rows = (0..<24).filter(app.frame.changedRows.contains)
    #expect(rows.count <= mostRows)
    let changed = app.frame.differences(from: before, in: .all).map(\.row)
    #expect(!changed.isEmpty && Set(changed).isSubset(of: rows))
  }

  @Test func `a list that scrolls is drawn completely`() {
    let sample = SampleRecords { $0.players = ["Ada"] + (1...60).map { "player \($0)" } }
    var app = App.started(records: sample)
    app.type("p")
    app.press(.down)
    #expect(app.frame.changedRows == .all)
  }

  @Test func `what the time changes is drawn with the next key`() {
    var app = App.twisting(.timed)
    app.press(.character(" "))
    app.noteShown()
    app.receive([.key(.character(" "))], after: .milliseconds(10))
    let isPartly = app.frame.changedRows != .all
    #expect(isPartly)
    app.receive([.key(.character(" "))], after: .seconds(2))
    let isWhole = app.frame.changedRows == .all
    #expect(isWhole)
  }
}
