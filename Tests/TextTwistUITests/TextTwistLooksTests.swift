import Engines
import Menus
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import Kit
@testable import TextTwistUI

@Suite("Text Twist: places, motion and the large layout")
struct TextTwistLooksTests {
  /// The racks of one seed, which are as many as the first racks of 300 seeds.
  private static func racks(_ lexicon: Lexicon) -> [[TextTwist.Column]] {
    let dealer = TextTwistDealer(lexicon: lexicon, seed: 5)
    return (1...300).compactMap { number in
      dealer.rack(number: number).map { rack in
        TextTwist(mode: .untimed, alphabet: language("en").alphabet, first: rack).round.columns
      }
    }
  }

  @Test(
    "of 300 dealt racks all but a few are spaced, and none takes more than 61 columns densely",
    arguments: ["en", "nl"])
  func dealt(code: String) {
    let racks = Self.racks(code == "en" ? RealLexicon.english : RealLexicon.dutch)
    #expect(racks.count == 300)
    for text in [Texts.english, .dutch] {
      let grids = racks.map { WordGrid($0, in: Size(width: 74, height: 12), text) }
      #expect(!grids.contains(nil))
      #expect(grids.count { $0?.isSpaced == false } <= 9)
    }
    let own = Texts.shipped(code)
    for columns in racks { #expect(WordGrid(columns, in: Size(width: 61, height: 12), own) != nil) }
  }

  @Test("no heading touches its neighbour, whatever is dealt and found")
  func noHeadingTouchesItsNeighbourWhenEverythingIs() throws {
    for columns in Self.racks(RealLexicon.english) {
      let grid = try #require(WordGrid(columns, in: Size(width: 74, height: 12), .english))
      for (block, next) in zip(grid.blocks, grid.blocks.dropFirst()) {
        for found in [block.count - 1, block.count] {
          let heading = WordGrid.heading(
            length: block.length, found: found, of: block.count, isLongest: block.length == 6, .english)
          #expect(block.x + heading.count < next.x)
        }
      }
    }
  }

  @Test(
    "words and headings stay where they are from the first letter to the last word",
    arguments: [ScreenSize.home, .large])
  func still(size: ScreenSize) {
    var app = App.twisting(.untimed, size)
    let row = size == .home ? 10 : 22
    func starts() -> [Int] {
      ["3 ", "4 ", "5 ", "★ 6"].compactMap { head in
        app.frame.find(head).flatMap { $0.minY == row ? $0.minX : nil }
      }
    }
    let before = starts()
    #expect(before == (size == .home ? [3, 24, 46, 66] : [8, 29, 51, 71]))
    app.hunt(App.conned.dropLast(3).reversed().map { String($0.dropLast(2)) })
    #expect(starts() == before)
  }

  @Test("a rack of sixty words has its blocks where the sketch has them")
  func aRackOfSixtyWordsHasItsBlocksWhereTheSketchHas() {
    let app = App.twistingWide(.timed, words: App.widestRack)
    #expect(
      app.frame.row(10) == "   3  0 of 31            4  0 of 24                   5  0 of 3   ★ 6  0 of 2")
    #expect(app.frame.row(13).hasPrefix("   _ _ _  _ _ _  _ _ _   _ _ _ _  _ _ _ _             _ _ _ _ _"))
    #expect(app.frame.row(21) == "   _ _ _  _ _ _          _ _ _ _  _ _ _ _")
  }

  @Test("a rack with words too many for blanks between their letters is dense from the deal on")
  func aRackWithWordsTooManyForBlanksBetweenTheir() {
    var app = App.twistingWide(.untimed, words: App.denseRack)
    #expect(app.shows("···  ···"))
    #expect(!app.shows("_ _ _"))
    app.enter("ade")
    #expect(app.shows("ADE  "))
  }

