import Engines
import Platform
import Records

/// The records, in a database in the player's folder or in memory.
///
/// The database is opened on first use. Operations never fail: when the folder cannot be used, it continues in memory, and
/// `notices` reports the reason. Several processes may use one folder.
///
/// It is `Sendable` because it is contained in the screens' values; access is not synchronised, because the program has one
/// thread.
public final class RecordStore: Records, @unchecked Sendable {
  /// `nil` when it was opened in memory.
  private let files: RecordFiles?
  /// The folder whose host signs results; `nil` when it was opened in memory.
  private var hostFolder: String?
  private let lockFile: LockFile?
  private let claims: GameClaims
  /// How long opening and closing wait while other processes have the database locked.
  private let timeout: Duration
  /// How long all other operations wait, kept short because a key is waiting; zero until the database is unlocked again.
  private var keyTimeout: Duration { isBusy ? .zero : min(timeout, .milliseconds(200)) }
  /// Whether the database was locked when it was last used.
  private var isBusy = false

  /// `nil` until it is needed, and when not even a database in memory can be created.
  private(set) var database: Database?
  /// Whether the open database is the one in the folder.
  private var isOnDisk = false
  /// Whether the folder has been given up, so that only memory is left.
  private var hasGivenUp = false
  /// How often the database seemed to be damaged.
  private var suspicions = 0
  /// The game that was saved last, if it has not been changed since.
  private var lastSaved: SavedGame?
  private var pendingNotices: [RecordsNotice] = []
  /// Called with each result that has been saved and counts.
  public var onResult: ((GameResult) -> Void)?
  /// An operation on the database, which is repeated on another database if this one turns out to be damaged or full.
  typealias Step<T> = (Database) throws -> T
  /// Writes that were postponed because the database was locked for too long, the oldest first.
  private var backlog: [Step<Void>] = []
  /// The results that the backlog has saved and nobody has been told of.
  private var saved: [GameResult] = []

  /// Records in a folder, which is created on first use.
  /// - Parameter timeout: the maximum time to wait for other processes.
  public convenience init(folder: String, timeout: Duration = .seconds(3)) {
    self.init(RecordFiles(folder: folder), timeout)
  }

  /// Records in memory, deleted with this object.
  public static func inMemory() -> RecordStore { RecordStore(nil, .zero) }

  private init(_ files: RecordFiles?, _ timeout: Duration) {
    (self.files, hostFolder) = (files, files?.folder)
    self.timeout = timeout
    lockFile = files.map { LockFile($0.locks) }
    claims = GameClaims(lockFile)
  }

  /// A copy in memory of the current records of a folder: nothing in the folder is created, changed or moved. Errors are
  /// reported by `notices`.
  public static func copy(ofFolder folder: String) -> RecordStore {
    let store = inMemory()
    store.hostFolder = folder
    let files = RecordFiles(folder: folder)
    do {
      try files.check()
      guard files.exists else { return store }
      let source = try Database(files.database, files.reading)
      source.setBusyTimeout(.seconds(3))
      try Migrations.checkHeader(source.header())
      try Migrations.checkVersion(of: source)
      store.database = try copy(of: source)
    } catch {
      var error = DatabaseError(error)
      if error.kind == .damage {
        do { _ = try Database(files.database, .immutable).isDamaged() } catch let other {
          error = DatabaseError(other)
        }
      }
      let reason = error.kind == .damage ? StorageFailure.damaged : error.failure
      store.pendingNotices.append(.unreadable(file: files.unusableFile, reason: reason))
    }
    return store
  }

  /// Claims a name until the program ends, so that a guest can play only once at a time. Another process that has claimed it
  /// is asked to end, because its terminal may be gone; false when it does not. If the lock file cannot be created, every claim
  /// succeeds. From then on the folder has a key with which what is finished in it is signed.
  public func claim(player name: String) -> Bool {
    guard let files, let lockFile else { return true }
    try? files.makeFolder()
    let now = System.LocalTime()
    HostKey.make(in: files.folder, on: Day(year: now.year, month: now.month, day: now.day))
    let byte = GameClaims.byte(ofPlayer: name)
    guard lockFile.isUsable(), !lockFile.lock(byte) else { return true }
    lockFile.endHolder(of: byte)
    return lockFile.lock(byte, milliseconds: Int(timeout / .milliseconds(1)))
  }

  /// Whether the folder contains a database.
  public var exists: Bool { files?.exists == true }

  /// Opens the database for the first frame, which waits for other processes at most 200 ms.
  /// - Returns: false when there is none, or it cannot be used in that time; then nothing is changed or reported, and it is
  ///   opened when it is next needed.
  public func openInTime() -> Bool {
    guard let files, let lockFile, files.exists else { return false }
    // For either lock half of the time.
    let time = min(timeout, .milliseconds(100))
    guard !lockFile.isUsable() || lockFile.lock(0, milliseconds: Int(time / .milliseconds(1))) else {
      return false
    }
    defer { lockFile.unlock(0) }
    do {
      try files.check()
      database = try opened(files, waiting: time)
      isOnDisk = true
      return true
    } catch {
      return false
    }
  }

