import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit
@testable import Menus

/// The name of a player who has not chosen one.
struct FirstNameTests {
  /// The program of a player without a name.
  private static func nameless(_ records: any Records, _ size: ScreenSize = .home) -> App {
    var context = App.started(size, library: .sample(phrases: ["moss"]), records: records).context
    context.profile.player = PlayerName.unknown
    var app = App(size: size.size, context: context, screens: [TitleScreen()])
    app.readRecords()
    return app
  }

  private static func won(_ size: ScreenSize = .home, _ records: SharedRecords = SharedRecords()) -> App {
    var app = nameless(records, size)
    app.press(.enter, .enter)
    app.type("mos")
    app.listen()
    app.click("Menu")
    return app
  }

  @Test("the title names nobody who has no name") func title() {
    let app = Self.nameless(SharedRecords())
    #expect(!app.shows(PlayerName.unknown))
  }

  @Test("the first row on a list is asked for in its own place", arguments: ScreenSize.allCases)
  func asks(size: ScreenSize) {
    let records = SharedRecords()
    var app = Self.won(size, records)
    app.type("s")
    #expect(app.shows("▂______") && app.shows("What is your name?"))
    app.type("Cleo")
    #expect(app.shows("Cleo▂__"))
    app.press(.backspace, .enter)
    #expect(app.shows("Cle ") && !app.shows("▂"))
    #expect(app.context.profile.player == "Cle")
    #expect(records.standings(of: .phraseBook, for: "Cle").map(\.player) == ["Cle"])
    #expect(records.title(of: "Cle").settings["player"] == "Cle")
    app.press(.escape)
    #expect(app.frame.row(0).contains(" Cle ") && app.layers.count == 1)
  }

  @Test("the asked name is one, is nobody else's, and letters in it are no keys of the list")
  func refuses() {
    let records = SharedRecords()
    records.finish(
      GameResult(player: "Bob", mode: .phraseBook, language: "en", day: DailyTests.today, isWon: true),
      game: 0)
    var app = Self.won(.home, records)
    app.type("s")
    app.type("Bob")
    app.press(.enter)
    #expect(app.shows("Bob is somebody's name already."))
    app.press(.character("\u{202E}"))
    #expect(app.shows("is not possible here."))
    app.type(String(repeating: "x", count: 18))
    #expect(app.shows("No more than 20 characters."))
    for _ in 0..<17 { app.press(.backspace) }
    app.send(.paste("sycq?"))
    #expect(app.shows("Bobsycq?▂"))
    app.press(.enter)
    #expect(app.context.profile.player == "Bobsycq?")
  }

  @Test(
    "who does not want to say a name is shown the list, and asked again the next time",
    arguments: [Key.escape, .enter])
  func skips(key: Key) {
    var app = Self.won()
    app.type("s")
    app.press(key)
    #expect(app.shows("High scores") && !app.shows("▂") && app.shows("s statistics"))
    app.press(.escape)
    app.type("s")
    #expect(app.shows("▂______"))
  }

  @Test("nobody with a name is asked") func named() {
    var app = App.started(library: .sample(phrases: ["moss"]), records: SharedRecords())
    app.press(.enter, .enter)
    app.type("mos")
    app.listen()
    app.click("Menu")
    app.type("s")
    #expect(app.shows("Ada") && !app.shows("▂"))
  }

  @Test("a table asks for a name before one sits down at it") func table() {
    var table = TableOfApps(["Ada", PlayerName.unknown])
    table.open("Ada")
    table.join(PlayerName.unknown)
    #expect(table[PlayerName.unknown].shows("What is your name?"))
    table[PlayerName.unknown].type("Cleo")
    table[PlayerName.unknown].press(.enter)
    #expect(table["Ada"].shows("Cleo sits down."))
  }

  /// The context of a player with this login, in an earlier version `former`.
  private static func started(_ login: String, former: String, _ records: any Records, player: String? = nil)
    -> Context
  {
    let started = App.started(records: records).context
    var profile = Profile(
      player: login, settings: started.profile.settings, language: started.profile.language,
      choices: started.choices.all, overrides: player.map { ["player": $0] } ?? [:], seed: 1)
    profile.formerName = former
    var context = Context(profile, started.services)
    context.choices.readTitle()
    return context
  }

  @Test("who is known by the name that an earlier version gave keeps it", arguments: ["ann", "Wordy"])
  func keeps(former: String) {
    let records = SharedRecords()
    #expect(Self.started("Ann", former: former, records).profile.player == "Ann")
    records.add(player: former)
    #expect(Self.started("Ann", former: former, records).profile.player == former)
    #expect(Self.started("Ann", former: former, records).profile.player == former)
    #expect(Self.started("Ann", former: former, records, player: "Eve").profile.player == "Eve")
  }

  @Test("a chosen name, and one by which the records know the player already, stay") func stays() {
    let records = SharedRecords()
    records.add(player: "ann")
    records.add(player: "Ann")
    #expect(Self.started("Ann", former: "ann", records).profile.player == "Ann")
    records.save(settings: ["player": "Bob"])
    #expect(Self.started("Ann", former: "ann", records).profile.player == "Bob")
  }
}
