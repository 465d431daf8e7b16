/// A key, what it does, and how help and the bottom line call it: one row of the table from which all
/// three are made.
public struct KeyBinding<Command: Sendable>: Sendable {
  /// The keys that do it; none where it stands for several that are typed.
  public var keys: [Key]
  /// What a click in the bottom line sends; by default the first of the keys.
  public var click: Key?
  /// How the key is written on screen, e.g. `Tab`.
  public var cap: String
  /// What it does, in a word or two, for the bottom line; empty keeps it out of there.
  public var label: String
  /// What it does, in a sentence, for the help.
  public var help: String
  public var command: Command
  /// A disabled binding neither fires nor shows.
  public var isEnabled: Bool

  @inlinable
  public init(
    _ keys: [Key], _ cap: String, _ label: String, help: String, isEnabled: Bool = true, click: Key? = nil,
    _ command: Command
  ) {
    self.keys = keys
    self.click = click ?? keys.first
    self.cap = cap
    self.label = label
    self.help = help
    self.isEnabled = isEnabled
    self.command = command
  }
}

extension Array {
  /// What the key stands for, among the enabled bindings.
  @inlinable
  public func command<Command>(for key: Key) -> Command? where Element == KeyBinding<Command> {
    for index in 0..<count where self[index].isEnabled && self[index].keys.contains(key) {
      return self[index].command
    }
    return nil
  }
}
