/// A sense of a word that asks for the word.
public struct MeaningClue: Equatable, Sendable {
  public let sense: Meaning.Sense
  /// The text of the sense with `…` in place of what would reveal the word.
  public let text: String
}

extension Glosses {
  /// The first sense of a word that asks for it: one of which nothing had to be hidden, or enough is left; `nil` when there
  /// is none.
  /// - Parameter spelling: as which of the words that share these letters it is meant; `nil` for any.
  public func clue(to word: String, spelled spelling: String? = nil, _ alphabet: Alphabet) -> MeaningClue? {
    for sense in meaning(of: word, spelled: spelling)?.senses ?? [] {
      let parts = parts(of: sense, hiding: word, alphabet)
      let telling = parts.count { !$0.isHidden && $0.text.count >= Self.telling && $0.text.isWord }
      if telling >= Self.fewestTelling || !parts.contains(where: \.isHidden) {
        return MeaningClue(sense: sense, text: Self.text(parts))
      }
    }
    return nil
  }

  /// The text of a sense with `…` in place of everything that would reveal the word: the word and its lemma, their
  /// inflections, words that share a stem with either, and those of which either is compounded.
  func text(of sense: Meaning.Sense, hiding word: String, _ alphabet: Alphabet) -> String {
    Self.text(parts(of: sense, hiding: word, alphabet))
  }

  /// The number of letters from which a word is taken to tell something, or another word to be told by it.
  private static let telling = 4
  /// The number of telling words that must be left of a clue.
  private static let fewestTelling = 2
  /// The fewest letters of a word in a compound.
  private static let shortestPart = 3

  private typealias Part = (text: Substring, isHidden: Bool)

  private static func text(_ parts: [Part]) -> String {
    parts.reduce(into: "") { $0 += $1.isHidden ? "…" : $1.text }
  }

  /// The words of a text and what stands between them.
  private func parts(of sense: Meaning.Sense, hiding word: String, _ alphabet: Alphabet) -> [Part] {
    let hidden = sense.lemma == word ? [word] : [word, sense.lemma]
    var parts: [Part] = []
    var rest = sense.text[...]
    while let first = rest.first {
      let text = rest.prefix { $0.isLetter == first.isLetter }
      parts.append((text, first.isLetter && reveals(text, hidden, alphabet)))
      rest = rest.dropFirst(text.count)
    }
    return parts
  }

  private func reveals(_ text: Substring, _ hidden: [String], _ alphabet: Alphabet) -> Bool {
    let part = alphabet.word(text) ?? text.lowercased()
    return ([part] + lemmas(of: part)).contains { form in
      hidden.contains { form == $0 || Self.sharesStem(form, $0) || isPart(form, of: $0) }
    }
  }

  /// Whether one of two words stands in the other, or both have a beginning that is most of the shorter one.
  static func sharesStem(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard short.count >= telling else { return false }
    let common = zip(short, long).prefix { $0 == $1 }.count
    return common >= telling && 5 * common >= 3 * short.count || occurs(short, in: long)
  }

  /// Whether a word is one of the two of which another one is compounded.
  private func isPart(_ part: String, of compound: String) -> Bool {
    let left = compound.count - part.count
    guard part.count >= Self.shortestPart, left >= Self.shortestPart else { return false }
    return compound.hasPrefix(part) && meaning(of: String(compound.suffix(left))) != nil
      || compound.hasSuffix(part) && meaning(of: String(compound.prefix(left))) != nil
  }

  /// Whether a word occurs in a longer one. `String.contains` of a string would need the library of regular expressions.
  private static func occurs(_ word: String, in longer: String) -> Bool {
    longer.indices.contains { longer[$0...].hasPrefix(word) }
  }
}

extension Substring {
  /// Whether it begins with a letter, as the words of a text do.
  fileprivate var isWord: Bool { first?.isLetter ?? false }
}
