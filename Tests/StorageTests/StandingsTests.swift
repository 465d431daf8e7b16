import Engines
import Records
import Storage
import TestSupport
import Testing

struct StandingsTests {
  @Test("a list without games is empty") func aListWithoutGamesIsEmpty() {
    let records = RecordStore.inMemory()
    #expect(records.list() == [])
    records.finish(.of("Ann", .dictionaryEasy))
    #expect(records.list() == [])
  }

  @Test("Hangman lists the games won in a row, each run with the day of its last game")
  func hangmanListsTheGamesWonInARowEachRunWithTheDayOf() {
    let records = RecordStore.inMemory()
    records.play("Ann", "ww", day: 1)
    records.play("Ann", "w-", day: 2)
    records.play("Ann", "ww", day: 3)
    #expect(records.list() == ["Ann 3 2", "Ann 2 3 <"])
  }

  @Test("a lost game has no place of its own") func aLostGameHasNoPlaceOfItsOwn() {
    let records = RecordStore.inMemory()
    records.play("Ann", "-")
    #expect(records.list() == [])
    records.play("Ann", "w-")
    #expect(records.list() == ["Ann 1 1"])
  }

  @Test("each player and each mode has runs of its own, however they mix")
  func eachPlayerAndEachModeHasRunsOfItsOwnHoweverThey() {
    let records = RecordStore.inMemory()
    records.play("Ann", "w")
    records.play("Bob", "w")
    records.play("Ann", "-", in: .dictionaryHard)
    records.play("Ann", "w")
    records.play("Bob", "-")
    records.play("Bob", "w")
    #expect(records.list() == ["Ann 2 1 <", "Bob 1 1", "Bob 1 1"])
    #expect(records.list(for: "Bob") == ["Ann 2 1", "Bob 1 1", "Bob 1 1 <"])
  }

  @Test("points are listed game by game, without those that brought none")
  func pointsAreListedGameByGameWithoutThoseThatBrought() {
    let records = RecordStore.inMemory()
    for (points, day) in [(12, 1), (0, 2), (30, 3), (7, 4)] {
      records.finish(.of("Ann", .textTwistTimed, won: false, points: points, day: day))
    }
    #expect(records.list(.textTwistTimed) == ["Ann 30 3", "Ann 12 1", "Ann 7 4 <"])
  }

  @Test("a last game without points marks nothing") func aLastGameWithoutPointsMarksNothing() {
    let records = RecordStore.inMemory()
    records.finish(.of("Ann", .ghostHard, points: 9))
    records.finish(.of("Ann", .ghostHard, won: false))
    #expect(records.list(.ghostHard) == ["Ann 9 1"])
  }

  @Test("of those who are level, who got there first comes first")
  func ofThoseWhoAreLevelWhoGotThereFirstComesFirst() {
    let records = RecordStore.inMemory()
    records.finish(.of("Bob", .textTwistUntimed, points: 5, day: 2))
    records.finish(.of("Ann", .textTwistUntimed, points: 5, day: 1))
    #expect(records.list(.textTwistUntimed) == ["Bob 5 2", "Ann 5 1 <"])
  }

  @Test(
    "of equal numbers of games won, the earlier comes first", arguments: [Mode.duel, .ghostFriends])
  func tiedWins(mode: Mode) {
    let records = RecordStore.inMemory()
    for (day, player) in ["Ann", "Zoë", "Bob", "Zoë", "Bob", "Ann"].enumerated() {
      records.finish(.of(player, mode, day: day + 1))
    }
    #expect(records.list(mode) == ["Zoë 2 4", "Bob 2 5", "Ann 2 6 <"])
  }

  @Test("of runs of equal length, the one that got there first comes first")
  func ofRunsOfEqualLengthTheOneThatGotThereFirstComes() {
    let records = RecordStore.inMemory()
    for (day, player) in ["Ann", "Zoë", "Bob", "Zoë", "Bob", "Ann"].enumerated() {
      records.finish(.of(player, day: day + 1))
    }
    #expect(records.list() == ["Zoë 2 4", "Bob 2 5", "Ann 2 6 <"])
  }

  @Test(
    "two players at one keyboard are listed by the games won", arguments: [Mode.duel, .ghostFriends])
  func wins(mode: Mode) {
    let records = RecordStore.inMemory()
    for (player, won) in [("Ann", true), ("Bob", false), ("Bob", true), ("Ann", false), ("Bob", true)] {
      records.finish(.of(player, mode, won: won, day: 3))
    }
    records.finish(.of("Ann", mode, won: false, day: 4))
    #expect(records.list(mode) == ["Bob 2 3", "Ann 1 3"])
    #expect(records.list(mode, for: "Bob") == ["Bob 2 3 <", "Ann 1 3"])
  }

  @Test(
    "what is not played for places has no list",
    arguments: [Mode.mindReader, .dailyHangman, .dailyTextTwist, .dailyGhost])
  func unlisted(mode: Mode) {
    let records = RecordStore.inMemory()
    records.finish(.of("Ann", mode, points: 40))
    #expect(records.list(mode) == [])
  }

  @Test("games with words of one's own are no part of a list") func gamesWithWordsOfOnesOwnAreNoPartOfAList()
  {
    let records = RecordStore.inMemory()
    records.play("Ann", "w")
    records.finish(.of("Ann", ranked: false))
    records.finish(.of("Ann", .textTwistTimed, points: 99, ranked: false))
    #expect(records.list() == ["Ann 1 1"])
    #expect(records.list(.textTwistTimed) == [])
    #expect(records.streak(of: "Ann", in: .phraseBook) == 2)
  }

  @Test("a list has a hundred places, and the worst fall off") func aListHasAHundredPlacesAndTheWorstFallOff()
  {
    let records = RecordStore.inMemory()
    for points in 1...120 { records.finish(.of("Ann", .textTwistTimed, points: points)) }
    let scores = records.standings(of: .textTwistTimed, for: "Ann").map(\.score)
    #expect(scores == Array((21...120).reversed()))
  }

  @Test("clearing a list affects no other list, and leaves the results")
  func clearingAListAffectsNoOtherListAndLeavesThe() {
    let records = RecordStore.inMemory()
    records.play("Ann", "www")
    records.play("Ann", "w", in: .devilEasy)
    let before = records.tallies(of: "Ann")
    records.clearStandings(of: .phraseBook)
    #expect(records.list() == [])
    #expect(records.list(.devilEasy) == ["Ann 1 1 <"])
    #expect(records.tallies(of: "Ann") == before)
    #expect(records.streak(of: "Ann", in: .phraseBook) == 3)
  }

  @Test("a streak that continues after its list was cleared is listed with the games won since")
  func aStreakThatContinuesAfterItsListWasClearedIs() {
    let records = RecordStore.inMemory()
    records.play("Ann", "www")
    records.clearStandings(of: .phraseBook)
    records.play("Ann", "ww")
    #expect(records.list() == ["Ann 2 1 <"])
    #expect(records.streak(of: "Ann", in: .phraseBook) == 5)
  }
}
