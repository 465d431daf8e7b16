import Engines
import TestSupport
import Testing

struct StatisticsTests {
  private let records = Records.inMemory

  @Test func `a player who has not played has done nothing`() {
    #expect(records.tallies("Ann") == [])
    #expect(records.misses("Ann") == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(records.streaks("Ann", 10) == [])
    #expect(records.streak("Ann", .phraseBook) == 0)
    #expect(records.daily("Ann", "en") == [])
  }

  @Test func `a tally counts what was played and won, the streaks and the most points`() {
    records.play("Ann", "ww-wwww--w")
    records.play("Bob", "wwwwwwww")
    for points in [12, 40, 0] { records.finish(.of("Ann", .twistTimed, won: points > 20, points: points)) }
    #expect(
      records.tallies("Ann") == [
        Tally(mode: .phraseBook, played: 10, won: 7, streak: 1, longestStreak: 4),
        Tally(mode: .twistTimed, played: 3, won: 1, longestStreak: 1, mostPoints: 40),
      ])
  }

  @Test func `tallies come in the order of the modes, not in that of playing`() {
    for mode in Mode.allCases.reversed() { records.finish(.of("Ann", mode)) }
    #expect(records.tallies("Ann").map(\.mode) == Mode.allCases)
  }

  @Test func `a streak grows with each win and ends with a loss`() {
    var streaks: [Int] = []
    for game in "ww-www" {
      records.play("Ann", String(game))
      streaks.append(records.streak("Ann", .phraseBook))
    }
    #expect(streaks == [1, 2, 0, 1, 2, 3])
  }

  @Test func `misses are counted in all games of Hangman that are played alone, and in no other`() {
    for (misses, mode) in [(0, Mode.phraseBook), (2, .dictionaryHard), (2, .devilEasy), (7, .phraseBook)] {
      records.finish(.of("Ann", mode, won: misses < 7, misses: misses))
    }
    for mode in [Mode.duel, .mindReader, .dailyHangman] { records.finish(.of("Ann", mode, misses: 3)) }
    records.finish(.of("Bob", misses: 5))
    #expect(records.misses("Ann") == [1, 0, 2, 0, 0, 0, 0, 1])
  }

  @Test func `numbers of misses that no game has do not hurt`() {
    for misses in [-1, 8, .max] { records.finish(.of("Ann", misses: misses)) }
    #expect(records.misses("Ann") == Array(repeating: 0, count: 8))
  }

  @Test func `the last streaks in whatever mode of Hangman come oldest first, as many as asked for`() {
    records.play("Ann", "www-")
    records.play("Ann", "w-", in: .dictionaryEasy)
    records.play("Ann", "wwwww", in: .duel)
    records.play("Ann", "ww")
    #expect(records.streaks("Ann", 10) == [3, 1, 2])
    #expect(records.streaks("Ann", 2) == [1, 2])
    #expect(records.streaks("Ann", 0) == [])
  }

  @Test func `a daily puzzle counts once for a player, a language and a day`() {
    let first = GameResult.of("Ann", .dailyTwist, points: 12, day: 3)
    records.finish(first)
    records.finish(.of("Ann", .dailyTwist, points: 99, day: 3))
    #expect(records.daily("Ann", "en") == [first])
    records.finish(.of("Ann", .dailyTwist, language: "nl", day: 3))
    records.finish(.of("Bob", .dailyTwist, day: 3))
    records.finish(.of("Ann", .dailyGhost, day: 3))
    records.finish(.of("Ann", .dailyTwist, day: 4))
    #expect(records.daily("Ann", "en").count == 3)
    #expect(records.tallies("Ann").map(\.played) == [3, 1])
  }

  @Test func `a player's daily results come oldest day first, with their figures and nothing lost`() {
    var late = GameResult.of("Ann", .dailyHangman, won: false, misses: 7, day: 20)
    late.figures = [7, -3, .max]
    var early = GameResult.of("Ann", .dailyTwist, points: 31, ranked: false, day: 19)
    early.figures = []
    records.finish(late)
    records.finish(early)
    records.finish(.of("Ann"))
    #expect(records.daily("Ann", "en") == [early, late])
  }

  @Test func `those who play are listed with the last one first`() {
    records.meet("Ann")
    records.finish(.of("Bob"))
    records.meet("Ån")
    records.meet("Ann")
    #expect(records.players() == ["Ann", "Ån", "Bob"])
  }

  @Test func `nobody without a name is counted or kept`() {
    records.meet("")
    records.save(.of("", 7))
    records.finish(.of(""), 7)
    #expect(records.players() == [])
    #expect(records.standings(.phraseBook, "") == [])
    #expect(records.tallies("") == [])
    #expect(records.take(7) == nil)
  }

  @Test func `a removed player leaves nothing behind, and the others keep all`() {
    for player in ["Ann", "Bob"] {
      records.play(player, "ww")
      records.save(.of(player, player == "Ann" ? 1 : 2))
    }
    records.remove("Ann")
    #expect(records.players() == ["Bob"])
    #expect(records.tallies("Ann") == [])
    #expect(records.standings(.phraseBook, "Bob").map(\.line) == ["Bob 2 1 <"])
    #expect(records.take(1) == nil)
    #expect(records.take(2) != nil)
  }

  @Test func `a name that comes back after it was removed begins anew`() {
    records.play("Ann", "www")
    records.remove("Ann")
    records.play("Bob", "w")
    records.play("Ann", "w")
    #expect(records.streak("Ann", .phraseBook) == 1)
    #expect(records.streak("Bob", .phraseBook) == 1)
  }

  @Test(
    "names and words may hold any character",
    arguments: ["Zoë", "李 🎲", "a\u{0}b", "Robert'); DROP", "\\n\n%_", "\u{301}"])
  func unicode(name: String) {
    records.keep([name: name, "player": name])
    records.finish(.of(name, .twistTimed, points: 3))
    records.save(.of(name, 5, words: name))
    records.keepDeck(name, PhraseDeck(seed: 1))
    #expect(records.players() == [name])
    #expect(records.standings(.twistTimed, name).map(\.line) == ["\(name) 3 1 <"])
    #expect(records.title(name).settings == [name: name, "player": name])
    #expect(records.title(name).waiting.map(\.session.words) == [name])
    #expect(records.take(5)?.session.player == name)
    #expect(records.decks()[name] == PhraseDeck(seed: 1))
    records.remove("a")
    #expect(records.players() == [name])
  }
}
