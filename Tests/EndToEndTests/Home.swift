import Engines
import Records
import Storage
import TestSupport

/// A player's home folder.
final class Home {
  private let folder: TemporaryFolder

  /// - Parameter isFirstStart: whether Wordyard has never been here.
  init(isFirstStart: Bool = false) throws {
    folder = try TemporaryFolder()
    guard !isFirstStart else { return }
    let store = RecordStore(folder: records, noteFolder: path + "/state/wordyard")
    store.save(settings: ["introduced": "yes"])
    _ = store.title(of: "Wordy")
    store.close()
  }

  var path: String { folder.path }

  /// Where the records lie.
  var records: String { path + "/data/wordyard" }

  var database: String { records + "/wordyard.db" }

  /// The names of the files beside the database, sorted.
  var files: [String] { folder.names(in: "data/wordyard") }

  /// Puts something else in the place of the database.
  func overwriteDatabase(_ text: String) throws {
    try folder.write(text, to: "data/wordyard/wordyard.db")
  }

  /// What the records say, read as another program would.
  func read<Value>(_ body: (RecordStore) -> Value) -> Value {
    let store = RecordStore(folder: records)
    defer { store.close() }
    return body(store)
  }
}
