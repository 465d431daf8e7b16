import Engines
import Texts

extension String {
  /// The text as a player's name: trimmed, composed, not empty, at most `PlayerName.longest` graphemes, no control characters
  /// and nothing invisible; `nil` when that is impossible.
  public var asPlayerName: String? {
    let name = trimmed.composed
    return (1...PlayerName.longest).contains(name.count) && name.allSatisfy(\.canBeInName) ? name : nil
  }
}

extension String {
  /// The characters separated by one blank, and the words by three: `A   _ _ L L`.
  package var spaced: String { map { String($0) }.joined(separator: " ") }
}

extension Sequence where Element: Equatable {
  /// The elements without duplicates, each at its first place.
  package var uniqued: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension Array where Element: Equatable {
  /// The element a number of steps after another one, cyclically; the first one when that is missing.
  package func following(_ element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + step).wrapped(in: count)]
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case a number of steps after this one, cyclically.
  package func following(by step: Int) -> Self { Self.allCases.following(self, by: step) }
}

extension [String] {
  /// The letter that opens each entry of a menu with these titles: its first one if no entry before has it, else the next
  /// free one; `nil` when there is none. `q` is never one of them: it quits.
  package var shortcuts: [Character?] {
    var taken: Set<Character> = ["q"]
    return map { title in
      let letter = title.lowercased().first { $0.isLetter && !taken.contains($0) }
      if let letter { taken.insert(letter) }
      return letter
    }
  }
}
