import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import Kit

/// A match of Ghost as a player sees it.
struct GhostScreenTests {
  @Test(
    "two keys after the title a player is in a match",
    arguments: [[Key.character("g"), .enter], [.character("G"), .enter]])
  func begins(keys: [Key]) {
    var app = App.started(library: .sample(words: App.ghostWords))
    for key in keys { app.press(key) }
    #expect(app.shows("Your turn"))
    #expect(app.shows("Ghost · Easy") && app.shows("round 1"))
  }

  @Test("the first of two players is who plays here, unless another name is entered")
  func theFirstOfTwoPlayersIsWhoPlaysHereUnlessAnother() {
    let records = SharedRecords()
    var app = App.haunting(records: records)
    app.loseAMatch()
    #expect(records.tallies(of: "Ada").first { $0.mode == .ghostFriends }?.played == 1)
    #expect(records.tallies(of: "Player 2").isEmpty)
    var named = App.haunting(names: ["Eve", "Bo"], records: .inMemory)
    named.type("b")
    #expect(named.shows("Eve added B."))
  }

  @Test("a player can set up a match and add a letter with only the mouse")
  func aPlayerCanSetUpAMatchAndAddALetterWithOnlyThe() {
    var app = App.started(library: .sample(words: App.ghostWords))
    app.click("Ghost")
    if let value = app.frame.find("the computer") {
      app.send(.click(Point(x: value.maxX + 2, y: value.minY)))
    }
    #expect(app.shows("a friend"))
    app.click("Start")
    #expect(app.shows("Ada's turn"))
    app.click(" B ")
    #expect(app.showsTiles("B▂"))
    #expect(app.shows("Player 2's turn"))
  }

  @Test("level, judge, first letter and bluff are chosen before the match, each with two sentences")
  func levelJudgeAndBluffAreChosenBeforeTheMatchEach() {
    var app = App.started(library: .sample(words: App.ghostWords))
    app.type("g")
    app.press(.home)
    #expect(app.shows("Alone, for points. Each level has its own high scores."))
    app.press(.down, .right)
    #expect(app.shows("◂ medium "))
    #expect(app.shows("sees two letters ahead"))
    app.press(.right)
    #expect(app.shows("◂ sharp "))
    #expect(app.shows("sees four letters ahead"))
    app.press(.right)
    #expect(app.shows("◂ hard "))
    #expect(app.shows("plays perfectly."))
    #expect(app.shows("three times."))
    app.press(.down)
    #expect(app.shows("familiar: words you have met."))
    #expect(app.shows("Whoever finishes one of"))
    app.press(.right)
    #expect(app.shows("wide: words of a school dictionary."))
    app.press(.right)
    #expect(app.shows("rare: words of the big one."))
    app.press(.down)
    #expect(app.shows("A letter behind the others."))
    app.press(.down)
    #expect(app.shows("Whoever begins a round chooses its first letter."))
    app.press(.down)
    #expect(app.shows("A letter that no word follows ends the round at once."))
    #expect(app.shows("Nobody") && app.shows("can bluff."))
    app.press(.right)
    #expect(app.shows("A letter that no word follows may stand until it is"))
    app.press(.enter)
    #expect(app.shows("Ghost · Hard · rare words · bluff"))
  }

  @Test("the letters go to one fragment in turn, by keys, arrows and clicks")
  func theLettersGoToOneFragmentInTurnByKeysArrowsAnd() {
    var app = App.haunting(names: ["Ada", "Bo"])
    #expect(app.shows("Ada's turn"))
    #expect(app.shows("▸ Ada"))
    app.type("B")
    #expect(app.shows("Bo's turn"))
    #expect(app.shows("▸ Bo"))
    #expect(app.shows("Ada added B."))
    // The cursor appears at the last letter, B, whose neighbour is V.
    app.press(.up, .left, .enter)
    #expect(app.showsTiles("BV") && app.shows("No word begins with BV"))
    app = App.haunting(names: ["Ada", "Bo"])
    app.type("be")
    app.click(" R ")
    #expect(app.showsTiles("BER▂"))
    #expect(app.shows("Bo's turn"))
  }

