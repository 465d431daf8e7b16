/// How long a key stays in a bottom line without room for all of them: those of the lowest value are dropped first.
public enum KeyImportance: UInt8, Comparable, Sendable {
  case minor, ordinary, main

  public static func < (one: KeyImportance, other: KeyImportance) -> Bool { one.rawValue < other.rawValue }
}

/// A key, its command, and its labels in help and the bottom line: one row of the table from which all of them are
/// generated.
public struct KeyBinding<Command: Sendable>: Sendable {
  /// The keys bound to the command; empty when the row describes several typed keys.
  public var keys: [Key]
  /// The key sent by a click in the bottom line; by default the first of `keys`.
  public var click: Key?
  /// The displayed name of the key, e.g. `Tab`.
  public var cap: String
  /// The label in the bottom line, one or two words; empty to leave it out.
  public var label: String
  /// The description in help, one sentence.
  public var help: String
  public var command: Command
  /// Whether the binding is in effect and displayed.
  public var isEnabled: Bool
  public var importance: KeyImportance

  @inlinable
  public init(
    _ keys: [Key], _ cap: String, _ label: String, help: String, isEnabled: Bool = true, click: Key? = nil,
    importance: KeyImportance = .ordinary, _ command: Command
  ) {
    self.keys = keys
    self.click = click ?? keys.first
    self.cap = cap
    self.label = label
    self.help = help
    self.isEnabled = isEnabled
    self.command = command
    self.importance = importance
  }

  /// The name of the key in help. In the bottom line a pair such as `← →` stands for two bindings; in help each has a row.
  public var helpCap: String {
    switch keys.first {
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .home: "Home"
    case .pageUp: "PgUp"
    default: cap
    }
  }
}

extension Array {
  /// The command of a key, among the enabled bindings. A capital that is bound to none counts as the small letter.
  @inlinable
  public func command<Command>(for key: Key) -> Command? where Element == KeyBinding<Command> {
    for index in 0..<count where self[index].isEnabled && self[index].keys.contains(key) {
      return self[index].command
    }
    return key.small.flatMap { command(for: $0) }
  }
}
