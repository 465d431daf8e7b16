import Engines
import Platform
import Records

/// The files of the records in a folder: the database, what SQLite creates beside it, and the file of the locks.
struct RecordFiles {
  let folder: String
  private let name: String

  /// - Parameter name: that of the database, if it is not the one that is used.
  init(folder: String, name: String = RecordFiles.name) { (self.folder, self.name) = (folder, name) }

  /// The files of a database at a path.
  init(file: String) {
    let slash = file.lastIndex(of: "/") ?? file.startIndex
    self.init(folder: String(file[..<slash]), name: String(file[slash...].drop { $0 == "/" }))
  }

  /// The name of the database that is used.
  static let name = "wordyard.db"

  var database: String { "\(folder)/\(name)" }
  var locks: String { folder + "/games.lock" }

  /// The endings of the names of the database, which is the first, and of the files that SQLite creates beside it.
  private static let endings = ["", "-journal", "-wal", "-shm"]

  var exists: Bool { Files.exists(database) }
  var hasLog: Bool { Files.exists(database + "-wal") }
  /// How the database is opened that only is read. With a log it must be opened normally; without one as immutable, because
  /// SQLite would otherwise create a log. Where a first start was killed it is left as it was before, for which it is written.
  var reading: Database.Access {
    let journal = try? FileStatus(database + "-journal")
    return hasLog ? .readOnly : journal.map { $0.size > 0 } ?? false ? .readWrite : .immutable
  }
  var isRegular: Bool { (try? FileStatus(database))?.kind == .regular }

  /// Creates the folder and its missing parents, accessible only to the player.
  func makeFolder() throws(DatabaseError) {
    do { try Files.makeFolders(folder) } catch { throw .system(error) }
  }

  /// Why the folder cannot be written to; `nil` when it can.
  var folderRefusal: DatabaseError? { Files.isWritable(folder) ? nil : .system(.last) }

  /// Why the database cannot be written to; `nil` when it can.
  var databaseRefusal: DatabaseError? { Files.isWritable(database) ? nil : .system(.last) }

  /// - Throws: when the database, or a log beside it, exists but is not a regular file: opening a pipe could block forever.
  func check() throws(DatabaseError) {
    for ending in Self.endings {
      do throws(SystemError) {
        switch try FileStatus(database + ending).kind {
        case .regular: continue
        case .folder: throw .isADirectory
        default: break
        }
      } catch {
        if error == .notFound { continue }
        throw .system(error)
      }
      throw DatabaseError(.refusal, .notAFile)
    }
  }

  /// The file that an error is about: one beside the database if that is not a regular file, else the database.
  var unusableFile: String {
    Self.endings.map { database + $0 }.first { ![nil, .regular].contains((try? FileStatus($0))?.kind) }
      ?? database
  }

  /// Renames the database, and the files that SQLite creates beside it.
  /// - Returns: what is to be told of it.
  func moveAside() throws(DatabaseError) -> RecordsNotice {
    let name = unusedName(".damaged")
    let hadLog = hasLog
    try rename(to: name)
    return .damaged(movedTo: name, backBy: command(takingBack: name, withLog: hadLog))
  }

  /// Renames the database, and the files that SQLite creates beside it.
  func rename(to name: String) throws(DatabaseError) {
    // The database is renamed last: a log left behind would be applied to the new one.
    for ending in Self.endings.reversed() {
      do throws(SystemError) { try Files.rename(database + ending, to: name + ending) } catch {
        guard error == .notFound, ending != "" else { throw .system(error) }
      }
    }
  }

  /// The shell's command that takes a database that was moved aside back; the one that was begun meanwhile keeps a name.
  private func command(takingBack name: String, withLog: Bool) -> String {
    let stamp = name.dropFirst(database.count + ".damaged".count)
    let new = Self.name
    let old = new + ".damaged" + stamp
    return "cd \(Self.quoted(Files.absolute(folder))) && mv \(new) \(new).later\(stamp) && mv \(old) \(new)"
      + (withLog ? " && mv \(old)-wal \(new)-wal" : "")
  }

  /// A path as a word of a shell's command.
  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// A path beside the database that nothing has: its own, what it is now, and the time.
  func unusedName(_ ending: String) -> String {
    let now = System.LocalTime()
    func digits(_ parts: Int...) -> String { parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined() }
    let stamp = digits(now.year, now.month, now.day) + "-" + digits(now.hour, now.minute, now.second)
    let first = "\(database)\(ending)-\(stamp)"
    var name = first
    var number = 1
    while Files.exists(name) {
      number += 1
      name = first + "-\(number)"
    }
    return name
  }
}

extension DatabaseError {
  static func system(_ error: SystemError) -> DatabaseError { DatabaseError(.refusal, .system(error)) }

  /// A disk that repeatedly damages databases.
  static var damagingDisk: DatabaseError { .system(.inputOutput) }
}

extension Files {
  /// Creates a folder and its missing parents, readable only by their owner.
  package static func makeFolders(_ path: String) throws(SystemError) {
    if exists(path) { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    try makeFolder(path)
  }
}
