import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// A code is shown and copied in the replay, typed on the title or in Continue's list, and played.
struct CodeScreenTests {
  /// A game of the phrase book that Ada has won with three misses, its replay open, and its code.
  static func sent(_ size: ScreenSize = .home, language code: String = "en", isWon: Bool = true) throws -> (
    app: App, code: String
  ) {
    var app = started(SharedRecords(), size, language: code)
    app.press(.enter, .enter)
    app.type(isWon ? "xyzmos" : "bcdfghj")
    app.listen()
    app.type("y")
    return (app, try #require(app.open(ReplayScreen.self)?.code))
  }

  static func started(
    _ records: SharedRecords, _ size: ScreenSize = .home, language code: String = "en"
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(phrases: ["moss"], words: App.conned), records: records)
    app.readRecords()
    return app
  }

  private static func typed(_ text: String, records: SharedRecords = SharedRecords()) -> App {
    var app = started(records)
    app.openCodes()
    app.type(text)
    app.press(.enter)
    return app
  }

  @Test("the replay shows it from the first step to the last, and c or a click copies it")
  func theReplayShowsItFromTheFirstStepToTheLastAndCOrA() throws {
    for byKeys in [true, false] {
      var (app, code) = try Self.sent()
      #expect(app.shows("code  " + code))
      if byKeys { app.type("c") } else { app.click("code  ") }
      #expect(app.takeEffects() == [.copy(code)])
      #expect(app.shows("Copied.") && app.shows("code  " + code))
      app.press(.end)
      #expect(app.shows("code  " + code) && !app.shows("Copied"))
    }
  }

  @Test("on 40×16 it stands there at every step, in both languages", arguments: ["en", "nl"])
  func compact(language: String) throws {
    var hangman = App.playing("A rolling stone gathers no moss", .compact, language: language)
    hangman.type("aelncduorimstpgh")
    hangman.listen()
    var twist = App.twisting(.timed, .compact, language: language)
    for word in ["code", "nedo", "cond", "cod", "don"] { twist.enter(word) }
    twist.giveUp()
    var ghost = App.ghosting(.compact, language: language)
    ghost.loseToTheComputer()
    ghost.settle()
    for var app in [hangman, twist, ghost] {
      app.type("y")
      let count = try #require(app.open(ReplayScreen.self)).marks.count
      let code = try #require(app.open(ReplayScreen.self)?.code)
      #expect(count > 4)
      for step in 0...count {
        #expect(app.shows("code  " + code), "step \(step)\n\(app)")
        app.press(.right)
      }
      app.type("c")
      #expect(app.takeEffects().contains(.copy(code)) && app.shows("code  " + code))
    }
  }

  @Test("on 40×16 it makes way for a solution that takes two rows")
  func on4016ItMakesWayForASolutionThatTakesTwoRows() {
    var app = App.playing("A rolling stone gathers no moss", .compact)
    app.press(.tab)
    app.type("a rolling stone gathers no moss")
    app.press(.enter)
    app.listen()
    app.type("y")
    #expect(app.shows("code  "))
    app.press(.end)
    #expect(app.shows("A ROLLING STONE GATHERS NO MOSS:") && !app.shows("code  "), "\(app)")
    app.press(.left)
    #expect(app.shows("code  "))
  }

  @Test("games without a code do not offer the key", arguments: ["duel", "two players", "own words"])
  func without(kind: String) {
    var app: App
    switch kind {
    case "two players":
      app = App.haunting(names: ["Ada", "Bo"])
      app.loseAMatch()
    case "duel":
      app = App.settingUp("Duel")
      app.choose("Start", by: .keys)
      app.enter("moss")
      app.answer("Start", by: .keys)
      app.type("mos")
      app.listen()
    default:
      app = App.started(
        library: .sample(), ownWords: Lexicon(["moss 1", "stone 1", "flower 1"]), records: SharedRecords())
      app.press(.enter, .home, .end, .enter)
      app.type("bcdfghjkpqvxyz")
      app.listen()
    }
    app.type("y")
    #expect(app.shows("Replay"), "\(app)")
    #expect(!app.shows("code  ") && !app.shows("c copy"))
    app.type("c")
    #expect(app.takeEffects() == [])
  }

  @Test("it is typed under More, by keys or by clicks alone", arguments: [true, false])
  func typing(byKeys: Bool) throws {
    let code = try Self.sent().code
    let records = SharedRecords()
    var app = Self.started(records)
    if byKeys {
      app.press(.end, .enter)
      #expect(app.shows("letters and codes that somebody sent"))
      app.press(.enter)
      app.press(.end, .enter)
      app.type(code.lowercased().filter { $0 != "-" })
      #expect(app.shows(code))
      app.press(.enter)
    } else {
      app.click("More")
      app.click("By post")
      app.click("Paste a letter")
      for character in code where character != "-" {
        if character.isNumber {
          app.click(" \(character) ")
        } else {
          app.pressLetter(String(character), by: .mouse)
        }
      }
      #expect(app.shows(code))
      app.click("Enter done")
    }
    #expect(app.spells("_ _ _ _") && app.shows("0 of 7"))
    #expect(records.players() == ["Ada"])
  }