  /// Writes the backlog, releases all games and closes the database. It may add to `notices`. Using the store afterwards
  /// opens the database again.
  /// - Parameter timeout: the maximum time to wait for other processes; `nil` is the timeout for opening.
  public func close(timeout: Duration? = nil) {
    flush(timeout: timeout ?? self.timeout)
    if !backlog.isEmpty, let files {
      pendingNotices.append(.notSaved(file: files.database, reason: .locked))
      backlog.removeAll()
    }
    if isOnDisk {
      // Whoever is told to end has no time for it.
      if timeout == nil { try? database?.shrink() }
      database = nil
    }
    claims.releaseAll()
    lastSaved = nil
  }

  public func notices() -> [RecordsNotice] {
    defer { pendingNotices.removeAll() }
    return pendingNotices
  }

  public func title(of player: String) -> TitleRecords {
    read(or: TitleRecords()) { database in
      let games = try database.games(of: player)
      return TitleRecords(
        settings: try database.settings(of: player),
        waiting: games.filter { !claims.isClaimedElsewhere($0.session.id) }.map(\.waiting),
        practice: try database.practiceSummaries(of: player),
        daily: try database.dailySummaries(of: player),
        visits: DevilVisits(
          try database.visits(of: player), isOpen: games.contains { $0.fields.visit != nil },
          lastPlayed: try database.lastDay(of: player)))
    }
  }

  // MARK: Players

  /// - Parameter player: by default, all players without their own settings.
  public func save(settings: [String: String], for player: String = "") {
    write { database in
      for (key, value) in settings { try database.save(setting: key, value, for: player) }
    }
  }

  public func players() -> [String] { read(or: []) { try $0.players() } }

  public func add(player: String) { write { try $0.add(player: player) } }

  public func remove(player: String) {
    lastSaved = nil
    write { try $0.remove(player: player) }
  }

  public func namesInUse() -> Set<String> { Set(read(or: []) { try $0.namesInUse() }) }

  public func playerSummaries() -> [PlayerSummary] { read(or: []) { try $0.playerSummaries() } }

  public func rename(player: String, to name: String) {
    lastSaved = nil
    write { [unowned self] database in
      let host = host
      let own = try host.map { try database.games(signedBy: $0) } ?? []
      try database.rename(player: player, to: name)
      // Their names are a part of what is signed.
      for id in own { try database.sign(id, with: host) }
    }
  }

  /// What signs results in the folder; `nil` where nobody is a guest.
  var host: HostKey? { hostFolder.flatMap(HostKey.init) }

  // MARK: Results

  public func finish(_ result: GameResult, game: Int64, record: SavedGame? = nil) {
    finish([result], game: game, record: record, next: nil)
  }

  public func finish(_ results: [GameResult], game: Int64, record: SavedGame?, next: SavedGame?) {
    if let next { claims.claim(next.session.id) }
    write { [claims, unowned self] database in
      var counted: [GameResult] = []
      let owner = try database.player(of: game)
      for var result in results where !result.player.isEmpty {
        // Another process may have renamed the owner of the game since it began.
        if let owner, result.player == record?.session.player ?? result.player { result.player = owner }
        try database.add(player: result.player)
        guard let id = try database.add(result) else { continue }
        counted.append(result)
        guard let record else { continue }
        try database.add(record, of: id)
        try database.sign(id, with: host)
        try database.prune(result.player)
      }
      try database.discard(game)
      if let next { try Self.save(next, claims, database) }
      self.saved = counted
    }
    claims.release(game)
    lastSaved = next
  }

  // MARK: Saved games

  /// Saving a game that is unchanged since the last save does nothing.
  public func save(_ game: SavedGame) {
    guard game != lastSaved else { return }
    claims.claim(game.session.id)
    write { [claims] in try Self.save(game, claims, $0) }
    lastSaved = game
  }

  private static func save(
    _ game: SavedGame, _ claims: GameClaims, _ database: Database
  ) throws(DatabaseError) {
    guard try database.save(game), !game.session.mode.isByPost else { return }
    try database.deleteOldest(of: game.session.player, to: SavedGame.limit) {
      claims.isClaimedHere($0) || claims.isClaimedElsewhere($0)
    }
  }

  public func savedGames(of player: String) -> [SavedGame] {
    read(or: []) { try unclaimedGames(of: player, $0) }
  }

  /// A player's saved games, without those that another process has claimed.
  private func unclaimedGames(of player: String, _ database: Database) throws(DatabaseError) -> [SavedGame] {
    try database.games(of: player).filter { !claims.isClaimedElsewhere($0.session.id) }
  }

