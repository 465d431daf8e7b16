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

/// The list of a player's last games: what each game was is on its row.
struct GamesScreenTests {
  private static func list(_ records: any Records, _ size: ScreenSize = .home) -> App {
    .showing(size, records: records) { GamesScreen(of: "Ada", &$0) }
  }

  /// The row of the list that contains a text.
  private static func row(_ text: String, _ app: App) -> String {
    (0..<app.frame.size.height).map(app.frame.row).first { $0.contains(text) } ?? ""
  }

  private static func phrases(_ played: (phrase: String, guesses: String)...) -> SharedRecords {
    let records = SharedRecords()
    for game in played {
      var app = App.playing(game.phrase, records: records)
      app.type(game.guesses)
    }
    return records
  }

  @Test("a phrase that was solved is in capitals, of a lost one those that were not found are small")
  func aPhraseThatWasSolvedIsInCapitalsOfALostOneThose() {
    let app = Self.list(Self.phrases(("rolling stone", "rolingste"), ("Catch-22 moss", "cabdefghij")))
    #expect(Self.row("ROLLING STONE", app).contains(" won"))
    #expect(Self.row("CAtCH-22 moss", app).contains(" lost"))
  }

  @Test("a word of Ghost is spelled as in the language of its match, whatever is played now")
  func spelledInTheLanguageOfTheMatch() {
    var fields = SavedGame.Fields()
    for letter in "reeel" { fields.add("move", "+\(letter)") }
    let session = GameSession(id: 7, player: "Ada", mode: .ghostEasy, language: "nl")
    let result = GameResult(
      player: "Ada", mode: .ghostEasy, language: "nl", day: Day(year: 2026, month: 11, day: 20), isWon: true)
    let records = SharedRecords()
    records.finish(result, game: 0, record: SavedGame(session: session, progress: 0, fields: fields))
    var library = Library.sample()
    library.lexicon = { Lexicon($0.code == "nl" ? ["reeel 1 reëel"] : ["abbey 1"]) }
    let app = App.showing(records: records, library: library) { GamesScreen(of: "Ada", &$0) }
    #expect(app.shows("REËEL"), "\(app)")
  }

  @Test("a word that the mind reader found is in capitals, one that it did not find as it was marked")
  func aWordThatTheMindReaderFoundIsInCapitalsOneThatIt() {
    let records = SharedRecords()
    for isRight in [true, false] {
      var app = App.showing(records: records, library: .sample(words: App.nine)) {
        MindReaderScreen.reading(4, secret: nil, &$0).screen
      }
      app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
      app.listen()
      app.type(isRight ? "y" : "n")
      guard !isRight else { continue }
      app.listen()
      app.press(.enter)
      app.type("illu")
      app.press(.enter)
    }
    let app = Self.list(records)
    #expect(Self.row("ALLY", app).contains(" lost"))
    #expect(Self.row("iLLu", app).contains(" won"))
  }

  @Test("a game of Text Twist shows its letters, a match of Ghost its last letters")
  func aGameOfTextTwistShowsItsLettersAMatchOfGhostIts() {
    let records = SharedRecords()
    var twist = App.twisting(.untimed, records: records)
    twist.enter("code")
    twist.giveUp()
    var ghost = App.haunting(names: ["Ada", "Bob"], records: records)
    ghost.loseAMatch()
    ghost = App.haunting(names: ["Ada", "Bob"], records: records)
    ghost.type("be")
    ghost.press(.escape)
    ghost.click("Give up")
    let app = Self.list(records)
    #expect(Self.row("CDENNO", app).contains("Text Twist · untimed"))
    #expect(Self.row("K   ", app).contains("Ghost · two players"))
    #expect(Self.row("BE   ", app).contains("Ghost · two players"))
  }

  @Test("a puzzle of Ghost shows the letters that it began with, too")
  func aPuzzleOfGhostShowsTheLettersThatItBeganWithToo() {
    let records = SharedRecords()
    var app = App.started(library: .sample(words: DailyTests.words), records: records)
    app.openPuzzles()
    app.click("Ghost")
    app.press(.enter)
    app.type("x")
    #expect(Self.row("BRAX", Self.list(records)).contains("Daily · Ghost"))
  }

  @Test("of a word that the Devil never chose, the places are shown")
  func ofAWordThatTheDevilNeverChoseThePlacesAreShown() {
    let records = SharedRecords()
    var app = App.started(library: .sample(words: App.nine), records: records)
    app.press(.enter, .home, .right, .right, .right, .enter)
    app.type("jkmnqru")
    #expect(Self.row("Devil", Self.list(records)).contains(" _ _ _ "))
  }

  @Test("a long phrase ends after a word, and the result stays", arguments: [ScreenSize.home, .compact])
  func long(size: ScreenSize) {
    let phrase = "it takes all sorts to make a world, and then some more"
    let app = Self.list(Self.phrases((phrase, "itakeslorwmdndh")), size)
    let row = Self.row("IT TAKES", app)
    #expect(row.contains(" …") && row.contains(size == .home ? "Hangman · Phrase book " : "Hangman  IT"))
    #expect(row.contains(" won"))
  }

  @Test("on 40×16 a short preview stands beside the full name")
  func on4016AShortPreviewStandsBesideTheFullName() {
    let records = SharedRecords()
    var app = App.haunting(names: ["Ada", "Bob"], .compact, records: records)
    app.loseAMatch()
    #expect(Self.row("Ghost", Self.list(records, .compact)).contains("Ghost · two players  K "))
  }

  @Test("rows that are scrolled to have previews, too") func rowsThatAreScrolledToHavePreviewsToo() {
    let records = SharedRecords()
    for letter in "abcdefghijkl" {
      var app = App.playing("moss \(letter)", records: records)
      app.type("mos" + String(letter))
    }
    var app = Self.list(records)
    #expect(app.shows("MOSS L") && !app.shows("MOSS A"))
    app.press(.end)
    #expect(app.shows("MOSS A") && !app.shows("MOSS L"))
  }

  @Test(
    "the columns of all rows begin at the same places", arguments: ScreenSize.allCases, Texts.shippedLanguages
  )
  func columns(size: ScreenSize, code: String) throws {
    let records = Self.phrases(("moss", "mosabcdefgh"))
    var devil = App.started(library: .sample(words: App.nine), records: records)
    devil.openSetUp(.hangman)
    devil.press(.home, .right, .right, .right, .enter)
    devil.type("jkmnqru")
    var ghost = App.haunting(names: ["Ada", "Bob"], records: records)
    ghost.type("be")
    ghost.press(.escape)
    ghost.click("Give up")
    let app = App.showing(size, language: code, records: records) { GamesScreen(of: "Ada", &$0) }
    let previews = try ["MOSS", "_ _ _", "BE "].map { try #require(app.frame.find($0)).minX }
    #expect(Set(previews).count == 1, "\(app)")
    let names = try [app.context.text("Hangman"), "Ghost"].map {
      try #require(app.frame.find($0)).minX
    }
    #expect(Set(names).count == 1, "\(app)")
  }
}
