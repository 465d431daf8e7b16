import Engines
import Play
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

/// An unfinished game can be continued after the last accepted key, however the program ended.
struct SavingTests {
  /// A game that is begun and played into its middle.
  struct Play: Sendable, CustomTestStringConvertible {
    let name: String
    let play: @Sendable (inout App) -> Void
    var testDescription: String { name }
  }

  static let words = App.nine + ["connde 4", "conned 1", "cod 1", "con 1", "den 1"]

  static let plays: [Play] = [
    Play(name: "phrase book") { app in
      app.press(.enter, .enter)
      app.type("aexqz!")
      app.press(.enter)
    },
    Play(name: "dictionary") { app in
      move(&app, to: "Dictionary")
      app.type("ex")
      app.press(.tab)
      app.type("wrong")
      app.press(.enter)
    },
    Play(name: "devil") { app in
      move(&app, to: "Devil")
      app.type("eod")
    },
    Play(name: "duel") { app in
      move(&app, to: "Duel")
      app.type("it's mine")
      app.press(.enter)
      app.listen()
      app.press(.enter)
      app.type("mx")
    },
    Play(name: "mind reader") { app in
      app.press(.enter, .home)
      for _ in 0..<5 where !app.shows("Mind reader") { app.press(.right) }
      app.press(.down, .down, .left, .left, .end, .enter, .character("n"))
    },
    Play(name: "Text Twist") { app in
      app.type("t")
      app.press(.home, .right, .right, .end, .enter)
      app.type("cod")
      app.press(.enter)
      app.type("xne ")
    },
    Play(name: "Ghost") { app in
      app.type("g")
      app.press(.enter)
      app.type("b")
      for _ in 0..<4 { app.advance(by: .milliseconds(200)) }
    },
    Play(name: "Ghost for two") { app in
      app.type("g")
      app.press(.home, .right, .end, .enter)
      app.type("co")
    },
  ]

  private static func move(_ app: inout App, to host: String) {
    app.press(.enter, .home)
    for _ in 0..<5 where !app.shows(host) { app.press(.right) }
    app.press(.end, .enter)
  }

  static func started(_ records: any Records) -> App {
    .started(library: .sample(phrases: ["A rolling stone"], words: words), records: records)
  }

