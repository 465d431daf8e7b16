import TestSupport

/// What holds for every sentence, whatever is played in whichever language.
enum Rules {
  /// What is wrong with lines that were said.
  static func problems(_ lines: [String], _ tongue: Tongue) -> [String] {
    var problems: [String] = []
    if lines.contains(where: hasLoneQuestionMark) { problems.append("a question mark for a letter") }
    let scalars = lines.joined().unicodeScalars
    if scalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      problems.append("a control character")
    }
    let strangers = Set(lines.joined()).filter { !isAllowed($0, tongue) }
    if !strangers.isEmpty { problems.append("no letter of the language: \(strangers.sorted())") }
    return problems
  }

  /// Whether a question mark stands where a word or a letter should: behind a blank, or at the beginning.
  static func hasLoneQuestionMark(_ line: String) -> Bool {
    var before: Character = " "
    for character in line {
      if character == "?", before == " " || before == "?" || before == "\"" { return true }
      before = character
    }
    return false
  }

  /// A sentence of ours is ASCII in English, and has the letters of its language in another one; a word has its own letters.
  private static func isAllowed(_ character: Character, _ tongue: Tongue) -> Bool {
    if character.isASCII { return true }
    let signs: [String: String] = ["es": "¿¡", "fr": "\u{A0}\u{202F}", "el": "\u{37E}·"]
    if (signs[tongue.interface] ?? "").contains(character) { return true }
    let plain = Character(
      character.lowercased() == "i\u{307}" ? "i" : String(character.lowercased().prefix(1)))
    return letters(of: tongue).contains(plain)
  }

  private static func letters(of tongue: Tongue) -> Set<Character> {
    let words = tongue.words.joined() + tongue.phrase + tongue.glosses.joined()
    let ours = ["de": "äöüß", "fr": "àâçéèêëîïôûùüœ", "es": "áéíóúüñ", "nl": "áéíóúëïöü", "el": "άέήίόύώϊϋς"]
    return Set(
      (words + String(tongue.language.alphabet.letters) + (ours[tongue.interface] ?? "")).lowercased()
    )
    .union(tongue.interface == "el" ? Set("αβγδεζηθικλμνξοπρστυφχψω") : [])
  }

  /// Forms that no sentence has, by the language of the interface: what is said to a person in the grammar of the third person,
  /// and in every language but English the English word for who has no name.
  static func illForms(_ text: String, _ interface: String) -> [String] {
    let words = text.split { !$0.isLetter && $0 != "'" }.map(String.init)
    let said = " " + words.joined(separator: " ") + " "
    return (ill[interface] ?? []).filter { said.contains(" \($0) ") }
  }

  private static let ill: [String: [String]] = [
    "en": [
      "You's", "You has", "You is", "You plays", "You wins", "You loses", "You says", "You begins",
      "You needs",
      "You guesses", "You gets", "You challenges", "You was", "You leaves", "against You", "for You",
      "to You",
      "you has", "you is", "You enters", "You looks", "You sets",
    ],
    "nl": [
      "You", "You's", "Jij heeft", "Jij is", "Jij's", "je heeft", "Je heeft", "Je wint van je", "Jij zijn",
    ],
    "de": [
      "You", "Yous", "Du hat", "Du ist", "Du beginnt", "Du gewinnt", "Du spielt", "Du gibt", "Du verliert",
      "Du sagt",
      "Du rät", "gegen Du", "von Du", "du hat",
    ],
    "fr": [
      "You", "Tu commence", "Tu gagne", "Tu a", "Tu est", "Tu perd", "Tu joue", "Tu dit", "de Tu", "à Tu",
      "contre Tu",
      "tour de Tu", "À Tu",
    ],
    "es": [
      "You", "Tú empieza", "Empieza Tú", "Empieza tú", "Tú gana", "Tú tiene", "Tú juega", "Tú pierde",
      "Tú dice", "de Tú",
      "Gana Tú", "contra Tú", "turno de Tú", "a Tú",
    ],
  ]
}
