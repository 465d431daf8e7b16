import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import Kit

/// A match of Ghost against the computer: the computer thinks, input in the meantime is refused, and nothing wakes up
/// afterwards.
struct GhostComputerScreenTests {
  @Test("the computer thinks for a moment, shown as three dots appearing one by one")
  func theComputerThinksForAMomentShownAsThreeDots() {
    var app = App.ghosting()
    app.type("b")
    #expect(app.shows("Easy is thinking    "))
    for dots in ["·  ", "·· ", "···"] {
      #expect(app.patience == .milliseconds(125))
      app.advance(by: .milliseconds(125))
      #expect(app.shows("Easy is thinking \(dots)"))
    }
    #expect(app.patience == .milliseconds(125))
    app.advance(by: .milliseconds(125))
    #expect(app.showsTiles("BE▂"))
    #expect(app.shows("Easy added E."))
    #expect(app.patience == nil)
  }

  @Test("a letter typed while the computer thinks is refused aloud and not played later")
  func aLetterTypedWhileTheComputerThinksIsRefusedAloud() {
    var app = App.started(library: .sample(words: App.ghostWords), isAnimated: true)
    app.type("g")
    app.press(.home, .down, .left, .enter)
    app.type("b")
    app.type("e")
    #expect(app.shows("It is Hard's turn."))
    for key in [Key.character("#"), .character("!"), .character("="), .enter, .character(" ")] {
      app.press(key)
      #expect(app.showsTiles("B▂"))
    }
    app.letComputerThink()
    #expect(!app.shows("It is Hard's turn."))
    #expect(app.shows("Hard added"))
    #expect(app.shows("Your turn"))
    #expect(app.shows("▂"))
  }

  /// The title screen of the next start.
  private static func restarted(_ records: SharedRecords, _ code: String) -> App {
    var app = App.started(
      language: code, library: .sample(words: App.ghostWords), isAnimated: true, records: records)
    app.readRecords()
    return app
  }

  @Test(
    "a match that was left while the computer was thinking waits with whose turn it is",
    arguments: [
      ("en", "Easy's turn", "your turn"), ("nl", "Makkelijk is aan de beurt", "jouw beurt"),
    ])
  func waiting(code: String, computersTurn: String, personsTurn: String) {
    let records = SharedRecords()
    var app = App.ghosting(language: code, records: records)
    app.type("b")
    // Killed: nothing more is saved.
    var next = Self.restarted(records, code)
    #expect(next.shows(computersTurn) && !next.shows(personsTurn), "\(next)")
    next.press(.enter)
    next.letComputerThink()
    next = Self.restarted(records, code)
    #expect(!next.shows(computersTurn) && next.shows(personsTurn), "\(next)")
  }

  @Test("while the computer thinks there are only help and stop", arguments: ScreenSize.allCases)
  func thinking(size: ScreenSize) {
    var app = App.bluffing(size)
    app.type("b")
    let bottom = app.frame.text.split(separator: "\n").last.map { $0.trimmingSpaces } ?? ""
    #expect(bottom == (size == .compact ? "? help  Esc stop" : "? help   Esc stop"))
  }

  @Test("without animation the computer answers at once, and begins its rounds, too")
  func withoutAnimationTheComputerAnswersAtOnceAnd() {
    var app = App.started(library: .sample(words: App.ghostWords))
    app.type("g")
    app.press(.enter)
    app.type("b")
    #expect(app.showsTiles("BE▂"))
    app.type("x")
    #expect(app.patience == .milliseconds(600))
    app.passOn()
    #expect(app.shows("Your turn"))
    #expect(app.shows("Easy added "))
    #expect(app.patience == nil)
  }

  @Test("a popup holds the computer's move back") func aPopupHoldsTheComputersMoveBack() {
    var app = App.ghosting()
    app.type("b")
    app.press(.escape)
    #expect(app.patience == nil)
    app.advance(by: .seconds(5))
    app.press(.enter)
    #expect(app.showsTiles("B▂"))
    app.letComputerThink()
    #expect(app.showsTiles("BE▂"))
  }

