/// Which rules a game was begun under, so that a saved game goes on under its own. The raw values are saved; a saved
/// game without one was begun under the first.
public enum RulesVersion: Int, Comparable, Sendable {
  case first = 1
  case second

  /// The rules of new games.
  public static let current = second

  public static func < (one: RulesVersion, other: RulesVersion) -> Bool { one.rawValue < other.rawValue }
}
