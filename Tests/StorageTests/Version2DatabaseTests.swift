import Engines
import Records
import TestSupport
import Testing

@testable import Storage

/// A database of version 2, created as described in `Fixtures/README.md`, can be opened with all its data.
struct Version2DatabaseTests {
  private let folder: RecordsFolder
  private let store: RecordStore

  init() throws {
    (folder, store) = try RecordsFolder.openedCopy(of: 2)
  }

  @Test("it is migrated without a notice, and sound") func itIsMigratedWithoutANoticeAndSound() throws {
    try folder.expectMigrated(store)
    #expect(try folder.value("SELECT count(*) FROM result") == "89")
    #expect(try folder.value("SELECT count(*) FROM game") == "6")
    #expect(try folder.value("SELECT count(*) FROM setting") == "25")
  }

  @Test("every mode's results count as they did, with their details")
  func everyModesResultsCountAsTheyDidWithTheirDetails() {
    let ranked = 20
    let later = [.textTwistRace, .ghostSeats, .ghostTable, .duelTable] + Mode.later
    #expect(store.tallies(of: "Ann").map(\.mode) == Mode.allCases.filter { !later.contains($0) })
    #expect(store.tallies(of: "Ann").map(\.played) == Array(repeating: 2, count: ranked) + [1, 1, 1])
    #expect(store.misses(of: "Ann", in: Mode.solo, upTo: 7).reduce(0, +) == 14)
    #expect(
      store.standings(of: .textTwistTimed, for: "Bob").map(\.line) == [
        "Bob 112 12 <", "Ann 111 12", "Ann 111 12",
      ])
    let daily = store.dailyResults(of: "Ann", language: "en").map(\.details)
    #expect(daily.map { $0[text: "guesses"] } == ["hm!", nil, nil])
    #expect(daily.map { $0[numbers: "rack-points"] } == [nil, [21, 100], nil])
    #expect(daily.map { $0[numbers: "rounds"] } == [nil, nil, [4, -26]])
  }

  @Test("its games on the lists have no record, and new ones get one")
  func itsGamesOnTheListsHaveNoRecordAndNewOnesGetOne() {
    #expect(store.finishedGames(of: "Ann") == [])
    #expect(store.standings(of: .textTwistTimed, for: "Ann").allSatisfy { $0.game == nil })
    store.finish(.of("Ann", .textTwistTimed, points: 500), game: 5, record: .of("Ann", 5))
    #expect(
      store.standings(of: .textTwistTimed, for: "Ann").map { $0.game == nil } == [false, true, true, true])
    #expect(store.finishedGames(of: "Ann").map(\.result.points) == [500])
  }

  @Test("every saved game is there with all its fields") func everySavedGameIsThereWithAllItsFields() {
    let games = store.title(of: "Ann").waiting
    #expect(games.map(\.session.id) == [8, 7, 5, 4, 2, 1])
    #expect(games.map(\.glimpse) == ["_IJ_", "CON", "CDENNO", "__E__", "______", "_O__"])
    #expect(games[0].session.day == Day(year: 2026, month: 11, day: 30))
    #expect(store.claim(5)?.fields.all("move") == [": cdenno 0 5 1", "+5000000000", "submit"])
    #expect(store.claim(7)?.fields.all("player") == ["Ann", "Medium"])
    #expect(store.claim(2)?.rules == .second)
  }

  @Test("every setting and deck is there") func everySettingAndDeckIsThere() {
    #expect(store.title(of: "Ann").settings["twist.level"] == "relaxed")
    #expect(store.title(of: "Ann").settings["player"] == "Zoë 李")
    #expect(
      store.decks() == [
        "en/animals": Deck(seed: .max, dealt: 3), "nl/dieren": Deck(seed: 1 << 63),
      ])
  }
}
