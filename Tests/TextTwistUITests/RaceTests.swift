import Engines
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import TextTwistUI

/// Text Twist at a table, from opening it to the end, on the screens of its players.
struct RaceTests {
  @Test("everybody gets the same letters and the same clock")
  func everybodyGetsTheSameLettersAndTheSameClock() {
    var table = TableOfApps(["Ada", "Bob"], words: App.conned)
    table.open("Ada", .race)
    #expect(table["Ada"].shows("Table · Text Twist"))
    table["Bob"].type("a")
    #expect(table["Bob"].shows("Text Twist · 1 of 5 seats"))
    table["Bob"].press(.home, .enter)
    table["Ada"].press(.enter)
    #expect(table["Ada"].bank.sorted() == Array("CDENNO"))
    #expect(table["Ada"].bank == table["Bob"].bank)
    for name in table.names { #expect(table[name].shows("2:00   score 0"), "\(name)") }
    #expect(table["Ada"].shows("Text Twist · table with Bob"))
    table.advance(by: .seconds(33))
    for name in table.names { #expect(table[name].shows("1:27   score 0"), "\(name)") }
  }

  @Test("the others learn how much was found, never which word")
  func theOthersLearnHowMuchWasFoundNeverWhichWord() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Bob"].enter("coned")
    #expect(table["Bob"].shows("CONED, found: +5"))
    #expect(table["Bob"].shows("score 5"))
    table.advance(by: .milliseconds(100))
    #expect(table["Ada"].standings.contains("Bob 5"))
    #expect(table["Ada"].shows("Bob found a word of 5."))
    #expect(!table["Ada"].shows("C O N E D"))
    #expect(table["Ada"].shows("score 0"))
  }

  @Test("the points are bars from the left edge, and what the other has just found is marked for a second")
  func thePointsAreBarsFromTheLeftEdge() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("conned", "coned", "coden", "code")
    table["Bob"].enter("coned")
    table.advance(by: .milliseconds(100))
    #expect(table["Ada"].frame.row(8) == "   Ada ▪▪▪▪▪ 20")
    #expect(table["Ada"].frame.row(9) == "   Bob ▪▪ 5 +5")
    #expect(table["Bob"].frame.row(8) == "   Bob ▪▪ 5")
    #expect(table["Ada"].frame[Point(x: 12, y: 9)].role == .fresh)
    table.advance(by: .seconds(1))
    #expect(table["Ada"].frame.row(9) == "   Bob ▪▪ 5")
  }

  @Test(
    "more players than rows stand side by side, and bars of many points stay in their room",
    arguments: ScreenSize.allCases)
  func sideBySide(size: ScreenSize) {
    var table = TableOfApps.race(["Ada", "Bob", "Zoë"], size)
    for line in App.conned.dropLast(3) {
      table["Ada"].enter(String(line.dropLast(2)))
      table.advance(by: .milliseconds(500))
    }
    table["Zoë"].enter("con")
    table.advance(by: .seconds(2))
    let text = table["Bob"].frame.text
    // Beside two others on one row there is no room for bars.
    let shown = size == .compact ? ["Bob 0", "Ada 198", "Zoë 3"] : ["Bob 0", "Ada ▪▪▪", "▪ 198", "Zoë ▪ 3"]
    for part in shown { #expect(text.contains(part), "\(part)\(table["Bob"])") }
    for row in 0..<size.size.height { #expect(table["Bob"].frame.row(row).count <= size.size.width) }
  }

  @Test("a message about the player's own action stays a moment, and a word counts for all finders")
  func aMessageAboutThePlayersOwnActionStaysAMomentAndA() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code")
    table["Bob"].enter("code")
    table.advance(by: .milliseconds(100))
    #expect(table["Ada"].shows("CODE, found: +4"))
    #expect(table["Ada"].standings.contains("Bob 4"))
    table.advance(by: .seconds(1))
    table["Bob"].enter("done")
    table.advance(by: .milliseconds(100))
    #expect(table["Ada"].shows("Bob found a word of 4."))
  }

  @Test("the clock cannot be stopped, and a message says so") func theClockCannotBeStoppedAndAMessageSaysSo()
  {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].type("+")
    #expect(table["Ada"].shows("The clock stops for nobody."))
    table["Ada"].type("=")
    #expect(table["Ada"].shows("A race has one rack."))
    table["Ada"].press(.escape)
    #expect(table["Ada"].shows("It stops for nobody, and runs while this is open."))
    table.advance(by: .seconds(10))
    #expect(table["Ada"].shows("1:50"))
    table["Ada"].click("Keep playing")
    table["Ada"].press(.function(1))
    table.advance(by: .seconds(10))
    table["Ada"].press(.escape)
    #expect(table["Ada"].shows("1:40"))
    #expect(!table["Ada"].shows("pause"))
  }

