/// Parses the fields of a line, separated by single blanks. Works on bytes, because as a `Character` a blank would include
/// the combining mark that follows it.
struct TableFields {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the line is used up; a blank at the end means that one more, empty field follows.
  var isAtEnd: Bool { position > bytes.count || bytes.isEmpty }

  /// The next field; `nil` when there is none or it is empty.
  mutating func next() -> String? {
    guard position < bytes.count else { return nil }
    let end = bytes[position...].firstIndex(of: Self.blank) ?? bytes.count
    guard end > position else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// The rest of the line, blanks included; `nil` when nothing is left.
  mutating func rest() -> String? {
    guard position < bytes.count else { return nil }
    defer { position = bytes.count + 1 }
    return String(decoding: bytes[position...], as: UTF8.self)
  }

  /// The next `count` bytes, which must be followed by a blank or the end.
  mutating func text(ofBytes count: Int) -> String? {
    guard count > 0, count <= bytes.count - position else { return nil }
    let end = position + count
    guard end == bytes.count || bytes[end] == Self.blank else { return nil }
    defer { position = end + 1 }
    return String(validating: bytes[position..<end], as: UTF8.self)
  }

  /// A number of at most nine digits, without a sign or leading zeros.
  mutating func number() -> Int? {
    guard let text = next(), (1...9).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      text.utf8.count == 1 || text.utf8.first != 0x30
    else { return nil }
    return Int(text)
  }

  /// Parses a number without a sign or leading zeros.
  static func unsigned<Number: FixedWidthInteger & UnsignedInteger>(_ text: String) -> Number? {
    guard let number = Number(text), String(number) == text else { return nil }
    return number
  }

  /// The value of a field `name=value`.
  mutating func value(_ name: String) -> String? {
    guard let field = next(), field.hasPrefix(name + "=") else { return nil }
    return String(field.dropFirst(name.count + 1))
  }

  private static let blank = UInt8(ascii: " ")
}
