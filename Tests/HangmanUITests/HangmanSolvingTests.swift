import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit
@testable import Menus

/// Blanks are filled in on the board itself.
struct HangmanSolvingTests {
  private static let proverb = "A rolling stone gathers no moss"

  private static func solving(_ typed: String = "") -> App {
    var app = App.playing(proverb)
    app.type("aelncdu")
    app.press(.tab)
    app.type(typed)
    return app
  }

  @Test("the cost is shown before anything is filled in") func theCostIsShownBeforeAnythingIsFilledIn() {
    #expect(Self.solving().shows("Fill the blanks. A wrong phrase costs a miss: 4 left."))
  }

  @Test("a single word is called a word, several a phrase", arguments: ScreenSize.allCases)
  func priced(size: ScreenSize) {
    for (phrase, en, nl) in [
      ("moss", "A wrong word costs", "Een fout woord kost"),
      ("rolling stone", "A wrong phrase costs", "Een foute zin kost"),
    ] {
      for (code, text) in [("en", en), ("nl", nl)] {
        var app = App.playing(phrase, size, language: code)
        app.press(.tab)
        #expect(app.shows(text), "\(app)")
      }
    }
  }

  @Test("a wrong solution is listed in letters, as far as it fits", arguments: ScreenSize.allCases)
  func listed(size: ScreenSize) {
    var app = App.playing("moss", size)
    app.type("q")
    app.press(.tab)
    app.type("kind")
    app.press(.enter)
    #expect(app.shows(size == .compact ? "not: Q KIND" : "Q" + (size == .home ? "  " : "   ") + "KIND"))
    app.type("wxz")
    app.press(.tab)
    app.type("lamb")
    app.press(.enter)
    app.type("!")
    let marks = app.frame.text.split(separator: "\n").first { $0.contains("KI") }.map { String($0) } ?? ""
    for mark in ["Q", "KI", "W", "X", "Z", "LA"] { #expect(marks.contains(mark), "\(app)") }
    app = App.playing(Self.proverb, size)
    app.press(.tab)
    app.type("a rolling stone gathers no mold")
    app.press(.enter)
    app.type("qwxyz")
    let listed = app.frame.text.split(separator: "\n").first { $0.contains("A RO") }.map { String($0) } ?? ""
    for mark in ["…", "Q", "W", "X", "Y", "Z"] { #expect(listed.contains(mark), "\(app)") }
  }

  @Test("when the last blank is filled, Enter is offered as a question") func isThatIt() {
    var app = App.playing("moss")
    app.press(.tab)
    app.type("mos")
    #expect(!app.shows("is that it?"))
    app.type("s")
    #expect(app.shows("Enter: is that it?"))
    app.press(.backspace)
    #expect(!app.shows("is that it?"))
  }

  @Test("in ASCII the caret differs from a blank") func inASCIITheCaretDiffersFromABlank() {
    var context = App.started(library: .sample(phrases: ["moss"])).context
    context.display.isASCII = true
    var app = App(size: ScreenSize.home.size, context: context, screens: [TitleScreen()])
    app.press(.enter, .enter, .tab)
    #expect(app.frame.text.contains("‹_›  _   _   _"))
    app.press(.right)
    #expect(app.frame.text.contains("_  ‹_›  _   _"))
  }

  @Test("letters go to the blanks, small, and the caret follows")
  func lettersGoToTheBlanksSmallAndTheCaretFollows() {
    let app = Self.solving("roigs")
    #expect(app.spells("A   r o L L i N g") && app.spells("s ▂ _ N E"))
    #expect(app.shows("3 of 7"))
  }

  @Test("the whole phrase and only the blanks both work", arguments: [proverb, "roigstogthrsomoss"])
  func bothWork(typed: String) {
    var app = Self.solving(typed)
    app.press(.enter)
    #expect(app.shows("✓ Saved"))
    #expect(app.shows("Three wrong guesses."))
  }

  @Test("a tried miss is refused for nothing") func aTriedMissIsRefusedForNothing() {
    let app = Self.solving("c")
    #expect(app.shows("No C in this one."))
    #expect(app.spells("▂ _ L L _ N _") && app.shows("3 of 7"))
  }

  @Test("Enter too soon shows how many blanks are open and costs nothing")
  func enterTooSoonShowsHowManyBlanksAreOpenAndCosts() {
    var app = Self.solving("roigstogthrsom")
    app.press(.enter)
    #expect(app.shows("Three places still open."))
    app.type("os")
    app.press(.enter)
    #expect(app.shows("One place still open."))
    #expect(app.shows("3 of 7"))
  }

  @Test("Backspace erases, the arrows move, and Escape puts all back for nothing")
  func backspaceErasesTheArrowsMoveAndEscapePutsAllBack() {
    var app = Self.solving("rx")
    app.press(.backspace)
    #expect(app.spells("r ▂ L L"))
    app.press(.left)
    app.type("q")
    #expect(app.spells("q ▂ L L"))
    app.press(.escape)
    #expect(app.spells("A   _ _ L L _ N _"))
    #expect(app.shows("3 of 7") && app.shows("Tab solve"))
  }

  @Test("a wrong phrase costs one miss and puts all back") func aWrongPhraseCostsOneMissAndPutsAllBack() {
    var app = Self.solving("riogstogthrsomoss")
    app.press(.enter)
    #expect(app.shows("That is not it."))
    #expect(app.shows("4 of 7"))
    #expect(app.lists("C  D  U  A RILLONG …"))
    #expect(app.spells("A   _ _ L L _ N _"))
  }

  @Test("digits of the phrase are skipped, others are refused")
  func digitsOfThePhraseAreSkippedOthersAreRefused() {
    var app = App.playing("Catch-22")
    app.press(.tab)
    app.type("ca1")
    #expect(app.shows("1 is not a letter."))
    app.type("tch-22")
    app.press(.enter)
    #expect(app.spells("C A T C H - 2 2"))
    #expect(app.shows("Not one wrong guess."))
  }

  @Test(
    "two letters fill the blank of the one that a keyboard lacks, whatever is on the board already",
    arguments: [
      ("Straße", "", "strasse"), ("Straße", "", "straße"), ("Straße", "sa", "strasse"),
      ("Straße", "sa", "trsse"), ("Straße", "stra", "sse"), ("Mädchen", "", "maedchen"),
      ("Mädchen", "e", "maedchen"),
      ("Süße Mädchen", "m", "suesse maedchen"),
    ])
  func twoLetters(phrase: String, tried: String, typed: String) {
    var app = App.playing(phrase, language: "de")
    app.type(tried)
    app.press(.tab)
    app.type(typed)
    app.press(.enter)
    #expect(app.open(HangmanScreen.self)?.game.status == .won, "\(app.frame.text)")
    #expect(app.open(HangmanScreen.self)?.game.misses == 0)
  }

  @Test("a phrase can be solved with only the mouse") func aPhraseCanBeSolvedWithOnlyTheMouse() {
    var app = App.playing("moss")
    app.type("s")
    app.click("Tab solve")
    app.click(" M ")
    app.click(" O ")
    app.click("Enter solve")
    #expect(app.shows("✓ Without a scratch"))
  }

  @Test("filled-in letters stand on lit slots, revealed ones are tiles")
  func filledInLettersHaveTheRoleOfAFieldRevealedOnes() throws {
    let app = Self.solving("ro")
    let row = try #require(app.frame.find("r   o   L   L"))
    let roles = [0, 4, 8].map { app.frame[Point(x: row.minX + $0, y: row.minY)].role }
    #expect(roles == [.filledLetter, .filledLetter, .tile])
  }

  @Test("a game that continues after the program was killed shows the letters that were filled in")
  func aGameThatContinuesAfterTheProgramWasKilledShows()
    throws
  {
    var app = Self.solving("ro")
    app.press(.right)
    app.type("g")
    let screen = try #require(app.open(HangmanScreen.self))
    var context = App.started(library: .sample(phrases: [Self.proverb])).context
    let saved = try #require(screen.saved(app.context))
    let restored = try #require(HangmanScreen.restored(saved, &context))
    guard case .push(let layer) = restored, let again = layer.screen as? HangmanScreen else {
      Issue.record("no screen")
      return
    }
    #expect(again.solving?.filled == screen.solving?.filled)
    #expect(again.solving?.filled.contains { $0 != "_" } == true)
    app.press(.escape)
    #expect(app.open(HangmanScreen.self)?.saved(app.context)?.fields["filled"] == nil)
  }
}