  @Test("a word that is found is lit for one short moment") func aWordThatIsFoundIsLitForOneShortMoment() {
    var app = App.twisting(.untimed, isAnimated: true)
    app.enter("code")
    let place = app.frame.find("C O D E")!.origin
    #expect(app.frame[place].role == .fresh)
    #expect(app.patience == .milliseconds(300))
    app.advance(by: .milliseconds(300))
    #expect(app.frame[place].role == .found)
    #expect(app.patience == nil)
    app.enter("cone")
    app.type("c")
    #expect(app.frame[app.frame.find("C O N E")!.origin].role == .found, "a key ends it")
  }

  @Test("without a clock a first bingo lights up letter by letter in gold while its popup is open")
  func aFirstBingoLightsUpLetterByLetterWhileItsPopupIs() {
    var app = App.twisting(.untimed, isAnimated: true)
    app.enter("conned")
    let word = app.frame.find("C O N N E D")!
    func lit() -> Int {
      (0..<6).count { app.frame[Point(x: word.minX + 2 * $0, y: word.minY)].role == .goldTile }
    }
    #expect(lit() == 1)
    app.advance(by: .milliseconds(100))
    #expect(lit() == 2)
    while let patience = app.patience { app.advance(by: patience) }
    #expect(lit() == 0)
  }

  @Test("without animation a found word causes no wake-ups") func withoutAnimationAFoundWordCausesNoWakeUps()
  {
    var app = App.twisting(.untimed)
    app.enter("code")
    #expect(app.frame[app.frame.find("C O D E")!.origin].role == .found)
    #expect(app.patience == nil)
  }

  @Test("the message about the last found word remains while typing, that of a refusal does not")
  func theMessageAboutTheLastFoundWordRemainsWhile() {
    var app = App.twisting(.untimed)
    app.enter("done")
    app.type("co")
    #expect(app.shows("DONE, found: +4"))
    #expect(app.frame[app.frame.find("DONE,")!.origin].role == .stage)
    app.press(.enter)
    #expect(app.shows("CO is too short"))
    app.type("c")
    #expect(!app.shows("CO is too short"))
  }

  @Test("pasted text makes no move and shows a message") func pastedTextMakesNoMoveAndShowsAMessage() {
    var app = App.twisting(.untimed)
    app.send(.paste("conned\n"))
    #expect(app.entry == "")
    #expect(app.shows("Pasted text is ignored in a game."))
    #expect(app.shows("score 0"))
  }

  @Test("help begins with the rules") func helpBeginsWithTheRules() {
    var app = App.twisting(.untimed)
    app.type("?")
    #expect(app.shows("Type the words that the six letters make"))
  }

  @Test("numbers of three digits stand in line with the others")
  func numbersOfThreeDigitsStandInLineWithTheOthers() {
    var app = App.twisting(.untimed, .large, words: App.conned)
    let words = App.conned.prefix(26).map { String($0.dropLast(2)) }
    app.hunt(words.filter { $0 != "conned" })
    app.type("conned")
    app.press(.enter)
    app.listen()
    app.press(.enter)
    #expect(app.shows("198  rack 1"))
    #expect(app.shows("  0  rack 2"), "\(app)")
  }

  @Test("in ASCII every free place of the entry is seen", arguments: ScreenSize.allCases)
  func places(size: ScreenSize) {
    var context = App.started(size, library: .sample(words: App.conned)).context
    context.display.isASCII = true
    var app = App(size: size.size, context: context, screens: [TitleScreen()])
    app.type("t")
    app.press(.home, .right, .end, .enter)
    app.type("co")
    let row = app.frame.inASCII.row(size == .compact ? 4 : size == .home ? 3 : 12)
    #expect(row.split(separator: " ").suffix(6) == ["C", "O", "_", "_", "_", "_"])
  }

