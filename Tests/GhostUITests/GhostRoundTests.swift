import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import Kit

/// The end of a round of Ghost: who gets which letter, why, and the better move.
struct GhostRoundTests {
  @Test("the last letter of a word loses the round, and the better letter is named")
  func theLastLetterOfAWordLosesTheRoundAndTheBetter() {
    var app = App.loneRound()
    #expect(app.shows("You finished a word"))
    #expect(app.shows(" You get the G "))
    #expect(app.shows("You finished BERRY. Easy scores 5."))
    #expect(app.shows("E instead of Y wins: BERRET."))
    #expect(app.shows("c coach"))
    #expect(app.showsTiles("BERRY"))
    app.settle()
    #expect(app.canClick("Next round"))
    #expect(app.canClick("Stop"))
  }

  @Test(
    "the letter of GHOST that a lost round costs is named",
    arguments: [("G", 1), ("H", 3), ("O", 5), ("S", 7)])
  func letters(letter: String, round: Int) {
    var app = App.haunting(names: ["Ada", "Bo"])
    for (number, opener) in zip(1...round, "xjqvwyz") {
      app.type(String(opener))
      if number < round { app.passOn() }
    }
    #expect(app.shows(" Ada gets the \(letter) "))
  }

  @Test("where the last letter could not be helped, the one is named that threw the round away")
  func whereTheLastLetterCouldNotBeHelpedTheOneIsNamed() {
    var app = App.haunting(words: ["bear 1", "berry 1"], names: ["Ada", "Bo"])
    app.type("berry")
    #expect(app.shows("Ada finished BERRY."))
    #expect(app.shows("A after BE, then Bo must finish BEAR."))
  }

  @Test("completing a word of fewer than four letters loses nothing")
  func completingAWordOfFewerThanFourLettersLoses() {
    var app = App.haunting(words: ["be 1", "ber 1", "berry 1"], names: ["Ada", "Bo"])
    app.type("berr")
    #expect(!app.shows("Next round"))
    app.type("y")
    #expect(app.shows("Ada finished BERRY. Bo scores 5."))
    #expect(app.shows("Nothing could have saved it."))
  }

