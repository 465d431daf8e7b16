extension Unicode.Scalar {
  /// Whether this is a Hangul vowel or final consonant, which joins the preceding letter and has no width of its own.
  fileprivate var isConjoining: Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: true
    default: false
    }
  }
}

extension Character {
  /// Whether this grapheme can be sent to the terminal unchanged: no control or format character, none that changes the
  /// writing direction, no surrogate, nothing without a width of its own.
  public var isInert: Bool {
    if utf8.count == 1 { return 0x20..<0x7F ~= utf8.first! }
    var isFirst = true
    for scalar in unicodeScalars {
      if scalar.isConjoining { return false }
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
        return false
      case .nonspacingMark, .enclosingMark, .spacingMark:
        if isFirst { return false }
      default:
        if !isFirst { return false }
      }
      isFirst = false
    }
    return true
  }
}

extension Character {
  /// Whether this grapheme can be in a name: inert, and nothing that looks like a blank but the blank itself.
  public var canBeInName: Bool { self == " " || isInert && !looksBlank }

  /// Whether it takes room and shows nothing, such as the fillers of Hangul.
  private var looksBlank: Bool {
    guard let first = unicodeScalars.first else { return true }
    let properties = first.properties
    if properties.isDefaultIgnorableCodePoint || properties.generalCategory == .spaceSeparator { return true }
    // The blank of Braille, the note without a head, and the blanks of hieroglyphs.
    return [0x2800, 0x1D159, 0x13441, 0x13442].contains(first.value)
  }
}

extension String {
  /// The text with a replacement for every grapheme that is not inert.
  public func inert(replacement: Character) -> String { String(map { $0.isInert ? $0 : replacement }) }
}