  @Test("what the race says to a refused key is whole on the smallest terminal", arguments: ["en", "nl"])
  func refusals(code: String) {
    var table = TableOfApps.race(["Ada", "Bob"], .compact, language: code)
    for key in ["+", "="] {
      table["Ada"].type(key)
      let row = table["Ada"].frame.row(7)
      #expect(row.split(separator: " ").count > 3 && row.contains(".") && !row.contains("…"), "\(row)")
    }
  }

  @Test(
    "at the end the key for the words of each player is named on every terminal", arguments: ["en", "nl"])
  func wordsOfEach(code: String) {
    for size in ScreenSize.allCases {
      var table = TableOfApps.race(
        ["Ada", "Bob"], size, language: code, glosses: SampleGlosses.proverb)
      table["Ada"].enter("code")
      table.advance(by: .seconds(121))
      table["Ada"].listen()
      #expect(table["Ada"].context.meanings.exist)
      let frame = table["Ada"].frame
      let bottom = " " + frame.row(frame.size.height - 1)
      #expect(bottom.contains(" w ") && bottom.contains("↓") && bottom.contains("Esc menu"), "\(bottom)")
    }
  }

  @Test("the replay of a race in which a player found nothing says so")
  func theReplayOfARaceInWhichAPlayerFoundNothingSaysSo() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Bob"].enter("code")
    table.advance(by: .seconds(121))
    for name in table.names {
      table[name].listen()
      table[name].type("y")
    }
    #expect(table["Ada"].shows("No word was found."))
    #expect(!table["Ada"].shows("entry"))
    #expect(table["Bob"].shows("entry 0 of 1"))
  }

  @Test("the time shown is the table's, also after a terminal that was too small")
  func theTimeShownIsTheTablesAlsoAfterATerminalThatWas() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].send(.resize(Size(width: 30, height: 10)))
    table.advance(by: .seconds(40))
    table["Ada"].send(.resize(ScreenSize.home.size))
    table.advance(by: .seconds(1))
    #expect(table["Ada"].shows("1:19"))
  }

  @Test("a first word of six opens no rack, and every word ends nothing")
  func aFirstWordOfSixOpensNoRackAndEveryWordEnds() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("conned")
    #expect(table["Ada"].shows("★ CONNED, all six: 6 points."))
    #expect(!table["Ada"].asks)
    for line in App.conned.dropFirst().dropLast(3) {
      table["Ada"].enter(String(line.dropLast(2)))
      table.advance(by: .milliseconds(500))
    }
    table.advance(by: .seconds(1))
    #expect(table["Ada"].shows("score 198"))
    #expect(!table["Ada"].asks)
    #expect(table["Bob"].standings.contains("Ada 198"))
    #expect(table["Bob"].shows("Ada has found all the words."))
    table["Ada"].enter("cond")
    #expect(table["Ada"].shows("COND, a bonus word: +8"))
  }

  @Test("when the time is over, most points win, and each writes their own result")
  func whenTheTimeIsOverMostPointsWinAndEachWritesTheir() {
    var table = TableOfApps.race(["Ada", "Bob", "Zoë"])
    table["Ada"].enter("code")
    table["Bob"].enter("code", "conned")
    table["Zoë"].enter("nod", "xyz")
    table.advance(by: .seconds(119))
    #expect(!table["Ada"].asks)
    table.advance(by: .seconds(2))
    #expect(table["Bob"].shows("✓ You win the race"))
    #expect(table["Ada"].shows("Bob wins the race"))
    #expect(table["Zoë"].shows("Bob 10 · Ada 4 · Zoë 3"))
    #expect(table["Zoë"].says("You found 1 of 26 words. The six-letter word was CONNED."))
    for name in table.names {
      let records = table.records[name]!
      let tally = records.tallies(of: name).first { $0.mode == .textTwistRace }
      #expect(tally?.played == 1, "\(name)")
      #expect(tally?.won == (name == "Bob" ? 1 : 0), "\(name)")
      #expect(records.title(of: name).waiting.isEmpty, "\(name)")
      for other in table.names where other != name { #expect(records.tallies(of: other).isEmpty) }
    }
    #expect(Mode.textTwistRace.ranking == .wins)
    table.advance(by: .seconds(1))
    table["Ada"].press(.escape)
    #expect(table["Ada"].shows("q quit"))
  }

  @Test("after a race they meet for another one, with its own letters and clock")
  func afterARaceTheyMeetForAnotherOneWithItsOwnLetters() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code")
    for _ in 0..<2 { table.advance(by: .seconds(121)) }
    table["Bob"].press(.enter)
    #expect(table["Bob"].shows("The table is laid. Who joins?"))
    table["Ada"].press(.enter)
    #expect(table["Ada"].shows("Bob says when it begins."))
    table["Bob"].press(.enter)
    for name in table.names { #expect(table[name].shows("2:00   score 0"), "\(name)") }
    table["Ada"].enter("done")
    table.advance(by: .milliseconds(100))
    #expect(table["Bob"].standings.contains("Ada 4"))
  }

  @Test("equal points share the win, and without a word nobody wins")
  func equalPointsShareTheWinAndWithoutAWordNobodyWins() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code")
    table["Bob"].enter("done")
    table.advance(by: .seconds(121))
    for name in table.names {
      #expect(table[name].shows("✓ You share the win"), "\(name)")
      #expect(table.records[name]!.tallies(of: name).first?.won == 1)
    }
    var idle = TableOfApps.race(["Ada", "Bob"])
    idle.advance(by: .seconds(121))
    #expect(idle["Ada"].shows("Nobody found a word"))
    #expect(idle.records["Ada"]!.tallies(of: "Ada").first?.won == 0)
  }

  @Test("a tally that is too long loses its second sentence, and is not cut")
  func aTallyThatIsTooLongLosesItsSecondSentenceAndIs() {
    for size in [ScreenSize.home, .compact] {
      var table = TableOfApps.race(["Ada", "Bob"], size)
      table["Ada"].enter("cond")
      table.advance(by: .seconds(121))
      #expect(
        table["Ada"].says("You found 0 of 26 words and a bonus."))
      #expect(!table["Ada"].shows("…"))
    }
  }

  private static let long = "Wilhelmina Jacobspan"

  @Test(
    "a long name is whole in the title of the result where it fits", arguments: [ScreenSize.home, .compact])
  func longWinner(size: ScreenSize) {
    var table = TableOfApps.race(["Ada", Self.long], size)
    table[Self.long].enter("coned")
    table.advance(by: .seconds(121))
    #expect(table["Ada"].shows("─ Wilhelmina Jacobspan wins the race ─"))
    #expect(table["Ada"].hasChosen(" Another race "))
  }

  @Test("on 40×16 the news about a long name is whole", arguments: ["en", "nl"])
  func news(code: String) {
    var table = TableOfApps.race(["Ada", Self.long], .compact, language: code)
    table[Self.long].enter("coned")
    table.advance(by: .milliseconds(100))
    #expect(
      table["Ada"].shows(
        code == "en" ? "Wilhelmina Jacobspan found a word of 5." : "Wilhelm… vond een woord van 5."))
    table.kill(Self.long)
    table.advance(by: .seconds(1))
    #expect(table["Ada"].shows(code == "en" ? " left the race." : " is uit de race."))
  }

  @Test("at the end the words of each can be seen, by key and by click")
  func atTheEndTheWordsOfEachCanBeSeenByKeyAndByClick() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code")
    table["Bob"].enter("coned")
    table.advance(by: .seconds(121))
    table.advance(by: .seconds(1))
    #expect(table["Ada"].shows("‹Ada ▪ 4›"))
    #expect(table["Ada"].shows("C O D E"))
    #expect(table["Ada"].shows("c o n e d"))
    table["Ada"].type("w")
    #expect(table["Ada"].shows("‹Bob ▪▪ 5›"))
    #expect(table["Ada"].shows("C O N E D"))
    #expect(table["Ada"].shows("c o d e"))
    #expect(table["Ada"].shows("score 4"))
    table["Ada"].click("  Ada ▪ 4 ")
    #expect(table["Ada"].shows("C O D E "))
  }

  @Test("the race ends at once when all are done") func theRaceEndsAtOnceWhenAllAreDone() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code")
    table.advance(by: .milliseconds(100))
    table["Ada"].press(.escape)
    table["Ada"].click("I am done")
    #expect(table["Ada"].shows("It ends when all who are here are done."))
    #expect(table["Bob"].shows("Ada looks for no more words."))
    #expect(table["Bob"].standings.contains("Ada 4 ✓"))
    table["Bob"].press(.escape, .right, .enter)
    #expect(table["Bob"].shows("Ada wins the race"))
    #expect(table["Ada"].shows("✓ You win the race"))
  }

  @Test("when one is killed the race continues, and Continue restores the words", arguments: ["Ada", "Bob"])
  func whenOneIsKilledTheRaceContinuesAndContinue(victim: String) {
    var table = TableOfApps.race(["Ada", "Bob"])
    let survivor = victim == "Ada" ? "Bob" : "Ada"
    table[victim].enter("conned")
    table[survivor].enter("code")
    table.advance(by: .seconds(20))
    table.kill(victim)
    #expect(table[survivor].shows("\(victim) left the race."))
    #expect(table[survivor].standings.contains("(\(victim) "))
    table.advance(by: .seconds(10))
    table[survivor].enter("done")
    #expect(table[survivor].shows("1:30   score 8"))
    table.start(victim)
    table[victim].press(.home, .enter)
    table.advance(by: .seconds(1))
    #expect(table[victim].shows("1:29   score 6"))
    #expect(table[victim].standings.contains("\(survivor) 8"))
    #expect(table[survivor].standings.contains("\(victim) 6"))
    table.advance(by: .seconds(90))
    #expect(table[survivor].shows("✓ You win the race"))
    #expect(table[victim].shows("\(survivor) 8 · \(victim) 6"))
  }

  @Test("of three the next host judges all words anew") func ofThreeTheNextHostJudgesAllWordsAnew() {
    var table = TableOfApps.race(["Ada", "Bob", "Zoë"])
    table["Ada"].enter("conned")
    table["Bob"].enter("code", "done")
    table["Zoë"].enter("nod", "node", "none", "neon")
    table.advance(by: .seconds(5))
    table.kill("Ada")
    table.advance(by: .seconds(1))
    #expect(table["Bob"].standings.contains("Zoë 15"))
    #expect(table["Zoë"].standings.contains("Bob 8"))
    table.advance(by: .seconds(115))
    #expect(table["Zoë"].shows("✓ You win the race"))
    #expect(table["Bob"].shows("Zoë 15 · Bob 8"))
  }

  @Test("after both are killed the clock is stopped until a second one returns")
  func afterBothAreKilledTheClockIsStoppedUntilASecond() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code")
    table["Bob"].enter("coned")
    table.advance(by: .seconds(20))
    table["Ada"].type(" ")
    table["Bob"].type(" ")
    for name in table.names { table.kill(name) }
    table.start("Ada")
    #expect(table["Ada"].shows("4 points"))
    table["Ada"].press(.home, .enter)
    #expect(table["Ada"].shows("Waiting for Bob"))
    #expect(table["Ada"].shows("The clock stands at 1:40 until somebody else sits down."))
    table.advance(by: .seconds(300))
    #expect(table["Ada"].shows("Waiting for Bob"))
    table.start("Bob")
    table["Bob"].press(.home, .enter)
    table.advance(by: .seconds(1))
    for name in table.names { #expect(table[name].shows("1:39"), "\(name)") }
    #expect(!table["Ada"].asks)
    table["Ada"].enter("done")
    table.advance(by: .seconds(1))
    #expect(table["Bob"].standings.contains("Ada 8"))
    #expect(table["Ada"].standings.contains("Bob 5"))
  }

  @Test("who comes back when the race is over learns how it ended, or gives up")
  func whoComesBackWhenTheRaceIsOverLearnsHowItEndedOr() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code")
    table.kill("Bob")
    table.advance(by: .seconds(121))
    #expect(table["Ada"].shows("✓ You win the race"))
    var late = table
    late.start("Bob")
    late["Bob"].press(.home, .enter)
    late.advance(by: .seconds(1))
    #expect(late["Bob"].shows("Ada wins the race"))
  }

  @Test("giving up a race without other players counts as a loss")
  func givingUpARaceWithoutOtherPlayersCountsAsALoss() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code")
    table.kill("Bob")
    table.advance(by: .seconds(121))
    table.advance(by: .seconds(1))
    table["Ada"].press(.escape)
    table.start("Bob")
    table["Bob"].press(.home, .enter)
    #expect(table["Bob"].shows("Waiting for Ada"))
    table["Bob"].click("Give up")
    #expect(table["Bob"].shows("q quit"))
    #expect(!table["Bob"].shows("Continue"))
    #expect(table.records["Bob"]!.tallies(of: "Bob").first?.played == 1)
    #expect(table.records["Bob"]!.tallies(of: "Bob").first?.won == 0)
  }

  @Test("the end comes under help and over a question, too") func theEndComesUnderHelpAndOverAQuestionToo() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code")
    table["Ada"].press(.function(1))
    table["Bob"].press(.escape)
    table.advance(by: .seconds(121))
    for name in table.names { #expect(table[name].asks, "\(name)") }
    #expect(table["Ada"].shows("✓ You win the race"))
    #expect(table["Bob"].shows("Ada wins the race"))
    table.advance(by: .seconds(1))
    #expect(table["Ada"].patience == nil)
  }

  @Test("a race left by the menu can be continued, and its clock keeps running")
  func aRaceLeftByTheMenuCanBeContinuedAndItsClockKeeps() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Bob"].enter("code")
    table["Bob"].press(.escape)
    table["Bob"].click("Menu")
    #expect(table["Bob"].shows("Continue"))
    #expect(table["Ada"].shows("Bob left the race."))
    table.advance(by: .seconds(30))
    table["Bob"].press(.home, .enter)
    table.advance(by: .seconds(1))
    #expect(table["Bob"].shows("1:29   score 4"))
  }

  @Test("a word can be found with only the mouse") func aWordCanBeFoundWithOnlyTheMouse() {
    var table = TableOfApps(["Ada", "Bob"], words: App.conned)
    table["Ada"].click("Table")
    table["Ada"].click("the same rack for both")
    table["Bob"].click("Table")
    table["Bob"].click("Text Twist · 1 of 5")
    table["Ada"].click("Start")
    for letter in "CON" { table["Ada"].clickBank(Array(table["Ada"].bank).firstIndex(of: letter) ?? 0) }
    table["Ada"].click(" Enter ")
    #expect(table["Ada"].shows("CON, found: +3"))
    table.advance(by: .milliseconds(100))
    #expect(table["Bob"].standings.contains("Ada 3"))
  }

  @Test("a race can be seen again, word by word") func aRaceCanBeSeenAgainWordByWord() {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code", "cond")
    table.advance(by: .seconds(121))
    table.advance(by: .seconds(1))
    table["Ada"].type("y")
    #expect(table["Ada"].shows("entry 0 of 2"))
    table["Ada"].press(.right)
    #expect(table["Ada"].shows("CODE, found: +4"))
    #expect(!table["Ada"].shows("n o n c e"))
    table["Ada"].press(.end)
    #expect(table["Ada"].shows("COND, a bonus word: +4"))
    #expect(table["Ada"].shows("n o n c e"))
  }

  @Test("words that a damaged saved race names count only if they are the rack's")
  func wordsThatADamagedSavedRaceNamesCountOnlyIfThey() throws {
    var table = TableOfApps.race(["Ada", "Bob"])
    table["Ada"].enter("code")
    var context = table["Ada"].context
    var saved = try #require(table["Ada"].open(RaceScreen.self)?.saved(context))
    saved.fields.add("word", "zebra")
    table.kill("Ada")
    table.start("Ada")
    context = table["Ada"].context
    guard case .push(let layer)? = RaceScreen.restored(saved, &context) else {
      Issue.record("the race is not restored")
      return
    }
    let restored = try #require(layer.screen as? RaceScreen)
    #expect(restored.rack.game.round.found == ["code"])
    // A host closes a seat that sends it what cannot be a word.
    #expect(restored.seat.saved?.words == ["code"])
  }
}

extension App {
  /// The bars of a race at home without their squares: `Ada 4`, `Bob 6 +6`.
  fileprivate var standings: String {
    (8...9).map { frame.row($0).filter { $0 != "▪" }.split(separator: " ").joined(separator: " ") }
      .joined(separator: "\n")
  }
}
