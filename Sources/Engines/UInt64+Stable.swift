extension UInt64 {
  /// A hash of a text, the same on every machine and in every version: FNV-1a of its UTF-8 (Fowler, Noll and Vo,
  /// draft-eastlake-fnv).
  public init(stable text: String) { self.init(stable: text.utf8) }

  /// The same hash of bytes.
  init(stable bytes: some Sequence<UInt8>) {
    self = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