  @Test("a letter after which no word is possible loses the round, and a possible one is named")
  func aLetterAfterWhichNoWordIsPossibleLosesTheRound() {
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "Bo"])
    app.type("bex")
    #expect(app.shows("No word begins with BEX"))
    #expect(app.shows("No word begins with BEX. The last X was Ada's.") && app.shows("Bo scores 3."))
    #expect(app.shows("R instead of X: BERRY."))
  }

  @Test("a letter that would have ended the round as well is not advised, but the one that lasts longest is")
  func aLetterThatWouldHaveEndedTheRoundAsWellIsNot() {
    var app = App.haunting(words: ["beck 1", "bectical 1"], names: ["Ada", "Bo"])
    app.type("bech")
    #expect(app.shows("No word begins with BECH"))
    #expect(app.shows("T instead of H: BECTICAL."), "\(app.frame.text)")
    #expect(!app.shows("BECK."))
  }

  @Test(
    "where only words too rare for the judge begin so, the judge's list is named", arguments: ["en", "nl"])
  func judgesList(code: String) {
    let isEnglish = code == "en"
    var app = App.haunting(words: ["berry 1", "bexar 4"], names: ["Ada", "Bo"], language: code)
    app.type("bex")
    #expect(
      app.shows(isEnglish ? "  No familiar word begins with BEX  " : "  Geen bekend woord begint met BEX  "))
    #expect(
      app.shows(
        isEnglish
          ? "No familiar word begins with BEX. The last X was Ada's."
          : "Geen bekend woord begint met BEX. Die X was van Ada."))
    app.settle()
    app.type("c")
    #expect(
      app.shows(
        isEnglish
          ? "The end: No familiar word begins with BEX. The last X was Ada's."
          : "Het eind: Geen bekend woord begint met BEX. Die X was van Ada."))
  }

  @Test("the wide list is named, too, and the rare one is all there is")
  func theWideListIsNamedTooAndTheRareOneIsAllThereIs() {
    var app = App.started(library: .sample(words: ["berry 1", "bexar 4"]))
    app.type("g")
    app.press(.home, .right, .down, .down, .down, .right, .enter)
    app.type("bex")
    #expect(app.shows("No word of the wide list begins with BEX"))
    app = App.started(library: .sample(words: ["berry 1", "bexar 4"]))
    app.type("g")
    app.press(.home, .right, .down, .down, .down, .right, .right, .enter)
    app.type("bet")
    #expect(app.shows("No word begins with BET"))
  }

  @Test("in the compact layout the reason for the end of a bluff fits", arguments: ["en", "nl"])
  func compactReasons(code: String) {
    func ended(_ rest: (inout App) -> Void) -> String {
      var app = App.haunting(names: ["Maximiliaan", "Bartholomeus"], bluff: true, .compact, language: code)
      app.type("ber#")
      rest(&app)
      app.settle()
      return app.frame.text
    }
    func name(_ word: String, _ app: inout App) {
      app.settle()
      app.press(.enter)
      app.type(word)
      app.press(.enter)
    }
    let answered = ended { name("berry", &$0) }
    #expect(answered.contains("had BERRY."))
    let admitted = ended { app in
      app.settle()
      app.press(.right, .enter)
    }
    #expect(admitted.contains(code == "en" ? "had no word" : "had geen woord"))
    let wrong = ended { name("berp", &$0) }
    #expect(wrong.contains(code == "en" ? "named BERP" : "noemde BERP"))
    for text in [answered, admitted, wrong] {
      #expect(!text.contains(" … ") && !text.contains("…  "), Comment(rawValue: text))
    }
  }

  @Test("in the compact layout a missed challenge is named whole", arguments: ["en", "nl"])
  func compactChallenge(code: String) {
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "Bo"], bluff: true, .compact, language: code)
    app.type("bexy#")
    app.settle()
    app.press(.right, .enter)
    #expect(app.says(code == "en" ? "a challenge would have won" : "twijfelen had"))
  }

  @Test("after a dead end the letter that would have won is named")
  func afterADeadEndTheLetterThatWouldHaveWonIsNamed() {
    var app = App.haunting(words: ["bear 1", "berry 1"], names: ["Ada", "Bo"])
    app.type("bex")
    #expect(app.shows("A instead of X wins: BEAR."))
  }

  @Test("a word that is never shown does not count, and the judge decides how rare a word may be")
  func aWordThatIsNeverShownDoesNotCountAndTheJudge() {
    var app = App.haunting(words: ["dog x", "doge x", "berry 1", "dodo 4"])
    app.type("d")
    #expect(app.shows("No familiar word begins with D."))
    app = App.haunting(words: ["dog x", "doge x", "berry 1"])
    app.type("d")
    #expect(app.shows("No word begins with D."))
    app = App.haunting(words: ["berry 1", "cello 2"])
    app.type("c")
    #expect(!app.shows("Next round"))
  }

  @Test("a letter that has opened a round is struck on the keyboard, and refused aloud")
  func aLetterThatHasOpenedARoundIsStruckOnTheKeyboard() {
    var app = App.haunting(names: ["Ada", "Bo"])
    #expect(!app.shows("·X·"))
    app.type("x")
    app.passOn()
    #expect(app.shows("·X·"))
    #expect(app.shows(" B ") && !app.shows("·B·"))
    app.type("x")
    #expect(app.shows("X has opened a round already."))
    #expect(app.shows("Bo's turn"))
    app.type("b")
    #expect(!app.shows("·X·"))
  }

  @Test("keys are ignored for the first 600 milliseconds of a round's popup, clicks are not")
  func keysAreIgnoredForTheFirst600MillisecondsOfA() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("x")
    app.press(.enter, .character(" "), .escape)
    #expect(app.shows("Ada gets the G"))
    app.advance(by: .milliseconds(599))
    app.press(.enter)
    #expect(app.shows("Ada gets the G"))
    app.advance(by: .milliseconds(1))
    app.press(.enter)
    #expect(app.shows("Bo's turn"))
    app.type("z")
    app.click("Next round")
    #expect(app.shows("Ada's turn"))
  }

  @Test("Stop over a round's popup goes back to that popup") func stopOverARoundsPopupGoesBackToThatPopup() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("x")
    app.settle()
    app.press(.escape)
    #expect(app.shows("A game is running"))
    app.press(.enter)
    #expect(app.shows("Ada gets the G"))
    #expect(app.shows("No word begins with X. The last X was Ada's. Bo scores 1."))
    app.press(.escape, .enter, .enter)
    #expect(app.shows("Bo's turn"))
  }

  @Test("Stop during a round asks and leaves the match as it is on a no")
  func stopDuringARoundAsksAndLeavesTheMatchAsItIsOnANo() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("be")
    app.click("Esc stop")
    app.press(.enter)
    #expect(app.showsTiles("BE▂"))
    app.press(.escape)
    app.click("Menu")
    #expect(app.shows("Text Twist"))
  }

  @Test("Esc twice leaves the match, which waits under Continue", arguments: [false, true])
  func escapeTwice(isRoundOver: Bool) {
    let records = SharedRecords()
    var app = App.haunting(names: ["Ada", "Bo"], records: records)
    app.type(isRoundOver ? "x" : "be")
    if isRoundOver { app.settle() }
    app.press(.escape)
    #expect(app.shows("A game is running") && app.shows("Enter keep playing") && app.shows("Esc menu"))
    app.press(.escape)
    #expect(app.shows("Continue") && app.open(GhostScreen.self) == nil)
    #expect(records.title(of: "Ada").waiting.count == 1)
  }

  @Test("the coach opens on the round that has just ended, and closes to its popup")
  func theCoachOpensOnTheRoundThatHasJustEndedAndCloses() {
    var app = App.loneRound()
    app.settle()
    app.type("c")
    #expect(app.shows("Easy added Y") == false)
    #expect(app.shows("You added Y. That threw the round away."))
    #expect(app.shows("round 1 of 1"))
    app.press(.escape)
    #expect(app.shows("You get the G"))
  }

  @Test(
    "after a match there are three ways on",
    arguments: [("New game", "Type a letter"), ("Coach", "round 1 of 9"), ("Menu", "Text Twist")])
  func ways(button: String, next: String) {
    var byMouse = App.haunting()
    byMouse.loseAMatch()
    byMouse.click(button)
    #expect(byMouse.shows(next))
    var byKeys = App.haunting()
    byKeys.loseAMatch()
    for _ in 0..<50 where !byKeys.hasChosen(button) { byKeys.press(.right) }
    byKeys.press(.enter)
    #expect(byKeys.shows(next))
  }

  @Test("a popup covers neither fragment nor fuses", arguments: ScreenSize.allCases)
  func uncovered(size: ScreenSize) {
    var app = App.loneRound(size)
    app.advance(by: .seconds(1))
    let text = app.frame.text
    #expect(app.showsTiles("BERRY", width: size == .large ? 9 : size == .home ? 7 : 5))
    #expect(text.contains("You finished a word"))
    #expect(app.shows(size == .compact ? "G h o s t" : "G   h   o   s   t"))
    if size == .compact {
      #expect(app.says("You finished BERRY. Easy scores 5."))
      #expect(app.says("E instead of Y wins: BERRET."))
    }
  }

  @Test(
    "an earlier better move is named with its fragment",
    arguments: [
      ("en", [], "E after RH, then Player 2 must finish RHETORIC."),
      ("en", ["Ada", "Bartholomeus"], "E after RH, then Bartholomeus must finish RHETORIC."),
      ("nl", [], "Met een E na RH had Speler 2 RHETORIC moeten afmaken."),
      ("nl", ["Ada", "Bartholomeus"], "Met een E na RH had Bartholomeus RHETORIC moeten afmaken."),
    ])
  func longAlternative(code: String, names: [String], text: String) {
    var app = App.haunting(words: ["rhyme 1", "rhetoric 1"], names: names, language: code)
    app.type("rhyme")
    #expect(app.shows(text), "\(app)")
    #expect(!app.frame.text.contains(" …"))
  }

  @Test("a long sentence is wrapped, with the names in full")
  func aLongSentenceIsWrappedWithTheNamesInFull() {
    let names = ["Ada Lovelace Byron", "Bo Peep Shepherdess"]
    for size in [ScreenSize.home, .compact] {
      var app = App.haunting(words: ["bewildering 1"], names: names, size)
      app.type("bewildering")
      #expect(app.says("Ada Lovelace Byron finished BEWILDERING."), "\(app)")
      #expect(app.says("Bo Peep Shepherdess scores 11."), "\(app)")
    }
  }
}
