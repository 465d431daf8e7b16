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

/// Folders and files in which nothing can be saved.
struct RefusalTests {
  private let folder: RecordsFolder

  init() throws {
    folder = try RecordsFolder()
  }

  /// Plays as usual, and returns the reported problems.
  private func play(on store: RecordStore) -> [RecordsNotice] {
    let records = store
    records.save(settings: ["sound": "bell"])
    records.play("Bob", "ww")
    records.save(.of("Bob", 77, progress: 2))
    #expect(records.title(of: "Ann").settings["sound"] == "bell")
    #expect(records.streak(of: "Bob", in: .phraseBook) == 2)
    #expect(records.claim(77)?.progress == 2)
    let notices = records.notices()
    records.play("Bob", "w")
    #expect(records.notices() == [])
    store.close()
    return notices
  }

  @Test("a newer database is not changed by a byte, and play continues in memory")
  func aNewerDatabaseIsNotChangedByAByteAndPlay() throws {
    _ = try folder.played()
    try Database(folder.database).execute("PRAGMA user_version = 99; CREATE TABLE novelty (x)")
    let (bytes, names) = (folder.bytes(), folder.names)
    #expect(play(on: folder.store()) == [.newer(file: folder.database)])
    #expect(folder.bytes() == bytes)
    #expect(folder.names == names)
  }

  @Test("a newer database without a log gets none") func aNewerDatabaseWithoutALogGetsNone() throws {
    try folder.write([])
    try Database(folder.database).execute(
      "PRAGMA application_id = 0x576F7264; PRAGMA user_version = 99; CREATE TABLE novelty (x)")
    let bytes = folder.bytes()
    #expect(play(on: folder.store()) == [.newer(file: folder.database)])
    #expect(folder.bytes() == bytes)
    #expect(folder.names == ["games.lock", "wordyard.db"])
  }

  @Test("a newer database in use is recognised by its log") func aNewerDatabaseInUseIsRecognisedByItsLog()
    throws
  {
    _ = try folder.played()
    let newer = try Database(folder.database)
    try newer.execute("PRAGMA user_version = 99; CREATE TABLE novelty (x)")
    #expect(play(on: folder.store()) == [.newer(file: folder.database)])
    #expect(try newer.row("PRAGMA user_version") { $0.int(0) } == 99)
  }

  @Test("a database that is migrated by a newer version during play is not changed any more")
  func aDatabaseThatIsMigratedByANewerVersionDuringPlay() throws {
    let store = try folder.played().store()
    #expect(store.streak(of: "Ann", in: .phraseBook) == 3)
    let newer = try Database(folder.database)
    try newer.execute("ALTER TABLE result RENAME TO outcome; PRAGMA user_version = 99")
    #expect(play(on: store) == [.newer(file: folder.database)])
    #expect(try newer.row("SELECT count(*) FROM outcome") { $0.int(0) } == 3)
    #expect(folder.names.filter { $0.contains("damaged") } == [])
  }

  @Test(
    "where no folder can be created, play goes on in memory",
    arguments: [
      ("/proc/nothing", StorageFailure.system(.notFound)), ("/dev/null/wordyard", .system(.notADirectory)),
      ("/proc/self/exe/wordyard", .system(.notADirectory)),
    ])
  func noFolder(path: String, reason: StorageFailure) {
    let notices = play(on: RecordStore(folder: path, timeout: .milliseconds(20)))
    #expect(notices == [.notSaved(file: path + "/wordyard.db", reason: reason)])
  }

  @Test(
    "something that is not a regular file is not opened as a database",
    arguments: ["folder", "fifo", "device", "lost link"])
  func noFile(kind: String) throws {
    try folder.write([], to: "other")
    switch kind {
    case "folder": mkdir(folder.database, 0o700)
    case "fifo": mkfifo(folder.database, 0o600)
    case "device": symlink("/dev/null", folder.database)
    default: symlink("/proc/nothing/here", folder.database)
    }
    let notices = play(on: folder.store())
    #expect(notices.count == 1)
    guard case .notSaved(folder.database, _)? = notices.first else {
      Issue.record("\(notices)")
      return
    }
    #expect(folder.names.filter { $0.contains("damaged") } == [])
    rmdir(folder.database)
  }

