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

/// The meaning of a cell's contents. A theme defines how it looks; nothing else in the program knows about colours.
public enum Role: UInt8, CaseIterable, Sendable {
  /// Ordinary text.
  case text
  /// Less important text: labels, the opponent, unavailable choices.
  case dim
  /// The name of the screen or of a popup; the player whose turn it is.
  case title
  /// Lines and frames.
  case rule
  /// The selected element, which Enter activates.
  case chosen
  /// The main element of the screen: the phrase, the rack, the fragment.
  case stage
  /// A letter found, a puzzle solved.
  case right
  /// A missed letter, a lost game, a letter revealed without having been guessed.
  case wrong
  /// A word found earlier.
  case found
  /// A word or letter that was just found or revealed, for one frame.
  case fresh
  /// The frame and the words of a win; a complete column.
  case won
  /// A cost, the last ten seconds.
  case warning
  /// Typed text that has not been checked.
  case field
  /// A key in the bottom line, help or a button.
  case shortcut
  /// A tile of a collected letter of GHOST.
  case solid
  /// A tile of a letter of GHOST that has not been collected.
  case hollow
  /// The remaining time; a slider.
  case clock
  /// The lines of a picture; bars.
  case picture
  /// The warm parts of a picture: alive, burning, shining.
  case warm
  /// The cool parts of a picture: ground, water, metal.
  case cool
  /// A tile with a letter: found, in the rack, or the player's own in a fragment.
  case tile
  /// A tile with a letter of another player.
  case otherTile
  /// A tile of a win.
  case goldTile
  /// A place without a tile.
  case slot
  /// A small letter in a place whose letter was missed.
  case lostLetter
  /// A small letter that has been filled into a place and not been proved.
  case filledLetter
  /// A key that can be pressed: an unused letter of the keyboard, a button.
  case cap
  /// The key of a letter that was found.
  case hitCap
  /// In the yard: leaves, blossom, leaves in autumn, and wood and ground.
  case leaf, blossom, autumn, bark
}
