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

/// What stays on a screen on which not everything fits.
struct FittingTests {
  private static let long = "Zoë van den Bergsmit"

  private static func lastRow(_ app: App) -> String { app.frame.row(app.frame.size.height - 1) }

  @Test("on 40×16 the bottom line has the keys that matter", arguments: ["en", "nl"])
  func hangmanKeys(code: String) {
    var app = App.playing("moss", .compact, language: code)
    #expect(Self.lastRow(app).contains(code == "en" ? "Tab solve  / change" : "Tab oplossen  / anders"))
    app.type("m")
    #expect(Self.lastRow(app).contains(code == "en" ? "Tab solve  ! hint" : "Tab oplossen  ! hint"))
    app.press(.tab)
    #expect(Self.lastRow(app).contains(code == "en" ? "Enter solve" : "Enter oplossen"))
  }

  @Test("on 40×16 a challenge, and its answer, are in the bottom line", arguments: ["en", "nl"])
  func ghostKeys(code: String) {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true, .compact, language: code)
    app.type("ber")
    #expect(Self.lastRow(app).contains(code == "en" ? "# challenge" : "# twijfelen  ! hint"))
    app.type("#")
    app.press(.enter)
    app.type("r")
    #expect(Self.lastRow(app).contains(code == "en" ? "Enter name  = own up" : "Enter klaar  = toegeven"))
  }

  @Test(
    "on 40×16 the key that shuffles is in the bottom line, with tiles taken or not", arguments: ["en", "nl"])
  func textTwistKeys(code: String) {
    var app = App.twisting(.timed, .compact, language: code)
    #expect(Self.lastRow(app).contains(code == "en" ? "Space twist  / change" : "Spatie hussel  "))
    app.enter("con")
    for _ in 0..<2 {
      #expect(Self.lastRow(app).contains(code == "en" ? "Space twist  + pause" : "Spatie hussel  + pauze"))
      app.type("c")
    }
  }

  private static func items(_ widths: [(width: Int, KeyImportance)]) -> [BottomLine.Item] {
    widths.enumerated().map { index, item in
      BottomLine.Item(
        cap: "\(index)", label: String(repeating: "x", count: item.width - 2), key: nil, importance: item.1)
    }
  }

  private static func drawn(_ widths: [(width: Int, KeyImportance)], room: Int) -> String {
    var canvas = Canvas(size: Size(width: 40, height: 16))
    BottomLine(items(widths), room: room, gaps: 2...2, reserving: 1).draw(on: &canvas)
    return canvas.row(15).filter(\.isNumber)
  }

  @Test("the least important keys make room first, of these the widest, and a narrow one may come back")
  func theLeastImportantKeysMakeRoomFirstOfTheseThe() {
    let keys: [(Int, KeyImportance)] = [(9, .main), (5, .ordinary), (8, .ordinary), (4, .minor), (6, .main)]
    #expect(Self.drawn(keys, room: 40) == "01234")
    #expect(Self.drawn(keys, room: 34) == "0124")
    #expect(Self.drawn(keys, room: 30) == "0134")
    #expect(Self.drawn(keys, room: 24) == "014")
    #expect(Self.drawn(keys, room: 23) == "034")
    #expect(Self.drawn(keys, room: 16) == "14")
  }

  @Test("on 40×16 the streak and the score of a duel stay, and the path makes room")
  func on4016TheStreakAndTheScoreOfADuelStayAndThePath() {
    var canvas = Canvas(size: ScreenSize.compact.size)
    canvas.header(["Hangman", "Berkeley, campus and town"], right: ["Ada", "streak 2"])
    #expect(canvas.row(0) == "Hangman · Berkeley, campus …    streak 2")
    canvas = Canvas(size: ScreenSize.compact.size)
    canvas.header(["Hangman of a long name", "Proverbs"], right: ["Ada", "streak 2345"])
    #expect(canvas.row(0) == "Hangman of a long name       streak 2345")
  }

  @Test("on 40×16 a long name of the guesser is shortened for the score", arguments: ["en", "nl"])
  func duelHeader(code: String) {
    let app = App.showing(.compact, language: code) { context in
      context.hangman.duel = Duel(names: ["Bob", Self.long], scores: [0, 2], setter: 0)
      return HangmanScreen(
        .game(HangmanRound(GameSession(.duel, &context), phrase: "moss", &context)), &context)
    }
    let path = code == "en" ? "Hangman · Zoë van… guesses" : "Galgje · Zoë van… raadt"
    #expect(app.frame.row(0).hasPrefix(path))
    #expect(app.frame.row(0).hasSuffix("  0 : 2"))
  }

  @Test(
    "letters never touch beyond 40×16: a long word is broken over rows", arguments: [ScreenSize.home, .large])
  func longWord(size: ScreenSize) {
    var app = App.playing("pneumonoultramicroscopicsilicoses", size)
    app.type("p")
    #expect(app.spells("P _ _ _ _") && !app.shows("__"))
    #expect(app.frame.text.split(separator: "\n").count { $0.contains("_ _ _") } == 2)
    app = App.playing("an understanding of counterrevolutionaries", size)
    #expect(!app.shows("__"))
  }

  @Test(
    "the numbers of Hangman's panel end in one column, and their labels are whole", arguments: ["en", "nl"])
  func figures(code: String) {
    var library = Library.sample()
    library.categories = { _ in
      ["Instruments and Musical Terms", "Birds"].map { title in
        let phrases = (0..<120).map { String(repeating: "m", count: $0 % 12 + 2) + " oss\($0)" }
        return PhraseCategory(id: title, title: title, phrases: phrases)
      }
    }
    var labels: Set<String> = []
    for seed in 0..<12 {
      var app = App.started(.large, language: code, library: library, seed: UInt64(seed), records: .inMemory)
      app.press(.enter, .enter)
      for row in 6...8 {
        #expect(app.frame.row(row).dropFirst(91).hasPrefix("  0  "), "\(app)")
      }
      let last = app.frame.row(9).dropFirst(91)
      #expect(last.hasPrefix("119  ") && !last.contains("…"), "\(app)")
      labels.insert(String(last.dropFirst(5)))
    }
    #expect(
      labels
        == (code == "en"
          ? ["to go here", "to go in Birds"] : ["te gaan hier", "te gaan: Birds"]))
  }

  @Test("a long name leaves room for what it did", arguments: ["en", "nl"])
  func panel(code: String) {
    var app = App.haunting(names: [Self.long, "Bob"], .large, language: code)
    app.type("bex")
    app.passOn()
    #expect(app.frame.text.split(separator: "\n").contains { $0.hasSuffix(code == "en" ? "word" : "woord") })
    #expect(app.shows("  \(Self.long)"))
    app = App.haunting(words: ["berry 1"], names: [Self.long, "Bob"], .large, language: code)
    app.type("berry")
    app.passOn()
    #expect(
      app.frame.text.split(separator: "\n").contains { $0.hasSuffix(code == "en" ? "finished it" : "af") })
  }

  @Test("on 40×16 an empty answer is refused in whole words", arguments: ["en", "nl"])
  func emptyAnswer(code: String) {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true, .compact, language: code)
    app.type("berr#")
    app.press(.enter, .enter)
    #expect(
      app.shows(code == "en" ? "Type how BERR goes on." : " Typ hoe BERR verdergaat. "))
  }

  @Test("on 40×16 the prompts for a letter are whole", arguments: ["en", "nl"])
  func prompts(code: String) {
    var app = App.showing(.compact, language: code) { context in
      context.hangman.isCareful = true
      return HangmanScreen(
        .game(HangmanRound(GameSession(.phraseBook, &context), phrase: "moss", &context)), &context)
    }
    #expect(app.shows(code == "en" ? "Type a letter" : "Typ een letter"))
    let arrows =
      code == "en" ? "Type a letter, or move with the arrows." : "Typ een letter, of kies met de pijlen."
    app = App.playing("moss", .compact, language: code)
    app.press(.enter)
    #expect(app.shows(arrows))
    app = App.haunting(.compact, language: code)
    app.press(.enter)
    #expect(app.shows(arrows))
  }

  @Test("on 40×16 the messages beside the field of careful entry are whole", arguments: ["en", "nl"])
  func careful(code: String) {
    var app = App.showing(.compact, language: code) { context in
      context.hangman.isCareful = true
      context.hangman.knowsHints = true
      return HangmanScreen(
        .game(HangmanRound(GameSession(.phraseBook, &context), phrase: "moss", &context)), &context)
    }
    app.press(.enter)
    #expect(app.shows(code == "en" ? "Type a letter" : "Typ een letter"))
    app.send(.paste("moss"))
    #expect(app.shows(code == "en" ? "Pasted text is ignored" : "Geplakt"))
    app.type("!")
    #expect(app.shows(code == "en" ? ", for one miss. " : ", voor één fout. ") && !app.shows("…"))
    for letter in "abcde" {
      app.type(String(letter))
      app.press(.enter)
    }
    app.type("e")
    #expect(app.shows(code == "en" ? "E has been tried already. " : "De E was al geprobeerd. "))
    app.type("!")
    #expect(app.shows(code == "en" ? "A hint now would lose the game." : "Een hint zou nu het spel kosten."))
  }

  @Test("buttons that are too long together stand in two rows")
  func buttonsThatAreTooLongTogetherStandInTwoRows() {
    let popup = PopupScreen<Never>(
      "Title", [], ["A long first button", "A second button", "Menu"].map { .init($0, then: .stay) },
      look: .neutral, opensByItself: false
    ) { $0.keyboardPopup }
    let size = ScreenSize.compact.size
    let app = App(size: size, context: App.started(.compact).context, screens: [TitleScreen(), popup])
    let rows = (0..<size.height).map(app.frame.row)
    #expect(rows.contains { $0.contains(" A long first button ") && !$0.contains("Menu") })
    #expect(rows.contains { $0.contains("A second button") && $0.contains("Menu") })
  }

  @Test("on 40×16 the buttons of a puzzle's result stand in its frame", arguments: ["en", "nl"])
  func daily(code: String) {
    var app = App.started(
      .compact, language: code, library: .sample(words: DailyTests.words), records: .inMemory)
    app.type("d")
    app.press(.enter)
    app.type("abcdefghijklmnopqrstuvwxyz")
    let row = (0..<16).map(app.frame.row).first { $0.contains("Menu  ") } ?? ""
    #expect(["│", "║"].contains(row.first) && row.first == row.last, "\(row)")
    #expect(app.shows(" Text Twist ") && app.shows("Enter Text Twist") == (code == "en"))
  }

  @Test("a popup breaks a text after a sentence, and leaves no word alone")
  func aPopupBreaksATextAfterASentenceAndLeavesNoWord() {
    func popup(_ text: String) -> App {
      let popup = PopupScreen<Never>(
        "Title", [.init(text)], [.init("Close", then: .stay)], look: .neutral,
        opensByItself: false
      ) { $0.keyboardPopup }
      return App(size: ScreenSize.home.size, context: App.started().context, screens: [TitleScreen(), popup])
    }
    let sentences = popup("Geen woord met BERRR, zegt Wilhelmina. Noem er een of geef toe.")
    #expect(sentences.shows("  Noem er een of geef toe.  "))
    let devil = popup("The Devil never chose. 3 words were still possible, CLIFFS among them.")
    #expect(devil.shows("  The Devil never chose.  "))
    let one = popup("one two three four five six seven eight nine ten eleven twelve thirteen")
    #expect(!one.shows("  thirteen  "))
  }

  @Test("a chosen value that is too long keeps the arrow behind it")
  func aChosenValueThatIsTooLongKeepsTheArrowBehindIt() {
    var canvas = Canvas(size: ScreenSize.compact.size)
    Form().draw(
      "Category", "Berkeley, campus and town", 0, on: &canvas, at: Point(x: 1, y: 4), valueX: 17, width: 38,
      valueWidth: 25)
    #expect(canvas.row(4) == " ▸ Category       ◂ Berkeley, campus… ▸")
  }

  @Test("the Devil's words are named in whole sentences on 40×16")
  func theDevilsWordsAreNamedInWholeSentencesOn4016() {
    let app = GoldenTests.looks.first { $0.name == "devil-lost" }!.build(.compact)
    #expect(app.says("It never chose: four words left, CLOCKWORKS among them."))
  }

  private static func misses(_ guesses: String, _ size: ScreenSize = .home) -> App {
    var app = App.playing("a rolling stone gathers no moss", size)
    for guess in guesses {
      app.type(String(guess))
      if guess == "!", app.shows("Show it") { app.press(.enter) }
    }
    return app
  }

  @Test("the heading of the wrong guesses stands still when hints are listed")
  func theHeadingOfTheWrongGuessesStandsStillWhenHints() throws {
    let before = try #require(Self.misses("").frame.find("Not in it:"))
    let app = Self.misses("xb!!!!")
    #expect(app.lists("X  B  !"))
    #expect(app.frame.find("Not in it:") == before)
  }

  @Test("on 40×16 the number of words due is whole", arguments: ["en", "nl"])
  func wordsDue(code: String) {
    let app = GoldenTests.allScenes.first { $0.name == "title-practice" }!.build(.compact, code)
    #expect(app.shows(code == "en" ? "2 words are due" : "2 woorden wachten"))
  }

  @Test("the figures of a player in all categories do not stand under the name of one")
  func theFiguresOfAPlayerInAllCategoriesDoNotStand() {
    let app = App.playing("moss", .large)
    #expect(app.shows("Ada and Phrase book"))
    #expect(app.shows(" 0  to go in "))
  }

  @Test("on 40×16 a challenge between long names, on a long fragment, is whole", arguments: ["en", "nl"])
  func longChallenge(code: String) {
    let words = ["counterrevolutionary 1"]
    var app = App.haunting(
      words: words, names: [Self.long, "Wilhelmina Bergsma"], bluff: true, .compact, language: code)
    app.type("counterrevolution#")
    let isEnglish = code == "en"
    let turn = isEnglish ? "Wilhelmina … challenges Zoë van den…" : "Wilhelmina… gelooft Zoë van de… niet"
    #expect(app.frame.row(6) == "  " + turn)
    #expect(
      app.says(isEnglish ? "Wilhelmina Bergsma says no word begins with" : "Geen woord begint met"), "\(app)")
    #expect(app.says(isEnglish ? "Name one, or own up." : "Noem er een"), "\(app)")
    app.listen()
    app.press(.enter)
    #expect(app.shows(code == "en" ? "which word begins with …" : "welk woord begint met …"))
    #expect(app.shows("ON?"))
  }

  @Test("no text of a popup touches its frame", arguments: ScreenSize.allCases)
  func padding(size: ScreenSize) {
    for scene in GoldenTests.allScenes {
      for code in Texts.shippedLanguages {
        let app = scene.build(size, code)
        guard (app.layers.last as? any AnyPopup)?.isCentred == true else { continue }
        let rows = (0..<size.size.height).map { Array(app.frame.row($0).padded(to: size.size.width)) }
        let left = size == .compact ? 0 : (size.size.width - 56) / 2
        for row in rows where row[left] == "│" {
          #expect(row[left + 1] == " " && row[size.size.width - left - 2] == " ", "\(scene.name) \(code)")
        }
      }
    }
  }
}
