extension String {
  /// The text of a piece of HTML: tags and references to sounds are removed, those that begin a line are blanks, and
  /// character references are the characters that they stand for. What is none of these stays as it is.
  var withoutMarkup: String {
    guard
      utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "[") })
    else { return self }
    var stripper = MarkupStripper(Array(utf8))
    return String(decoding: stripper.stripped(), as: UTF8.self)
  }
}

/// Removes the markup of a text in one pass.
private struct MarkupStripper {
  private let bytes: [UInt8]
  private var index = 0
  private var text: [UInt8] = []
  /// The sequences of which no other occurs in the rest.
  private var absent: Set<String> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func stripped() -> [UInt8] {
    while index < bytes.count {
      let isMarkup =
        switch bytes[index] {
        case UInt8(ascii: "<"): skipTag()
        case UInt8(ascii: "&"): readReference()
        case UInt8(ascii: "["): begins("[sound:") && skip(to: "]")
        default: false
        }
      guard !isMarkup else { continue }
      text.append(bytes[index])
      index += 1
    }
    return text
  }

  private func begins(_ beginning: String) -> Bool {
    bytes[index...].prefix(beginning.utf8.count).elementsEqual(beginning.utf8) { Self.small($0) == $1 }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Skips everything up to the next occurrence of some characters, and them; does nothing if there is none.
  private mutating func skip(to end: String) -> Bool {
    guard !absent.contains(end) else { return false }
    let first = end.utf8.first!
    var place = index
    while place < bytes.count {
      if bytes[place] == first,
        bytes[place...].prefix(end.utf8.count).elementsEqual(end.utf8, by: { Self.small($0) == $1 })
      {
        index = place + end.utf8.count
        return true
      }
      place += 1
    }
    absent.insert(end)
    return false
  }

  private mutating func skipTag() -> Bool {
    if begins("<!--") { return skip(to: "-->") }
    let isEnd = begins("</")
    let name = String(
      decoding: bytes[(index + (isEnd ? 2 : 1))...].prefix(Self.longestName).map(Self.small).prefix {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }, as: UTF8.self)
    guard name.utf8.first.map({ $0 >= UInt8(ascii: "a") }) == true else { return false }
    guard skip(to: ">") else { return false }
    if !isEnd, name == "style" || name == "script", skip(to: "</" + name) { _ = skip(to: ">") }
    if Self.blocks.contains(name) { text.append(UInt8(ascii: " ")) }
    return true
  }

  private static let longestName = 12
  private static let blocks: Set = [
    "br", "p", "div", "li", "ul", "ol", "tr", "td", "th", "hr", "table", "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  private mutating func readReference() -> Bool {
    guard let (character, length) = CharacterReference.read(bytes[(index + 1)...], html: true) else {
      return false
    }
    text += String(character).utf8
    index += length + 1
    return true
  }
}

/// The references to characters of XML and HTML, `&amp;` and `&#233;`.
enum CharacterReference {
  /// Reads what follows `&`.
  /// - Parameter html: whether the names of HTML's letters are known, besides the five of XML.
  /// - Returns: the character, and the number of bytes read, the semicolon included; `nil` when it is no reference.
  static func read(_ bytes: ArraySlice<UInt8>, html: Bool) -> (Unicode.Scalar, Int)? {
    guard let end = bytes.prefix(longest).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[..<end], as: UTF8.self)
    return scalar(name[...], html: html).map { ($0, end - bytes.startIndex + 1) }
  }

  private static let longest = 10

  private static func scalar(_ name: Substring, html: Bool) -> Unicode.Scalar? {
    guard name.utf8.first == UInt8(ascii: "#") else {
      return xml[String(name)] ?? (html ? letters[String(name)] : nil)
    }
    let number = name.dropFirst()
    let isHex = number.first == "x" || number.first == "X"
    let digits = isHex ? number.dropFirst() : number
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: isHex ? 16 : 10) else {
      return nil
    }
    return Unicode.Scalar(value)
  }

  private static let xml: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static let letters: [String: Unicode.Scalar] = [
    "nbsp": "\u{A0}", "shy": "\u{AD}", "iexcl": "¡", "iquest": "¿", "laquo": "«", "raquo": "»", "middot": "·",
    "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "deg": "°", "euro": "€", "szlig": "ß", "oelig": "œ", "OElig": "Œ",
    "aelig": "æ",
    "AElig": "Æ", "oslash": "ø", "Oslash": "Ø", "aring": "å", "Aring": "Å", "auml": "ä", "Auml": "Ä",
    "ouml": "ö", "Ouml": "Ö", "uuml": "ü", "Uuml": "Ü", "euml": "ë", "Euml": "Ë", "iuml": "ï", "Iuml": "Ï",
    "yuml": "ÿ", "aacute": "á", "Aacute": "Á", "eacute": "é", "Eacute": "É", "iacute": "í", "Iacute": "Í",
    "oacute": "ó", "Oacute": "Ó", "uacute": "ú", "Uacute": "Ú", "yacute": "ý", "Yacute": "Ý", "agrave": "à",
    "Agrave": "À", "egrave": "è", "Egrave": "È", "igrave": "ì", "Igrave": "Ì", "ograve": "ò", "Ograve": "Ò",
    "ugrave": "ù", "Ugrave": "Ù", "acirc": "â", "Acirc": "Â", "ecirc": "ê", "Ecirc": "Ê", "icirc": "î",
    "Icirc": "Î", "ocirc": "ô", "Ocirc": "Ô", "ucirc": "û", "Ucirc": "Û", "atilde": "ã", "Atilde": "Ã",
    "ntilde": "ñ", "Ntilde": "Ñ", "otilde": "õ", "Otilde": "Õ", "ccedil": "ç", "Ccedil": "Ç", "eth": "ð",
    "thorn": "þ",
  ]
}
