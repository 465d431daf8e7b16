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

struct StatisticsTests {
  private static func opened(
    _ size: ScreenSize = .home, _ sample: SampleRecords = .busy(), of player: String? = nil
  ) -> App {
    .showing(size, records: sample.records) { StatisticsScreen(&$0, of: player) }
  }

  /// The numbers of the row with this beginning, and `·` for missing ones.
  private static func row(_ name: String, _ app: App) -> [String]? {
    for y in 0..<app.frame.size.height {
      let words = app.frame.row(y).split(separator: " ").map(String.init)
      let first = name.split(separator: " ").map(String.init)
      if words.starts(with: first), words.count >= first.count + 4 {
        return Array(words.dropFirst(first.count).prefix(4))
      }
    }
    return nil
  }

  @Test("a row shows the games played and won, the streak and the best score")
  func aRowShowsTheGamesPlayedAndWonTheStreakAndTheBest() {
    var app = Self.opened()
    #expect(Self.row("Phrase book", app) == ["41", "30", "2", "12"])
    #expect(Self.row("Duel", app) == ["8", "5", "1", "3"])
    #expect(Self.row("Mind reader", app) == ["2", "1", "·", "·"])
    app.press(.end)
    #expect(app.shows("Text Twist · timed"))
    #expect(Self.row("expert", app) == ["14", "6", "1", "412"])
    #expect(Self.row("Hangman", app) == ["6", "5", "·", "·"])
  }

  @Test(
    "every mode played is reached by scrolling",
    arguments: ScreenSize.allCases)
  func reached(size: ScreenSize) {
    for key in [Key.down, .pageDown, .wheel(1)] {
      var app = Self.opened(size)
      var seen: Set<String> = []
      for _ in 0..<20 {
        for name in ["Phrase book", "easy", "medium", "expert", "two players", "Text Twist"]
        where Self.row(name, app) != nil { seen.insert(name) }
        app.press(key)
      }
      #expect(seen.count == 6)
    }
  }

  @Test("arrows scroll by click") func arrowsScrollByClick() {
    var app = Self.opened()
    #expect(app.frame.find("↑")?.minY == ScreenSize.home.size.height - 1)
    app.click("↓")
    app.click("↑")
    #expect(app.shows("Phrase book"))
  }

  @Test("misses are bars with their numbers, the losses in words", arguments: ScreenSize.allCases)
  func bars(size: ScreenSize) {
    var app = Self.opened(size)
    app.press(.tab)
    let misses = SampleRecords.busy().now.misses["Ada"]!
    var lengths: [Int] = []
    for (count, label) in zip(misses, ["0", "1", "2", "3", "4", "5", "6", "lost"]) {
      let line = (0..<app.frame.size.height).map(app.frame.row).first {
        $0.split(separator: " ").first.map(String.init) == label && $0.contains { "█▌".contains($0) }
      }
      #expect(line?.split(separator: " ").contains("\(count)") == true)
      lengths.append(line?.reduce(0) { $0 + ($1 == "█" ? 2 : $1 == "▌" ? 1 : 0) } ?? 0)
    }
    for (one, other) in zip(misses.indices, misses.indices.dropFirst()) {
      #expect((misses[one] < misses[other]) == (lengths[one] < lengths[other]))
    }
    #expect(app.shows("Last 8 streaks"))
    #expect(app.shows(size == .compact ? "▁▃▂█▂▁▆▂" : "▁ ▃ ▂ █ ▂ ▁ ▆ ▂"))
  }

  /// Adds a result of Ada's.
  private static func finish(_ mode: Mode, misses: Int, in records: SharedRecords) {
    let day = Day(year: 2026, month: 11, day: 20)
    records.finish(
      GameResult(
        player: "Ada", mode: mode, language: "en", day: day, isWon: misses < Hangman.missesAllowed,
        misses: misses), game: 0)
  }

