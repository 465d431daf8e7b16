import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import Menus

struct AppTests {
  @Test("a click sends the key of the area drawn there, if there is one")
  func aClickSendsTheKeyOfTheAreaDrawnThereIfThereIsOne() {
    var app = App.started()
    app.send(.click(Point(x: 0, y: 3)))
    app.send(.click(Point(x: -1, y: 999)))
    #expect(app.shows("q quit"))
    app.click("Hangman")
    #expect(!app.isOver)
  }

  @Test(
    "every way out ends the program",
    arguments: [
      Input.terminate, .key(.control("c")), .key(.character("q")),
    ])
  func leaves(input: Input) {
    var app = App.started()
    app.send(input)
    #expect(app.isOver)
  }

  @Test("the one character ĳ is typed as i and j, in a phrase as well as in a name")
  func twoLetters() {
    var app = App.started(library: .sample(phrases: ["Ĳsbeer"]))
    app.openSetUp(.hangman)
    app.press(.enter)
    #expect(!app.shows("Ĳ"))
    app.type("Ĳ")
    #expect(app.shows("Ĳ") && app.shows("0 of 7"))
    app.type("sber")
    #expect(app.shows("New game"))
  }

  @Test("the menu is cyclic, by keys and wheel") func theMenuIsCyclicByKeysAndWheel() {
    var app = App.started()
    app.press(.up)
    #expect(app.shows("▸ More"))
    app.press(.up)
    #expect(app.shows("▸ Players"))
    app.press(.down, .down)
    #expect(app.shows("▸ Hangman"))
    app.press(.wheel(1))
    #expect(app.shows("▸ Text Twist"))
    app.press(.end)
    #expect(app.shows("▸ More"))
  }

  @Test(
    "the first screen says why there is only ASCII, on free rows, until the player does something",
    arguments: ["en", "nl"], ScreenSize.allCases)
  func explainsASCII(language: String, size: ScreenSize) throws {
    for isFirst in [true, false] {
      let before =
        isFirst
        ? App.showing(size, language: language) { ListScreen.languages(&$0, isFirst: true) }
        : App.started(size, language: language)
      var app = before
      app.context.display.explainsASCII = true
      app.send(.resize(size.size))
      let rows = (0..<size.size.height).filter { app.frame.row($0) != before.frame.row($0) }
      #expect(rows.allSatisfy { before.frame.row($0).allSatisfy { $0 == " " } })
      let said = rows.map { app.frame.row($0) }.joined(separator: " ").split(separator: " ")
      #expect(said.joined(separator: " ") == app.context.text("Plain characters: the locale is not UTF-8"))
      let row = try #require(rows.first)
      let column = app.frame.row(row).prefix { $0 == " " }.count
      #expect(app.frame[Point(x: column, y: row)].role == .dim)
      app.press(.down)
      #expect(rows.allSatisfy { app.frame.row($0).allSatisfy { $0 == " " } })
    }
  }

  @Test("another language takes effect immediately") func anotherLanguageTakesEffectImmediately() {
    var app = App.started()
    app.type("ml")
    app.click("Nederlands")
    #expect(app.shows("q stoppen"))
    app.press(.enter, .enter)
    #expect(app.shows("Niet erin:"))
  }

  @Test("help lists the keys of the screen, performs one by click or key, and closes")
  func helpListsTheKeysOfTheScreenPerformsOneByClickOr() {
    var app = App.playing("moss")
    app.type("?")
    #expect(app.shows("Keys · Hangman"))
    #expect(app.shows("start over; counts as lost"))
    app.click("start over; counts as lost")
    #expect(app.hasChosen("Keep playing"))
    app.press(.escape, .function(1), .escape)
    #expect(!app.shows("Keys · Hangman"))
  }

