import Engines
import Platform
import Records

/// What is found about the records of a folder, or has been done for them.
public enum Finding: Equatable, Sendable {
  /// Nothing has been kept in the folder yet.
  case nothing(folder: String)
  /// All of the database can be read.
  case sound(file: String, players: Int, results: Int, games: Int)
  /// The folder or the database cannot be used.
  case unusable(file: String, StorageFailure)
  /// The rows are whole, and an index of them is not.
  case brokenIndex(file: String)
  /// A part of the database cannot be read.
  case damaged(file: String)
  /// A database that was moved aside, with the results that can be read in it.
  case aside(file: String, results: Int)
  /// Others can look into the folder.
  case open(file: String)
  /// The indices have been made anew.
  case rebuilt(file: String)
  /// What could be read of a database is in the one that is used. What was there before is `kept`.
  case takenBack(file: String, results: Int, kept: String)
  /// Nobody but its owner can look into the folder any more.
  case closed(file: String)
  /// A repair was not possible, and has changed nothing.
  case notRepaired(file: String, StorageFailure)

  /// Whether not all is well with it.
  public var isFault: Bool {
    switch self {
    case .nothing, .sound, .rebuilt, .takenBack, .closed: false
    case .unusable, .brokenIndex, .damaged, .aside, .open, .notRepaired: true
    }
  }
}

/// Looks at the records of a folder, and repairs what can be repaired. Nothing is ever removed.
public struct Doctor {
  private let files: RecordFiles

  public init(folder: String) { files = RecordFiles(folder: folder) }

  // MARK: Looking

  /// What there is to say about the folder; nothing in it is changed.
  public func findings() -> [Finding] {
    let folder = files.folder
    do throws(SystemError) {
      guard try FileStatus(folder).kind == .folder else {
        return [.unusable(file: folder, .system(.notADirectory))]
      }
    } catch {
      return [error == .notFound ? .nothing(folder: folder) : .unusable(file: folder, .system(error))]
    }
    var findings: [Finding] = isOpen(folder) ? [.open(file: folder)] : []
    if let refusal = files.folderRefusal { findings.append(.unusable(file: folder, refusal.failure)) }
    findings += [database()]
    return findings
      + asides().map {
        .aside(file: $0.database, results: Database.salvaged($0)?.database.counts.results ?? 0)
      }
  }

  /// Whether others than the owner may look into a folder, or write there.
  private func isOpen(_ path: String) -> Bool { ((try? FileStatus(path))?.permissions ?? 0) & 0o077 != 0 }

  private func database() -> Finding {
    let file = files.database
    do {
      try files.check()
      guard files.exists else { return .nothing(folder: files.folder) }
      let database = try Database(file, files.reading)
      database.setBusyTimeout(.seconds(3))
      try Migrations.checkHeader(database.header())
      try Migrations.checkVersion(of: database)
      let faults = try database.rows("PRAGMA integrity_check(100)") { $0.text(0) }
      guard faults == ["ok"] else {
        let areAllOfIndices = faults.allSatisfy { $0.contains(" index ") }
        return areAllOfIndices ? .brokenIndex(file: file) : .damaged(file: file)
      }
      let copy = try Database.inMemory()
      try copy.fill(from: database)
      try Migrations.apply(to: copy)
      guard try Migrations.hasTables(copy) else { return .damaged(file: file) }
      let counts = copy.counts
      return .sound(file: file, players: counts.players, results: counts.results, games: counts.games)
    } catch {
      let error = DatabaseError(error)
      return error.kind == .damage
        ? .damaged(file: file) : .unusable(file: files.unusableFile, error.failure)
    }
  }

  /// The databases that were moved aside because they were damaged, the oldest first.
  private func asides() -> [RecordFiles] {
    let names = Files.names(in: files.folder).filter { $0.hasPrefix("\(RecordFiles.name).damaged-") }
    return names.filter { name in
      !name.hasSuffix(Self.taken) && !["-wal", "-shm", "-journal"].contains(where: name.hasSuffix)
    }.map { RecordFiles(folder: files.folder, name: $0) }
  }

  /// The end of the name of a database that has been taken back.
  private static let taken = ".taken"

  // MARK: Repairing

  /// Repairs what can be repaired.
  /// - Returns: what has been done, and what could not be.
  public func repair() -> [Finding] {
    var done: [Finding] = []
    for finding in findings() {
      switch finding {
      case .open(let file):
        do throws(SystemError) {
          try Files.makePrivate(file)
          done.append(.closed(file: file))
        } catch { done.append(.notRepaired(file: file, .system(error))) }
      case .brokenIndex(let file): done.append(rebuilt(file))
      case .damaged(let file):
        // The name says that it needs not be taken back.
        let name = files.unusedName(".damaged") + Self.taken
        done.append(
          taking(files, of: file) {
            try files.rename(to: name)
            return name
          })
      case .aside(let file, _):
        let aside = RecordFiles(file: file)
        let result = taking(aside, of: file) { try files.keepCopy(as: ".before") }
        done.append(result)
        if case .takenBack = result { try? aside.rename(to: file + Self.taken) }
      case .nothing, .sound, .unusable, .rebuilt, .takenBack, .closed, .notRepaired: break
      }
    }
    return done
  }

