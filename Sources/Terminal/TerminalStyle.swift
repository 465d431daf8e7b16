/// The colours and attributes of characters, as parameters of "Select Graphic Rendition" (ECMA-48).
struct TerminalStyle: Equatable {
  /// A foreground or background colour.
  enum Color: Equatable {
    /// The terminal's default.
    case own
    /// A colour with a single parameter: 30–37, 90–97, 40–47 or 100–107.
    case plain(Int)
    /// One of 256 colours.
    case indexed(Int)
  }

  var foreground = Color.own
  var background = Color.own
  /// One bit per parameter: 1 bold, 4 underlined, 7 reversed.
  var attributes: UInt8 = 0

  /// Whether blanks look the same in another style: the colour of characters and boldness show in them only if they are
  /// underlined or reversed.
  func showsBlanks(like other: Self) -> Bool {
    let isPlain = (attributes | other.attributes) & (1 << 4 | 1 << 7) == 0
    return isPlain ? background == other.background : self == other
  }

  /// The number of bytes that `append` appends, including a separator after each parameter.
  func length(from other: Self) -> Int {
    var length = 2 * (attributes & ~other.attributes).nonzeroBitCount
    if foreground != other.foreground { length += foreground.length + 1 }
    if background != other.background { length += background.length + 1 }
    return length
  }

  /// Appends the parameters that change another style into this one, provided that no attribute has to be disabled.
  func append(to bytes: inout [UInt8], from other: Self) {
    let start = bytes.count
    var added = attributes & ~other.attributes
    while added != 0 {
      bytes.separate(from: start)
      bytes.append(decimal: added.trailingZeroBitCount)
      added &= added - 1
    }
    if foreground != other.foreground {
      bytes.separate(from: start)
      foreground.append(to: &bytes, base: 30)
    }
    if background != other.background {
      bytes.separate(from: start)
      background.append(to: &bytes, base: 40)
    }
  }
}

extension TerminalStyle.Color {
  fileprivate var length: Int {
    switch self {
    case .own: 2
    case .plain(let number): number < 100 ? 2 : 3
    case .indexed(let index): 6 + (index < 10 ? 0 : index < 100 ? 1 : 2)
    }
  }

  /// - Parameter base: 30 for the foreground, 40 for the background.
  fileprivate func append(to bytes: inout [UInt8], base: Int) {
    switch self {
    case .own: bytes.append(decimal: base + 9)
    case .plain(let number): bytes.append(decimal: number)
    case .indexed(let index):
      bytes.append(decimal: base + 8)
      bytes.append(UInt8(ascii: ";"))
      bytes.append(UInt8(ascii: "5"))
      bytes.append(UInt8(ascii: ";"))
      bytes.append(decimal: index)
    }
  }
}

extension [UInt8] {
  /// Appends a non-negative number in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a semicolon unless nothing has been appended since `start`.
  fileprivate mutating func separate(from start: Int) {
    if count > start { append(UInt8(ascii: ";")) }
  }
}
