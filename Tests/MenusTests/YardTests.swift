import Engines
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

/// The title screen and the screens that are common to the games.
struct YardTests {
  @Test(
    "each entry of the title opens by its first letter where that is free, else by the next one of its title",
    arguments: [
      ("en", ["c", "h", "t", "g", "d", "a", "r", "s", "p", "m", "k"], ["b", "h", "l", "s"]),
      ("nl", ["v", "g", "t", "h", "d", "a", "o", "s", "p", "m", "k"], ["p", "s", "t", "i"]),
    ])
  func letters(code: String, expected: [Character], more: [Character]) {
    let context = App.started(language: code).context
    let lines = Listing.wholeMenu(context).flatMap { $0 }
    #expect(lines.map(\.key) == expected)
    for line in lines { #expect(line.title.lowercased().contains(line.key ?? "?"), "\(line.title)") }
    let entries = Listing.more(context).entries.map(\.title)
    #expect(entries.shortcuts == more)
    for key in "qQ" {
      var app = App.started(language: code)
      app.type(String(key))
      #expect(app.isOver)
    }
  }

  @Test("a letter that all titles before have taken opens nothing, and `q` never does")
  func shortcuts() {
    #expect(["Abc", "ab", "b", "Quo", "É t", "1 x"].shortcuts == ["a", "b", nil, "u", "é", "x"])
  }

  @Test(
    "the letter that opens an entry is the one that is marked", arguments: ScreenSize.allCases, ["en", "nl"])
  func marked(size: ScreenSize, code: String) {
    var app = App.started(size, language: code, records: .inMemory)
    let bottom = app.frame.size.height - 1
    func marks() -> [String] {
      app.frame.cells.prefix(app.frame.size.width * bottom).filter { $0.role == .shortcut }
        .map { String($0.character) }
    }
    // The selected entry, Hangman, is marked as a whole.
    #expect(marks() == (code == "en" ? ["T", "G", "D", "S", "P", "M"] : ["T", "h", "D", "S", "p", "M"]))
    app.type("m")
    app.press(.end)
    #expect(marks() == (code == "en" ? ["B", "H", "L"] : ["P", "S", "T"]))
  }

  @Test("a newcomer's title begins with the games, and has no line for what is not there yet")
  func newcomer() {
    var app = App.started(records: .inMemory)
    app.readRecords()
    #expect(app.shows("▸ Hangman"))
    for title in ["Continue", "Practice", "Table"] { #expect(!app.shows(title), "\(title)") }
  }

  @Test("on 40×16 all lines of the title are there, beside the name", arguments: ["en", "nl"])
  func compact(code: String) {
    let table = TableOfApps(["Ada"], .compact, language: code)
    table.records["Ada"]?.addForPractice(["abbey"], of: "Ada", language: code, missedOn: DailyTests.today)
    var app = table.apps["Ada"]!
    app.press(.enter, .enter)
    app.type("x")
    app.press(.escape)
    app.click("Menu")
    // No game has been finished, so that nobody knocks.
    let titles = Listing.wholeMenu(app.context).joined().filter { $0.action != .visit }.map(\.title)
    #expect(titles.count == 10)
    for title in titles { #expect(app.canClick(title), "\(title)\n\(app.frame.text)") }
    #expect(app.shows("W   O   R   D   Y   A   R   D"))
  }

  @Test("what `More` opens closes onto the title, and so does the list", arguments: ["b", "h", "l", "s"])
  func more(letter: String) {
    var app = App.started(records: .inMemory)
    app.type("m")
    #expect(app.asks && app.shows("letters and codes that somebody sent"))
    app.press(.escape)
    #expect(!app.asks && app.layers.count == 1)
    app.type("m" + letter)
    #expect(app.layers.count == 2 && !app.asks)
    app.press(.escape)
    #expect(app.layers.count == 1)
  }

  @Test(
    "each entry of `More` opens what it is called",
    arguments: [
      ("b", "New match"), ("h", "Welcome to Wordyard"), ("l", "Nederlands"), ("s", "Careful entry"),
    ])
  func eachEntryOfMoreOpensWhatItIsCalled(letter: String, shown: String) {
    var app = App.started(records: .inMemory)
    #expect(!app.shows(shown))
    app.type("m" + letter)
    #expect(app.shows(shown), "\(app)")
  }

  @Test("Esc on the title does nothing") func escOnTheTitleDoesNothing() {
    var app = App.started()
    let before = app.frame
    app.press(.escape, .escape, .escape)
    #expect(!app.isOver)
    #expect(app.frame == before)
  }

  @Test("the title shows which of the day's puzzles are left, and never counts days in a row")
  func theTitleShowsWhichOfTheDaysPuzzlesAreLeft() {
    let records = SharedRecords()
    for (offset, modes) in [(-1, Mode.daily), (0, [.dailyHangman, .dailyTextTwist])] {
      for mode in modes {
        let day = Day(number: DailyTests.today.number + offset)
        records.finish(
          GameResult(player: "Ada", mode: mode, language: "en", day: day, isWon: true), game: 0)
      }
    }
    var app = App.started(records: records)
    #expect(app.shows("3 puzzles, one try each"))
    app.readRecords()
    #expect(app.shows("● ● ○   Ghost to go"))
    records.finish(
      GameResult(player: "Ada", mode: .dailyGhost, language: "en", day: DailyTests.today, isWon: true),
      game: 0)
    app.readRecords()
    #expect(app.shows("● ● ●   done for today"))
    app.send(.resize(ScreenSize.compact.size))
    #expect(app.shows("● ● ●  done for today"))
    #expect(!app.shows("in a row"))
    var other = App.started(.compact, library: .sample(words: App.dailyWords), records: .inMemory)
    other.readRecords()
    #expect(other.shows("○ ○ ○  3 to go"))
    other.send(.resize(ScreenSize.home.size))
    #expect(other.shows("○ ○ ○   3 puzzles, one try each"))
    other.openPuzzles()
    other.press(.enter)
    other.type("e")
    other.press(.escape, .escape, .escape)
    #expect(other.shows("◐ ○ ○   3 puzzles, one try each"), "one has been begun\n\(other)")
  }

  @Test("help opens over the list of waiting games, and closes onto it")
  func helpOpensOverTheListOfWaitingGamesAndClosesOnto() {
    let scene = GoldenTests.allScenes.first { $0.name == "continue-list" }!
    for key in [Key.character("?"), .function(1), .control("g")] {
      var app = scene.build(.home, "en")
      app.press(key)
      #expect(app.shows("open the game of that number"))
      app.press(.escape)
      #expect(app.shows("Which one?"))
    }
  }

  @Test("only the first ten lines of the list of waiting games have a number")
  func onlyTheFirstTenLinesOfTheListOfWaitingGamesHaveA() {
    let records = SharedRecords()
    for _ in 1...10 {
      var app = App.started(records: records)
      app.type("h")
      app.press(.end, .enter)
      app.type("x")
      app.send(.terminate)
    }
    var app = App.started(records: records)
    app.readRecords()
    app.type("c")
    #expect(app.shows("9  Hangman"))
    #expect(app.shows("0  Hangman"))
  }

  /// The program as it opens with a command, beside a game of Hangman left in progress.
  private static func opened(by command: String) -> App {
    let records = SharedRecords()
    var app = App.started(records: records)
    app.press(.enter, .enter)
    app.type("x")
    // As after a kill: the cached data of the title screen do not include the game.
    records.release(records.claimed.first!)
    var context = App.started(records: records).context
    let first = TitleScreen.first(opening: .game(GameKind(rawValue: command)!), isFirstStart: false, &context)
    return App(size: ScreenSize.home.size, context: context, screens: first.screens, opening: first.opening)
  }

  @Test("a saved game is not offered when the command line names another game")
  func aSavedGameIsNotOfferedWhenTheCommandLineNames() {
    let app = Self.opened(by: "ghost")
    #expect(app.open(GhostScreen.self) != nil)
    #expect(!app.shows("A game waits"))
  }

  @Test("a saved game is offered when the command line names its game")
  func aSavedGameIsOfferedWhenTheCommandLineNamesIts() {
    var next = Self.opened(by: "hangman")
    #expect(
      next.shows("1 wrong: Enter goes on, n deals anew.")
        || next.shows("0 wrong: Enter goes on, n deals anew."))
    var other = next
    other.press(.end, .enter)
    #expect(other.shows("0 of 7"))
    #expect(!other.shows("A game waits"))
    next.press(.enter)
    #expect(next.shows("1 of 7"))
    next.press(.escape)
    next.click("Menu")
    #expect(next.shows("q quit"))
  }

  @Test(
    "a newcomer is at the game named on the command line after language and introduction",
    arguments: ["hangman", "twist", "ghost"])
  func first(command: String) {
    var context = App.started(library: .sample(words: App.conned + App.ghostWords), records: .inMemory)
      .context
    let first = TitleScreen.first(opening: .game(GameKind(rawValue: command)!), isFirstStart: true, &context)
    var app = App(
      size: ScreenSize.home.size, context: context, screens: first.screens, opening: first.opening)
    app.readRecords()
    app.press(.down, .enter, .escape)
    #expect(app.layers.count == 3 && !app.asks && app.context.profile.language.code == "nl")
    #expect(!app.shows("Nieuw spel"))
    app.type("a")
    app.press(.escape)
    if command != "twist" { #expect(app.asks) }
  }

  @Test("from a fresh home four keys lead to the first guess")
  func fromAFreshHomeFourKeysLeadToTheFirstGuess() {
    var context = App.started(records: .inMemory).context
    let first = TitleScreen.first(opening: .menu, isFirstStart: true, &context)
    var app = App(
      size: ScreenSize.home.size, context: context, screens: first.screens, opening: first.opening)
    app.readRecords()
    app.press(.enter, .escape, .enter, .enter)
    app.type("a")
    #expect(app.isHit("A"))
  }

  @Test("a player can be renamed, but not to an existing name")
  func aPlayerCanBeRenamedButNotToAnExistingName() {
    let records = SharedRecords()
    for name in ["Bob", "Ada"] {
      records.finish(
        GameResult(player: name, mode: .phraseBook, language: "en", day: DailyTests.today, isWon: true),
        game: 0)
    }
    var app = App.showing(records: records) { ListScreen.players(&$0) }
    app.type("r")
    #expect(app.shows("What is Ada called from now on?"))
    app.press(.backspace, .backspace, .backspace)
    app.type("Bob")
    app.press(.enter)
    #expect(app.shows("Bob is somebody's name already."))
    app.press(.backspace, .backspace, .backspace)
    app.type("Grace")
    app.press(.enter)
    #expect(app.shows("▸  Grace"))
    #expect(app.context.profile.player == "Grace")
    #expect(records.players() == ["Grace", "Bob"])
    #expect(records.streak(of: "Grace", in: .phraseBook) == 1)
  }

  @Test("a player cannot take the name of a removed player, whose results would become theirs")
  func aPlayerCannotTakeTheNameOfARemovedPlayerWhose() {
    let records = SharedRecords()
    for name in ["Bob", "Ada"] {
      records.finish(
        GameResult(player: name, mode: .phraseBook, language: "en", day: DailyTests.today, isWon: true),
        game: 0)
    }
    records.remove(player: "Bob")
    var app = App.showing(records: records) { ListScreen.players(&$0) }
    app.type("r")
    app.press(.backspace, .backspace, .backspace)
    app.type("Bob")
    app.press(.enter)
    #expect(app.shows("Bob is somebody's name already."))
    #expect(records.players() == ["Ada"])
  }

  @Test("in ASCII the bottom line and the help name keys in words")
  func inASCIITheBottomLineAndTheHelpNameKeysInWords() {
    var context = App.started(records: .inMemory).context
    context.display.isASCII = true
    var app = App(
      size: ScreenSize.home.size, context: context, screens: [TitleScreen(), SettingsScreen()])
    #expect(app.shows("left right change   up down choose"))
    app.type("?")
    #expect(app.shows("right    the next value"))
    #expect(app.shows("left     the value before"))
  }

  @Test("in ASCII the key that erases is named as on keyboards, in Dutch, too")
  func inASCIITheKeyThatErasesIsNamedAsOnKeyboardsIn() {
    var context = App.started(language: "nl", records: .inMemory).context
    context.display.isASCII = true
    var app = App(size: ScreenSize.home.size, context: context, screens: [TitleScreen()])
    app.openCodes()
    #expect(app.shows("bksp wissen"))
  }

  @Test("in ASCII no help and no bottom line names a key by a sign", arguments: ["en", "nl"])
  func keysInWords(code: String) {
    let signs: Set<Character> = ["<", ">", "^"]
    for scene in GoldenTests.allScenes {
      let scened = scene.build(.large, code)
      let top = scened.layers[scened.layers.count - 1]
      var app = scened
      app.context.display.isASCII = true
      app.draw()
      #expect(app.frame.inASCII.row(39).allSatisfy { !signs.contains($0) }, "\(scene.name)")
      guard !top.isPopup else { continue }
      app.press(.function(1))
      let rows = (0..<40).map { app.frame.inASCII.row($0) }.filter { $0.contains("|") }
      let left = app.frame.find("┌─")?.minX ?? 0
      for row in rows {
        let column = row.dropFirst(left + 1).prefix(22).split(separator: " ").prefix { $0 != ">" }
        #expect(column.first.map { $0 != "<" && $0 != "^" } ?? true, "\(scene.name): \(row)")
      }
    }
  }

  @Test("where a question mark would be text, Ctrl-G is help beside F1")
  func whereAQuestionMarkWouldBeTextCtrlGIsHelpBesideF1() {
    for key in [Key.control("g"), .function(1)] {
      var app = App.started(records: .inMemory)
      app.type("pn")
      #expect(app.shows("? help"))
      app.type("Who?")
      #expect(app.shows("Who?"))
      #expect(app.shows("Ctrl-G help"))
      app.press(key)
      #expect(app.shows("Keys · Players"))
    }
  }

  @Test("the sentence of the settings follows the chosen row")
  func theSentenceOfTheSettingsFollowsTheChosenRow() {
    var app = App.started(records: .inMemory)
    app.openSettings()
    #expect(app.shows("What the menus and messages speak."))
    app.press(.down, .down, .down)
    #expect(app.shows("A part for each wrong guess, and an end."))
    #expect(app.shows("too late") && app.shows("saved"))
  }

  @Test("a shared result mentions hints, and is in ASCII on an ASCII terminal")
  func aSharedResultMentionsHintsAndIsInASCIIOnAnASCII() {
    let records = SharedRecords()
    let result = GameResult(
      player: "Ada", mode: .dailyHangman, language: "en", day: DailyTests.today, isWon: true, misses: 2,
      details: .init("guesses hhmhhh!hh\nhints 1\n")!)
    records.finish(result, game: 0)
    var context = App.started(library: .sample(), records: records).context
    let plain = DailyResult.lines(&context)
    #expect(plain.last == "Hangman ■■□■■■□■■  2 of 7 wrong +hint")
    context.display.isASCII = true
    #expect(DailyResult.lines(&context).last == "Hangman ##.###.##  2 of 7 wrong +hint")
    #expect(DailyResult.lines(&context).count == 2)
    var nobody = App.started(records: .inMemory).context
    #expect(DailyResult.lines(&nobody) == [])
  }

  @Test(
    "with --language the first start does not ask for it, and remembers it", arguments: [Key.escape, .end])
  func languageIsGiven(key: Key) {
    let records = SharedRecords()
    let started = App.started(records: records).context
    let profile = Profile(
      player: "Ada", settings: started.profile.settings, language: started.services.library.language("nl")!,
      choices: Games.all.choices, overrides: ["language": "nl", "words": "nl"], seed: 1)
    var context = Context(profile, started.services)
    let first = TitleScreen.first(opening: .menu, isFirstStart: true, &context)
    var app = App(
      size: ScreenSize.home.size, context: context, screens: first.screens, opening: first.opening)
    app.readRecords()
    #expect(app.shows("Speluitleg") && app.shows("1/5"))
    app.press(key)
    if key == .end { app.press(.enter) }
    #expect(app.shows("q stoppen"))
    let saved = records.title(of: "Ada").settings
    #expect(saved["language"] == "nl" && saved["words"] == "nl" && saved["introduced"] == "yes")
  }
}
