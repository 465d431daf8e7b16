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

/// `wordyard doctor`: what it finds in a folder, what it repairs, and that it loses nothing.
struct DoctorTests {
  private let folder: RecordsFolder

  init() throws { folder = try RecordsFolder() }

  /// A folder of many games with their moves.
  private func fill(games: Int = 400) {
    let store = folder.store()
    for number in 1...games {
      let player = ["Ann", "Bob", "Zoë 李"][number % 3]
      let day = 1 + number % 28
      let record = SavedGame.of(player, Int64(1000 + number), progress: 5, guesses: ["e", "\(number)"])
      store.finish(
        .of(player, won: number % 4 > 0, misses: number % 7, day: day), game: Int64(1000 + number),
        record: record)
    }
    store.save(settings: ["theme": "paper"], for: "Ann")
    store.save(.of("Ann", 1, progress: 4, guesses: ["e", "x"]))
    store.close()
  }

  private var doctor: Doctor { Doctor(folder: folder.path) }

  private func results() throws -> Int { Int(try folder.value("SELECT count(*) FROM result"))! }

  @Test("a folder that is well is well, and stays as it is") func well() throws {
    fill()
    let bytes = folder.bytes()
    let findings = doctor.findings()
    #expect(findings == [.sound(file: folder.database, players: 3, results: 400, games: 1)])
    #expect(doctor.repair() == [])
    #expect(folder.bytes() == bytes)
    #expect(folder.names.filter { $0.hasPrefix("wordyard") } == ["wordyard.db"])
  }

  @Test("a folder that is not there has nothing, and is not made") func none() throws {
    #expect(doctor.findings() == [.nothing(folder: folder.path)])
    #expect(doctor.repair() == [])
    #expect(access(folder.path, F_OK) != 0)
  }

  @Test("rights of others are found and taken") func rights() throws {
    fill(games: 1)
    chmod(folder.path, 0o755)
    #expect(doctor.findings().filter(\.isFault) == [.open(file: folder.path)])
    #expect(doctor.repair() == [.closed(file: folder.path)])
    #expect(doctor.findings().filter(\.isFault) == [])
  }

  @Test("a database of a later version is told and left alone") func later() throws {
    fill(games: 1)
    let database = try Database(folder.database)
    try database.execute("PRAGMA user_version = 999")
    #expect(doctor.findings() == [.unusable(file: folder.database, .newer)])
    #expect(doctor.repair() == [])
  }

  @Test("an index that is damaged is made anew, and no row is lost") func index() throws {
    fill()
    let root = Int(try folder.value("SELECT rootpage FROM sqlite_master WHERE name = 'result_recent'"))!
    var bytes = folder.bytes()
    // The number of cells of the index's root.
    let place = (root - 1) * 4096 + 3
    bytes[place] = 0
    bytes[place + 1] = 0
    try folder.write(bytes)
    #expect(doctor.findings().contains { $0.isFault })
    _ = doctor.repair()
    #expect(doctor.findings() == [.sound(file: folder.database, players: 3, results: 400, games: 1)])
  }

  @Test("of a damaged database all rows on whole pages are kept", arguments: 0..<40) func damaged(
    seed: UInt64
  ) throws {
    fill()
    var bytes = folder.bytes()
    let whole = PageScan(bytes).rows().count(where: { $0.values.count == 11 })
    #expect(whole == 400)
    var generator = SplitMix64(seed: seed)
    let pages = bytes.count / 4096
    // Not the first page's header alone: any page at all, the first one included.
    let page = generator.below(pages)
    for index in page * 4096..<(page + 1) * 4096 {
      bytes[index] = UInt8(truncatingIfNeeded: generator.next())
    }
    try folder.write(bytes)
    let left = PageScan(bytes).rows().count(where: { $0.values.count == 11 })
    let done = doctor.repair()
    #expect(doctor.findings().allSatisfy { !$0.isFault }, "\(page): \(done)")
    #expect(try results() >= left, "\(page): \(done)")
    #expect(try folder.value("PRAGMA integrity_check") == "ok")
    let store = folder.store()
    _ = store.title(of: "Ann")
    #expect(store.notices() == [])
    store.close()
    // What was damaged is still there.
    #expect(folder.names.contains { folder.bytes(of: $0) == bytes })
  }

