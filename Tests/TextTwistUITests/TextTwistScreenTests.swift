import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import Kit
@testable import TextTwistUI

@Suite("Text Twist on the screen")
struct TextTwistScreenTests {
  /// Whether help lists the keys that scroll the words.
  private static func listsScrolling(_ app: App) -> Bool {
    let text = app.context.text("scroll the words down")
    var help = app
    help.type("?")
    return (0..<20).contains { _ in
      defer { help.press(.down) }
      return help.shows(text)
    }
  }

  private static func scrolls(_ app: App) -> Bool {
    [Key.up, .down].contains { key in
      var scrolled = app
      scrolled.press(key)
      return scrolled.frame.text != app.frame.text
    }
  }

  @Test(
    "a game with a clock can be given up, one without is finished",
    arguments: [TextTwist.Mode.timed, .untimed])
  func wayOut(mode: TextTwist.Mode) {
    var app = App.twisting(mode)
    app.press(.escape)
    #expect(app.canClick("Give up") == (mode == .timed), "\(app)")
    #expect(app.canClick("Finish") == (mode == .untimed), "\(app)")
  }

  @Test(
    "the keys that scroll the words are listed only while there are words to scroll",
    arguments: ScreenSize.allCases, ["en", "nl"])
  func scrollKeys(size: ScreenSize, code: String) {
    var app = App.twisting(.untimed, size, language: code)
    #expect(!Self.listsScrolling(app) && !Self.scrolls(app))
    for word in App.conned.dropFirst(9).prefix(10) { app.enter(String(word.dropLast(2))) }
    for word in App.conned.suffix(12).prefix(10) { app.enter(String(word.dropLast(2))) }
    app.advance(by: .seconds(1))
    #expect(Self.listsScrolling(app) == (size == .compact), "\(app)")
    #expect(Self.scrolls(app) == (size == .compact), "\(app)")
  }

  @Test("they are listed at home, too, where the words do not fit into the columns")
  func theyAreListedAtHomeTooWhereTheWordsDoNotFitInto() {
    let letters = Array("adonis")
    let three = letters.flatMap { a in letters.flatMap { b in letters.map { c in String([a, b, c]) } } }
      .filter { Set($0).count == 3 }
    let four = three.flatMap { word in letters.filter { !word.contains($0) }.map { word + String($0) } }
    var app = App.twistingWide(.untimed, words: (three + four + ["adonis"]).sorted().map { $0 + " 1" })
    #expect(!Self.listsScrolling(app) && !Self.scrolls(app))
    for word in three.prefix(66) { app.enter(word) }
    app.advance(by: .seconds(1))
    #expect(Self.listsScrolling(app) && Self.scrolls(app), "\(app)")
  }

  @Test("t and Enter open a rack of six tiles, an empty entry and four columns")
  func tAndEnterOpenARackOfSixTilesAnEmptyEntryAndFour() {
    var app = App.started(library: .sample(words: App.conned))
    app.type("t")
    #expect(app.shows("◂ timed "))
    app.press(.enter)
    #expect(app.bank.sorted() == "CDENNO".sorted())
    #expect(app.entry == "")
    for head in ["3  0 of 11", "4  0 of 10", "5  0 of 4", "★ 6"] {
      #expect(app.shows(head))
    }
    #expect(app.shows("_ _ _ _ _ _"))
  }

  @Test("typing a letter moves its tile out of the bank, Backspace puts the last one back")
  func typingALetterMovesItsTileOutOfTheBankBackspace() {
    var app = App.twisting(.untimed)
    let bank = app.bank
    app.type("cO")
    #expect(app.entry == "CO")
    #expect(app.bank == String(bank.map { "CO".contains($0) ? "." : $0 }))
    app.press(.backspace)
    #expect(app.entry == "C")
    app.press(.backspace, .backspace)
    #expect(app.bank == bank)
    #expect(app.shows("Type a word first."))
  }

