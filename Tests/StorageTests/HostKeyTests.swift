import Records
import TestSupport
import Testing

@testable import Storage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The results of a yard for guests, which its host signs.
struct HostKeyTests {
  private let folder: RecordsFolder

  init() throws { folder = try RecordsFolder() }

  private func key(_ digits: String = "0f", in folder: RecordsFolder, day: String = "2026-11-10") throws {
    try folder.write(
      Array("wordyard-host-1 \(day) \(String(repeating: digits, count: 32))\n".utf8), to: "host.key")
  }

  private static func finish(_ player: String = "Ann", in folder: RecordsFolder, day: Int = 15) {
    let store = folder.store()
    let record = SavedGame.of(player, 0, .textTwistTimed, guesses: ["e"])
    store.finish(.of(player, .textTwistTimed, points: 5, day: day), game: 0, record: record)
    store.close()
  }

  /// Where a player's games come from, the last one first.
  private func origins(_ player: String = "Ann", in folder: RecordsFolder? = nil) -> [GameRecord.Origin?] {
    let store = RecordStore.copy(ofFolder: (folder ?? self.folder).path)
    return store.finishedGames(of: player).map { store.record(of: $0.id)?.origin }
  }

  @Test("where nobody is a guest nothing is signed") func nobody() throws {
    Self.finish(in: folder)
    #expect(origins() == [nil])
    #expect(!folder.names.contains("host.key"))
  }

  @Test("a guest who comes makes the folder's key, which only its owner can read; another one keeps it")
  func guests() throws {
    let store = folder.store()
    #expect(store.claim(player: "anna"))
    let first = folder.bytes(of: "host.key")
    var status = stat()
    #expect(stat(folder.path + "/host.key", &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(store.claim(player: "bob"))
    store.close()
    #expect(folder.bytes(of: "host.key") == first && first.count > 64)
    Self.finish(in: folder)
    #expect(origins() == [.here])
    let again = folder.store()
    let game = again.finishedGames(of: "Ann").first.flatMap { again.record(of: $0.id)?.game }
    #expect(game == .of("Ann", 0, .textTwistTimed, guesses: ["e"]), "the signature is no part of the game")
  }

  @Test("a result from before the key may lack a signature, a later one may not") func before() throws {
    Self.finish(in: folder, day: 10)
    Self.finish(in: folder, day: 11)
    try key(in: folder)
    Self.finish(in: folder, day: 5)
    #expect(origins() == [.here, .elsewhere, .unsigned])
  }

  @Test("a row of another yard is seen, and one that was changed") func copied() throws {
    let other = try RecordsFolder(below: "else")
    for (folder, digits) in [(folder, "0f"), (other, "1e")] {
      _ = folder.store().players()
      try key(digits, in: folder)
      Self.finish(in: folder)
    }
    let database = try Database(folder.database)
    try database.execute(
      """
      ATTACH '\(other.database)' AS other;
      INSERT INTO result SELECT id + 100, player, mode, language, day, won, points, misses, ranked, run + 100,
        details FROM other.result;
      INSERT INTO finished SELECT result + 100, game, words, fields FROM other.finished
      """)
    #expect(origins() == [.elsewhere, .here])
    try database.execute("UPDATE result SET ranked = 0")
    #expect(origins() == [.elsewhere, .here], "a list that is emptied changes no result")
    for change in [
      "result SET points = 50", "result SET day = day + 1", "finished SET fields = 'guess x' || fields",
    ] {
      try database.execute("SAVEPOINT whole; UPDATE \(change) WHERE rowid < 100; RELEASE whole")
      #expect(origins() == [.elsewhere, .elsewhere], "\(change)")
    }
  }

  @Test("a player who gets another name keeps what was signed, and only that") func renamed() throws {
    try key(in: folder)
    Self.finish(in: folder)
    try Database(folder.database).execute(
      "UPDATE finished SET fields = replace(fields, 'guess e', 'guess x')")
    Self.finish(in: folder)
    #expect(origins() == [.here, .elsewhere])
    let store = folder.store()
    store.rename(player: "Ann", to: "Zoë")
    store.close()
    #expect(origins("Zoë") == [.here, .elsewhere])
  }

  @Test("a backup has the key, and what doctor takes back is still signed") func kept() throws {
    try key(in: folder)
    Self.finish(in: folder)
    let file = "\(folder.path)/../all"
    #expect(try Backup.write(file, of: folder.path).paths == ["host.key"])
    let other = try RecordsFolder(below: "else")
    _ = try Backup(reading: file).restore(to: other.path)
    #expect(origins(in: other) == [.here])
    var status = stat()
    #expect(stat(other.path + "/host.key", &status) == 0 && status.st_mode & 0o777 == 0o600)
    var bytes = folder.bytes()
    for index in 100..<200 { bytes[index] = 0xFF }
    try folder.write(bytes)
    _ = Doctor(folder: folder.path).repair()
    #expect(origins() == [.here])
  }

  @Test(
    "a key that is damaged signs nothing and says nothing",
    arguments: ["", "x", "wordyard-host-1 2026-11-10 0f\n"])
  func damaged(text: String) throws {
    _ = folder.store().players()
    try folder.write(Array(text.utf8), to: "host.key")
    Self.finish(in: folder)
    #expect(origins() == [nil])
  }
}
