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

/// Games that are dealt without their set-up.
struct DealingTests {
  private static let library = Library.sample(phrases: ["moss"], words: App.conned + App.ghostWords)

  private static func started(_ records: any Records) -> App {
    var app = App.started(library: library, records: records)
    app.readRecords()
    return app
  }

  /// The program as a command opens it.
  private static func opened(by command: String, _ records: any Records) -> App {
    var context = App.started(library: library, records: records).context
    let first = TitleScreen.first(opening: .game(GameKind(rawValue: command)!), isFirstStart: false, &context)
    return App(
      size: ScreenSize.home.size, context: context, screens: first.screens, opening: first.opening)
  }

  @Test(
    "a command of a game deals it to somebody who never played it",
    arguments: [("hangman", "0 of 7"), ("twist", "Text Twist · timed"), ("ghost", "Ghost · Easy")])
  func command(name: String, shown: String) {
    let app = Self.opened(by: name, .inMemory)
    #expect(app.shows(shown) && !app.shows("New game"), "\(app)")
    #expect(app.layers.count == 3)
  }

  @Test("a command deals with the player's last choices") func lastChoices() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.type("g")
    app.press(.home, .down, .right, .enter)
    #expect(app.shows("Ghost · Medium"))
    app.press(.escape)
    app.click("Give up")
    app.send(.terminate)
    #expect(Self.opened(by: "ghost", records).shows("Ghost · Medium"))
  }

  @Test(
    "a newcomer's letter opens the set-up, and once the game has been played it deals",
    arguments: ["h", "t", "g"])
  func title(letter: String) {
    let records = SharedRecords()
    var app = Self.started(records)
    app.type(letter)
    #expect(app.shows("New game"))
    app.press(.enter)
    #expect(!app.shows("New game"))
    app.send(.terminate)
    let mode: Mode = letter == "h" ? .phraseBook : letter == "t" ? .textTwistTimed : .ghostEasy
    records.finish(
      GameResult(player: "Ada", mode: mode, language: "en", day: App.today, isWon: false), game: 0)
    var next = Self.started(records)
    next.type(letter)
    #expect(next.layers.count == 3 && !next.shows("New game"))
    for other in "htg" where String(other) != letter {
      var new = Self.started(records)
      new.type(String(other))
      #expect(new.shows("New game"))
    }
  }

  @Test("a day's puzzle or a table is no choice of how to play") func puzzleIsNoChoice() {
    let records = SharedRecords()
    for mode in [Mode.dailyGhost, .ghostTable] {
      records.finish(
        GameResult(player: "Ada", mode: mode, language: "en", day: DailyTests.today, isWon: true), game: 0)
    }
    var app = Self.started(records)
    app.type("g")
    #expect(app.shows("New game"))
  }

  @Test(
    "`/` leaves a game without a move for its set-up, and nothing of it waits", arguments: ["twist", "ghost"])
  func change(name: String) {
    let records = SharedRecords()
    var app = Self.opened(by: name, records)
    app.send(.redraw)
    #expect(app.shows("/ change"))
    app.type("/")
    #expect(app.shows("New game") && app.layers.count == 2)
    #expect(records.title(of: "Ada").waiting.isEmpty && records.claimed.isEmpty)
    app.press(.escape)
    #expect(!app.shows("Continue"))
  }

  @Test("`/` does nothing once there has been a move", arguments: ["twist", "ghost"])
  func noChange(name: String) {
    var app = Self.opened(by: name, .inMemory)
    if name == "twist" { app.enter("code") } else { app.type("b") }
    #expect(!app.shows("/ change"))
    app.type("/")
    #expect(!app.shows("New game"))
  }

  @Test("a day's puzzle has no set-up", arguments: [1, 2]) func puzzle(index: Int) {
    var app = App.started(library: .sample(words: DailyTests.words), records: .inMemory)
    app.openPuzzles()
    app.press(.home)
    for _ in 0..<index { app.press(.down) }
    app.press(.enter)
    #expect(!app.shows("/ change"))
    app.type("/")
    #expect(app.layers.count == 3)
  }
}
