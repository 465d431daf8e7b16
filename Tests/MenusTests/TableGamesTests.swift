import Engines
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Rules that apply to every game at a table.
struct TableGamesTests {
  /// A game in progress: Ada is the host of each; in the duel Bob guesses Ada's phrase.
  private static func begun(_ game: TableGame, _ names: [String] = ["Ada", "Bob"]) -> TableOfApps {
    switch game {
    case .ghost: .ghost(names)
    case .duel: .duel(names, hiding: "Moss")
    case .race: .race(names)
    case .vocabulary: .vocabulary(names)
    }
  }

  /// An action of Bob, and its effect on Ada's screen.
  private static func playAsBob(_ game: TableGame, _ table: inout TableOfApps) {
    switch game {
    case .ghost: table["Bob"].type("e")
    case .duel: table["Bob"].type("m")
    case .race: table["Bob"].enter("code")
    case .vocabulary: table.answer("Bob")
    }
    table.advance(by: .milliseconds(100))
  }

  private static func seesBobsMove(_ game: TableGame, _ app: App) -> Bool {
    switch game {
    case .ghost: app.open(GhostScreen.self)?.match.fragment == "be" && app.shows("B ")
    case .duel: app.spells("M _ _ _") || app.spells("M o s s")
    case .race: app.raceStandings.contains("Bob 4")
    case .vocabulary: app.frame.text.contains("Bob ▪ 1")
    }
  }

  // MARK: Winks

