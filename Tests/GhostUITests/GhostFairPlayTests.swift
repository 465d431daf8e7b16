import Engines
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import GhostUI
@testable import Kit

/// What a match of Ghost says is true, fair and addressed to the right person.
struct GhostFairPlayTests {
  /// A word for each opening letter.
  private static let everyOpening = "abcdefghijklmnopqrstuvwxyz".map { "\($0)earn 1" }

  @Test("a hint that would tell nothing is refused free of charge", arguments: ["en", "nl"])
  func uselessHint(code: String) {
    var app = App.haunting(words: Self.everyOpening, names: ["Ada", "Bo"], language: code)
    app.type("!")
    #expect(app.shows(code == "nl" ? "Elke letter kan nog." : "Every letter can still be played."))
    #expect(!app.asks)
    #expect(app.open(GhostScreen.self)?.match.rounds[0].helped == [])
    app.type("b!")
    #expect(app.shows(code == "nl" ? "Een hint kost de punten" : "A hint costs the points"))
  }

  @Test("an answer that repeats the fragment is quoted as it was typed")
  func anAnswerThatRepeatsTheFragmentIsQuotedAsItWas() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber#")
    app.press(.enter)
    app.type("berp")
    app.press(.enter)
    #expect(app.shows("Ada named BERP, which is no word."))
    #expect(!app.shows("BERBERP"))
  }

  @Test("in a match of the second rules the fragment itself can be named")
  func inAMatchOfTheSecondRulesTheFragmentItselfCanBe() throws {
    var app = App.haunting(words: ["hybrid 1", "hybris 3"], names: ["Ada", "Bob"], bluff: true)
    var screen = try #require(app.open(GhostScreen.self))
    screen.match = Ghost(
      players: screen.match.players, rules: Ghost.Rules(bluff: true, version: .second),
      alphabet: screen.match.alphabet, lexicon: Lexicon(["hybrid 1", "hybris 3"]))
    app.apply(.replace(screen))
    app.type("hybris#")
    app.press(.enter, .enter)
    #expect(app.shows("Ada doubted HYBRIS. Bob had HYBRIS."))
  }

  @Test("under the rules of today it cannot, and the field says so")
  func underTheRulesOfTodayItCannotAndTheFieldSaysSo() {
    var app = App.haunting(words: ["hybrid 1", "hybris 3"], names: ["Ada", "Bob"], bluff: true)
    app.type("hybris#")
    app.press(.enter, .enter)
    #expect(app.shows("Type how HYBRIS goes on."))
    app.type("=")
    #expect(app.shows("Bob had no word for HYBRIS."))
  }

  @Test("a computer that had no better letter is named to the winner", arguments: ["en", "nl"])
  func computerHadNone(code: String) {
    var app = App.ghosting(words: ["bear 1"], language: code)
    for letter in "ba" {
      app.type(String(letter))
      app.letComputerThink()
    }
    #expect(
      app.shows(
        code == "nl" ? "Na jouw B kon Makkelijk alleen nog BEAR maken." : "Your B left Easy only BEAR."))
  }

  @Test("after a killed fragment the word is named that alone was left", arguments: ["en", "nl"])
  func onlyLeft(code: String) {
    var app = App.haunting(
      words: ["helium 1"], names: ["Ada", "Bo"], language: code, glosses: ["helium\tnoun: a light gas"])
    app.type("heliur")
    #expect(app.shows(code == "nl" ? "Alleen HELIUM was nog mogelijk." : "Only HELIUM was left."))
    #expect(app.shows("helium: a light gas"), "\(app)")
    app = App.haunting(words: ["helium 1", "helios 1", "heliot 1"], names: ["Ada", "Bo"], language: code)
    app.type("helior")
    #expect(!app.shows(code == "nl" ? "Alleen HELI" : "Only HELI"))
    #expect(app.shows(code == "nl" ? "Het kon nog HELIOS worden." : "There was HELIOS."))
  }

  @Test("the coach of a match that was given up opens by its key as well as by its button")
  func theCoachOfAMatchThatWasGivenUpOpensByItsKeyAs() {
    var app = App.loneRound()
    app.passOn()
    app.press(.escape)
    app.click("Give up")
    #expect(app.shows("You gave up"))
    #expect(app.shows("1 letter of yours threw a round away") && app.shows("c coach"))
    app.type("c")
    #expect(app.shows("round 1 of "))
    app.press(.escape)
    #expect(app.shows("You gave up"))
  }

  @Test("a match that was given up before a round has ended has no coach")
  func aMatchThatWasGivenUpBeforeARoundHasEndedHasNo() {
    var app = App.ghosting()
    app.type("b")
    app.press(.escape)
    app.click("Give up")
    #expect(app.shows("You gave up") && !app.shows("oach"))
  }

  @Test("a match that was given up is not praised") func aMatchThatWasGivenUpIsNotPraised() {
    var app = App.ghosting(words: App.ears, records: .inMemory)
    for letter in "ba" {
      app.type(String(letter))
      app.letComputerThink()
    }
    app.passOn()
    app.press(.escape)
    app.click("Give up")
    #expect(app.shows("You gave up"))
    #expect(app.shows("  4 points  "))
    #expect(!app.shows("best yet") && !app.shows("of all time"))
  }

  @Test("of several people the one who gave up is named, and names that fit are whole")
  func ofSeveralPeopleTheOneWhoGaveUpIsNamedAndNames() {
    var app = App.seated(["Maximiliaan", "Bob", "Cy"])
    app.type("b")
    app.press(.escape)
    app.click("Give up")
    #expect(app.shows("─ Bob gave up ─"))
    #expect(app.shows("matches   Maximiliaan 0 · Bob 0 · Cy 0"))
    app = App.haunting(names: ["Ada", "Bob"], .compact)
    app.type("b")
    app.press(.escape)
    app.click("Give up")
    #expect(app.shows("─ Bob gave up ─"))
  }

  @Test("a person who gives up on two seats loses, even while the computer thinks")
  func aPersonWhoGivesUpOnTwoSeatsLosesEvenWhileThe() {
    let records = SharedRecords()
    var app = App.seated(["Ada", "easy"], records: records)
    app.type("b")
    app.press(.escape)
    app.click("Give up")
    let tally = records.tallies(of: "Ada").first { $0.mode == .ghostSeats }
    #expect(tally?.played == 1 && tally?.won == 0)
  }

  @Test("outside the compact layout the names of several players are whole", arguments: ["en", "nl"])
  func wholeNames(code: String) {
    for size in [ScreenSize.home, .large] {
      let app = App.seated(["Ada", "Dee Lovelace Byron", "easy", "easy"], size, language: code)
      let computer = code == "nl" ? "Makkelijk 2" : "Easy 2"
      for name in ["Dee Lovelace Byron", computer] {
        #expect(app.shows("  \(name) "), "\(app)")
      }
    }
  }

  @Test("a computer that shares its level keeps its number where its name is cut")
  func aComputerThatSharesItsLevelKeepsItsNumberWhere() {
    var app = App.seated(["Ada", "easy", "easy"], words: ["bear 1", "berry 1"], language: "nl")
    app.type("b")
    app.letComputerThink()
    app.letComputerThink()
    app.type("x")
    app.settle()
    app.type("c")
    #expect(app.shows("Makke… 2"), "\(app)")
  }

  @Test("at a table the whole name of the other player stands in the header")
  func atATableTheWholeNameOfTheOtherPlayerStandsInThe() {
    var table = TableOfApps.ghost(["Ada", "Bartholomeus van Dam"])
    #expect(table["Ada"].shows("Ghost · table with Bartholomeus van Dam"))
    table = TableOfApps.ghost(["Ada", "Bartholomeus van Dam"], .compact)
    #expect(!table["Ada"].shows("van Dam "))
  }

  @Test("the side panel speaks of the rounds of this match only, within its rule", arguments: ["en", "nl"])
  func sidePanel(code: String) {
    var app = App.haunting(names: ["Maximiliaan", "Bob"], bluff: true, .large, language: code)
    app.type("bexberxbexberxbexberxbexberxq")
    #expect((2..<38).contains { app.frame.row($0).dropFirst(91).contains("XQ▂") }, "\(app)")
    app.type("#=")
    let panel = (2..<38).map { row in String(app.frame.row(row).dropFirst(91)) }
    #expect(panel.joined().contains("BEXBERX"), "\(app)")
    #expect(panel.allSatisfy { $0.dropFirst(SidePanel.width).allSatisfy { $0 == " " } }, "\(app)")
    #expect(panel.count { $0.hasPrefix("───") } == 1, "\(app)")
  }

  @Test("in the large layout a popup is not contradicted by the message", arguments: ["en", "nl"])
  func coveredMessage(code: String) {
    var app = App.haunting(names: ["Ada", "Bob"], .large, language: code)
    let prompt = app.context.text("Type a letter, or click one.")
    #expect(app.shows(prompt))
    app.press(.escape)
    #expect(app.asks && !app.shows(prompt))
    app.press(.enter)
    #expect(app.shows(prompt))
    var hangman = App.playing("moss", .large, language: code)
    #expect(hangman.shows(prompt))
    hangman.press(.escape)
    #expect(hangman.asks && !hangman.shows(prompt))
  }

  @Test("a match of several players waits under Continue with the fuse in its own form")
  func aMatchOfSeveralPlayersWaitsUnderContinueWithThe() {
    let records = SharedRecords()
    var app = App.haunting(names: ["Ada", "Bob"], records: records)
    app.type("x")
    app.passOn()
    app.press(.escape)
    app.click("Menu")
    #expect(app.shows("G h o s t"), "\(app)")
  }

  @Test("a game in another language than the interface says so", arguments: ScreenSize.allCases)
  func foreignWords(size: ScreenSize) {
    var app = App.started(size, library: .sample(words: App.conned + App.ghostWords))
    app.context.profile.settings.words = "nl"
    app.context.profile.language = language("nl")
    let name = language("nl").name
    for key in ["g", "t", "h"] {
      app.type(key)
      app.press(.enter)
      #expect(app.frame.row(0).contains(" · \(name)") == (size != .compact), "\(app)")
      app.press(.escape)
      app.click("Menu")
    }
    app.context.profile.settings.words = "en"
    app.context.profile.language = language("en")
    app.type("g")
    app.press(.enter)
    #expect(!app.frame.row(0).contains("English"))
  }
}

