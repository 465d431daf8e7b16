import Engines
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import Menus

/// Watching a table from the list of tables.
struct WatchScreenTests {
  /// A game in progress of Ada and Bob, at which Cy looks on.
  static func watched(_ game: TableGame, _ size: ScreenSize = .home, language: String = "en")
    -> TableOfApps
  {
    let names = ["Ada", "Bob", "Cy"]
    var table = TableOfApps(
      names, words: game == .race ? App.conned : App.ghostWords, size, language: language,
      library: game == .vocabulary ? .withVocabulary : nil)
    table.open("Ada", game)
    table.join("Bob")
    table["Ada"].press(.enter)
    if game == .duel {
      table["Ada"].type("Moss")
      table["Ada"].press(.enter)
    }
    table.join("Cy")
    return table
  }

  @Test(
    "a table under way is listed after those that wait, and Enter or w watches it",
    arguments: TableGame.allCases)
  func aTableUnderWayIsWatched(game: TableGame) {
    var table = Self.watched(game)
    #expect(table["Cy"].open(WatchScreen.self) != nil, "\(table["Cy"].frame.text)")
    #expect(table["Cy"].shows("watching") && table["Cy"].shows("Ada") && table["Cy"].shows("Bob"))
    #expect(table["Ada"].shows("1 watches"))
    table["Cy"].press(.escape)
    table.advance(by: .seconds(5))
    #expect(table["Cy"].open(TablesScreen.self) != nil && table["Ada"].shows("Nobody watches any more."))
    table["Cy"].type("w")
    #expect(table["Cy"].open(WatchScreen.self) != nil)
  }

  @Test("who watches sees each move of Ghost") func whoWatchesSeesEachMove() {
    var table = Self.watched(.ghost)
    table["Ada"].type("b")
    #expect(table["Cy"].shows("B ") && table["Cy"].shows("Bob's turn"), "\(table["Cy"].frame.text)")
    table["Cy"].type("e*!#=")
    table["Cy"].press(.enter)
    #expect(table["Cy"].shows("Bob's turn") && !table["Ada"].shows("winks"))
  }

  @Test("who watches a duel sees what the guesser sees, and the phrase only once it is revealed")
  func whoWatchesADuel() {
    var table = Self.watched(.duel)
    #expect(table["Cy"].spells("_ _ _ _") && table["Cy"].shows("Bob guesses."), "\(table["Cy"].frame.text)")
    table["Bob"].type("m")
    #expect(table["Cy"].spells("M _ _ _") && !table["Cy"].frame.text.lowercased().contains("o s s"))
    table["Bob"].type("os")
    #expect(
      table["Cy"].spells("M O S S") && table["Cy"].shows("Bob wins the round."), "\(table["Cy"].frame.text)")
    #expect(table["Cy"].shows("Ada 0 : 1 Bob"))
  }

  @Test("who watches a race sees letters, points and the clock, and no word") func whoWatchesARace() {
    var table = Self.watched(.race)
    table["Bob"].enter("code")
    table.advance(by: .seconds(1))
    let text = table["Cy"].frame.text
    #expect(text.contains("Bob") && text.contains(" 4") && text.contains("1:5"), "\(text)")
    #expect(!text.lowercased().contains("code") && !text.contains("c o d e"))
    table.advance(by: .seconds(125))
    #expect(table["Cy"].shows("Bob wins") || table["Cy"].shows("Bob"), "\(table["Cy"].frame.text)")
    #expect(!table["Cy"].frame.text.lowercased().contains("code"))
  }

  @Test(
    "a watcher's board is in the letters of the table's language, the sentences around it in the watcher's")
  func languages() {
    for (language, interface, guesses) in [("de", "en", "Bob guesses."), ("es", "nl", "Bob raadt.")] {
      var table = TableOfApps(["Ada", "Bob", "Cy"], language: language)
      table.open("Ada", .duel)
      table.join("Bob")
      table["Ada"].press(.enter)
      table["Ada"].type(language == "de" ? "Käse" : "año")
      table["Ada"].press(.enter)
      table["Cy"].context.profile.settings.language = interface
      table["Cy"].context.profile.language = TestSupport.language("en")
      // Cy reads the menu in that language before choosing from it.
      table["Cy"].press(.home)
      table.join("Cy")
      table["Bob"].type(language == "de" ? "ä" : "ñ")
      #expect(table["Cy"].spells(language == "de" ? "_ Ä _ _" : "_ Ñ _"), "\(table["Cy"].frame.text)")
      #expect(table["Cy"].shows(guesses), "\(table["Cy"].frame.text)")
    }
  }

  @Test("a watcher goes on watching when the host is killed") func aWatcherGoesOn() {
    var table = Self.watched(.ghost)
    table.kill("Ada")
    table.advance(by: .seconds(1))
    #expect(table["Cy"].open(WatchScreen.self) != nil && table["Cy"].shows("watching"))
    #expect(table.hub.node(table.program(of: "Bob"))?.state?.watchers == 1)
  }

  @Test("a table at which nobody has begun can be watched with w, and shows who sits there")
  func aTableThatWaits() {
    var table = TableOfApps(["Ada", "Cy"])
    table.open("Ada")
    table["Cy"].type("a")
    table["Cy"].press(.home)
    table["Cy"].type("w")
    #expect(table["Cy"].shows("The game has not begun.") && table["Cy"].shows("Ada"))
    #expect(table["Ada"].shows("1 watches"))
  }

  @Test("nothing of what is watched is kept") func nothingIsKept() {
    var table = Self.watched(.ghost)
    table["Ada"].type("x")
    table.advance(by: .seconds(1))
    let records = table.records["Cy"]!
    #expect(records.savedGames(of: "Cy").isEmpty && records.tallies(of: "Cy").isEmpty)
    #expect(records.finishedGames(of: "Cy").isEmpty)
  }

  @Test("everything fits in each size and language", arguments: TableGame.allCases, ScreenSize.allCases)
  func everythingFits(game: TableGame, size: ScreenSize) {
    for language in ["en", "nl"] {
      let table = Self.watched(game, size, language: language)
      #expect(!table["Cy"].frame.text.contains("…"), "\(table["Cy"].frame.text)")
    }
  }
}
