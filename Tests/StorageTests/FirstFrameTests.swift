import Platform
import Records
import TestSupport
import Testing

@testable import Storage

/// What the first frame reads, without waiting long for other processes.
@Suite(.timeLimit(.minutes(1)))
struct FirstFrameTests {
  private let folder: RecordsFolder
  /// It would wait longer for other processes than a test may take.
  private let store: RecordStore

  init() throws {
    folder = try RecordsFolder()
    store = folder.store(timeout: .seconds(600))
  }

  /// Checks that the database was not opened for the first frame, and that nothing was reported or changed.
  private func expectLeftAlone(at place: SourceLocation = #_sourceLocation) {
    let (names, bytes) = (folder.names.filter { $0 != "games.lock" }, folder.bytes())
    #expect(!store.openInTime(), sourceLocation: place)
    #expect(store.notices() == [], sourceLocation: place)
    #expect(folder.names.filter { $0 != "games.lock" } == names, sourceLocation: place)
    #expect(folder.bytes() == bytes, sourceLocation: place)
  }

  @Test("it has everything that was saved") func itHasEverythingThatWasSaved() throws {
    _ = try folder.played()
    #expect(store.openInTime())
    let title = store.title(of: "Ann")
    #expect(title.settings == ["player": "Ann", "theme": "paper"])
    #expect(title.waiting.map(\.progress) == [4])
    #expect(store.notices() == [])
    store.play("Ann", "w")
    store.close()
    #expect(folder.store().streak(of: "Ann", in: .phraseBook) == 4)
  }

  @Test("it does not wait for a database that another process has locked, which is read afterwards")
  func itDoesNotWaitForADatabaseThatAnotherProcessHas()
    throws
  {
    try folder.write([])
    var other: Database? = try Database(folder.database)
    try other?.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE x (x)")
    #expect(!store.openInTime())
    #expect(store.notices() == [])
    try other?.execute("ROLLBACK")
    other = nil
    #expect(store.title(of: "Ann") == TitleRecords())
    #expect(store.notices() == [])
    #expect(folder.store().openInTime())
  }

  @Test("it does not wait for a process that is opening the database")
  func itDoesNotWaitForAProcessThatIsOpeningTheDatabase() throws {
    _ = try folder.played()
    let lock = LockFile(folder.path + "/games.lock")
    #expect(lock.isUsable() && lock.lock(0))
    #expect(!store.openInTime())
    lock.close()
    #expect(store.openInTime())
  }

  @Test("it does not make a folder or a database") func itDoesNotMakeAFolderOrADatabase() throws {
    #expect(!store.openInTime())
    #expect(!store.exists)
    #expect(folder.names == [])
    try folder.write([], to: "other")
    expectLeftAlone()
  }

  @Test("it leaves a damaged database where it is, which is moved aside and reported afterwards")
  func itLeavesADamagedDatabaseWhereItIsWhichIsMoved() throws {
    try folder.write(Array("not a database".utf8))
    expectLeftAlone()
    _ = store.title(of: "Ann")
    guard case .damaged? = store.notices().first else {
      Issue.record("no damage is reported")
      return
    }
  }

  @Test("it leaves a newer database alone, which is reported afterwards")
  func itLeavesANewerDatabaseAloneWhichIsReported() throws {
    try folder.write([])
    try Database(folder.database).execute("PRAGMA application_id = 0x576F7264; PRAGMA user_version = 99")
    expectLeftAlone()
    _ = store.title(of: "Ann")
    #expect(store.notices() == [.newer(file: folder.database)])
  }
}
