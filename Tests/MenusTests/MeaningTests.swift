import Engines
import Play
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The meanings of words: `d` wherever a word is displayed after its game.
struct MeaningTests {
  private final class Counter: @unchecked Sendable {
    var opened = 0
  }

  @Test("a result offers the key, and of a phrase it opens on the rarest word")
  func aResultOffersTheKeyAndOfAPhraseItOpensOnThe() {
    var app = App.explaining()
    #expect(app.shows("d meaning"))
    #expect(app.shows("d meaning"))
    app.type("d")
    #expect(app.shows("─ gathers ─") && app.shows("assemble or get together"))
    #expect(app.shows("gather, verb · Wordyard, WordNet 3.0 · ↑ ↓ another word"))
    #expect(!app.shows("Without a scratch"))
    #expect(app.spells("A   R O L L I N G"))
  }

  @Test("the arrows go through words and senses, and the result comes back", arguments: [true, false])
  func arrows(byKeys: Bool) {
    var app = App.explaining()
    func act(_ key: Key, _ label: String) { byKeys ? app.press(key) : app.click(label) }
    act(.character("d"), "d meaning")
    act(.down, "↑ ↓ word")
    #expect(app.shows("─ no ─") && app.shows("a negative"))
    #expect(!app.shows("← → sense"))
    act(.down, "↑ ↓ word")
    #expect(app.shows("─ moss ─") && app.shows("tiny leafy-stemmed flowerless plants"))
    act(.down, "↑ ↓ word")
    #expect(app.shows("ROLLING: nobody has written it down."))
    act(.down, "↑ ↓ word")
    #expect(app.shows("─ stone ─") && app.shows("noun · 1 of 2 · Wordyard, WordNet 3.0"))
    act(.right, "← → sense")
    #expect(app.shows("noun · 2 of 2") && app.shows("building material"))
    act(.right, "← → sense")
    #expect(app.shows("noun · 1 of 2"))
    app.press(.left)
    #expect(app.shows("noun · 2 of 2"))
    app.press(.up)
    #expect(app.shows("─ rolling ─"))
    act(.escape, "Close")
    #expect(app.shows("✓ Without a scratch") && app.hasChosen("New game"))
    act(.character("d"), "d meaning")
    #expect(app.shows("─ gathers ─"))
  }

  @Test("a word of a phrase that is never shown has no entry") func aWordOfAPhraseThatIsNeverShownHasNoEntry()
  {
    var app = App.started(
      library: .sample(
        phrases: ["No stone, no moss"], words: ["moss 1", "no 1", "stone x"], glosses: SampleGlosses.proverb))
    app.press(.enter, .enter)
    app.type("nostem")
    app.listen()
    app.type("d")
    for _ in 0..<3 {
      #expect(app.shows("─ No ─") || app.shows("─ no ─") || app.shows("─ moss ─"), "\(app)")
      #expect(!app.shows("─ stone ─") && !app.shows("a lump or mass"))
      app.press(.down)
    }
  }

  @Test("the key closes what it opened, as Enter does", arguments: [Key.character("d"), .enter, .escape])
  func closes(key: Key) {
    var app = App.explaining()
    app.type("d")
    app.press(key)
    #expect(app.hasChosen("New game") && !app.shows("─ gathers ─"))
  }

  @Test("a word that nobody has written down offers no meaning, and one whose meaning is shown whole no more")
  func onlyMore() {
    for (word, glosses, isShown) in [
      ("gronk", SampleGlosses.proverb, false), ("moss", ["moss\tnoun: a small plant"], true),
    ] {
      var app = App.playing(word, glosses: glosses)
      app.type(word)
      app.listen()
      #expect(app.shows("moss: a small plant") == isShown && !app.shows("d meaning"), "\(app)")
      app.type("d")
      #expect(app.open(MeaningPopup.self) == nil)
    }
    var more = App.playing("moss", glosses: ["moss\tnoun: a small plant\tnoun: a bog"])
    more.type("mos")
    #expect(more.shows("moss: a small plant") && more.shows("d meaning"), "\(more)")
  }

