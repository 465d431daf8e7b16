import Engines
import Records
import TestSupport
import Testing

@testable import Storage

/// A database of version 5, created as described in `Fixtures/README.md`, can be opened with all its data.
struct Version5DatabaseTests {
  private let folder: RecordsFolder
  private let store: RecordStore

  init() throws {
    (folder, store) = try RecordsFolder.openedCopy(of: 5)
  }

  @Test("it opens for the first frame without a notice, and sound")
  func itOpensForTheFirstFrameWithoutANoticeAndSound() throws {
    #expect(store.openInTime())
    #expect(store.players() == ["Ann", "Zoë 李", "Bob"])
    #expect(store.notices() == [])
    store.close()
    #expect(try folder.value("PRAGMA user_version") == "\(Migrations.current)")
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
    #expect(try folder.value("SELECT count(*) FROM result") == "105")
    #expect(try folder.value("SELECT count(*) FROM finished") == "78")
  }

  @Test("every player has the settings of all and their own") func everyPlayerHasTheSettingsOfAllAndTheirOwn()
  {
    let shared = ["language": "nl", "words": "en", "theme": "paper", "player": "Ann", "introduced": "yes"]
    let own = ["theme": "mono", "hangman.host": "0", "twist.level": "relaxed", "ghost.bluff": "yes"]
    #expect(store.title(of: "Ann").settings == shared.merging(own) { $1 })
    #expect(store.title(of: "Bob").settings == shared.merging(["sound": "bell"]) { $1 })
  }

  @Test("every mode's results count as they did, with their details")
  func everyModesResultsCountAsTheyDidWithTheirDetails() {
    let modes = Mode.allCases.filter { !Mode.later.contains($0) }
    #expect(store.tallies(of: "Ann").map(\.mode) == modes)
    #expect(store.tallies(of: "Ann").map(\.played) == modes.map { $0.isDaily ? 1 : 2 })
    #expect(store.misses(of: "Ann", in: Mode.solo, upTo: 7) == [2, 1, 2, 1, 2, 1, 2, 3])
    #expect(store.streaks(of: "Ann", in: Mode.solo, limit: 9) == [2, 1, 2, 1, 2, 1, 2])
    #expect(
      store.standings(of: .textTwistTimed, for: "Bob").map(\.line) == [
        "Bob 113 13 <", "Ann 112 13", "Ann 112 13",
      ])
    #expect(store.standings(of: .duelTable, for: "Ann").map(\.line) == ["Ann 2 9 <"])
    let daily = store.dailyResults(of: "Ann", language: "en").map(\.details)
    #expect(daily.map { $0[text: "guesses"] } == ["hm!", nil, nil])
    #expect(daily.map { $0[numbers: "rack-points"] } == [nil, [25, 100], nil])
    #expect(daily.map { $0[numbers: "rounds"] } == [nil, nil, [4, -30]])
    #expect(store.title(of: "Ann").daily.map(\.day) == [Day(year: 2026, month: 11, day: 27)])
  }

  @Test("every finished game can be replayed") func everyFinishedGameCanBeReplayed() throws {
    let finished = store.finishedGames(of: "Ann")
    #expect(finished.count == 51)
    #expect(store.finishedGames(of: "Bob").count == 27)
    let listed = try #require(store.standings(of: .phraseBook, for: "Ann").first?.game)
    #expect(store.record(of: listed)?.game.fields.all("move") == ["e 0"])
    #expect(store.games(countedWith: listed).count == 2)
    for game in finished { #expect(store.record(of: game.id)?.game.rules == .second) }
  }

  @Test("every saved game is there with all its fields") func everySavedGameIsThereWithAllItsFields() {
    let games = store.savedGames(of: "Ann")
    #expect(
      games.map(\.session.mode) == [
        .ghostEasy, .textTwistTimedRelaxed, .phraseBook, .dailyTextTwist, .ghostSeats, .duelTable, .devilHard,
        .phraseBook,
      ])
    #expect(
      games.map(\.glimpse) == ["BR", "EHINOR", "____ __E______", "CDENNO", "CON", "Z__", "______", "_O__"])
    #expect(games[0].fields.all("move") == ["+b", "+r"])
    #expect(games[1].fields["seed"] == "10451215417573229402")
    #expect(games[2].fields["phrase"] == "Sumo wrestling")
    #expect(games[3].session.day == Day(year: 2026, month: 11, day: 30))
    #expect(games[5].waiting.company == ["Bob", "Zoë 李"])
    #expect(games[5].waiting.isOthersTurn)
    #expect(games[6].session.code == "5N2QX")
    #expect(games.allSatisfy { store.claim($0.session.id) == $0 })
  }

  @Test("every practice word and deck is there") func everyPracticeWordAndDeckIsThere() {
    let today = Day(year: 2026, month: 11, day: 21)
    #expect(
      store.practiceWords(of: "Ann", language: "en", on: today) == [PracticeWord("stone", due: today)])
    #expect(store.title(of: "Ann").practice.map(\.language) == ["en", "nl"])
    #expect(store.title(of: "Ann").practice[0].last?.day == today)
    #expect(
      store.decks() == [
        "en/animals": Deck(seed: .max, dealt: 3), "racks/nl/expert": Deck(seed: 1 << 63, dealt: 20),
      ])
  }
}
