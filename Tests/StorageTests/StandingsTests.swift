import Engines
import TestSupport
import Testing

struct StandingsTests {
  private let records = Records.inMemory

  private func list(_ mode: Mode = .phraseBook, for player: String = "Ann") -> [String] {
    records.standings(mode, player).map(\.line)
  }

  @Test func `a list that nobody has played for is empty`() {
    #expect(list() == [])
    records.finish(.of("Ann", .dictionaryEasy))
    #expect(list() == [])
  }

  @Test func `Hangman lists the games won in a row, each run with the day of its last game`() {
    records.play("Ann", "ww", day: 1)
    records.play("Ann", "w-", day: 2)
    records.play("Ann", "ww", day: 3)
    #expect(list() == ["Ann 3 2", "Ann 2 3 <"])
  }

  @Test func `a lost game has no place of its own`() {
    records.play("Ann", "-")
    #expect(list() == [])
    records.play("Ann", "w-")
    #expect(list() == ["Ann 1 1"])
  }

  @Test func `each player and each mode has runs of its own, however they mix`() {
    records.play("Ann", "w")
    records.play("Bob", "w")
    records.play("Ann", "-", in: .dictionaryHard)
    records.play("Ann", "w")
    records.play("Bob", "-")
    records.play("Bob", "w")
    #expect(list() == ["Ann 2 1 <", "Bob 1 1", "Bob 1 1"])
    #expect(list(for: "Bob") == ["Ann 2 1", "Bob 1 1", "Bob 1 1 <"])
  }

  @Test func `points are listed game by game, without those that brought none`() {
    for (points, day) in [(12, 1), (0, 2), (30, 3), (7, 4)] {
      records.finish(.of("Ann", .twistTimed, won: false, points: points, day: day))
    }
    #expect(list(.twistTimed) == ["Ann 30 3", "Ann 12 1", "Ann 7 4 <"])
  }

  @Test func `a last game without points marks nothing`() {
    records.finish(.of("Ann", .ghostHard, points: 9))
    records.finish(.of("Ann", .ghostHard, won: false))
    #expect(list(.ghostHard) == ["Ann 9 1"])
  }

  @Test func `of those who are level, who got there first comes first`() {
    records.finish(.of("Bob", .twistUntimed, points: 5, day: 2))
    records.finish(.of("Ann", .twistUntimed, points: 5, day: 1))
    #expect(list(.twistUntimed) == ["Bob 5 2", "Ann 5 1 <"])
  }

  @Test("two players at one keyboard are listed by the games won", arguments: [Mode.duel, .ghostFriends])
  func wins(mode: Mode) {
    for (player, won) in [("Ann", true), ("Bob", false), ("Bob", true), ("Ann", false), ("Bob", true)] {
      records.finish(.of(player, mode, won: won, day: 3))
    }
    records.finish(.of("Ann", mode, won: false, day: 4))
    #expect(list(mode) == ["Bob 2 3", "Ann 1 3"])
    #expect(list(mode, for: "Bob") == ["Bob 2 3 <", "Ann 1 3"])
  }

  @Test(
    "what is not played for places has no list",
    arguments: [Mode.mindReader, .dailyHangman, .dailyTwist, .dailyGhost])
  func unlisted(mode: Mode) {
    records.finish(.of("Ann", mode, points: 40))
    #expect(list(mode) == [])
  }

  @Test func `games with words of one's own are no part of a list`() {
    records.play("Ann", "w")
    records.finish(.of("Ann", ranked: false))
    records.finish(.of("Ann", .twistTimed, points: 99, ranked: false))
    #expect(list() == ["Ann 1 1"])
    #expect(list(.twistTimed) == [])
    #expect(records.streak("Ann", .phraseBook) == 2)
  }

  @Test func `a list has a hundred places, and the worst fall off`() {
    for points in 1...120 { records.finish(.of("Ann", .twistTimed, points: points)) }
    let scores = records.standings(.twistTimed, "Ann").map(\.score)
    #expect(scores == Array((21...120).reversed()))
  }

  @Test func `clearing a list empties it and no other, and leaves what the players have done`() {
    records.play("Ann", "www")
    records.play("Ann", "w", in: .devilEasy)
    let before = records.tallies("Ann")
    records.clear(.phraseBook)
    #expect(list() == [])
    #expect(list(.devilEasy) == ["Ann 1 1 <"])
    #expect(records.tallies("Ann") == before)
    #expect(records.streak("Ann", .phraseBook) == 3)
  }

  @Test func `a run that goes on after its list was cleared comes back with the games won since`() {
    records.play("Ann", "www")
    records.clear(.phraseBook)
    records.play("Ann", "ww")
    #expect(list() == ["Ann 2 1 <"])
    #expect(records.streak("Ann", .phraseBook) == 5)
  }
}
