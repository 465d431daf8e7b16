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

/// What the players at a table learn of those who leave and return.
struct TableAbsenceTests {
  /// A duel after a round that the guesser, Bob, has won.
  private static func afterRound(_ size: ScreenSize = .home) -> TableOfApps {
    var table = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss", size)
    table["Bob"].type("mos")
    table.advance(by: .seconds(2))
    return table
  }

  // MARK: After a round of a duel

  @Test(
    "who stays after a round is told at once that the other has left, and can go on",
    arguments: ["Ada", "Bob"], [ScreenSize.home, .compact])
  func whoStaysAfterARoundIsToldAtOnceThatTheOtherHas(
    leaver: String, size: ScreenSize
  ) {
    var table = Self.afterRound(size)
    let other = leaver == "Ada" ? "Bob" : "Ada"
    table[leaver].press(.escape)
    #expect(table[leaver].shows("q quit"))
    #expect(table[other].shows("\(leaver) left the table."))
    #expect(table[other].shows(other == "Bob" ? "You win the round" : "Bob wins the round"))
    #expect(table[other].shows("Next round"))
    #expect(table.records[other]!.title(of: other).waiting.count == 1)
    table.advance(by: .seconds(1))
    table[other].type("y")
    #expect(table[other].shows("guess 0 of 3") && table[other].shows("One word of 4 letters."))
    table[other].press(.escape)
    #expect(table[other].shows("\(leaver) left the table."))
    // The one who left returns to the seat.
    table.join(leaver)
    #expect(!table[other].shows("\(leaver) left the table."))
    table.advance(by: .seconds(1))
    table[other].press(.enter)
    #expect(table["Bob"].shows("Hide a word"))
  }

