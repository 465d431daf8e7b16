extension Lexicon {
  /// The version of a word list: six hexadecimal digits that change when any byte does (its stable hash, folded).
  public var version: String {
    var stable = StableHash()
    var released = 0
    for (offset, byte) in bytes.enumerated() {
      stable.add(byte)
      release(from: &released, to: offset)
    }
    let hash = stable.value
    return ((hash >> 40 ^ hash >> 16 ^ hash) & 0xFF_FFFF).digits(6, radix: 16)
  }
}