  @Test(
    "where the first bytes are damaged, or not even the names of the tables can be read, all results are kept",
    arguments: [0..<100, 100..<200])
  func beginning(damaged: Range<Int>) throws {
    fill()
    let store = folder.store()
    store.addForPractice(
      (1...300).map { "word\($0)" }, of: "Zoë 李", language: "en", missedOn: Day(number: 1))
    store.close()
    var bytes = folder.bytes()
    for index in damaged { bytes[index] = 0x55 }
    try folder.write(bytes)
    _ = doctor.repair()
    #expect(doctor.findings() == [.sound(file: folder.database, players: 3, results: 400, games: 1)])
    #expect(try folder.value("SELECT count(*) FROM practice WHERE player = 'Zoë 李' AND box = 1") == "300")
    #expect(try folder.value("SELECT value FROM setting WHERE player = 'Ann' AND key = 'theme'") == "paper")
  }

  @Test("what was moved aside comes before what was played since, once") func aside() throws {
    fill()
    let whole = folder.bytes()
    try folder.write(Array(repeating: 0, count: 100) + whole[100...])
    // The game moves it aside and begins a new one.
    let store = folder.store()
    store.play("Ann", "ww")
    store.save(settings: ["theme": "night"], for: "Ann")
    #expect(store.notices().count == 1)
    store.close()
    #expect(try results() == 2)
    let findings = doctor.findings()
    guard case .aside(_, 400)? = findings.last else {
      Issue.record("\(findings)")
      return
    }
    let done = doctor.repair()
    guard case .takenBack(_, 400, let kept)? = done.last else {
      Issue.record("\(done)")
      return
    }
    #expect(try results() == 402)
    #expect(try folder.value("SELECT value FROM setting WHERE player = 'Ann' AND key = 'theme'") == "night")
    #expect(folder.names.contains(String(kept.split(separator: "/").last!)))
    #expect(folder.names.contains { $0.hasSuffix(".taken") })
    #expect(doctor.findings() == [.sound(file: folder.database, players: 3, results: 402, games: 1)])
    #expect(doctor.repair() == [])
    // The last games are those of the new database.
    let next = folder.store()
    #expect(next.results(of: "Ann", in: [.phraseBook], limit: 2).map(\.isWon) == [true, true])
    next.close()
  }

  @Test("nothing is put in the place of a database that a program has open") func inUse() throws {
    fill(games: 10)
    try folder.write(folder.bytes(), to: "wordyard.db.damaged-20261130-120000")
    let store = folder.store()
    _ = store.title(of: "Ann")
    store.play("Ann", "w")
    let done = doctor.repair()
    #expect(done.contains { if case .notRepaired(_, .locked) = $0 { true } else { false } }, "\(done)")
    store.close()
    #expect(try results() == 11)
  }

  @Test(
    "a file that is no database, a folder, and an empty one are told and not removed",
    arguments: ["no database\n", ""])
  func foreign(text: String) throws {
    try folder.write(Array(text.utf8))
    let findings = doctor.findings()
    _ = doctor.repair()
    let told = findings.filter { $0 != .open(file: folder.path) }
    #expect(told.count == 1, "\(told)")
    #expect(text.isEmpty || folder.names.contains { folder.bytes(of: $0) == Array(text.utf8) })
  }
}

/// `wordyard doctor --backup` and `--restore`.
struct BackupTests {
  private let folder: RecordsFolder

  init() throws { folder = try RecordsFolder() }

  private var file: String { "\(folder.path)/../all" }

  private func backUp() throws -> Backup {
    _ = try folder.played()
    try folder.write(Array("# Title\nword\n".utf8), to: "vocabulary/lesson.tsv")
    try folder.write([0, 255, 10], to: "phrases/de/odd.txt")
    return try Backup.write(file, of: folder.path)
  }

