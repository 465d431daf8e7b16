import Engines
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

/// Three puzzles a day, one try each.
struct DailyTests {
  static let today = App.today
  static let words = App.dailyWords

  private static func started(_ records: any Records, on day: Day = today) -> App {
    var app = App.started(library: .sample(words: words), records: records, today: day)
    app.readRecords()
    return app
  }

  /// Plays today's Hangman to its end.
  private static func playHangman(_ app: inout App) {
    app.openPuzzles()
    app.click("Hangman")
    app.type("coned")
    app.click("Puzzles")
  }

  @Test("nothing of the day's puzzles remains beside the result to share", arguments: Texts.shippedLanguages)
  func resultToShare(code: String) {
    let records = SharedRecords()
    records.finish(
      GameResult(
        player: "Ada", mode: .dailyTextTwist, language: code, day: Self.today, isWon: true, points: 143,
        misses: 0, details: .init("words-found 21\nwords-total 34\nbingos 1\n")!), game: 0)
    var app = App.started(language: code, records: records)
    app.openPuzzles()
    app.type("c")
    let rows = app.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let top = rows.firstIndex { $0.contains("┌") } ?? 0
    let bottom = rows.firstIndex { $0.contains("└") } ?? 0
    #expect(bottom > top + 4)
    for row in rows[top...bottom] {
      #expect("┐│┘".contains(row.last { $0 != " " } ?? " "), "\(app)")
      #expect("┌│└".contains(row.first { $0 != " " } ?? " "), "\(app)")
    }
  }

  @Test("the first frame shows the day as the title note has it")
  func theFirstFrameShowsTheDayAsTheTitleNoteHasIt() {
    let records = SharedRecords.inMemory
    var app = Self.started(records)
    Self.playHangman(&app)
    let started = App.started(library: .sample(words: Self.words), records: records, today: Self.today)
    #expect(!started.shows("● ○ ○"))
    var context = started.context
    context.apply(context.services.records.title(of: "Ada"))
    let first = App(size: ScreenSize.home.size, context: context, screens: [TitleScreen()])
    #expect(first.shows("● ○ ○"))
    var read = first
    read.readRecords()
    #expect(read.frame == first.frame)
  }

  @Test(
    "the title's line opens the list, Enter there the next puzzle that has not been played; after the last one it is the day"
  )
  func nextPuzzle() {
    let records = SharedRecords()
    for mode in Mode.daily {
      var app = Self.started(records)
      app.type("d")
      #expect(app.open(DailyScreen.self)?.open == mode && app.layers.count == 2)
      app.press(.enter)
      #expect(app.layers.count == 3 && !app.shows("Play "))
      app.send(.terminate)
      records.finish(
        GameResult(player: "Ada", mode: mode, language: "en", day: Self.today, isWon: true), game: 0)
    }
    var app = Self.started(records)
    app.type("d")
    #expect(app.layers.count == 2 && app.shows("Copy the result") && app.shows("✓ All three"))
  }

