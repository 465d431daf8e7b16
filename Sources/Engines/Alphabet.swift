/// The letters of a language, and which accented letters count as which of them.
public struct Alphabet: Equatable, Sendable {
  /// In alphabetical order, lower case.
  public let letters: [Character]
  // Searched from the front: for so few entries a list beats a table, in time and at the start.
  private let folds: [[Character]]

  /// - Parameter folds: lists of a letter and, behind it, the graphemes that count as it, e.g. `eéèêë`.
  public init(_ letters: some Sequence<Character>, folds: [[Character]] = []) {
    self.letters = Array(letters)
    self.folds = folds
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
    return folds.first { $0.dropFirst().contains(grapheme) }?.first
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
