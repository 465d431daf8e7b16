extension Int {
  /// The number brought into `0..<count` by going round.
  func wrapped(in count: Int) -> Int { ((self % count) + count) % count }
}

extension Array where Element: Equatable {
  /// The element so many places on from another; the ends join. From something that is not here, the first.
  func following(_ element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + step).wrapped(in: count)]
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case so many steps on; the ends join.
  func following(by step: Int) -> Self { Self.allCases.following(self, by: step) }
}