  @Test("a puzzle that is begun goes on from the list; before the first letter it can be left") func begun() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.type("d")
    app.press(.enter)
    #expect(app.shows("0 of 7") && app.saved == nil)
    app.press(.escape)
    #expect(app.shows("▸ ○ Hangman") && app.shows("not played yet"), "\(app)")
    app.press(.enter)
    app.type("x")
    app.press(.escape)
    app.click("Menu")
    app.type("d")
    #expect(app.shows("begun, and waiting"))
    app.press(.enter)
    #expect(app.shows("1 of 7"))
  }

  @Test("each result leads to the next puzzle by its name, and the last one to the results by themselves")
  func nextByName() {
    var app = Self.started(.inMemory)
    app.type("d")
    app.press(.enter)
    app.type("coned")
    app.listen()
    #expect(app.shows(" Text Twist      Puzzles      Menu "))
    app.press(.enter)
    #expect(app.saved?.session.mode == .dailyTextTwist)
    app.run(seconds: 200)
    #expect(app.shows(" Ghost      Puzzles      Menu "))
    app.press(.enter)
    #expect(app.shows("Today all begin with BRA. Outlive Hard."))
    app.type("q")
    app.settle()
    #expect(app.shows(" The day      Menu "))
    _ = app.takeEffects()
    app.click("The day")
    #expect(app.shows("═ ✓ All three ═") && app.shows("Ada   1 day"), "\(app)")
    #expect(app.takeEffects().isEmpty)
    app.press(.enter)
    #expect(app.shows("─ To share ─") && !app.shows("in a row"))
    #expect(app.takeEffects().count == 1)
    app.press(.escape, .escape)
    #expect(app.layers.count == 1)
  }

  @Test("after midnight a result leads to no puzzle of the new day") func resultAfterMidnight() {
    let day = SharedDay(Self.today)
    var app = App.started(library: .sample(words: Self.words), records: .inMemory, today: day.value)
    app.readRecords()
    app.type("d")
    app.press(.enter)
    day.value = Day(number: Self.today.number + 1)
    app.type("coned")
    app.listen()
    #expect(!app.shows("Text Twist  ") && app.shows(" Puzzles      Menu "))
  }

  @Test("each puzzle is played once, and the next one is chosen")
  func eachPuzzleIsPlayedOnceAndTheNextOneIsChosen() {
    var app = Self.started(.inMemory)
    Self.playHangman(&app)
    #expect(app.shows("nothing wrong"))
    #expect(app.shows("▸ ○ Text Twist"))
    app.click("Hangman")
    #expect(
      app.open(HangmanScreen.self) == nil && app.open(ReplayScreen.self) != nil, "it is only seen again")
  }

  @Test("an unfinished puzzle can be continued, but not restarted")
  func anUnfinishedPuzzleCanBeContinuedButNotRestarted() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.openPuzzles()
    app.click("Hangman")
    app.type("xz=")
    #expect(app.shows("2 of 7"))
    app.press(.escape)
    app.click("Puzzles")
    #expect(app.shows("begun, and waiting"))
    app.press(.escape)
    app.openPuzzles()
    app.press(.enter)
    #expect(app.shows("2 of 7"))
    app.send(.terminate)
    var next = Self.started(records)
    next.openPuzzles()
    next.press(.enter)
    #expect(next.shows("2 of 7"))
  }

  @Test("the three results are shown and can be copied, without a word of the puzzles")
  func theThreeResultsAreShownAndCanBeCopiedWithoutA() throws {
    var app = Self.started(.inMemory)
    #expect(!app.shows("Copy the result"))
    Self.playHangman(&app)
    app.press(.enter)
    app.enter("conned", "code")
    app.run(seconds: 200)
    app.click("Puzzles")
    #expect(app.shows("2 of 26, 10 points"))
    app.press(.enter)
    app.type("q")
    app.settle()
    app.click("The day")
    app.press(.enter)
    let version = Lexicon(Self.words).version.prefix(4)
    let shared = """
      Wordyard 2026-11-21 en \(version)
      Hangman    ■■■■■         0 of 7 wrong
      Text Twist ▪▫▫▫▫▫▫▫▫▫ ★  2 of 26, 10 points
      Ghost      ●○●○          lost in 4 letters
      """
    #expect(app.takeEffects() == [.copy(shared)])
    #expect(app.takeEffects() == [])
    let copied = try #require(app.frame.find("Copied"))
    #expect(app.frame.find(" Close ")?.minY == copied.minY + 3)
    for line in shared.split(separator: "\n") {
      #expect(app.shows(String(line)))
      #expect(line.count <= 48)
    }
    app.press(.escape)
    #expect(app.shows("New ones in 7 hours."))
  }

  @Test("on a puzzle that has been played Enter copies the results, as the bottom line says")
  func onAPuzzleThatHasBeenPlayedEnterCopiesTheResults() {
    var app = Self.started(.inMemory)
    Self.playHangman(&app)
    let last = ScreenSize.home.size.height - 1
    #expect(app.frame.row(last).hasPrefix(" Enter play ") && app.frame.row(last).contains(" c copy "))
    app.press(.up)
    #expect(app.hasChosen("Copy the result") && !app.shows("Play "))
    #expect(app.frame.row(last).hasPrefix(" Enter copy ") && !app.frame.row(last).contains(" c copy "))
    app.press(.enter)
    #expect(app.shows("─ To share ─") && app.shows("Hangman ■■■■■"))
    #expect(app.takeEffects().count == 1)
    app.press(.escape)
    app.type("c")
    #expect(app.shows("─ To share ─"))
  }

  @Test("only today has a line under its beads, and a complete day is lit")
  func onlyTodayHasALineUnderItsBeadsAndACompleteDayIs() {
    let records = SharedRecords()
    for (day, count) in [(-3, 3), (-2, 2)] {
      for mode in [Mode.dailyHangman, .dailyTextTwist, .dailyGhost].prefix(count) {
        records.finish(
          GameResult(
            player: "Ada", mode: mode, language: "en", day: Day(number: Self.today.number + day), isWon: true,
            misses: 0), game: 0)
      }
    }
    var app = Self.started(records)
    app.openPuzzles()
    let row = 4
    #expect(app.frame[Point(x: 36, y: row)].role == .text && app.frame[Point(x: 28, y: row)].role == .won)
    for theme in Theme.all {
      for x in 12..<56 {
        #expect(!theme[app.frame[Point(x: x, y: row)].role].attributes.contains(.underline))
      }
    }
    #expect(app.frame.row(row + 1).drop { $0 == " " } == "▔▔▔▔")
  }

  @Test("the result can be copied from the end of the last puzzle, and the day then shows it")
  func theResultCanBeCopiedFromTheEndOfTheLastPuzzle() {
    let records = SharedRecords()
    for mode in Mode.daily.dropFirst() {
      records.finish(
        GameResult(player: "Ada", mode: mode, language: "en", day: Self.today, isWon: true), game: 0)
    }
    var app = Self.started(records)
    app.type("d")
    app.press(.enter)
    app.type("qxzjvkw")
    app.settle()
    app.click("The day")
    app.click("Copy the result")
    #expect(app.shows("□□□□□□□"))
    app.press(.escape)
    #expect(app.shows("not found"))
  }

  @Test("the letters with which Ghost's puzzle begins are nobody's, in the coach and in the replay")
  func theLettersWithWhichGhostsPuzzleBeginsAreNobodys() {
    var app = Self.started(.inMemory)
    app.openPuzzles()
    app.click("Ghost")
    app.press(.enter)
    app.type("q")
    app.settle()
    app.type("c")
    app.press(.home)
    #expect(app.shows("B was there from the start."))
    app.press(.right, .right)
    #expect(app.shows("A was there from the start."))
    app.press(.right)
    #expect(app.shows("You added Q. That threw the round away."))
    #expect(app.shows(" you"))
    app.press(.escape)
    app.type("y")
    #expect(app.shows("move 0 of 1") && app.shows("Round 1 begins with BRA."), "\(app.frame.text)")
  }

  @Test(
    "after midnight the next key on the open list shows the new day's puzzles", arguments: [Key.down, .enter])
  func newDay(key: Key) {
    let day = SharedDay(Self.today)
    var app = App.started(library: .sample(words: Self.words), records: .inMemory, today: day.value)
    app.openPuzzles()
    #expect(app.shows("Saturday 21 November"))
    day.value = Day(number: Self.today.number + 1)
    app.press(key)
    #expect(app.shows("Sunday 22 November"))
    #expect(app.shows("It is past midnight"))
  }

  /// The date of a clock that a test sets.
  private final class SharedDay: @unchecked Sendable {
    var value: Day

    init(_ value: Day) { self.value = value }
  }

  @Test("midnight during a game changes nothing in it") func midnightDuringAGameChangesNothingInIt() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.openPuzzles()
    app.click("Hangman")
    app.type("xe")
    app.send(.terminate)
    let tomorrow = Day(number: Self.today.number + 1)
    var next = Self.started(records, on: tomorrow)
    next.press(.enter)
    #expect(next.shows("Hangman · daily of 21 November"))
    #expect(next.shows("1 of 7"))
    next.type("cond")
    let results = records.dailyResults(of: "Ada", language: "en")
    #expect(results.map(\.day) == [Self.today])
    var back = next
    back.click("Puzzles")
    #expect(back.shows("Saturday 21 November"))
    #expect(back.shows("1 wrong"))
    next.click("Menu")
    next.openPuzzles()
    #expect(next.shows("not played yet"))
    #expect(!next.shows("1 wrong"))
  }

  @Test("another player has a try of their own") func anotherPlayerHasATryOfTheirOwn() {
    let records = SharedRecords()
    var app = Self.started(records)
    Self.playHangman(&app)
    records.save(settings: ["player": "Bo"])
    app.send(.terminate)
    var next = Self.started(records)
    next.openPuzzles()
    #expect(!next.shows("nothing wrong"))
  }

  @Test("the words of the day are the language's, not the player's own")
  func theWordsOfTheDayAreTheLanguagesNotThePlayersOwn() {
    var app = App.started(
      library: .sample(words: Self.words), ownWords: Lexicon(["zephyr 1"]), records: .inMemory,
      today: Self.today)
    app.openPuzzles()
    app.press(.enter)
    app.type("coned")
    #expect(app.spells("C O N N E D"))
  }

  @Test("the streak of days is shown when all three have been played")
  func theStreakOfDaysIsShownWhenAllThreeHaveBeenPlayed() {
    let records = SharedRecords()
    for offset in [-2, -1] {
      for mode in Mode.daily {
        records.finish(
          GameResult(
            player: "Ada", mode: mode, language: "en", day: Day(number: Self.today.number + offset),
            isWon: false), game: 0)
      }
    }
    var app = Self.started(records)
    app.openPuzzles()
    // A row is told from three on.
    #expect(!app.shows("days in a row"))
    // The result of the last of the three has it in its second line, and its own buttons.
    for mode in Mode.daily.dropFirst() {
      records.finish(
        GameResult(player: "Ada", mode: mode, language: "en", day: Self.today, isWon: false), game: 0)
    }
    app = Self.started(records)
    app.openPuzzles()
    app.press(.home, .enter)
    app.type("qxzjvkw")
    #expect(app.shows("Too late"))
    #expect(!app.shows("in a row"))
    for label in ["The day", "Menu"] { #expect(app.canClick(label)) }
    app.click("The day")
    #expect(app.shows("Ada   3 days in a row"))
  }

  @Test("selecting and drawing puzzles does not query the records")
  func selectingAndDrawingPuzzlesDoesNotQueryTheRecords() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.openPuzzles()
    #expect(records.calls.contains("dailyResults"))
    records.calls = []
    app.press(.down, .up, .down)
    app.send(.redraw)
    app.send(.resize(ScreenSize.compact.size))
    app.press(.function(1), .escape)
    #expect(records.calls == [])
  }

  @Test("a puzzle that another process plays counts as begun, and cannot be opened")
  func aPuzzleThatAnotherProcessPlaysCountsAsBegunAnd() {
    let records = SharedRecords()
    var app = Self.started(records)
    app.openPuzzles()
    app.press(.enter)
    app.type("x")
    let id = records.claimed
    #expect(id.count == 1)
    app.press(.escape)
    app.click("Menu")
    #expect(records.claimed == [])
    records.claimedElsewhere = id
    app.openPuzzles()
    #expect(app.shows("◐ Hangman"))
    app.press(.enter)
    #expect(app.shows("Another Wordyard is playing that game."))
  }

  @Test(
    "after every word of the last rack the row beneath the words stays", arguments: [ScreenSize.home, .large])
  func lastRack(size: ScreenSize) {
    var app = App.started(size, library: .sample(words: App.conned), records: .inMemory)
    app.openPuzzles()
    app.click("Text Twist")
    func footing() -> String? {
      app.frame.text.split(separator: "\n").first { $0.contains("★ t") }.map { String($0.drop { $0 != "★" }) }
    }
    #expect(
      size == .large || footing()?.contains("★ takes all six letters   all 26: score doubled") == true,
      "\(app)")
    let before = footing()
    for word in App.conned.prefix(26) { app.enter(String(word.dropLast(2))) }
    #expect(app.shows("✓ Every word"))
    #expect(footing() == before, "\(app)")
  }

  @Test("today's puzzle cannot be given up, and waits until midnight")
  func todaysPuzzleCannotBeGivenUpAndWaitsUntilMidnight() {
    let words = App.conned
    var app = App.started(library: .sample(words: words), records: .inMemory)
    app.openPuzzles()
    app.click("Text Twist")
    app.press(.escape)
    #expect(app.shows("Today's puzzle is running"))
    #expect(app.shows("It waits for you until midnight."))
    #expect(!app.shows("Give up"))
    app.click("Puzzles")
    #expect(app.shows("▸ ◐ Text Twist                     begun, and waiting"))
  }
}

extension App {
  /// Opens the list of the day's puzzles above the title screen, without a puzzle.
  mutating func openPuzzles() {
    let screen = DailyScreen(day: context.services.today(), &context)
    apply(.push(screen))
    draw()
  }
}
