extension Sequence where Element: Equatable {
  /// The elements without duplicates, each at its first place.
  package var uniqued: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
