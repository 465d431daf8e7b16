extension [String] {
  /// The names as a list with this conjunction before the last one: `a, b or c`.
  public func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
