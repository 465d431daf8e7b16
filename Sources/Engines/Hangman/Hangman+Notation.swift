/// A move in the notation of saved games: `e` is a guess, `!e` a hint, `=` and a text a solution.
extension Hangman.Move: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .guess(let letter): String(letter)
    case .hint(let letter): "!\(letter)"
    case .solve(let text): "=\(text)"
    }
  }

  public init?(_ text: String) {
    guard let first = text.first else { return nil }
    let rest = text.dropFirst()
    if first == "=" {
      self = .solve(String(rest))
    } else if first == "!", rest.count == 1 {
      self = .hint(rest.first!)
    } else if rest.isEmpty, first.canBeALetter {
      self = .guess(first)
    } else {
      return nil
    }
  }
}

/// An answer in the notation of saved games: the letter and its places as a bit mask, e.g. `e 9`.
extension MindReader.Answer: LosslessStringConvertible {
  public var description: String { "\(letter) \(places)" }

  public init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[0].count == 1, let places = Candidates.Places(parts[1]) else { return nil }
    self.init(letter: parts[0].first!, places: places)
  }
}
