extension Character {
  /// The letter as displayed on a key: its capital, or itself when the capital would be two characters.
  var capital: Character {
    if let ascii = asciiValue {
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii)
        ? Character(Unicode.Scalar(ascii - 32)) : self
    }
    let upper = uppercased()
    return upper.count == 1 ? upper.first! : self
  }
}

extension String {
  /// The letters as displayed on tiles and keys.
  var capitals: String { String(map(\.capital)) }
}
