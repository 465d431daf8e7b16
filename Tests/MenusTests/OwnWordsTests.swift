import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Games with a player's own word list.
struct OwnWordsTests {
  private static let own = Lexicon(["zephyr 1"])

  /// The set-up of Hangman with a random word, `abbey` or the player's own.
  private static func begun(_ records: SharedRecords, ownWords: Lexicon? = own) -> App {
    var library = Library.sample(words: ["abbey 1"])
    library.ownWords = { _, _ in own }
    let title = App.started(library: library, ownWords: ownWords, records: records)
    var context = title.context
    context.hangman.host = .dictionary
    return App(
      size: ScreenSize.home.size, context: context, screens: [TitleScreen(), HangmanGame.setUpScreen])
  }

  @Test("what the set-up says of a random word is true of the player's own list", arguments: [true, false])
  func note(isOwn: Bool) {
    let app = Self.begun(SharedRecords(), ownWords: isOwn ? Self.own : nil)
    #expect(app.shows("One word of your own list, of any length.") == isOwn)
    #expect(app.shows("The game is on no high score list.") == isOwn)
    #expect(app.shows("of five to twelve letters") == !isOwn && app.shows("Level") == !isOwn, "\(app)")
  }

  @Test("a game counts for its list unless its words are the player's own", arguments: [true, false])
  func ranked(isOwn: Bool) {
    let records = SharedRecords()
    var app = Self.begun(records, ownWords: isOwn ? Self.own : nil)
    app.press(.end, .enter)
    app.type(isOwn ? "zephyr" : "abey")
    #expect(records.tallies(of: "Ada").map(\.won) == [1])
    #expect(records.standings(of: .dictionaryEasy, for: "Ada").count == (isOwn ? 0 : 1))
  }

  @Test("the side panel counts games with own words, as the streak in the header does")
  func theSidePanelCountsGamesWithOwnWordsAsTheStreakIn() {
    let records = SharedRecords()
    var app = App.showing(.large, records: records) { context in
      context.profile.ownWords = OwnWords(path: "/own/words", lexicon: Self.own)
      context.hangman.host = .dictionary
      return HangmanGame.setUpScreen
    }
    app.press(.end, .enter)
    for won in 1...2 {
      app.type("zephyr")
      app.listen()
      let header = app.frame.row(0)
      #expect(header.hasSuffix("streak \(won)"), "\(app)")
      for label in ["solved", "streak", "longest"] { #expect(app.shows("\(won)  \(label)"), "\(app)") }
      app.press(.enter)
    }
    #expect(records.standings(of: .dictionaryEasy, for: "Ada").isEmpty)
  }

  @Test(
    "two players' games with own words are on no list, either",
    arguments: [true, false])
  func duel(isOwn: Bool) {
    let records = SharedRecords()
    var app = App.showing(records: records) { context in
      if isOwn { context.profile.ownWords = OwnWords(path: "/own/words", lexicon: Self.own) }
      context.hangman.host = .duel
      context.hangman.duel.names = ["Ada", "Bo"]
      return HangmanGame.setUpScreen
    }
    app.press(.end, .enter)
    app.type("moss")
    app.press(.enter)
    app.listen()
    app.press(.enter)
    app.type("mos")
    #expect(records.tallies(of: "Bo").map(\.won) == [1])
    #expect(records.standings(of: .duel, for: "Ada").count == (isOwn ? 0 : 1))
  }

  /// The words of `stable` and `ghost`, without tiers.
  private static let untiered = Lexicon([
    "able", "abet", "ale", "ate", "bale", "base", "bat", "beat", "belt", "best", "bet", "blast", "eat",
    "east", "ghost", "last", "late", "least", "sale", "seat", "stable", "table", "tea",
  ])

  @Test("a list without tiers is played at every level of Text Twist", arguments: TextTwist.Level.allCases)
  func untieredTwist(level: TextTwist.Level) {
    var app = App.showing(records: SharedRecords()) { context in
      context.profile.ownWords = OwnWords(path: "/own/words", lexicon: Self.untiered)
      context.textTwist.level = level
      return TextTwistGame.setUpScreen
    }
    app.press(.enter)
    #expect(app.shows("★ 6"))
  }

  @Test(
    "a list without tiers is played in Ghost, whatever list the judge has", arguments: ["0", "2", "3", "4"])
  func untieredGhost(judge: String) {
    var app = App.showing(records: SharedRecords()) { context in
      context.profile.ownWords = OwnWords(path: "/own/words", lexicon: Self.untiered)
      context.ghost.opponent = .friend
      context.ghost.list = GhostJudge.List(saved: judge)!
      return GhostGame.setUpScreen
    }
    app.press(.enter)
    app.type("g")
    #expect(app.showsTiles("G"))
    app.type("hos")
    #expect(!app.shows("No word begins with"))
  }

  @Test("the Devil has levels with a player's own words, too") func theDevilHasLevelsWithAPlayersOwnWordsToo()
  {
    var app = App.showing(records: SharedRecords()) { context in
      context.profile.ownWords = OwnWords(path: "/own/words", lexicon: Self.untiered)
      context.hangman.host = .devil
      return HangmanGame.setUpScreen
    }
    app.press(.down, .right)
    #expect(app.shows("◂ medium"))
    app.press(.enter)
    #expect(app.shows("Hangman · Devil, medium"))
  }

  /// The word list of the only saved game.
  private static func words(_ records: SharedRecords) -> String? { records.onlyGame?.session.words }

  @Test("after a game with own words was continued, the next one has the language's again")
  func afterAGameWithOwnWordsWasContinuedTheNextOneHas() {
    let records = SharedRecords()
    var first = Self.begun(records)
    first.press(.end, .enter)
    first.type("x")
    first.send(.terminate)
    #expect(Self.words(records) == "/own/words")

    var next = Self.begun(records, ownWords: nil)
    next.press(.escape)
    next.readRecords()
    next.type("c")
    #expect(next.context.profile.ownWords?.path == "/own/words")
    next.leaveForTheTitle()
    records.discard(records.title(of: "Ada").waiting[0].session.id)
    next.type("h")
    next.press(.end, .enter)
    next.type("x")
    #expect(Self.words(records) == "")
  }

  @Test("after a game with the language's words was continued, those of the command line are back")
  func afterAGameWithTheLanguagesWordsWasContinuedThose() {
    let records = SharedRecords()
    var first = Self.begun(records, ownWords: nil)
    first.press(.end, .enter)
    first.type("x")
    first.send(.terminate)

    var next = Self.begun(records)
    next.press(.escape)
    next.readRecords()
    next.type("c")
    #expect(next.context.profile.ownWords == nil)
    next.leaveForTheTitle()
    records.discard(records.title(of: "Ada").waiting[0].session.id)
    next.type("h")
    next.press(.end, .enter)
    next.type("x")
    #expect(Self.words(records) == "/own/words")
  }
}
