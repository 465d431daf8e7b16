import Engines
import Glibc
import TestSupport
import Testing

@testable import Storage

/// Folders and files in which nothing can be kept.
struct RefusalTests {
  private let folder: RecordsFolder

  init() throws {
    folder = try RecordsFolder()
  }

  /// Plays as if nothing were the matter, and returns what was told.
  private func play(on store: RecordStore) -> [RecordsNotice] {
    let records = store.records
    records.keep(["sound": "bell"])
    records.play("Bob", "ww")
    records.save(.of("Bob", 77, progress: 2))
    #expect(records.title("Ann").settings["sound"] == "bell")
    #expect(records.streak("Bob", .phraseBook) == 2)
    #expect(records.take(77)?.progress == 2)
    let notices = records.notices()
    records.play("Bob", "w")
    #expect(records.notices() == [])
    store.close()
    return notices
  }

  @Test func `a newer database is left alone to the byte, and play goes on in memory`() throws {
    _ = try folder.played()
    try Database(folder.database).execute("PRAGMA user_version = 99; CREATE TABLE novelty (x)")
    unlink(folder.path + "/title")
    let (bytes, names) = (folder.bytes(), folder.names)
    #expect(play(on: folder.store()) == [.newer(file: folder.database)])
    #expect(folder.bytes() == bytes)
    #expect(folder.names == names)
  }

  @Test func `a newer database without a log gets none`() throws {
    try folder.write([])
    try Database(folder.database).execute("PRAGMA user_version = 2; CREATE TABLE novelty (x)")
    let bytes = folder.bytes()
    #expect(play(on: folder.store()) == [.newer(file: folder.database)])
    #expect(folder.bytes() == bytes)
    #expect(folder.names == ["games.lock", "wordyard.db"])
  }

  @Test func `a newer database that somebody is using is known for newer by its log`() throws {
    _ = try folder.played()
    let newer = try Database(folder.database)
    try newer.execute("PRAGMA user_version = 99; CREATE TABLE novelty (x)")
    #expect(play(on: folder.store()) == [.newer(file: folder.database)])
    #expect(try newer.row("PRAGMA user_version") { $0.int(0) } == 99)
  }

  @Test(
    "where no folder can be made, play goes on in memory",
    arguments: ["/proc/nothing", "/dev/null/wordyard", "/proc/self/exe/wordyard"])
  func noFolder(path: String) {
    let notices = play(on: RecordStore(folder: path, patience: .milliseconds(20)))
    #expect(notices.count == 1)
    guard case .notKept(path + "/wordyard.db", let reason)? = notices.first else {
      Issue.record("\(notices)")
      return
    }
    #expect(reason.english.contains(" "))
  }

  @Test("what is no file is not taken for a database", arguments: ["folder", "fifo", "device", "lost link"])
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
    guard case .notKept(folder.database, _)? = notices.first else {
      Issue.record("\(notices)")
      return
    }
    #expect(folder.names.filter { $0.contains("damaged") } == [])
    rmdir(folder.database)
  }

  @Test func `a link to a file that is not there yet is followed`() throws {
    try folder.write([], to: "other")
    symlink("real.db", folder.database)
    #expect(play(on: folder.store()) == [])
    #expect(folder.bytes(of: "real.db").starts(with: "SQLite format 3".utf8))
  }

  @Test("a lock file that is no file stops nobody", arguments: ["folder", "fifo"])
  func noLock(kind: String) throws {
    try folder.write([], to: "other")
    if kind == "fifo" {
      mkfifo(folder.path + "/games.lock", 0o600)
    } else {
      mkdir(folder.path + "/games.lock", 0o700)
    }
    #expect(play(on: folder.store(patience: .milliseconds(20))) == [])
    rmdir(folder.path + "/games.lock")
  }

  @Test func `a database that somebody keeps locked as a whole lets play go on in memory`() throws {
    try folder.write([])
    let other = try Database(folder.database)
    try other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE x (x)")
    let notices = play(on: folder.store(patience: .milliseconds(20)))
    #expect(notices == [.notKept(file: folder.database, reason: .locked)])
  }

  @Test func `on a disk that can only be read, what is there still shows, and play goes on in memory`() throws
  {
    _ = try folder.played()
    let result = try folder.isolated(
      """
      if mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"; then shift; exec "$@"; fi
      chmod 500 "$3" "$3"/..; chmod 400 "$3"/*; shift
      if [ "$(id -u)" = 0 ]; then exec setpriv --reuid 65534 --clear-groups "$@"; else exec "$@"; fi
      """, "look"
    ).run()
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("notKept(file: \"\(folder.database)\", reason: ") == true, "\(result)")
    #expect(lines.dropFirst() == ["theme paper, games 1", "streak 3", "and one: 4"], "\(result)")
    let records = folder.store().records
    #expect(records.streak("Ann", .phraseBook) == 3)
    #expect(records.notices() == [])
  }

  @Test(
    "a disk that fills up takes nothing away, and play goes on in memory", arguments: [64, 128, 192, 256])
  func full(kilobytes: Int) throws {
    let result = try folder.isolated(
      """
      mount -t tmpfs -o size=\(kilobytes)k none "$1" || ulimit -f \(kilobytes)
      shift; "$@" 5000; exec "$1" look "$3"
      """, "fill"
    ).run(patience: .seconds(60))
    Issue.record("\(result.output) \(result.errors) \(result.exit)")
  }
}
