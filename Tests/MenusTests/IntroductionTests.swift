import Engines
import Play
import ScreenTesting
import Synchronization
import TestSupport
import Testing
import TextUI
import Texts

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

struct IntroductionTests {
  private static let titles = ["Welcome to Wordyard", "Hangman", "Text Twist", "Ghost", "Keys and mouse"]

  private static func opened(_ size: ScreenSize = .home) -> App {
    .showing(size) { _ in IntroductionScreen() }
  }

  private static func slide(_ app: App) -> Int? {
    (1...5).first { app.shows("\($0)/5") && app.shows(titles[$0 - 1]) }
  }

  @Test(
    "each of these keys goes on, and its counterpart back",
    arguments: [
      (Key.right, Key.left), (.character(" "), .backspace), (.enter, .left), (.pageDown, .pageUp),
      (.wheel(1), .wheel(-1)),
    ])
  func turns(on: Key, back: Key) {
    var app = Self.opened()
    for slide in 1...4 {
      #expect(Self.slide(app) == slide)
      app.press(on)
    }
    #expect(Self.slide(app) == 5)
    for slide in (1...4).reversed() {
      app.press(back)
      #expect(Self.slide(app) == slide)
    }
    app.press(back)
    #expect(Self.slide(app) == 1)
  }

  @Test("arrows and dots can be clicked", arguments: ScreenSize.allCases)
  func clicks(size: ScreenSize) {
    var app = Self.opened(size)
    #expect(!app.canClick("◂"))
    app.click("▸")
    #expect(Self.slide(app) == 2)
    app.click("◂")
    #expect(Self.slide(app) == 1)
    let dots = app.frame.find("● ○ ○ ○ ○")!
    app.send(.click(Point(x: dots.minX + 6, y: dots.minY)))
    #expect(Self.slide(app) == 4)
    app.send(.click(Point(x: dots.minX, y: dots.minY)))
    #expect(Self.slide(app) == 1)
    app.send(.click(Point(x: dots.minX + 8, y: dots.minY)))
    #expect(Self.slide(app) == 5)
    #expect(!app.canClick("▸"))
  }

  @Test("a click anywhere on a page turns it", arguments: ScreenSize.allCases)
  func clickAnywhere(size: ScreenSize) {
    for place in [
      Point(x: 0, y: 0), Point(x: size.size.width - 1, y: 3),
      Point(x: size.size.width / 2, y: size.size.height / 2), Point(x: 4, y: size.size.height - 2),
    ] {
      var app = Self.opened(size)
      app.send(.click(place))
      #expect(Self.slide(app) == 2, "\(place)")
    }
    var last = Self.opened(size)
    last.press(.end)
    last.send(.click(Point(x: 3, y: 5)))
    #expect(last.layers.count == 2 && Self.slide(last) == 5)
  }

  @Test("Home and End go to the first and the last slide") func homeAndEndGoToTheFirstAndTheLastSlide() {
    var app = Self.opened()
    app.press(.end)
    #expect(Self.slide(app) == 5)
    app.press(.home)
    #expect(Self.slide(app) == 1)
  }

  @Test("the arrows and pages stop at the last slide", arguments: [Key.right, .pageDown, .wheel(1)])
  func stops(key: Key) {
    var app = Self.opened()
    for _ in 0..<8 { app.press(key) }
    #expect(Self.slide(app) == 5)
  }

  @Test("the last slide ends with each of these", arguments: [Key.enter, .escape, .character(" ")])
  func ends(key: Key) {
    var app = Self.opened()
    app.press(.end)
    app.press(key)
    #expect(app.shows("q quit"))
  }

  @Test("PgDn and the wheel stop at the last slide") func pgDnAndTheWheelStopAtTheLastSlide() {
    var app = Self.opened()
    app.press(.end, .pageDown, .wheel(3))
    #expect(Self.slide(app) == 5)
  }

