import Engines

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