  @Test("a paste with dashes is taken as it is") func aPasteWithDashesIsTakenAsItIs() throws {
    let code = try Self.sent().code
    var app = Self.started(SharedRecords())
    app.openCodes()
    app.send(.paste(" " + code + "\n"))
    #expect(app.shows(code))
    app.press(.enter)
    #expect(app.shows("0 of 7"))
  }

  @Test("a paste of which a character was refused says so, even if those after it were accepted")
  func aPasteOfWhichACharacterWasRefusedSaysSoEvenIf() {
    var app = Self.started(SharedRecords())
    app.openCodes()
    app.send(.paste("5N2Q!X"))
    #expect(app.field?.text == "5N2QX")
    #expect(app.shows("! is in no code."))
  }

  @Test(
    "what is wrong with it stands beneath the field",
    arguments: [
      ("", "That is no code and no letter."),
      ("14d8m", "That is no code and no letter."),
      ("14D8M1HM00040H6F04D", "A code has 20 characters, not 19."),
      ("14D8M1HM00040H6F04D4", "A character of this code is wrong."), ("14D8U", "U is in no code."),
      ("14D8M!", "! is in no code."), ("14D8M1HM00040H6F04D35", "20"),
    ])
  func wrong(text: String, message: String) {
    var app = Self.started(SharedRecords())
    app.openCodes()
    app.type(text)
    if !app.shows(message) { app.press(.enter) }
    #expect(app.shows(message), "\(app)")
    #expect(app.shows("Paste the letter or the code that somebody sent."))
    app.press(.escape, .escape)
    #expect(app.shows("q quit"))
  }

