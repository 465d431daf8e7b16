import CSQLite
import Platform

extension Database {
  /// What can be read of the database in a file that may be damaged, with the tables of this version, in memory. The file stays
  /// as it is.
  /// - Returns: `nil` when it cannot be read at all; `isWhole` is whether nothing of it can be missing.
  static func salvaged(_ files: RecordFiles) -> (database: Database, isWhole: Bool)? {
    guard let bytes = try? Files.bytes(files.database, atMost: longestFile), !bytes.isEmpty else {
      return nil
    }
    // Where not even the names of its tables can be read there is nothing but the rows on its pages.
    let read =
      (try? salvaged(readBy: files)) ?? (try? salvaged(withNewHeader: bytes, files)) ?? (try? empty())
    guard let (database, isWhole) = read else { return nil }
    if !isWhole {
      // The results come before their players are known.
      try? database.execute("PRAGMA foreign_keys = OFF")
      database.add(PageScan(bytes).rows())
      try? database.completeReferences()
      try? database.execute("PRAGMA foreign_keys = ON")
    }
    return (database, isWhole)
  }

  private static let longestFile = 1 << 30

  private static func empty() throws -> (Database, isWhole: Bool) {
    let database = try inMemory()
    try Migrations.apply(to: database)
    return (database, false)
  }

  private static func salvaged(readBy files: RecordFiles) throws -> (Database, isWhole: Bool) {
    try migrated(from: Database(files.database, files.hasLog ? .readOnly : .immutable))
  }

  /// What can be read when the first bytes, which say how all of the file is to be read, are replaced by those of a new one.
  private static func salvaged(
    withNewHeader bytes: [UInt8], _ files: RecordFiles
  ) throws -> (Database, isWhole: Bool) {
    let path = "\(files.database).look-\(System.processID)"
    defer { Files.remove(path) }
    let whole = header(pages: UInt32(bytes.count / 4096)) + bytes.dropFirst(100)
    try Files.replace(path, with: whole, temporary: path + "+")
    return (try migrated(from: Database(path, .immutable)).0, false)
  }

