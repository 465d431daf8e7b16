/// The version of the rules under which a game was begun; a saved game continues under it. The raw values are saved; a
/// saved game without one was begun under the first version.
public enum RulesVersion: Int, Comparable, Sendable {
  case first = 1
  case second
  case third

  /// The rules of new games.
  public static let current = third

  public static func < (one: RulesVersion, other: RulesVersion) -> Bool { one.rawValue < other.rawValue }
}
