import CSQLite
import Engines
import Platform
import Records

/// A connection to an SQLite database that caches its prepared statements. Must be used from one thread.
final class Database {
  var connection: OpaquePointer?
  private(set) var statements: [String: OpaquePointer] = [:]

  /// The mode in which the file is opened.
  enum Access {
    /// For reading and writing; the file is created when it is missing.
    case readWrite
    /// For reading only.
    case readOnly
    /// For reading only, and assuming that nobody writes: no lock, no write-ahead log, no file is created beside it.
    case immutable
  }

  /// Opens a database without reading anything yet.
  init(_ path: String, _ access: Access = .readWrite) throws(DatabaseError) {
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var name = path
    switch access {
    case .readWrite: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .readOnly: flags |= SQLITE_OPEN_READONLY
    case .immutable:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      name = "file:\(Self.escaped(path))?immutable=1"
    }
    let code = sqlite3_open_v2(name, &connection, flags, nil)
    guard code == SQLITE_OK else { throw error(code) }
    try execute("PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY")
  }

  /// An empty database in memory, deleted with this object.
  static func inMemory() throws(DatabaseError) -> Database { try Database(":memory:") }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(connection)
  }

  /// How long a statement waits while another connection has the database locked.
  func setBusyTimeout(_ timeout: Duration) {
    sqlite3_busy_timeout(connection, Int32(timeout / .milliseconds(1)))
  }

  /// Whether closing writes the log back into the file and deletes it, or leaves both unchanged.
  func setCheckpointOnClose(_ isOn: Bool) { sqlite_set_checkpoint_on_close(connection, isOn) }

  /// Whether the file has been renamed or deleted since it was opened.
  var hasMoved: Bool { sqlite_has_moved(connection) }

  var isReadOnly: Bool { sqlite3_db_readonly(connection, "main") == 1 }

  /// The first bytes of the file, as many as there are.
  func header() throws(DatabaseError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 100)
    let code = sqlite_read_header(connection, &bytes, Int32(bytes.count))
    // With `SQLITE_IOERR_SHORT_READ` the file is shorter, and the rest of the buffer is zero.
    guard code == SQLITE_OK || code == SQLITE_IOERR | 2 << 8 else { throw error(code) }
    return bytes
  }

  /// Whether SQLite finds faults in what the file contains. A read that fails looks to SQLite like a fault, so that all is read
  /// once more for itself.
  /// - Throws: when the file cannot be read.
  func isDamaged() throws(DatabaseError) -> Bool {
    for _ in 0..<2 {
      do throws(DatabaseError) {
        if try rows("PRAGMA quick_check(1)", read: { $0.text(0) }) == ["ok"] { return false }
      } catch {
        guard error.kind == .damage else { throw error }
      }
      guard sqlite_read_all(connection) == SQLITE_OK else { throw .system(.inputOutput) }
    }
    return true
  }

  /// Copies the contents of another database into this one, which is empty: its rows, not its file, most of which may be free.
  func fill(from source: Database) throws(DatabaseError) {
    try execute("PRAGMA foreign_keys = OFF; BEGIN")
    // All of it as it is at one moment, whatever others write meanwhile.
    try source.execute("BEGIN")
    defer { try? source.execute("COMMIT") }
    for part in try source.schema() {
      try execute(part.sql)
      if part.isTable { try copyRows(of: part.name, from: source) }
    }
    for name in ["user_version", "application_id"] {
      try execute("PRAGMA \(name) = \(source.row("PRAGMA \(name)") { $0.int64(0) } ?? 0)")
    }
    try execute("COMMIT; PRAGMA foreign_keys = ON")
  }

  /// The tables, then the indices, with what makes them.
  func schema() throws(DatabaseError) -> [(isTable: Bool, name: String, sql: String)] {
    try rows(
      """
      SELECT type = 'table', name, sql FROM sqlite_master
      WHERE type IN ('table', 'index') AND sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
      ORDER BY type DESC, rowid
      """
    ) { (isTable: $0.bool(0), name: $0.text(1), sql: $0.text(2)) }
  }

  /// - Parameter schema: the one of this database in which the table is.
  func copyRows(
    of table: String, from source: Database, to schema: String = "main"
  ) throws(DatabaseError) {
    let name = Self.quoted(table)
    let rows = try source.prepared("SELECT * FROM \(name)")
    defer { sqlite3_reset(rows) }
    let count = sqlite3_column_count(rows)
    let places = (0..<count).map { _ in "?" }.joined(separator: ", ")
    let insertion = try prepared("INSERT INTO \(schema).\(name) VALUES (\(places))")
    defer { sqlite3_reset(insertion) }
    while true {
      let code = sqlite3_step(rows)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw source.error(code) }
      for column in 0..<count {
        sqlite3_bind_value(insertion, column + 1, sqlite3_column_value(rows, column))
      }
      let inserted = sqlite3_step(insertion)
      guard inserted == SQLITE_DONE else { throw error(inserted) }
      sqlite3_reset(insertion)
    }
  }

  /// Gives back the space of a file of which most is free. It waits for nobody, and keeps what it copies in a temporary file.
  func shrink() throws(DatabaseError) {
    func number(_ name: String) throws(DatabaseError) -> Int { try row("PRAGMA \(name)") { $0.int(0) } ?? 0 }
    let (pages, free) = (try number("page_count"), try number("freelist_count"))
    guard 2 * free > pages, free * (try number("page_size")) >= Self.leastShrunk else { return }
    setBusyTimeout(.zero)
    try execute("PRAGMA temp_store = FILE; VACUUM; PRAGMA wal_checkpoint")
  }

  /// Less is used again soon.
  private static let leastShrunk = 1 << 20

  /// Runs statements without parameters, ignoring their rows.
  func execute(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(connection, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Runs `work` in a transaction, which is rolled back when it throws.
  func transaction<T>(_ work: () throws -> T) throws(DatabaseError) -> T {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try work()
      try run("COMMIT")
      return result
    } catch {
      if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
      throw DatabaseError(error)
    }
  }

  /// The number of rows changed by the last statement.
  var changes: Int { Int(sqlite3_changes(connection)) }

  /// Runs a statement, ignoring its rows.
  func run(_ sql: String, _ values: (any SQLValue)?...) throws(DatabaseError) {
    try each(sql, values) { _ in }
  }

  /// The rows of a statement, each converted by `read`.
  func rows<T>(
    _ sql: String, _ values: (any SQLValue)?..., read: (Row) -> T
  ) throws(DatabaseError) -> [T] {
    var rows: [T] = []
    try each(sql, values) { rows.append(read($0)) }
    return rows
  }

  /// The only row of a statement, converted by `read`; `nil` when there is none.
  func row<T>(_ sql: String, _ values: (any SQLValue)?..., read: (Row) -> T) throws(DatabaseError) -> T? {
    var row: T?
    try each(sql, values) { row = read($0) }
    return row
  }

  private func each(
    _ sql: String, _ values: [(any SQLValue)?], _ body: (Row) -> Void
  ) throws(DatabaseError) {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      guard let code = value?.bind(to: statement, at: Int32(index + 1)) else { continue }
      guard code == SQLITE_OK else { throw error(code) }
    }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw error(code) }
      body(Row(statement: statement))
    }
  }

  func prepared(_ sql: String) throws(DatabaseError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    let code = sqlite3_prepare_v3(connection, sql, -1, flags, &statement, nil)
    guard code == SQLITE_OK, let statement else {
      throw DatabaseError(code: code, of: connection, isPreparing: true)
    }
    statements[sql] = statement
    return statement
  }

  func error(_ code: Int32) -> DatabaseError { DatabaseError(code: code, of: connection) }

  /// A name in a statement.
  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// A path escaped for a URI.
  private static func escaped(_ path: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF".utf8)
    let bytes = path.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      default: [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A value that can be bound to a parameter of a statement.
protocol SQLValue {
  /// Returns SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

extension Int64: SQLValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, self)
  }
}

