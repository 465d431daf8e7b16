/// The letters of a language, and which accented letters count as which of them.
public struct Alphabet: Equatable, Sendable {
  /// In alphabetical order, lower case.
  public let letters: [Character]
  // Searched linearly: for so few entries an array is faster than a dictionary, to search and to build.
  private let folds: [[Character]]
  /// For each ASCII character the index of the letter that it counts as, or `noLetter`; case is not folded
  /// here.
  private let plain: [Int]
  private static let noLetter = -1

  /// - Parameter folds: lists of a letter, followed by the graphemes that count as it, e.g. `eéèêë`.
  public init(_ letters: some Sequence<Character>, folds: [[Character]] = []) {
    self.letters = Array(letters)
    self.folds = folds
    plain = Self.plainLetters(self.letters, folds)
  }

  /// The letters from `a` to `z`, without folds: those of the sample games.
  public static let latin = Alphabet("abcdefghijklmnopqrstuvwxyz")

  private static func plainLetters(_ letters: [Character], _ folds: [[Character]]) -> [Int] {
    var plain = Array(repeating: noLetter, count: 0x80)
    func add(_ grapheme: Character, as index: Int) {
      guard let code = grapheme.singleByte, plain[Int(code)] == noLetter else { return }
      plain[Int(code)] = index
    }
    for (index, letter) in letters.enumerated() { add(letter, as: index) }
    for fold in folds {
      guard let letter = fold.first else { continue }
      let known = letter.singleByte.map { plain[Int($0)] } ?? noLetter
      guard let index = known == noLetter ? letters.firstIndex(of: letter) : known else { continue }
      for grapheme in fold.dropFirst() { add(grapheme, as: index) }
    }
    return plain
  }

  /// The letter that a written or typed grapheme counts as, whatever its case or accent; `nil` when it is
  /// not a letter of this language.
  public func letter(_ grapheme: Character) -> Character? {
    if let code = grapheme.singleByte {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code)
      var index = plain[Int(code)]
      if index == Self.noLetter, isCapital { index = plain[Int(code | 0x20)] }
      return index == Self.noLetter ? nil : letters[index]
    }
    if let letter = lowerCaseLetter(grapheme) { return letter }
    let lowered = grapheme.lowercased()
    guard lowered.count == 1, let lower = lowered.first, lower != grapheme else { return nil }
    return lowerCaseLetter(lower)
  }

  private func lowerCaseLetter(_ grapheme: Character) -> Character? {
    if letters.contains(grapheme) { return grapheme }
    return folds.first { $0.dropFirst().contains(grapheme) }?.first
  }

  /// The letters of a text in order; everything else is dropped: `Crème brûlée` gives `cremebrulee`.
  public func letters(of text: some StringProtocol) -> [Character] {
    text.compactMap(letter)
  }

  /// A word's letters as one string, or `nil` when the text is empty or contains something that is not a letter.
  public func word(_ text: some StringProtocol) -> String? {
    var word = ""
    for grapheme in text {
      guard let letter = letter(grapheme) else { return nil }
      word.append(letter)
    }
    return word.isEmpty ? nil : word
  }
}

extension Character {
  /// The character's byte when it is ASCII, else `nil`.
  var singleByte: UInt8? { utf8.count == 1 ? utf8.first : nil }
}
