import Engines
import Glibc
import Records
import TestSupport

@testable import Storage

/// A folder for records that goes away with this, and processes that use it.
final class RecordsFolder {
  private let temporary: TemporaryFolder
  /// It is not there before the records make it.
  let path: String

  init() throws {
    temporary = try TemporaryFolder()
    path = temporary.path + "/share/wordyard"
  }

  var database: String { path + "/wordyard.db" }

  /// Records in this folder, as a process of its own would have them.
  func store(timeout: Duration = .seconds(10)) -> RecordStore {
    RecordStore(folder: path, timeout: timeout)
  }

  /// The folder with Ann's settings, a game that waits for her and three that she has won in a row.
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

  /// Only when nobody has it open: closing the file drops the locks that this process has on it.
  func bytes(of name: String = "wordyard.db") -> [UInt8] {
    TestSupport.bytes(ofFile: path + "/" + name) ?? []
  }

  func write(_ bytes: [UInt8], to name: String = "wordyard.db") throws {
    try temporary.write(bytes, to: "share/wordyard/" + name)
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

  /// What one query finds in the database, as a connection of its own sees it.
  func value(_ sql: String) throws -> String {
    try Database(database).row(sql) { $0.text(0) } ?? ""
  }

  /// A process that does something to the records in this folder.
  func hammer(_ command: String, _ arguments: String...) -> Program {
    Program(Self.hammer, [command, path] + arguments)
  }

  /// A script that may mount what it likes, which goes with it; where the system allows nobody to mount anything,
  /// another script. It has the records' folder as `$1`, one around it as `$2`, and the hammer as `$3`.
  func mounting(_ script: String, otherwise: String) -> Program {
    let choice = """
      mounting=$1 otherwise=$2
      shift 2
      if unshare -rm mount -t tmpfs none /mnt; then exec unshare -rm sh -ec "$mounting" sh "$@"; fi
      exec sh -ec "$otherwise" sh "$@"
      """
    return Program(
      "/bin/sh", ["-ec", choice, "sh", script, otherwise, path, temporary.path, Self.hammer],
      environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"])
  }

  /// It lies beside the tests.
  private static let hammer: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let here = "/" + path.split(separator: "/").dropLast().joined(separator: "/") + "/records-stress"
    return access(here, X_OK) == 0 ? here : Checkout.root + "/.build/debug/records-stress"
  }()
}