  public func claim(_ game: Int64) -> SavedGame? {
    guard claims.claim(game) else { return nil }
    let saved = read(or: nil) { try $0.game(game) }
    if saved == nil { claims.release(game) }
    return saved
  }

  public func isClaimedElsewhere(_ game: Int64) -> Bool { claims.isClaimedElsewhere(game) }

  public func release(_ game: Int64) {
    if lastSaved?.session.id == game { lastSaved = nil }
    claims.release(game)
  }

  public func discard(_ game: Int64) {
    lastSaved = nil
    write { try $0.discard(game) }
    claims.release(game)
  }

  // MARK: Matches by post

  public func posts(of player: String) -> [SavedGame] {
    read(or: []) { try $0.games(of: player, isByPost: true) }
  }

  public func claimPost(_ game: Int64) -> Bool { claims.claim(game) }

  // MARK: Decks and practice

  public func decks() -> [String: Deck] { read(or: [:]) { try $0.decks() } }

  public func save(_ deck: Deck, for key: String) { write { try $0.save(deck, for: key) } }

  public func addForPractice(_ words: [String], of player: String, language: String, missedOn day: Day) {
    write { try $0.addForPractice(words, of: player, language: language, missedOn: day) }
  }

  public func practiceWords(
    of player: String, language: String, on day: Day, perDay: Int = PracticeWord.perDay
  ) -> [PracticeWord] {
    read(or: []) { try $0.practiceWords(of: player, language: language, on: day, perDay: perDay) }
  }

  public func lastPracticeWords(of player: String, language: String, limit: Int) -> [PracticeWord] {
    read(or: []) { try $0.lastPracticeWords(of: player, language: language, limit: limit) }
  }

  public func allPracticeWords(of player: String, language: String) -> [PractisedWord] {
    read(or: []) { try $0.allPracticeWords(of: player, language: language) }
  }

  public func save(_ word: PracticeWord, of player: String, language: String, answeredOn day: Day?) {
    write { try $0.save(word, of: player, language: language, answeredOn: day) }
  }

  public func setResting(_ isResting: Bool, _ words: [String], language: String) {
    write { try $0.setResting(isResting, words, language: language) }
  }

