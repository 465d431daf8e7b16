extension Int {
  /// The range of the numbers in saved data. Only damage leads to others, with which a sum or a product could overflow.
  static let savedRange = -1_000_000_000...1_000_000_000

  /// Parses a number of saved data; `nil` when it is malformed or beyond a thousand million.
  public init?(saved text: some StringProtocol) {
    guard let number = Int(text), Self.savedRange.contains(number) else { return nil }
    self = number
  }

  /// A number of a database, limited to a thousand million, because a damaged one may contain any number.
  public init(limiting number: Int64) {
    self = Int(
      Swift.min(Swift.max(number, Int64(Self.savedRange.lowerBound)), Int64(Self.savedRange.upperBound)))
  }
}
