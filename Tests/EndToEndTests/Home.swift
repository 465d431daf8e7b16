import Engines
import Records
import Storage
import TestSupport

/// A player's home folder.
final class Home {
  private let folder: TemporaryFolder

  /// - Parameter isFirstStart: whether Wordyard has never been started with it.
  init(isFirstStart: Bool = false) throws {
    folder = try TemporaryFolder()
    guard !isFirstStart else { return }
    let store = RecordStore(folder: records)
    store.save(settings: ["introduced": "yes"])
    store.close()
  }

  var path: String { folder.path }

  /// The folder of the records.
  var records: String { path + "/data/wordyard" }

  var database: String { records + "/wordyard.db" }

  /// The names of the files in the folder of the database, sorted.
  var files: [String] { folder.names(in: "data/wordyard") }

  /// Writes a file in it.
  func write(_ bytes: [UInt8], to name: String) throws { try folder.write(bytes, to: name) }

  /// Replaces the database by something else.
  func overwriteDatabase(_ text: String) throws {
    try folder.write(text, to: "data/wordyard/wordyard.db")
  }

  /// The contents of the records, read as by another program.
  func read<Value>(_ body: (RecordStore) -> Value) -> Value {
    let store = RecordStore(folder: records)
    defer { store.close() }
    return body(store)
  }
}
