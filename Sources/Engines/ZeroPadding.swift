extension FixedWidthInteger {
  /// The digits of a number that is not negative, after as many zeros as make at least `count` of them.
  public func digits(_ count: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