  @Test("a language without the file does not offer the key") func aLanguageWithoutTheFileDoesNotOfferTheKey()
  {
    var won = App.playing("moss")
    won.type("mos")
    won.listen()
    var ended = App.twisting(.untimed)
    ended.giveUp()
    ended.listen()
    var round = App.loneRound()
    round.advance(by: .seconds(1))
    for var app in [won, ended, round] {
      #expect(!app.shows("meaning") && !app.shows("what does it mean?") && !app.shows("arrows words"))
      let before = app.frame
      app.type("d")
      #expect(app.frame == before)
    }
    round.type("c")
    #expect(!round.shows("meaning"))
    round.type("d")
    #expect(round.open(MeaningPopup.self) == nil)
  }

  @Test("the file is opened when a result needs it, and not before")
  func theFileIsOpenedWhenAResultNeedsItAndNotBefore() {
    let counter = Counter()
    var library = Library.sample(phrases: ["moss"])
    library.hasGlosses = { _ in true }
    library.glosses = { _ in
      counter.opened += 1
      return Glosses(SampleGlosses.proverb)
    }
    var app = App.started(library: library)
    app.press(.enter, .enter)
    app.type("mo")
    #expect(counter.opened == 0)
    app.type("s")
    #expect(app.shows("moss: tiny leafy-stemmed"))
    #expect(counter.opened > 0)
  }

  @Test("a lost duel shows the winner and the score, and offers the meaning")
  func aLostDuelShowsTheWinnerAndTheScoreAndOffersThe() {
    var app = App.settingUp("Duel", glosses: SampleGlosses.proverb)
    app.press(.end, .enter)
    app.enter("moss")
    app.waitForPopup()
    app.press(.enter)
    app.type("abcdefg")
    app.listen()
    #expect(app.shows("wins the round. ") && app.shows("1 : 0"))
    app.type("d")
    #expect(app.shows("tiny leafy-stemmed"))
  }

  @Test("a name in a phrase keeps its capital above its meaning", arguments: ScreenSize.allCases)
  func name(size: ScreenSize) {
    var app = App.playing("Nepal", size, glosses: ["nepal\tnoun: a state\tnoun: a mountain land"])
    app.type("nepal")
    app.listen()
    app.type("d")
    #expect(app.shows(" Nepal ") && !app.shows(" nepal "))
  }

  @Test("a word with a letter that is made of others has the meaning of the word with those")
  func made() {
    var app = App.playing("Sœur", glosses: ["soeur\tnoun: a sister, in France\tnoun: a nun"])
    app.type("sour")
    app.listen()
    app.type("d")
    #expect(app.shows(" Sœur ") && app.shows("a sister, in France"), "\(app)")
  }

  @Test("the Devil's remaining words have meanings, also in its table")
  func devil() {
    var app = App.pinningDown()
    #expect(app.shows("cool: neither warm nor very cold"))
    app.type("w")
    #expect(app.shows("─ What was left ─") && app.shows("d meaning"))
    app.type("d")
    #expect(app.shows("─ cool ─") && app.shows("adjective"))
    app.press(.down)
    #expect(!app.shows("─ cool ─"))
    app.press(.escape)
    #expect(app.shows("─ What was left ─"))
  }

  @Test("after giving up against the Devil, the result explains the word that it names")
  func devilGivenUp() {
    let words = App.nine.map { String($0.dropLast(2)) }
    var app = App.settingUp(
      "Devil", words: App.nine, ownWords: true,
      glosses: words.map { "\($0)\tnoun: what \($0) is" })
    app.press(.end, .enter)
    app.type("zx")
    app.press(.escape)
    app.click("Give up")
    let named = words.filter { app.says("\($0.uppercased()) among them") }
    #expect(named.count == 1, "\(app)")
    #expect(words.filter { app.shows("\($0): what \($0) is") } == named, "\(app)")
    app.listen()
    app.type("w")
    app.type("d")
    #expect(named.allSatisfy { app.shows("─ \($0) ─") }, "\(app)")
  }

