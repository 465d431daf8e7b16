import Engines
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Lists support the wheel, PgUp and PgDn, Home and End.
struct ListsTests {
  private static let lists = [
    "title", "title-continue", "continue-list", "hangman-setup", "hangman-categories", "hangman-help",
    "ghost-help", "twist-help", "duel-setup", "ghost-setup", "twist-setup", "settings", "daily", "players",
    "language-first", "language-again",
  ]

  /// The rows with a selected element.
  private static func chosen(_ app: App) -> [String] {
    let width = app.frame.size.width
    let rows = (0..<app.frame.size.height).filter { y in
      let cells = (0..<width).map { app.frame[Point(x: $0, y: y)] }
      let chosen = cells.filter { $0.role == .chosen }
      // A button for Enter also has the role of a selected element, but is not in the list.
      let isChosen = chosen.first?.character == "▸"
      return isChosen || cells.contains { $0.character == "▸" && $0.role == .title }
    }
    return rows.map { y in
      // An arrow at the edge indicates further entries and belongs to none.
      app.frame.row(y).filter { !"↑↓".contains($0) }.split(separator: " ").joined(separator: " ")
    }
  }

  private static func chosen(_ app: App, after keys: Key...) -> [String] {
    var app = app
    for key in keys { app.press(key) }
    return chosen(app)
  }

  @Test("a list leaves the header, and nothing beside its rows", arguments: [ScreenSize.home, .compact])
  func covered(size: ScreenSize) {
    let entries = (1...40).map { Menu.Entry(title: "Category \($0)") }
    var canvas = Canvas(size: size.size)
    canvas.fill(canvas.bounds, "x")
    ListScreen<Never>("Category", entries, chosen: 0).draw(on: &canvas, App.started(size).context)
    for y in 0..<size.size.height {
      let isBeneath = y < 2 || y == size.size.height - 1
      #expect(canvas.row(y).allSatisfy { $0 == "x" } == isBeneath && canvas.row(y).contains("x") == isBeneath)
    }
  }

  @Test("in a list of choices a letter selects the next entry that begins with it")
  func inAListOfChoicesALetterSelectsTheNextEntryThat() {
    let entries = ["All of them", "Animals", "Birds", "Proverbs"].map { Menu.Entry(title: $0) }
    let list = ListScreen<Never>("Category", entries, chosen: 0)
    var app = App(
      size: ScreenSize.home.size, context: App.started().context, screens: [TitleScreen(), list])
    for (letter, title) in [("p", "Proverbs"), ("A", "All of them"), ("a", "Animals"), ("x", "Animals")] {
      app.type(letter)
      #expect(app.shows("▸ " + title), "\(letter)")
    }
    app.press(.character(" "))
    #expect(!app.shows("Birds"))
  }

  @Test("every list can be navigated with each of these keys", arguments: lists, ScreenSize.allCases)
  func moves(name: String, size: ScreenSize) throws {
    let scene = try #require(GoldenTests.allScenes.first { $0.name == name })
    for code in ["en", "nl"] {
      let app = scene.build(size, code)
      let first = Self.chosen(app, after: .home)
      let second = Self.chosen(app, after: .home, .down)
      let last = Self.chosen(app, after: .end)
      #expect(first.count == 1 && second.count == 1 && last.count == 1)
      #expect(first != second && first != last)
      #expect(Self.chosen(app, after: .home, .wheel(1)) == second)
      #expect(Self.chosen(app, after: .home, .wheel(1), .wheel(-1)) == first)
      #expect(Self.chosen(app, after: .home, .pageDown) != first)
      #expect(Self.chosen(app, after: .home, .pageDown, .pageDown, .pageDown) == last)
      #expect(Self.chosen(app, after: .end, .pageUp) != last)
      #expect(Self.chosen(app, after: .end, .pageUp, .pageUp, .pageUp) == first)
      #expect(Self.chosen(app, after: .end, .up, .down) == last)
    }
  }

  @Test(
    "the table of the statistics goes to its ends and back by each of these keys",
    arguments: [
      ([Key.end], [Key.home]), ([.pageDown, .pageDown, .pageDown], [.pageUp, .pageUp, .pageUp]),
      ([.wheel(30)], [.wheel(-30)]),
    ])
  func statistics(down: [Key], up: [Key]) {
    for size in ScreenSize.allCases {
      var app = App.showing(size, records: SampleRecords.busy().records) { StatisticsScreen(&$0) }
      let top = app.frame
      for key in down { app.press(key) }
      #expect(app.frame != top)
      var atEnd = app
      atEnd.press(.end)
      #expect(atEnd.frame == app.frame)
      for key in up { app.press(key) }
      #expect(app.frame == top)
    }
  }

  @Test(
    "the words of a rack that do not all fit go to their ends and back",
    arguments: [
      (Array(repeating: Key.down, count: 12), Array(repeating: Key.up, count: 12)),
      (Array(repeating: .pageDown, count: 5), Array(repeating: .pageUp, count: 5)),
      (Array(repeating: .wheel(1), count: 12), Array(repeating: .wheel(-1), count: 12)),
    ], ["twist-largest", "twist-largest-end"])
  func words(keys: ([Key], [Key]), name: String) throws {
    let scene = try #require(GoldenTests.allScenes.first { $0.name == name })
    var app = scene.build(.compact, "en")
    if name == "twist-largest" {
      for word in App.widestRack.map({ $0.dropLast(2) }) where word.count < 6 { app.enter(String(word)) }
      app.press(.home)
    }
    func hasArrow(_ arrow: Character, row: Int) -> Bool { app.frame[Point(x: 39, y: row)].character == arrow }
    #expect(!hasArrow("↑", row: 9) && hasArrow("↓", row: 14))
    let top = app.frame.text
    for key in keys.0 { app.press(key) }
    #expect(app.frame.text != top)
    #expect(hasArrow("↑", row: 9) && !hasArrow("↓", row: 14))
    for key in keys.1 { app.press(key) }
    #expect(app.frame.text == top)
  }

  @Test(
    "help leaves only the header and the bottom line of the screen beneath", arguments: ScreenSize.allCases)
  func helpAlone(size: ScreenSize) throws {
    for key in ["h", "g"] {
      var app = App.started(size)
      app.readRecords()
      app.type(key)
      app.press(.enter)
      app.type("?")
      let rows = (0..<size.size.height).map { Array(app.frame.row($0)) }
      let top = try #require(rows.firstIndex { String($0).contains("Keys ·") }, "\(key): \(app)")
      let left = try #require(rows[top].firstIndex(of: "┌"))
      let right = try #require(rows[top].firstIndex(of: "┐"))
      for row in rows[2..<size.size.height - 1] {
        #expect(row.prefix(left).allSatisfy { $0 == " " }, "\(key): \(String(row))")
        #expect(row.dropFirst(right + 1).allSatisfy { $0 == " " }, "\(key): \(String(row))")
      }
    }
  }
}