  // MARK: Using the database

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
  private func flush(timeout: Duration) {
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
      } catch {
        saved = []
        if error.kind == .busy { return }
      }
      backlog.removeFirst()
      let results = saved
      saved = []
      if let onResult { results.forEach(onResult) }
    }
  }

  /// Closes a database that is no longer the one in the folder. Another process that moves a damaged database aside leaves
  /// the lock file where it is; otherwise the folder itself has been moved or deleted.
  private func closeMoved() {
    database = nil
    guard let files, let lockFile, lockFile.hasMoved else { return }
    try? files.makeFolder()
    claims.claimAgain()
    lastSaved = nil
    pendingNotices.append(.moved(file: files.database))
  }

  /// Runs an operation on the first database on which it succeeds.
  private func perform<T>(_ work: Step<T>) throws(DatabaseError) -> T {
    var failure = DatabaseError(.refusal, .readOnly)
    // The one in the folder, as often as it seems to be damaged, its copy in memory, an empty one in memory.
    for _ in 0..<(Self.mostSuspicions + 3) {
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
    guard let files, !hasGivenUp else {
      isOnDisk = false
      let database = try Database.inMemory()
      try Migrations.apply(to: database)
      return database
    }
    let database = try open(files)
    isOnDisk = true
    return database
  }

  // MARK: Opening it

  /// Opens or creates the database in the folder and migrates it to this version. A damaged one is moved aside first.
  private func open(_ files: RecordFiles) throws(DatabaseError) -> Database {
    try files.makeFolder()
    return try withOpenLock {
      try files.check()
      do throws(DatabaseError) {
        return try opened(files, waiting: timeout)
      } catch {
        switch error.kind {
        case .damage: return try reopened(files)
        // As long as it remained locked, every key would wait for the timeout.
        case .busy: throw DatabaseError(.refusal, error.failure)
        case .newer, .refusal: throw error
        }
      }
    }
  }

  /// Runs `work` while no other process opens the database or moves it aside, so that none opens it while its log is being
  /// moved; runs it without that lock if the lock file cannot be used.
  private func withOpenLock<T>(_ work: () throws -> T) throws(DatabaseError) -> T {
    let isLocked =
      lockFile.map { $0.isUsable() && $0.lock(0, milliseconds: Int(timeout / .milliseconds(1))) } ?? false
    defer { if isLocked { lockFile?.unlock(0) } }
    do { return try work() } catch { throw DatabaseError(error) }
  }

  private func opened(_ files: RecordFiles, waiting timeout: Duration) throws(DatabaseError) -> Database {
    let database: Database
    do throws(DatabaseError) {
      database = try Database(files.database)
    } catch {
      // SQLite reports a file that it could not create as missing.
      guard error.failure == .system(.notFound) else { throw error }
      throw files.folderRefusal ?? error
    }
    database.setCheckpointOnClose(false)
    // Nothing may be created beside a database from a later version, so the header is read before anything else. The
    // version in its log may be later still.
    try Migrations.checkHeader(database.header())
    guard !database.isReadOnly else {
      throw files.databaseRefusal ?? DatabaseError(.refusal, .readOnly)
    }
    database.setBusyTimeout(timeout)
    try Migrations.checkVersion(of: database)
    try Migrations.apply(to: database)
    // Set only now that it is known to be a database of this program. With a write-ahead log, committed writes survive the
    // process being killed; with `NORMAL` a write does not wait for the disk, and the last ones are lost in a power
    // failure.
    try database.execute("PRAGMA cache_size = -512")
    guard (try? FileStatus(files.database))?.blockSize ?? Self.page >= Self.page else {
      // SQLite reserves a byte in each page of the memory that a log needs; in smaller blocks the rest of the page has no room
      // on a full disk, and writing it ends the program.
      try? database.execute("PRAGMA journal_mode = DELETE")
      return ready(database)
    }
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    // While others have the database open nobody deletes the log, which then keeps the size that it once needed.
    try database.execute("PRAGMA journal_size_limit = 1048576")
    return ready(database)
  }

  private static let page = 4096

  private func ready(_ database: Database) -> Database {
    database.setCheckpointOnClose(true)
    database.setBusyTimeout(keyTimeout)
    return database
  }

  // MARK: Replacing it

  /// Replaces the database after an error.
  private func recover(from error: DatabaseError) {
    lastSaved = nil
    guard let files, !hasGivenUp else {
      // In memory, only an empty database is left to try.
      database = nil
      return
    }
    // Tables of a later version look damaged to this one.
    if isNewer { return continueInMemory(files, because: Migrations.newer) }
    guard error.kind == .damage, database != nil else { return continueInMemory(files, because: error) }
    do {
      try replaceDamaged(files)
    } catch {
      continueInMemory(files, because: error)
    }
  }

  private var isNewer: Bool {
    guard let database, let version = try? Migrations.version(of: database) else { return false }
    return version > Migrations.current
  }

  /// Closes a database that seems to be damaged and opens it again, or a new one, unless another process has moved it aside.
  private func replaceDamaged(_ files: RecordFiles) throws(DatabaseError) {
    try withOpenLock {
      database?.setCheckpointOnClose(false)
      let isThere = database?.hasMoved == false
      database = nil
      if isThere { database = try reopened(files) }
    }
  }

  /// Opens a database again that seemed to be damaged, since a read that failed seems so, too; one that is damaged is moved
  /// aside first.
  private func reopened(_ files: RecordFiles) throws(DatabaseError) -> Database {
    guard suspicions < Self.mostSuspicions else { throw .damagingDisk }
    suspicions += 1
    // Once more than SQLite is asked: a sound file with the tables of another program fails each time.
    for _ in 0..<2 {
      do throws(DatabaseError) {
        let database = try opened(files, waiting: timeout)
        if try !database.isDamaged(), try Migrations.hasTables(database) { return database }
        database.setCheckpointOnClose(false)
        break
      } catch {
        guard error.kind == .damage else { throw error }
        let database = try Database(files.database)
        database.setCheckpointOnClose(false)
        if try database.isDamaged() { break }
      }
    }
    pendingNotices.append(try files.moveAside())
    return try opened(files, waiting: timeout)
  }

  private static let mostSuspicions = 3

  /// Copies what can be read into memory, and does not access the folder any more.
  private func continueInMemory(_ files: RecordFiles, because error: DatabaseError) {
    hasGivenUp = true
    isOnDisk = false
    switch error.kind {
    case .newer:
      database = nil
      pendingNotices.append(.newer(file: files.database))
    case .damage, .busy, .refusal:
      database = copy(of: database, files)
      pendingNotices.append(.notSaved(file: files.unusableFile, reason: error.failure))
    }
  }

  /// The contents of the folder's database in memory; `nil` when it cannot be read.
  private func copy(of open: Database?, _ files: RecordFiles) -> Database? {
    if let open, let copy = try? Self.copy(of: open) { return copy }
    guard files.isRegular else { return nil }
    for access in [Database.Access.readOnly, .immutable] {
      if let source = try? Database(files.database, access), let copy = try? Self.copy(of: source) {
        return copy
      }
    }
    return nil
  }

  private static func copy(of source: Database) throws(DatabaseError) -> Database {
    let copy = try Database.inMemory()
    try copy.fill(from: source)
    try Migrations.apply(to: copy)
    return copy
  }
}