  @Test("who stays after a round of Ghost is told at once that another has left", arguments: ["Ada", "Bob"])
  func whoStaysAfterARoundOfGhostIsToldAtOnceThat(leaver: String) {
    for names in [["Ada", "Bob"], ["Ada", "Bob", "Cleo"]] {
      var table = TableOfApps.ghost(names)
      table["Ada"].type("b")
      table["Bob"].type("x")
      table.advance(by: .seconds(2))
      table.kill(leaver)
      table.advance(by: .seconds(1))
      for name in names where name != leaver {
        #expect(table[name].shows("\(leaver) left the table."), "\(name)")
        #expect(table[name].shows("Next round"), "\(name)")
        for other in names where other != leaver {
          #expect(!table[name].shows("\(other) left the table."), "\(name)")
        }
      }
      table.start(leaver)
      table[leaver].press(.home, .enter)
      for name in names { #expect(!table[name].shows("left the table."), "\(name)") }
    }
  }

  @Test("a host who returns to the seats from the shell is not told who sits down")
  func aHostWhoReturnsToTheSeatsFromTheShellIsNotTold() {
    var table = TableOfApps(["Ada", "Bob"])
    table.open("Ada")
    table.join("Bob")
    let program = table.program(of: "Ada")
    table.hub.handOver(program)
    for news in table.hub.takeNews(program) { table.apps["Ada"]?.receive(news) }
    table.settle()
    table.hub.rejoin(program)
    table.settle()
    #expect(table["Ada"].shows("2  Ada  (you)"))
    #expect(!table["Ada"].shows("Ada sits down."))
    #expect(table["Bob"].shows("Ada sits down."))
  }

  @Test("the button chosen when the other leaves after a round stays chosen, and obeys at once")
  func theButtonChosenWhenTheOtherLeavesAfterARound() {
    var table = Self.afterRound()
    table["Ada"].press(.right)
    table["Bob"].press(.escape)
    #expect(table["Ada"].shows("Bob left the table."))
    #expect(table["Ada"].hasChosen("Menu"))
    table["Ada"].press(.enter)
    #expect(table["Ada"].shows("q quit"))
  }

  @Test("a replay or a meaning that is open stays when the other leaves after a round")
  func aReplayOrAMeaningThatIsOpenStaysWhenTheOther() {
    var table = Self.afterRound()
    let meaning = MeaningPopup(of: ["moss"], table["Ada"].context)
    table.apps["Ada"]?.apply(.push(meaning))
    table["Bob"].press(.escape)
    #expect(table["Ada"].layers.last is MeaningPopup)
    table["Ada"].press(.escape)
    #expect(table["Ada"].shows("Bob left the table."))
    table["Ada"].type("y")
    table.join("Bob")
    #expect(table["Ada"].shows("One word of 4 letters."))
    table["Ada"].press(.escape)
    #expect(table["Ada"].shows("Bob found it"))
    #expect(!table["Ada"].shows("Bob left the table."))
  }

  @Test("who continues after a round that the other has left learns it, too")
  func whoContinuesAfterARoundThatTheOtherHasLeftLearns() {
    var table = Self.afterRound()
    table.kill("Ada")
    table.advance(by: .seconds(1))
    table["Bob"].press(.escape)
    table.start("Ada")
    table["Ada"].press(.home, .enter)
    #expect(table["Ada"].shows("Bob found it"))
    #expect(table["Ada"].shows("Bob left the table."))
  }

  @Test("who continues a duel after the end of a round can still see it again", arguments: ["Ada", "Bob"])
  func whoContinuesADuelAfterTheEndOfARoundCanStillSee(victim: String) {
    var table = Self.afterRound()
    table.kill(victim)
    table.start(victim)
    table[victim].press(.home, .enter)
    table.advance(by: .seconds(1))
    #expect(table[victim].shows("y replay"))
    table[victim].type("y")
    table[victim].press(.right)
    #expect(table[victim].shows("guess 1 of 3"))
  }

  // MARK: Returning

  @Test(
    "who returns is not told of any return, the other is", arguments: TableGame.allCases,
    ["Ada", "Bob"])
  func whoReturnsIsNotToldOfAnyReturnTheOtherIs(game: TableGame, victim: String) {
    var table =
      switch game {
      case .duel: TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
      case .ghost: TableOfApps.ghost(["Ada", "Bob"])
      case .race: TableOfApps.race(["Ada", "Bob"])
      case .vocabulary: TableOfApps.vocabulary(["Ada", "Bob"])
      }
    let other = victim == "Ada" ? "Bob" : "Ada"
    table.kill(victim)
    table.advance(by: .seconds(1))
    table.start(victim)
    table[victim].press(.home, .enter)
    #expect(!table[victim].shows("is back"))
    #expect(!table[victim].shows("left the"))
    #expect(table[other].shows("\(victim) is back. Go on."))
    // A second absence is news.
    table.advance(by: .seconds(1))
    table.kill(other)
    table.advance(by: .seconds(1))
    table.start(other)
    table[other].press(.home, .enter)
    #expect(table[victim].shows("\(other) is back. Go on."))
    #expect(!table[other].shows("is back"))
  }

  @Test("who takes the seat back from a computer is told the last letter")
  func whoTakesTheSeatBackFromAComputerIsToldTheLast() {
    var table = TableOfApps.ghost(["Ada", "Bob"])
    table["Ada"].type("b")
    table.kill("Bob")
    table.advance(by: .seconds(61))
    table.advance(by: .seconds(1))
    table["Ada"].click("Take the computer in")
    table.advance(by: .seconds(1))
    table.start("Bob")
    table["Bob"].press(.home, .enter)
    table.advance(by: .seconds(1))
    let letters = table["Ada"].open(GhostScreen.self)?.match.possibleLetters ?? []
    let letter = letters.first { !$0.completes }?.letter
    table["Ada"].type(String(letter ?? "x"))
    #expect(table["Bob"].shows("Your turn"))
    #expect(!table["Bob"].shows("is back"))
    #expect(table["Ada"].shows("Bob is back. Go on."))
  }

  @Test("every return is reported, also by those who have moved to another host together")
  func everyReturnIsReportedAlsoByThoseWhoHaveMovedTo() throws {
    var table = TableOfApps.ghost(["Ada", "Bob", "Cleo", "Dee"])
    table["Ada"].type("b")
    table.hub.kill(table.program(of: "Ada"))
    table.apps["Ada"] = nil
    // One learns that the host has gone, and is the next one, before the others sit down there.
    var generator = SplitMix64(seed: 1)
    #expect(table.hub.deliver(using: &generator))
    let others = ["Bob", "Cleo", "Dee"]
    let host = try #require(others.first { table.hub.node(table.program(of: $0))?.isHost == true })
    for news in table.hub.takeNews(table.program(of: host)) { table.apps[host]?.receive(news) }
    table.settle()
    table.advance(by: .seconds(1))
    for name in others where name != host {
      table.kill(name)
      table.advance(by: .seconds(1))
      table.start(name)
      table[name].press(.home, .enter)
      #expect(table[host].shows("\(name) is back. Go on."), "\(name)")
      table.advance(by: .seconds(1))
    }
  }

  @Test("when the player to move is killed with the host, the others are asked whether to wait")
  func whenThePlayerToMoveIsKilledWithTheHostTheOthers() {
    var table = TableOfApps.ghost(["Ada", "Bob", "Cleo", "Dee"])
    table["Ada"].type("b")
    table.hub.kill(table.program(of: "Bob"))
    table.apps["Bob"] = nil
    table.kill("Ada")
    table.advance(by: .seconds(1))
    for name in ["Cleo", "Dee"] { #expect(table[name].shows("Wait for Bob"), "\(name)") }
  }

  @Test("a question that opens again repeats nothing that is not about the table")
  func aQuestionThatOpensAgainRepeatsNothingThatIsNot() {
    var table = TableOfApps.ghost(["Ada", "Bob", "Cleo"])
    table.kill("Bob")
    table.advance(by: .seconds(1))
    table["Ada"].type("b")
    #expect(table["Ada"].shows("Wait for Bob"))
    table["Ada"].receive(.seats)
    #expect(table["Ada"].shows("Nobody loses a letter for it."))
    #expect(!table["Ada"].shows("You added B."))
    table["Ada"].receive(.winked(seat: 2))
    table["Ada"].receive(.seats)
    #expect(table["Ada"].shows("Nobody loses a letter for it."))
    // A change of host is about the table, and stays until the next letter.
    table.kill("Cleo")
    table.start("Cleo")
    table["Cleo"].press(.home, .enter)
    #expect(table["Ada"].shows("Cleo is back. Go on."))
    table["Ada"].receive(.winked(seat: 2))
    table["Ada"].receive(.seats)
    #expect(table["Ada"].shows("Cleo is back. Go on."))
  }

  // MARK: Points of those who are away

  @Test("the points of an absent player stay after a change of host, and count at the end")
  func thePointsOfAnAbsentPlayerStayAfterAChangeOfHost() {
    var table = TableOfApps.race(["Ada", "Bob", "Zoë"])
    table["Zoë"].enter("conned", "nonce")
    table["Bob"].enter("code")
    table.advance(by: .seconds(5))
    table.kill("Zoë")
    table.advance(by: .seconds(1))
    table.kill("Ada")
    table.advance(by: .seconds(1))
    #expect(table["Bob"].raceStandings.contains("(Zoë 11)"))
    // A third host, and a player who sits down there, have them as well.
    table.start("Ada")
    table["Ada"].press(.home, .enter)
    table.advance(by: .seconds(1))
    #expect(table["Ada"].raceStandings.contains("(Zoë 11)"))
    table.kill("Bob")
    table.advance(by: .seconds(1))
    #expect(table["Ada"].raceStandings.contains("(Zoë 11)"))
    #expect(table["Ada"].raceStandings.contains("(Bob 4)"))
    table.advance(by: .seconds(130))
    #expect(table["Ada"].shows("Zoë wins the race"))
    #expect(table["Ada"].shows("Zoë 11 · Bob 4 · Ada 0"))
    table.start("Zoë")
    table["Zoë"].press(.home, .enter)
    table.advance(by: .seconds(1))
    #expect(table["Zoë"].shows("✓ You win the race"))
    #expect(table["Zoë"].shows("You found 2 of 26 words."))
    #expect(table["Zoë"].spells("C O N N E D"))
    table["Zoë"].type("y")
    #expect(table["Zoë"].shows("entry 0 of 2"))
  }

  @Test("an absent player's points are those of the words, once they have returned")
  func anAbsentPlayersPointsAreThoseOfTheWordsOnceThey() {
    var table = TableOfApps.race(["Ada", "Bob", "Zoë"])
    table["Zoë"].enter("conned", "nonce")
    table.advance(by: .seconds(5))
    table.kill("Zoë")
    table.kill("Ada")
    table.advance(by: .seconds(1))
    table.start("Zoë")
    table["Zoë"].press(.home, .enter)
    table.advance(by: .seconds(1))
    #expect(table["Bob"].raceStandings.contains(" Zoë 11"))
    table["Zoë"].enter("code")
    table.advance(by: .seconds(1))
    #expect(table["Bob"].raceStandings.contains("Zoë 15"))
    table.advance(by: .seconds(130))
    #expect(table["Bob"].shows("Zoë 15 · Ada 0 · Bob 0"))
    table["Bob"].listen()
    table["Bob"].type("3")
    #expect(table["Bob"].spells("N O N C E"))
  }

  // MARK: Lists

  @Test("a saved game at a table names who else plays", arguments: TableGame.allCases)
  func aSavedGameAtATableNamesWhoElsePlays(game: TableGame) {
    for size in [ScreenSize.home, .compact] {
      var table =
        switch game {
        case .duel: TableOfApps.duel(["Ada", "Bob"], hiding: "A rolling stone", size)
        case .ghost: TableOfApps.ghost(["Ada", "Bob"], size)
        case .race: TableOfApps.race(["Ada", "Bob"], size)
        case .vocabulary: TableOfApps.vocabulary(["Ada", "Bob"], size)
        }
      table.kill("Ada")
      table.start("Ada")
      #expect(table["Ada"].shows("Bob"), "\(size)")
    }
  }

  @Test("a saved game with several others names their number")
  func aSavedGameWithSeveralOthersNamesTheirNumber() {
    var table = TableOfApps.ghost(["Ada", "Bob", "Cleo", "Dee"])
    table.kill("Ada")
    table.start("Ada")
    #expect(table["Ada"].shows("Ghost · table with 3 others"))
  }

  // MARK: The own seat

  @Test(
    "among three and more the own seat is marked, beside a single opponent it is not",
    arguments: ScreenSize.allCases)
  func amongThreeAndMoreTheOwnSeatIsMarkedBesideASingle(size: ScreenSize) {
    let table = TableOfApps.ghost(["Ada", "Bob", "Cleo"], size)
    for name in table.names {
      let rows = table[name].frame.text.split(separator: "\n").filter { $0.contains("g h o s t") }
      #expect(rows.count == 3)
      #expect(rows.filter { $0.contains(" you ") }.map { $0.contains(name) } == [true], "\(name)")
    }
    let two = TableOfApps.ghost(["Ada", "Bob"], size)
    #expect(!two["Ada"].shows(" you "))
  }

  @Test("the panel of a race marks the player among three and more")
  func thePanelOfARaceMarksThePlayerAmongThreeAndMore() {
    let table = TableOfApps.race(["Ada", "Bob", "Zoë"], .large)
    #expect(table["Bob"].shows("Bob  (you)"))
    #expect(!table["Bob"].shows("Ada  (you)"))
  }

  @Test("the bottom line of the question in a race names the chosen button", arguments: ScreenSize.allCases)
  func theBottomLineOfTheQuestionInARaceNamesTheChosen(size: ScreenSize) {
    var table = TableOfApps.race(["Ada", "Bob"], size)
    table["Ada"].press(.escape)
    let bottom = table["Ada"].frame.text.split(separator: "\n").last { !$0.allSatisfy { $0 == " " } }
    #expect(table["Ada"].hasChosen("Keep playing"))
    #expect(bottom?.contains("Enter keep playing") == true)
  }

  @Test("who waits is told for how many the game is kept", arguments: [ScreenSize.home, .compact])
  func keptFor(size: ScreenSize) {
    for computers in [0, 1] {
      var table = TableOfApps.ghost(["Ada", "Bob"], computers: computers, size)
      table.kill("Ada")
      table.advance(by: .seconds(1))
      #expect(
        table["Bob"].says("it goes on when you both sit down again."))
    }
    var table = TableOfApps.ghost(["Ada", "Bob", "Cleo"], size)
    table.kill("Ada")
    table.advance(by: .seconds(1))
    for name in ["Bob", "Cleo"] {
      #expect(
        table[name].says("it goes on when all sit down again."), "\(name)")
    }
  }