  @Test("a phrase is explained by a meaning of its own, never by that of a word in it")
  func phrase() {
    let rex = "rex\tnoun: a male sovereign"
    var splinter = App.playing("Oedipus Rex", glosses: [rex])
    splinter.type("oedipusrx")
    splinter.listen()
    #expect(splinter.shows("✓ Without a scratch") && !splinter.shows("sovereign"), "\(splinter)")
    splinter.type("d")
    #expect(splinter.shows("─ Rex ─") && splinter.shows("a male sovereign"), "\(splinter)")
    var whole = App.playing("Oedipus Rex", glosses: [rex, "oedipus rex\tnoun: tragedy by Sophocles"])
    whole.type("oedipusrx")
    whole.listen()
    #expect(whole.shows("Oedipus Rex: tragedy by Sophocles"), "\(whole)")
    whole.type("d")
    #expect(whole.shows("─ Oedipus Rex ─") && whole.shows("tragedy by Sophocles"), "\(whole)")
  }

  @Test("in the compact layout the button of a long sense is on the frame")
  func inTheCompactLayoutTheButtonOfALongSenseIsOnThe() {
    var app = App.explaining(.compact)
    #expect(app.frame.row(15).hasPrefix("d meaning  y replay  Esc menu"), "\(app)")
    app.type("d")
    #expect(app.frame.row(13).contains(" Close ") && app.shows("gathers · gather, verb"), "\(app)")
    while !app.shows("─ stone · noun · 1 of 2 ─") { app.press(.down) }
    app.press(.right)
    #expect(app.frame.row(14).contains("─ Close ─") && app.shows("or of a brick"))
    app.click("Close")
    #expect(app.hasChosen("New game"))
  }
}

/// The words of an ended rack, which can be selected with the arrow keys.
struct PickedWordTests {
  @Test(
    "the arrow keys select words, and the rows above the bottom line show their meanings",
    arguments: [true, false])
  func picks(byKeys: Bool) {
    var app = App.revealing()
    #expect(app.shows("↓ words   d meaning"))
    if byKeys { app.press(.down) } else { app.click("↓ words") }
    #expect(app.frame.row(22).hasPrefix("   COD  the vascular seed-bearing plant organ"))
    #expect(app.frame.cells.filter { $0.role == .chosen }.map(\.character) == Array("C O D"))
    app.press(.down)
    #expect(app.frame.row(21).contains("CON  a swindle") && app.says("a person to buy worthless property"))
    app.press(.down)
    #expect(app.frame.row(22).contains("DEN: nobody has written it down."))
    app.press(.down)
    #expect(app.frame.row(22).hasPrefix("   doc  a licensed medical practitioner"))
    app.press(.right, .left, .up, .up, .up, .up)
    #expect(app.frame.row(22).contains("COD"))
    app.press(.end)
    #expect(app.frame.row(22).contains("CONNED"))
    app.press(.home)
    #expect(app.frame.row(22).contains("COD"))
    if byKeys { app.press(.escape) } else { app.click("Esc back") }
    #expect(!app.shows("vascular") && app.hasChosen("New game"))
    app.press(.enter)
    #expect(app.shows("Type letters, or click tiles."))
  }

  @Test("a long meaning of a selected word has two rows, and is never cut", arguments: 1...12)
  func longMeaning(letters: Int) {
    let meaning =
      String(repeating: "q", count: letters)
      + " swindle in which you cheat at gambling or persuade a person to buy worthless property"
    var app = App.twisting(.untimed, .home, glosses: ["cod\tnoun: " + meaning])
    app.enter("cod")
    app.giveUp()
    app.listen()
    app.press(.down)
    #expect(app.frame.row(21).hasPrefix("   COD  ") && app.says("COD " + meaning), "\(app)")
  }

