extension Lexicon {
  /// Walks the lines of a part of the list, one after another, eight bytes at a time.
  struct Lines {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let end: Int
    private var next: Int

    init(_ lexicon: Lexicon, in range: Range<Int>) {
      bytes = lexicon.bytes
      next = range.lowerBound
      end = range.upperBound
    }

    /// The next line that is a word, a blank and a tier.
    @inline(__always)
    mutating func line() -> (word: Range<Int>, tier: Tier)? {
      while next < end {
        let start = next
        let stop = endOfLine(from: start)
        next = stop + 1
        if stop - start > 2, let tier = Lexicon.tier(bytes[stop - 1]) { return (start..<stop - 2, tier) }
      }
      return nil
    }

    /// How many bytes two words share at their beginning, the first `known` of which are known to be shared.
    @inline(__always)
    func sharedBytes(_ one: Range<Int>, _ other: Range<Int>, known: Int) -> Int {
      let most = min(one.count, other.count)
      var shared = known
      while shared + 8 <= most {
        let difference = eightBytes(at: one.lowerBound + shared) ^ eightBytes(at: other.lowerBound + shared)
        if difference != 0 { return shared + difference.trailingZeroBitCount >> 3 }
        shared += 8
      }
      while shared < most, bytes[one.lowerBound + shared] == bytes[other.lowerBound + shared] { shared += 1 }
      return shared
    }

    /// A byte is a newline where the exclusive-or with newlines is zero; the lowest such byte sets its top bit in
    /// `zeros` (Mycroft's trick).
    @inline(__always)
    private func endOfLine(from start: Int) -> Int {
      var index = start
      while index + 8 <= end {
        let difference = eightBytes(at: index) ^ 0x0A0A_0A0A_0A0A_0A0A
        let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
        if zeros != 0 { return index + zeros.trailingZeroBitCount >> 3 }
        index += 8
      }
      while index < end, bytes[index] != Lexicon.newline { index += 1 }
      return index
    }

    @inline(__always)
    private func eightBytes(at index: Int) -> UInt64 {
      let start = UnsafeRawPointer(bytes.baseAddress!)
      return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }
}
