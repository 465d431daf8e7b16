import Engines
import Texts

/// Something the player chooses that is saved between starts: a setting, or part of a set-up.
public struct Choice: Sendable {
  /// The name under which it is saved; it never changes.
  package let name: String
  /// The value in its saved form.
  package let value: @Sendable (Context) -> String
  /// Restores a saved value; an invalid one is ignored.
  package let restore: @Sendable (String, inout Context) -> Void
  /// Whether it is the same for all players.
  package let isShared: Bool
  /// Its row in the settings; `nil` when only a set-up shows it.
  package let setting: Setting?

  /// A choice whose value can be converted to text.
  package init<Value: SavedValue>(
    _ name: String, _ get: @escaping @Sendable (Context) -> Value,
    _ set: @escaping @Sendable (Value, inout Context) -> Void, isShared: Bool = false, setting: Setting? = nil
  ) {
    self.name = name
    self.isShared = isShared
    self.setting = setting
    value = { get($0).saved }
    restore = { text, context in
      if let value = Value(saved: text) { set(value, &context) }
    }
  }
}

/// A row of the settings.
package struct Setting: Sendable {
  /// The groups of the settings, in display order.
  package enum Group: CaseIterable, Sendable {
    case words, looks, playing, terminal
  }

  package let group: Group
  package let label: @Sendable (Texts) -> String
  /// The value as displayed.
  package let value: @Sendable (Context) -> String
  /// Changes the value by a number of steps, cyclically.
  package let change: @Sendable (Int, inout Context) -> Void
  /// Explains the setting in one sentence.
  package let note: @Sendable (Texts) -> String
  /// Whether it is below the other rows of its group, even those of games.
  package let isLast: Bool

  package init(
    _ group: Group, _ label: @escaping @Sendable (Texts) -> String,
    value: @escaping @Sendable (Context) -> String, change: @escaping @Sendable (Int, inout Context) -> Void,
    note: @escaping @Sendable (Texts) -> String, isLast: Bool = false
  ) {
    self.group = group
    self.note = note
    self.isLast = isLast
    self.label = label
    self.value = value
    self.change = change
  }

  /// A setting that is on or off.
  package static func toggle(
    _ group: Group, _ label: @escaping @Sendable (Texts) -> String,
    _ get: @escaping @Sendable (Context) -> Bool, _ set: @escaping @Sendable (Bool, inout Context) -> Void,
    note: @escaping @Sendable (Texts) -> String, isLast: Bool = false
  ) -> Setting {
    Setting(
      group, label, value: { $0.text.onOff(get($0)) },
      change: { _, context in set(!get(context), &context) }, note: note, isLast: isLast)
  }
}

extension Context {
  /// The settings in display order, each with the name of its choice.
  package var settings: [(name: String, setting: Setting)] {
    let all = profile.choices.compactMap { choice in choice.setting.map { (choice.name, $0) } }
    return Setting.Group.allCases.flatMap { group in
      let rows = all.filter { $0.1.group == group }
      return rows.filter { !$0.1.isLast } + rows.filter { $0.1.isLast }
    }
  }
}

/// A value that can be saved as text.
package protocol SavedValue: Sendable {
  /// The text, which `init(saved:)` reads again.
  var saved: String { get }
  /// `nil` when the text is not a valid value.
  init?(saved: String)
}

extension String: SavedValue {
  package var saved: String { self }
  package init?(saved: String) { self = saved }
}

extension Int: SavedValue {
  package var saved: String { String(self) }
  package init?(saved: String) { self.init(saved) }
}

extension Bool: SavedValue {
  package var saved: String { self ? "yes" : "no" }
  package init?(saved: String) {
    switch saved {
    case "yes": self = true
    case "no": self = false
    default: return nil
    }
  }
}

extension Optional: SavedValue where Wrapped: SavedValue {
  package var saved: String { map(\.saved) ?? "" }
  package init?(saved: String) {
    guard !saved.isEmpty else {
      self = .none
      return
    }
    guard let value = Wrapped(saved: saved) else { return nil }
    self = value
  }
}

extension SavedValue where Self: RawRepresentable, RawValue: SavedValue {
  package var saved: String { rawValue.saved }
  package init?(saved: String) {
    guard let raw = RawValue(saved: saved) else { return nil }
    self.init(rawValue: raw)
  }
}
