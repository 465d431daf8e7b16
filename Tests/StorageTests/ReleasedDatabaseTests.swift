import Engines
import Records
import TestSupport
import Testing

@testable import Storage

/// A database of version 1, created as described in `Fixtures/README.md`, can be opened with all its data.
struct ReleasedDatabaseTests {
  private let folder: RecordsFolder
  private let store: RecordStore

  init() throws {
    (folder, store) = try RecordsFolder.openedCopy(of: 1)
  }

  @Test("it is migrated without a notice, and sound") func itIsMigratedWithoutANoticeAndSound() throws {
    try folder.expectMigrated(store)
    #expect(try folder.value("SELECT count(*) FROM result") == "73")
    #expect(folder.names == ["games.lock", "wordyard.db"])
  }

  @Test(
    "its tables are those of a new database",
    arguments: [
      "PRAGMA user_version", "PRAGMA application_id",
      """
      SELECT group_concat(line, char(10)) FROM (
        SELECT t.name || ' ' || t.wr || ' ' || c.name || ' ' || c.type || c."notnull" || c.pk
          || ifnull(c.dflt_value, '') AS line
        FROM pragma_table_list t JOIN pragma_table_info(t.name) c
        WHERE t.schema = 'main' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.cid)
      """,
      "SELECT group_concat(sql, char(10)) FROM (SELECT sql FROM sqlite_master WHERE type = 'index' ORDER BY name)",
      """
      SELECT group_concat(t.name || ' ' || f."table" || f."from" || f."to" || f.on_delete, char(10))
      FROM pragma_table_list t JOIN pragma_foreign_key_list(t.name) f WHERE t.schema = 'main' ORDER BY t.name
      """,
    ])
  func tables(question: String) throws {
    let new = try RecordsFolder()
    for store in [store, new.store()] {
      _ = store.players()
      store.close()
    }
    let answer = try folder.value(question)
    #expect(!answer.isEmpty)
    #expect(try new.value(question) == answer)
  }

