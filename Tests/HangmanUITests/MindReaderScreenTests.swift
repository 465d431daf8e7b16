import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

/// The marks on the word that the player thinks of.
struct MindReaderScreenTests {
  /// The mind reader has asked for a letter, and the player has marked the second place.
  private static func marked() -> App {
    let words = ["bell", "fell", "sell", "tell", "well"].map { $0 + " 1" }
    var app = App.showing(library: .sample(words: words)) {
      MindReaderScreen.reading(4, secret: nil, &$0).screen
    }
    #expect(app.open(MindReaderScreen.self)?.asked == "e")
    app.press(.choose(1), .enter)
    return app
  }

  @Test("a place whose letter is known cannot be marked", arguments: [true, false])
  func taken(byKey: Bool) throws {
    var app = Self.marked()
    #expect(app.open(MindReaderScreen.self)?.game.pattern == [nil, "e", nil, nil])
    #expect(app.open(MindReaderScreen.self)?.isMarking == true)
    if byKey { app.press(.right, .character(" ")) } else { app.press(.choose(1)) }
    let marks = try #require(app.open(MindReaderScreen.self)).marks
    #expect(marks & 0b0100 == 0)
    app.press(.choose(2))
    #expect(app.open(MindReaderScreen.self)?.marks == marks | 0b0010)
  }

  @Test("a number marks the place that stands above it, and other keys say what is wanted")
  func aNumberMarksThePlaceThatStandsAboveItAndOther() {
    let words = ["bell", "fell", "sell", "tell", "well"].map { $0 + " 1" }
    var app = App.showing(library: .sample(words: words)) {
      MindReaderScreen.reading(4, secret: nil, &$0).screen
    }
    for key in "58x" {
      app.type(String(key))
      #expect(app.shows("Mark every E, or press n for none."), "\(key)")
    }
    app.type("24")
    #expect(app.open(MindReaderScreen.self)?.marks == 0b0101)
    app.type("4")
    app.press(.enter)
    #expect(app.open(MindReaderScreen.self)?.game.pattern == [nil, "e", nil, nil])
  }

  @Test("with a single word there is nothing to ask but whether it is the one", arguments: [true, false])
  func single(isFirst: Bool) {
    var app = App.settingUp("Mind reader", words: ["ally 1", "moles 1"])
    app.press(.down, .down)
    for _ in 0..<50 where !app.shows(" 4 ") { app.press(.left) }
    app.press(.enter)
    app.listen()
    if !isFirst {
      app.press(.enter)
      app.listen()
      app.press(.enter)
      app.listen()
    }
    #expect(app.shows("Is it ALLY?"))
  }

  @Test("with a single word, one that was typed is named at once")
  func withASingleWordOneThatWasTypedIsNamedAtOnce() {
    var app = App.settingUp("Mind reader", words: ["ally 1", "moles 1"])
    app.press(.down, .right, .end, .enter)
    app.type("ally")
    app.press(.enter)
    app.listen()
    #expect(app.shows("Read your mind"))
  }

  @Test("a word that was denied is not asked about again by the next program")
  func aWordThatWasDeniedIsNotAskedAboutAgainByTheNext() {
    let records = SharedRecords()
    func started() -> App { .started(library: .sample(words: App.nine), records: records) }
    var app = started()
    app.press(.enter, .home)
    for _ in 0..<5 where !app.shows("Mind reader") { app.press(.right) }
    app.press(.down, .down)
    for _ in 0..<50 where !app.shows(" 4 ") { app.press(.left) }
    app.press(.enter)
    app.press(.character("n"), .right, .character(" "), .right, .character(" "), .enter)
    app.listen()
    #expect(app.shows("Is it "))
    app.press(.right, .enter)
    #expect(app.shows("✓ Your mind is safe"))
    app.send(.key(.control("c")))

    var next = started()
    next.readRecords()
    next.press(.enter)
    next.listen()
    #expect(next.shows("✓ Your mind is safe") && !next.shows("Is it "))
  }

  /// A conversation in which a given number of letters were not in the word.
  private static func asked(_ letters: String, words: [String]) -> App {
    App.showing(library: .sample(words: words)) { context in
      let game = MindReader(
        context.dealer.readersWords(length: 4), answers: letters.map { .init(letter: $0, places: 0) })
      return MindReaderScreen(
        MindReaderRound(game, secret: nil, GameSession(.mindReader, &context)), context)
    }
  }

