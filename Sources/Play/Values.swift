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
