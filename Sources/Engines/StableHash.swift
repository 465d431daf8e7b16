/// A hash of bytes, the same on every machine and in every version: FNV-1a (Fowler, Noll and Vo, draft-eastlake-fnv).
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

extension UInt64 {
  /// The stable hash of a text in UTF-8.
  public init(stable text: String) { self.init(stable: text.utf8) }

  /// The stable hash of bytes.
  init(stable bytes: some Sequence<UInt8>) {
    var hash = StableHash()
    for byte in bytes { hash.add(byte) }
    self = hash.value
  }
}
