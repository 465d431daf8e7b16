import Engines
import Records
import Storage
import TestSupport
import Testing

/// The records of finished games: a player's last 200, and every game that is on a list.
struct GameRecordsTests {
  @Test("a finished game comes back as it ended, with its result")
  func aFinishedGameComesBackAsItEndedWithItsResult() {
    let records = RecordStore.inMemory()
    let game = SavedGame.of(
      "Ann", 7, .dailyTextTwist, words: "/w", day: Day(number: 20_778), guesses: ["e", "a b", ""])
    let result = GameResult(
      player: "Ann", mode: .dailyTextTwist, language: "en", day: Day(number: 20_778), isWon: true, points: 12,
      details: ["words-found": 1, "words-total": 2])
    records.save(game)
    records.finish(result, game: 7, record: game)
    #expect(records.claim(7) == nil)
    let finished = records.finishedGames(of: "Ann")
    #expect(finished.map(\.result) == [result])
    #expect(records.record(of: finished[0].id) == GameRecord(result: result, game: game))
  }

  @Test("the last game comes first, and those of others or without a record are not listed")
  func theLastGameComesFirstAndThoseOfOthersOrWithoutA() {
    let records = RecordStore.inMemory()
    for points in [1, 2, 3] {
      records.finish(
        .of("Ann", .textTwistTimed, points: points), game: 0, record: points == 2 ? nil : .of("Ann", 0))
    }
    records.finish(.of("Bob", .textTwistTimed, points: 4), game: 0, record: .of("Bob", 0))
    #expect(records.finishedGames(of: "Ann").map(\.result.points) == [3, 1])
    #expect(records.record(of: 99) == nil)
  }

  @Test("of a daily puzzle only the first try has a record") func ofADailyPuzzleOnlyTheFirstTryHasARecord() {
    let records = RecordStore.inMemory()
    for guess in ["e", "a"] {
      records.finish(.of("Ann", .dailyHangman), game: 0, record: .of("Ann", 0, guesses: [guess]))
    }
    let finished = records.finishedGames(of: "Ann")
    #expect(finished.count == 1)
    #expect(records.record(of: finished[0].id)?.game.fields.all("guess") == ["e"])
  }

  @Test("the games of a streak belong together, and those won by a name; a score stands alone")
  func theGamesOfAStreakBelongTogetherAndThoseWonByA() {
    let records = RecordStore.inMemory()
    for result in [
      GameResult.of("Ann"), .of("Ann", won: false), .of("Ann"), .of("Bob"), .of("Ann", .devilEasy),
      .of("Ann", ranked: false), .of("Ann"), .of("Ann", .duel), .of("Ann", .duel, won: false),
      .of("Ann", .duel),
      .of("Bob", .duel), .of("Ann", .textTwistTimed, points: 5), .of("Ann", .textTwistTimed, points: 7),
    ] {
      records.finish(result, game: 0, record: .of(result.player, 0))
    }
    records.finish(.of("Ann"), game: 0)
    records.finish(.of("Ann"), game: 0, record: .of("Ann", 0))
    let ids = Array(records.finishedGames(of: "Ann").map(\.id).reversed())
    #expect(ids.count == 12)
    #expect(records.games(countedWith: ids[2]) == [ids[2], ids[5], ids[11]])
    #expect(records.games(countedWith: ids[11]) == [ids[2], ids[5], ids[11]])
    #expect(records.games(countedWith: ids[0]) == [ids[0]])
    #expect(records.games(countedWith: ids[3]) == [ids[3]])
    #expect(records.games(countedWith: ids[6]) == [ids[6], ids[8]])
    #expect(records.games(countedWith: ids[10]) == [ids[10]])
    #expect(records.games(countedWith: 99) == [])
  }

  @Test("a place on a list names the last game that counts towards it")
  func aPlaceOnAListNamesTheLastGameThatCountsTowardsIt() {
    let records = RecordStore.inMemory()
    records.finish(.of("Ann"), game: 0, record: .of("Ann", 0, guesses: ["a"]))
    records.finish(.of("Ann"), game: 0, record: .of("Ann", 0, guesses: ["b"]))
    records.finish(.of("Bob"), game: 0)
    let games = records.standings(of: .phraseBook, for: "Ann").map(\.game)
    #expect(games.count == 2)
    #expect(games[0].flatMap { records.record(of: $0) }?.game.fields.all("guess") == ["b"])
    #expect(games[1] == nil)
  }

  @Test("a player's record goes with the name") func aPlayersRecordGoesWithTheName() {
    let records = RecordStore.inMemory()
    records.finish(.of("Ann"), game: 0, record: .of("Ann", 3))
    records.rename(player: "Ann", to: "Eve")
    let finished = records.finishedGames(of: "Eve")
    #expect(finished.map(\.result.player) == ["Eve"])
    #expect(records.record(of: finished[0].id)?.game.session.player == "Eve")
  }

  @Test("records are retained for each player's last 200 unlisted games")
  func recordsAreRetainedForEachPlayersLast200Unlisted() {
    let records = RecordStore.inMemory()
    records.finish(.of("Bob", won: false), game: 0, record: .of("Bob", 0))
    for day in 0..<205 {
      records.finish(
        .of("Ann", won: false, day: 1 + day), game: 0, record: .of("Ann", 0, guesses: ["\(day)"]))
    }
    let finished = records.finishedGames(of: "Ann")
    #expect(finished.count == 200)
    #expect(finished.last.flatMap { records.record(of: $0.id) }?.game.fields.all("guess") == ["5"])
    #expect(records.finishedGames(of: "Bob").count == 1)
    // The ids of the first games are consecutive.
    let first = finished[199].id
    #expect(records.record(of: first - 1) == nil)
  }

  @Test(
    "a game on a list is never pruned", arguments: [Mode.phraseBook, .textTwistTimed, .duel])
  func listed(mode: Mode) {
    let records = RecordStore.inMemory()
    records.finish(.of("Ann", mode, points: 50), game: 0, record: .of("Ann", 0, guesses: ["listed"]))
    for _ in 0..<250 {
      records.finish(.of("Ann", mode, won: false), game: 0, record: .of("Ann", 0))
    }
    let place = records.standings(of: mode, for: "Ann").first
    let record = place?.game.flatMap { records.record(of: $0) }
    #expect(record?.game.fields.all("guess") == ["listed"])
  }

  @Test("a game that others have pushed off the list is pruned like any other")
  func aGameThatOthersHavePushedOffTheListIsPrunedLike() {
    let records = RecordStore.inMemory()
    records.finish(.of("Ann", .textTwistTimed, points: 1), game: 0, record: .of("Ann", 0))
    let id = records.finishedGames(of: "Ann")[0].id
    for _ in 0..<Standing.places { records.finish(.of("Bob", .textTwistTimed, points: 9)) }
    for _ in 0..<200 { records.finish(.of("Ann", .textTwistTimed), game: 0, record: .of("Ann", 0)) }
    #expect(records.record(of: id) == nil)
  }

  @Test("clearing a list and removing a player leave the records of the games")
  func clearingAListAndRemovingAPlayerLeaveTheRecordsOf() {
    let records = RecordStore.inMemory()
    records.finish(.of("Ann"), game: 0, record: .of("Ann", 3))
    let id = records.finishedGames(of: "Ann")[0].id
    records.clearStandings(of: .phraseBook)
    records.remove(player: "Ann")
    #expect(records.record(of: id) != nil)
  }
}