  @Test("all that is kept is in one file, and goes to another machine's home") func elsewhere() throws {
    let backup = try backUp()
    #expect([backup.players, backup.results, backup.games] == [1, 3, 1])
    #expect(backup.paths == ["phrases/de/odd.txt", "vocabulary/lesson.tsv"])
    let other = try RecordsFolder()
    #expect(try Backup(reading: file).restore(to: other.path) == [])
    #expect(other.bytes(of: "phrases/de/odd.txt") == [0, 255, 10])
    #expect(other.bytes(of: "vocabulary/lesson.tsv") == folder.bytes(of: "vocabulary/lesson.tsv"))
    let store = other.store()
    #expect(store.claim(1)?.progress == 4)
    #expect(store.notices() == [])
    store.close()
    #expect(try other.value("SELECT count(*) FROM result") == "3")
    #expect(try other.value("SELECT count(*) FROM sqlite_master WHERE name = 'file'") == "0")
  }

  @Test("what is there keeps another name") func kept() throws {
    let backup = try backUp()
    let other = try RecordsFolder(below: "else")
    let store = other.store()
    store.play("Bob", "wwwww")
    store.close()
    try other.write(Array("mine\n".utf8), to: "vocabulary/lesson.tsv")
    let kept = try backup.restore(to: other.path)
    #expect(kept.count == 2)
    #expect(try Database(kept[0]).row("SELECT count(*) FROM result") { $0.int(0) } == 5)
    #expect(bytes(ofFile: kept[1]) == Array("mine\n".utf8))
    #expect(try other.value("SELECT count(*) FROM result") == "3")
  }

  @Test("a database of every earlier version is restored by this one", arguments: [1, 2, 5]) func versions(
    version: Int
  ) throws {
    let fixture = "\(Checkout.root)/Tests/StorageTests/Fixtures/version-\(version).db"
    try folder.write(try #require(bytes(ofFile: fixture)))
    let players = try Backup.write(file, of: folder.path).players
    #expect(players == 3)
    let other = try RecordsFolder(below: "else")
    #expect(try Backup(reading: file).restore(to: other.path) == [])
    let store = other.store()
    #expect(Set(store.players()) == ["Zoë 李", "Bob", "Ann"])
    #expect(store.notices() == [])
    store.close()
    #expect(try other.value("PRAGMA user_version") == "\(Migrations.current)")
    #expect(try other.value("PRAGMA integrity_check") == "ok")
  }

  @Test("a path that leads out of the folder is not written") func paths() throws {
    _ = try backUp()
    let database = try Database(file)
    for path in [
      "../../evil.txt", "/tmp/evil.txt", "vocabulary/../../evil.txt", "wordyard.db", "vocabulary/.hidden",
      "vocabulary",
    ] {
      try database.run("INSERT INTO file VALUES (?, ?)", path, Array("evil".utf8))
    }
    #expect(try Backup(reading: file).paths == ["phrases/de/odd.txt", "vocabulary/lesson.tsv"])
  }

  @Test("what is no backup, is damaged or of a later version is refused, and nothing is changed")
  func refused() throws {
    _ = try backUp()
    let whole = bytes(ofFile: file)!
    func reason(_ bytes: [UInt8]) throws -> StorageFailure? {
      try folder.write(bytes, to: "other")
      do {
        _ = try Backup(reading: "\(folder.path)/other")
        return nil
      } catch { return (error as? RecordsProblem)?.reason }
    }
    #expect(try reason(whole) == nil)
    #expect(try reason(Array("hello\n".utf8)) == .notAFile)
    #expect(try reason(Array(whole.prefix(whole.count / 2))) != nil)
    var later = whole
    later[63] = 200
    #expect(try reason(later) == .newer)
    #expect(throws: RecordsProblem.self) { try Backup(reading: "\(folder.path)/none") }
    #expect(throws: RecordsProblem.self) { try Backup(reading: folder.path) }
    #expect(throws: RecordsProblem.self) { try Backup.write(file, of: folder.path) }
    #expect(bytes(ofFile: file) == whole)
  }
}
