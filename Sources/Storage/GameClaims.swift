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

  /// A player's byte of the lock file, by the name: behind those of the games.
  static func byte(ofPlayer name: String) -> Int64 {
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return 2 + (.max >> 1) + Int64(hash >> 3)
  }

  /// A game's byte of the lock file; byte 0 is the lock for opening the database.
  private static func byte(_ game: Int64) -> Int64 { 1 + (game & (.max >> 1)) }
}