  @Test("the last four questions are shown, the newest bright")
  func theLastFourQuestionsAreShownTheNewestBright() throws {
    let app = Self.asked("abcde", words: ["jolt 1", "jilt 1", "form 1", "fork 1"])
    for gone in ["Any A?", "Any B?"] { #expect(!app.shows(gone)) }
    for letter in ["Any C?", "Any D?", "Any E?"] {
      let place = try #require(app.frame.find(letter))
      #expect(app.frame[place.origin].role == .dim)
    }
    let question = try #require(app.open(MindReaderScreen.self)?.asked?.capital)
    let place = try #require(app.frame.find(" \(question)?"))
    #expect(app.frame[Point(x: place.minX + 1, y: place.minY)].role == .stage)
  }

  @Test("after seven wrong letters it shows how many words were left")
  func afterSevenWrongLettersItShowsHowManyWordsWere() {
    var app = Self.asked("abcdeg", words: ["jolt 1", "form 1", "fork 1", "fizz 1", "puff 1", "quiz 1"])
    app.type("n")
    #expect(app.shows("✓ Your mind is safe"))
    #expect(app.shows("Seven letters were wrong. "))
    #expect(app.shows("words were left."))
    #expect(app.shows("What was it? Type it, and it is checked."))
  }

  @Test("the heading of the wrong letters is shown from the start")
  func theHeadingOfTheWrongLettersIsShownFromTheStart() {
    #expect(Self.asked("", words: ["jolt 1"]).shows("Not in it:"))
  }

  private static let words = ["hoho 1", "hihi 1", "bubu 1"]
  /// Seven letters that are not in the word; then only BUBU is left.
  private static let sevenWrong = "acdefgh".map { MindReader.Answer(letter: $0, places: 0) }

  @Test(
    "after the seventh wrong letter the program names no word, even if only one is left",
    arguments: ["en", "nl"])
  func lastMiss(code: String) {
    var app = App.showing(language: code, library: .sample(words: Self.words)) { context in
      let answers = Array(Self.sevenWrong.dropLast())
      let game = MindReader(context.dealer.readersWords(length: 4), answers: answers)
      return MindReaderScreen(
        MindReaderRound(game, secret: nil, GameSession(.mindReader, &context)), context)
    }
    #expect(app.open(MindReaderScreen.self)?.asked == "h")
    app.type("n")
    #expect(app.shows(code == "en" ? "✓ Your mind is safe" : "✓ Niet te lezen"))
    #expect(app.shows(code == "en" ? "One word was left." : "Nog één woord over."))
    #expect(!app.shows("BUBU"))
  }

  /// The player thinks of NOPE, which is not on the list, and no word fits its marks.
  private static func unlisted(_ size: ScreenSize, _ code: String, _ records: SharedRecords) -> App {
    let words = ["bell", "fell", "sell", "tell", "well"].map { $0 + " 1" }
    var app = App.showing(size, language: code, records: records, library: .sample(words: words)) {
      MindReaderScreen.reading(4, secret: nil, &$0).screen
    }
    app.press(.choose(3), .enter)
    app.listen()
    return app
  }

  @Test(
    "a word that is not on the list, marked without a mistake, is told and wins",
    arguments: ["en", "nl"], ScreenSize.allCases)
  func unlisted(code: String, size: ScreenSize) {
    let records = SharedRecords()
    var app = Self.unlisted(size, code, records)
    #expect(app.shows(code == "en" ? "No word fits" : "Geen woord past"))
    app.click(code == "nl" ? "Alles klopt" : "All marks are right")
    #expect(app.shows(code == "en" ? "What was the word?" : "Wat was het woord?"))
    app.type("nope")
    app.press(.enter)
    #expect(app.shows(code == "en" ? "✓ Your mind is safe" : "✓ Niet te lezen"))
    #expect(app.shows(code == "en" ? "NOPE is not in the word list." : "NOPE staat niet in de woordenlijst."))
    #expect(records.finishedGames(of: "Ada").map(\.result.isWon) == [true])
    app.listen()
    app.type("y")
    app.press(.end)
    #expect(app.shows("E [■]"))
    #expect(app.shows("NOPE"))
  }

  @Test("a listed word told after a contradiction names the wrong mark")
  func aListedWordToldAfterAContradictionNamesTheWrong() {
    let records = SharedRecords()
    var app = Self.unlisted(.home, "en", records)
    app.click("All marks are right")
    app.type("bell")
    app.press(.enter)
    #expect(app.shows("BELL: a mark was wrong"))
    #expect(app.shows("You marked E in 4, but it stands in 2."))
    #expect(records.finishedGames(of: "Ada").map(\.result.isWon) == [false])
  }

  @Test("for a typed word the program says where the letter is", arguments: ["en", "nl"])
  func answers(code: String) {
    for (word, texts) in [
      ("fizz", ["en": "There is no E.", "nl": "Er is geen E."]),
      ("fell", ["en": "E stands in 2.", "nl": "De E staat op 2."]),
    ] {
      let words = ["bell", "fell", "sell", "tell", "well"].map { $0 + " 1" }
      let app = App.showing(language: code, library: .sample(words: words)) {
        MindReaderScreen.reading(4, secret: Array(word), &$0).screen
      }
      #expect(app.shows(texts[code]!))
      #expect(app.hasChosen(code == "en" ? "Next" : "Verder"))
    }
  }

  @Test("a game begun before that rule continues under the old one")
  func aGameBegunBeforeThatRuleContinuesUnderTheOldOne() throws {
    let context = App.started(library: .sample(words: Self.words)).context
    var fields = SavedGame.Fields()
    fields.add("length", "4")
    fields.add("answer", Self.sevenWrong)
    #expect(try #require(MindReaderRound.game(fields, context)).turn == .knows("bubu"))
    fields.add("limit", "7")
    #expect(try #require(MindReaderRound.game(fields, context)).turn == .givesUp)
  }

  @Test("a saved game with a typed word of another length cannot be continued")
  func aSavedGameWithATypedWordOfAnotherLengthCannotBe() {
    let context = App.started(library: .sample(words: Self.words)).context
    for (secret, isValid) in [("bubu", true), ("bubus", false), ("", false)] {
      var fields = SavedGame.Fields()
      fields.add("length", "4")
      fields.add("secret", secret)
      #expect((MindReaderRound.game(fields, context) != nil) == isValid)
    }
  }

  @Test("a typed word of the list that was not found is not called unknown")
  func aTypedWordOfTheListThatWasNotFoundIsNotCalled() {
    var app = App.showing(library: .sample(words: Self.words)) { context in
      let answers = Array(Self.sevenWrong.dropLast())
      let game = MindReader(context.dealer.readersWords(length: 4), answers: answers)
      return MindReaderScreen(
        MindReaderRound(game, secret: Array("bubu"), GameSession(.mindReader, &context)), context)
    }
    app.press(.enter)
    #expect(app.shows("✓ Your mind is safe") && app.shows("One word was left."))
    #expect(!app.shows("not in the word list"))
  }
}