  @Test("d shows the selected word first, else the rarest", arguments: ScreenSize.allCases)
  func explains(size: ScreenSize) {
    var app = App.revealing(size)
    app.type("d")
    #expect(app.shows("conned"))
    #expect(app.shows("CONNED: nobody has written it down."))
    app.press(.escape, .down, size == .compact ? .right : .down)
    app.press(.enter)
    #expect(app.shows("a swindle in which"))
    app.press(.escape)
    #expect(app.shows(size == .compact ? "↑↓←→ word" : "CON  a swindle"))
  }

  @Test("a click selects a word", arguments: ScreenSize.allCases)
  func clicks(size: ScreenSize) {
    var app = App.revealing(size)
    let shown = size == .compact ? "nonce" : "n o n c e"
    app.click(shown)
    #expect(app.shows("nonce  the present occasion"))
    app.click("Menu")
    #expect(app.shows("q quit"))
  }

  @Test("in the list of the compact layout left and right follow the lines")
  func inTheListOfTheCompactLayoutLeftAndRightFollowThe() {
    var app = App.revealing(.compact)
    app.press(.down, .right)
    func shown() -> String { app.frame.row(7) + app.frame.row(8) }
    #expect(shown().contains("CON"))
    app.press(.left)
    #expect(shown().contains("COD"))
    app.press(.down)
    let below = shown()
    app.press(.up)
    #expect(shown().contains("COD") && !below.contains("COD"))
  }

  @Test("the selected word is scrolled into view") func theSelectedWordIsScrolledIntoView() {
    let words = App.widestRack
    var app = App.twistingWide(.untimed, .compact, words: words, glosses: SampleGlosses.conned)
    app.giveUp()
    app.listen()
    let last = words.map { $0.prefix { $0 != " " } }.filter { $0.count == 6 }.max()!
    #expect(!app.shows(String(last)))
    app.press(.down, .end)
    #expect(app.shows(String(last)))
  }
}

/// The words named in rounds of Ghost and by the coach.
struct GhostMeaningTests {
  @Test("a round's popup offers the meaning of the word that ended it, then of the better one")
  func aRoundsPopupOffersTheMeaningOfTheWordThatEndedIt() {
    var app = App.loneRound(glosses: SampleGlosses.ghost)
    app.advance(by: .seconds(1))
    #expect(app.shows("c coach   d meaning"))
    app.type("d")
    #expect(app.shows("─ berry ─") && app.shows("pulpy edible fruits"))
    app.press(.down)
    #expect(app.shows("─ berret ─"))
    app.press(.escape)
    #expect(app.hasChosen("Next round"))
    app.type("c")
    #expect(app.shows("Coach"))
  }

  @Test("the coach leaves out a letter that it may not show a word for")
  func leftOut() {
    var app = App.haunting(
      words: ["dear 1", "debt 1u", "desk 1"], names: ["Ada", "Bob"], glosses: SampleGlosses.ghost)
    app.type("dear")
    app.settle()
    app.type("c")
    app.press(.home, .right, .right)
    #expect(app.shows("After DE") && app.shows("DESK"), "\(app)")
    #expect(!app.shows("DEBT") && !app.shows("B ✓") && !app.shows("B ×") && !app.shows("B ■"), "\(app)")
  }

  @Test("the coach asks for the word that it names", arguments: [true, false])
  func coach(byKeys: Bool) {
    var app = App.coaching()
    #expect(app.shows("d  what does QUACK mean?"))
    if byKeys { app.type("d") } else { app.click("d meaning") }
    #expect(app.open(MeaningPopup.self) != nil)
    app.press(.escape)
    #expect(app.shows("After QUA"))
  }

  @Test("in the compact layout the coach's key can be clicked")
  func inTheCompactLayoutTheCoachsKeyCanBeClicked() {
    var app = App.coaching(.compact)
    app.click("d meaning")
    #expect(app.shows("quack · noun"))
  }
}
