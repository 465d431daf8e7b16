/// The letters of a language, and which accented letters count as which of them.
public struct Alphabet: Equatable, Sendable {
  /// In alphabetical order, lower case.
  public let letters: [Character]
  /// How small letters and capitals are paired.
  public let letterCase: LetterCase
  /// The letter that each letter and each accented letter counts as; case is not folded here.
  private let counted: [Character: Character]
  /// The letters by the names that Unicode gives them, and what the other forms count as by theirs.
  private let named: [String: [Character]]

  /// - Parameters:
  ///   - folds: lists of a letter, followed by the graphemes that count as it, e.g. `eéèêë`.
  ///   - letterCase: by default, with an `ı` among the letters `I` is its capital.
  public init(
    _ letters: some Sequence<Character>, folds: [[Character]] = [], letterCase: LetterCase? = nil
  ) {
    self.letters = Array(letters)
    self.letterCase = letterCase ?? (self.letters.contains("ı") ? .dotted : .usual)
    let folded = folds.flatMap { fold in fold.dropFirst().map { ($0, fold[0]) } }
    let counted = Dictionary(self.letters.map { ($0, $0) } + folded) { first, _ in first }
    self.counted = counted
    let own = self.letters.compactMap { letter in
      letter.unicodeScalars.first?.properties.name.map { ($0, [letter]) }
    }
    let others = Self.otherForms.compactMap { form, text -> (String, [Character])? in
      let letters = text.compactMap { counted[$0] }
      guard letters.count == text.count, let name = form.properties.name else { return nil }
      return (name, letters)
    }
    named = Dictionary(own + others) { first, _ in first }
  }

  /// The letters from `a` to `z`, without folds: those of the sample games.
  public static let latin = Alphabet("abcdefghijklmnopqrstuvwxyz")

  /// The letter that a written or typed grapheme counts as, whatever its case or accent; `nil` when it is not a letter of this
  /// language, or counts as several.
  public func letter(_ grapheme: Character) -> Character? {
    if let letter = counted[grapheme] { return letter }
    let letters = letters(grapheme)
    return letters.count == 1 ? letters[0] : nil
  }

  /// The letters that a written or typed grapheme counts as, whatever its case or accent: by the language's folds, else those
  /// that Unicode makes it of (`Č` of `c`, `ł` of `l`, `Ộ` of `ô` or else of `o`), or a short table (`œ` of `o` and `e`); none when
  /// it is not a letter of this language.
  public func letters(_ grapheme: Character) -> [Character] {
    if let letter = counted[grapheme] { return [letter] }
    let small = letterCase.small(grapheme)
    if let letter = counted[small] { return [letter] }
    guard !grapheme.isASCII, let plain = small.unicodeScalars.first, plain.properties.isAlphabetic,
      let base = String(small).composed.unicodeScalars.first
    else { return [] }
    // A letter with marks: composed with them, named after them, or followed by them.
    if let letter = counted[Character(base)] { return [letter] }
    return base.properties.name.flatMap(letters(named:)) ?? counted[Character(plain)].map { [$0] } ?? []
  }

  /// The letters of a name, with as many of its marks as the language names: `E WITH CIRCUMFLEX AND ACUTE` is `ê`, or else `e`.
  private func letters(named name: String) -> [Character]? {
    guard let place = name.firstRange(of: " WITH ") else { return named[name] }
    let letter = String(name[..<place.lowerBound])
    let marked = name[place.upperBound...].split(separator: " AND ").map { "\(letter) WITH \($0)" }
    return (marked + [letter]).lazy.compactMap { named[$0] }.first
  }

  /// Letters that Unicode does not name as another one with a mark, and the letters that they count as.
  private static let otherForms: [Unicode.Scalar: String] = [
    "ı": "i", "ð": "d", "ς": "σ", "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th", "ĳ": "ij", "ё": "е", "й": "и",
    "ї": "і",
  ]

  /// The letters of a text in order; everything else is dropped: `Crème brûlée` gives `cremebrulee`.
  public func letters(of text: some StringProtocol) -> [Character] {
    var letters: [Character] = []
    for grapheme in text {
      if let letter = counted[grapheme] { letters.append(letter) } else { letters += self.letters(grapheme) }
    }
    return letters
  }

  /// A word's letters as one string, or `nil` when the text is empty or contains something that is not a letter.
  public func word(_ text: some StringProtocol) -> String? {
    var word = ""
    for grapheme in text {
      let letters = letters(grapheme)
      guard !letters.isEmpty else { return nil }
      word.append(contentsOf: letters)
    }
    return word.isEmpty ? nil : word
  }
}

extension Character {
  /// Whether a character is a single scalar, in lower case or without case, joins with no neighbour, and is not a key of the
  /// games: of ASCII only a–z and `'` are letters.
  var canBeALetter: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    if scalar.isASCII { return self == "'" || ("a"..."z").contains(scalar) }
    // The scalars below this are control characters.
    return scalar.value >= 0xA0 && String([self, self]).count == 2 && lowercased() == String(self)
  }
}

/// The limits of a player's name.
public enum PlayerName {
  /// The maximum number of graphemes.
  public static let longest = 20
  /// The name of a player who has none yet, and is asked for one.
  public static let unknown = "You"
}