  @Test(
    "beside a log that is not a regular file the database is not opened",
    arguments: ["journal", "wal", "shm"])
  func noLog(ending: String) throws {
    try folder.write([], to: "other")
    #expect(mkfifo(folder.database + "-" + ending, 0o600) == 0)
    #expect(
      play(on: folder.store()) == [.notSaved(file: folder.database + "-" + ending, reason: .notAFile)])
  }

  @Test("a link to a file that is not there yet is followed") func aLinkToAFileThatIsNotThereYetIsFollowed()
    throws
  {
    try folder.write([], to: "other")
    symlink("real.db", folder.database)
    #expect(play(on: folder.store()) == [])
    #expect(folder.bytes(of: "real.db").starts(with: "SQLite format 3".utf8))
  }

  @Test("a lock file that is not a regular file does not prevent playing", arguments: ["folder", "fifo"])
  func noLock(kind: String) throws {
    try folder.write([], to: "other")
    if kind == "fifo" {
      mkfifo(folder.path + "/games.lock", 0o600)
    } else {
      mkdir(folder.path + "/games.lock", 0o700)
    }
    #expect(play(on: folder.store(timeout: .milliseconds(20))) == [])
    rmdir(folder.path + "/games.lock")
  }

  @Test("with a permanently locked database play continues in memory")
  func withAPermanentlyLockedDatabasePlayContinuesIn() throws {
    try folder.write([])
    let other = try Database(folder.database)
    try other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE x (x)")
    let notices = play(on: folder.store(timeout: .milliseconds(20)))
    #expect(notices == [.notSaved(file: folder.database, reason: .locked)])
  }

  /// Looks at the records of the folder on a read-only disk, or without the permission to write where nothing can be mounted.
  private func lookingReadOnly() -> Program {
    folder.mounting(
      """
      mount --bind "$2" "$2"
      mount -o remount,bind,ro "$2"
      exec "$3" look "$1"
      """,
      otherwise: """
        chmod 755 "$2" "$1"/..
        chmod 555 "$1"
        chmod 444 "$1"/*
        if [ "$(id -u)" = 0 ]; then exec setpriv --reuid 65534 --clear-groups "$3" look "$1"; fi
        exec "$3" look "$1"
        """)
  }

  @Test("a database that cannot be created is not reported as missing")
  func aDatabaseThatCannotBeCreatedIsNotReportedAs() throws {
    try folder.write([], to: "other")
    let result = try lookingReadOnly().run()
    let reasons = ["readOnly", "accessDenied"].map {
      "notSaved(file: \"\(folder.database)\", reason: Records.StorageFailure.system(Engines.SystemError.\($0)))"
    }
    chmod(folder.path, 0o700)
    #expect(reasons.contains { result.output.split(separator: "\n").first ?? "" == $0 }, "\(result)")
  }

  @Test("on a read-only disk existing data are shown, and play continues in memory")
  func onAReadOnlyDiskExistingDataAreShownAndPlay() throws {
    _ = try folder.played()
    let result = try lookingReadOnly().run()
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("notSaved(file: \"\(folder.database)\", reason: ") == true, "\(result.errors)")
    #expect(lines.dropFirst() == ["theme paper, games 1", "streak 3", "and one: 4"])
    chmod(folder.path, 0o700)
    let records = folder.store()
    #expect(records.streak(of: "Ann", in: .phraseBook) == 3)
    #expect(records.notices() == [])
  }

  /// The output of a process that plays on a disk of a given size in kilobytes, and then of another one on the same full
  /// disk. If nothing can be mounted, the size of its files is limited instead.
  private func linesOnDisk(of kilobytes: Int, orFilesOf most: Int) throws -> [String] {
    let play = """
      "$3" fill "$1" 5000
      exec "$3" look "$1"
      """
    let process = folder.mounting(
      "mount -t tmpfs -o size=\(kilobytes)k none \"$2\"\n" + play,
      otherwise: "ulimit -f \(most * 2)\n" + play)
    let result = try process.run(patience: .seconds(60))
    #expect(result.exit == Exit(code: 0), "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "a disk that fills up takes nothing away, and play goes on in memory", arguments: [240, 256, 400, 1000])
  func full(kilobytes: Int) throws {
    let lines = try linesOnDisk(of: kilobytes, orFilesOf: kilobytes)
    try #require(lines.count >= 6, "\(lines)")
    let first = try #require(lines.first)
    #expect(first.contains("notSaved"))
    #expect(["diskFull", "too large", "I/O error", "ioError"].contains { first.contains($0) }, "\(first)")
    let filled = try #require(first.dropFirst("after ".count).split(separator: ":").first.flatMap { Int($0) })
    #expect(filled > 1)
    #expect(lines[1...3] == ["theme paper, games 3", "last true, streak true", "theme paper, games 3"])
    // Either the game that was won or the one saved after it did not fit any more.
    let kept = try #require(lines[4].split(separator: " ").last.flatMap { Int($0) })
    #expect((filled - 1...filled).contains(kept))
    #expect(lines[5] == "and one: \(kept + 1)")
  }

  @Test("on a disk without room for a database play continues in memory")
  func onADiskWithoutRoomForADatabasePlayContinuesIn() throws {
    let lines = try linesOnDisk(of: 64, orFilesOf: 16)
    try #require(lines.count > 4, "\(lines)")
    #expect(lines[0].hasPrefix("after 1: notSaved"))
    #expect(lines[1...2] == ["theme paper, games 3", "last true, streak true"])
    #expect(lines[3].contains("notSaved"))
    #expect(lines.last == "and one: 1")
  }
}
