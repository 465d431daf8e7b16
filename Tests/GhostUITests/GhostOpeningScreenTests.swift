import Engines
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import Kit

/// Matches whose rounds begin with a dealt letter.
struct GhostOpeningScreenTests {
  private static let words = ["b", "c", "d"].flatMap { ["\($0)xyz 1", "\($0)efgh 1", "\($0)eigh 1"] }

  /// A match with dealt openings against Easy.
  private static func dealt(_ records: any Records = .forgetful, language code: String = "en") -> App {
    var app = App.started(
      language: code, library: .sample(words: words), isAnimated: true, records: records)
    app.openSetUp(.ghost)
    app.press(.end, .up, .right)
    #expect(app.shows(code == "nl" ? "gegeven" : "dealt"), "\(app)")
    app.press(.enter)
    return app
  }

  private static func match(_ app: App) throws -> Ghost { try #require(app.open(GhostScreen.self)).match }

  @Test("the set-up deals the first letter, only against the computer")
  func setUp() throws {
    var app = App.haunting(words: Self.words, names: ["Ada", "Bob"])
    #expect(try Self.match(app).fragment.isEmpty)
    app = App.started(library: .sample(words: Self.words))
    app.openSetUp(.ghost)
    #expect(app.shows("First letter") && app.shows("chosen"))
    app.press(.end, .up)
    #expect(app.shows("Whoever begins a round chooses its first letter."))
    app.press(.right)
    #expect(app.shows("Each round begins with a letter that nobody chose."))
    app.press(.home, .right)
    #expect(!app.shows("First letter"))
    app.press(.enter)
    #expect(try Self.match(app).fragment.isEmpty)
  }

  @Test("a round begins with its letter, and with another one after it", arguments: ["en", "nl"])
  func rounds(code: String) throws {
    var app = Self.dealt(language: code)
    let first = try Self.match(app).fragment
    #expect(
      app.shows(
        code == "nl" ? "Ronde 1 begint met \(first.capitals)." : "Round 1 begins with \(first.capitals)."))
    #expect(app.showsTiles("\(first.capitals)▂"))
    #expect(app.shows(app.context.text("Your turn")))
    app.type("q")
    app.settle()
    app.press(.enter)
    let second = try Self.match(app).fragment
    #expect(second.count == 1 && second != first)
    #expect(
      app.shows(
        code == "nl" ? "Ronde 2 begint met \(second.capitals)." : "Round 2 begins with \(second.capitals)."))
  }

  @Test("a saved match continues with its letters, and the set-up remembers them")
  func continued() throws {
    let records = SharedRecords()
    var app = Self.dealt(records)
    app.type("q")
    app.settle()
    app.press(.enter)
    app.letComputerThink()
    let match = try Self.match(app)
    #expect(match.rounds.count == 2)
    app.press(.escape)
    app.click("Menu")
    app = App.started(library: .sample(words: Self.words), isAnimated: true, records: records)
    app.readRecords()
    app.press(.enter)
    #expect(try Self.match(app).moves == match.moves)
    #expect(try Self.match(app).rounds == match.rounds)
    #expect(app.context.ghost.isOpeningDealt)
  }

  @Test("the coach and the replay of a finished match know which letters were dealt")
  func replayed() throws {
    let records = SharedRecords()
    var app = Self.dealt(records)
    while !(app.open(GhostScreen.self)?.isOver ?? true) {
      app.letComputerThink()
      app.type("q")
      app.settle()
      if app.canClick("Next round") { app.click("Next round") }
    }
    app.settle()
    let screen = try #require(app.open(GhostScreen.self))
    let record = try #require(screen.finished)
    let replay = try #require(GhostReplay(record, app.context))
    let letters = screen.match.rounds.reduce(0) { $0 + $1.turns.count }
    #expect(replay.marks.count == letters - screen.match.rounds.count)
    #expect(replay.marks.count { $0.isFirst } == screen.match.rounds.count - 1)
    app.type("c")
    app.press(.down, .left)
    let dealt = screen.match.rounds.map { $0.fragment.capitals.prefix(1) }
    #expect(dealt.contains { app.shows("\($0) was there from the start.") }, "\(app)")
  }
}