  /// The first bytes of a database of this version without free pages. https://sqlite.org/fileformat.html#the_database_header
  private static func header(pages: UInt32) -> [UInt8] {
    func word(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    let change = word(1)
    var header = Array("SQLite format 3\0".utf8) + [0x10, 0, 1, 1, 0, 64, 32, 32] + change + word(Int(pages))
    // Free pages, the schema's number and format, cache, vacuum, and UTF-8.
    for number in [0, 0, 1, 4, 0, 0, 1, Migrations.current, 0, Migrations.applicationID] {
      header += word(number)
    }
    return header + [UInt8](repeating: 0, count: 20) + change + word(3_034_000)
  }

  private static func migrated(from source: Database) throws -> (Database, isWhole: Bool) {
    source.setBusyTimeout(.seconds(3))
    let copy = try inMemory()
    let isWhole = try copy.salvage(from: source)
    try Migrations.checkVersion(of: copy)
    try Migrations.apply(to: copy)
    guard try Migrations.hasTables(copy) else { throw DatabaseError(.damage, .notAFile) }
    try copy.execute("PRAGMA foreign_keys = ON")
    return (copy, isWhole)
  }

  /// Fills this database, which is empty, with the rows of another one that can be read.
  /// - Returns: whether these are all.
  private func salvage(from source: Database) throws(DatabaseError) -> Bool {
    try execute("PRAGMA foreign_keys = OFF; BEGIN")
    var isWhole = true
    for part in try source.schema() {
      try execute(part.sql)
      guard part.isTable else { continue }
      let isKeyed = part.sql.contains("WITHOUT ROWID")
      let areAll =
        try isKeyed ? salvageKeyed(part.name, from: source) : salvageRows(of: part.name, from: source)
      isWhole = areAll && isWhole
    }
    for name in ["user_version", "application_id"] {
      try execute("PRAGMA \(name) = \(source.row("PRAGMA \(name)") { $0.int64(0) } ?? 0)")
    }
    try execute("COMMIT")
    return isWhole
  }

  /// Copies the rows of a table by its keys, from the first one and from the last one on.
  private func salvageKeyed(_ table: String, from source: Database) throws(DatabaseError) -> Bool {
    let keys = try source.rows("PRAGMA table_info(\(Self.quoted(table)))") { ($0.int(5), $0.text(1)) }
      .filter { $0.0 > 0 }.map { Self.quoted($0.1) }
    func order(_ direction: String) -> String {
      let order = keys.map { "\($0) \(direction)" }.joined(separator: ", ")
      return "SELECT NULL, * FROM \(Self.quoted(table)) ORDER BY \(order)"
    }
    if try copy(order("ASC"), [], to: table, from: source).isWhole { return true }
    _ = try copy(order("DESC"), [], to: table, from: source)
    return false
  }

  /// Copies the rows of a table by their numbers: where they cannot be read, from both ends of the gap, then of its halves.
  private func salvageRows(of table: String, from source: Database) throws(DatabaseError) -> Bool {
    func rows(_ direction: String) -> String {
      """
      SELECT rowid, * FROM \(Self.quoted(table)) NOT INDEXED WHERE rowid > ? AND rowid < ?
      ORDER BY rowid \(direction)
      """
    }
    var gaps: [(low: Int64, high: Int64)] = [(-1 << 61, 1 << 61)]
    var isWhole = true
    var next = 0
    // Of a gap in which nothing can be read every number would be tried.
    while next < min(gaps.count, 2_000) {
      var (low, high) = gaps[next]
      next += 1
      let up = try copy(rows("ASC"), [low, high], to: table, from: source)
      guard !up.isWhole else { continue }
      isWhole = false
      low = up.last ?? low
      high = try copy(rows("DESC"), [low, high], to: table, from: source).last ?? high
      let middle = low + (high - low) / 2
      if middle > low {
        gaps += [(low, middle + 1), (middle, high)].filter { $0.high - $0.low < high - low }
      }
    }
    return isWhole
  }

  /// Copies the rows of a query, of which the first column is the row's number and no part of it, as far as they can be read.
  /// - Returns: the number of the last one, and whether there are no more.
  private func copy(
    _ query: String, _ bounds: [Int64], to table: String, from source: Database
  ) throws(DatabaseError) -> (last: Int64?, isWhole: Bool) {
    guard let rows = try? source.prepared(query) else { return (nil, false) }
    defer { sqlite3_reset(rows) }
    for (index, bound) in bounds.enumerated() { sqlite3_bind_int64(rows, Int32(index + 1), bound) }
    let count = sqlite3_column_count(rows) - 1
    let places = (0..<count).map { _ in "?" }.joined(separator: ", ")
    let insertion = try prepared("INSERT OR IGNORE INTO \(Self.quoted(table)) VALUES (\(places))")
    defer { sqlite3_reset(insertion) }
    var last: Int64?
    while true {
      let code = sqlite3_step(rows)
      guard code == SQLITE_ROW else { return (last, code == SQLITE_DONE) }
      last = sqlite3_column_int64(rows, 0)
      for column in 0..<count {
        sqlite3_bind_value(insertion, column + 1, sqlite3_column_value(rows, column + 1))
      }
      // A row that the table does not take is damaged.
      _ = sqlite3_step(insertion)
      sqlite3_reset(insertion)
    }
  }

  /// The columns of the tables whose rows have numbers, and of those without, that no index resembles: `i` is an integer, `I`
  /// one that rows of earlier versions do not have, `t` a text, `k` the number itself.
  private static let numbered = [
    ("result", "ktttiiiiiit"), ("finished", "kitt"), ("game", "ktttt?iti"), ("game_part", "iit"),
  ]
  private static let keyed = [("practice", "tttii?II"), ("learned", "ttti"), ("setting", "ttt")]

  /// Adds the rows of a page that belong to one of the tables and are not there yet.
  private func add(_ rows: [PageScan.Row]) {
    for row in rows {
      let shape = row.values.map { value -> Character in
        switch value {
        case .null: "k"
        case .integer: "i"
        case .text: "t"
        case .real, .blob: "-"
        }
      }
      for (table, columns) in Self.tables(of: row) where shape.count <= columns.count {
        let fits = zip(shape, columns).allSatisfy { "\($0)" == $1.lowercased() || $1 == "?" && $0 != "t" }
        guard fits, columns.dropFirst(shape.count).allSatisfy({ $0 == "I" }),
          let insertion = try? prepared(
            "INSERT OR IGNORE INTO \(table) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))")
        else { continue }
        for index in shape.count..<columns.count { sqlite3_bind_int64(insertion, Int32(index + 1), 0) }
        for (index, value) in row.values.enumerated() {
          let place = Int32(index + 1)
          switch value {
          case .null where index == 0: sqlite3_bind_int64(insertion, place, row.id ?? 0)
          case .integer(let number): sqlite3_bind_int64(insertion, place, number)
          case .text(let text): _ = text.bind(to: insertion, at: place)
          default: sqlite3_bind_null(insertion, place)
          }
        }
        sqlite3_step(insertion)
        sqlite3_reset(insertion)
        sqlite3_clear_bindings(insertion)
      }
    }
  }

  /// The tables that have rows of this shape; a match by post is kept as a game is.
  private static func tables(of row: PageScan.Row) -> [(String, String)] {
    guard row.id != nil else { return keyed }
    let isByPost = row.values.contains {
      if case .text(let text) = $0 { text.hasSuffix("-post") } else { false }
    }
    return numbered.map { ($0 == "game" && isByPost ? "post" : $0, $1) }
  }

  /// Lists every player who has results, words or settings, and removes what belongs to a row that could not be read.
  private func completeReferences() throws(DatabaseError) {
    try execute(
      """
      INSERT OR IGNORE INTO player SELECT player, 0 FROM (SELECT player FROM result
        UNION SELECT player FROM practice UNION SELECT player FROM setting) WHERE player <> '';
      DELETE FROM finished WHERE result NOT IN (SELECT id FROM result);
      DELETE FROM game_part WHERE game NOT IN (SELECT id FROM game)
      """)
  }
}