  @Test("every setting is there") func everySettingIsThere() {
    #expect(
      store.title(of: "Ann").settings == [
        "language": "nl", "words": "en", "theme": "paper", "pictures": "snowman", "careful": "yes",
        "animation": "no", "sound": "bell", "mouse": "no", "introduced": "yes", "player": "Zoë 李",
        "hangman.host": "2", "hangman.category": "animals", "hangman.difficulty": "1", "hangman.secret": "1",
        "hangman.length": "9", "hangman.first": "Ann", "hangman.second": "", "twist.mode": "classic",
        "ghost.opponent": "1", "ghost.level": "2", "ghost.judge": "3", "ghost.bluff": "yes",
        "ghost.first": "Ann", "ghost.second": "Bob",
      ])
  }

  @Test("its settings apply to all players until they have their own")
  func itsSettingsApplyToAllPlayersUntilTheyHaveTheir() {
    store.save(settings: ["theme": "mono"], for: "Bob")
    #expect(store.title(of: "Bob").settings["theme"] == "mono")
    #expect(store.title(of: "Ann").settings["theme"] == "paper")
    #expect(store.title(of: "Bob").settings["language"] == "nl")
  }

  @Test("the daily results have the same figures, now by name")
  func theDailyResultsHaveTheSameFiguresNowByName() {
    func result(
      _ mode: Mode, _ day: Int, points: Int = 0, misses: Int = 0, _ details: GameResult.Details = .init()
    ) -> GameResult {
      GameResult(
        player: "Ann", mode: mode, language: "en", day: Day(year: 2026, month: 11, day: day), isWon: true,
        points: points, misses: misses, details: details)
    }
    #expect(
      store.dailyResults(of: "Ann", language: "en") == [
        result(.dailyHangman, 17, misses: 2),
        result(.dailyTextTwist, 18, points: 117, ["words-found": 17, "words-total": 57]),
        result(.dailyGhost, 19, ["letters": 22]),
      ])
    #expect(
      store.dailyResults(of: "Bob", language: "nl").map(\.details) == [
        .init(), ["words-found": 18, "words-total": 58], ["letters": 23],
      ])
    #expect(store.dailyResults(of: "Zoë 李", language: "en").map(\.isRanked) == [false, false, false])
    // The first result of a day still takes precedence.
    store.finish(result(.dailyTextTwist, 18, points: 999), game: 0)
    #expect(store.dailyResults(of: "Ann", language: "en").map(\.points) == [0, 117, 0])
  }

  @Test("the details of results that no screen shows are there, too")
  func theDetailsOfResultsThatNoScreenShowsAreThereToo() throws {
    _ = store.players()
    func details(_ mode: Mode) throws -> [String] {
      try store.database?.rows(
        "SELECT details FROM result WHERE mode = ? ORDER BY id", mode.rawValue
      ) { $0.text(0) } ?? []
    }
    #expect(
      try details(.textTwistClassic) == [
        "words-found 11\nwords-total 51\n", "words-found 11\nwords-total 51\n",
        "words-found 12\nwords-total 52\n",
        "words-found 11\nwords-total 51\n",
      ])
    #expect(try details(.ghostHard) == ["letters 18\n", "letters 18\n", "letters 19\n", "letters 18\n"])
    #expect(try details(.phraseBook) == ["", "", "", ""])
    #expect(try details(.duel) == ["", "", "", ""])
  }

  @Test("every mode's results count as they did") func everyModesResultsCountAsTheyDid() {
    let later: [Mode] =
      [
        .textTwistTimedRelaxed, .textTwistTimedStandard, .textTwistUntimedRelaxed, .textTwistUntimedStandard,
        .textTwistRace,
        .ghostSeats, .ghostTable, .duelTable,
      ] + Mode.later
    #expect(store.tallies(of: "Ann").map(\.mode) == Mode.allCases.filter { !later.contains($0) })
    #expect(store.tallies(of: "Ann").map(\.played) == Array(repeating: 2, count: 16) + [1, 1, 1])
    #expect(
      store.tallies(of: "Ann").map(\.won) == [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1, 1])
    #expect(store.streak(of: "Ann", in: .phraseBook) == 2)
    #expect(store.streak(of: "Ann", in: .dictionaryEasy) == 0)
    #expect(store.misses(of: "Ann", in: Mode.solo, upTo: 7) == [2, 1, 2, 1, 2, 1, 2, 3])
    #expect(store.streaks(of: "Ann", in: Mode.solo, limit: 9) == [2, 1, 2, 1, 2, 1, 2])
    #expect(store.standings(of: .devilHard, for: "Ann").map(\.line) == ["Ann 2 7 <"])
    #expect(
      store.standings(of: .textTwistTimed, for: "Bob").map(\.line) == [
        "Bob 110 10 <", "Ann 109 10", "Ann 109 10",
      ])
    #expect(store.standings(of: .ghostFriends, for: "Ann").map(\.line) == ["Ann 1 16"])
  }

  @Test("every saved game is there with all its fields") func everySavedGameIsThereWithAllItsFields() {
    let games = store.title(of: "Ann").waiting
    #expect(games.map(\.session.id) == [8, 7, 6, 5, 4, 3, 2, 1])
    #expect(games.map(\.glimpse) == ["_IJ_", "CON", "BEERSL", "CDENNO", "__E__", "Z__", "_____", "_O__"])
    #expect(games.map(\.progress) == [3, 2, 0, 30, 1, 0, 2, 1])
    #expect(
      games.map(\.session.mode) == [
        .dailyHangman, .ghostMedium, .textTwistClassic, .textTwistTimed, .mindReader, .duel, .devilHard,
        .phraseBook,
      ])
    #expect(games[0].session.day == Day(year: 2026, month: 11, day: 30))
    #expect(games[0].session.language == "nl")
    #expect(games[2].session.words == "/home/ann/my words.txt")
    #expect(
      store.claim(3)?.fields.description == """
        sight Z__
        phrase zoé
        move z
        score 1
        name Ann
        score 2
        name Bob
        setter 1

        """)
    #expect(store.claim(7)?.fields.all("move") == ["+c", "+o", "+n"])
    #expect(store.claim(5)?.fields["seed"] == "18446744073709551615")
    #expect(store.claim(4)?.fields["secret"] == "cheer")
  }

  @Test("every deck is there") func everyDeckIsThere() {
    #expect(
      store.decks() == [
        "en/animals": Deck(seed: .max, dealt: 3), "nl/dieren": Deck(seed: 1 << 63),
      ])
  }
}
