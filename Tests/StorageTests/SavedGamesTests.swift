import Engines
import TestSupport
import Testing

struct SavedGamesTests {
  private let records = Records.inMemory

  private func waiting() -> [Int64] { records.title("Ann").waiting.map(\.session.id) }

  @Test func `a saved game comes back as it was saved last`() {
    let game = SavedGame.of(
      "Ann", .min, .dailyGhost, words: "/home/ann/my words.txt", day: Day(number: 20_778), progress: 3,
      guesses: ["e", "ë", "", "two words", "e"])
    records.save(.of("Ann", .min))
    records.save(game)
    records.leave(.min)
    #expect(records.take(.min)?.progress == 3)
    #expect(records.take(.min)?.fields == game.fields)
  }

  @Test func `a game keeps what it was begun as`() {
    let game = SavedGame.of("Ann", 1, .dailyGhost, words: "/w", day: Day(number: 20_778), progress: 3)
    records.save(game)
    #expect(records.take(1) == game)
  }

  @Test func `what is typed in a game comes back whatever marks and breaks it begins or ends with`() {
    let guesses = ["\u{301}e", "e\r", "\r", "\u{200D}x\u{0}", "a b", " "]
    records.save(.of("Ann", 1, guesses: guesses))
    #expect(records.take(1)?.fields.all("guess") == guesses)
  }

  @Test func `a game that was finished or discarded is gone`() {
    for id in 1...3 as ClosedRange<Int64> { records.save(.of("Ann", id)) }
    records.finish(.of("Ann"), 1)
    records.discard(2)
    #expect(records.take(1) == nil)
    #expect(records.take(2) == nil)
    #expect(records.take(3) != nil)
    #expect(records.take(99) == nil)
  }

  @Test func `the title tells of a player's games, the last played first`() {
    #expect(waiting() == [])
    records.save(.of("Ann", 1, progress: 4))
    records.save(.of("Bob", 2))
    records.save(.of("Ann", 3, .twistTimed))
    #expect(waiting() == [3, 1])
    records.save(.of("Ann", 1, progress: 5))
    #expect(waiting() == [1, 3])
    #expect(records.title("Ann").waiting.first?.progress == 5)
    #expect(records.title("Bob").waiting.map(\.session.id) == [2])
  }

  @Test func `ten games wait for a player at most, and those played longest ago go`() {
    records.keep(["player": "Ann"])
    records.save(.of("Bob", 100))
    for id in 1...12 as ClosedRange<Int64> {
      records.save(.of("Ann", id))
      records.leave(id)
    }
    #expect(waiting() == Array((3...12).reversed()))
    #expect(records.take(100) != nil)
  }

  @Test func `a game that is being played does not go, however long ago it was saved`() {
    records.keep(["player": "Ann"])
    records.save(.of("Ann", 1))
    for id in 2...12 as ClosedRange<Int64> {
      records.save(.of("Ann", id))
      records.leave(id)
    }
    #expect(waiting() == Array((4...12).reversed()) + [1])
  }

  @Test func `settings are kept by name, and those of other names stay`() {
    #expect(records.title("Ann") == TitleRecords())
    records.keep(["theme": "night", "sound": "bell"])
    records.keep(["theme": "paper", "player": "Ann"])
    records.keep([:])
    #expect(records.title("Ann").settings == ["theme": "paper", "sound": "bell", "player": "Ann"])
  }

  @Test func `each category's deck is kept, with every bit of its seed`() {
    #expect(records.decks() == [:])
    records.keepDeck("en/animals", PhraseDeck(seed: .max, dealt: 3))
    records.keepDeck("nl/dieren", PhraseDeck(seed: 1 << 63))
    records.keepDeck("en/animals", PhraseDeck(seed: .max - 1, dealt: 4))
    #expect(
      records.decks() == [
        "en/animals": PhraseDeck(seed: .max - 1, dealt: 4), "nl/dieren": PhraseDeck(seed: 1 << 63),
      ])
  }

  @Test func `records in memory know nothing of one another, and have nothing to complain of`() {
    records.keep(["theme": "paper"])
    #expect(Records.inMemory.title("Ann") == TitleRecords())
    #expect(records.notices() == [])
  }
}