  @Test("a letter that is not in the bank is refused") func aLetterThatIsNotInTheBankIsRefused() {
    var app = App.twisting(.untimed)
    app.type("cc")
    #expect(app.entry == "C")
    #expect(app.shows("No C on the table."))
    app.type("x")
    #expect(app.shows("No X on the table."))
    app.type("7")
    #expect(app.shows("7 is not a letter."))
  }

  @Test("every tile can be clicked, and one of the entry goes back into its hole")
  func everyTileCanBeClickedAndOneOfTheEntryGoesBack() {
    var app = App.twisting(.untimed)
    let bank = app.bank
    for slot in 0..<6 { app.clickBank(slot) }
    #expect(app.entry == bank)
    #expect(app.bank == "......")
    app.clickEntry(2)
    #expect(app.entry.count == 5)
    #expect(app.bank == ".." + String(Array(bank)[2]) + "...")
    app.clickBank(0)
    #expect(app.entry.count == 5)
  }

  @Test("a click on the letters' keys takes the first tile that is left")
  func aClickOnTheLettersKeysTakesTheFirstTileThatIs() {
    var app = App.twisting(.untimed)
    // Until a word is submitted, the key that changes the set-up needs the room in the bottom line.
    app.enter("con")
    let bank = app.bank
    app.clickBank(1)
    for _ in 0..<5 { app.click("A–Z take") }
    #expect(app.entry == String(Array(bank)[1]) + String(bank.prefix(1)) + bank.dropFirst(2))
  }

  @Test("Twist shuffles the bank, by Space and by a click, and does not change the entry")
  func twistShufflesTheBankBySpaceAndByAClickAndDoesNot() {
    var app = App.twisting(.untimed)
    app.type("o")
    for twist in 0..<6 {
      let before = app.bank
      if twist % 2 == 0 { app.press(.character(" ")) } else { app.click(" Twist  ") }
      #expect(app.bank != before)
      #expect(app.bank.sorted() == before.sorted())
      #expect(app.entry == "O")
    }
  }

  @Test("Esc clears an entry, and opens the menu when there is none")
  func escClearsAnEntryAndOpensTheMenuWhenThereIsNone() {
    var app = App.twisting(.untimed)
    app.type("co")
    #expect(app.shows("Esc clear"))
    app.press(.escape)
    #expect(app.entry == "")
    app.press(.escape)
    #expect(app.shows("A game is running"))
    app.click("Keep playing")
    #expect(app.shows("Esc menu"))
  }

  @Test("Enter, Clear and Last word can be clicked") func enterClearAndLastWordCanBeClicked() {
    var app = App.twisting(.untimed)
    app.click(" Last word ")
    #expect(app.shows("There is nothing yet."))
    app.type("noc")
    app.click(" Enter ")
    #expect(app.shows("NOC is not a word"))
    app.click(" Last word ")
    #expect(app.entry == "NOC")
    app.click(" Clear ")
    #expect(app.entry == "")
    app.press(.tab)
    #expect(app.entry == "NOC")
    app.click("Esc clear")
    #expect(app.entry == "")
  }

  @Test("each answer has its own message") func eachAnswerHasItsOwnMessage() {
    var app = App.twisting(.untimed)
    app.press(.enter)
    #expect(app.shows("Type a word first."))
    app.enter("co")
    #expect(app.shows("CO is too short"))
    app.enter("cno")
    #expect(app.shows("CNO is not a word"))
    app.enter("con")
    #expect(app.shows("CON, found: +3"))
    app.enter("con")
    #expect(app.shows("CON, already found"))
    app.enter("cond")
    #expect(app.shows("COND, a bonus word: +4"))
    #expect(app.shows("score 7"))
  }

  @Test("a found word is shown in its sorted place and counted")
  func aFoundWordIsShownInItsSortedPlaceAndCounted() {
    var app = App.twisting(.untimed)
    app.enter("one", "cod")
    #expect(app.shows("C O D"))
    #expect(app.shows("3  2 of 11"))
    let rows = (11...21).map { String(app.frame.row($0).prefix(12)) }
    #expect(rows.first?.contains("C O D") == true)
    #expect(rows.last?.contains("O N E") == true)
    #expect(rows.count { $0.contains("_ _ _") } == 9)
  }

