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

struct DamageTests {
  private let folder: RecordsFolder

  init() throws {
    folder = try RecordsFolder()
  }

  /// Continues after the damage, and checks that it was reported, that the old file was moved aside unchanged, and that the
  /// new one is used.
  private func expectNewBeginning(_ damaged: [UInt8], at place: SourceLocation = #_sourceLocation) throws {
    let store = folder.store()
    let records = store
    _ = records.title(of: "Ann")
    records.play("Ann", "w")
    records.save(.of("Ann", 9, progress: 2))
    _ = records.standings(of: .phraseBook, for: "Ann")
    _ = records.tallies(of: "Ann")
    let notices = records.notices()
    guard case .damaged(let path, _)? = notices.first else {
      Issue.record("no damage is told of: \(notices)", sourceLocation: place)
      return
    }
    #expect(notices.count == 1, sourceLocation: place)
    #expect(records.notices() == [], sourceLocation: place)
    #expect(path.hasPrefix(folder.database + ".damaged-20"), sourceLocation: place)
    #expect(
      folder.bytes(of: path.split(separator: "/").last.map(String.init)!) == damaged, sourceLocation: place)
    store.close()
    let next = folder.store()
    #expect(next.claim(9)?.progress == 2, sourceLocation: place)
    #expect(next.notices() == [], sourceLocation: place)
    #expect(try folder.value("PRAGMA integrity_check") == "ok", sourceLocation: place)
  }

  @Test("a database that is cut off is moved aside", arguments: [2, 16, 99, 100, 101, 512, 4096, 5000, 8192])
  func cut(length: Int) throws {
    let bytes = Array(try folder.played().bytes().prefix(length))
    #expect(bytes.count == length)
    try folder.write(bytes)
    try expectNewBeginning(bytes)
  }

  @Test("a database that is cut in half is moved aside") func aDatabaseThatIsCutInHalfIsMovedAside() throws {
    let store = folder.store()
    for _ in 0..<300 { store.play("Ann", "ww-") }
    store.close()
    let bytes = folder.bytes()
    let half = Array(bytes.prefix(bytes.count / 2))
    try folder.write(half)
    try expectNewBeginning(half)
  }

  @Test("a file that is something else is moved aside") func aFileThatIsSomethingElseIsMovedAside() throws {
    let bytes = Array(String(repeating: "Dear diary, today I won at Hangman. ", count: 300).utf8)
    try folder.write(bytes)
    try expectNewBeginning(bytes)
  }

  @Test("a database whose tables do not match its version is moved aside")
  func aDatabaseWhoseTablesDoNotMatchItsVersionIsMoved() throws {
    _ = try folder.played()
    try Database(folder.database).execute("DROP TABLE result")
    try expectNewBeginning(folder.bytes())
  }

  @Test("a database with further columns is not damaged") func aDatabaseWithFurtherColumnsIsNotDamaged()
    throws
  {
    _ = try folder.played()
    let tables = ["game", "player", "setting", "deck", "practice", "finished", "result"]
    for table in tables { try Database(folder.database).execute("ALTER TABLE \(table) ADD COLUMN extra") }
    let store = folder.store()
    store.save(.of("Ann", 2))
    store.save(settings: ["theme": "mono"], for: "Ann")
    store.save(Deck(seed: 1, dealt: 2), for: "x")
    store.addForPractice(["cat"], of: "Ann", language: "en", missedOn: Day(number: 1))
    store.finish(.of("Bob"), game: 0, record: .of("Bob", 3))
    #expect(store.notices() == [])
    #expect(store.savedGames(of: "Ann").count == 2)
    #expect(store.finishedGames(of: "Bob").count == 1)
  }

  @Test("another program's database is moved aside", arguments: ["game", "chess"])
  func foreign(table: String) throws {
    try folder.write([])
    try Database(folder.database).execute("CREATE TABLE \(table) (a TEXT); INSERT INTO \(table) VALUES ('x')")
    try expectNewBeginning(folder.bytes())
  }

  @Test("a damaged database's log is moved aside with it, and not applied to the new one")
  func aDamagedDatabasesLogIsMovedAsideWithItAndNot() throws {
    let store = try folder.played().store()
    store.play("Ann", "w")
    // As after a kill, the log still exists.
    let (log, index) = (folder.bytes(of: "wordyard.db-wal"), folder.bytes(of: "wordyard.db-shm"))
    #expect(!log.isEmpty)
    let other = try RecordsFolder()
    let damaged = Array("not a database".utf8)
    try other.write(damaged)
    try other.write(log, to: "wordyard.db-wal")
    try other.write(index, to: "wordyard.db-shm")
    let next = other.store()
    next.play("Bob", "w")
    guard case .damaged(let path, _)? = next.notices().first else {
      Issue.record("no damage is reported")
      return
    }
    let name = path.split(separator: "/").last.map(String.init)!
    #expect(other.bytes(of: name) == damaged)
    #expect(other.bytes(of: name + "-wal") == log)
    #expect(next.players() == ["Bob"])
  }

  @Test(
    "the command that is told takes a database that was moved aside back, with its log, and keeps the new one"
  )
  func back() throws {
    let live = try folder.played().store()
    live.play("Ann", "w")
    let log = folder.bytes(of: "wordyard.db-wal")
    let other = try RecordsFolder(below: "it's a folder; $HOME")
    let damaged = Array("not a database".utf8)
    try other.write(damaged)
    try other.write(log, to: "wordyard.db-wal")
    let store = other.store()
    store.play("Bob", "w")
    store.close()
    guard case .damaged(_, let command)? = store.notices().first else {
      Issue.record("no damage is reported")
      return
    }
    let new = other.bytes()
    let result = try Program("/bin/sh", ["-c", command], environment: ["PATH": "/usr/bin:/bin"]).run()
    #expect(result.exit == Exit(code: 0) && result.errors == "")
    #expect(other.bytes() == damaged && other.bytes(of: "wordyard.db-wal") == log)
    let later = other.names.filter { $0.hasPrefix("wordyard.db.later-") }
    #expect(later.count == 1 && later.allSatisfy { other.bytes(of: $0) == new })
  }

  @Test("play continues wherever a database is damaged", arguments: 0..<60 as Range<UInt64>)
  func garbage(seed: UInt64) throws {
    var bytes = try folder.played().bytes()
    var generator = SplitMix64(seed: seed)
    let start = generator.below(bytes.count)
    let length = 1 + generator.below(seed.isMultiple(of: 2) ? 8 : 4096)
    for index in start..<min(bytes.count, start + length) { bytes[index] = UInt8(generator.below(256)) }
    try folder.write(bytes)
    let store = folder.store()
    let records = store
    for waiting in records.title(of: "Ann").waiting { _ = waiting.session.day?.description }
    for _ in 0..<30 {
      records.play("Ann", "w")
      records.save(.of("Ann", 9, progress: 2, guesses: Array(repeating: "e", count: 900)))
    }
    for mode in Mode.allCases { _ = records.standings(of: mode, for: "Ann").map(\.line) }
    _ = records.tallies(of: "Ann")
    _ = records.dailyResults(of: "Ann", language: "en")
    _ = records.decks()
    records.remove(player: "Ann")
    store.close()
    for notice in records.notices() {
      if case .damaged = notice { continue }
      if case .newer = notice { continue }
      Issue.record("\(notice)")
    }
  }

  @Test("damage detected only during play is handled the same way, and the game continues")
  func damageDetectedOnlyDuringPlayIsHandledTheSameWay() throws {
    let store = try folder.played().store()
    #expect(store.title(of: "Ann").waiting.count == 1)
    store.close()
    #expect(store.players() == ["Ann"])
    try folder.damageInPlace()
    store.play("Ann", "w")
    store.save(.of("Ann", 1, progress: 5))
    #expect(store.claim(1)?.progress == 5)
    let notices = store.notices()
    #expect(notices.count == 1)
    guard case .damaged? = notices.first else {
      Issue.record("\(notices)")
      return
    }
  }

  @Test("of two processes that find damage, one moves the database aside and both use the new one")
  func ofTwoProcessesThatFindDamageOneMovesTheDatabase()
    throws
  {
    let stores = [try folder.played().store(), folder.store()]
    for store in stores { #expect(store.players() == ["Ann"]) }
    try folder.damageInPlace()
    for store in stores { store.play("Ann", "w") }
    #expect(stores.map { $0.notices().count } == [1, 0])
    #expect(stores.map { $0.streak(of: "Ann", in: .phraseBook) } == [2, 2])
    #expect(folder.names.filter { $0.hasPrefix("wordyard.db.damaged-") && !$0.contains("db-") }.count >= 1)
    for store in stores { store.close() }
    #expect(try folder.value("SELECT count(*) FROM result") == "2")
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
  }

  @Test("when several processes find damage at once, no process loses another's data")
  func whenSeveralProcessesFindDamageAtOnceNoProcess() throws {
    for _ in 0..<4 {
      let folder = try RecordsFolder()
      try folder.write(Array("not a database".utf8))
      let names = ["Ann", "Bob", "Cem", "Dré"]
      let processes = try names.map { try RunningProgram(folder.process("play", "20", $0)) }
      let notices = try processes.flatMap { try $0.end().lines }
      #expect(notices.count == 1)
      #expect(try folder.value("SELECT count(*) FROM result") == "160")
    }
  }

  @Test("a damaged database does not overwrite one that was moved aside before")
  func aDamagedDatabaseDoesNotOverwriteOneThatWasMoved() throws {
    for text in ["one", "two", "three"] {
      try folder.write(Array(text.utf8))
      let store = folder.store()
      _ = store.title(of: "Ann")
      store.close()
    }
    let aside = folder.names.filter { $0.hasPrefix("wordyard.db.damaged-") }
    #expect(
      Set(aside.map { String(decoding: folder.bytes(of: $0), as: UTF8.self) }) == ["one", "two", "three"])
  }

  @Test("a disk that damages whatever is written ends in memory")
  func aDiskThatDamagesWhateverIsWrittenEndsInMemory() throws {
    let store = folder.store()
    for _ in 0..<6 {
      store.close()
      try folder.write(Array("garbage".utf8))
      store.play("Ann", "w")
      #expect(store.streak(of: "Ann", in: .phraseBook) >= 1)
    }
    #expect(store.streak(of: "Ann", in: .phraseBook) == 3)
    guard case .notSaved? = store.notices().last else {
      Issue.record("it is not told")
      return
    }
  }
}

extension RecordsFolder {
  /// Overwrites the tables of a database that may be open, and its log, like a defective disk. SQLite's own descriptor does
  /// not permit that, so a separate process is used.
  func damageInPlace() throws {
    let script = """
      for file in "$1" "$1-wal"; do
        if [ -s "$file" ]; then
          head -c 60000 /dev/zero | tr '\\0' 'x' | dd of="$file" bs=1 seek=4096 conv=notrunc status=none
        fi
      done
      """
    let program = Program(
      "/bin/sh", ["-ec", script, "sh", database], environment: ["PATH": "/usr/bin:/bin"])
    let result = try program.run()
    guard result.exit == Exit(code: 0) else { throw ProgramError(message: result.errors) }
  }
}
