/// Who has been told how many watch a table. A change is told at once, but at most as often as somebody may wink, so that who
/// comes and goes cannot flood the players.
struct TableAudience {
  private var told = 0
  private var toldAt: Duration?
  /// When a change is due to be told; `nil` when nothing is.
  private(set) var dueAt: Duration?

  /// Whether it is to be told now that so many watch.
  mutating func isNews(_ count: Int, now: Duration) -> Bool {
    dueAt = nil
    guard count != told else { return false }
    if let toldAt, now < toldAt + TableHost.winkTime {
      dueAt = toldAt + TableHost.winkTime
      return false
    }
    (told, toldAt) = (count, now)
    return true
  }
}
