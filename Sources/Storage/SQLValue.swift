import CSQLite

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

/// The current row of a statement; valid until the statement is stepped.
struct Row {
  fileprivate let statement: OpaquePointer

  init(statement: OpaquePointer) {
    self.statement = statement
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func int(_ column: Int32) -> Int { Int(limiting: int64(column)) }

  func bool(_ column: Int32) -> Bool { int64(column) != 0 }

  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
