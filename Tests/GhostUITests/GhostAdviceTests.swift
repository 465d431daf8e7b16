import Commentary
import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import Kit

/// What can be learned from a round of Ghost: for who has lost it, the last move that could have turned it; for who has won
/// it, why.
struct GhostAdviceTests {
  /// The advice of the report on a round of Ada, who is called "you", against Easy.
  private static func advice(_ letters: String, words: [String], starter: Int = 0) -> String {
    let context = App.started().context
    var match = Ghost(
      players: [Ghost.Player("Ada"), Ghost.Player("Easy", level: .easy)],
      rules: Ghost.Rules(starter: starter),
      alphabet: context.profile.language.alphabet, lexicon: Lexicon(words))
    for letter in letters { _ = match.add(letter) }
    #expect(match.rounds[0].ending != nil)
    let review = GhostCoach(match.judge).review(of: match)
    return GhostRoundReport(match, you: 0, context.text, review: review).advice
  }

  @Test(
    "the last moment is named at which the loser could have turned the round, and the word of the other one")
  func lastMoment() {
    #expect(
      Self.advice("berry", words: ["bear 1", "berry 1"]) == "A after BE, then Easy must finish BEAR.")
    #expect(Self.advice("bex", words: ["bear 1", "berry 1"]) == "A instead of X wins: BEAR.")
  }

  @Test("a dead letter before which the round was lost already is told which letter went on")
  func deadLetter() {
    #expect(Self.advice("bex", words: ["berry 1"]) == "R instead of X: BERRY.")
  }

  @Test(
    "only when nothing later could have saved it the opening is named, once a match", arguments: ["en", "nl"])
  func opening(code: String) {
    let isDutch = code == "nl"
    var app = App.haunting(words: ["dear 1", "berry 1", "cello 1"], names: ["Ada", "Bo"], language: code)
    app.type("berry")
    #expect(app.shows(isDutch ? "Alleen de opening D wint." : "Only the opening D wins."), "\(app)")
    app.passOn()
    app.type("cello")
    let later =
      isDutch
      ? "Na het begin met C was er niets meer aan te doen."
      : "After the opening C nothing could have saved it."
    #expect(app.shows(later) && !app.shows(isDutch ? "wint alleen" : "Only D"), "\(app)")
  }

  @Test("a letter from which only unfit words go on is not named, though the round would have lasted longer")
  func unfitContinuation() {
    let advice = Self.advice("beax", words: ["bear 1", "beasts 1u"], starter: 1)
    #expect(advice.contains("BEAR") && !advice.contains("BEASTS"), "\(advice)")
  }

  @Test("several openings that win are named together") func severalOpenings() {
    let words = ["hear 1", "jury 1", "mild 1", "berry 1"]
    #expect(Self.advice("berry", words: words) == "Only the openings H, J and M win.")
  }

  @Test("a slip of the computer is never named, but why it had lost") func computersSlip() {
    let words = ["bear 1", "berry 1"]
    #expect(Self.advice("bear", words: words) == "Your A left Easy only BEAR.")
    #expect(Self.advice("bex", words: words, starter: 1) == "")
    #expect(Self.advice("bx", words: words) == "After your B nothing could have saved Easy.")
    #expect(Self.advice("bx", words: ["berry 1"]) == "")
  }

  @Test("after a wrong doubt it is said that believing would have helped, and how", arguments: ["en", "nl"])
  func wrongDoubt(code: String) {
    let isDutch = code == "nl"
    func doubted(_ words: [String], _ letters: String, word: String) -> App {
      var app = App.haunting(words: words, names: ["Ada", "Bob"], bluff: true, language: code)
      app.type(letters + "#")
      app.settle()
      app.press(.enter)
      app.type(word)
      app.press(.enter)
      return app
    }
    var app = doubted(["bear 1", "berry 1"], "be", word: "berry")
    #expect(
      app.says(
        isDutch
          ? "Geloven en een A aanleggen: dan was het gewonnen, met BEAR."
          : "Believing it and adding A wins: BEAR."),
      "\(app)")
    app = doubted(["berry 1"], "be", word: "berry")
    #expect(
      app.says(
        isDutch
          ? "Geloven en een R aanleggen: dan was het verdergegaan, naar BERRY."
          : "Believing it and adding R goes on, to BERRY."), "\(app)")
    app = doubted(["meet 1", "meek 2"], "mee", word: "meet")
    #expect(
      app.shows(isDutch ? "Alleen bluffen had nog kunnen helpen." : "Only a bluff could have helped."),
      "\(app)")
  }

  @Test("a doubt that was not raised is explained without dead things", arguments: ["en", "nl"])
  func missedDoubt(code: String) {
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "Bo"], bluff: true, language: code)
    app.type("bexy#")
    app.settle()
    app.press(.right, .enter)
    #expect(
      app.shows(
        code == "nl"
          ? "Geen woord begint met BEX: twijfelen had gewonnen."
          : "No word begins with BEX: a challenge would have won."),
      "\(app)")
  }

  // MARK: Who is addressed.

  @Test(
    "the person is called you in all that is said of a round, and the others are named",
    arguments: ["en", "nl"])
  func you(code: String) {
    let isDutch = code == "nl"
    var app = App.loneRound(language: code)
    #expect(app.shows(isDutch ? "Jij maakte een woord af" : "You finished a word"))
    #expect(
      app.shows(isDutch ? "Jij maakte BERRY af. Makkelijk scoort 5." : "You finished BERRY. Easy scores 5."))
    app.settle()
    app.type("c")
    #expect(app.shows(isDutch ? "Jij legde Y aan." : "You added Y.") && !app.shows("Ada"), "\(app)")
    #expect(app.shows(isDutch ? "Het eind: Jij maakte" : "The end: You finished"))
  }

  @Test("a challenge says you to the one who is challenged", arguments: ["en", "nl"])
  func challenge(code: String) {
    let isDutch = code == "nl"
    var app = App.bluffing(language: code)
    app.type("b")
    app.letComputerThink()
    app.type("#")
    #expect(app.shows(isDutch ? "Jij gelooft Moeilijk niet" : "You challenge Hard"), "\(app)")
    var other = App.bluffing(language: code)
    let title = isDutch ? "Moeilijk gelooft je niet" : "Hard challenges you"
    for _ in 0..<4 where !other.shows(title) {
      other.type("x")
      other.letComputerThink()
    }
    #expect(other.shows(title) && !other.shows("Ada,"), "\(other)")
  }

  @Test("among three seats the person is told the own score, and the others' is each's") func scores() {
    var app = App.seated(["Ada", "easy", "easy"], words: ["bear 1", "cold 1"])
    app.type("b")
    app.letComputerThink()
    app.letComputerThink()
    app.type("x")
    #expect(app.shows("The others score 4 each."), "\(app)")
    app = App.seated(["Ada", "Bob", "Cy"], words: ["bear 1"])
    app.type("bear")
    #expect(app.shows("The others score 4 each."), "\(app)")
    let context = app.context
    var match = Ghost(
      players: ["Ada", "Bob", "Cy"].map { Ghost.Player($0) }, alphabet: context.profile.language.alphabet,
      lexicon: Lexicon(["berry 1"]))
    for letter in "berry" { _ = match.add(letter) }
    #expect(GhostRoundReport(match, you: 0, context.text).score == "You score 5.")
  }

  // MARK: The meaning of what was played.

  @Test("the meaning of the word is shown unasked, and its key only where there is more")
  func meaning() throws {
    var app = App.loneRound(glosses: ["berry\tnoun: a small fruit"])
    app.settle()
    let line = try #require(app.frame.find("berry: a small fruit"), "\(app)")
    #expect(app.frame[line.origin].role == .dim && !app.shows("d meaning"), "\(app)")
    app = App.loneRound(glosses: ["berry\tnoun: a small fruit\tverb: pick fruits"])
    app.settle()
    #expect(app.shows("berry: a small fruit") && app.canClick("d meaning"), "\(app)")
    app = App.loneRound(.compact, glosses: ["berry\tnoun: a small fruit"])
    app.settle()
    #expect(!app.shows("berry: a small") && app.canClick("d meaning") && app.shows("G h o s t"), "\(app)")
    app = App.loneRound()
    #expect(!app.shows("meaning") && !app.shows("nobody has written"))
  }
}
