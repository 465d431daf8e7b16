import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import GhostUI
@testable import Kit

/// Ghost of five, as a player sees it: words of four letters lose nothing.
struct GhostOfFiveTests {
  private static func setUp(_ code: String = "en", records: any Records = .forgetful) -> App {
    var app = App.started(
      language: code, library: .sample(words: ["chant 1", "chat 1", "chats 1", "chatter 1"]), records: records
    )
    app.readRecords()
    app.openSetUp(.ghost)
    return app
  }

  @Test("a row of the set-up chooses the game, says what it means, and is remembered")
  func row() throws {
    let records = SharedRecords()
    var app = Self.setUp(records: records)
    app.press(.home, .down, .down, .down)
    #expect(app.shows("◂ Ghost ") && app.shows("Words of three letters lose nothing."), "\(app)")
    app.press(.right)
    #expect(app.shows("◂ Ghost of five") && app.shows("Words of four letters lose nothing,"), "\(app)")
    app.press(.enter)
    let match = try #require(app.open(GhostScreen.self)?.match)
    #expect(match.rules.shortest == 5)
    #expect(app.open(GhostScreen.self)?.game.session.mode == .ghostFiveEasy)
    #expect(Self.setUp(records: records).shows("◂ Ghost of five"))
  }

  @Test("a word of four letters goes on, one of five ends the round", arguments: ["en", "nl"])
  func round(code: String) {
    var app = Self.setUp(code)
    app.press(.home, .right, .end, .up, .right, .enter)
    app.type("chat")
    #expect(
      app.showsTiles("CHAT▂")
        && app.shows(code == "en" ? "Ghost of five · two players" : "Ghost van vijf · twee spelers"), "\(app)"
    )
    app.type("s")
    #expect(app.shows("CHATS"), "\(app)")
    var four = Self.setUp(code)
    four.press(.home, .right, .enter)
    four.type("chat")
    #expect(four.shows(code == "en" ? "finished CHAT." : "maakte CHAT af."), "\(four)")
  }

  @Test("its lists are named and kept apart from those of Ghost")
  func lists() {
    let english = Texts.english
    let names = Mode.allCases.filter { $0.ghostVariant == .five }.map { english.ghostName(of: $0).full }
    #expect(
      names == [
        "Ghost of five · easy", "Ghost of five · medium", "Ghost of five · sharp", "Ghost of five · hard",
      ])
  }
}
