import Engines
import Glibc
import TestSupport
import Testing

@testable import Storage

struct DatabaseFileTests {
  private let folder: RecordsFolder

  init() throws {
    folder = try RecordsFolder()
  }

  private func mode(_ path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  @Test func `nothing is touched before something is asked`() {
    let store = folder.store()
    #expect(store.note == nil)
    _ = store.records
    #expect(mode(folder.path) == nil)
    store.close()
    #expect(mode(folder.path) == nil)
  }

  @Test func `the folder is made for the player alone, and those on the way to it`() {
    _ = folder.store().records.title("Ann")
    #expect(mode(folder.path) == 0o700)
    #expect(mode(String(folder.path.dropLast("/wordyard".count))) == 0o700)
  }

  @Test func `a folder that is there keeps its rights`() throws {
    try folder.write([], to: "wordyard.db")
    chmod(folder.path, 0o750)
    _ = folder.store().records.title("Ann")
    #expect(mode(folder.path) == 0o750)
  }

  @Test func `what was kept is there at the next start`() throws {
    let records = try folder.played().store().records
    #expect(records.title("Ann").settings == ["player": "Ann", "theme": "paper"])
    #expect(records.title("Ann").waiting.map(\.progress) == [4])
    #expect(records.take(1)?.fields.all("guess") == ["e", "x"])
    #expect(records.streak("Ann", .phraseBook) == 3)
    #expect(records.notices() == [])
  }

  @Test func `the database has a log, a version, and is sound`() throws {
    #expect(try folder.played().value("PRAGMA journal_mode") == "wal")
    #expect(try folder.value("PRAGMA user_version") == "\(Migrations.current)")
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  @Test func `closing leaves one whole file, and closing twice is once`() throws {
    let store = try folder.played().store()
    store.records.keep(["sound": "bell"])
    #expect(folder.names.contains("wordyard.db-wal"))
    store.close()
    store.close()
    #expect(folder.names == ["games.lock", "title", "wordyard.db"])
  }

  @Test func `after it was closed it opens again when it is needed`() throws {
    let store = try folder.played().store()
    #expect(store.records.streak("Ann", .phraseBook) == 3)
    store.close()
    store.records.play("Ann", "w")
    #expect(store.records.streak("Ann", .phraseBook) == 4)
  }

  @Test func `an empty file is a new database`() throws {
    try folder.write([])
    let records = folder.store().records
    records.play("Ann", "w")
    #expect(records.streak("Ann", .phraseBook) == 1)
    #expect(records.notices() == [])
    #expect(try folder.value("PRAGMA user_version") == "\(Migrations.current)")
  }

  @Test func `the queries for what grows with the years use an index`() throws {
    _ = try folder.played()
    let queries = [
      "SELECT count(*) FROM result WHERE player = '' AND mode = '' AND run = 1",
      "SELECT max(id) FROM result WHERE player = '' AND mode = '' AND run = 1",
      "SELECT id FROM game WHERE player = '' ORDER BY turn",
      "SELECT run, won FROM result WHERE player = '' AND mode = '' ORDER BY run DESC, id DESC LIMIT 1",
    ]
    for query in queries {
      let plan = try Database(folder.database).rows("EXPLAIN QUERY PLAN " + query) { $0.text(3) }
      #expect(plan.count == 1 && plan[0].contains("USING") && plan[0].contains("INDEX"), "\(plan)")
    }
  }

  @Test func `when the folder is deleted in the middle of playing, it is made again`() throws {
    let store = try folder.played().store()
    #expect(store.records.streak("Ann", .phraseBook) == 3)
    for name in folder.names { unlink(folder.path + "/" + name) }
    rmdir(folder.path)
    store.records.play("Ann", "w")
    store.close()
    #expect(folder.store().records.streak("Ann", .phraseBook) == 1)
  }
}
