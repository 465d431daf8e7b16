extension StyleSequences {
  /// The parameters of a control sequence, separated by semicolons: at least one; omitted ones are `nil`.
  struct Parameters {
    private let bytes: Bytes
    /// The start of the next parameter; past the end when there is none.
    private var index: Int
    private let end: Int

    init(_ bytes: Bytes, _ range: Range<Int>) {
      self.bytes = bytes
      index = range.lowerBound
      end = range.upperBound
    }

    /// - Returns: `nil` at the end; -1 for a parameter that is not a number.
    mutating func next() -> Int?? {
      guard index <= end else { return nil }
      let start = index
      var number = 0
      while index < end, bytes[index] != UInt8(ascii: ";") {
        let digit = Int(bytes[index]) - Int(UInt8(ascii: "0"))
        number = (0...9).contains(digit) && 0...9999 ~= number ? number * 10 + digit : -1
        index += 1
      }
      index += 1
      return .some(index - 1 == start ? nil : number)
    }
  }
}
