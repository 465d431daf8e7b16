// Letters that a keyboard lacks, as people write them with two: `strasse` for `Straße`.

extension Alphabet {
  /// What stands for a letter that a keyboard lacks. That `œ` and `ĳ` are two letters is known already.
  private static let substitutes: [Character: [Character]] = [
    "ä": ["a", "e"], "ö": ["o", "e"], "ü": ["u", "e"], "ß": ["s", "s"], "å": ["a", "a"], "æ": ["a", "e"],
    "ø": ["o", "e"], "œ": ["o", "e"], "ĳ": ["i", "j"],
  ]

  /// The words that a typed one may be: as it is typed, then with letters of the language in place of the two that stand for them;
  /// none when something in it is no letter.
  public func readings(of text: some StringProtocol) -> [String] {
    guard let word = word(text) else { return [] }
    let short = letters.filter { Self.substitutes[$0] != nil }
    guard !short.isEmpty else { return [word] }
    var (readings, rest) = ([""], word[...])
    while let first = rest.first {
      let letter = short.first { rest.starts(with: Self.substitutes[$0] ?? []) }
      // The second letter stands by itself in what is read as it is typed.
      let both = letter.flatMap { Self.substitutes[$0] }
      let isRead = both != nil && readings.count <= Self.mostReadings / 2
      readings =
        readings.map { $0 + String(isRead ? both ?? [first] : [first]) }
        + (isRead ? readings.map { $0 + String(letter ?? first) } : [])
      rest = rest.dropFirst(isRead ? 2 : 1)
    }
    return readings
  }

  private static let mostReadings = 64

  /// Whether letters that were typed are those wanted, each of which may be written with the two that stand for it.
  func isSame(typed: [Character], as wanted: [Character]) -> Bool {
    var rest = typed[...]
    for letter in wanted {
      if rest.first == letter {
        rest.removeFirst()
      } else if let both = Self.substitutes[letter], rest.starts(with: both) {
        rest.removeFirst(both.count)
      } else {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension Rack {
  /// The word of the rack that a typed one is; `nil` when it is none.
  public func word(typed text: some StringProtocol, _ alphabet: Alphabet) -> String? {
    alphabet.readings(of: text).first(where: contains)
  }
}
