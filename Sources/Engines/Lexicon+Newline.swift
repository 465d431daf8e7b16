extension Lexicon {
  /// The offset of the first newline at `start` or after it; `limit` if there is none before it.
  ///
  /// Reads eight bytes at a time. Each byte is XORed with a newline; subtracting 1 from all eight at once sets the high bit
  /// of the lowest byte that is zero, which is the first newline.
  func newline(from start: Int, to limit: Int) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return limit }
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset + 8 <= limit {
      let eight = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let differences = eight ^ ones &* UInt64(Self.newline)
      let zeros = (differences &- ones) & ~differences & (ones << 7)
      if zeros != 0 { return offset + zeros.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < limit, bytes[offset] != Self.newline { offset += 1 }
    return offset
  }
}
