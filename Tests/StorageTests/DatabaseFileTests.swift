import Engines
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

struct DatabaseFileTests {
  private let folder: RecordsFolder

  init() throws {
    folder = try RecordsFolder()
  }

  private func mode(_ path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  @Test("what only reads takes back a first start that was killed") func killedFirstStart() throws {
    let killed = try RecordsFolder(below: "killed")
    try killed.write([])
    let open = try Database(killed.database)
    try open.execute("PRAGMA cache_size = 1; BEGIN; CREATE TABLE half (done BLOB)")
    for _ in 0..<200 { try open.run("INSERT INTO half VALUES (zeroblob(4000))") }
    for name in ["wordyard.db", "wordyard.db-journal"] {
      try folder.write(killed.bytes(of: name), to: name)
      #expect(!folder.bytes(of: name).isEmpty)
    }
    let store = RecordStore.copy(ofFolder: folder.path)
    #expect(store.players() == [])
    #expect(store.notices() == [])
    chmod(folder.path, 0o700)
    #expect(Doctor(folder: folder.path).findings().allSatisfy { !$0.isFault })
  }

  @Test("nothing is touched before something is asked") func nothingIsTouchedBeforeSomethingIsAsked() {
    let store = folder.store()
    #expect(!store.exists)
    #expect(!store.openInTime())
    #expect(mode(folder.path) == nil)
    store.close()
    #expect(mode(folder.path) == nil)
  }

  @Test("the folder and its missing parents are accessible only to the player")
  func theFolderAndItsMissingParentsAreAccessibleOnlyTo() {
    _ = folder.store().title(of: "Ann")
    #expect(mode(folder.path) == 0o700)
    #expect(mode(String(folder.path.dropLast("/wordyard".count))) == 0o700)
  }

  @Test("the mode of an existing folder is not changed") func theModeOfAnExistingFolderIsNotChanged() throws {
    try folder.write([], to: "wordyard.db")
    chmod(folder.path, 0o750)
    _ = folder.store().title(of: "Ann")
    #expect(mode(folder.path) == 0o750)
  }

  /// The folder of a player with a database of more than four megabytes, nearly all of them free.
  private func emptied() throws -> RecordsFolder {
    let folder = try folder.played()
    let database = try Database(folder.database)
    for statement in [
      "CREATE TABLE big (text TEXT)", "INSERT INTO big VALUES (zeroblob(5000000))", "DROP TABLE big",
      "PRAGMA wal_checkpoint(TRUNCATE)",
    ] { try database.execute(statement) }
    return folder
  }

  private func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  @Test("a database that is nearly all free shrinks when the program ends")
  func aDatabaseThatIsNearlyAllFreeShrinks()
    throws
  {
    let folder = try emptied()
    #expect(size(folder.database) > 4_000_000)
    let store = folder.store()
    #expect(store.title(of: "Ann").waiting.map(\.progress) == [4])
    store.close()
    #expect(size(folder.database) < 1_000_000)
    #expect(store.title(of: "Ann").waiting.map(\.progress) == [4])
    #expect(store.streak(of: "Ann", in: .phraseBook) == 3)
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  @Test("a program that is told to end, or has others beside it that write, does not shrink it")
  func aProgramThatIsToldToEndDoesNotShrinkIt() throws {
    let folder = try emptied()
    let store = folder.store()
    _ = store.players()
    store.close(timeout: .milliseconds(300))
    #expect(size(folder.database) > 4_000_000)
    let other = try Database(folder.database)
    try other.execute("BEGIN IMMEDIATE")
    _ = store.players()
    store.close()
    #expect(size(folder.database) > 4_000_000)
    #expect(store.notices() == [])
    try other.execute("COMMIT")
  }

  @Test("a copy in memory has the rows, not the free space of the file")
  func aCopyInMemoryHasTheRowsNotTheFreeSpace() throws {
    let folder = try emptied()
    let store = RecordStore.copy(ofFolder: folder.path)
    #expect(store.title(of: "Ann").settings == ["player": "Ann", "theme": "paper"])
    #expect(store.title(of: "Ann").waiting.map(\.progress) == [4])
    #expect(store.streak(of: "Ann", in: .phraseBook) == 3)
    #expect(store.notices() == [])
    #expect(try store.database?.row("PRAGMA page_count") { $0.int(0) } ?? .max < 100)
    #expect(
      try store.database?.row("PRAGMA application_id") { $0.int64(0) } == Int64(Migrations.applicationID))
  }

  @Test("saved data are restored at the next start") func savedDataAreRestoredAtTheNextStart() throws {
    let records = try folder.played().store()
    #expect(records.title(of: "Ann").settings == ["player": "Ann", "theme": "paper"])
    #expect(records.title(of: "Ann").waiting.map(\.progress) == [4])
    #expect(records.claim(1)?.fields.all("guess") == ["e", "x"])
    #expect(records.streak(of: "Ann", in: .phraseBook) == 3)
    #expect(records.notices() == [])
  }

  @Test("the database has a log, a version, and is sound") func theDatabaseHasALogAVersionAndIsSound() throws
  {
    #expect(try folder.played().value("PRAGMA journal_mode") == "wal")
    #expect(try folder.value("PRAGMA user_version") == "\(Migrations.current)")
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  @Test("closing leaves one whole file, and closing twice is once")
  func closingLeavesOneWholeFileAndClosingTwiceIsOnce() throws {
    let store = try folder.played().store()
    store.save(settings: ["sound": "bell"])
    #expect(folder.names.contains("wordyard.db-wal"))
    store.close()
    store.close()
    #expect(folder.names == ["games.lock", "wordyard.db"])
  }

  @Test("after it was closed it opens again when it is needed")
  func afterItWasClosedItOpensAgainWhenItIsNeeded() throws {
    let store = try folder.played().store()
    #expect(store.streak(of: "Ann", in: .phraseBook) == 3)
    store.close()
    store.play("Ann", "w")
    #expect(store.streak(of: "Ann", in: .phraseBook) == 4)
  }

  @Test("an empty file is a new database") func anEmptyFileIsANewDatabase() throws {
    try folder.write([])
    let records = folder.store()
    records.play("Ann", "w")
    #expect(records.streak(of: "Ann", in: .phraseBook) == 1)
    #expect(records.notices() == [])
    #expect(try folder.value("PRAGMA user_version") == "\(Migrations.current)")
  }

  @Test("every statement that looks for something in results or games uses an index")
  func everyStatementThatLooksForSomethingInResultsOr() throws {
    let store = try folder.played().store()
    store.save(.of("Ann", 2))
    store.finish(.of("Ann", .dailyTextTwist), game: 2)
    for mode in Mode.allCases { _ = store.standings(of: mode, for: "Ann") }
    _ = (store.title(of: "Ann"), store.tallies(of: "Ann"), store.misses(of: "Ann", in: Mode.solo, upTo: 7))
    _ = (store.streaks(of: "Ann", in: Mode.solo, limit: 9), store.streak(of: "Ann", in: .phraseBook))
    _ = store.dailyResults(of: "Ann", language: "en")
    _ = store.claim(1)
    _ = (store.playerSummaries(), store.results(of: "Ann", in: [.phraseBook, .duel], limit: 9))
    store.rename(player: "Bob", to: "Eve")
    store.remove(player: "Eve")
    let database = try #require(store.database)
    let statements = database.statements.keys.filter { $0.contains(" result ") || $0.contains(" game ") }
    #expect(statements.count >= 15)
    for statement in statements where statement.contains("WHERE") {
      let plan = try Database(folder.database).rows("EXPLAIN QUERY PLAN " + statement) { $0.text(3) }
      #expect(
        !plan.contains { $0.hasPrefix("SCAN result") || $0.hasPrefix("SCAN game") }, "\(statement) \(plan)")
    }
  }

  @Test("saving a game that has not changed writes nothing") func savingAGameThatHasNotChangedWritesNothing()
    throws
  {
    let store = try folder.played().store()
    store.save(.of("Ann", 1, progress: 5))
    let observer = try Database(folder.database)
    func version() throws -> Int? { try observer.row("PRAGMA data_version") { $0.int(0) } }
    let before = try version()
    store.save(.of("Ann", 1, progress: 5))
    #expect(try version() == before)
    store.save(.of("Ann", 1, progress: 6))
    #expect(try version() != before)
  }

  @Test("when the folder is deleted in the middle of playing, it is made again")
  func whenTheFolderIsDeletedInTheMiddleOfPlayingItIs() throws {
    let store = try folder.played().store()
    #expect(store.streak(of: "Ann", in: .phraseBook) == 3)
    for name in folder.names { unlink(folder.path + "/" + name) }
    rmdir(folder.path)
    store.play("Ann", "w")
    store.close()
    #expect(folder.store().streak(of: "Ann", in: .phraseBook) == 1)
  }
}
