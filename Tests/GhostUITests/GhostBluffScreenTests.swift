import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import Kit

/// The bluff variant, as a player sees it.
struct GhostBluffScreenTests {
  @Test("without bluff there is nothing to challenge") func withoutBluffThereIsNothingToChallenge() {
    var app = App.haunting()
    app.type("be#")
    #expect(!app.shows("challenge"))
    #expect(app.showsTiles("BE▂"))
  }

  @Test("with bluff a dead fragment continues until it is challenged")
  func withBluffADeadFragmentContinuesUntilItIs() {
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "Bob"], bluff: true)
    #expect(app.shows(" · bluff "))
    #expect(!app.canClick("# challenge"))
    app.type("bx")
    #expect(app.showsTiles("BX▂"))
    #expect(app.shows("Bob added X. Doubt it? # asks Bob for a word."))
    app.click("# challenge")
    #expect(app.shows("Ada challenges Bob"))
    #expect(app.shows("Ada says no word begins with BX. Name one, or own up."))
    app.click("I bluffed")
    #expect(app.shows("Bob had no word for BX. Ada scores 2."))
    #expect(app.shows("E instead of X"))
  }

  @Test("the key that challenges is highlighted, and not a sign in a name")
  func theKeyThatChallengesIsHighlightedAndNotASignInA() throws {
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "C#"], bluff: true)
    app.type("bx")
    let line = try #require(app.frame.find("C# added X. Doubt it? # asks C# for a word."))
    func role(_ column: Int) -> Role { app.frame[Point(x: line.minX + column, y: line.minY)].role }
    #expect(role(22) == .shortcut)
    #expect(role(1) == .text && role(30) == .text)
  }

  @Test("after a match that a caught bluff ended, the word that was possible is named and explained")
  func afterAMatchThatACaughtBluffEndedTheWordThatWas() {
    var app = App.haunting(
      words: ["berry 1"], names: ["Ada", "Bob"], bluff: true, glosses: ["berry\tnoun: a fruit"])
    for _ in 0..<10 where !app.shows(" wins, ") {
      app.type("bx#")
      app.listen()
      app.click("I bluffed")
      app.listen()
      if app.canClick("Next round") { app.click("Next round") }
    }
    #expect(app.shows(" wins, "))
    app.listen()
    #expect(app.shows("There was BERRY.") && app.shows("berry: a fruit"), "\(app.frame.text)")
  }

  @Test(
    "the one challenged types the word on the fragment, and the challenger loses", arguments: ["ry", "RY"])
  func named(rest: String) {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber")
    app.press(.function(4), .enter)
    #expect(app.shows("Ada, which word begins with BER?"))
    app.type(rest)
    #expect(app.showsTiles("BERry▂"))
    app.press(.enter)
    #expect(app.shows("Bob gets the G"))
    #expect(app.shows("Bob doubted BER. Ada had BERRY. Ada scores 3."))
  }

  @Test("who types the whole word is understood") func whoTypesTheWholeWordIsUnderstood() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber")
    app.press(.function(4), .enter)
    app.type("berry")
    app.press(.enter)
    #expect(app.shows("Bob doubted BER. Ada had BERRY. Ada scores 3."))
  }

  @Test("the word is typed by clicks, too") func theWordIsTypedByClicksToo() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("be#")
    app.click("Name a word")
    app.click(" A ")
    app.click(" X ")
    app.click("⌫ erase")
    app.click(" R ")
    app.click("Enter name")
    #expect(app.shows("Bob had BEAR"))
  }

  @Test("a wrong word loses, and the right one is named") func aWrongWordLosesAndTheRightOneIsNamed() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber#")
    app.press(.enter)
    app.type("5")
    #expect(app.shows("5 cannot be in a word."))
    app.type("p")
    app.press(.enter)
    #expect(app.shows("Ada named BERP, which is no word. Bob scores 3."))
    #expect(app.shows("BERRY would have been the answer."))
  }

  @Test("a word that is too rare to be an answer is not called no word", arguments: ["en", "nl"])
  func rareWord(code: String) {
    let isDutch = code == "nl"
    for size in [ScreenSize.home, .compact] {
      var app = App.haunting(
        words: ["berry 1", "bern 4"], names: ["Ada", "Bob"], bluff: true, size, language: code)
      app.type("ber#")
      app.settle()
      app.press(.enter)
      app.type("n")
      app.press(.enter)
      let long =
        isDutch
        ? "Ada noemde BERN: te zeldzaam om mee te tellen." : "Ada named BERN, which is too rare to count."
      #expect(app.says(long), "\(app)")
    }
  }

  @Test("a word that is too short is not called no word", arguments: ["en", "de"])
  func shortWord(code: String) {
    var app = App.haunting(
      words: ["berry 1", "bee 1"], names: ["Ada", "Bob"], bluff: true, language: code)
    app.type("be#")
    app.press(.enter)
    app.type("e")
    app.press(.enter)
    let long =
      code == "en" ? "named BEE, which is too short to count." : "hat BEE genannt: zu kurz, um zu zählen."
    #expect(app.says(long), "\(app)")
  }

  @Test("a word that is never shown is called no word, not a rare one")
  func aWordThatIsNeverShownIsCalledNoWordNotARareOne() {
    for size in [ScreenSize.home, .compact] {
      var app = App.haunting(words: ["berry 1", "bern x"], names: ["Ada", "Bob"], bluff: true, size)
      app.type("ber#")
      app.settle()
      app.press(.enter)
      app.type("n")
      app.press(.enter)
      #expect(app.says("Ada named BERN, which is no word."), "\(app)")
    }
  }

  @Test("the stage names the wrong word, too") func theStageNamesTheWrongWordToo() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber#")
    app.press(.enter)
    app.type("p")
    app.press(.enter)
    #expect(app.shows("  Ada had no word  "))
  }

  @Test("no word is offered where every letter completes one")
  func noWordIsOfferedWhereEveryLetterCompletesOne() {
    var app = App.haunting(words: ["fluff 2", "fluffy 1"], names: ["Ada", "Bob"], bluff: true)
    app.type("flufo#")
    app.click("I bluffed")
    #expect(app.shows("Only FLUFF was left."), "\(app)")
    app = App.haunting(words: ["meet 1", "meek 2"], names: ["Ada", "Bob"], bluff: true)
    app.type("meex#")
    app.click("I bluffed")
    #expect(app.shows("Nothing could have saved it."), "\(app)")
    app = App.haunting(words: ["meet 1", "meerkat 2"], names: ["Ada", "Bob"], bluff: true)
    app.type("meex#")
    app.click("I bluffed")
    #expect(app.shows("R instead of X wins: MEERKAT."), "\(app)")
    app = App.haunting(words: ["meet 1", "meerkat 3"], names: ["Ada", "Bob"], bluff: true)
    app.type("meex#")
    app.click("I bluffed")
    #expect(app.shows("Only MEET was left."), "\(app)")
  }

  @Test("the help of a match with bluff has its rules", arguments: ["en", "nl"])
  func help(code: String) {
    let texts =
      code == "nl"
      ? (bluff: "tot iemand twijfelt", other: "geen woord meer mogelijk laat")
      : (bluff: "until it is doubted", other: "leaves no word possible")
    for isBluff in [true, false] {
      var app = App.haunting(names: ["Ada", "Bob"], bluff: isBluff, .large, language: code)
      app.type("?")
      let text = app.frame.text.split { " \n│".contains($0) }.joined(separator: " ")
      #expect(text.contains(texts.bluff) == isBluff, "\(app)")
      #expect(text.contains(texts.other) != isBluff, "\(app)")
    }
  }

  @Test("a challenge is put in full, and I is a capital")
  func aChallengeIsPutInFullAndIIsACapital() {
    var app = App.haunting(bluff: true, .compact)
    app.type("be#")
    #expect(app.says("Ada says no word begins with BE. Name one, or own up."), "\(app)")
    app = App.haunting(names: ["Bartholomeus", "Bob"], bluff: true, .compact)
    app.type("ber#")
    #expect(app.says("Bob says no word begins with BER. Name one, or own up."), "\(app)")
    app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber#")
    app.settle()
    app.press(.right)
    #expect(app.shows("Enter I bluffed"), "\(app)")
  }

  @Test("Enter without a letter names nothing, and Esc asks before the match is left")
  func enterWithoutALetterNamesNothingAndEscAsksBefore() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber#")
    app.press(.escape, .enter)
    #expect(app.shows("Type how BER goes on."))
    app.type("xy")
    app.press(.escape, .enter)
    #expect(app.showsTiles("xy"))
    app.click("= own up")
    #expect(app.shows("Ada had no word for BER."))
  }

  @Test("owning up is for those who are challenged") func owningUpIsForThoseWhoAreChallenged() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("be=")
    #expect(!app.shows("own up"))
    #expect(app.showsTiles("BE▂"))
  }

  @Test("the computer challenges a bluff, and answers for its own letters")
  func theComputerChallengesABluffAndAnswersForItsOwn() {
    var app = App.bluffing()
    app.type("x")
    for _ in 0..<3 where !app.shows("Hard challenges you") {
      app.letComputerThink()
      if !app.shows("Hard challenges you") { app.type("x") }
    }
    #expect(app.shows("Hard says no word begins with X"))
    app.press(.right, .enter)
    #expect(app.shows("Hard says no word begins with X"))
    app.settle()
    app.press(.right, .enter)
    #expect(app.shows("You had no word for X"))

    app = App.bluffing()
    app.type("b")
    app.letComputerThink()
    #expect(app.shows("Doubt it? # asks Hard for a word."))
    app.type("#")
    #expect(app.shows("You challenge Hard"))
    app.letComputerThink()
    #expect(app.shows("You doubted BE. Hard had "))
    #expect(app.shows("You get the G"))
  }
}
