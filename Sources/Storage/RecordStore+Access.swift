extension RecordStore {
  /// A step in the database, which is taken again on another one when this one turns out to be damaged or full.
  typealias Step<T> = (Database) throws -> T

  /// What `work` finds, or `fallback` when there is nothing to find it in.
  func read<T>(_ fallback: T, _ work: Step<T>) -> T {
    alone { readAlone(fallback, work) }
  }

  /// As `read`, for those who already are `alone`.
  func readAlone<T>(_ fallback: T, _ work: Step<T>) -> T {
    do { return try perform(work) } catch { return fallback }
  }

  /// Does `work` in one transaction. While others have the database locked for longer than this waits, it is put
  /// off until the next write or the end, and what comes after it as well.
  func write(_ work: @escaping Step<Void>) {
    alone { writeAlone(work) }
  }

  /// As `write`, for those who already are `alone`.
  func writeAlone(_ work: @escaping Step<Void>) {
    backlog.append(work)
    flush(patience: backlog.count == 1 ? patience : .zero)
  }

  /// Does what has been put off, in its order, as far as the others let it.
  func flush(patience: Duration) {
    guard !backlog.isEmpty else { return }
    if let database, isKept, database.hasMoved { self.database = nil }
    database?.wait(atMost: patience)
    defer { database?.wait(atMost: self.patience) }
    while let work = backlog.first {
      do throws(DatabaseError) {
        try perform { database in
          try database.transaction {
            // Somebody may have begun to play with a newer Wordyard meanwhile.
            try Migrations.checkVersion(of: database)
            try work(database)
          }
        }
      } catch  where error.kind == .busy {
        return
      } catch {}
      backlog.removeFirst()
    }
  }

  /// Takes a step on whatever database can be had: after each that fails for good, the next one.
  private func perform<T>(_ work: Step<T>) throws(DatabaseError) -> T {
    var failure = DatabaseError(.refusal, .readOnly)
    // The folder's, the one begun after that was damaged, its copy in memory, an empty one in memory.
    for _ in 0..<4 {
      do {
        return try work(connected())
      } catch {
        failure = DatabaseError(error)
        if failure.kind == .busy { throw failure }
        recover(from: failure)
      }
    }
    throw failure
  }

  private func connected() throws(DatabaseError) -> Database {
    if let database { return database }
    let database = try connect()
    self.database = database
    return database
  }

  private func connect() throws(DatabaseError) -> Database {
    guard let folder, !hasGivenUp else {
      isKept = false
      let database = try Database.inMemory()
      try Migrations.apply(to: database)
      return database
    }
    let database = try open(in: folder)
    isKept = true
    return database
  }
}
