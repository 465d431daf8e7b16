/// Reads a line's fields, which one blank separates. It looks at bytes: as a Character, a blank would include a combining
/// mark that follows it.
struct TableFields {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether nothing is left; a blank at the end is a field that is missing.
  var isAtEnd: Bool { position > bytes.count || bytes.isEmpty }

  /// The next field; `nil` when there is none or it is empty.
  mutating func next() -> String? {
    guard position < bytes.count else { return nil }
    let end = bytes[position...].firstIndex(of: Self.blank) ?? bytes.count
    guard end > position else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// All that is left, blanks included; `nil` when nothing is.
  mutating func rest() -> String? {
    guard position < bytes.count else { return nil }
    defer { position = bytes.count + 1 }
    return String(decoding: bytes[position...], as: UTF8.self)
  }

  /// The next so many bytes, which a blank or the end follows.
  mutating func text(ofBytes count: Int) -> String? {
    guard count > 0, count <= bytes.count - position else { return nil }
    let end = position + count
    guard end == bytes.count || bytes[end] == Self.blank else { return nil }
    defer { position = end + 1 }
    return String(validating: bytes[position..<end], as: UTF8.self)
  }

  /// A number of at most nine digits, written without a sign or zeros in front.
  mutating func number() -> Int? {
    guard let text = next(), (1...9).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      text.utf8.count == 1 || text.utf8.first != 0x30
    else { return nil }
    return Int(text)
  }

  /// A text that is a number as a program writes it: no sign, no zeros in front.
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
