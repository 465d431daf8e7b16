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

struct HighScoresTests {
  private static func opened(
    _ size: ScreenSize = .home, _ sample: SampleRecords = .busy(), of mode: Mode? = .phraseBook
  ) -> App {
    .showing(size, records: sample.records) { HighScoresScreen(&$0, of: mode) }
  }

  /// The displayed ranks.
  private static func ranks(_ app: App) -> [Int] {
    (0..<app.frame.size.height).compactMap { row in
      let words = app.frame.row(row).split(separator: " ").drop { $0 == "▸" }
      guard words.count >= 4, words.contains(where: { $0.hasPrefix("2026-") }) else { return nil }
      return words.first.flatMap { Int($0) }
    }
  }

  @Test("a row shows rank, name, score and date, under a head with the unit")
  func aRowShowsRankNameScoreAndDateUnderAHeadWithThe() {
    let app = Self.opened(of: .textTwistTimed)
    #expect(app.shows("◂  timed, expert  ▸  3 of 13"))
    let head = app.frame.find("points")!
    let score = app.frame.find("1184")!
    #expect(score.maxX == head.maxX - 2)
    #expect(app.frame.row(score.minY).hasSuffix("2026-11-17"))
    #expect(app.frame.row(score.minY).contains("1    山田太郎"))
  }

  @Test("the head shows how the list is ranked") func theHeadShowsHowTheListIsRanked() {
    #expect(Self.opened(of: .phraseBook).shows("in a row"))
    #expect(Self.opened(of: .textTwistTimed).shows("points"))
    #expect(Self.opened(of: .ghostFriends).shows("games won"))
  }

  @Test("it opens at the player's last entry, which has a mark and a role", arguments: ScreenSize.allCases)
  func latest(size: ScreenSize) {
    let app = Self.opened(size)
    let mark = app.frame.find(size == .compact ? "▸ 21" : "▸  21")!
    #expect(app.frame[mark.origin].role == .title)
    #expect(Self.ranks(app) == Array(16...25))
  }

  @Test("the three best are set off") func theThreeBestAreSetOff() {
    var app = Self.opened()
    app.press(.home, .down, .down, .down, .down)
    func role(_ rank: Int) -> Role {
      let place = app.frame.find("\(rank)".aligned(to: 3) + "    ")!
      return app.frame[Point(x: place.minX + 2, y: place.minY)].role
    }
    #expect((1...3).allSatisfy { role($0) == .stage })
    #expect(role(4) == .text)
  }

  /// The rank of the selected row.
  private static func chosen(_ app: App) -> Int? {
    for row in 0..<app.frame.size.height {
      let words = app.frame.row(row).split(separator: " ")
      if words.first == "▸", words.count > 1 { return Int(words[1]) }
    }
    return nil
  }

  @Test(
    "each of these chooses a row, and the page follows it",
    arguments: [
      (Key.down, 22, 16), (.up, 20, 16), (.pageDown, 31, 22), (.pageUp, 11, 11), (.home, 1, 1),
      (.end, 57, 48),
      (.wheel(2), 23, 16), (.wheel(-2), 19, 16), (.wheel(7), 28, 19),
    ])
  func chooses(key: Key, row: Int, first: Int) {
    for size in ScreenSize.allCases {
      var app = Self.opened(size, of: .phraseBook)
      app.press(key)
      #expect(Self.chosen(app) == row)
      #expect(Self.ranks(app).first == first)
    }
  }

  @Test("an end stops the list, and no step beyond it is remembered")
  func anEndStopsTheListAndNoStepBeyondItIsRemembered() {
    var app = Self.opened()
    app.press(.end, .down, .down, .wheel(9), .up)
    #expect(Self.chosen(app) == 56)
    app.press(.home, .up, .pageUp, .down)
    #expect(Self.chosen(app) == 2)
  }

  @Test("arrows indicate further lines, and can be clicked") func arrowsIndicateFurtherLinesAndCanBeClicked()
  {
    var app = Self.opened()
    app.click("↓")
    #expect(Self.ranks(app).first == 22)
    app.click("↑")
    #expect(Self.ranks(app).first == 21)
    app.press(.home)
    #expect(app.frame.row(7).contains("in a row"))
    #expect(app.frame.find("↑") == nil)
    app = Self.opened(of: .textTwistTimed)
    #expect(app.frame.find("↓") == nil)
  }

