import Engines
import Platform
import Records

/// A problem with a file of records that a command names.
public struct RecordsProblem: Error {
  public let file: String
  public let reason: StorageFailure

  init(_ file: String, _ error: any Error) {
    self.file = file
    reason =
      (error as? SystemError).map { .system($0) } ?? DatabaseError(error).reason
  }
}

extension DatabaseError {
  /// Why it cannot be used, in what a person is told.
  fileprivate var reason: StorageFailure { kind == .damage ? .notAFile : failure }
}

/// All that a player has, in one file: the database of the records with a table of the other files of its folder.
public struct Backup {
  /// The folders of files of a player's own, below that of the records.
  private static let folders = ["vocabulary", "phrases", "gallows", "languages"]
  /// Without its key a host could not tell the results of the folder from others.
  private static let files = [HostKey.name]
  private static let filesTable =
    "CREATE TABLE IF NOT EXISTS file (path TEXT PRIMARY KEY, content BLOB) WITHOUT ROWID"
  private static let mostBytes = 1 << 26
  private static let deepest = 4

  private let database: Database
  private let file: String
  public let players: Int
  public let results: Int
  public let games: Int
  /// The paths of the other files, below the folder.
  public let paths: [String]

  /// Writes a backup of a folder.
  /// - Throws: `RecordsProblem` when the records cannot be read, or the file cannot be made, because it is there already or for
  ///   another reason.
  public static func write(_ file: String, of folder: String) throws -> Backup {
    let files = RecordFiles(folder: folder)
    let copy: Database
    do {
      try files.check()
      copy = try Database.inMemory()
      if files.exists {
        let source = try Database(files.database, files.reading)
        source.setBusyTimeout(.seconds(3))
        try Migrations.checkHeader(source.header())
        try copy.fill(from: source)
      }
      try Migrations.checkVersion(of: copy)
      try Migrations.apply(to: copy)
      try copy.execute(filesTable)
    } catch { throw RecordsProblem(files.unusableFile, error) }
    let kept = Self.files.filter { Files.exists("\(folder)/\($0)") }
    for path in folders.flatMap({ paths(below: $0, of: folder) }) + kept {
      let bytes = try Files.bytes("\(folder)/\(path)", atMost: mostBytes)
      do { try copy.run("INSERT INTO file VALUES (?, ?)", path, bytes) } catch {
        throw RecordsProblem(file, error)
      }
    }
    let temporary = "\(file).part-\(System.processID)"
    defer { Files.remove(temporary) }
    do {
      Files.remove(temporary)
      try Database(temporary).fill(from: copy)
      try Files.link(temporary, as: file)
    } catch { throw RecordsProblem(file, error) }
    return try Backup(reading: file)
  }

  private static func paths(below path: String, of folder: String, depth: Int = 1) -> [String] {
    Files.names(in: "\(folder)/\(path)").flatMap { name -> [String] in
      let path = "\(path)/\(name)"
      switch (try? FileStatus("\(folder)/\(path)"))?.kind {
      case .regular: return [path]
      case .folder where depth < deepest: return paths(below: path, of: folder, depth: depth + 1)
      default: return []
      }
    }
  }

  /// Reads a backup, of this or of an earlier version.
  /// - Throws: `RecordsProblem` when it is none, is damaged or from a later version.
  public init(reading file: String) throws {
    self.file = file
    do {
      try RecordFiles(file: file).check()
      guard Files.exists(file) else { throw SystemError.notFound }
      let source = try Database(file, .immutable)
      try Migrations.checkHeader(source.header())
      guard try !source.isDamaged() else { throw DatabaseError(.damage, .damaged) }
      let copy = try Database.inMemory()
      try copy.fill(from: source)
      try Migrations.checkVersion(of: copy)
      try Migrations.apply(to: copy)
      guard try Migrations.hasTables(copy) else { throw DatabaseError(.damage, .notAFile) }
      // A plain copy of the database has none.
      try copy.execute(Self.filesTable)
      paths = try copy.rows("SELECT path FROM file ORDER BY path") { $0.text(0) }.filter(Self.isOwn)
      database = copy
    } catch { throw RecordsProblem(file, error) }
    (players, results, games) = database.counts
  }

  /// Whether a path is that of a file of a player's own, and leads nowhere else.
  private static func isOwn(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return Self.files.contains(path)
      || (2...deepest + 1).contains(parts.count) && folders.contains(String(parts[0]))
        && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(0) }
  }

  /// Puts what the backup has in the place of what a folder has, which stays beside it under other names.
  /// - Returns: the names that what was there has now.
  /// - Throws: `RecordsProblem` for what cannot be written; what was there before is still there then.
  public func restore(to folder: String) throws -> [String] {
    let files = RecordFiles(folder: folder)
    var kept: [String] = []
    do {
      try files.makeFolder()
      let contents = try Database.inMemory()
      try contents.fill(from: database)
      try contents.execute("DROP TABLE file")
      let name = try files.replace(by: contents) { try files.keepCopy(as: ".before") }
      if !name.isEmpty { kept.append(name) }
    } catch { throw RecordsProblem(files.database, error) }
    for path in paths {
      let whole = "\(folder)/\(path)"
      do {
        let bytes = try database.row("SELECT content FROM file WHERE path = ?", path) { $0.bytes(0) } ?? []
        guard (try? Files.bytes(whole, atMost: Self.mostBytes)) != bytes else { continue }
        try Files.makeFolders(String(whole[..<(whole.lastIndex(of: "/") ?? whole.endIndex)]))
        if Files.exists(whole) {
          let name = RecordFiles(file: whole).unusedName(".before")
          try Files.link(whole, as: name)
          kept.append(name)
        }
        try Files.replace(whole, with: bytes, temporary: "\(whole).part-\(System.processID)", isKept: true)
      } catch { throw RecordsProblem(whole, error) }
    }
    return kept
  }
}
