/// The letters of a language, and which accented letters count as which of them.
public struct Alphabet: Equatable, Sendable {
  /// In alphabetical order, lower case.
  public let letters: [Character]
  private let folded: [Character: Character]

  /// - Parameter folds: for a letter, the graphemes that count as it, e.g. `["e": "éèêë"]`.
  public init(_ letters: some Sequence<Character>, folds: [Character: String] = [:]) {
    self.letters = Array(letters)
    var folded: [Character: Character] = [:]
    for (letter, graphemes) in folds {
      for grapheme in graphemes { folded[grapheme] = letter }
    }
    for letter in self.letters { folded[letter] = letter }
    self.folded = folded
  }

  /// The letter that a written or typed grapheme counts as, whatever its case or accent; `nil` when it is
  /// no letter of this language.
  public func letter(_ grapheme: Character) -> Character? {
    if let letter = folded[grapheme] { return letter }
    let lowered = grapheme.lowercased()
    guard lowered.count == 1, let lower = lowered.first else { return nil }
    return folded[lower]
  }

  /// The letters of a text, everything else left out: `Crème brûlée` is `cremebrulee`.
  public func letters(of text: some StringProtocol) -> [Character] {
    text.compactMap(letter)
  }

  /// A word's letters as one text, or `nil` when it is empty or has something in it that is no letter.
  public func word(_ text: some StringProtocol) -> String? {
    var word = ""
    for grapheme in text {
      guard let letter = letter(grapheme) else { return nil }
      word.append(letter)
    }
    return word.isEmpty ? nil : word
  }
}
