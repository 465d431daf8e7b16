import Engines
import Records
import TestSupport
import Testing

@testable import Storage

/// Matches by post in the database.
@Suite struct PostRecordsTests {
  private static func match(_ id: Int64, player: String = "Ann", letter: String = "WY1") -> SavedGame {
    var fields = SavedGame.Fields()
    fields.add("letter", letter)
    return SavedGame(
      session: GameSession(id: id, player: player, mode: .ghostPost, language: "en"), progress: 0,
      fields: fields)
  }

  @Test("they are not limited in number, and not among the games to be continued") func many() throws {
    let folder = try RecordsFolder()
    let store = folder.store()
    for id in 1...30 { store.save(Self.match(Int64(id))) }
    store.close()
    #expect(store.posts(of: "Ann").map(\.session.id) == (1...30).reversed())
    #expect(store.savedGames(of: "Ann").isEmpty)
    #expect(store.title(of: "Ann").waiting.isEmpty)
  }

  @Test("a match that has ended is kept with its result") func ended() throws {
    let store = RecordStore.inMemory()
    store.save(Self.match(7))
    let result = GameResult(
      player: "Ann", mode: .ghostPost, language: "en", day: Day(year: 2026, month: 11, day: 21), isWon: true,
      points: 0, misses: 0)
    store.finish([result], game: 7, record: Self.match(7), next: Self.match(7, letter: "WY2"))
    #expect(store.posts(of: "Ann").map { $0.fields["letter"] } == ["WY2"])
    #expect(store.tally(of: "Ann", in: .ghostPost).won == 1)
    #expect(store.record(of: 7) != nil || !store.finishedGames(of: "Ann").isEmpty)
  }

  @Test("a player's new name has the matches; a removed player's are gone") func players() throws {
    let store = RecordStore.inMemory()
    store.add(player: "Ann")
    store.save(Self.match(7))
    store.rename(player: "Ann", to: "Eva")
    #expect(store.posts(of: "Eva").map(\.session.id) == [7])
    store.remove(player: "Eva")
    #expect(store.posts(of: "Eva").isEmpty)
  }
}
