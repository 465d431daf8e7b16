import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit
@testable import Menus

/// Games of the mind reader are saved when they have ended, and can be replayed.
struct MindReaderReplayTests {
  /// A conversation about ALLY, up to the question whether it is that.
  private static func named(_ records: any Records = .forgetful, size: ScreenSize = .home) -> App {
    var app = App.showing(size, records: records, library: .sample(words: App.nine)) {
      MindReaderScreen.reading(4, secret: nil, &$0).screen
    }
    app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
    app.listen()
    return app
  }

  private static func results(_ records: SharedRecords) -> [GameResult] {
    records.finishedGames(of: "Ada").map(\.result)
  }

  @Test("y, or a click, shows a word that was found, question by question", arguments: [true, false])
  func found(byKeys: Bool) {
    let records = SharedRecords()
    var app = Self.named(records)
    app.press(.enter)
    #expect(app.shows("Read your mind") && app.shows("y replay"))
    app.listen()
    if byKeys { app.type("y") } else { app.click("y replay") }
    #expect(app.shows("Replay · Hangman · 21 November") && app.shows("question 0 of 2"))
    #expect(app.shows("9 words left.") && app.spells("e l ?"))
    app.press(.right)
    #expect(app.shows("◂ Any E?                       No E. ▸"))
    #expect(app.shows("No E. Three words were left.") && app.shows("● ○ ○ ○ ○ ○ ○   1 of 7"))
    #expect(app.spells("_   _   _   _") && !app.shows("Any L?"))
    let word = app.frame.find("_   _   _   _")!
    #expect((word.minX..<word.maxX).allSatisfy { app.frame.key(at: Point(x: $0, y: word.minY)) == nil })
    app.press(.right)
    #expect(app.shows("Any L? Yes: in 2 and 3. One word was left.") && app.spells("_   L   L   _"))
    app.press(.right)
    #expect(app.shows("◂ Is it ALLY?") && app.shows("Yes. ▸"))
    #expect(app.shows("Is it ALLY? Yes. 2 questions · 1 miss") && app.spells("A   L   L   Y"))
    app.press(.home)
    #expect(app.shows("question 0 of 2") && !app.shows("ALLY"))
    app.press(.escape)
    #expect(app.shows("Read your mind"))
    #expect(Self.results(records).map(\.isWon) == [false])
    #expect(Self.results(records).map(\.misses) == [1])
    app.press(.escape)
    #expect(Self.results(records).count == 1, "it is kept once")
  }

  @Test("a word that is never shown in the language of the game is not shown in a replay in another one")
  func aWordThatIsNeverShownInTheLanguageOfTheGameIsNot() {
    let records = SharedRecords()
    var library = Library.sample(words: App.nine + ["illu x"])
    let (english, dutch) = (Lexicon(App.nine + ["illu x"]), Lexicon(["boom 1"]))
    library.lexicon = { $0.code == "en" ? english : dutch }
    var app = App.showing(records: records, library: library) {
      MindReaderScreen.reading(4, secret: Array("illu"), &$0).screen
    }
    for _ in 0..<10 where !app.asks { app.press(.enter) }
    app.listen()
    if app.canClick("  No  ") { app.click("  No  ") }
    app.listen()
    #expect(Self.results(records).count == 1, "\(app)")
    for code in ["en", "nl"] {
      var replay = App.showing(language: code, records: records, library: library) {
        GamesScreen(of: "Ada", &$0)
      }
      replay.type("y")
      replay.press(.end)
      #expect(replay.shows(code == "en" ? "What was it?" : "Wat was het?"), "\(replay)")
      #expect(!replay.frame.text.lowercased().contains("illu"), "\(replay)")
    }
  }

  @Test("a word that was not found is told, its letters that were not marked small")
  func aWordThatWasNotFoundIsToldItsLettersThatWereNot() {
    let records = SharedRecords()
    var app = Self.named(records)
    app.press(.right, .enter)
    app.listen()
    app.press(.enter)
    app.type("illu")
    app.press(.enter)
    #expect(Self.results(records).map(\.isWon) == [true])
    app.listen()
    app.type("y")
    app.press(.end)
    #expect(app.shows("◂ Is it ALLY?") && app.shows(" No. ▸"))
    #expect(app.shows("◂ What was it?") && app.shows("ILLU. ▸"))
    #expect(app.shows("ILLU is not in the word list. Every mark was right."))
    #expect(app.spells("i   L   L   u") && app.shows("E L ? [■]"))
    app.press(.left)
    #expect(app.shows("Is it ALLY? No.") && app.spells("_   L   L   _"))
  }

  @Test("before the word is told the replay ends with what was said, and the conversation can go on")
  func beforeTheWordIsToldTheReplayEndsWithWhatWasSaid() {
    let records = SharedRecords()
    var app = Self.named(records)
    app.press(.right, .enter)
    app.listen()
    #expect(app.shows("o a wrong mark   y replay"))
    app.type("y")
    app.press(.end)
    #expect(app.shows("E L [?]") && app.shows("Is it ALLY? No."))
    #expect(Self.results(records).isEmpty)
    app.press(.escape)
    app.type("o")
    app.press(.enter)
    #expect(app.shows("Mark every L,"))
    #expect(Self.results(records).isEmpty)
  }

