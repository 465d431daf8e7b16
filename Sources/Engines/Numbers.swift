/// A small generator that produces the same numbers for a seed on every machine and in every version (Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", 2014).
public struct SplitMix64: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomNumberGenerator {
  /// A number from 0 up to, but not including, `bound`, uniformly distributed. Used instead of the standard library's
  /// method, whose results may change between versions.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0)
    let range = UInt64(bound)
    let limit = UInt64.max - UInt64.max % range
    while true {
      let drawn = next()
      if drawn < limit { return Int(drawn % range) }
    }
  }

  /// The numbers 0..<count in random order (Fisher and Yates).
  public mutating func permutation(of count: Int) -> [Int] {
    var order = Array(0..<count)
    guard count > 1 else { return order }
    for index in stride(from: count - 1, to: 0, by: -1) { order.swapAt(index, below(index + 1)) }
    return order
  }
}

extension UInt64 {
  /// A hash of a text in UTF-8, the same on every machine and in every version.
  public init(stable text: String) { self.init(stable: text.utf8) }

  /// A hash of bytes, the same on every machine and in every version.
  init(stable bytes: some Sequence<UInt8>) {
    self = bytes.reduce(into: StableHash()) { $0.add($1) }.value
  }
}

/// A hash of bytes that come one by one: FNV-1a (Fowler, Noll and Vo, draft-eastlake-fnv).
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

extension Int {
  /// The range of the numbers that are taken from elsewhere: with others a sum or a product could overflow.
  public static let checkedRange = -1_000_000_000...1_000_000_000

  /// Reads a number that a file, a record, a letter or a person gives; `nil` when it is malformed or beyond a thousand million.
  public init?(checked text: some StringProtocol) {
    guard let number = Int(text), Self.checkedRange.contains(number) else { return nil }
    self = number
  }

  /// The number modulo `count`, in `0..<count`.
  public func wrapped(in count: Int) -> Int { ((self % count) + count) % count }
}

extension FixedWidthInteger {
  /// The digits of a number that is not negative, after as many zeros as make at least `count` of them.
  public func digits(_ count: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