  @Test("it can be skipped and ended by click") func itCanBeSkippedAndEndedByClick() {
    var app = Self.opened()
    #expect(app.shows("Esc skip"))
    app.click("Esc skip")
    #expect(app.shows("q quit"))
    app = Self.opened()
    app.press(.end)
    #expect(!app.shows("skip"))
    app.click("Enter done")
    #expect(app.shows("q quit"))
  }

  @Test("nothing moves by itself, and the keys for letters do nothing")
  func nothingMovesByItselfAndTheKeysForLettersDo() {
    var app = Self.opened()
    #expect(app.patience == nil)
    app.type("xyz")
    #expect(Self.slide(app) == 1)
  }

  @Test(
    "every sentence of every slide is there, whatever the size",
    arguments: [
      Size(width: 40, height: 16), Size(width: 40, height: 40), Size(width: 59, height: 24),
      Size(width: 60, height: 20), Size(width: 80, height: 19), Size(width: 80, height: 24),
      Size(width: 200, height: 60),
    ])
  func whole(size: Size) {
    for code in ["en", "nl"] {
      var app = App.showing(language: code) { _ in IntroductionScreen() }
      app.send(.resize(size))
      let pages = app.context.text.introduction.map { (title: $0.title, text: $0.whole) }
      for slide in pages + [IntroductionScreen.keys(app.context)] {
        let shown = app.frame.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(shown.contains(slide.title + " " + slide.text), "\(app.frame.text)")
        #expect(app.canClick("●"))
        app.press(.right)
      }
    }
  }

  @Test(
    "a set of pictures of any shape leaves the words alone", arguments: Library.sample().pictureIDs())
  func pictures(id: String) {
    for size in ScreenSize.allCases {
      var library = Library.sample()
      library.setPictures([pictureSet(id)])
      var app = App.showing(size, library: library) { _ in IntroductionScreen() }
      app.press(.right)
      #expect(app.shows("O _   _ E _ _"))
      #expect(Self.slide(app) == 2)
    }
  }

  @Test("the first page names every way to play: alone, against the computer, at a keyboard, at tables")
  func ways() {
    for (code, words) in [
      ("en", ["alone", "the computer", "one keyboard", "at tables"]),
      ("nl", ["alleen", "de computer", "één toetsenbord", "aan tafels"]),
    ] {
      let app = App.showing(language: code) { _ in IntroductionScreen() }
      let shown = app.frame.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for word in words { #expect(shown.contains(word)) }
    }
  }
}

/// The languages whose texts have been asked for.
private final class Asked: Sendable {
  let codes = Mutex<Set<String>>([])
}

struct LanguageScreenTests {
  @Test("the current language is selected, and the screen changes with the selection")
  func theCurrentLanguageIsSelectedAndTheScreenChanges() {
    var app = App.showing { ListScreen.languages(&$0) }
    #expect(app.shows("▸ English"))
    #expect(app.shows("words and menus in English"))
    #expect(app.shows("woorden en menu's in het Nederlands"))
    app.press(.down)
    #expect(app.shows("▸ Nederlands"))
    #expect(app.shows("Welke taal mag het zijn?"))
    #expect(app.shows("? hulp"))
  }

  @Test("Enter and a click select a language", arguments: [true, false])
  func takes(byKey: Bool) {
    var app = App.showing { ListScreen.languages(&$0) }
    if byKey { app.press(.down, .enter) } else { app.click("Nederlands") }
    #expect(app.shows("q stoppen"))
    #expect(app.context.profile.language.code == "nl")
    #expect(app.context.profile.settings.words == "nl")
  }

  @Test("at the first start the introduction follows, and then the title")
  func atTheFirstStartTheIntroductionFollowsAndThenThe() {
    var app = App.showing { ListScreen.languages(&$0, isFirst: true) }
    app.press(.down, .enter)
    #expect(app.shows("Welkom bij Wordyard"))
    app.press(.escape)
    #expect(app.shows("q stoppen"))
  }