  @Test("marks that no word fits end a game only when the player leaves it so")
  func marksThatNoWordFitsEndAGameOnlyWhenThePlayer() {
    let records = SharedRecords()
    var app = App.showing(records: records, library: .sample(words: ["abc 1", "abd 1", "xyz 1", "xyw 1"])) {
      $0.hangman.length = 3
      return MindReaderScreen.reading(3, secret: nil, &$0).screen
    }
    app.press(.right, .right, .character(" "), .enter)
    app.listen()
    #expect(app.shows("I know no word with the A in 3.") && app.shows("y replay"))
    app.type("y")
    app.press(.end)
    #expect(app.shows("Any A? Yes: in 3. No word fits."))
    app.press(.escape, .enter)
    #expect(app.shows("4 words left") && Self.results(records).isEmpty)
    app.press(.enter)
    app.listen()
    app.click("Menu")
    #expect(Self.results(records).map(\.isWon) == [false])
    #expect(records.title(of: "Ada").waiting.isEmpty)
  }

  @Test("a conversation that is broken off is saved nowhere")
  func aConversationThatIsBrokenOffIsSavedNowhere() {
    let records = SharedRecords()
    var app = App.showing(records: records, library: .sample(words: App.nine)) {
      MindReaderScreen.reading(4, secret: nil, &$0).screen
    }
    app.type("n")
    app.press(.escape)
    app.click("Start over")
    #expect(!app.shows("No E.") && Self.results(records).isEmpty)
  }

  @Test("a word typed unseen is seen again, too; its end does not wait under Continue")
  func aWordTypedUnseenIsSeenAgainTooItsEndDoesNotWait() {
    let records = SharedRecords()
    var app = App.showing(records: records, library: .sample(words: App.nine)) {
      MindReaderScreen.reading(4, secret: Array("good"), &$0).screen
    }
    for _ in 0..<6 where !app.shows("Read your mind") { app.press(.enter) }
    #expect(Self.results(records).count == 1)
    #expect(records.title(of: "Ada").waiting.isEmpty)
    app.listen()
    app.type("y")
    app.press(.end)
    #expect(app.shows("Is it GOOD? Yes."))
  }

  @Test("the list of the last games shows it again, and the meaning of its word")
  func theListOfTheLastGamesShowsItAgainAndTheMeaningOf() {
    let records = SharedRecords()
    var played = Self.named(records)
    played.press(.enter)
    played.listen()
    played.press(.escape)
    var library = Library.sample(words: App.nine, glosses: ["ally\tnoun: a friendly nation"])
    library.hasGlosses = { _ in true }
    var app = App.showing(records: records, library: library) { GamesScreen(of: "Ada", &$0) }
    #expect(app.shows("Hangman · Mind reader"))
    app.type("y")
    #expect(app.shows("question 0 of 2") && !app.shows("c copy"))
    app.press(.right)
    #expect(!app.shows("d meaning"))
    app.press(.end)
    app.type("d")
    #expect(app.shows("a friendly nation"))
  }

  @Test("with other words it is not the game that it was, and says so")
  func withOtherWordsItIsNotTheGameThatItWasAndSaysSo() {
    let records = SharedRecords()
    var played = Self.named(records)
    played.press(.enter)
    var app = App.showing(records: records, library: .sample(words: App.nine + ["illy 1"])) {
      GamesScreen(of: "Ada", &$0)
    }
    app.type("y")
    #expect(app.shows("cannot be seen again"))
  }

  @Test("the statistics count it") func theStatisticsCountIt() {
    let records = SharedRecords()
    var played = Self.named(records)
    played.press(.enter)
    let tally = records.tallies(of: "Ada").first { $0.mode == .mindReader }
    #expect(tally?.played == 1 && tally?.won == 0)
  }

  @Test(
    "a word that is marked to its last letter is found without a question, and one that no list has is called new"
  )
  func markedToTheLastLetter() {
    // Of ABBA the list knows that A is first and last, and of ABAB nothing once B is marked.
    for (word, isKnown) in [("abba", true), ("abab", false)] {
      let records = SharedRecords()
      var app = App.showing(records: records, library: .sample(words: ["abba 1", "cccc 1", "acca 1"])) {
        $0.hangman.length = 4
        return MindReaderScreen.reading(4, secret: nil, &$0).screen
      }
      for letter in ["a", "b"] where app.open(MindReaderScreen.self)?.game.asked == Character(letter) {
        for (place, own) in word.enumerated() where String(own) == letter { app.type("\(place + 1)") }
        app.press(.enter)
      }
      app.listen()
      if isKnown {
        #expect(app.shows("Read your mind") && !app.shows("Is it ") && !app.shows("new to me"), "\(app)")
        #expect(Self.results(records).map(\.isWon) == [false])
      } else {
        #expect(app.shows("I know no word") && !app.shows("leaves no word"), "\(app)")
      }
    }
  }

  @Test("a click on the word of the stage marks nothing and goes nowhere")
  func aClickOnTheWordOfTheStageMarksNothingAndGoes() {
    var app = Self.named()
    app.press(.enter)
    app.listen()
    app.type("y")
    app.press(.right, .right)
    app.send(.click(app.frame.find("L")!.origin))
    #expect(app.shows("question 2 of 2"))
  }
}
