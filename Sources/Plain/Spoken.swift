import Engines
import Play
import Texts

extension String {
  /// The text without signs that are read aloud as nothing, or as something else; letters stay what they are.
  /// - Parameter alphabet: that of the words where only ASCII can be shown: a letter with a mark is then the one without or, if it
  ///   is a letter of the words and stands alone, its name, as a letter of another script always is.
  package func plain(_ alphabet: Alphabet? = nil) -> String {
    var plain = ""
    let isInside = alphabet == nil ? [] : map(\.isLetter)
    for (index, character) in enumerated() {
      switch character {
      case "✓", "★", "●", "○", "→", "←": continue
      case "·": plain.append(",")
      case "…": plain += "..."
      case "–", "—", "‐": plain.append("-")
      case "’", "‘": plain.append("'")
      case "“", "”", "„", "«", "»": plain.append("\"")
      case _ where !character.isInert: plain.append(" ")
      case _ where character.isASCII || alphabet == nil: plain.append(character)
      case "¿", "¡": continue
      case _ where !character.isLetter: plain.append(" ")
      default:
        let isBefore = index > 0 && isInside[index - 1]
        let isAfter = index + 1 < isInside.count && isInside[index + 1]
        let letters = String(Alphabet.latin.letters(character))
        let isAlone = !isBefore && !isAfter && alphabet?.letter(character)?.isASCII == false
        plain +=
          letters.isEmpty || isAlone
          ? (isBefore ? " " : "") + character.name + (isAfter ? " " : "")
          : character.isUppercase ? String(letters.map(LetterCase.usual.capital)) : letters
      }
    }
    return plain.split(separator: " ").joined(separator: " ").replacing(" ,", with: ",")
  }
}

extension Character {
  /// The name of a letter: `N tilde`, `ka`.
  fileprivate var name: String {
    let words = (unicodeScalars.first?.properties.name ?? "").split(separator: " ")
    guard let place = words.firstIndex(of: "LETTER") else { return "" }
    return words[(place + 1)...].filter { $0 != "WITH" }
      .map { $0.count == 1 ? String($0) : $0.lowercased() }.joined(separator: " ")
  }
}

extension Texts {
  /// A place of a phrase as it is said: its letter, a sign by its name, or that it is blank.
  package func spoken(_ place: Hangman.Place) -> String {
    switch place.shown {
    case nil: self("blank")
    case "-": self("dash")
    case "'", "’": self("apostrophe")
    case "&": self("and")
    case let shown?: String(shown.capital)
    }
  }

  /// The letters of a rack.
  func letters(_ letters: some Sequence<Character>) -> String { self("Letters \(apart(letters)).") }

  /// A letter for each of the characters, apart, so that no speech joins them.
  package func apart(_ letters: some Sequence<Character>) -> String {
    letters.map { String($0.capital) }.joined(separator: " ")
  }
}