  @Test("at the first start Esc selects the language that is shown")
  func atTheFirstStartEscSelectsTheLanguageThatIsShown() {
    var app = App.showing { ListScreen.languages(&$0, isFirst: true) }
    app.press(.down, .escape)
    #expect(app.shows("Welkom bij Wordyard"))
  }

  @Test("later Esc goes back to the language there was") func laterEscGoesBackToTheLanguageThereWas() {
    var app = App.showing { ListScreen.languages(&$0) }
    app.press(.down)
    app.click("Esc terug")
    #expect(app.shows("q quit"))
    #expect(app.context.profile.settings.language == "en")
  }

  @Test("where no language can be used, the one there is stays")
  func whereNoLanguageCanBeUsedTheOneThereIsStays() {
    var library = Library.sample()
    library.language = { _ in nil }
    var app = App.showing(library: library) { ListScreen.languages(&$0, isFirst: true) }
    app.press(.down, .up, .wheel(1), .enter)
    #expect(app.shows("Welcome to Wordyard"))
    #expect(app.context.profile.language.code == "en")
  }

  @Test("more languages than fit scroll", arguments: ScreenSize.allCases)
  func many(size: ScreenSize) {
    var library = Library.sample()
    let english = language("en")
    library.languageCodes = { (10..<50).map { "x\($0)" } }
    library.language = {
      Language(code: $0, name: "tongue \($0)", alphabet: english.alphabet, keyboard: english.keyboard)
    }
    var app = App.showing(size, library: library) { ListScreen.languages(&$0) }
    app.press(.end)
    #expect(app.shows("▸ tongue x49"))
    app.press(.enter)
    #expect(app.context.profile.language.code == "x49")
  }

  @Test("what a language says of itself is in its configuration; without that it has its name alone")
  func greeting() throws {
    var library = Library.sample()
    let letters = "letters = abc\nrow = abc\n"
    let languages = [
      "cs": "name = Česky\ngreeting = slova a nabídky česky\n" + letters,
      "sk": "name = Slovensky\n" + letters,
    ]
    let read = try languages.map { code, text in
      (code, try Language(code: code, configuration: text, file: "language.conf"))
    }
    let known = Dictionary(uniqueKeysWithValues: read)
    let before = library.language
    library.languageCodes = { ["cs", "en", "sk"] }
    library.language = { known[$0] ?? before($0) }
    let app = App.showing(library: library) { ListScreen.languages(&$0) }
    let rows = app.frame.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains { $0.hasSuffix("Česky slova a nabídky česky") })
    #expect(rows.contains { $0.hasSuffix("Slovensky") })
  }

  @Test("the list of languages reads the texts of the chosen one only")
  func textsOfTheChosenLanguageOnly() {
    let asked = Asked()
    var library = Library.sample()
    library.languageCodes = { Texts.shippedLanguages }
    library.texts = { code in
      asked.codes.withLock { _ = $0.insert(code) }
      return Texts.shipped(code)
    }
    var app = App.showing(library: library) { ListScreen.languages(&$0, isFirst: true) }
    #expect(app.shows("mots et menus en français"))
    let first = asked.codes.withLock { $0 }
    #expect(first.subtracting(["en"]) == [])
    app.press(.down)
    let both = asked.codes.withLock { $0 }
    #expect(both.subtracting(["en"]) == [app.context.profile.language.code])
  }

  @Test("a third language is listed by its name, with an English interface")
  func aThirdLanguageIsListedByItsNameWithAnEnglish() throws {
    var library = Library.sample()
    let czech = try Language(
      code: "cs", configuration: "name = Česky\nletters = abc\nrow = abc\n", file: "language.conf")
    let before = library.language
    library.languageCodes = { ["cs", "en", "nl"] }
    library.language = { $0 == "cs" ? czech : before($0) }
    var app = App.showing(library: library) { ListScreen.languages(&$0) }
    app.press(.up)
    #expect(app.shows("▸ Česky"))
    #expect(app.shows("Which language would you like?"))
    app.press(.enter)
    #expect(app.context.profile.language.code == "cs")
  }
}
