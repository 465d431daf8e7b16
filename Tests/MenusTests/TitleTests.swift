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

/// The title screen and the screens it opens, with records like the real ones.
struct TitleTests {
  private static func started(_ records: any Records, phrases: [String] = ["moss"]) -> App {
    var app = App.started(
      library: .sample(phrases: phrases, words: App.ghostWords), records: records)
    app.readRecords()
    return app
  }

  @Test("the title offers everything there is, to continue only when something waits")
  func theTitleOffersEverythingThereIsToContinueOnly() {
    let records = SharedRecords()
    var app = Self.started(records)
    let entries = [
      "Hangman", "Text Twist", "Ghost", "Daily", "Scores", "Players", "More", "q quit",
    ]
    for entry in entries { #expect(app.canClick(entry), "\(entry)") }
    #expect(!app.shows("Continue"))
    app.press(.enter, .enter)
    app.type("x")
    app.press(.escape)
    app.click("Menu")
    #expect(app.shows("▸ Continue"))
    for entry in ["Continue"] + entries { #expect(app.canClick(entry), "\(entry)") }
    app.press(.enter)
    #expect(app.shows("1 of 7"))
  }

  @Test("the title shows who plays, and a new name is typed or a used one picked", arguments: [true, false])
  func player(byKey: Bool) {
    let records = SharedRecords()
    var app = Self.started(records)
    #expect(app.frame.row(0).hasSuffix("Ada"))
    func openNames() { if byKey { app.type("p") } else { app.click("Players") } }
    openNames()
    if byKey {
      app.type("n")
      app.type("Grace")
      app.press(.enter)
    } else {
      app.click("+ a new name")
      for letter in "GRACE" { app.pressLetter(String(letter), by: .mouse) }
      app.click("Enter done")
    }
    let grace = byKey ? "Grace" : "grace"
    #expect(app.shows("q quit"))
    #expect(app.frame.row(0).hasSuffix(grace))
    openNames()
    app.type("n")
    app.type("Bo")
    app.press(.enter)
    #expect(app.frame.row(0).hasSuffix("Bo"))
    openNames()
    if byKey {
      app.press(.down, .enter)
    } else {
      app.click(grace)
      app.click(grace)
    }
    #expect(app.shows("q quit"))
    #expect(app.frame.row(0).hasSuffix(grace))
    app.send(.terminate)
    #expect(Self.started(records).frame.row(0).hasSuffix(grace))
  }

  @Test(
    "wherever a name is typed it has 1 to 20 graphemes, is trimmed, and nothing a terminal would obey",
    arguments: ["player", "duel", "ghost"])
  func names(place: String) {
    for (slot, row) in ["First player", "Second player"].enumerated()
    where place == "ghost" || slot == (place == "duel" ? 1 : 0) {
      var app = place == "duel" ? App.settingUp("Duel") : Self.started(.inMemory)
      func open() {
        switch place {
        case "player": app.type("pn")
        case "duel": app.clickValue(of: row)
        default:
          app.type("g")
          app.press(.home, .right)
          app.clickValue(of: row)
        }
      }
      open()
      app.press(.enter)
      #expect(app.shows("There is nothing yet."))
      app.type("   ")
      app.press(.enter)
      #expect(app.shows("There is nothing yet."))
      for _ in 0..<3 { app.press(.backspace) }
      for character in "\u{1B}\u{7}\u{9B}\u{202E}\u{7F}" {
        app.press(.character(character))
        #expect(app.shows("is not possible here."))
      }
      app.type("  " + String(repeating: "é", count: 20))
      #expect(!app.shows("No more than"))
      app.type("é")
      #expect(app.shows("No more than 20 characters."))
      app.press(.enter)
      #expect(app.shows(" " + String(repeating: "é", count: 20)))
      #expect(!app.shows(String(repeating: "é", count: 21)))
      switch place {
      case "player": #expect(app.context.profile.player == String(repeating: "é", count: 20))
      case "duel": #expect(app.context.hangman.duel.names[slot] == String(repeating: "é", count: 20))
      default: #expect(app.context.ghost.names[slot] == String(repeating: "é", count: 20))
      }
    }
  }

  @Test("each game is on the list of its own mode, with the player's last entry marked")
  func eachGameIsOnTheListOfItsOwnModeWithThePlayers() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.press(.enter, .enter)
    app.type("mos")
    app.click("Menu")
    app.type("s")
    #expect(app.shows("◂  Phrase book  ▸"))
    #expect(app.shows("▸   1    Ada"))
    #expect(app.shows("today"))

    app.press(.escape)
    app.openSetUp(.hangman)
    app.press(.home, .right, .end, .enter)
    #expect(app.shows("Dictionary, easy"))
    for _ in 0..<20 where !app.canClick("Menu") { app.type("beartslyco") }
    app.click("Menu")
    app.type("s")
    #expect(app.shows("◂  Dictionary, easy  ▸"))
    #expect(app.shows("▸   1    Ada                          1     today"))
    app.press(.left)
    #expect(app.shows("◂  Phrase book  ▸"))
    #expect(app.shows("▸   1    Ada                          1     today"))
    #expect(records.standings(of: .phraseBook, for: "Ada").map(\.score) == [1])
    #expect(records.standings(of: .dictionaryEasy, for: "Ada").map(\.score) == [1])
    #expect(records.standings(of: .dictionaryMedium, for: "Ada").isEmpty)
  }

  @Test("other players are on the same list, and clearing it from the title screen asks first")
  func otherPlayersAreOnTheSameListAndClearingItFromThe() {
    let records = SharedRecords()
    var app = Self.started(records)
    func win(_ games: Int) {
      app.press(.enter, .enter)
      for game in 1...games {
        app.type("mos")
        if game < games { app.press(.enter) } else { app.click("Menu") }
      }
    }
    app.type("pn")
    app.type("Bob")
    app.press(.enter)
    win(3)
    app.type("pn")
    app.type("Eve")
    app.press(.enter)
    win(1)
    app.type("s")
    #expect(app.shows("    1    Bob"))
    #expect(app.shows("▸   2    Eve"))
    app.type("c")
    #expect(app.shows("2 scores of Hangman, Phrase book."))
    app.press(.enter)
    #expect(app.shows("▸   2    Eve"))
    app.type("c")
    app.press(.right, .enter)
    #expect(app.shows("Nobody is here yet."))
    app.press(.escape)
    app.type("s")
    #expect(app.shows("Nobody is here yet."))
    app.type("s")
    #expect(app.shows("played"))
  }

  @Test("the statistics show the games played, with the misses as bars")
  func theStatisticsShowTheGamesPlayedWithTheMissesAs() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.press(.enter, .enter)
    app.type("mos")
    app.listen()
    app.press(.enter)
    app.type("xyzmos")
    app.listen()
    app.press(.enter)
    app.type("abcdefg")
    app.click("Menu")
    app.type("ss")
    let line = app.frame.text.split(separator: "\n").first { $0.contains("Phrase book") } ?? ""
    #expect(line.split(separator: " ").suffix(4) == ["3", "2", "0", "2"])
    app.press(.tab)
    let bars = ["0 █", "3 █", "lost █"]
    for bar in bars { #expect(app.shows(bar), "\(bar)") }
    #expect(!app.shows("1 █") && !app.shows("2 █") && !app.shows("6 █"))
    #expect(app.shows("Last streak"))
    #expect(app.shows("A  B  C") && !app.shows("A  B  C  D"))
    #expect(app.shows("3.3 wrong on average."))
    #expect(app.shows("Half of the wins needed no wrong guess. The longest word was MOSS."))
  }

  @Test("a problem with the records is reported once, however long the game lasts")
  func aProblemWithTheRecordsIsReportedOnceHoweverLong() {
    let records = SharedRecords()
    records.pendingNotices = [.newer(file: "/records/wordyard.db")]
    var app = Self.started(records)
    #expect(app.shows("/records/wordyard.db is from a newer Wordyard."))
    app.click("Play on")
    #expect(app.shows("q quit"))
    app.press(.enter, .enter)
    app.type("mos")
    app.click("Menu")
    #expect(!app.shows("newer Wordyard"))
    #expect(app.layers.count == 1)
  }
}
