/// Which saved games are being played, by this store and by others.
final class GameClaims {
  /// `nil` when the records are in memory and nobody else can see them.
  private let file: LockFile?
  private var claimed: [Int64] = []

  init(_ file: LockFile?) {
    self.file = file
  }

  /// Claims a game; false when somebody else has. Where the lock file cannot be created, every claim succeeds.
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

  func isClaimedHere(_ game: Int64) -> Bool { claimed.contains(game) }

  func isClaimedElsewhere(_ game: Int64) -> Bool {
    guard let file, file.isUsable(), !claimed.contains(game) else { return false }
    return file.isLockedElsewhere(Self.byte(game))
  }

  /// A game's byte of the lock file; byte 0 is the lock for opening the database.
  private static func byte(_ game: Int64) -> Int64 { 1 + (game & (.max >> 1)) }
}
