import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import GhostUI
@testable import Kit
@testable import Menus

/// Ghost at a table, from opening it to the end, on the screens of its players.
struct GhostTableTests {
  @Test("one lays a table, the other sits down, and the first begins")
  func oneLaysATableTheOtherSitsDownAndTheFirstBegins() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    #expect(table["Ada"].shows("The table is laid. Who joins?"))
    #expect(!table["Ada"].shows("Start"))
    #expect(table["Ada"].frame.row(17).trimmed == "Wait    Clear the table")
    #expect(table["Ada"].frame.row(23).hasPrefix(" Enter wait   "))
    table["Ada"].press(.enter)
    #expect(table["Ada"].shows("You will be told when somebody comes."))
    #expect(table["Ada"].shows("On the other terminal:  wordyard table"))
    table["Bob"].type("a")
    #expect(table["Bob"].shows("Ada"))
    #expect(table["Bob"].shows("Ghost · 1 of 5 seats"))
    table["Bob"].press(.home)
    #expect(table["Bob"].shows(" Sit down with Ada "))
    table["Bob"].press(.enter)
    #expect(table["Bob"].shows("Ada says when it begins."))
    #expect(table["Bob"].shows(" Wait    Leave the table "))
    table["Bob"].press(.enter)
    #expect(table["Bob"].shows("Ada says when it begins."))
    #expect(!table["Bob"].shows("On the other terminal"))
    #expect(table["Bob"].shows("Esc leave"))
    #expect(table["Ada"].shows("Bob sits down."))
    #expect(table["Ada"].frame.row(17).trimmed == "Start    Clear the table")
    #expect(table["Ada"].frame.row(19).trimmed == "Play alone while you wait")
    table["Ada"].press(.enter)
    #expect(table["Ada"].shows("Your turn"))
    #expect(table["Bob"].shows("Ada thinks"))
    #expect(table["Bob"].shows("Ghost · table with Ada"))
  }

  @Test("the title names who waits at a table, and at which game") func theTitleNamesWhoWaitsAtATable() {
    var table = TableOfApps(["Ada", "Bob"])
    #expect(table["Bob"].shows("two terminals, one game"))
    table.open("Ada")
    table.start("Bob")
    table["Bob"].press(.down)
    #expect(table["Bob"].shows("Ada waits · Ghost"))
    let place = table["Bob"].frame.find("Ada waits")?.origin
    #expect(place.map { table["Bob"].frame[$0].role } == .won)
    table["Bob"].send(.resize(ScreenSize.compact.size))
    #expect(table["Bob"].shows("Ada waits · Ghost"))
    table["Ada"].press(.escape)
    table["Bob"].press(.down)
    #expect(!table["Bob"].shows("Ada waits"))
  }

  @Test("two players can start a game with only the mouse") func twoPlayersCanStartAGameWithOnlyTheMouse() {
    var table = TableOfApps(["Ada", "Bob"])
    table["Ada"].click("Table")
    table["Ada"].click("letter by letter")
    table["Bob"].click("Table")
    table["Bob"].click("Ghost · 1 of 5")
    table["Ada"].click("Start")
    table["Ada"].click(" B ")
    #expect(table["Bob"].shows("Ada added B."))
  }

  @Test("a player's letter appears on the other's screen, and nobody can play out of turn")
  func aPlayersLetterAppearsOnTheOthersScreenAndNobody() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Bob"].type("b")
    #expect(table["Bob"].shows("It is Ada's turn."))
    table["Ada"].type("b")
    for name in ["Ada", "Bob"] { #expect(table[name].showsTiles("B▂"), "\(name)") }
    #expect(table["Bob"].shows("Your turn"))
    #expect(table["Bob"].shows("Ada added B."))
    #expect(table["Ada"].shows("Bob thinks"))
    table["Bob"].type("e")
    #expect(table["Ada"].shows("Your turn"))
  }

  @Test("a program that learns late that the match has begun shows the first move")
  func aProgramThatLearnsLateThatTheMatchHasBegunShows() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    table.join("Bob")
    table.stop("Bob")
    table["Ada"].press(.enter)
    table["Ada"].type("b")
    table.proceed("Bob")
    #expect(table["Bob"].shows("Ada added B."))
    #expect(!table["Bob"].shows("to begin"))
  }

  @Test("a character that is not a letter is refused locally and not sent")
  func aCharacterThatIsNotALetterIsRefusedLocallyAndNot() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("5")
    #expect(table["Ada"].shows("5 is not a letter."))
    #expect(!table["Bob"].shows("5"))
  }

  @Test("who made a move too late hears why, other than who did what cannot be done now")
  func whoMadeAMoveTooLateHearsWhy() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].receive(.refused(.stale))
    #expect(table["Ada"].shows("Somebody was faster."))
    table["Ada"].receive(.refused(.rules))
    #expect(table["Ada"].shows("That cannot be done now."))
    table["Ada"].receive(.refused(.turn))
    #expect(table["Ada"].shows("It is your turn."))
  }

  @Test("a move arrives under help, and the end of a round over a question")
  func aMoveArrivesUnderHelpAndTheEndOfARoundOverA() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Bob"].press(.function(1))
    table["Ada"].type("b")
    #expect(!table["Bob"].shows("Ada added B."))
    table["Bob"].press(.escape)
    #expect(table["Bob"].shows("Ada added B."))
    table["Bob"].type("e")
    table["Bob"].press(.escape)
    #expect(table["Bob"].shows("Leave the table?"))
    table["Ada"].type("x")
    #expect(table["Bob"].shows("Ada gets the G"))
    #expect(!table["Bob"].shows("Leave the table?"))
  }

  @Test("either player can start the next round, and the other's popup closes")
  func eitherPlayerCanStartTheNextRoundAndTheOthers() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("x")
    for name in ["Ada", "Bob"] {
      #expect(table[name].shows(name == "Ada" ? "You get the G" : "Ada gets the G"), "\(name)")
      #expect(table[name].hasChosen("Next round") && table[name].canClick(" Leave "), "\(name)")
      #expect(table[name].shows("Esc leave") && !table[name].shows("top"), "\(name)")
    }
    table.advance(by: .seconds(1))
    table["Bob"].press(.enter)
    #expect(table["Bob"].shows("Your turn"))
    #expect(table["Ada"].shows("Bob thinks"))
    #expect(!table["Ada"].shows("Next round"))
  }

  @Test("help shows its letters only to who asked for it") func helpShowsItsLettersOnlyToWhoAskedForIt() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("!")
    table["Ada"].press(.enter)
    for name in ["Ada", "Bob"] {
      let isShown = name == "Ada"
      #expect(table[name].isHit("B") == isShown && table[name].shows("·X·") == isShown, "\(table[name])")
      #expect(table[name].shows("Lit lives") == isShown && table[name].shows("scores nothing") == isShown)
    }
  }

  @Test("computers play at the seats that the first player gives them")
  func computersPlayAtTheSeatsThatTheFirstPlayerGives() {
    var table = TableOfApps.ghost(["Ada", "Bob"], computers: 1)
    #expect(table["Bob"].shows("Ghost · table with 2 others"))
    table["Ada"].type("b")
    table["Bob"].type("e")
    #expect(table["Ada"].shows("Your turn"), "\(table["Ada"].frame.text)")
  }

  /// Plays letters that make words impossible, until the match is over.
  private static func playToTheEnd(_ table: inout TableOfApps) {
    var openers = "xjqvwyzkmnoprabcdefghilstu".map(String.init)
    for _ in 0..<60 {
      guard let screen = table["Ada"].open(GhostScreen.self), !screen.isOver else { return }
      if table["Ada"].asks {
        table.advance(by: .seconds(1))
        table["Ada"].press(.enter)
      } else if let player = screen.match.player {
        let name = table.names[player]
        table[name].type(screen.match.fragment.isEmpty ? openers.removeFirst() : "x")
      }
    }
  }

  @Test("each program saves only its own player's result") func eachProgramSavesOnlyItsOwnPlayersResult() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    Self.playToTheEnd(&table)
    guard case .over(let winner)? = table["Ada"].open(GhostScreen.self)?.match.status else {
      Issue.record("the match goes on")
      return
    }
    for (player, name) in table.names.enumerated() {
      let records = table.records[name]!
      let tally = records.tallies(of: name).first { $0.mode == .ghostTable }
      #expect(tally?.played == 1, "\(name)")
      #expect(tally?.won == (player == winner ? 1 : 0), "\(name)")
      let finished = table[name].open(GhostScreen.self)?.finished
      #expect(finished?.result.isWon == (player == winner), "\(name)")
      #expect(records.title(of: name).waiting.isEmpty)
      #expect(
        table[name].shows(player == winner ? "✓ You win, " : "You are a ghost now"), "\(name)")
      let other = table.names[1 - player]
      #expect(records.tallies(of: other).isEmpty, "\(name) writes for \(other)")
    }
    table.advance(by: .seconds(2))
    table["Ada"].press(.escape)
    #expect(table["Ada"].shows("q quit"))
  }

  @Test("after a match they meet at another table, which the first who wants it lays")
  func afterAMatchTheyMeetAtAnotherTableWhichTheFirst() {
    var table = TableOfApps.ghost(["Ada", "Bob", "Cy"])
    Self.playToTheEnd(&table)
    table.advance(by: .seconds(2))
    table["Bob"].press(.enter)
    #expect(table["Bob"].shows("The table is laid. Who joins?"))
    table["Ada"].click("Another match")
    #expect(table["Bob"].shows("Ada sits down."))
    #expect(table["Ada"].shows("Bob says when it begins."))
    table["Bob"].press(.enter)
    #expect(table["Bob"].shows("Your turn"))
    #expect(table["Ada"].shows("Ghost · table with Bob"))
    // Who comes when it has begun has no seat there.
    table["Cy"].press(.enter)
    #expect(table["Cy"].shows("The table is taken."))
    table["Cy"].press(.enter)
    #expect(table["Cy"].shows("q quit"))
  }

  @Test("the match can be seen again, under the names of its table")
  func theMatchCanBeSeenAgainUnderTheNamesOfItsTable() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    Self.playToTheEnd(&table)
    table.advance(by: .seconds(2))
    table["Ada"].type("y")
    #expect(table["Ada"].shows("Round 1. Ada to begin."))
    table["Ada"].press(.right)
    #expect(table["Ada"].shows("move 1 of"))
    #expect(!table["Ada"].shows("thinks"))
  }

  @Test("when one is killed the other waits, and both can continue", arguments: ["Ada", "Bob"])
  func whenOneIsKilledTheOtherWaitsAndBothCanContinue(victim: String) {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("b")
    table["Bob"].type("e")
    let survivor = victim == "Ada" ? "Bob" : "Ada"
    if victim == "Bob" { table["Ada"].type("r") }
    table.kill(victim)
    #expect(table[survivor].shows("\(victim) left"))
    table.advance(by: .seconds(1))
    table[survivor].press(.enter)
    table.start(victim)
    #expect(table[victim].shows("Continue"))
    table[victim].press(.home, .enter)
    #expect(table[victim].shows("Your turn"))
    #expect(table[survivor].shows("\(victim) is back. Go on."))
    table[victim].type("r")
    #expect(table[survivor].shows("Your turn"))
  }

  @Test("when the host is killed in its own turn, the others are asked at once whether to wait")
  func whenTheHostIsKilledInItsOwnTurnTheOthersAreAsked() {
    var table = TableOfApps.ghost(["Ada", "Bob", "Cleo"])
    table.kill("Ada")
    let next = ["Bob", "Cleo"].filter { table[$0].shows("Wait for Ada") }
    #expect(next == ["Bob", "Cleo"])
  }

  @Test("when the host is killed in another player's turn, nobody is asked to wait")
  func whenTheHostIsKilledInAnotherPlayersTurnNobodyIs() {
    var table = TableOfApps.ghost(["Ada", "Bob", "Cleo"])
    table["Ada"].type("b")
    table.kill("Ada")
    for name in ["Bob", "Cleo"] { #expect(!table[name].shows("Wait for"), "\(name)") }
  }

  @Test("a player who continues is told the letter that was added meanwhile")
  func aPlayerWhoContinuesIsToldTheLetterThatWasAdded() {
    var table = TableOfApps.ghost(["Ada", "Bob", "Cleo"])
    table["Ada"].type("b")
    table.kill("Cleo")
    table.advance(by: .seconds(1))
    table["Bob"].type("e")
    table.start("Cleo")
    table["Cleo"].press(.home, .enter)
    #expect(table["Cleo"].shows("Your turn"))
    #expect(table["Cleo"].shows("Bob added E."))
    #expect(!table["Cleo"].shows("all is as you left it"))
  }

  @Test("both killed, the one who continues waits for the other, and the longest log counts")
  func bothKilledTheOneWhoContinuesWaitsForTheOtherAnd() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("b")
    table.kill("Ada")
    table.advance(by: .seconds(1))
    table["Bob"].type("e")
    table.kill("Bob")
    table.start("Ada")
    table["Ada"].press(.home, .enter)
    table.start("Bob")
    #expect(table["Bob"].shows("Continue"))
    table["Bob"].press(.home, .enter)
    #expect(table["Bob"].shows("Ghost · table with Ada"))
    table.advance(by: .seconds(1))
    #expect(table["Ada"].open(GhostScreen.self)?.match.fragment == "be")
    #expect(table["Bob"].open(GhostScreen.self)?.match.fragment == "be")
  }

  @Test("after a minute a computer is offered, and plays for the absent player until they return")
  func afterAMinuteAComputerIsOfferedAndPlaysForThe() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("b")
    table.kill("Bob")
    #expect(table["Ada"].shows("After a minute a computer can play on."))
    #expect(!table["Ada"].shows("Take the computer in"))
    table.advance(by: .seconds(1))
    table["Ada"].press(.enter)
    #expect(!table["Ada"].shows("Wait for Bob"))
    table.advance(by: .seconds(58))
    #expect(!table["Ada"].shows("Wait for Bob"))
    table.advance(by: .seconds(1))
    #expect(table["Ada"].shows("Wait for Bob"))
    table.advance(by: .seconds(1))
    table["Ada"].click("Take the computer in")
    table.advance(by: .seconds(1))
    #expect(table["Ada"].showsTiles("BE▂"))
    #expect(table["Ada"].shows("Bob added E."))
    #expect(!table["Ada"].shows("Wait for Bob"))
  }

  @Test("a question that stays open asks anew after a minute and after an hour")
  func aQuestionThatStaysOpenAsksAnewAfterAMinuteAnd() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("b")
    table.kill("Bob")
    table.advance(by: .seconds(59))
    #expect(!table["Ada"].shows("Take the computer in"))
    table.advance(by: .seconds(1))
    #expect(table["Ada"].shows("Take the computer in"))
    #expect(table["Ada"].shows("Nobody loses a letter for it."))
    table.advance(by: .seconds(3539))
    #expect(!table["Ada"].shows("Bob will not be back soon"))
    table.advance(by: .seconds(1))
    #expect(table["Ada"].shows("Bob will not be back soon"))
    #expect(table["Ada"].shows("The game is under Continue."))
    #expect(table["Ada"].shows("Take the computer in"))
    #expect(table["Ada"].patience == .milliseconds(600))
    table.advance(by: .seconds(1))
    #expect(table["Ada"].patience == nil)
    table["Ada"].click("Menu")
    #expect(table["Ada"].shows("Continue"))
  }

  @Test("the label of the key depends on the selected row, and a full table is marked")
  func theLabelOfTheKeyDependsOnTheSelectedRowAndAFull() {
    var table = TableOfApps(["Ada", "Bob"])
    table["Bob"].type("a")
    #expect(table["Bob"].shows("Enter lay a table"))
    table.open("Ada")
    table["Bob"].press(.home)
    #expect(table["Bob"].shows("Enter sit down"))
    #expect(Texts.english.gone(.refused(.full)) == "The table is taken.")
  }

  @Test("in the compact layout the ways on are Wait, Computer and Menu")
  func inTheCompactLayoutTheWaysOnAreWaitComputerAnd() {
    var table = TableOfApps.ghost(["Ada", "Bob"], .compact)
    table["Ada"].type("b")
    table.kill("Bob")
    table.advance(by: .seconds(60))
    for label in ["Wait for Bob", "Take the computer in", "Menu"] {
      #expect(table["Ada"].canClick(label))
    }
  }

  @Test("the list shows the waiting time, and updates it") func theListShowsTheWaitingTimeAndUpdatesIt() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    table["Bob"].type("a")
    #expect(table["Bob"].shows("just now"))
    #expect(table.apps["Bob"]!.patience == .seconds(60))
    // There are no news in the meantime: the screen measures the time itself.
    table.apps["Bob"]!.advance(by: .seconds(60))
    #expect(table.apps["Bob"]!.shows("since 1 minute"))
    table.advance(by: .seconds(150))
    #expect(table["Bob"].shows("since 2 minutes"))
    table.advance(by: .seconds(3600))
    #expect(table["Bob"].shows("since 1 hour"))
  }

  @Test("the first table is chosen, and a game that was chosen instead stays so when another one is laid")
  func theFirstTableIsChosenAndAGameThatWasChosen() {
    var table = TableOfApps(["Ada", "Bob", "Zoë"])
    table["Ada"].type("a")
    #expect(table["Ada"].shows("▸ Ghost"))
    table.open("Bob", .duel)
    #expect(table["Ada"].shows("▸ Bob"))
    table["Ada"].press(.down)
    #expect(table["Ada"].shows("▸ Ghost"))
    table.open("Zoë")
    #expect(table["Ada"].shows("▸ Ghost") && table["Ada"].shows("Zoë"))
  }

  @Test("the table that was laid last is listed first") func theTableThatWasLaidLastIsListedFirst() throws {
    for (first, second) in [("Bob", "Zoë"), ("Zoë", "Bob")] {
      var table = TableOfApps(["Ada", "Bob", "Zoë"])
      table.open(first)
      table.advance(by: .seconds(60))
      table.open(second, .duel)
      table["Ada"].type("a")
      let rows = try [first, second].map { try #require(table["Ada"].frame.find(" \($0) ")).minY }
      #expect(rows[1] < rows[0])
    }
  }

  @Test("a table's row leaves room between what is played there and since when", arguments: ["en", "nl"])
  func rowOfTable(code: String) {
    var table = TableOfApps(["Ada", "Zoë van den Bergsmit"], language: code)
    table.open("Zoë van den Bergsmit", .duel)
    table.advance(by: .seconds(9 * 60))
    table["Ada"].type("a")
    #expect(table["Ada"].shows(code == "nl" ? "Zoë van den B… Galgje · 1/2" : "Zoë van den B… Hangman · 1/2"))
    #expect(table["Ada"].shows(code == "nl" ? "  al 9 minuten" : "  since 9 minutes"))
  }

  @Test("a game played while waiting can be continued after somebody joins")
  func aGamePlayedWhileWaitingCanBeContinuedAfter() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    table["Ada"].click("Play alone while you wait")
    #expect(!table["Ada"].shows("Who joins?"))
    table["Ada"].press(.enter)
    table.advance(by: .seconds(1))
    table["Ada"].type("b")
    #expect(table["Ada"].open(GhostScreen.self) != nil)
    table.join("Bob")
    #expect(table["Ada"].shows("Bob sits down."))
    // Letters typed at that moment do not start a round.
    table["Ada"].press(.enter)
    #expect(!table["Bob"].shows("thinks"))
    table.advance(by: .seconds(1))
    table["Ada"].press(.enter)
    #expect(table["Bob"].shows("Ada thinks"))
    table["Ada"].press(.escape)
    table["Ada"].click("Menu")
    #expect(table["Ada"].context.profile.waiting.map(\.session.mode).contains(.ghostTable))
    #expect(table["Ada"].context.profile.waiting.count == 2)
  }

  @Test("from a game of one's own the menu leads back to the table")
  func fromAGameOfOnesOwnTheMenuLeadsBackToTheTable() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    table["Ada"].type("p")
    table["Ada"].press(.enter)
    table.advance(by: .seconds(1))
    table["Ada"].press(.escape)
    table["Ada"].click("Menu")
    #expect(table["Ada"].shows("Who joins?"))
    table["Ada"].press(.escape, .escape)
    #expect(table["Ada"].shows("q quit"))
    table["Bob"].type("a")
    #expect(table["Bob"].shows("Nobody waits at the moment."))
  }

  @Test("a game left by the menu can be continued") func aGameLeftByTheMenuCanBeContinued() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("b")
    table["Bob"].press(.escape)
    table["Bob"].click("Menu")
    #expect(table["Bob"].shows("Continue"))
    #expect(table["Ada"].shows("Bob left"))
    table["Bob"].press(.home, .enter)
    #expect(table["Bob"].shows("Your turn"))
  }

  @Test("a message appears once when a player thinks for a minute")
  func aMessageAppearsOnceWhenAPlayerThinksForAMinute() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table.advance(by: .milliseconds(500))
    table.advance(by: .seconds(60))
    #expect(table["Bob"].shows("Ada has been thinking for a minute."))
    #expect(table["Bob"].patience == nil)
  }

  @Test(
    "while another player thinks, the own letter stays in sight where there is room",
    arguments: [(ScreenSize.home, true), (.compact, false)])
  func ownLetter(size: ScreenSize, isShown: Bool) {
    var table = TableOfApps.ghost(["Ada", "Bob"], size)
    table["Ada"].type("b")
    #expect(table["Ada"].shows("You added B."))
    #expect(table["Ada"].shows("Bob thinks"))
    table.advance(by: .milliseconds(900))
    #expect(table["Ada"].shows("Bob thinks · · ·"))
    table.advance(by: .seconds(60))
    #expect(table["Ada"].shows("Bob has been thinking for a minute."))
    #expect(table["Ada"].shows("You added B. Bob has been thinking for a minute.") == isShown)
  }

  @Test("Esc beside an absent partner leads to the menu, and no seat is marked")
  func escBesideAnAbsentPartnerLeadsToTheMenuAndNoSeat() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("b")
    #expect(table["Ada"].shows("▸ Bob"))
    table.kill("Bob")
    table.advance(by: .seconds(1))
    #expect(!table["Ada"].shows("▸"))
    #expect(table["Ada"].frame.row(23).hasPrefix(" Enter wait for Bob   Esc menu"))
    table["Ada"].press(.escape)
    #expect(table["Ada"].shows("▸ Continue"))
  }

  @Test("a seat at a full table is not offered, nor at one that plays without the player: it can be watched")
  func aFullTableIsNotOfferedNorOneThatPlaysWithoutThe() {
    var table = TableOfApps(["Ada", "Bob", "Cy"])
    table.open("Ada")
    table.join("Bob")
    table["Ada"].press(.enter)
    table["Cy"].type("a")
    #expect(table["Cy"].hasChosen(" Watch Ada ") && !table["Cy"].shows("Sit down"))
  }

  @Test(
    "who lays a table is called by bell or flash when somebody comes",
    arguments: [Settings.Sound.bell, .flash])
  func called(sound: Settings.Sound) {
    var table = TableOfApps(["Ada", "Bob"])
    var context = table["Ada"].context
    context.profile.settings.sound = sound
    table.apps["Ada"] = App(size: ScreenSize.home.size, context: context, screens: [TitleScreen()])
    table.open("Ada")
    _ = table["Ada"].takeEffects()
    table.join("Bob")
    #expect(table.apps["Ada"]!.takeEffects() == [.alert(sound)])
  }
}