  @Test(
    "every binding that the bottom line names can be clicked, or reached in help",
    arguments: ScreenSize.allCases)
  func clickable(size: ScreenSize) {
    var app = App.playing("moss", size)
    app.click("? help")
    #expect(app.shows("Keys · Hangman"))
    app.click("start over; counts as lost")
    #expect(app.shows("Keep playing"))
    app.press(.escape)
    app.click("Esc menu")
    app.click("Menu")
    #expect(app.shows("q quit"))
  }

  @Test("on a terminal that is too small the required size is shown and nothing is lost")
  func onATerminalThatIsTooSmallTheRequiredSizeIsShown() {
    var app = App.playing("moss")
    app.type("x")
    app.send(.resize(Size(width: 39, height: 16)))
    #expect(app.shows("Wordyard needs a terminal of 40 columns"))
    app.type("abcdefgh")
    app.send(.resize(Size(width: 40, height: 15)))
    #expect(app.patience == nil)
    app.send(.resize(Size(width: 1, height: 1)))
    app.send(.resize(Size(width: 40, height: 16)))
    #expect(app.shows("not: X"))
    #expect(app.shows("1 of 7"))
  }

  @Test(
    "every size from the smallest to a wall of screen shows a game",
    arguments: [
      (40, 16), (41, 17), (59, 19), (60, 20), (79, 23), (81, 25), (100, 30), (40, 60), (200, 16), (250, 90),
    ])
  func sizes(width: Int, height: Int) {
    var app = App.playing("A rolling stone gathers no moss")
    app.send(.resize(Size(width: width, height: height)))
    app.type("x")
    #expect(app.frame.size == Size(width: width, height: height))
    #expect(app.shows("1 of 7"))
    #expect(app.shows("Esc menu"))
    app.click(" M ")
  }

  @Test("nothing moves by itself") func nothingMovesByItself() {
    #expect(App.started().patience == nil)
    #expect(App.playing("moss").patience == nil)
  }

  @Test("the same seed deals the same games") func theSameSeedDealsTheSameGames() {
    let phrases = (0..<20).map { "phrase \($0) abc" }
    func boards(_ seed: UInt64) -> [String] {
      var app = App.started(library: .sample(phrases: phrases), seed: seed)
      app.press(.enter, .enter)
      return (0..<6).map { _ in
        app.type("jkqvwxy")
        defer {
          app.listen()
          app.press(.enter)
        }
        return app.frame.text
      }
    }
    #expect(boards(4) == boards(4))
    #expect(boards(4) != boards(5))
  }

  @Test(
    "on a terminal wider than 120 columns all is drawn in the middle of 120, where clicks and the cursor are, too"
  )
  func wideTerminals() throws {
    let size = Size(width: 200, height: 60)
    let narrow = App.started(.large)
    var wide = App(size: size, context: narrow.context, screens: [TitleScreen()])
    for y in 0..<size.height {
      #expect((0..<40).allSatisfy { wide.frame[Point(x: $0, y: y)] == .blank })
      #expect((160..<200).allSatisfy { wide.frame[Point(x: $0, y: y)] == .blank })
    }
    #expect(wide.frame.find("Wordyard")?.minX == 41 && wide.frame.find("Enter open")?.minX == 41)
    wide.click("More")
    #expect(wide.shows("How to play"))
    let focus = try #require(wide.frame.focus)
    #expect(wide.frame[focus].base == "▸" && (40..<160).contains(focus.x))
  }

  @Test("all categories together deal no phrase again before all have come")
  func allCategoriesTogetherDealNoPhraseAgainBeforeAll() {
    let phrases = (0..<5).map { "abc \($0)" }
    var app = App.started(library: .sample(phrases: phrases))
    app.press(.enter, .enter)
    var seen: Set<String> = []
    for _ in 0..<5 {
      app.type("abc")
      let spaced = { (phrase: String) in phrase.uppercased().map(String.init).joined(separator: " ") }
      seen.insert(phrases.first { app.spells(spaced($0)) } ?? "none")
      app.listen()
      app.press(.enter)
    }
    #expect(seen.count == 5)
  }
}
