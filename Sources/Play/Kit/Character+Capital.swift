extension Character {
  /// The letter as it stands on a key; the small one where the capital would be two.
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
  /// The letters as they stand on tiles and keys.
  var capitals: String { String(map(\.capital)) }
}
