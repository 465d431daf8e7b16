import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Words are played in plain letters, and shown in their spelling where they stand whole.
struct SpellingTests {
  /// The lines of the Dutch list whose words can be made from some letters.
  private static func dutch(_ letters: String) -> [String] {
    (Checkout.text("assets/languages/nl/words.txt") ?? "").split(separator: "\n").map(String.init).filter {
      var left = Array(letters)
      return $0.prefix { $0 != " " }.allSatisfy { letter in
        left.firstIndex(of: letter).map { left.remove(at: $0) } != nil
      }
    }
  }

  // MARK: Text Twist

  @Test("a found word stands in the columns of Text Twist as it is spelled, and so does what is said of it")
  func found() {
    var app = App.twisting(.untimed, language: "nl", words: Self.dutch("leerde"))
    #expect(!app.shows("R E Ë E L"))
    app.enter("reeel")
    #expect(app.shows("R E Ë E L") && app.shows("REËEL, gevonden: +5"), "\(app)")
    app.enter("reeel")
    #expect(app.shows("REËEL, al gevonden"), "\(app)")
    app.giveUp()
    #expect(app.shows("R E Ë E L") && app.shows("l e e r d e"), "\(app)")
    app.type("y")
    app.press(.end, .left)
    #expect(app.shows("[REËEL]") && app.shows("R E Ë E L"), "\(app)")
  }

  @Test("a missed word stands there as it is spelled, in small letters", arguments: ScreenSize.allCases)
  func missed(size: ScreenSize) {
    var app = App.twisting(.untimed, size, language: "nl", words: Self.dutch("leerde"))
    app.giveUp()
    for _ in 0..<20 where !app.shows("reëel") && !app.shows("r e ë e l") { app.press(.pageDown) }
    #expect(app.shows("reëel") || app.shows("r e ë e l"), "\(app)")
  }

  @Test("the word of all six letters is named as it is spelled, when it is found and when it is missed")
  func bingo() {
    var app = App.twisting(.untimed, language: "nl", words: Self.dutch("tweeen"))
    app.enter("tweeen")
    #expect(app.shows("★ TWEEËN"), "\(app)")
    app = App.twisting(.untimed, language: "nl", words: Self.dutch("tweeen"))
    app.giveUp()
    #expect(app.shows("TWEEËN.") && app.shows("t w e e ë n"), "\(app)")
  }

  @Test("a bonus word is listed as it is spelled") func bonus() {
    var app = App.twisting(.untimed, .large, language: "nl", words: Self.dutch("tweeen"))
    app.enter("weee")
    #expect(app.shows("WEEË"), "\(app)")
  }

  // MARK: Hangman

  /// Hangman with a word of the dictionary.
  private static func guessing(
    _ word: String, _ records: SharedRecords = SharedRecords(), glosses: [String] = [], after numbers: Int = 0
  ) -> App {
    var app = App.showing(
      language: "nl", records: records, library: .sample(words: [word], glosses: glosses)
    ) { context in
      context.hangman.host = .dictionary
      context.hangman.difficulty = .medium
      for _ in 0..<numbers { _ = context.profile.generator.next() }
      return HangmanGame.setUpScreen
    }
    app.press(.end, .enter)
    return app
  }

  @Test("a word of the dictionary is its spelling: its accents are revealed by the plain letter")
  func dictionary() {
    var app = Self.guessing("ideeen 1 ideeën")
    app.type("e")
    #expect(app.spells("_ _ E E Ë _"), "\(app)")
    app.type("idn")
    #expect(app.spells("I D E E Ë N"), "\(app)")
  }

