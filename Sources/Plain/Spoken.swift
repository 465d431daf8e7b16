import Commentary
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
    plain = plain.split(separator: " ").joined(separator: " ").replacing(" ,", with: ",")
    // A sentence that ends with an abbreviation or a question has one end.
    for (twice, once) in [("?.", "?"), ("!.", "!"), (",.", "."), (":.", "."), (".,", ",")]
    where plain.contains(twice) {
      plain = plain.replacing(twice, with: once)
    }
    return plain
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
  /// The places of a word as they are said, those that are blank counted: `5 blanks, E, 2 blanks`.
  /// - Parameter places: what is shown of each, and `nil` for a blank.
  package func spoken(_ places: some Collection<Character?>) -> String {
    var (said, rest): ([String], _) = ([], places[...])
    while let first = rest.first {
      // Numbers that follow each other would be one.
      let isDigit = first?.isNumber == true
      let run = rest.prefix { isDigit ? $0?.isNumber == true : $0 == first }
      if first == nil || isDigit {
        rest = rest.dropFirst(run.count)
        said.append(
          isDigit
            ? self("number \(String(run.compactMap(\.self)))")
            : self("blank", plural: "\(run.count) blanks", run.count))
      } else {
        rest = rest.dropFirst()
        said += first.flatMap(name).map { [$0] } ?? []
      }
    }
    return said.joined(separator: ", ")
  }

  /// A letter, or a sign by its name; `nil` for one that is left out.
  private func name(of character: Character) -> String? {
    switch character {
    case _ where character.isLetter: String(character.capital)
    case "-", "‐", "–": self("dash")
    case "'", "’": self("apostrophe")
    case "&": self("and")
    case "+": self("plus")
    case ".": self("dot")
    case "/": self("slash")
    default: nil
    }
  }

  /// What a list shows of a game, its letters and blanks apart, as it is said; another text as it stands.
  func spoken(glimpse: String) -> String {
    let words = glimpse.replacing("   ", with: "\n").split(separator: "\n")
    let characters = words.map { $0.split(separator: " ") }
    guard characters.joined().allSatisfy({ $0.count == 1 }), characters.joined().count > 1 else {
      let parts = glimpse.replacing("   ", with: ", ").replacing("_", with: self("blank"))
        .replacing(", ", with: "\n").split(separator: "\n").map(String.init)
      // Two figures are told apart by a word.
      return parts.dropFirst().reduce(parts.first ?? "") { said, part in
        let isBetween = said.last?.isNumber == true && part.first?.isNumber == true
        return said + (isBetween ? " " + self("and") + " " : ", ") + part
      }
    }
    return characters.map { word in spoken(word.map { $0 == "_" ? nil : $0.first }) }
      .joined(separator: "; ")
  }

  /// A sentence that follows others, whose number at the beginning is a word: no two numbers are said one after the other.
  func spoken(sentence: String) -> String {
    let digits = sentence.prefix { $0.isNumber }
    guard let number = Int(checked: digits), (2...12).contains(number) else {
      return sentence.capitalizedFirst
    }
    return (numeral(number) + sentence.dropFirst(digits.count)).capitalizedFirst
  }

  /// A word in groups of five letters, or the groups of a code, each letter apart.
  /// - Parameter isNamed: whether each letter is said with a word that begins with it.
  func spelled(_ text: String, isNamed: Bool) -> [String] {
    let isCode = text.contains("-") && text.contains(where: \.isNumber)
    let words = text.split { $0 == " " || isCode && $0 == "-" }
    return words.flatMap { word -> [String] in
      stride(from: 0, to: word.count, by: 5).map { start in
        word.dropFirst(start).prefix(5).map { spelled($0, isNamed: isNamed) }.joined(separator: ", ") + "."
      }
    }
  }

  private func spelled(_ character: Character, isNamed: Bool) -> String {
    if let digit = character.wholeNumberValue {
      return digit == 0 ? self("zero") : digit == 1 ? self("one", context: "digit") : numeral(digit)
    }
    guard let name = name(of: character) else { return String(character) }
    guard isNamed, character.isLetter, let word = spelling(character) else { return name }
    return self("\(name) as in \(word)")
  }

  /// The word with which a letter is spelled; `nil` when there is none.
  private func spelling(_ letter: Character) -> String? {
    // Translators: the spelling alphabet of the language, a word for each letter, in any order.
    let words = self(
      """
      alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa \
      quebec romeo sierra tango uniform victor whiskey x-ray yankee zulu
      """)
    return words.split(separator: " ").first { $0.first.map(\.capital) == letter.capital }.map(String.init)
  }

  /// The letters of a rack.
  func letters(_ letters: some Sequence<Character>) -> String { self("Letters \(apart(letters)).") }

  /// A letter for each of the characters, apart, so that no speech joins them.
  package func apart(_ letters: some Sequence<Character>) -> String {
    letters.map { String($0.capital) }.joined(separator: ", ")
  }
}
