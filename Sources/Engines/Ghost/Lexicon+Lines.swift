extension Lexicon {
  /// Iterates over the lines of a range of the list.
  struct Lines {
    private let lexicon: Lexicon
    private let end: Int
    private var next: Int
    private var released: Int

    init(_ lexicon: Lexicon, in range: Range<Int>) {
      self.lexicon = lexicon
      next = range.lowerBound
      released = next
      end = range.upperBound
    }

    /// The next line that consists of a word and a tier.
    // Inlined: see `Lexicon.forEachWord`.
    @inline(__always)
    mutating func line() -> (word: Range<Int>, entry: Entry)? {
      while next < end {
        let start = next
        let stop = lexicon.newline(from: start, to: end)
        next = stop + 1
        lexicon.release(from: &released, to: start)
        if let line = lexicon.word(from: start, to: stop) { return line }
      }
      return nil
    }

    /// The length of the common prefix of two words in bytes, given that the first `known` bytes are equal.
    func sharedBytes(_ one: Range<Int>, _ other: Range<Int>, known: Int) -> Int {
      let most = min(one.count, other.count)
      var shared = known
      while shared + 8 <= most {
        let difference = eightBytes(at: one.lowerBound + shared) ^ eightBytes(at: other.lowerBound + shared)
        if difference != 0 { return shared + difference.trailingZeroBitCount >> 3 }
        shared += 8
      }
      let bytes = lexicon.bytes
      while shared < most, bytes[one.lowerBound + shared] == bytes[other.lowerBound + shared] { shared += 1 }
      return shared
    }

    private func eightBytes(at index: Int) -> UInt64 {
      let start = UnsafeRawPointer(lexicon.bytes.baseAddress!)
      return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }
}