  @Test(
    "a word of the dictionary comes back as it was spelled, in whichever of its spellings, and so does one that an earlier program kept in plain letters",
    arguments: [
      ("ideeen 1 ideeën", "ideeën", RulesVersion.fifth, "_ _ E E Ë _"),
      ("ideeen 1 ideeën", "ideeen", .fourth, "_ _ E E Ë _"),
      ("ideeen 1 ideeën ideéen", "ideéen", .fifth, "_ _ E É E _"),
      ("ideeen 1 ideeën ideeen", "ideeen", .fourth, "_ _ E E Ë _"),
      ("ideeen 1 ideeën ideeen", "ideeen", .fifth, "_ _ E E E _"),
    ])
  func saved(line: String, phrase: String, version: RulesVersion, shown: String) throws {
    let records = SharedRecords()
    var app = Self.guessing("ideeen 1 ideeën", records)
    app.type("e")
    let begun = try #require(records.savedGames(of: "Ada").first)
    #expect(begun.fields["phrase"] == "ideeën")
    let lines = begun.fields.description.split(separator: "\n").map {
      ($0.hasPrefix("phrase ")
        ? "phrase \(phrase)" : $0.hasPrefix("rules ") ? "rules \(version.rawValue)" : String($0)) + "\n"
    }
    let fields = try #require(SavedGame.Fields(lines.joined()))
    let saved = SavedGame(session: begun.session, progress: 0, fields: fields)
    let restored = App.showing(language: "nl", library: .sample(words: [line])) { context in
      guard case .push(let layer)? = HangmanScreen.restored(saved, &context) else { return TitleScreen() }
      return layer.screen
    }
    #expect(restored.spells(shown), "\(restored)")
  }

  @Test("a lost word that shares its letters with another is named, and explained, in its own spelling")
  func oneOfSeveral() throws {
    let glosses = [
      "peche\tspelled: pêche\tnoun: un fruit\tform: la, pêches\tspelled: péché\tnoun: une faute\tform: le, péchés"
    ]
    var seen: Set<String> = []
    for numbers in 0..<12 {
      var app = Self.guessing("peche 1 pêche péché", glosses: glosses, after: numbers)
      app.type("abdfgijklmnoq")
      let isSin = app.shows("p   é   c   h   é")
      seen.insert(isSin ? "péché" : "pêche")
      #expect(app.shows(isSin ? "péché (le, péchés): une faute" : "pêche (la, pêches): un fruit"), "\(app)")
      #expect(!app.shows(isSin ? "fruit" : "faute"), "\(app)")
    }
    #expect(seen.count == 2)
  }

  @Test("the day's word is spelled", arguments: ["ruinen 1 ruïnen", "ruinen 1"]) func daily(line: String) {
    let lexicon = Lexicon([line])
    let word = DailyRules.word(in: lexicon, order: 1, place: 0)
    #expect(word == (line.hasSuffix("1") ? "ruinen" : "ruïnen"))
  }

  @Test("a practised word is spelled, and known by its plain letters") func practice() {
    let records = SharedRecords()
    let today = Day(year: 2026, month: 11, day: 21)
    records.addForPractice(["ideeen"], of: "Ada", language: "nl", missedOn: Day(number: today.number - 1))
    var app = App.started(
      language: "nl", library: .sample(words: ["ideeen 1 ideeën"], glosses: ["ideeen\tnoun: invallen"]),
      records: records, today: today)
    app.readRecords()
    app.click("Oefenen")
    app.type("idn")
    #expect(app.spells("I D _ _ _ N"), "\(app)")
    app.type("e")
    #expect(app.spells("I D E E Ë N"), "\(app)")
    #expect(records.practiceWords(of: "Ada", language: "nl", on: today).isEmpty)
  }

  @Test("the Devil's word is spelled once it is pinned down, on the board, in the popup and in the table")
  func devil() {
    var app = App.showing(language: "nl", library: .sample(words: ["ideeen 1 ideeën"])) { context in
      context.hangman.host = .devil
      return HangmanGame.setUpScreen
    }
    app.press(.end, .enter)
    app.type("e")
    #expect(app.spells("_ _ E E E _"), "\(app)")
    app.type("idn")
    #expect(app.spells("I D E E Ë N") && app.shows("IDEEËN."), "\(app)")
    app.listen()
    app.click("w wat er over was")
    #expect(app.open(DevilTable<HangmanScreen.Command>.self) != nil && app.shows("IDEEËN"), "\(app)")
  }

