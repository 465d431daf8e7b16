import Platform

extension RecordStore {
  /// Claims a name until the program ends, so that a guest can play only once at a time; false when another process has
  /// claimed it. If the lock file cannot be created, every claim succeeds.
  public func claim(player name: String) -> Bool {
    guard let folder, let lockFile else { return true }
    try? Self.makeFolders(folder)
    return !lockFile.isUsable() || lockFile.lock(GameClaims.byte(ofPlayer: name))
  }

  /// An operation on the database, which is repeated on another database if this one turns out to be damaged or full.
  typealias Step<T> = (Database) throws -> T

  /// The result of `work`, or `fallback` when no database is available.
  func read<T>(or fallback: T, _ work: Step<T>) -> T {
    do { return try perform(work) } catch { return fallback }
  }

  /// Runs `work` in a transaction. If other processes keep the database locked for longer than the timeout, it is queued in
  /// the backlog until the next write or the end, as are all later writes.
  func write(_ work: @escaping Step<Void>) {
    backlog.append(work)
    flush(timeout: keyTimeout)
  }

  /// Runs the operations in the backlog, in order, until the database is locked for longer than the timeout.
  func flush(timeout: LockTimeout) {
    guard !backlog.isEmpty else { return }
    if let database, isOnDisk, database.hasMoved { closeMoved() }
    database?.setBusyTimeout(timeout)
    defer { database?.setBusyTimeout(keyTimeout) }
    while let work = backlog.first {
      do throws(DatabaseError) {
        try perform { database in
          try database.transaction {
            // A newer version of the program may have migrated the database in the meantime.
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

  /// Closes a database that is no longer the one in the folder. Another process that moves a damaged database aside leaves
  /// the lock file where it is; otherwise the folder itself has been moved or deleted.
  private func closeMoved() {
    database = nil
    guard let folder, let lockFile, lockFile.hasMoved else { return }
    try? Self.makeFolders(folder)
    claims.claimAgain()
    lastSaved = nil
    pendingNotices.append(.moved(file: databasePath))
  }

  /// Runs an operation on the first database on which it succeeds.
  private func perform<T>(_ work: Step<T>) throws(DatabaseError) -> T {
    var failure = DatabaseError(.refusal, .readOnly)
    // The one in the folder, a new one if that is damaged, its copy in memory, an empty one in memory.
    for _ in 0..<4 {
      do {
        let result = try work(connected())
        setBusy(false)
        return result
      } catch {
        failure = DatabaseError(error)
        if failure.kind == .busy {
          setBusy(true)
          throw failure
        }
        recover(from: failure)
      }
    }
    throw failure
  }

  private func setBusy(_ isBusy: Bool) {
    guard isBusy != self.isBusy else { return }
    self.isBusy = isBusy
    database?.setBusyTimeout(keyTimeout)
  }

  private func connected() throws(DatabaseError) -> Database {
    if let database { return database }
    let database = try connect()
    self.database = database
    return database
  }

  private func connect() throws(DatabaseError) -> Database {
    guard let folder, !hasGivenUp else {
      isOnDisk = false
      let database = try Database.inMemory()
      try Migrations.apply(to: database)
      return database
    }
    let database = try open(in: folder)
    isOnDisk = true
    return database
  }
}
