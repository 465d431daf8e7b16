import Engines
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import TextTwistUI

@Suite("Text Twist: from rack to rack on the screen")
struct RackSourceTests {
  @Test("in Lightning the best score stands beside the score", arguments: [ScreenSize.home, .compact])
  func best(size: ScreenSize) {
    let records = SharedRecords()
    func started() -> App { App.twistingWide(.lightning, size, words: ["conned 1"], records: records) }
    var app = started()
    #expect(app.shows(size == .compact ? "0 " : "score 0 ") && !app.shows("best"))
    app.enter("conned")
    app.giveUp()
    var again = started()
    #expect(again.shows("best 10"), "\(again)")
    again.giveUp()
    #expect(again.shows("best 10"), "\(again)")
  }

  @Test("in Lightning the tiles turn every five seconds, but not while some of them are laid")
  func turns() throws {
    var app = App.twistingWide(.lightning, words: ["conned 1"])
    func tiles() throws -> [Character] { try #require(app.open(TextTwistScreen.self)).game.tiles.letters }
    let dealt = try tiles()
    app.type("co")
    app.advance(by: .seconds(6))
    let laid = try tiles()
    #expect(laid == dealt)
    app.press(.backspace, .backspace)
    app.advance(by: .seconds(5))
    let turned = try tiles()
    #expect(turned != dealt && turned.sorted() == dealt.sorted())
    let waiting = WaitingGame(
      session: app.open(TextTwistScreen.self)!.run.session, progress: 0, glimpse: "CDENNO")
    #expect(waiting.glimpse.isEmpty, "its clock stands still while the title is looked at")
  }

  @Test("a six-letter word opens the next rack, now or later, and scores add up")
  func aSixLetterWordOpensTheNextRackNowOrLaterAnd() {
    var app = App.twisting(.untimed)
    app.type("=")
    #expect(app.shows("A six-letter word or 18 words open the next rack."))
    #expect(app.shows("★ or 18 words open the next rack   all 26: score doubled"))
    app.enter("conned")
    #expect(app.shows("★ CONNED: all six letters"))
    #expect(app.shows("The next rack is open."))
    #expect(!app.shows("The clock waits."))
    #expect(app.shows("25 words to go. All 26 would double 6 points."))
    app.click("Keep hunting")
    #expect(app.shows("= opens the next rack   all 26: score doubled"))
    app.enter("con")
    #expect(app.shows("score 9"))
    app.type("=")
    #expect(app.shows("score 9   rack 2"))
    #expect(app.shows("_ _ _ _ _ _"))
    app.enter("conned")
    app.click("Keep hunting")
    app.click("= opens the next rack")
    #expect(app.shows("score 15   rack 3"))
  }

  @Test(
    "keys typed just after a bingo press no button")
  func ignoresKeysAtFirst() {
    var app = App.twisting(.untimed)
    app.enter("conned", "con")
    app.type("  ")
    app.press(.escape)
    #expect(app.shows("★ CONNED: all six letters"))
    #expect(app.shows("rack 1"))
    app.waitForPopup()
    app.press(.enter)
    #expect(app.shows("score 6   rack 2"))
  }

  @Test("a player who goes on typing into a popup presses none of its buttons")
  func aPlayerWhoGoesOnTypingIntoAPopupPressesNoneOfIts() {
    var app = App.twisting(.untimed)
    app.enter("conned")
    app.advance(by: .milliseconds(500))
    app.type("c")
    app.advance(by: .milliseconds(599))
    app.press(.backspace)
    app.advance(by: .milliseconds(599))
    app.press(.enter)
    #expect(app.shows("★ CONNED: all six letters"), "each letter begins the delay anew")
    app.advance(by: .milliseconds(1))
    app.press(.enter)
    #expect(app.shows("rack 2"))
  }

  @Test("a player who only presses Enter waits no longer than 600 milliseconds")
  func aPlayerWhoOnlyPressesEnterWaitsNoLongerThan600() {
    var app = App.twisting(.untimed)
    app.enter("conned")
    for _ in 0..<5 {
      app.advance(by: .milliseconds(100))
      app.press(.enter)
    }
    #expect(app.shows("rack 1"))
    app.advance(by: .milliseconds(100))
    app.press(.enter)
    #expect(app.shows("rack 2"))
  }

  @Test("a bingo's popup accepts clicks immediately") func aBingosPopupAcceptsClicksImmediately() {
    var app = App.twisting(.untimed)
    app.enter("conned")
    app.click(" Next rack ")
    #expect(app.shows("rack 2"))
  }

  @Test("all words found double the rack's score") func allWordsFoundDoubleTheRacksScore() {
    var app = App.twisting(.timed)
    app.enter("conned")
    for word in App.conned.dropFirst().dropLast(3) { app.enter(String(word.dropLast(2))) }
    #expect(app.shows("✓ Every word"))
    #expect(app.shows("The next rack is open. The clock waits."))
    #expect(app.shows("  99 doubled: 198"))
    app.waitForPopup()
    app.press(.enter)
    #expect(app.shows("score 198   rack 2"))
  }

  @Test(
    "the next rack names the words missed on the one before, the longest first",
    arguments: ScreenSize.allCases)
  func missedBefore(size: ScreenSize) {
    var app = App.twisting(.untimed, size)
    app.enter("conned")
    app.click("Next rack")
    #expect(
      app.shows(size == .compact ? "You missed CODEN, CONED, DONNE," : "CODEN, CONED, DONNE, NONCE, CODE, "))
    if size == .compact { #expect(app.frame.row(8).contains("CODE, COED, ")) }
    #expect(app.shows(" more."))
    let (rows, width) =
      size == .compact ? (7...8, 40) : size == .home ? (8...8, 80) : (19...19, 88)
    for row in rows {
      let line = app.frame.row(row).prefix(width)
      #expect(line.hasPrefix(" ") && (line.count < width || line.hasSuffix(" ")), "\(app)")
    }
    if size == .large {
      for (smaller, row) in [(ScreenSize.home, 8), (.compact, 8)] {
        app.send(.resize(smaller.size))
        #expect(app.frame.row(row).contains(", …"), "\(app)")
      }
    }
    app.enter("con")
    #expect(!app.shows("You missed"))
  }

  @Test("a rack without missed words, or whose words were shown, is not spoken of again")
  func aRackWithoutMissedWordsOrWhoseWordsWereShownIs() {
    var app = App.twisting(.untimed)
    app.hunt(App.conned.dropLast(3).reversed().map { String($0.dropLast(2)) })
    app.waitForPopup()
    app.press(.enter)
    #expect(app.shows("rack 2") && !app.shows("You missed"))
    app = App.twisting(.timed)
    app.enter("conned")
    app.run(seconds: 200)
    app.click("Next rack")
    #expect(app.shows("rack 2") && !app.shows("You missed"))
  }

  @Test("two thirds of the words offer the next rack, once", arguments: [true, false])
  func twoThirds(isRelaxed: Bool) {
    // At relaxed a rack has at most 24 hidden words.
    let all = Array(App.conned.prefix(20))
    var app = App.started(library: .sample(words: all))
    app.type("t")
    app.press(.home, .right, .end)
    if isRelaxed { app.press(.right, .right) }
    app.press(.enter)
    #expect(app.shows("untimed · relaxed") == isRelaxed)
    #expect(app.shows("★ or 14 words open the next rack   all 20: score doubled, 16: half again"))
    app.type("=")
    #expect(app.shows("A six-letter word or 14 words open the next rack."))
    var words = all.map { String($0.dropLast(2)) }.filter { $0.count < 6 }
    while let word = words.popLast(), !app.asks { app.enter(word) }
    #expect(app.shows("─ 14 of 20 words ─") && app.shows("The next rack is open."))
    #expect(app.shows("6 words to go."))
    #expect(app.canClick("Next rack") && app.frame.row(5).contains(" Keep hunting "))
    app.click("Keep hunting")
    if let word = words.popLast() { app.enter(word) }
    #expect(!app.asks)
  }

  @Test("at expert and on classic racks the number of words opens nothing", arguments: [true, false])
  func onlyBingo(isClassic: Bool) {
    var app = App.started(library: .sample(words: App.conned))
    app.type("t")
    app.press(.home, .right)
    if isClassic { app.press(.right, .enter) } else { app.press(.end, .right, .enter) }
    #expect(app.shows(isClassic ? "classic" : "untimed · expert"))
    #expect(app.shows("★ opens the next rack   all 26: score doubled, 21: half again"))
    app.hunt(App.conned[1..<26].map { String($0.dropLast(2)) })
    app.type("=")
    #expect(app.shows("A six-letter word opens the next rack.") && app.shows("rack 1"))
  }

  @Test(
    "a rack's six-letter words that have no place in the columns are called bonus words",
    arguments: [
      ("1", "Two words use all six letters."),
      ("3", "Two words use all six letters, one of them a bonus."),
    ])
  func severalBingos(tier: String, message: String) {
    var app = App.twistingWide(.untimed, words: ["danios 1", "adonis \(tier)", "and 1", "said 1"])
    #expect(app.shows(message))
    #expect(app.shows(tier == "1" ? "★ 6  0 of 2" : "★ 6"))
    app.giveUp()
    #expect(app.shows(tier == "1" ? "A six-letter word was ADONIS." : "The six-letter word was DANIOS."))
  }

  @Test("racks with several six-letter words say so, and only the first of them stops the game")
  func racksWithSeveralSixLetterWordsSaySoAndOnlyThe() {
    var app = App.twistingWide(.untimed, words: App.widestRack)
    #expect(app.shows("Two words use all six letters."))
    #expect(app.shows("★ 6  0 of 2"))
    app.enter("danios")
    #expect(app.shows("★ DANIOS: all six letters"))
    app.click("Keep hunting")
    app.enter("adonis")
    #expect(app.shows("★ ADONIS, all six: 6 points."))
    #expect(!app.asks)
  }

  @Test("the classic racks come as they are, in order, and the third is the last")
  func theClassicRacksComeAsTheyAreInOrderAndTheThirdIs() {
    var app = App.twisting(.classic)
    #expect(app.bank == "CDENNO")
    app.enter("conned")
    app.click(" Next rack ")
    #expect(app.bank == "EHHSSU")
    app.enter("hushes")
    app.click(" Next rack ")
    #expect(app.bank == "HISSWY")
    #expect(app.shows("★ takes all six letters"))
    app.enter("swishy")
    #expect(!app.shows("The next rack is open."))
    #expect(app.shows("★ SWISHY, all six: 6 points."))
    app.enter("hissy", "swish", "hiss", "whys", "wish", "wiss", "ywis", "his", "shy", "sis", "why", "wis")
    #expect(app.shows("╔════════════════════════ ✓ Every word ════════════════════════╗"))
    #expect(app.shows("51 doubled: 102   ·   114 points on 3 racks"))
  }

  @Test("who finishes on the last classic rack hears the points of all three")
  func whoGivesTheLastClassicRackUpWithItsBingoFoundIs() {
    var app = App.twisting(.classic)
    for word in ["conned", "hushes"] {
      app.enter(word)
      app.click(" Next rack ")
    }
    app.enter("swishy")
    app.giveUp()
    #expect(app.shows("─ Finished: 18 points ─"))
    #expect(app.shows("1 of 13 words   ·   18 points on 3 racks"))
  }

  @Test("a language without classic racks does not offer them")
  func aLanguageWithoutClassicRacksDoesNotOfferThem() {
    var app = App.started(language: "nl")
    app.type("t")
    app.press(.home, .right)
    for mode in ["zonder klok", "zeven", "vieren", "bliksemronde", "met klok"] {
      #expect(app.shows("◂ \(mode) "), "\(app)")
      app.press(.right)
    }
  }

  @Test("at the end all words are shown below, the missed ones in small letters")
  func atTheEndAllWordsAreShownBelowTheMissedOnesIn() {
    var app = App.twisting(.untimed)
    app.enter("con", "cond")
    app.giveUp()
    #expect(app.shows("─ Finished: 7 points ─"))
    #expect(app.shows("1 of 26 words and a bonus"))
    #expect(app.shows("The six-letter word was CONNED."))
    #expect(app.shows("C O N"))
    let missed = app.frame.find("c o d")
    #expect(missed.map { app.frame[$0.origin].role } == .wrong)
    #expect(app.shows("3  1 of 11"))
    #expect(app.shows("COND"))
    #expect(!app.shows("opens the next rack"))
  }

  @Test(
    "after the end a new game, another or the menu",
    arguments: [("New game", "rack 1"), ("Change", "◂ untimed "), ("Menu", "q quit")])
  func ways(button: String, next: String) {
    var app = App.twisting(.untimed)
    app.giveUp()
    #expect(app.shows("Finished: 0 points") && app.shows("0 of 26 words"))
    app.click(button)
    #expect(app.shows(next))
    #expect(!app.shows("Finished"))
  }

  @Test("more points than ever before are a win that names its place")
  func morePointsThanEverBeforeAreAWinThatNamesItsPlace() {
    let records = SampleRecords { state in
      let day = Day(year: 2026, month: 11, day: 20)
      state.tallies["Ada"] = [Tally(mode: .textTwistUntimedStandard, played: 2, mostPoints: 5)]
      state.standings[.textTwistUntimedStandard] = [
        Standing(player: "Bob", score: 9, day: day),
        Standing(player: "Ada", score: 7, day: day, isLatest: true),
      ]
    }
    // The title would deal to somebody who has played.
    var app = App.started(library: .sample(words: App.conned), records: records)
    app.openSetUp(.textTwist)
    app.press(.home, .right, .enter)
    app.enter("con", "code")
    app.giveUp()
    #expect(app.shows("═ ✓ Your best yet ═"))
    #expect(app.shows("7 points: number 2 of all time, untimed"))
    app.click("New game")
    app.enter("con")
    app.giveUp()
    #expect(app.shows("─ Finished: 3 points ─"))
    #expect(app.shows("7 more and you pass Bob."))
    #expect(app.shows("The six-letter word was CONNED."))
  }

  @Test("a first game is no best yet") func aFirstGameIsNoBestYet() {
    var app = App.twisting(.untimed, records: .inMemory)
    app.enter("con")
    app.giveUp()
    #expect(app.shows("─ Finished: 3 points ─"))
    #expect(!app.shows("best"))
  }

  @Test("a game left when its time was up waits with the next rack")
  func aGameLeftWhenItsTimeWasUpWaitsWithTheNextRack() {
    let records = SharedRecords()
    var app = App.twisting(.timed, records: records)
    app.enter("conned")
    app.run(seconds: 190)
    app.send(.terminate)
    var next = App.started(library: .sample(words: App.conned), records: records)
    next.readRecords()
    next.press(.enter)
    #expect(next.shows("Time is up"))
    next.press(.enter)
    #expect(next.shows("3:05   score 6   rack 2"))
  }

  @Test("a list without a rack is reported") func aListWithoutARackIsReported() {
    let app = App.twisting(.timed, words: ["abbey 1"])
    #expect(app.shows("The word list has no rack for this game."))
  }
}
