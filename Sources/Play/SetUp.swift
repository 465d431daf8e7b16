import Engines
import Texts

/// The choices for a game that a player makes before it begins. A screen draws its rows, and lines read them out.
package protocol SetUp: GameState {
  /// The rows as they are now, which depend on each other.
  static func rows(_ context: Context) -> [SetUpRow]
  /// Why no game can begin with these choices; `nil` when one can.
  static func problem(_ context: Context) -> String?
  /// What is done before a game begins.
  static func prepare(_ context: inout Context)
}

extension SetUp {
  package static func problem(_ context: Context) -> String? { nil }
  package static func prepare(_ context: inout Context) {}
}

/// A row of a set-up or of the settings as it is now: its label, its value, and how that is changed.
package struct SetUpRow: Sendable {
  /// Values, of which one is chosen.
  package struct Options: Sendable {
    package let count: Int
    /// The index of the value.
    package let chosen: Int
    /// The value with an index, as displayed.
    package let title: @Sendable (Int) -> String
    /// The sentences about a value, with a line feed between them where each has a line of its own.
    package let note: @Sendable (Int) -> String
    /// What stands beside a value in a list of them; `nil` when they are few, and need no list on a screen.
    package let detail: (@Sendable (Int) -> String)?
    package let choose: @Sendable (Int, inout Context) -> Void

    /// Chooses the value a number of steps after the chosen one, cyclically.
    package func change(by step: Int, _ context: inout Context) {
      choose((chosen + step).wrapped(in: count), &context)
    }
  }

  /// A value that is typed.
  package struct Entry: Sendable {
    package enum Kind: Sendable {
      case name, phrase
    }

    package let kind: Kind
    /// Where it belongs, from the game inwards.
    package let path: [String]
    /// What is asked.
    package let prompt: String
    /// The text as it is now.
    package let text: String
    package let rules: EntryRules
    package let enter: @Sendable (String, inout Context) -> Void

    package init(
      _ kind: Kind, _ path: [String], prompt: String, text: String, rules: EntryRules,
      enter: @escaping @Sendable (String, inout Context) -> Void
    ) {
      self.kind = kind
      (self.path, self.prompt, self.text, self.rules, self.enter) = (path, prompt, text, rules, enter)
    }
  }

  /// Identifies the row among those of its set-up.
  package let name: String
  package let label: String
  /// The label where there is little room.
  package let shortLabel: String
  /// The value as displayed; empty when none has been given yet.
  package let value: String
  /// The sentences about the value, with a line feed between them where each has a line of its own.
  package let note: String
  /// The values to choose from; `nil` when the value can only be typed.
  package let options: Options?
  /// How the value is typed; `nil` when it is only chosen.
  package let entry: Entry?
  /// Whether the value is one that is typed, perhaps among others.
  package let isTyped: Bool

  /// A row whose value is typed.
  package init(
    _ name: String, _ label: String, value: String, note: String, entry: Entry
  ) {
    (self.name, self.label, shortLabel, self.value, self.note) = (name, label, label, value, note)
    (options, self.entry, isTyped) = (nil, entry, true)
  }

  /// A row with values to choose from.
  /// - Parameters:
  ///   - short: the label where there is little room.
  ///   - now: the chosen value; one that is missing counts as the first.
  ///   - value: what is displayed instead of the title of the chosen value.
  ///   - note: the sentences about a value.
  ///   - detail: what stands beside a value in a list, which a screen then opens.
  ///   - entry: how a value that is not among these is typed.
  ///   - isTyped: whether the value is one of those.
  package init<Value: Equatable & Sendable>(
    _ name: String, _ label: String, short: String? = nil, _ values: [Value], _ now: Value,
    _ title: @escaping @Sendable (Value) -> String, value: String? = nil,
    note: @escaping @Sendable (Value) -> String, detail: (@Sendable (Value) -> String)? = nil,
    entry: Entry? = nil, isTyped: Bool = false,
    choose: @escaping @Sendable (Value, inout Context) -> Void
  ) {
    var listed: (@Sendable (Int) -> String)?
    if let detail { listed = { index in detail(values[index]) } }
    let options = Options(
      count: values.count, chosen: values.firstIndex(of: now) ?? 0,
      title: { index in title(values[index]) }, note: { index in note(values[index]) }, detail: listed,
      choose: { index, context in choose(values[index], &context) })
    (self.name, self.label, shortLabel) = (name, label, short ?? label)
    self.value = value ?? options.title(options.chosen)
    (self.note, self.options, self.entry) = (options.note(options.chosen), options, entry)
    self.isTyped = isTyped
  }

  /// A row that is on or off.
  package static func toggle(
    _ name: String, _ label: String, _ isOn: Bool, _ text: Texts,
    note: @escaping @Sendable (Bool) -> String,
    set: @escaping @Sendable (Bool, inout Context) -> Void
  ) -> SetUpRow {
    SetUpRow(name, label, [false, true], isOn, { text.onOff($0) }, note: note, choose: set)
  }
}