extension Int: SQLValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    Int64(self).bind(to: statement, at: index)
  }
}

extension Bool: SQLValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int(statement, index, self ? 1 : 0)
  }
}

extension String: SQLValue {
  /// The length is passed explicitly, because a text may contain NUL.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withCString { sqlite_bind_copy(statement, index, $0, Int32(utf8.count)) }
  }
}

extension [UInt8]: SQLValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    withUnsafeBytes { sqlite_bind_bytes(statement, index, $0.baseAddress, Int32($0.count)) }
  }
}

/// The current row of a statement; valid until the statement is stepped.
struct Row {
  fileprivate let statement: OpaquePointer

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func int(_ column: Int32) -> Int { Int(limiting: int64(column)) }

  /// A day by its number, clamped to a range in which its date can be computed, because a damaged database may contain any
  /// number.
  func day(_ column: Int32) -> Day { Day(number: min(max(int(column), -1_000_000), 10_000_000)) }

  func bool(_ column: Int32) -> Bool { int64(column) != 0 }

  func bytes(_ column: Int32) -> [UInt8] {
    let count = Int(sqlite3_column_bytes(statement, column))
    return Array(UnsafeRawBufferPointer(start: sqlite3_column_blob(statement, column), count: count))
  }

  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

/// An error of SQLite, or of a system call on the database's files.
struct DatabaseError: Error {
  enum Kind {
    /// The file is not a database, or its tables do not match its version.
    case damage
    /// The database is from a later version.
    case newer
    /// Another process has it locked.
    case busy
    /// The disk, its permissions or the memory do not permit it.
    case refusal
  }

  let kind: Kind
  let failure: StorageFailure

  init(_ kind: Kind, _ failure: StorageFailure) {
    self.kind = kind
    self.failure = failure
  }

  /// Converts an error thrown by a closure: all errors thrown in this module have this type.
  init(_ error: any Error) {
    self = error as? DatabaseError ?? DatabaseError(.refusal, .sqlite(message: "\(error)"))
  }

  /// - Parameter isPreparing: whether preparing a statement failed. The statements are correct, so the tables must differ
  ///   from those of this version.
  init(code: Int32, of connection: OpaquePointer?, isPreparing: Bool = false) {
    // https://sqlite.org/rescode.html#pve
    let primary = code & 0xFF
    switch primary {
    case SQLITE_CORRUPT, SQLITE_NOTADB: kind = .damage
    case SQLITE_ERROR where isPreparing: kind = .damage
    case SQLITE_BUSY, SQLITE_LOCKED: kind = .busy
    default: kind = .refusal
    }
    let number = connection.map { sqlite3_system_errno($0) } ?? 0
    failure =
      switch primary {
      case SQLITE_FULL: .system(.diskFull)
      case SQLITE_IOERR where number != 0, SQLITE_CANTOPEN where number != 0:
        .system(SystemError(errno: number))
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_READONLY: .readOnly
      default: .sqlite(message: String(cString: sqlite3_errstr(code)))
      }
  }
}
