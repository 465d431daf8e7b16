extension GameResult {
  /// Named numbers and short texts for results of particular games. A game adds a computed property for each of its own;
  /// they are saved under their names, which never change.
  public struct Details: Equatable, Sendable {
    /// Sorted by name, so that equal details have equal texts.
    private var texts = NamedTexts()

    public init() {}

    /// The text with that name; it must not contain line breaks, nor the name spaces.
    public subscript(text name: String) -> String? {
      get { texts[name] }
      set { texts.set(name, newValue) }
    }

    /// The number with that name.
    public subscript(_ name: String) -> Int? {
      get { texts[name].flatMap { Int(saved: $0) } }
      set { texts.set(name, newValue.map { String($0) }) }
    }

    /// The list of numbers with that name.
    public subscript(numbers name: String) -> [Int]? {
      get { texts[name].map { $0.split(separator: " ").compactMap { Int(saved: $0) } } }
      set { texts.set(name, newValue.map { $0.map { String($0) }.joined(separator: " ") }) }
    }

    /// The number of hints used.
    public var hints: Int? {
      get { self["hints"] }
      set { self["hints"] = newValue }
    }
  }
}

extension GameResult.Details: LosslessStringConvertible {
  /// One line for each: its name, a space, the number or text.
  public var description: String { texts.description }

  /// Parses the format of `description`; `nil` when a line is malformed.
  public init?(_ text: String) {
    guard let texts = NamedTexts(text) else { return nil }
    for entry in texts.entries { self[text: entry.name] = entry.text }
  }
}