  @Test("a word of the Devil that shares its letters with another is explained as the one that is named")
  func devilsNeighbours() {
    let words = ["bbt", "cct", "ddt", "fft", "ggt"].map { "e\($0)te" }
    let library = Library.sample(
      words: words.map { "\($0) 1 é\($0.dropFirst()) \($0)" },
      glosses: words.map {
        "\($0)\tspelled: é\($0.dropFirst())\tnoun: met een streepje\tspelled: \($0)\tnoun: zonder"
      })
    var app = App.showing(language: "nl", library: library) { context in
      context.hangman.host = .devil
      return HangmanGame.setUpScreen
    }
    app.press(.end, .enter)
    app.type("xyzwvukh")
    #expect(app.shows("TE") && app.shows(": met een streepje") && !app.shows("zonder"), "\(app)")
  }

  @Test("the mind reader names a word as it is spelled") func mindReader() {
    var app = App.showing(language: "nl", library: .sample(words: ["ideeen 1 ideeën"])) {
      MindReaderScreen.reading(6, secret: nil, &$0).screen
    }
    app.press(.enter)
    #expect(app.shows("IDEEËN"), "\(app)")
    app.listen()
    app.press(.enter)
    #expect(app.shows("I   D   E   E   Ë   N"), "\(app)")
  }

  // MARK: Meanings, Ghost

  @Test("a meaning is under the spelling of the word, and names its lemma as that is spelled") func meaning()
  {
    let library = Library.sample(
      words: ["cafe 1 café", "cafes 2 cafés"],
      glosses: ["cafe\tnoun: a small restaurant", "cafes\tnoun=cafe"])
    let app = App.showing(library: library) { MeaningPopup(of: ["cafes"], $0) }
    #expect(app.shows("─ cafés ─") && app.shows("café, noun"), "\(app)")
    let unknown = App.showing(library: .sample(words: ["cafe 1 café"], glosses: ["moss\tnoun: a plant"])) {
      MeaningPopup(of: ["cafe"], $0)
    }
    #expect(unknown.shows("CAFÉ: nobody has written it down."), "\(unknown)")
  }

  @Test("of words that share their letters the popup names the one that a sense is of")
  func meaningOfOneOfSeveral() {
    let library = Library.sample(
      words: ["eleve 1 élevé élève"],
      glosses: ["eleve\tspelled: élevé\tadj: high\tspelled: élève\tnoun: a pupil\tform: le/la, élèves"])
    var app = App.showing(library: library) { MeaningPopup(of: ["eleve"], $0) }
    #expect(app.shows("─ élevé ─") && app.shows("adjective · 1 of 2"), "\(app)")
    app.press(.right)
    #expect(app.shows("élève, noun (le/la, élèves) · 2 of 2"), "\(app)")
  }

  @Test("a phrase keeps its own spelling in the meaning of its words") func phrase() {
    let library = Library.sample(words: ["cafe 1 café"], glosses: ["cafe\tnoun: a small restaurant"])
    let app = App.showing(library: library) { MeaningPopup(of: ["cafe"], spelledAs: "Café Noir", $0) }
    #expect(app.shows("─ Café ─"), "\(app)")
  }

  @Test("a completed word of Ghost stands on its cells as it is spelled, and a fragment in plain letters")
  func ghost() {
    var match = Ghost(
      players: [Ghost.Player("Bo"), Ghost.Player("Ann")], rules: Ghost.Rules(), seed: 1,
      alphabet: TestSupport.language("nl").alphabet, lexicon: Lexicon(["ideeen 1 ideeën", "idealen 1"]))
    for letter in "ideee" { _ = match.play(.add(letter)) }
    #expect(match.shownFragment(of: match.lastRound) == "IDEEE")
    _ = match.play(.add("n"))
    #expect(match.shownFragment(of: match.lastRound) == "IDEEËN")
    #expect(match.spelling(of: "ideeen") == "ideeën" && match.spelling(of: "idealen") == "idealen")
  }
}