  @Test("a lost letter of GHOST blinks once under the popup, and then nothing wakes up")
  func aLostLetterOfGHOSTBlinksOnceUnderThePopupAndThen() {
    var app = App.loneRound(letters: "br")
    app.type("y")
    let lit = app.frame
    app.advance(by: .milliseconds(300))
    #expect(app.frame != lit)
    #expect(app.frame.text == lit.text)
    app.advance(by: .milliseconds(300))
    #expect(app.patience == nil)
  }

  @Test("a won match lights the fragment letter by letter, for at most 1,2 seconds")
  func aWonMatchLightsTheFragmentLetterByLetterForAt() {
    var app = App.ghosting(words: App.ears, records: .inMemory)
    app.beatTheComputer()
    #expect(app.shows("✓ You win, 5 to 4"))
    app.advance(by: .milliseconds(600))
    #expect(app.patience == nil)
  }

  @Test("a key ends an animation and has its usual effect") func aKeyEndsAnAnimationAndHasItsUsualEffect() {
    var app = App.loneRound()
    app.click("Stop")
    app.press(.enter)
    #expect(app.shows("You get the G"))
    #expect(app.patience == nil)
  }

  @Test("after losing to the computer the best score so far is shown")
  func afterLosingToTheComputerTheBestScoreSoFarIsShown() {
    var app = App.ghosting(records: .inMemory)
    app.loseToTheComputer()
    #expect(app.shows(" You are a ghost now "))
    #expect(app.shows("Easy wins the match"))
    #expect(app.shows("The last round: "))
    for label in ["New game", "Coach", "Menu"] { #expect(app.canClick(label)) }
  }

  @Test("a first win is not praised, a better one is compared with it, and the fifth is praised once")
  func praise() {
    let records = SharedRecords()
    var app = App.ghosting(words: App.ears, records: records)
    func points() -> Int {
      records.results(of: "Ada", in: [.ghostEasy], limit: 1).last?.points ?? 0
    }
    func isPraised() -> Bool { app.shows("your best yet") || app.shows("of all time") }
    app.beatTheComputer()
    #expect(app.shows("╔") && app.shows("The last round: Easy finished "))
    #expect(app.shows("  \(points()) points  ") && !isPraised(), "\(app)")
    for score in [3, 2, 1] { records.finish(score, by: "Ada") }
    app.press(.enter)
    app.beatTheComputer()
    #expect(app.shows("of all time on easy"), "\(app)")
    records.finish(1, by: "Ada")
    app.press(.enter)
    app.beatTheComputer()
    #expect(!isPraised() && app.shows("\(points() - 1) points better than your last"), "\(app)")
  }

  @Test("a match is praised on a list of two players, but never when it was lost")
  func listOfTwo() {
    let records = SharedRecords()
    records.finish(1, by: "Bob")
    var app = App.ghosting(words: App.ears, records: records)
    app.beatTheComputer()
    let points = records.results(of: "Ada", in: [.ghostEasy], limit: 1).last?.points ?? 0
    #expect(
      app.shows("\(points) points, your best yet") && app.shows("number 1 of all time on easy"), "\(app)")
    app = App.ghosting(records: records)
    app.loseToTheComputer()
    #expect(app.shows("You are a ghost now") && !app.shows("best") && !app.shows("of all time"), "\(app)")
  }