  private func rebuilt(_ file: String) -> Finding {
    do throws(DatabaseError) {
      let database = try Database(file)
      database.setBusyTimeout(.seconds(3))
      try database.execute("REINDEX")
      guard try !database.isDamaged() else { return .notRepaired(file: file, .damaged) }
      return .rebuilt(file: file)
    } catch {
      return .notRepaired(file: file, error.failure)
    }
  }

  /// Puts what can be read of a database before what the one that is used has by now.
  /// - Parameter keep: puts the one that is used aside, and returns its new name.
  private func taking(
    _ source: RecordFiles, of file: String, keep: () throws -> String
  ) -> Finding {
    do {
      guard let (old, _) = Database.salvaged(source) else { return .notRepaired(file: file, .damaged) }
      let results = old.counts.results
      if source.database != files.database, files.exists {
        guard let (new, isWhole) = Database.salvaged(files), isWhole else {
          return .notRepaired(file: files.database, .damaged)
        }
        try old.append(new)
      }
      let kept = try files.replace(by: old, keep: keep)
      return .takenBack(file: file, results: results, kept: kept)
    } catch {
      return .notRepaired(file: file, DatabaseError(error).failure)
    }
  }
}

extension RecordFiles {
  /// Puts a database in the place of the one that is used: until then it has another name, so that there is never a part of it.
  /// - Parameter keep: puts the present one aside, and returns its new name; it is not called when there is none.
  /// - Returns: what `keep` has returned.
  func replace(by database: Database, keep: () throws -> String) throws -> String {
    let new = RecordFiles(folder: folder, name: "\(Self.name).new-\(System.processID)")
    defer { Files.remove(new.database) }
    Files.remove(new.database)
    let file = try Database(new.database)
    try file.fill(from: database)
    try file.execute("PRAGMA journal_mode = DELETE")
    let kept = exists ? try keep() : ""
    try Files.rename(new.database, to: self.database)
    return kept
  }

  /// Gives the database a second name, so that it can be replaced. It must have no log, which nobody then has open.
  /// - Returns: the second name.
  func keepCopy(as ending: String) throws -> String {
    let database = try Database(self.database)
    database.setBusyTimeout(.seconds(3))
    // Fails while another program has the database open.
    guard try database.row("PRAGMA journal_mode = DELETE", read: { $0.text(0) }) == "delete" else {
      throw DatabaseError(.busy, .locked)
    }
    let name = unusedName(ending)
    try Files.link(self.database, as: name)
    return name
  }
}

extension Database {
  /// How many players, results and saved games there are.
  var counts: (players: Int, results: Int, games: Int) {
    func count(_ table: String) -> Int { (try? row("SELECT count(*) FROM \(table)") { $0.int(0) }) ?? 0 }
    return (count("player"), count("result"), count("game") + count("post"))
  }

  /// Adds what another database of this version has that was used after this one: its results follow these, and where both
  /// have something of one name, this takes its place.
  func append(_ later: Database) throws(DatabaseError) {
    let path = "other"
    try execute("ATTACH ':memory:' AS \(path)")
    try execute("PRAGMA foreign_keys = OFF; BEGIN")
    for table in [
      "result", "finished", "game", "post", "game_part", "setting", "player", "deck", "practice", "learned",
    ] {
      try execute("CREATE TABLE \(path).\(table) AS SELECT * FROM main.\(table) WHERE 0")
      try copyRows(of: table, from: later, to: path)
    }
    let first = try row("SELECT ifnull(max(id), 0) FROM main.result") { $0.int64(0) } ?? 0
    // A result with its game that is here already is the same one.
    try execute(
      """
      DELETE FROM \(path).result WHERE id IN (SELECT f.result FROM \(path).finished f
        JOIN main.finished m ON m.game = f.game JOIN main.result r ON r.id = m.result
        JOIN \(path).result p ON p.id = f.result WHERE r.player = p.player);
      INSERT OR IGNORE INTO main.player SELECT * FROM \(path).player;
      INSERT OR IGNORE INTO main.result SELECT id + \(first), player, mode, language, day, won, points, misses,
        ranked, run + \(first), details FROM \(path).result;
      INSERT OR IGNORE INTO main.finished SELECT result + \(first), game, words, fields FROM \(path).finished
        WHERE result + \(first) IN (SELECT id FROM main.result);
      """)
    for table in ["game", "post", "game_part", "setting", "deck", "practice"] {
      try execute("INSERT OR REPLACE INTO main.\(table) SELECT * FROM \(path).\(table)")
    }
    try execute("INSERT OR IGNORE INTO main.learned SELECT * FROM \(path).learned")
    try execute("COMMIT; DETACH \(path)")
  }
}
