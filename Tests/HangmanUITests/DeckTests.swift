import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import HangmanUI
@testable import Kit

/// No phrase is repeated before its category is used up, however often the program is restarted.
struct DeckTests {
  private static let phrases = ["moss", "fern", "rust", "dew", "bark", "root", "leaf", "twig"]

  /// The phrase dealt after a restart of the program.
  private static func dealt(_ records: SharedRecords, language code: String = "en") -> String? {
    var app = App.started(language: code, library: .sample(phrases: phrases), seed: nil, records: records)
    app.readRecords()
    app.openSetUp(.hangman)
    app.press(.enter)
    app.type("q")
    let game = records.onlyGame
    if let game { records.discard(game.session.id) }
    return game?.fields["phrase"]
  }

  @Test("eight starts deal eight phrases") func eightStartsDealEightPhrases() {
    let records = SharedRecords()
    let dealt = Set(Self.phrases.map { _ in Self.dealt(records) })
    #expect(dealt == Set(Self.phrases))
  }

  /// The phrases that six deals give.
  private static func deals(_ library: Library, category: String? = nil) -> Set<String> {
    var app = App.started(library: library, seed: 1)
    app.context.hangman.category = category
    let categories = library.categories(app.context.profile.language)
    return Set(
      (0..<6).compactMap { _ in
        app.context.dealer.hangman()?.phrase(categories: categories, lexicon: Lexicon(["abbey 1"]))
      })
  }

  @Test("when all categories are chosen, short phrases do not come, unless there are no others")
  func whenAllCategoriesAreChosenShortPhrasesDoNotCome() {
    let mixed = Library.sample(phrases: ["moss", "evergreen", "fern"])
    #expect(Self.deals(mixed) == ["evergreen"])
    #expect(Self.deals(mixed, category: "proverbs") == ["moss", "evergreen", "fern"])
    #expect(Self.deals(.sample(phrases: ["moss", "fern"])) == ["moss", "fern"])
  }

  @Test("a category that the language sets apart comes only when it is chosen")
  func aCategoryThatTheLanguageSetsApartComesOnlyWhenIt() {
    var library = Library.sample()
    library.categories = { _ in
      [
        PhraseCategory(id: "berkeley", title: "Berkeley", phrases: ["Sather Gate"]),
        PhraseCategory(id: "sea", title: "Sea", phrases: ["lighthouse"]),
      ]
    }
    #expect(Self.deals(library) == ["lighthouse"])
    #expect(Self.deals(library, category: "berkeley") == ["Sather Gate"])
  }

  /// The row of the panel with the number of phrases that are left, and the phrase.
  private static func panel(_ app: App) -> String? {
    app.frame.text.split(separator: "\n").first { $0.contains("to go") }.map(String.init)
  }

  @Test("after Continue as many phrases are to go as before", arguments: [7, nil])
  func continued(seed: UInt64?) throws {
    let records = SharedRecords()
    func started() -> App {
      var app = App.started(.large, library: .sample(phrases: Self.phrases), seed: seed, records: records)
      app.readRecords()
      return app
    }
    var app = started()
    app.openSetUp(.hangman)
    app.press(.enter)
    app.type("qxzvjpc")
    app.listen()
    app.press(.enter)
    let before = try #require(Self.panel(app))
    #expect(before.contains(" 6  to go"))
    app.type("q")
    app = started()
    app.press(.enter)
    #expect(app.shows("Welcome back") && Self.panel(app) == before, "\(app)")
    app.type("xzvjpcw")
    app.listen()
    app.press(.enter)
    #expect(Self.panel(app)?.contains(" 5  to go") == true, "\(app)")
  }

  @Test("with a seed, a continued old game does not turn the deck back")
  func withASeedAContinuedOldGameDoesNotTurnTheDeckBack() {
    var app = App.started(library: .sample(phrases: Self.phrases), seed: 7, records: SharedRecords())
    app.readRecords()
    var dealt: [String] = []
    func lose() {
      app.type("cjpqvxz")
      app.listen()
    }
    app.openSetUp(.hangman)
    app.press(.enter)
    dealt.append(app.open(HangmanScreen.self)?.game.phrase ?? "")
    app.type("e")
    app.leaveForTheTitle()
    app.openSetUp(.hangman)
    app.press(.enter)
    for _ in 0..<2 {
      dealt.append(app.open(HangmanScreen.self)?.game.phrase ?? "")
      lose()
      if dealt.count < 3 { app.press(.enter) }
    }
    app.click("Menu")
    app.press(.home, .enter)
    #expect(app.shows("Welcome back") && app.open(HangmanScreen.self)?.game.phrase == dealt[0])
    for _ in dealt.count..<Self.phrases.count {
      lose()
      app.press(.enter)
      dealt.append(app.open(HangmanScreen.self)?.game.phrase ?? "")
    }
    #expect(Set(dealt) == Set(Self.phrases), "\(dealt)")
  }

  @Test("a category whose file has become shorter is dealt after the others are used up")
  func aCategoryWhoseFileHasBecomeShorterIsDealtAfter() {
    let records = SharedRecords()
    records.save(Deck(seed: 3, dealt: 60), for: "en/a")
    var library = Library.sample()
    library.categories = { _ in
      [
        PhraseCategory(id: "a", title: "A", phrases: ["stone"]),
        PhraseCategory(id: "b", title: "B", phrases: Self.phrases),
      ]
    }
    var dealt: Set<String> = []
    for _ in Self.phrases {
      var app = App.started(library: library, seed: nil, records: records)
      app.readRecords()
      app.openSetUp(.hangman)
      app.press(.enter)
      app.type("q")
      guard let game = records.onlyGame else { break }
      dealt.insert(game.fields["phrase"] ?? "")
      records.discard(game.session.id)
    }
    #expect(dealt == Set(Self.phrases))
  }

  @Test("each language has decks of its own") func eachLanguageHasDecksOfItsOwn() {
    let records = SharedRecords()
    for _ in 0..<3 { _ = Self.dealt(records) }
    _ = Self.dealt(records, language: "nl")
    #expect(records.decks().values.map(\.dealt).sorted() == [1, 3])
  }
}