  /// Whether two frames show the same game; the message and the keyboard's cursor are not saved.
  static func isSame(_ before: App, _ after: App) -> Bool {
    func rows(_ app: App) -> [String] {
      app.frame.text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
        String(row.map { "‹›".contains($0) ? " " : $0 })
      }
    }
    let (rowsBefore, rowsAfter) = (rows(before), rows(after))
    return rowsBefore.count == rowsAfter.count
      && zip(rowsBefore, rowsAfter).allSatisfy { $0 == $1 || $1.contains("Welcome back") }
  }

  @Test("a game is there again in the next program, as it was left", arguments: plays)
  func resumed(play: Play) {
    let records = SharedRecords()
    var app = Self.started(records)
    play.play(&app)
    let before = app
    app.send(.key(.control("c")))
    #expect(app.isOver)

    var next = Self.started(records)
    next.readRecords()
    #expect(next.shows("▸ Continue"))
    next.press(.enter)
    #expect(next.shows("Welcome back") == (play.name != "mind reader"))
    #expect(Self.isSame(before, next))
  }

  @Test("a game that was left by the menu waits on the title", arguments: plays)
  func leftByTheMenu(play: Play) {
    var app = Self.started(.inMemory)
    play.play(&app)
    // Esc clears an entry before it opens the menu.
    if play.name == "Text Twist" { app.press(.escape) }
    let before = app
    #expect(before.game != nil)
    app.press(.escape)
    app.click("Menu")
    #expect(app.shows("Continue"))
    #expect(app.game == nil)
    app.type("c")
    #expect(Self.isSame(before, app))
    #expect(app.game == before.game)
  }

  @Test("a game that has ended waits no more") func aGameThatHasEndedWaitsNoMore() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.press(.enter, .enter)
    app.type("bcdfhjk")
    #expect(app.shows("New game"))
    #expect(records.title(of: "Ada").waiting == [])
    app.click("Menu")
    #expect(!app.shows("Continue"))
  }

  @Test("a game that was begun anew waits no more") func aGameThatWasBegunAnewWaitsNoMore() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.press(.enter, .enter)
    app.type("x=")
    app.press(.right, .enter)
    #expect(app.hasChosen("New game"), "\(app)")
    #expect(records.title(of: "Ada").waiting == [])
    app.press(.enter)
    app.type("z")
    #expect(records.title(of: "Ada").waiting.count == 1)
    #expect(records.title(of: "Ada").waiting.first?.progress == 1)
  }

  @Test("the player can choose between several games, the last left first")
  func thePlayerCanChooseBetweenSeveralGamesTheLastLeft() {
    var app = Self.started(.inMemory)
    app.press(.enter, .enter)
    app.type("xz")
    app.press(.escape)
    app.click("Menu")
    app.listen()
    app.type("g")
    app.press(.enter)
    app.type("b")
    app.press(.escape)
    app.click("Menu")
    app.listen()
    #expect(app.shows("▸ Continue      Ghost · easy     B"))
    app.type("c")
    #expect(app.shows("▸ 1  Ghost · easy"))
    var byDigit = app
    byDigit.type("2")
    #expect(byDigit.shows("2 of 7"))
    app.click("Hangman · Phrase book")
    #expect(app.shows("2 of 7"))
  }

  @Test("a game continues in its own language, and the settings are unchanged")
  func aGameContinuesInItsOwnLanguageAndTheSettingsAre() {
    let records = SharedRecords()
    var app = App.started(language: "nl", library: .sample(phrases: ["Oost west"]), records: records)
    app.press(.enter, .enter)
    app.type("x")
    app.send(.terminate)
    var next = App.started(language: "en", library: .sample(phrases: ["Oost west"]), records: records)
    next.readRecords()
    next.press(.enter)
    #expect(next.lists("X"))
    #expect(next.context.profile.language.code == "nl")
    next.press(.escape)
    next.click("Menu")
    #expect(next.context.profile.language.code == "en")
  }

  @Test("a game with the player's own words continues with them")
  func aGameWithThePlayersOwnWordsContinuesWithThem() {
    let records = SharedRecords()
    let own = Lexicon(["zephyr 1"])
    var library = Library.sample(words: Self.words)
    library.ownWords = { path, _ in path == "/own/words" ? own : nil }
    var app = App.started(library: library, ownWords: own, records: records)
    Self.move(&app, to: "Dictionary")
    app.type("z")
    app.send(.terminate)
    var next = App.started(library: library, records: records)
    next.readRecords()
    next.press(.enter)
    next.type("ephyr")
    #expect(next.spells("Z E P H Y R"))
  }

  @Test("a game whose words have changed reports it and can be deleted")
  func aGameWhoseWordsHaveChangedReportsItAndCanBe() {
    let records = SharedRecords()
    var app = Self.started(records)
    Self.move(&app, to: "Devil")
    app.type("e")
    app.send(.terminate)
    var next = App.started(library: .sample(words: ["abbey 1"]), records: records)
    next.readRecords()
    next.press(.enter)
    #expect(next.shows("That game cannot go on"))
    #expect(records.claimed.isEmpty, "another Wordyard may try it")
    next.click("Throw it away")
    #expect(!next.shows("Continue"))
    #expect(records.title(of: "Ada").waiting == [])
  }

  @Test("nothing of the list of games remains beside the popup about one that cannot go on")
  func nothingOfTheListOfGamesRemainsBesideThePopup() {
    let records = SharedRecords()
    for secret in ["a rolling stone gathers no moss", ""] {
      var app = Self.started(records)
      Self.move(&app, to: secret.isEmpty ? "Devil" : "Duel")
      if !secret.isEmpty {
        app.enter(secret)
        app.listen()
        app.press(.enter)
      }
      app.type("e")
      app.send(.terminate)
    }
    var app = App.started(library: .sample(words: ["abbey 1"]), records: records)
    app.readRecords()
    app.press(.home, .enter, .enter)
    #expect(app.shows("That game cannot go on"))
    let rows = app.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let top = rows.firstIndex { $0.contains("┌───") && $0.contains("Continue") } ?? 0
    let bottom = rows.lastIndex { $0.contains("└───") && $0.contains("───┘") } ?? 0
    #expect(bottom > top + 3, "\(app)")
    for row in rows[top...bottom] {
      #expect("┐│┘".contains(row.last { $0 != " " } ?? " "), "\(app)")
      #expect("┌│└".contains(row.first { $0 != " " } ?? " "), "\(app)")
      #expect(row.count { $0 == "│" } < 3, "\(app)")
    }
  }

  @Test("the clock of Text Twist continues from the saved time")
  func theClockOfTextTwistContinuesFromTheSavedTime() {
    let records = SharedRecords()
    var app = App.started(library: .sample(words: App.conned), records: records)
    app.type("t")
    app.press(.enter)
    app.enter("code")
    for _ in 0..<33 { app.advance(by: .seconds(1)) }
    #expect(app.shows("2:37"))
    app.send(.terminate)
    var next = App.started(library: .sample(words: App.conned), records: records)
    next.readRecords()
    next.press(.enter)
    #expect(next.shows("2:37"))
  }

  @Test("a game that is left is released for other processes, and one that is played is not")
  func aGameThatIsLeftIsReleasedForOtherProcessesAndOne() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.press(.enter, .enter)
    app.type("x")
    #expect(records.claimed.count == 1)
    app.press(.escape)
    #expect(records.claimed.count == 1)
    app.click("Menu")
    #expect(records.claimed == [])
    app.type("c")
    #expect(records.claimed.count == 1)
  }

  @Test(
    "choices in a set-up are saved when the game begins, not with each arrow key", arguments: ["h", "t", "g"])
  func setUp(key: String) {
    let records = SharedRecords()
    var app = App.started(library: .sample(words: App.conned + App.ghostWords), records: records)
    app.type(key)
    records.calls = []
    app.press(.right, .right)
    #expect(!records.calls.contains("save"))
    app.press(.left, .enter)
    #expect(records.calls.contains("save"))
  }
}
