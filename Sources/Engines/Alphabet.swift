/// The letters of a language, and which accented letters count as which of them.
public struct Alphabet: Equatable, Sendable {
  /// In alphabetical order, lower case.
  public let letters: [Character]
  // Searched from the front: for so few entries a list beats a table, in time and at the start.
  private let folds: [(letter: Character, graphemes: [Character])]

  /// - Parameter folds: for a letter, the graphemes that count as it, e.g. `("e", "éèêë")`.
  public init(_ letters: some Sequence<Character>, folds: [(letter: Character, graphemes: [Character])] = [])
  {
    self.letters = Array(letters)
    self.folds = folds
  }

  public static func == (one: Alphabet, other: Alphabet) -> Bool {
    one.letters == other.letters && one.folds.elementsEqual(other.folds, by: ==)
  }

  /// The letter that a written or typed grapheme counts as, whatever its case or accent; `nil` when it is
  /// no letter of this language.
  public func letter(_ grapheme: Character) -> Character? {
    if let letter = lowerCaseLetter(grapheme) { return letter }
    let lowered = grapheme.lowercased()
    guard lowered.count == 1, let lower = lowered.first, lower != grapheme else { return nil }
    return lowerCaseLetter(lower)
  }

  private func lowerCaseLetter(_ grapheme: Character) -> Character? {
    if letters.contains(grapheme) { return grapheme }
    return folds.first { $0.graphemes.contains(grapheme) }?.letter
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
