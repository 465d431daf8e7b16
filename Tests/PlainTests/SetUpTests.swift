import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import Plain

@Suite("A set-up, seen and heard")
struct SetUpTests {
  private static func rows(_ kind: GameKind, _ context: Context) -> [SetUpRow] {
    switch kind {
    case .hangman: HangmanSetUp.rows(context)
    case .textTwist: TextTwistSetUp.rows(context)
    case .ghost: GhostSetUp.rows(context)
    }
  }

  @Test(
    "lines read out the rows that the screen shows, with their values", arguments: GameKind.allCases,
    Texts.shippedLanguages)
  func sameRows(kind: GameKind, code: String) {
    var app = App.started(language: code, library: .sample())
    app.openSetUp(kind)
    let seen = Self.rows(kind, app.context)
    #expect(seen.count > 1)
    for row in seen { #expect(app.shows(row.label) && app.shows("◂ \(row.value)"), "\(app)") }
    var talk = Conversation(language: code, library: .sample())
    let lines = talk.type(app.context.text.name(kind)).lines
    let heard = Self.rows(kind, talk.session.context)
    #expect(heard.map(\.label) == seen.map(\.label))
    for (index, row) in heard.enumerated() {
      #expect(lines[index + 1].hasPrefix("\(index + 2) \(row.label)"), "\(lines)")
      #expect(lines[index + 1].hasSuffix(" \(row.value)"), "\(lines)")
    }
  }

  @Test("a number is typed, within its range") func number() {
    var talk = Conversation(library: .sample()) { $0.hangman.host = .mindReader }
    #expect(talk.type("1").lines[3] == "4 Letters: 6")
    talk.type("4")
    #expect(talk.session.prompt == "Letters: 6. Enter keeps it. From 2 to 20?")
    #expect(talk.type("40").lines == ["40 means nothing here. ? says what can be typed."])
    #expect(talk.type("many").lines == ["many means nothing here. ? says what can be typed."])
    #expect(talk.type("7").lines[3] == "4 Letters: 7")
    talk.type("4")
    #expect(talk.type("").lines[3] == "4 Letters: 7")
  }

  @Test("few values follow each other with what they mean; many are read out") func values() {
    var talk = Conversation(library: .sample())
    talk.type("ghost")
    #expect(talk.type("level").lines[0].hasPrefix("Level: medium. Knows familiar words and sees two letters"))
    talk.type("menu", "hangman")
    #expect(talk.type("2").lines.count == 7)
    let chosen = talk.type("devil").lines
    #expect(chosen[1] == "1 Start" && chosen[2] == "2 Who sets the word? Devil", "\(chosen)")
  }

  @Test("a phrase that is missing is asked for, and one that cannot be guessed is refused") func phrase() {
    var talk = Conversation(library: .sample())
    talk.type("by post")
    #expect(!talk.type("new match", "hangman").lines.contains { $0.contains("Pictures") })
    #expect(talk.type("1").lines == ["Choose a phrase of two letters or more."])
    #expect(talk.session.prompt == "Phrase?")
    #expect(talk.type("a").lines == ["It needs at least two letters."])
    #expect(talk.type("a1").lines == ["1: letters, dashes and apostrophes."])
    talk.type("moss")
    #expect(talk.type("1").lines.contains { $0.hasPrefix("WY") })
  }
}