  @Test("a wink is seen by the others, at most once in five seconds", arguments: TableGame.allCases)
  func aWinkIsSeenByTheOthersAtMostOnceInFiveSeconds(game: TableGame) {
    var table = Self.begun(game, game == .duel ? ["Ada", "Bob"] : ["Ada", "Bob", "Cy"])
    table["Bob"].type("*")
    #expect(table["Bob"].shows("You wink."))
    for name in table.names where name != "Bob" { #expect(table[name].shows("Bob winks."), "\(name)") }
    if game == .ghost { table["Ada"].type("b") }
    table["Bob"].type("*")
    #expect(table["Bob"].shows("You have just winked."))
    table.advance(by: .seconds(5))
    table["Ada"].press(.function(1))
    table["Bob"].type("*")
    #expect(!table["Ada"].shows("Bob winks."))
    table["Ada"].press(.escape)
    #expect(table["Ada"].shows("Bob winks."))
  }

  @Test("the bottom line or the help names the key of a wink", arguments: TableGame.allCases)
  func theBottomLineOrTheHelpNamesTheKeyOfAWink(game: TableGame) {
    var table = Self.begun(game)
    if game != .race, game != .vocabulary {
      for name in table.names { #expect(table[name].shows("* wink"), "\(name)") }
      table["Bob"].click("* wink")
      #expect(table["Ada"].shows("Bob winks."))
    }
    table["Bob"].press(.function(1))
    #expect(table["Bob"].shows("wink at the others"))
  }

  @Test("a wink does not affect a pending question") func aWinkDoesNotAffectAPendingQuestion() {
    var table = Self.begun(.duel)
    table["Bob"].type("**m*o")
    #expect(table["Ada"].spells("M O s s"))
  }

  @Test("there is no wink except at tables") func thereIsNoWinkExceptAtTables() {
    var app = App.haunting()
    app.type("*")
    #expect(!app.shows("wink"))
    var game = App.started()
    game.type("t")
    game.press(.enter, .function(1))
    #expect(!game.shows("wink"))
  }

  // MARK: The host

  @Test(
    "a change of host names the new one, and reconnecting is not reported as a return",
    arguments: [TableGame.ghost, .race])
  func aChangeOfHostNamesTheNewOneAndReconnectingIsNot(
    game: TableGame
  ) {
    var table = Self.begun(game, ["Ada", "Bob", "Cy"])
    table.kill("Ada")
    #expect(table["Bob"].shows("You keep the table now."))
    #expect(table["Cy"].shows("Bob keeps the table now."))
    table.start("Ada")
    table["Ada"].press(.home, .enter)
    for name in ["Bob", "Cy"] { #expect(table[name].shows("Ada is back. Go on."), "\(name)") }
  }

  @Test("a resumed former host is told the name of the new one", arguments: TableGame.allCases)
  func aResumedFormerHostIsToldTheNameOfTheNewOne(game: TableGame) {
    var table = Self.begun(game)
    table.suspend("Ada")
    #expect(table["Bob"].shows("Ada left"))
    table.wake("Ada")
    #expect(table["Ada"].shows("Bob keeps the table now."))
    #expect(table["Bob"].shows("Ada is back. Go on."))
    if game == .ghost { table["Ada"].type("b") }
    table.advance(by: .seconds(1))
    Self.playAsBob(game, &table)
    #expect(Self.seesBobsMove(game, table["Ada"]))
  }

  @Test(
    "a host that is silent for three seconds is reported, and moves count when it continues",
    arguments: TableGame.allCases)
  func aHostThatIsSilentForThreeSecondsIsReportedAnd(
    game: TableGame
  ) {
    var table = Self.begun(game, game == .duel ? ["Ada", "Bob"] : ["Ada", "Bob", "Cy"])
    if game == .ghost { table["Ada"].type("b") }
    table.stop("Ada")
    Self.playAsBob(game, &table)
    table.advance(by: .milliseconds(2899))
    #expect(!table["Bob"].shows("does not answer"))
    table.advance(by: .milliseconds(1))
    #expect(table["Bob"].shows("Ada's terminal does not answer."))
    table["Bob"].press(.escape)
    #expect(
      table["Bob"].shows([.race, .vocabulary].contains(game) ? "The clock runs on" : "Leave the table?"))
    table["Bob"].press(.enter)
    table.proceed("Ada")
    table.advance(by: .milliseconds(100))
    for name in table.names where ![.race, .vocabulary].contains(game) || name != "Bob" {
      #expect(Self.seesBobsMove(game, table[name]), "\(name)")
    }
  }

  @Test("a host that does not end the race in time is reported, and the race ends when it continues")
  func aHostThatDoesNotEndTheRaceInTimeIsReportedAndThe() {
    var table = Self.begun(.race)
    table["Bob"].enter("code")
    table.advance(by: .seconds(100))
    table.stop("Ada")
    table.advance(by: .seconds(20))
    #expect(table["Bob"].shows("The time is up. The words are counted."))
    table.advance(by: .seconds(3))
    #expect(!table["Bob"].shows("does not answer"))
    table.advance(by: .milliseconds(200))
    #expect(table["Bob"].shows("Ada's terminal does not answer."))
    table.proceed("Ada")
    table.advance(by: .milliseconds(100))
    #expect(table["Bob"].shows("✓ You win the race"))
  }

  @Test("a setter whose terminal is stopped is reported, even if it is not the host")
  func aSetterWhoseTerminalIsStoppedIsReportedEvenIfIt() {
    var table = Self.begun(.duel)
    table["Bob"].type("mos")
    table.advance(by: .seconds(2))
    table["Ada"].press(.enter)
    table["Bob"].type("fern")
    table["Bob"].press(.enter)
    table.stop("Bob")
    table["Ada"].type("f")
    table.advance(by: .milliseconds(2900))
    #expect(!table["Ada"].shows("does not answer"))
    table.advance(by: .milliseconds(100))
    #expect(table["Ada"].shows("Bob's terminal does not answer."))
    table.proceed("Bob")
    #expect(table["Ada"].spells("F _ _ _"))
  }

  // MARK: What goes wrong

  @Test("a game at a table continues on a terminal that is too small", arguments: TableGame.allCases)
  func aGameAtATableContinuesOnATerminalThatIsTooSmall(game: TableGame) {
    var table = Self.begun(game)
    if game == .ghost { table["Ada"].type("b") }
    table["Ada"].send(.resize(Size(width: 30, height: 10)))
    Self.playAsBob(game, &table)
    table["Ada"].type("z")
    #expect(table["Ada"].shows("Wordyard"))
    table["Ada"].send(.resize(ScreenSize.home.size))
    #expect(Self.seesBobsMove(game, table["Ada"]))
    for size in ScreenSize.allCases {
      table["Ada"].send(.resize(size.size))
      #expect(table["Ada"].open(GhostScreen.self)?.match.fragment == (game == .ghost ? "be" : nil))
    }
  }

  @Test(
    "whoever has no seat any more is told why, and keeps the game", arguments: TableGame.allCases,
    [
      (TableNews.Leaving.folder(.system(.readOnly)), "The folder of the tables: "),
      (.folder(.system(.notFound)), "The folder of the tables: "),
      (.refused(.seat), "Your name is taken there: see Players."),
      (.anotherGame, "This table is not the one you left."),
      (.otherVersion, "The table is of another version of Wordyard."),
    ])
  func noSeat(game: TableGame, reason: (TableNews.Leaving, String)) {
    var table = Self.begun(game)
    table["Bob"].receive(.left(reason.0))
    #expect(table["Bob"].shows(reason.1))
    table["Bob"].press(.enter)
    #expect(table["Bob"].shows("▸ Continue"))
  }

  @Test("a table with other words cannot be joined") func aTableWithOtherWordsCannotBeJoined() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    table.start("Bob", words: ["other 1", "otter 1", "words 1"])
    table.join("Bob")
    #expect(table["Bob"].shows("The table is played with another word list."))
    #expect(!table["Ada"].shows("Bob"))
  }

  @Test(
    "who waits at a new table can play alone",
    arguments: TableGame.allCases)
  func whoWaitsAtANewTableCanPlayAloneAgainstThe(game: TableGame) {
    var table = TableOfApps(
      ["Ada", "Bob"], words: App.conned, library: game == .vocabulary ? .withVocabulary : nil)
    table.open("Ada", game)
    table.join("Bob")
    for name in table.names {
      table[name].click("Play alone while you wait")
      #expect(table[name].shows("New game"), "\(name)")
    }
  }

  @Test("help at a new table says of Esc what the bottom line says")
  func helpAtANewTableSaysOfEscWhatTheBottomLineSays() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    table.join("Bob")
    for (name, text) in [("Ada", "clear the table"), ("Bob", "leave the table")] {
      table[name].press(.function(1))
      #expect(table[name].shows("  " + text), "\(name)")
    }
  }