  @Test("bonus words are listed apart, but for those that the program does not show")
  func bonusWordsAreListedApartButForThoseThatThe() {
    var app = App.twisting(.untimed)
    app.enter("cond")
    #expect(app.shows("COND"))
    #expect(app.shows("4  0 of 10"))
    app.enter("nonced")
    #expect(app.shows("★ All six letters"))
    app.click("Keep hunting")
    #expect(app.shows("A bonus word: +6"))
    #expect(app.frame.text.split(separator: "\n").contains { $0.hasSuffix("COND") })
    #expect(app.shows("_ _ _ _ _ _"))
    #expect(app.shows("score 10"))
    app.enter("nonced")
    #expect(app.shows("That word is already found"))
    #expect(!app.shows("NONCED"))
  }

  @Test(
    "without room under the columns, bonus words are counted in the last row, and the last ones shown",
    arguments: [(false, " bonus: CEN +6"), (true, "NED CEN +3")])
  func withoutRoomUnderTheColumnsBonusWordsAreCountedIn(isExpert: Bool, last: String) {
    let words = App.conned.filter { $0.prefix { $0 != " " }.count != 5 }
    let bonus = ["deo", "nec", "noc", "ceo", "dco", "ned", "con", "cen"].filter {
      !App.conned.contains($0 + " 1")
    }
    var app = App.started(library: .sample(words: words + bonus.map { $0 + " 4" }))
    app.openSetUp(.textTwist)
    app.press(.home, .right, .end)
    if isExpert { app.press(.right) }
    app.press(.enter)
    for word in bonus { app.enter(word) }
    #expect(bonus.count == 7)
    #expect(app.frame.row(22).hasSuffix(last))
    #expect(app.frame.row(22).contains("bonus: "))
  }

  @Test("a complete block has a mark in its heading, and its words are in the role of a win")
  func aCompleteBlockHasAMarkInItsHeadingAndItsWords() throws {
    var app = App.twisting(.untimed)
    app.enter("coden", "coned", "donne")
    #expect(!app.shows("✓"))
    app.enter("nonce")
    #expect(app.shows("5 ✓ all 4"))
    let head = try #require(app.frame.find("5 ✓"))
    #expect(app.frame[head.origin].role == .won)
    let word = try #require(app.frame.find("C O D E N"))
    #expect(app.frame[word.origin].role == .won)
  }

  @Test("the game works in every size, and words scroll into view", arguments: ScreenSize.allCases)
  func sizes(size: ScreenSize) {
    var app = App.twistingWide(.timed, size, words: App.widestRack)
    for word in App.widestRack where word.count < 8 { app.enter(String(word.dropLast(2))) }
    let spaced = size == .compact ? "SAND" : "S A N D"
    #expect(app.shows(spaced))
    app.press(.pageUp, .pageUp, .pageUp, .pageUp)
    #expect(app.shows(size == .compact ? "ADO" : "A D O"))
    if size == .compact {
      app.press(.wheel(1), .wheel(1), .wheel(1), .wheel(1))
      #expect(!app.shows("ADO "))
      app.click("↑")
      #expect(app.shows("ADO "))
    }
    app.click("+ pause")
    #expect(app.shows("Paused"))
  }

  @Test("each level has a sentence, and the header names those that are not standard")
  func eachLevelHasASentenceAndTheHeaderNamesThoseThat() {
    var app = App.started(library: .sample(words: App.conned))
    app.type("t")
    app.press(.end)
    #expect(app.shows("Words you have met."))
    app.press(.right)
    #expect(app.shows("Words of the big dictionary, too."))
    app.press(.right)
    #expect(app.shows("Words everybody uses."))
    app.press(.left, .enter)
    #expect(app.shows("Text Twist · timed · expert"))
    #expect(!App.twisting(.timed).shows("timed ·"))
  }
}