  @Test("both results are told at its end, and it counts on no list and in no statistics")
  func bothResultsAreToldAtItsEndAndItCountsOnNoListAnd() throws {
    let code = try Self.sent().code
    for (typed, own) in [("mos", "none wrong"), ("xmos", "1 wrong"), ("bcdfghj", "lost")] {
      let records = SharedRecords()
      var app = Self.typed(code, records: records)
      app.type(typed)
      app.listen()
      #expect(app.shows("You: \(own)   ·   Sender: 3 wrong"), "\(app)")
      #expect(!app.shows("streak"))
      #expect(records.tallies(of: "Ada").isEmpty && records.finishedGames(of: "Ada").isEmpty)
      #expect(records.standings(of: .phraseBook, for: "Ada").isEmpty)
      #expect(records.streak(of: "Ada", in: .phraseBook) == 0)
      #expect(records.misses(of: "Ada", in: Mode.allCases, upTo: 7).allSatisfy { $0 == 0 })
      #expect(!records.calls.contains("finish"))
      #expect(records.title(of: "Ada").waiting.isEmpty)
      app.type("y")
      #expect(app.shows("Replay · Hangman"))
      let back = try GameCode(try #require(app.open(ReplayScreen.self)?.code))
      let deal = try GameCode(code).deal
      #expect(back.deal == deal)
    }
  }

  @Test("it cannot be started over") func itCannotBeStartedOver() throws {
    var app = Self.typed(try Self.sent().code)
    app.type("=")
    #expect(!app.asks)
    app.press(.escape)
    #expect(app.asks && app.shows("Menu") && !app.shows("Start over"))
  }

  @Test("a streak neither grows nor ends by it") func aStreakNeitherGrowsNorEndsByIt() throws {
    let code = try Self.sent().code
    let records = SharedRecords()
    var app = Self.started(records)
    app.press(.enter, .enter)
    app.type("mos")
    app.listen()
    app.click("Menu")
    for typed in ["mos", "bcdfghj"] {
      app.openCodes()
      app.type(code)
      app.press(.enter)
      app.type(typed)
      app.listen()
      app.click("Menu")
    }
    #expect(records.streak(of: "Ada", in: .phraseBook) == 1)
    #expect(records.tallies(of: "Ada").map(\.played) == [1])
  }

  @Test("the sender's loss is told, too") func theSendersLossIsToldToo() throws {
    let code = try Self.sent(isWon: false).code
    var app = Self.typed(code)
    app.type("mos")
    #expect(app.shows("You: none wrong   ·   Sender: lost"))
  }

  @Test("left and gone on with, it is still a game of its code")
  func leftAndGoneOnWithItIsStillAGameOfItsCode() throws {
    let code = try Self.sent().code
    let records = SharedRecords()
    var app = Self.typed(code, records: records)
    app.type("xm")
    app.leaveForTheTitle()
    app = Self.started(records)
    app.type("c")
    #expect(app.shows("Welcome back"))
    app.type("os")
    app.listen()
    #expect(app.shows("You: 1 wrong   ·   Sender: 3 wrong"))
    #expect(!records.calls.contains("finish"))
  }

  @Test("of Text Twist both scores are told") func ofTextTwistBothScoresAreTold() throws {
    var app = App.twisting(.untimed)
    app.enter("code", "con")
    app.giveUp()
    app.type("y")
    let code = try #require(app.open(ReplayScreen.self)?.code)
    let records = SharedRecords()
    var other = Self.typed(code, records: records)
    #expect(other.shows("Text Twist · untimed"))
    other.enter("conned")
    other.waitForPopup()
    other.press(.right, .enter)
    other.giveUp()
    #expect(other.shows("You: 6 points   ·   Sender: 7 points"))
    #expect(!records.calls.contains("finish") && records.decks().isEmpty)
  }

  @Test("more points than a code has room for are told as so many or more")
  func morePointsThanACodeHasRoomForAreToldAsSoManyOr() throws {
    var app = App.twisting(.untimed)
    app.giveUp()
    app.type("y")
    var code = try GameCode(try #require(app.open(ReplayScreen.self)?.code))
    code.result = GameCode.mostResult
    var other = Self.typed(code.text)
    other.giveUp()
    #expect(other.shows("You: 0 points   ·   Sender: 2047 points or more"))
  }

  /// The code of a match against Easy that Ada has lost.
  static func ghostCode() throws -> (library: Library, code: String) {
    var app = App.ghosting()
    app.loseToTheComputer()
    app.settle()
    app.type("y")
    return (app.context.services.library, try #require(app.open(ReplayScreen.self)?.code))
  }

  @Test("of Ghost both are told at the end, and after giving up")
  func ofGhostBothAreToldAtTheEndAndAfterGivingUp() throws {
    let (library, code) = try Self.ghostCode()
    for isGivenUp in [false, true] {
      let records = SharedRecords()
      var app = App.started(library: library, records: records)
      app.openCodes()
      app.type(code)
      app.press(.enter)
      #expect(app.shows("Ghost · Easy"), "\(app)")
      if isGivenUp {
        app.press(.escape)
        app.click("Give up")
      } else {
        app.loseToTheComputer()
        app.settle()
      }
      #expect(app.shows("You: lost, 0 points   ·   Sender: lost, 0 points"), "\(app)")
      #expect(!records.calls.contains("finish") && records.tallies(of: "Ada").isEmpty)
      #expect(records.title(of: "Ada").waiting.isEmpty)
      if isGivenUp {
        app.press(.enter)
        #expect(app.shows("Against"), "\(app)")
      }
    }
  }

  @Test("a game of wordyard play CODE keeps its words when the player has others")
  func aGameOfWordyardPlayCODEKeepsItsWordsWhenThe() throws {
    let code = try Self.sent().code
    let records = SharedRecords()
    records.save(settings: ["language": "nl", "words": "nl"], for: "Ada")
    var context = Self.started(SharedRecords()).context
    context.services.records = records
    try Opening.code(code).check(context)
    let first = TitleScreen.first(opening: .code(code), isFirstStart: false, &context)
    var app = App(
      size: ScreenSize.home.size, context: context, screens: first.screens, opening: first.opening)
    app.readRecords()
    #expect(app.shows("Galgje · Proverbs · English") && app.shows("0 van 7"), "\(app)")
    app.leaveForTheTitle()
    app.type("t")
    #expect(app.shows("Text Twist · Nieuw spel") && app.shows("Nederlands"), "\(app)")
  }

  @Test("wordyard play CODE opens the game above the title, or throws why not")
  func wordyardPlayCODEOpensTheGameAboveTheTitleOr() throws {
    let code = try Self.sent().code
    var context = Self.started(SharedRecords()).context
    try Opening.code(code).check(context)
    let first = TitleScreen.first(opening: .code(code), isFirstStart: false, &context)
    var app = App(
      size: ScreenSize.home.size, context: context, screens: first.screens, opening: first.opening)
    #expect(app.shows("0 of 7"))
    app.leaveForTheTitle()
    #expect(app.shows("Continue"))
    let records = SharedRecords()
    let other = Self.started(records).context
    records.calls = []
    #expect(throws: CodeProblem.notACode(.length(3))) { try Opening.code("abc").check(other) }
    #expect(records.calls == [])
  }

  @Test("every problem has a line of its own in both languages")
  func lines() {
    let problems: [CodeProblem] = [
      .notACode(.length(3)), .notACode(.character("U")), .notACode(.damaged), .newer, .noLanguage("de"),
      .otherWords,
    ]
    for text in [Texts.english, .dutch] {
      let lines = problems.map { text.problem($0) }
      #expect(Set(lines).count == problems.count)
      #expect(lines.allSatisfy { !$0.contains("\n") && $0.hasSuffix(".") })
    }
    #expect(problems.allSatisfy { Texts.english.problem($0) != Texts.dutch.problem($0) })
  }
}
