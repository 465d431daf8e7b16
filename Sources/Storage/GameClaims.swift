/// Which saved games are being played, here and by other processes.
final class GameClaims {
  /// `nil` when there are no other processes to know about.
  private let file: LockFile?
  private var held: [Int64] = []

  init(_ file: LockFile?) {
    self.file = file
  }

  /// Claims a game; false when another process plays it. Where no file can be made for it, everything is granted.
  @discardableResult
  func claim(_ game: Int64) -> Bool {
    if held.contains(game) { return true }
    if let file, file.isUsable(), !file.hold(Self.byte(game)) { return false }
    held.append(game)
    return true
  }

  func free(_ game: Int64) {
    guard let index = held.firstIndex(of: game) else { return }
    held.remove(at: index)
    file?.free(Self.byte(game))
  }

  func freeAll() {
    held.removeAll()
    file?.close()
  }

  func isPlayedHere(_ game: Int64) -> Bool { held.contains(game) }

  func isPlayedElsewhere(_ game: Int64) -> Bool {
    guard let file, file.isUsable(), !held.contains(game) else { return false }
    return file.isHeldElsewhere(Self.byte(game))
  }

  /// A game's byte of the lock file; the first is the database's.
  private static func byte(_ game: Int64) -> Int64 { 1 + (game & (.max >> 1)) }
}