  @Test("Enter and Space on an untouched keyboard add nothing", arguments: [Key.enter, .character(" ")])
  func untouched(key: Key) {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.press(key)
    #expect(app.shows("Type a letter, or move with the arrows."))
    #expect(app.shows("Ada's turn"))
    app.click("A–Z add")
    #expect(app.shows("Ada's turn"))
    app.type("x")
    app.passOn()
    app.press(key)
    #expect(app.shows("Bo's turn"))
    #expect(app.showsTiles("▂"))
  }

  @Test("a round that begins hides the cursor of the one before")
  func aRoundThatBeginsHidesTheCursorOfTheOneBefore() {
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "Bo"])
    app.press(.down, .enter)
    #expect(app.shows("Next round"))
    app.passOn()
    #expect(!app.hasChosen("G"))
    app.press(.enter)
    #expect(app.shows("Bo's turn"))
  }

  @Test("pasted text adds no letter and shows a message") func pastedTextAddsNoLetterAndShowsAMessage() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.send(.paste("berry\n"))
    #expect(app.shows("Pasted text is ignored in a game."))
    #expect(app.shows("Ada's turn"))
  }

  @Test("a character that is not a letter is refused with a message and costs nothing")
  func aCharacterThatIsNotALetterIsRefusedWithAMessage() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("5")
    #expect(app.shows("5 is not a letter."))
    #expect(app.shows("Ada's turn"))
  }

  @Test("the starter alternates, and five letters lose the match")
  func theStarterAlternatesAndFiveLettersLoseTheMatch() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("x")
    app.passOn()
    #expect(app.shows("Round 2. Bo to begin."))
    #expect(app.shows("Bo's turn"))
    app.type("x")
    #expect(app.shows("X has opened a round already."))
    app.type("z")
    app.passOn()
    #expect(app.shows("Ada's turn"))
    app = App.haunting(names: ["Ada", "Bo"])
    app.loseAMatch()
    #expect(app.shows("✓ Bo wins, 5 to 4"))
    #expect(app.shows("Ada is a ghost now"))
    #expect(app.shows("G   H   O   S   T"))
    #expect(app.shows("G   H   O   S   t"))
    #expect(app.shows("4 points"))
    #expect(app.shows("a ghost now"))
    #expect(app.shows("9 points"))
    #expect(app.shows("matches   Ada 0 : 1 Bo"))
  }

  @Test("matches are counted until a name changes") func matchesAreCountedUntilANameChanges() {
    var app = App.haunting(names: ["Ada", "Bo"])
    for _ in 0..<2 {
      app.loseAMatch()
      if app.shows("Ada 0 : 1 Bo") { app.click("New game") }
    }
    #expect(app.shows("matches   Ada 0 : 2 Bo"))
    app.press(.escape)
    app.listen()
    app.type("g")
    app.press(.home, .down)
    app.type(" x")
    app.press(.enter, .enter)
    app.loseAMatch()
    #expect(app.shows("matches   Adax 0 : 1 Bo"))
  }

  @Test(
    "a hint is explained once, then shown on the keyboard", arguments: [Key.character("!"), .function(2)])
  func hint(key: Key) {
    var app = App.haunting(words: ["bear 1", "berry 1", "beat 1"], names: ["Ada", "Bo"])
    app.use(isFilled: false)
    app.type("be")
    app.press(key)
    #expect(app.shows("It shows the living letters; a win then scores nothing."))
    app.press(.escape)
    #expect(!app.shows("[R]"))
    app.press(key, .enter)
    for cap in ["[A]", "[R]", "·X·", "·T·"] { #expect(app.shows(cap)) }
    #expect(app.shows("[A] lives, ·A· is dead, A ends a word. This round scores nothing for you."))
    app.press(key)
    #expect(!app.shows("[R]"))
    app.press(key)
    #expect(app.shows("[R]"))
    app.type("a")
    #expect(app.shows("Bo's turn"))
    for cap in ["[R]", "·R·", "[T]"] { #expect(!app.shows(cap)) }
    app.press(key)
    #expect(!app.shows("It shows the living letters"))
    #expect(app.shows(" R ") && !app.shows("[R]") && !app.shows("·R·"))
  }

  @Test("with fills the keys of living letters are lit") func withFillsTheKeysOfLivingLettersAreLit() {
    var app = App.haunting(words: ["bear 1", "berry 1", "beat 1"], names: ["Ada", "Bo"])
    app.type("be!")
    app.press(.enter)
    #expect(app.shows("Lit lives, ·A· is dead, A ends a word. This round scores nothing for you."))
    #expect(app.isHit("A") && app.isHit("R") && !app.isHit("T") && !app.shows("[A]") && app.shows("·X·"))
  }

  @Test("help costs the points of the round") func helpCostsThePointsOfTheRound() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("b!")
    app.press(.enter)
    app.type("erry")
    #expect(app.shows("Bo scores nothing."))
    #expect(!app.shows("5 points"))
    app.passOn()
    app.type("x")
    #expect(app.shows("Ada scores 1."))
  }

  @Test("a round won against hard counts three times") func aRoundWonAgainstHardCountsThreeTimes() {
    var app = App.started(library: .sample(words: ["bear 1"]), isAnimated: true)
    app.type("g")
    app.press(.home, .down, .left, .enter)
    for letter in "ba" {
      app.type(String(letter))
      app.letComputerThink()
    }
    #expect(app.shows("Hard finished a word"))
    #expect(app.shows("Hard finished BEAR. You score 12."))
    #expect(app.shows("12 points"))
  }

  @Test("a list without a word for Ghost is reported") func aListWithoutAWordForGhostIsReported() {
    var app = App.ghosting(words: ["cat 1", "slur x"])
    #expect(app.shows("The word list has no word"))
    app.press(.enter)
    #expect(app.shows("Words"))
  }

  @Test("the bottom line shows the important keys, each clickable", arguments: ScreenSize.allCases)
  func bottomLine(size: ScreenSize) {
    var app = App.haunting(size)
    app.type("be")
    app.click("? help")
    #expect(app.shows("Add a letter in turn"))
    app.click("a hint, for the points")
    app.click("Show it")
    #expect(app.shows("Lit lives") || size == .compact)
    app.click("Esc stop")
    #expect(app.shows("Keep playing"))
  }

  @Test("tiles are wide up to eight letters, narrower up to eighteen, then as narrow as their letters")
  func cellsAreLargeUpToTwelveLettersSmallUpToEighteen() {
    var app = App.haunting(bluff: true)
    app.type("bexbexbe")
    #expect(app.showsTiles("BEXBEXBE▂"))
    app.type("x")
    #expect(app.showsTiles("BEXBEXBEX▂", width: 5))
    app.type("bex")
    #expect(app.showsTiles("BEXBEXBEXBEX▂", width: 5))
    app.type("b")
    #expect(app.showsTiles("BEXBEXBEXBEXB▂", width: 3))
    app.type("exbex")
    #expect(!app.shows("…"))
    app.type("q")
    #expect(app.showsTiles("BEXBEXBEXBEXBEXBEXQ▂", width: 1) && !app.shows("…"), "\(app)")
  }

  @Test(
    "in the compact layout the tiles are seven columns wide up to three letters, then five, then three, then one"
  )
  func inTheCompactLayoutTheCellsAreSevenColumnsWideUp() {
    var app = App.haunting(bluff: true, .compact)
    app.type("bex")
    #expect(app.showsTiles("BEX▂"))
    app.type("be")
    #expect(app.showsTiles("BEXBE▂", width: 5))
    app.type("x")
    #expect(app.showsTiles("BEXBEX▂", width: 3))
    app.type("be")
    #expect(app.showsTiles("BEXBEXBE▂", width: 3))
    #expect(!app.shows("…"))
    app.type("x")
    #expect(app.showsTiles("BEXBEXBEX▂", width: 1) && !app.shows("…"), "\(app)")
    app.type("bexbexbexb")
    #expect(app.shows("… "), "\(app)")
  }

  @Test("the large layout has larger tiles up to seven letters, and beside them the rounds of the match")
  func theLargeLayoutHasLargerCellsUpToNineLettersAnd() {
    var app = App.haunting(names: ["Ada", "Bo"], bluff: true, .large)
    app.type("bexbexb")
    #expect(app.showsTiles("BEXBEXB▂", width: 9))
    #expect(app.shows("1  BEXBEXB▂"))
    app.type("e")
    #expect(app.showsTiles("BEXBEXBE▂"))
    app.type("xb#=")
    #expect(app.shows("Bo: no such word"))
    #expect(app.shows("Rounds"))
  }
}
