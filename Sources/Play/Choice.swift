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

/// A choice's place among the settings.
package struct Setting: Sendable {
  /// The groups of the settings, in display order.
  package enum Group: CaseIterable, Sendable {
    case words, looks, playing, terminal
  }

  package let group: Group
  /// Whether it is below the other rows of its group, even those of games.
  package let isLast: Bool
  /// Its row; the note says in one sentence what it decides.
  package let row: @Sendable (Context) -> SetUpRow

  package init(_ group: Group, isLast: Bool = false, _ row: @escaping @Sendable (Context) -> SetUpRow) {
    (self.group, self.isLast, self.row) = (group, isLast, row)
  }

  /// A setting that is on or off.
  package static func toggle(
    _ group: Group, _ label: @escaping @Sendable (Texts) -> String,
    _ get: @escaping @Sendable (Context) -> Bool, _ set: @escaping @Sendable (Bool, inout Context) -> Void,
    note: @escaping @Sendable (Texts) -> String, isLast: Bool = false
  ) -> Setting {
    Setting(group, isLast: isLast) { context in
      let text = context.text
      return .toggle(label(.english), label(text), get(context), text, note: { _ in note(text) }, set: set)
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