  @Test(
    "ten rows are seen on every terminal",
    arguments: [
      Size(width: 40, height: 16), Size(width: 59, height: 40), Size(width: 60, height: 20),
      Size(width: 80, height: 19), Size(width: 200, height: 60),
    ])
  func tenRows(size: Size) {
    var app = Self.opened()
    app.send(.resize(size))
    #expect(Self.ranks(app) == Array(16...25))
    #expect(app.canClick("↓"))
  }

  @Test("a hundred rows are reached") func aHundredRowsAreReached() {
    let sample = SampleRecords { state in
      state.standings[.duel] = (0..<100).map {
        Standing(player: "Ada", score: 200 - $0, day: Day(year: 2026, month: 1, day: 1))
      }
    }
    var app = Self.opened(.home, sample, of: .duel)
    app.press(.end)
    #expect(Self.ranks(app) == Array(91...100))
    #expect(app.shows("91–100 of 100"))
  }

  @Test("arrow keys and clicks select lists, cyclically", arguments: [true, false])
  func lists(byKey: Bool) {
    var app = Self.opened()
    var seen: [String] = []
    let lists = Mode.ranked.filter { $0.game == .hangman }
    for number in 1...lists.count {
      #expect(app.shows("▸  \(number) of \(lists.count)"))
      seen.append(Texts.english.modeName(lists[number - 1]).short)
      #expect(app.shows("◂  " + seen[number - 1]))
      if byKey { app.press(.right) } else { app.click("▸") }
    }
    #expect(app.shows("▸  1 of \(lists.count)"))
    if byKey { app.press(.left) } else { app.click("◂") }
    #expect(app.shows("▸  \(lists.count) of \(lists.count)"))
    #expect(Set(seen).count == lists.count)
  }

  @Test("Tab and a click go to the lists of another game")
  func tabAndAClickGoToTheListsOfAnotherGame() {
    var app = Self.opened()
    app.press(.tab)
    #expect(app.shows("◂  timed  ▸"))
    app.press(.tab, .tab)
    #expect(app.shows("◂  Phrase book  ▸"))
    app.press(.backTab)
    #expect(app.shows("◂  easy  ▸"))
    app.click("Hangman")
    #expect(app.shows("‹Hangman›"))
    app.click("Ghost")
    #expect(app.shows("‹Ghost›"))
  }

  @Test("a list is read when it opens, and not again") func aListIsReadWhenItOpensAndNotAgain() {
    let sample = SampleRecords.busy()
    var app = Self.opened(.home, sample)
    sample.forgetReading()
    app.press(.down, .up, .pageDown, .home)
    app.send(.redraw)
    app.send(.resize(ScreenSize.compact.size))
    #expect(sample.now.read.isEmpty)
    app.press(.right)
    #expect(sample.now.read == [.dictionaryEasy])
  }

  @Test("without a mode it opens where the player came onto a list last")
  func withoutAModeItOpensWhereThePlayerCameOntoAList() {
    #expect(Self.opened(of: nil).shows("◂  timed, expert  ▸"))
  }

  @Test("of several lists of one day, it opens that of the player's last game")
  func ofSeveralListsOfOneDayItOpensThatOfThePlayers() {
    let records = SharedRecords()
    let modes = [Mode.textTwistClassic, .phraseBook, .ghostHard, .dictionaryEasy]
    for (index, mode) in modes.enumerated() {
      let session = GameSession(id: Int64(index + 1), player: "Ada", mode: mode, language: "en")
      let result = GameResult(
        player: "Ada", mode: mode, language: "en", day: Day(year: 2026, month: 11, day: 20), isWon: true,
        points: 9)
      records.finish(
        result, game: session.id, record: SavedGame(session: session, progress: 0, fields: .init()))
      let app = App.showing(records: records) { HighScoresScreen(&$0) }
      #expect(app.shows("◂  \(Texts.english.modeName(mode).short)  ▸"), "\(app)")
    }
  }

  @Test("for a player on no list the first non-empty list is opened")
  func forAPlayerOnNoListTheFirstNonEmptyListIsOpened() {
    let sample = SampleRecords { state in
      state.standings[.ghostHard] = [
        Standing(player: "Bob", score: 2, day: Day(year: 2026, month: 1, day: 1))
      ]
    }
    #expect(Self.opened(.home, sample, of: nil).shows("◂  hard  ▸"))
    #expect(Self.opened(.home, SampleRecords.blank(), of: nil).shows("◂  Phrase book  ▸"))
  }