/// The coach's remarks on dealt letters, and on moves whose result depended on others.
struct GhostCoachMovesTests {
  @Test("the coach of a daily puzzle opens at the first letter that somebody chose")
  func theCoachOfADailyPuzzleOpensAtTheFirstLetterThat() {
    var app = App.showing { context in
      var rules = Ghost.Rules(starter: 1)
      rules.dealtLetters = 3
      var match = Ghost(
        players: [Ghost.Player("Ada"), Ghost.Player("Hard", level: .hard)], rules: rules,
        alphabet: context.profile.language.alphabet, lexicon: Lexicon(["berry 1", "bet 1", "cold 1"]))
      for letter in "berry" { _ = match.add(letter) }
      return GhostCoachScreen<Never>(match, atRound: 0, hasMeanings: true, whenClosed: .stay)
    }
    #expect(app.shows("added R"))
    #expect(app.shows("After BER") == false, "R is the only letter")
    app.press(.left)
    #expect(app.shows("R was there from the start."))
    app.press(.home)
    #expect(app.shows("B was there from the start."))
    #expect(!app.shows("To begin") && !app.shows("COLD"))
    #expect(app.shows("what does BERRY mean?"), "the word that ended the round is left to explain")
    app.press(.down)
    #expect(app.shows("added R"))
  }

  @Test("with three players a move that depended on the others has a mark", arguments: ScreenSize.allCases)
  func openMoves(size: ScreenSize) {
    var app = App.seated(["Ada", "Bob", "Cy"], words: ["bear 1", "berry 1"], size)
    app.type("bear")
    app.settle()
    app.type("c")
    app.press(.home)
    #expect(
      app.shows(size == .compact ? "depended on the others" : "Ada added B. It depended on the others."),
      "\(app)")
    let verdicts = app.frame.text.split(separator: "\n").first { $0.contains("~") && $0.contains("■") }
    #expect(verdicts?.filter { $0 != " " } == "~~✓■")
    if size == .compact { app.type("?") }
    #expect(app.shows(size == .compact ? " ~ " : "~ depended on the others"), "\(app)")
    #expect(app.shows("depended on the others "), "\(app)")
  }
}