  @Test("a length without words has no row and no column", arguments: ScreenSize.allCases)
  func noWordsOfALength(size: ScreenSize) {
    let words = App.conned.filter { $0.prefix { $0 != " " }.count != 5 }
    for code in ["en", "nl"] {
      var app = App.twisting(.untimed, size, language: code, words: words)
      #expect(app.shows(code == "en" ? "4  0 of 10" : "4  0 van 10"), "\(app)")
      #expect(!app.shows("5  "), "\(app)")
      app.enter("conned")
      let word = size == .compact ? "CONNED" : "C O N N E D"
      #expect(app.frame.find(word).map { app.frame[$0.origin].role } == .won, "\(app)")
    }
  }

  @Test("a panel omits the best result if there is none") func aPanelOmitsTheBestResultIfThereIsNone() {
    let app = App.twisting(.timed, .large)
    #expect(!app.shows("your best"))
    #expect(!app.shows("first place"))
  }

  @Test("the compact layout lists the found words by length, and scrolls")
  func theCompactLayoutListsTheFoundWordsByLengthAnd() {
    var app = App.twisting(.timed, .compact)
    app.enter("cod", "con", "don", "code", "cone", "done", "coden", "coned", "donne", "nonce", "cond")
    app.press(.home)
    #expect(app.frame.row(9) == "3  3 of 11  COD CON DON")
    #expect(app.frame.row(10) == "4  3 of 10  CODE CONE DONE")
    #expect(app.frame.row(11) == "5 ✓ all 4   CODEN CONED DONNE NONCE")
    #expect(app.frame.row(12) == "★ 6         _ _ _ _ _ _")
    #expect(app.frame.row(13) == "bonus: COND")
    #expect(app.frame.row(15).hasPrefix("Space twist"))
    #expect(app.frame.row(15).contains("+ pause"))
  }

  @Test("the header is shorter with less room, and always has the clock")
  func theHeaderIsShorterWithLessRoomAndAlwaysHasThe() {
    #expect(App.twisting(.timed, .compact).frame.row(0) == "Text Twist             3:10   0   rack 1")
    #expect(App.twisting(.timed).frame.row(0).hasSuffix("3:10   score 0   rack 1"))
  }

  @Test("over every word found nothing is said twice", arguments: ScreenSize.allCases)
  func everyWordOnce(size: ScreenSize) {
    var app = App.twisting(.untimed, size)
    app.enter("conned")
    app.waitForPopup()
    app.press(.escape)
    for word in App.conned.dropFirst().dropLast(3) { app.enter(String(word.dropLast(2))) }
    let rows = app.frame.text.split(separator: "\n")
    #expect(rows.count { $0.lowercased().contains("every word") } == 1)
    #expect(rows.count { $0.contains("99 doubled: 198") } == 1)
  }

  @Test("the footing keeps its form under the questions of the game", arguments: ["+", "esc"])
  func footing(key: String) {
    var app = App.twisting(.timed)
    app.enter("conned")
    #expect(app.shows("★ opens the next rack"))
    app.enter("con")
    #expect(app.shows("= opens the next rack   all"))
    if key == "+" { app.type(key) } else { app.press(.escape) }
    #expect(app.shows(key == "+" ? "Paused" : "A game is running"))
    #expect(app.shows("= opens the next rack   all"))
  }

  @Test("on 40×16 every bonus word can be reached at the end of a rack", arguments: [true, false])
  func compactBonus(hasMeanings: Bool) {
    let bonus = ["ocned", "ennod", "eonnd", "decno", "nocde", "donce", "conde", "nodec", "ecdon", "ondec"]
    var app = App.twisting(
      .untimed, .compact, words: App.conned + bonus.map { $0 + " 4" },
      glosses: hasMeanings ? SampleGlosses.conned : [])
    for word in bonus { app.enter(word) }
    app.giveUp()
    #expect(app.shows("0 of 26") && app.shows("3: cod") && !app.shows("ONDEC"))
    for _ in 0..<20 { app.press(.down) }
    #expect(app.shows("bonus: OCNED ENNOD") && app.shows("ONDEC"))
    guard hasMeanings else { return }
    app.press(.end)
    #expect(app.shows("ONDEC: nobody has written"))
    app.type("d")
    #expect(app.shows("ondec"))
  }
}
