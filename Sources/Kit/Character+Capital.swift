extension Character {
  /// The letter as displayed on a key: its capital, `ẞ` for `ß`, or itself when the capital would be two characters or
  /// is that of another letter.
  package var capital: Character {
    // `asciiValue` takes several times as long.
    if utf8.count == 1, let ascii = utf8.first {
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii)
        ? Character(Unicode.Scalar(ascii - 32)) : self
    }
    if self == "ß" { return "ẞ" }
    if self == "\u{131}" || self == "\u{3C2}" { return self }
    let upper = uppercased()
    return upper.count == 1 ? upper.first! : self
  }
}

extension String {
  /// The letters as displayed on tiles and keys.
  package var capitals: String {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return String(map(\.capital)) }
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    return String(decoding: utf8.map { small.contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
  }
}
