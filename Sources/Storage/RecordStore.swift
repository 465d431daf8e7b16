import Engines
import Glibc

/// The records, in a database in the player's folder.
///
/// It opens when something is first asked of it. It never fails: what cannot be kept in the folder goes on in
/// memory, and `Records.notices` tells of it. It may be used from several threads and by several processes.
public final class RecordStore: @unchecked Sendable {
  /// The folder that all lies in; `nil` when it is in memory from the start.
  let folder: String?
  /// How long it waits for others who have the database locked.
  let patience: Duration
  let claims: GameClaims
  let lockFile: LockFile?

  /// `nil` until it is needed, and when not even memory can be had.
  var database: Database?
  /// Whether the database is the one in the folder.
  var isKept = false
  /// Whether the folder has turned out to be of no use.
  var hasGivenUp = false
  var damages = 0
  /// What the note says, as far as this process knows.
  var noted: TitleRecords?
  /// Whose games the title screen has asked for last.
  var titlePlayer = ""
  var notices: [RecordsNotice] = []
  /// What has not been written yet because others had the database locked for too long, in its order.
  var backlog: [Step<Void>] = []

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Records in a folder, which is made when it is not there; touches nothing yet.
  /// - Parameter patience: how long it waits, at most, for other processes.
  public convenience init(folder: String, patience: Duration = .seconds(3)) {
    self.init(in: folder, patience: patience)
  }

  /// Records that live no longer than this.
  public static func inMemory() -> RecordStore { RecordStore(in: nil, patience: .zero) }

  private init(in folder: String?, patience: Duration) {
    self.folder = folder
    self.patience = patience
    lockFile = folder.map { LockFile($0 + "/games.lock") }
    claims = GameClaims(lockFile)
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// What the title screen showed last time, without a look into the database; `nil` when that is not known.
  public var note: TitleRecords? {
    guard let folder, exists else { return nil }
    noted = TitleNote.read(in: folder)
    return noted
  }

  /// Whether there are records in the folder already.
  public var exists: Bool { access(databasePath, F_OK) == 0 }

  /// Writes what is left to be written, lets go of all games and closes the database. `Records.notices` may have
  /// something to say after it. When something else is asked, it opens again.
  public func close() {
    alone {
      flush(patience: patience)
      if !backlog.isEmpty, let folder {
        notices.append(.notKept(file: folder + "/wordyard.db", reason: .locked))
        backlog.removeAll()
      }
      writeNote()
      if isKept { database = nil }
      claims.freeAll()
    }
  }

  /// The records as the program knows them.
  public var records: Records {
    Records(
      title: { [self] player in title(player) },
      keep: { [self] settings in keep(settings) },
      players: { [self] in read([]) { try $0.players() } },
      meet: { [self] player in write { try $0.meet(player) } },
      remove: { [self] player in write { try $0.remove(player) } },
      finish: { [self] result, game in finish(result, game) },
      standings: { [self] mode, player in read([]) { try $0.standings(mode, player) } },
      clear: { [self] mode in write { try $0.clear(mode) } },
      tallies: { [self] player in read([]) { try $0.tallies(player) } },
      misses: { [self] player in
        read(Array(repeating: 0, count: Database.missCounts)) { try $0.misses(player) }
      },
      streaks: { [self] player, limit in read([]) { try $0.streaks(player, limit) } },
      streak: { [self] player, mode in read(0) { try $0.streak(player, mode) } },
      daily: { [self] player, language in read([]) { try $0.daily(player, language) } },
      save: { [self] game in save(game) },
      take: { [self] game in take(game) },
      isHeld: { [self] game in alone { claims.isPlayedElsewhere(game) } },
      leave: { [self] game in alone { claims.free(game) } },
      discard: { [self] game in discard(game) },
      decks: { [self] in read([:]) { try $0.decks() } },
      keepDeck: { [self] key, deck in write { try $0.keep(key, deck) } },
      notices: { [self] in
        alone {
          defer { notices.removeAll() }
          return notices
        }
      })
  }

  /// Keeps other threads out meanwhile.
  func alone<T>(_ work: () -> T) -> T {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work()
  }
}
