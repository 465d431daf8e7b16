import CFileLock
import Engines
import Glibc

/// A file whose bytes serve as locks between processes. The kernel releases the locks of a process when it ends, in
/// whatever way.
final class LockFile {
  private let path: String
  private var descriptor: Int32 = -1

  /// Does not open the file yet.
  init(_ path: String) {
    self.path = path
  }

  deinit { close() }

  /// Unlocks every byte.
  func close() {
    guard descriptor >= 0 else { return }
    // Closing alone does not unlock while a child process between fork and exec still has the file open.
    _ = file_unlock_all(descriptor)
    Glibc.close(descriptor)
    descriptor = -1
  }

  /// Whether the file is open, or can be opened or created.
  func isUsable() -> Bool {
    if descriptor < 0 { descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600) }
    return descriptor >= 0
  }

  /// Whether the open file is no longer the one at the path.
  var hasMoved: Bool {
    var (own, current) = (stat(), stat())
    guard descriptor >= 0, fstat(descriptor, &own) == 0 else { return false }
    return stat(path, &current) != 0 || own.st_ino != current.st_ino || own.st_dev != current.st_dev
  }

  /// Locks a byte; false when another process has locked it.
  func lock(_ byte: Int64) -> Bool { file_lock_byte(descriptor, byte) }

  func unlock(_ byte: Int64) { _ = file_unlock_byte(descriptor, byte) }

  func isLockedElsewhere(_ byte: Int64) -> Bool { file_is_byte_locked(descriptor, byte) }

  /// Locks a byte, waiting up to `timeout`; false when another process still has it locked.
  func lock(_ byte: Int64, timeout: Duration) -> Bool {
    for _ in 0..<Int(timeout / .milliseconds(1)) {
      if lock(byte) { return true }
      usleep(1000)
    }
    return lock(byte)
  }
}

/// Claims on saved games, so that only one process plays each of them.
final class GameClaims {
  /// `nil` when the records are in memory and no other process can access them.
  private let file: LockFile?
  private var claimed: [Int64] = []

  init(_ file: LockFile?) {
    self.file = file
  }

  /// Claims a game; false when another process has claimed it. If the lock file cannot be created, every claim succeeds.
  @discardableResult
  func claim(_ game: Int64) -> Bool {
    if claimed.contains(game) { return true }
    if let file, file.isUsable(), !file.lock(Self.byte(game)) { return false }
    claimed.append(game)
    return true
  }

  func release(_ game: Int64) {
    guard let index = claimed.firstIndex(of: game) else { return }
    claimed.remove(at: index)
    file?.unlock(Self.byte(game))
  }

  func releaseAll() {
    claimed.removeAll()
    file?.close()
  }

  /// Claims the same games in the lock file that is at the path now.
  func claimAgain() {
    let games = claimed
    releaseAll()
    for game in games { claim(game) }
  }

  func isClaimedHere(_ game: Int64) -> Bool { claimed.contains(game) }

  func isClaimedElsewhere(_ game: Int64) -> Bool {
    guard let file, file.isUsable(), !claimed.contains(game) else { return false }
    return file.isLockedElsewhere(Self.byte(game))
  }

  /// The byte of the lock file that stands for a player, derived from the name; these bytes follow those of the games.
  static func byte(ofPlayer name: String) -> Int64 {
    2 + (.max >> 1) + Int64(UInt64(stable: name) >> 3)
  }

  /// The byte of the lock file that stands for a game; byte 0 is the lock for opening the database.
  private static func byte(_ game: Int64) -> Int64 { 1 + (game & (.max >> 1)) }
}
