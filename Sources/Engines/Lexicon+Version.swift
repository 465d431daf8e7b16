extension Lexicon {
  /// The version of a word list: six hexadecimal digits that change when any byte does (FNV-1a, folded).
  public var version: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var released = 0
    for (offset, byte) in bytes.enumerated() {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      release(from: &released, to: offset)
    }
    let digits = String((hash >> 40 ^ hash >> 16 ^ hash) & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
