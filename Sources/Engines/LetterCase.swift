/// How a language pairs small letters and capitals.
public enum LetterCase: Equatable, Sendable {
  /// As Unicode pairs them in most languages.
  case usual
  /// `I` is the capital of `ı`, and `İ` that of `i`.
  case dotted

  /// The capital of a letter, `ẞ` for `ß`; the letter itself when the capital would be two characters.
  public func capital(_ letter: Character) -> Character {
    if letter == "ß" { return "ẞ" }
    if letter == "i", self == .dotted { return "İ" }
    let upper = letter.uppercased()
    return upper.count == 1 ? upper.first! : letter
  }

  /// The small letter of a capital; the letter itself when there is none.
  public func small(_ letter: Character) -> Character {
    if letter == "İ" { return "i" }
    if letter == "I", self == .dotted { return "ı" }
    let lower = letter.lowercased()
    return lower.count == 1 ? lower.first! : letter
  }
}
