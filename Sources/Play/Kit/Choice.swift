import Engines
import TextUI

/// Something that a player chooses and finds again at the next start: a setting, or what a set-up remembers.
public struct Choice: Sendable {
  /// The name that it is saved under; it never changes.
  let name: String
  /// The value as it is saved.
  let value: @Sendable (Context) -> String
  /// Takes up a saved value; one that makes no sense changes nothing.
  let restore: @Sendable (String, inout Context) -> Void
  /// How the settings show it; `nil` when only a set-up does.
  let setting: Setting?

  /// A choice whose value can be written as text.
  init<Value: SavedValue>(
    _ name: String, _ get: @escaping @Sendable (Context) -> Value,
    _ set: @escaping @Sendable (Value, inout Context) -> Void, setting: Setting? = nil
  ) {
    self.name = name
    self.setting = setting
    value = { get($0).saved }
    restore = { text, context in
      if let value = Value(saved: text) { set(value, &context) }
    }
  }
}

/// A row of the settings.
struct Setting: Sendable {
  /// The groups in which the settings stand, in their order.
  enum Group: CaseIterable, Sendable {
    case words, looks, playing, terminal
  }

  let group: Group
  let label: @Sendable (Strings) -> String
  /// The value as the player reads it.
  let value: @Sendable (Context) -> String
  /// Moves the value so many steps on; the ends join.
  let change: @Sendable (Int, inout Context) -> Void
  /// What the setting does, in a sentence.
  let note: @Sendable (Strings) -> String
  /// What the chosen value looks like, drawn in an area beside the settings; `nil` when there is nothing to see.
  var preview: (@Sendable (inout Canvas, Rect, Context) -> Void)?

  init(
    _ group: Group, _ label: @escaping @Sendable (Strings) -> String,
    value: @escaping @Sendable (Context) -> String, change: @escaping @Sendable (Int, inout Context) -> Void,
    note: @escaping @Sendable (Strings) -> String,
    preview: (@Sendable (inout Canvas, Rect, Context) -> Void)? = nil
  ) {
    self.group = group
    self.note = note
    self.label = label
    self.value = value
    self.change = change
    self.preview = preview
  }

  /// A setting that is on or off.
  static func toggle(
    _ group: Group, _ label: @escaping @Sendable (Strings) -> String,
    _ get: @escaping @Sendable (Context) -> Bool, _ set: @escaping @Sendable (Bool, inout Context) -> Void,
    note: @escaping @Sendable (Strings) -> String
  ) -> Setting {
    Setting(
      group, label, value: { $0.strings.onOff(get($0)) },
      change: { _, context in set(!get(context), &context) }, note: note)
  }
}

/// A value that is saved as text.
protocol SavedValue: Sendable {
  /// The text, which `init(saved:)` reads again.
  var saved: String { get }
  /// `nil` when the text stands for no value.
  init?(saved: String)
}

extension String: SavedValue {
  var saved: String { self }
  init?(saved: String) { self = saved }
}

extension Int: SavedValue {
  var saved: String { String(self) }
  init?(saved: String) { self.init(saved) }
}

extension Bool: SavedValue {
  var saved: String { self ? "yes" : "no" }
  init?(saved: String) { self = saved == "yes" }
}

extension Optional: SavedValue where Wrapped: SavedValue {
  var saved: String { map(\.saved) ?? "" }
  init?(saved: String) { self = saved.isEmpty ? .none : Wrapped(saved: saved) }
}

extension SavedValue where Self: RawRepresentable, RawValue: SavedValue {
  var saved: String { rawValue.saved }
  init?(saved: String) {
    guard let raw = RawValue(saved: saved) else { return nil }
    self.init(rawValue: raw)
  }
}

extension String {
  /// The text as a player's name: trimmed, 1 to 20 graphemes, no control characters; else `nil`.
  public var asPlayerName: String? {
    let name = trimmed
    return (1...20).contains(name.count) && name.allSatisfy(\.isInert) ? name : nil
  }
}
