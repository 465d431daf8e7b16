import Engines
import Play
import Texts

extension String {
  /// The text without signs that are read aloud as nothing, or as something else: in ASCII where that is asked for.
  /// - Parameter alphabet: has the plain letters of those with marks; `nil` keeps these.
  package func plain(_ alphabet: Alphabet?) -> String {
    var plain = ""
    for character in self {
      switch character {
      case "✓", "★", "●", "○", "→", "←": continue
      case "·": plain.append(",")
      case "…": plain += "..."
      case "–", "—", "‐": plain.append("-")
      case "’", "‘": plain.append("'")
      case "“", "”", "„", "«", "»": plain.append("\"")
      case "¿", "¡": if alphabet == nil { plain.append(character) }
      case _ where character.isASCII: plain.append(character.isInert ? character : " ")
      default:
        guard let alphabet else {
          plain.append(character.isInert ? character : "?")
          continue
        }
        let letters = alphabet.letters(character)
        let isASCII = !letters.isEmpty && letters.allSatisfy(\.isASCII)
        plain +=
          !isASCII ? "?" : String(character.isUppercase ? letters.map(alphabet.letterCase.capital) : letters)
      }
    }
    return plain.split(separator: " ").joined(separator: " ").replacing(" ,", with: ",")
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

  /// A letter for each of the characters, apart, so that no speech joins them.
  package func apart(_ letters: some Sequence<Character>) -> String {
    letters.map { String($0.capital) }.joined(separator: " ")
  }
}
