import Engines
import Platform

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
