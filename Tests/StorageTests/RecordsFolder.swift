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

/// A temporary folder for records, and processes that use it.
final class RecordsFolder {
  private let temporary: TemporaryFolder
  private let parent: String
  /// It does not exist before the records create it.
  let path: String

  init(below parent: String = "share") throws {
    temporary = try TemporaryFolder()
    self.parent = parent
    path = "\(temporary.path)/\(parent)/wordyard"
  }

  var database: String { path + "/wordyard.db" }

  /// Records in this folder, as used by a process.
  func store(timeout: Duration = .seconds(10)) -> RecordStore {
    RecordStore(folder: path, timeout: timeout)
  }

  /// The folder with Ann's settings, a saved game of hers and three consecutive wins.
  func played() throws -> RecordsFolder {
    let store = store()
    let records = store
    records.save(settings: ["player": "Ann", "theme": "paper"])
    _ = records.title(of: "Ann")
    records.play("Ann", "www")
    records.save(.of("Ann", 1, progress: 4, guesses: ["e", "x"]))
    store.close()
    return self
  }

  /// Only when no process has the file open: closing it releases the locks that this process has on it.
  func bytes(of name: String = "wordyard.db") -> [UInt8] {
    TestSupport.bytes(ofFile: path + "/" + name) ?? []
  }

  func write(_ bytes: [UInt8], to name: String = "wordyard.db") throws {
    try temporary.write(bytes, to: "\(parent)/wordyard/\(name)")
  }

  /// The names of the files in it, sorted.
  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// The result of a query on the database, over a separate connection.
  func value(_ sql: String) throws -> String {
    try Database(database).row(sql) { $0.text(0) } ?? ""
  }

  /// A process that uses the records in this folder.
  func process(_ command: String, _ arguments: String...) -> Program {
    Program(Self.stressPath, [command, path] + arguments)
  }

  /// A script that may mount file systems, which are removed with it; if mounting is not permitted, another script. `$1` is
  /// the records' folder, `$2` its parent, and `$3` the stress program.
  func mounting(_ script: String, otherwise: String) -> Program {
    let choice = """
      mounting=$1 otherwise=$2
      shift 2
      if unshare -rm mount -t tmpfs none /mnt; then exec unshare -rm sh -ec "$mounting" sh "$@"; fi
      exec sh -ec "$otherwise" sh "$@"
      """
    return Program(
      "/bin/sh", ["-ec", choice, "sh", script, otherwise, path, temporary.path, Self.stressPath],
      environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"])
  }

  /// It is in the same folder as the tests.
  private static let stressPath: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let here = "/" + path.split(separator: "/").dropLast().joined(separator: "/") + "/records-stress"
    return access(here, X_OK) == 0 ? here : Checkout.root + "/.build/debug/records-stress"
  }()
}

// MARK: Databases of released versions

extension RecordsFolder {
  /// A new folder with a copy of the database of a released version, and records that open it.
  static func openedCopy(of version: Int) throws -> (folder: RecordsFolder, store: RecordStore) {
    let folder = try RecordsFolder()
    let file = TestSupport.bytes(ofFile: Checkout.root + "/Tests/StorageTests/Fixtures/version-\(version).db")
    try folder.write(try #require(file))
    #expect(try folder.value("PRAGMA user_version") == "\(version)")
    return (folder, folder.store())
  }

  /// Checks that opening such a copy migrates it without a notice, then closes the records.
  func expectMigrated(_ store: RecordStore) throws {
    #expect(store.players() == ["Zoë 李", "Bob", "Ann"])
    #expect(store.notices() == [])
    store.close()
    #expect(try value("PRAGMA user_version") == "\(Migrations.current)")
    #expect(try value("PRAGMA integrity_check") == "ok")
  }
}
