/// A cell of the canvas: a grapheme and its role, packed into one word so that drawing and comparing frames is fast.
public struct Cell: Equatable, Sendable {
  // From the lowest bit: 21 bits for the spacing character, 21 for a combining mark (0 for none), 8 for the role, and one
  // that is set in the right half of a double-width grapheme.
  @usableFromInline fileprivate(set) var bits: UInt64

  /// Any second combining mark is dropped: no language of the program needs one.
  public init(_ character: Character, _ role: Role, isContinuation: Bool = false) {
    let scalars = character.unicodeScalars
    let mark = scalars.dropFirst().first?.value ?? 0
    bits =
      UInt64(scalars.first!.value) | UInt64(mark) << 21 | UInt64(role.rawValue) << 42
      | (isContinuation ? 1 << 50 : 0)
  }

  init(_ scalar: Unicode.Scalar, _ role: Role) {
    bits = UInt64(scalar.value) | UInt64(role.rawValue) << 42
  }

  /// The spacing character.
  @inlinable
  public var base: Unicode.Scalar { Unicode.Scalar(UInt32(bits & 0x1F_FFFF))! }

  /// The code points of the spacing character and of the combining mark, 0 for none.
  @inlinable
  public var codes: (base: UInt32, mark: UInt32) {
    (UInt32(truncatingIfNeeded: bits) & 0x1F_FFFF, UInt32(truncatingIfNeeded: bits >> 21) & 0x1F_FFFF)
  }

  /// The printable ASCII character that the cell shows; `nil` for any other grapheme and for the right half of one.
  @inlinable
  public var letter: UInt8? {
    let shown = bits & ~(0xFF << 42)
    return 0x20...0x7E ~= shown ? UInt8(truncatingIfNeeded: shown) : nil
  }

  /// The combining mark, if there is one.
  @inlinable
  public var mark: Unicode.Scalar? {
    let value = UInt32(bits >> 21 & 0x1F_FFFF)
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  @inlinable
  public var role: Role {
    get { Role(rawValue: UInt8(truncatingIfNeeded: bits >> 42))! }
    set { bits = bits & ~(0xFF << 42) | UInt64(newValue.rawValue) << 42 }
  }

  /// The raw value of the role.
  @inlinable
  public var roleIndex: Int { Int(UInt8(truncatingIfNeeded: bits >> 42)) }

  /// Whether this is the right half of a double-width grapheme, where nothing is drawn.
  @inlinable
  public var isContinuation: Bool { bits >> 50 & 1 == 1 }

  public var character: Character {
    guard let mark else { return Character(base) }
    var text = String.UnicodeScalarView()
    text.append(base)
    text.append(mark)
    return Character(String(text))
  }

  public static var blank: Cell { Cell(" " as Unicode.Scalar, .text) }
}
