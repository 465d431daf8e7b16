import Engines
import Play
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing

@testable import GhostUI
@testable import Kit

/// Ghost with base forms, as a player sees it.
struct GhostBaseFormsScreenTests {
  private static let words = ["chant 1", "chanta 1", "chanter 1", "clown 3", "cours 1", "course 1"]

  private static func library(hasHeadwords: Bool = true) -> Library {
    var library = Library.sample(words: words)
    let words = library.lexicon(TestSupport.language("en"))
    let headwords = Lexicon(["chanter 1", "course 1"])
    library.languageCodes = { ["en", "fr"] }
    if hasHeadwords { library.lexicon = { _ in words.with { headwords } } }
    return library
  }

  private static func setUp(
    _ code: String, hasHeadwords: Bool = true, records: any Records = .forgetful
  ) -> App {
    var app = App.started(language: code, library: library(hasHeadwords: hasHeadwords), records: records)
    app.readRecords()
    app.openSetUp(.ghost)
    return app
  }

  /// A match of two players with what is chosen.
  private static func match(_ code: String, records: any Records = .forgetful) -> App {
    var app = setUp(code, records: records)
    app.press(.home, .right, .enter)
    return app
  }

  @Test("in French a round goes on after another form, and ends with an infinitive")
  func french() {
    var app = Self.match("fr")
    app.type("chant")
    #expect(app.showsTiles("CHANT▂"), "\(app)")
    app.type("er")
    #expect(app.shows("CHANTER"), "\(app)")
    var english = Self.match("en")
    english.type("chant")
    #expect(english.shows("finished CHANT."), "\(english)")
  }

  @Test("the set-up says what base forms are, and has them where the words state headwords")
  func row() {
    var app = Self.setUp("en")
    app.press(.home, .down, .down, .left)
    #expect(app.shows("◂ base forms"), "\(app)")
    #expect(app.shows("base forms: familiar infinitives and singulars."), "\(app)")
    #expect(Self.setUp("fr").shows("◂ formes de base"))
    var without = Self.setUp("en", hasHeadwords: false)
    without.press(.home, .down, .down, .left)
    #expect(without.shows("◂ rare"), "\(without)")
    #expect(Self.setUp("fr", hasHeadwords: false).shows("◂ courants"))
  }

  @Test(
    "what a player has chosen before stays, in every language",
    arguments: [("2", "◂ courants"), ("3", "◂ scolaires")])
  func chosen(saved: String, value: String) {
    let records = SharedRecords()
    records.save(settings: ["ghost.judge": saved], for: "Ada")
    #expect(Self.setUp("fr", records: records).shows(value))
  }

  @Test("who has chosen nothing has base forms in French and familiar words in English")
  func unchosen() {
    let records = SharedRecords()
    var app = Self.setUp("fr", records: records)
    // Away from what the language has, and back.
    app.press(.home, .down, .down, .right, .left, .enter)
    app.send(.terminate)
    #expect(Self.setUp("en", records: records).shows("◂ familiar"))
    #expect(Self.setUp("fr", records: records).shows("◂ formes de base"))
  }

  @Test("a saved match goes on with the words it had, also one of before there were base forms")
  func saved() throws {
    let records = SharedRecords()
    var app = Self.match("fr", records: records)
    app.type("chan")
    app.send(.terminate)
    var game = try #require(records.onlyGame)
    #expect(game.fields["judge"] == "0")
    #expect(GhostMatch.restored(game, &app.context)?.match.rules.list == .base)
    game.fields = try #require(SavedGame.Fields("\(game.fields)".replacing("judge 0\n", with: "judge 2\n")))
    let old = GhostMatch.restored(game, &app.context)
    #expect(old?.match.rules.list == .familiar)
    #expect(old?.match.judge.isWord("chant") == true)
  }

  @Test("the rules in the help say which forms count, with base forms only")
  func help() {
    var app = Self.match("fr")
    app.type("?")
    #expect(app.shows("Seuls comptent"), "\(app)")
    var english = Self.match("en")
    english.type("?")
    #expect(!english.shows("Infinitives"))
  }

  @Test("another form that is named is said to be one, and so is a fragment without base form")
  func told() {
    var app = Self.setUp("en")
    app.press(.home, .right, .end, .up, .up, .left, .down, .down, .right, .enter)
    app.type("cou#")
    app.listen()
    app.press(.enter)
    app.type("rs")
    app.press(.enter)
    #expect(app.shows("named COURS, which is no base form."), "\(app)")
    var dead = Self.setUp("en")
    dead.press(.home, .right, .end, .up, .up, .left, .enter)
    dead.type("cl")
    #expect(dead.shows("No base form begins with CL."), "\(dead)")
  }

  @Test("a table and a match by post are laid with the words of the set-up")
  func elsewhere() throws {
    var app = Self.setUp("fr")
    app.context.services.tables = MemoryTables(TableHub(), program: 0)
    var context = app.context
    var words = try #require(TableWords("fr", &context))
    let header = GameKind.ghost.traits.header(.ghost, id: "abcdef", words: &words, &app.context)
    #expect(header?.list == .base)
    guard
      case .ghost(let match) = app.context.postBox.newMatch(ghostSeats: 2, names: ["", "Bob"])?.match.play
    else {
      Issue.record("no match by post")
      return
    }
    #expect(match.rules.list == .base)
  }
}