  @Test("after the praise it is said how much was missing to pass the next player", arguments: ["en", "nl"])
  func passing(code: String) {
    let records = SharedRecords()
    records.finish(900, by: "Bob")
    var app = App.ghosting(words: App.ears, language: code, records: records)
    app.beatTheComputer()
    #expect(
      app.says(code == "nl" ? "nummer 2 aller tijden op makkelijk" : "number 2 of all time on easy"), "\(app)"
    )
    app.press(.enter)
    app.beatTheComputer()
    let points = records.results(of: "Ada", in: [.ghostEasy], limit: 1).last?.points ?? 0
    let rest = 901 - points
    #expect(
      app.says(code == "nl" ? "nog \(rest) en je bent Bob voorbij" : "\(rest) more and you pass Bob"),
      "\(app)")
  }

  @Test("a match in which the winner got no letter says so", arguments: ["en", "nl"])
  func notOneLetter(code: String) {
    var app = App.haunting(names: ["Ada", "Bo"], language: code)
    // Bo adds every X and Q, after which no word is possible.
    app.loseAMatch(["bx", "x", "cx", "q", "bx"])
    let title = code == "nl" ? "✓ Geen enkele letter van GHOST" : "✓ Not one letter of GHOST"
    #expect(app.shows(title), "\(app)")
  }

  @Test("giving up asks, and counts as lost") func givingUpAsksAndCountsAsLost() {
    let records = SharedRecords()
    var app = App.ghosting(records: records)
    app.type("b")
    app.press(.escape)
    #expect(app.shows("A game is running"))
    #expect(app.shows("It waits for you under Continue. Giving up counts as lost."))
    app.click("Give up")
    #expect(app.shows("You gave up"))
    #expect(!app.shows("Coach") && !app.shows("Your turn"))
    let tally = records.tallies(of: "Ada").first { $0.mode == .ghostEasy }
    #expect(tally?.played == 1)
    #expect(tally?.won == 0)
    #expect(records.title(of: "Ada").waiting.isEmpty)
    app.press(.enter)
    #expect(app.shows("round 1") && !app.shows("You gave up"))
  }

  @Test("after giving up nothing asks for a letter, in the large layout either")
  func afterGivingUpNothingAsksForALetterInTheLarge() {
    var app = App.ghosting(.large)
    app.type("5")
    #expect(app.shows("5 is not a letter."))
    app.press(.escape)
    app.click("Give up")
    #expect(app.shows("You gave up") && !app.shows("is not a letter"))
  }

  @Test("after giving up in a later round the coach shows the rounds, and leads back")
  func afterGivingUpInALaterRoundTheCoachShowsTheRounds() {
    let records = SharedRecords()
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "Bo"], records: records)
    app.type("x")
    app.listen()
    app.press(.enter)
    app.type("b")
    app.press(.escape)
    app.click("Give up")
    #expect(app.shows("Ada gave up"))
    app.click("Coach")
    #expect(app.shows("round 1 of 2"))
    app.press(.escape)
    #expect(app.shows("Ada gave up"))
    app.click("Menu")
    #expect(records.title(of: "Ada").waiting.isEmpty)
  }

  @Test("of two people who stop, the one whose turn it is gives up")
  func ofTwoPeopleWhoStopTheOneWhoseTurnItIsGivesUp() {
    let records = SharedRecords()
    var app = App.haunting(names: ["Ada", "Bo"], records: records)
    app.type("b")
    app.press(.escape)
    app.click("Give up")
    #expect(records.tallies(of: "Ada").first { $0.mode == .ghostFriends }?.won == 1)
    #expect(records.tallies(of: "Bo").first { $0.mode == .ghostFriends }?.won == 0)
  }

  @Test("a continued match shows the popup it was left with") func aContinuedMatchShowsThePopupItWasLeftWith()
  {
    let records = SharedRecords()
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "Bo"], records: records)
    app.type("x")
    app.send(.terminate)
    var next = App.started(library: .sample(words: ["berry 1"]), isAnimated: true, records: records)
    next.readRecords()
    #expect(next.shows("Continue") && !next.shows("X ▂"))
    next.press(.home, .enter)
    #expect(next.shows("Ada gets the G"))
    next.press(.enter)
    #expect(next.shows("Bo's turn"))
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  @Test("after giving up nobody is to move, and the match counts as lost on every side")
  func givenUp() {
    var app = App.ghosting(.large, records: SharedRecords())
    app.type("b")
    app.letComputerThink()
    #expect(app.shows("▸ Ada") && app.shows("round 1") && app.shows("1  BE▂"))
    app.press(.escape)
    app.click("Give up")
    #expect(!app.shows("▸ Ada") && !app.shows("▂"))
    #expect(app.shows("over") && app.shows("1  BE "))
  }
}

extension SharedRecords {
  /// Saves a match against Easy that somebody has won.
  fileprivate func finish(_ points: Int, by player: String) {
    finish(
      GameResult(
        player: player, mode: .ghostEasy, language: "en", day: Day(year: 2026, month: 11, day: 20),
        isWon: true,
        points: points, misses: 0, isRanked: true, details: GameResult.Details()),
      game: .random(in: 1 ... .max))
  }
}