  @Test("a table whose host has left is listed under the name of somebody who is there")
  func aTableWhoseHostHasLeftIsListedUnderTheNameOf() {
    var table = Self.begun(.ghost)
    table["Ada"].press(.escape, .right, .enter)
    table["Ada"].type("a")
    #expect(table["Ada"].frame.row(6).contains("▸ Bob"))
    #expect(table["Ada"].hasChosen("Sit down with Bob"))
  }

  @Test("a change of the tables reads no records") func aChangeOfTheTablesReadsNoRecords() {
    var table = Self.begun(.ghost)
    table.kill("Ada")
    table.start("Ada")
    table["Ada"].type("a")
    #expect(table["Ada"].shows("under way"))
    table.records["Ada"]!.calls = []
    table.kill("Bob")
    #expect(!table["Ada"].shows("under way"))
    #expect(table.records["Ada"]!.calls == [])
  }

  @Test("a table of another version is not listed, but mentioned")
  func aTableOfAnotherVersionIsNotListedButMentioned() {
    var table = TableOfApps(["Ada"])
    table["Ada"].type("a")
    table["Ada"].receive(.otherVersion)
    #expect(table["Ada"].shows("A table here is of another version of Wordyard."))
  }

  @Test("a table that another user keeps closed is mentioned")
  func aTableThatAnotherUserKeepsClosedIsMentioned() {
    for size in [ScreenSize.home, .compact] {
      var table = TableOfApps(["Ada"], size)
      table["Ada"].type("a")
      table["Ada"].receive(.forbidden)
      #expect(table["Ada"].shows("A table here is of another user"))
    }
  }

  @Test(
    "with damaged records the game continues, and is saved in the new ones", arguments: TableGame.allCases)
  func withDamagedRecordsTheGameContinuesAndIsSavedIn(game: TableGame) {
    var table = Self.begun(game)
    if game == .ghost { table["Ada"].type("b") }
    table.records["Ada"]!.pendingNotices = [.damaged(movedTo: "wordyard.db.damaged", backBy: "mv a b")]
    table["Ada"].send(.redraw)
    #expect(table["Ada"].shows("It was damaged."))
    Self.playAsBob(game, &table)
    #expect(table["Ada"].shows("It was damaged."))
    table["Ada"].press(.enter)
    #expect(Self.seesBobsMove(game, table["Ada"]))
    table.kill("Ada")
    table.start("Ada")
    #expect(table["Ada"].shows("▸ Continue"))
  }