  @Test("the seat of a player for whom a computer plays says so", arguments: ["en", "nl"])
  func replaced(code: String) {
    for (size, names) in ScreenSize.allCases.flatMap({ size in [2, 3].map { (size, $0) } }) {
      let names = Array(["Bob", "Ada", "Cleo"].prefix(names))
      var table = TableOfApps.ghost(names, size, language: code)
      table.kill("Bob")
      table.advance(by: .seconds(61))
      table.advance(by: .seconds(1))
      #expect(!table["Ada"].shows("computer  "))
      if size == .compact {
        table["Ada"].press(.right, .enter)
      } else {
        table["Ada"].click(code == "en" ? "Take the computer in" : "Computer erbij")
      }
      func seat(_ app: App) -> String {
        let rows = (2..<min(22, app.frame.size.height)).map(app.frame.row)
        let first = rows.firstIndex { $0.contains("Bob ") && ($0.contains("g h") || $0.contains("g   h")) }
        return first.map { rows[$0] + rows[$0 + 1] } ?? ""
      }
      #expect(seat(table["Ada"]).contains(size == .compact ? " cpu " : " computer"), "\(table["Ada"])")
      table.start("Bob")
      table["Bob"].press(.home, .enter)
      table.advance(by: .seconds(2))
      table.advance(by: .seconds(2))
    }
  }

  @Test("the list offers a seat where there is one for this player, and to watch where there is none")
  func theListShowsTablesAtWhichThereIsASeatForThis() {
    var table = TableOfApps(["Ada", "Bob", "Cy"])
    func listed(_ name: String) -> Int? { table[name].open(TablesScreen.self)?.tables.count }
    table.open("Ada")
    table.join("Bob")
    table["Cy"].type("a")
    table.advance(by: .seconds(1))
    #expect(listed("Cy") == 1)
    table["Ada"].press(.enter)
    table.kill("Bob")
    table.advance(by: .seconds(1))
    // The only seat is Bob's.
    #expect(listed("Cy") == 1 && table["Cy"].hasChosen(" Watch Ada "))
    table.start("Bob")
    table["Bob"].type("a")
    table.advance(by: .seconds(1))
    #expect(listed("Bob") == 1 && !table["Bob"].hasChosen(" Watch Ada "))
  }
}
