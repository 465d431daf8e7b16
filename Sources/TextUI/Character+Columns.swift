extension Unicode.Scalar {
  /// Whether this is certainly a grapheme of one column, independent of its neighbours: letters without combining marks,
  /// and the program's drawing characters. `false` means that the general algorithm must be used.
  var isIndependent: Bool {
    // Most texts that are not ASCII are lines and tiles.
    if 0x2500..<0x25FD ~= value { return true }
    switch value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x1E9E, 0x2010..<0x2028, 0x2039..<0x203B, 0x2190..<0x2300,
      0x232B, 0x2605, 0x2713:
      return true
    default: return false
    }
  }
}

extension Character {
  static let replacement: Character = "\u{FFFD}"

  /// Whether this is a mark without the letter that it belongs to, such as U+0301.
  public var isMark: Bool {
    switch unicodeScalars.first!.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// The width in columns: 2 for wide East Asian characters and emoji (Unicode Standard Annex #11), else 1.
  public var columns: Int {
    let first = unicodeScalars.first!.value
    if first < 0x1100 { return 1 }
    switch first {
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3,
      0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB,
      0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD,
      0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0,
      0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18CD5, 0x18D00...0x18D08, 0x1AFF0...0x1B2FB, 0x1F004, 0x1F0CF, 0x1F18E,
      0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
      0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440,
      0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A,
      0x1F595...0x1F596, 0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC, 0x1F6D0...0x1F6D2,
      0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB,
      0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAF8,
      0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are printable ASCII, so that each is a grapheme of one column.
  var isPrintableASCII: Bool {
    // Without an early exit the compiler vectorizes the loop. It runs for every text of every frame.
    var greatest: UInt8 = 0
    for byte in self { greatest = Swift.max(greatest, byte &- 0x20) }
    return greatest < 0x5F
  }

  /// Decodes the scalar that begins at an index of valid UTF-8, and moves the index behind it.
  @inline(__always)
  func scalar(at index: inout Int) -> Unicode.Scalar {
    func rest(_ offset: Int) -> UInt32 { UInt32(self[index + offset]) & 0x3F }
    let lead = UInt32(self[index])
    let (value, length) =
      switch lead {
      case ..<0x80: (lead, 1)
      case ..<0xE0: ((lead & 0x1F) << 6 | rest(1), 2)
      case ..<0xF0: ((lead & 0xF) << 12 | rest(1) << 6 | rest(2), 3)
      default: ((lead & 7) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
      }
    index += length
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

extension String {
  /// Visits the text's scalars as long as each `isIndependent`; returns whether all do.
  @inline(__always)
  func visitIndependent(_ visit: (Unicode.Scalar) -> Void) -> Bool {
    // Reading the bytes, which are valid UTF-8, takes a third of the time that `unicodeScalars` takes.
    let areAllIndependent = utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index < bytes.count {
        let scalar = bytes.scalar(at: &index)
        guard scalar.isIndependent else { return false }
        visit(scalar)
      }
      return true
    }
    return areAllIndependent ?? false
  }

  /// The width of this text in columns.
  public var columns: Int {
    let bytes = utf8.withContiguousStorageIfAvailable { $0.isPrintableASCII ? $0.count : nil }
    if case .some(let count?) = bytes { return count }
    var total = 0
    if visitIndependent({ _ in total += 1 }) { return total }
    total = 0
    for character in self { total += character.columns }
    return total
  }

  /// The text truncated to `width` columns, ending in `…` if anything is missing.
  public func clipped(to width: Int) -> String {
    guard columns > width else { return self }
    guard width > 0 else { return "" }
    var clipped = ""
    var room = width - 1
    for character in self {
      guard character.columns <= room else { break }
      room -= character.columns
      clipped.append(character)
    }
    return clipped + "…"
  }
}