  @Test("the end of a game is shown after an unread notice has been closed")
  func theEndOfAGameIsShownAfterAnUnreadNoticeHasBeen() {
    var table = Self.begun(.race)
    table.records["Ada"]!.pendingNotices = [.damaged(movedTo: "wordyard.db.damaged", backBy: "mv a b")]
    table["Ada"].send(.redraw)
    table.advance(by: .seconds(121))
    #expect(table["Ada"].shows("It was damaged."))
    table["Ada"].press(.enter)
    #expect(!table["Ada"].shows("It was damaged."))
    #expect(table["Ada"].shows("Nobody found a word"))
  }

  // MARK: A game of one's own meanwhile

  @Test("a letter meant for a solo game does not count in a table's game that begins")
  func aLetterMeantForASoloGameDoesNotCountInATables() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    table.join("Bob")
    table["Bob"].type("p")
    table["Bob"].press(.enter)
    #expect(table["Bob"].open(GhostScreen.self) != nil)
    table["Ada"].press(.enter)
    table["Ada"].type("b")
    #expect(table["Bob"].shows("Ghost · table with Ada"))
    func fragment() -> String? { table["Bob"].open(GhostScreen.self)?.match.fragment }
    table["Bob"].type("e")
    table["Bob"].send(.paste("e"))
    #expect(fragment() == "b")
    #expect(table["Bob"].patience.map { $0 <= .milliseconds(600) } == true)
    table.advance(by: .milliseconds(599))
    table["Bob"].type("e")
    #expect(fragment() == "b")
    table.advance(by: .milliseconds(1))
    table["Bob"].type("e")
    #expect(fragment() == "be")
  }

  @Test("a click counts immediately, and so does a letter if nothing covered the game")
  func aClickCountsImmediatelyAndSoDoesALetterIfNothing() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    table.join("Bob")
    table["Bob"].type("p")
    table["Bob"].press(.enter)
    table["Ada"].press(.enter)
    table["Ada"].type("b")
    table["Bob"].click(" E ")
    #expect(table["Ada"].showsTiles("BE"))
  }

  @Test("a table at which somebody waits is told on the title, also when it is the only one")
  func aTableAtWhichSomebodyWaitsIsToldOnTheTitle() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    table["Bob"].type("s")
    table["Bob"].press(.escape)
    #expect(table["Bob"].shows("Ada waits · Ghost"), "\(table["Bob"])")
  }

  // MARK: Waiting

  @Test("in a duel, too, a popup advises against waiting after an hour", arguments: ["Ada", "Bob"])
  func inADuelTooAPopupAdvisesAgainstWaitingAfterAnHour(victim: String) {
    var table = Self.begun(.duel)
    table["Bob"].type("m")
    table.kill(victim)
    let other = victim == "Ada" ? "Bob" : "Ada"
    table.advance(by: .seconds(120))
    table.advance(by: .seconds(3479))
    #expect(!table[other].shows("will not be back soon"))
    #expect(table[other].shows("Call the round off") == (victim == "Ada"))
    table.advance(by: .seconds(1))
    #expect(table[other].shows("\(victim) will not be back soon"))
    #expect(table[other].shows("The game is under Continue."))
    #expect(table[other].shows("Call the round off") == (victim == "Ada"))
    #expect(!table[other].shows("Take the computer in"))
    table.advance(by: .seconds(1))
    #expect(table[other].patience == nil)
    table[other].click("Menu")
    #expect(table[other].shows("▸ Continue"))
  }

  @Test("in a duel a message appears once when a player thinks for a minute")
  func inADuelAMessageAppearsOnceWhenAPlayerThinksForA() {
    var table = TableOfApps.duel(["Ada", "Bob"])
    table.advance(by: .seconds(59))
    #expect(!table["Bob"].shows("has been thinking"))
    table.advance(by: .seconds(1))
    #expect(table["Bob"].shows("Ada has been thinking for a minute."))
    table["Ada"].type("moss")
    table["Ada"].press(.enter)
    table.advance(by: .seconds(60))
    #expect(table["Ada"].shows("Bob has been thinking for a minute."))
    #expect(!table["Bob"].shows("has been thinking"))
    table["Bob"].type("m")
    #expect(!table["Ada"].shows("has been thinking"))
  }
}

extension App {
  /// The bars of a race at home without their squares, a line for each row: `Ada 4`, `(Bob 6)`.
  var raceStandings: String {
    (8...9).map { row in
      frame.row(row).filter { $0 != "▪" }.split(separator: " ").joined(separator: " ")
    }.joined(separator: "\n")
  }
}