  @Test("Hangman's page counts the games against the computer and the daily puzzles, and no others")
  func hangmansPageCountsTheGamesAgainstTheComputerAnd() {
    let records = SharedRecords()
    for mode in Mode.allCases where mode.game != .hangman || [.duel, .duelTable, .mindReader].contains(mode) {
      Self.finish(mode, misses: 3, in: records)
    }
    for (mode, misses) in [
      (Mode.phraseBook, 0), (.phraseBook, 1), (.dictionaryHard, 2), (.devilEasy, 2), (.devilEasy, 7),
      (.dailyHangman, 2),
    ] { Self.finish(mode, misses: misses, in: records) }
    var app = App.showing(records: records) { StatisticsScreen(&$0) }
    app.press(.tab)
    #expect(app.shows("6  games") && app.shows("5  won, 83 %") && app.shows("Last 3 streaks"), "\(app)")
    let bars = ["0 █ 1", "1 █ 1", "2 ███ 3", "3 0", "lost █ 1"]
    for bar in bars { #expect(app.shows(bar), "\(app)") }
  }

  @Test("beside a daily puzzle of Hangman all figures are those of the daily puzzles")
  func besideADailyPuzzleOfHangmanAllFiguresAreThoseOf() {
    let records = SharedRecords()
    func puzzle() -> App {
      var app = App.started(.large, library: .sample(words: DailyTests.words), records: records)
      app.readRecords()
      app.openPuzzles()
      app.click("Hangman")
      return app
    }
    Self.finish(.phraseBook, misses: 3, in: records)
    #expect(puzzle().shows("0  solved"), "\(puzzle())")
    Self.finish(.dailyHangman, misses: 2, in: records)
    #expect(puzzle().shows("1  solved"), "\(puzzle())")
  }

  @Test(
    "a single game, rack or round is not called several", arguments: ["en", "nl"], ScreenSize.allCases)
  func singular(code: String, size: ScreenSize) {
    let day = Day(year: 2026, month: 11, day: 21)
    let sample = SampleRecords { state in
      state.tallies["Ada"] = [Tally(mode: .phraseBook, played: 1, won: 1, streak: 1, longestStreak: 1)]
      state.misses["Ada"] = [1, 0, 0, 0, 0, 0, 0, 0]
      state.results["Ada"] = [
        (Mode.textTwistTimed, "rack-points 6\nbingos 1\n", 6), (.ghostEasy, "rounds 1\n", 1),
      ].map { mode, details, points in
        GameResult(
          player: "Ada", mode: mode, language: code, day: day, isWon: true, points: points,
          details: .init(details)!)
      }
    }
    var app = App.showing(size, language: code, records: sample.records) { StatisticsScreen(&$0) }
    for (one, many) in [
      ("en", ["games", "racks", "six-letter words", "matches", "rounds", "rounds won", "letters", "points"]),
      ("nl", ["spellen", "rondes", "woorden van zes", "partijen", "rondes gewonnen", "letters", "punten"]),
    ] where one == code {
      for _ in 0..<3 {
        app.press(.tab)
        for word in many { #expect(!Self.counts("1", word, on: app), "\(word)") }
      }
    }
  }

  /// Whether a number stands before a label.
  private static func counts(_ number: String, _ label: String, on app: App) -> Bool {
    (0..<app.frame.size.height).contains { y in
      let words = app.frame.row(y).split { $0 == " " || $0 == "," }.map(String.init)
      let searched = [number] + label.split(separator: " ").map(String.init)
      return words.indices.contains { words[$0...].starts(with: searched) }
    }
  }

  @Test("where a row has no room for all, it ends with the newest streak and shows no later figure")
  func whereARowHasNoRoomForAllItEndsWithTheNewest() {
    let sample = SampleRecords { state in
      state.tallies["Ada"] = [
        Tally(mode: .phraseBook, played: 1340, won: 1292, streak: 10, longestStreak: 20)
      ]
      state.misses["Ada"] = [1292, 0, 0, 0, 0, 0, 0, 48]
      state.streaks["Ada"] = Array(repeating: 1, count: 19) + [8]
    }
    var app = App.showing(.compact, language: "nl", records: sample.records) { StatisticsScreen(&$0) }
    app.press(.tab)
    #expect(app.shows("▁▁█") && !app.shows("…"))
    #expect(app.shows("1340 spellen") && !app.shows("reeks nu"))
  }

  @Test("one game among a thousand is seen") func oneGameAmongAThousandIsSeen() {
    let sample = SampleRecords { state in
      state.tallies["Ada"] = [Tally(mode: .phraseBook, played: 1001, won: 1)]
      state.misses["Ada"] = [1, 0, 0, 0, 0, 0, 0, 1000]
    }
    var app = Self.opened(.compact, sample)
    app.press(.tab)
    #expect(app.shows("0 ▌ 1"))
    #expect(app.shows("1 0"))
    #expect(app.shows("█ 1000"))
  }

  @Test(
    "a daily puzzle alone opens its game's page",
    arguments: [Mode.dailyHangman, .dailyTextTwist, .dailyGhost])
  func daily(mode: Mode) {
    var details = GameResult.Details()
    details.missedLetters = "qx"
    details.rounds = [4]
    details.rackPoints = [7]
    let records = SharedRecords()
    records.finish(
      GameResult(
        player: "Ada", mode: mode, language: "en", day: DailyTests.today, isWon: true, points: 7, misses: 2,
        details: details), game: 1)
    var app = App.showing(records: records) { StatisticsScreen(&$0) }
    app.press(.tab)
    #expect(app.shows("In all"), "\(app)")
    #expect(mode != .dailyHangman || app.shows("2 █ 1") && app.shows("Q  X"), "\(app)")
  }

  @Test("pages can be clicked, too") func pagesCanBeClickedToo() {
    var app = Self.opened()
    app.click("Hangman")
    #expect(app.shows("Wrong guesses in a game"))
    app.click("All games")
    #expect(app.shows("Phrase book"))
    app.click("Tab game")
    #expect(app.shows("Wrong guesses in a game"))
  }

  @Test("another player's page of the same game is shown; without one, the last page there is")
  func anotherPlayersPageOfTheSameGameIsShownWithoutOne() {
    let records = SharedRecords()
    Self.finish(.phraseBook, misses: 1, in: records)
    records.add(player: "Ada")
    for player in ["Bob", "Cleo"] { records.add(player: player) }
    let day = Day(year: 2026, month: 11, day: 20)
    records.finish(
      GameResult(player: "Bob", mode: .phraseBook, language: "en", day: day, isWon: true, misses: 2), game: 0)
    var app = App.showing(records: records) { StatisticsScreen(&$0, of: "Ada") }
    app.press(.tab)
    #expect(app.shows("Statistics · Hangman") && app.shows("1 █ 1"))
    app.press(.backTab, .tab)
    while !app.shows("◂ Bob ▸") { app.press(.right) }
    #expect(app.shows("Statistics · Hangman") && app.shows("2 █ 1"))
    while !app.shows("◂ Cleo ▸") { app.press(.right) }
    #expect(app.shows("Statistics · All games"))
  }

  @Test("arrow keys and clicks select players", arguments: [true, false])
  func players(byKey: Bool) {
    var app = Self.opened()
    #expect(app.shows("◂ Ada ▸  1 of 5"))
    if byKey { app.press(.right) } else { app.click("▸") }
    #expect(app.shows("◂ Bob ▸  2 of 5"))
    #expect(Self.row("two players", app) == ["3", "1", "0", "1"])
    if byKey { app.press(.left, .left) } else { for _ in 0..<2 { app.click("◂") } }
    #expect(app.shows("5 of 5"))
  }

  @Test("without games one sentence is shown, and missing pages are skipped")
  func withoutGamesOneSentenceIsShownAndMissingPagesAre() {
    var app = Self.opened()
    app.press(.tab, .right, .right)
    #expect(app.shows("山田太郎 has not finished a game yet."))
    #expect(!app.shows("Tab game"))
    app.press(.tab, .left, .left)
    #expect(app.shows("Phrase book"))
  }

  @Test("it can be opened for a given player, and for an unknown one")
  func itCanBeOpenedForAGivenPlayerAndForAnUnknownOne() {
    #expect(Self.opened(of: "Bob").shows("◂ Bob ▸  2 of 5"))
    let app = Self.opened(.home, SampleRecords.blank())
    #expect(app.shows("Ada has not finished a game yet."))
    #expect(!app.canClick("Ada has"))
  }

  @Test("headings do not touch each other", arguments: ScreenSize.allCases)
  func heads(size: ScreenSize) {
    for code in ["en", "nl"] {
      let app = App.showing(size, language: code, records: SampleRecords.busy().records) {
        StatisticsScreen(&$0)
      }
      let own = Texts.shipped(code)
      let isCompact = size == .compact
      let heads = [
        isCompact ? own("played", context: "narrow column") : own("played"),
        isCompact ? own("won", context: "narrow column") : own("won"), own("streak"), own("best"),
      ]
      let rows = (0..<app.frame.size.height).map { app.frame.row($0).split(separator: " ").map(String.init) }
      #expect(rows.contains(heads))
    }
  }

  @Test("the heights of the last games are digits in ASCII") func theHeightsOfTheLastGamesAreDigitsInASCII() {
    #expect(BarChart.heights([1, 4, 8], isASCII: true) == ["1", "4", "8"])
    #expect(BarChart.heights([1, 4, 8], isASCII: false) == ["▁", "▄", "█"])
  }

  @Test(
    "bars are 24 columns long at most, in the compact layout 16",
    arguments: [(ScreenSize.home, 24), (.compact, 16)])
  func bars(size: ScreenSize, most: Int) {
    var app = Self.opened(size)
    app.press(.tab)
    #expect(app.shows("‹Hangman›"))
    #expect(app.shows(String(repeating: "█", count: most)))
    #expect(!app.shows(String(repeating: "█", count: most + 1)))
  }
}