  @Test("on 40×16 the button of every empty list is whole", arguments: Texts.shippedLanguages)
  func buttonOfEmptyList(code: String) {
    var app = App.started(.compact, language: code, records: SharedRecords())
    app.readRecords()
    app.choose("Scores")
    for _ in 0..<3 {
      for _ in 0..<8 {
        let button = app.frame.cells.filter { $0.role == .chosen }.map { String($0.character) }.joined()
        #expect(button.hasPrefix(" ") && button.hasSuffix(" ") && !button.contains("…"), "\(app.frame.text)")
        app.press(.right)
      }
      app.press(.tab)
    }
  }

  @Test("an empty list explains how to get onto it, and cannot be cleared")
  func anEmptyListExplainsHowToGetOntoItAndCannotBe() {
    var app = Self.opened(.home, SampleRecords.blank())
    #expect(app.shows("Nobody is here yet. One game, and this list is yours."))
    #expect(app.shows("you?"))
    #expect(!app.shows("c clear"))
    app.type("c")
    #expect(!app.shows("Keep them"))
    app.press(.right, .right, .right)
    #expect(app.hasChosen("Play Hangman, Dictionary, hard"))
    app.press(.enter)
    #expect(app.shows("Hangman · New game"))
    #expect(app.shows("Dictionary") && app.shows("hard"))
  }

  @Test("the button of a list plays the game of that list", arguments: Mode.ranked)
  func plays(mode: Mode) {
    var context = App.started(records: SharedRecords()).context
    context.services.tables = MemoryTables(TableHub(), program: 0)
    let scores = HighScoresScreen(&context, of: mode)
    var app = App(size: ScreenSize.home.size, context: context, screens: [TitleScreen(), scores])
    app.press(.enter)
    guard !mode.isByPost else {
      #expect(app.shows("By post") && app.shows("New match"))
      return
    }
    guard ![Mode.duelTable, .vocabularyTable, .textTwistRace, .ghostTable].contains(mode) else {
      #expect(app.shows("Or lay a table"))
      return
    }
    let chosen = app.context
    let played: [GameKind: Mode] = [
      .hangman: chosen.hangman.mode, .ghost: chosen.ghost.mode,
      .textTwist: TextTwistSetUp.recorded(chosen.textTwist.mode, chosen.textTwist.level),
    ]
    #expect(played[mode.game] == mode)
  }

  @Test("clearing asks first, clears only that list, and reads it anew")
  func clearingAsksFirstClearsOnlyThatListAndReadsIt() {
    let sample = SampleRecords.busy()
    var app = Self.opened(.home, sample)
    app.type("c")
    #expect(app.shows("57 scores of Hangman, Phrase book."))
    #expect(app.shows("They do not come back."))
    app.press(.enter)
    #expect(sample.now.standings[.phraseBook]?.count == 57)
    app.click("c clear")
    app.press(.escape)
    #expect(sample.now.standings[.phraseBook]?.count == 57)
    app.click("c clear")
    app.click("  Clear  ")
    #expect(sample.now.standings[.phraseBook] == nil)
    #expect(sample.now.standings[.textTwistTimed]?.count == 4)
    #expect(app.shows("◂  Phrase book  ▸"))
    #expect(app.shows("Nobody is here yet."))
  }

  @Test("s and a click show the player's statistics, and Esc goes back")
  func sAndAClickShowThePlayersStatisticsAndEscGoesBack() {
    var app = Self.opened()
    app.click("s statistics")
    #expect(app.shows("played"))
    app.press(.escape)
    app.type("s")
    #expect(app.shows("played"))
    app.press(.escape, .escape)
    #expect(app.shows("q quit"))
  }

  @Test("names of every kind leave the columns straight", arguments: ScreenSize.allCases)
  func straight(size: ScreenSize) {
    let names = [
      "Ada", String(repeating: "山", count: 20), String(repeating: "e\u{301}", count: 20), "שרה", "👩‍👩‍👧",
      "W\u{1B}[2J",
    ]
    let sample = SampleRecords { state in
      state.standings[.duel] = names.map {
        Standing(player: $0, score: 77, day: Day(year: 2026, month: 1, day: 1))
      }
    }
    let app = Self.opened(size, sample, of: .duel)
    let columns = (0..<app.frame.size.height).compactMap { row -> Int? in
      let cells = (0..<app.frame.size.width).map { app.frame[Point(x: $0, y: row)].character }
      return (0..<cells.count - 9).first { String(cells[$0..<$0 + 10]) == "2026-01-01" }
    }
    #expect(columns.count == names.count)
    #expect(Set(columns).count == 1)
  }
}
