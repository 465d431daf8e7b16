extension Character {
  /// The letter as displayed on a key: its capital, `ẞ` for `ß`, or itself when the capital would be two characters or
  /// is that of another letter.
  public var capital: Character {
    if self == "ß" { return "ẞ" }
    if self == "\u{131}" || self == "\u{3C2}" { return self }
    let upper = uppercased()
    return upper.count == 1 ? upper.first! : self
  }
}

extension StringProtocol {
  /// The letters as displayed on tiles and keys.
  public var capitals: String { String(map(\.capital)) }
}
