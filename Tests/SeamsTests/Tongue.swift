import Engines
import Kit
import Play
import ScreenTesting
import TestSupport
import Testing
import Texts

/// What is typed, and how it is said or shown.
struct Spelled: Sendable {
  let typed: String
  let shown: String
  /// A form that is as good, such as capitals without accents.
  var other: String?

  init(_ typed: String, _ shown: String, or other: String? = nil) {
    (self.typed, self.shown, self.other) = (typed, shown, other)
  }

  /// Whether it stands in a text, whole or with its letters apart.
  func isIn(_ text: String) -> Bool {
    [shown, other].compactMap(\.self).contains { form in
      text.contains(form) || text.contains(form.map(String.init).joined(separator: " "))
    }
  }
}

/// A language of the words under a language of the interface, and what is played in it.
struct Tongue: Sendable, CustomTestStringConvertible {
  let name: String
  let code: String
  /// The language of the interface; English where the folder has no `interface.po`.
  let interface: String
  /// The only phrase of Hangman, a letter of it, and a letter that it lacks.
  let phrase: String
  let hit: Spelled
  let miss: Spelled
  /// A word of the only rack, and a letter that no tile has.
  let word: Spelled
  let stranger: Spelled
  /// A word that a round of Ghost ends with, letter by letter.
  let last: Spelled
  let words: [String]
  let glosses: [String]
  let language: Language
  let text: Texts

  var testDescription: String { name }

  /// Whether the language is a folder of the fixtures, as a player can make one.
  var isOwn: Bool { !Checkout.languages.contains(code) }

  /// The letter of the phrase without an accent, as its key has it.
  var plainHit: String {
    switch hit.shown {
    case "É": "E"
    case "Ờ": "Ơ"
    default: hit.shown
    }
  }

  /// The letters of the phrase that are left after a hit, each once.
  var rest: [String] {
    var rest: [String] = []
    for letter in language.alphabet.letters(of: phrase).map(String.init)
    where letter != hit.typed.lowercased() && !rest.contains(letter) {
      rest.append(letter)
    }
    return rest
  }

  var library: Library {
    var library = Library.sample(phrases: [phrase], words: words, glosses: glosses)
    let (others, own, text) = (library.language, language, text)
    library.language = { $0 == own.code ? own : others($0) }
    library.texts = { _ in text }
    return library
  }

  // MARK: The rows

  static let all = shipped + underEnglish + own

  /// The five languages, each under its own interface.
  static let shipped = [english, dutch, german, french, spanish]

  /// Words of other languages under an English interface.
  static let underEnglish = [german, french, spanish].map { $0.under("en") }

  /// The folders of the fixtures: Cyrillic, Greek, Turkish, Vietnamese.
  static let own = [ukrainian, greek, turkish, vietnamese]

  static let english = Tongue(
    "en", phrase: "Moss grows", hit: .init("o", "O"), miss: .init("z", "Z"), word: .init("code", "CODE"),
    stranger: .init("x", "X"), last: .init("bear", "BEAR"), words: App.conned + App.ghostWords,
    glosses: ["bear\tnoun: a large furry animal", "moss\tnoun: a tiny plant", "conned\tverb: cheated"])

  static let dutch = Tongue(
    "nl", phrase: "Gras groeit", hit: .init("g", "G"), miss: .init("z", "Z"),
    word: .init("coën", "COËN", or: "COEN"),
    stranger: .init("x", "X"), last: .init("beër", "BEËR", or: "BEER"),
    words: rack(of: "conned") + ["coen 1 coën", "beer 1 beër"])

  static let german = Tongue(
    "de", phrase: "Süße Träume", hit: .init("ß", "ẞ", or: "ß"), miss: .init("ö", "Ö"),
    word: .init("größe", "GRÖẞE", or: "Größe"), stranger: .init("ä", "Ä"),
    last: .init("öfen", "ÖFEN", or: "Öfen"),
    words: rack(of: "größen") + ["größe 1 Größe", "öfen 1 Öfen"],
    glosses: ["größe\tnoun: wie groß etwas ist", "öfen\tnoun: darin brennt ein Feuer"])

  static let french = Tongue(
    "fr", phrase: "Été indien", hit: .init("é", "É"), miss: .init("z", "Z"), word: .init("école", "ÉCOLE"),
    stranger: .init("z", "Z"), last: .init("pêche", "PÊCHE", or: "PECHE"),
    words: rack(of: "ecoles", "écoles") + ["ecole 1 école", "peche 1 pêche"])

  static let spanish = Tongue(
    "es", phrase: "Niño bueno", hit: .init("ñ", "Ñ"), miss: .init("z", "Z"), word: .init("caño", "CAÑO"),
    stranger: .init("z", "Z"), last: .init("niña", "NIÑA"), words: rack(of: "cañero") + ["caño 1", "niña 1"])

  static let ukrainian = Tongue(
    folder: "uk", phrase: "Їжак іде додому", hit: .init("ї", "Ї"), miss: .init("щ", "Щ"),
    word: .init("кран", "КРАН"), stranger: .init("щ", "Щ"), last: .init("жаба", "ЖАБА"))

  static let greek = Tongue(
    folder: "el", phrase: "Καλός λόγος", hit: .init("λ", "Λ"), miss: .init("ψ", "Ψ"),
    word: .init("κλίμα", "ΚΛΊΜΑ", or: "ΚΛΙΜΑ"), stranger: .init("ψ", "Ψ"),
    last: .init("ψάρι", "ΨΆΡΙ", or: "ΨΑΡΙ"))

  static let turkish = Tongue(
    folder: "tr", phrase: "Ilık iğne", hit: .init("i", "İ"), miss: .init("ş", "Ş"),
    word: .init("katı", "KATI"),
    stranger: .init("ş", "Ş"), last: .init("iğne", "İĞNE"))

  static let vietnamese = Tongue(
    folder: "vi", phrase: "Trường làng", hit: .init("ơ", "Ờ"), miss: .init("ê", "Ê"),
    word: .init("rương", "RƯƠNG"), stranger: .init("ê", "Ê"), last: .init("đường", "ĐƯỜNG", or: "ĐƯƠNG"))

  // MARK: Making them

  private init(
    _ code: String, phrase: String, hit: Spelled, miss: Spelled, word: Spelled, stranger: Spelled,
    last: Spelled, words: [String], glosses: [String] = []
  ) {
    (name, self.code, interface) = (code, code, code)
    (self.phrase, self.hit, self.miss) = (phrase, hit, miss)
    (self.word, self.stranger, self.last) = (word, stranger, last)
    (self.words, self.glosses) = (words, glosses)
    language = TestSupport.language(code)
    text = .shipped(code)
  }

  /// A language of the fixtures; without an `interface.po` the interface is English.
  private init(
    folder code: String, phrase: String, hit: Spelled, miss: Spelled, word: Spelled, stranger: Spelled,
    last: Spelled
  ) {
    (name, self.code) = (code, code)
    (self.phrase, self.hit, self.miss) = (phrase, hit, miss)
    (self.word, self.stranger, self.last) = (word, stranger, last)
    words = Self.lines(code, "words.txt")
    glosses = Self.lines(code, "glosses.txt")
    language = try! Language(
      code: code, configuration: Self.file(code, "language.conf")!, file: "\(code)/language.conf")
    let po = Self.file(code, "interface.po")
    interface = po == nil ? "en" : code
    text =
      po.map { Texts(language: code, file: Array($0.utf8)) { fatalError("\($0.line): \($0.cause)") } }
      ?? .english
  }

  private init(_ other: Tongue, interface: String) {
    (name, code, self.interface) = ("\(other.code) under \(interface)", other.code, interface)
    (phrase, hit, miss) = (other.phrase, other.hit, other.miss)
    (word, stranger, last) = (other.word, other.stranger, other.last)
    (words, glosses, language) = (other.words, other.glosses, other.language)
    text = .shipped(interface)
  }

  private func under(_ interface: String) -> Tongue { Tongue(self, interface: interface) }

  /// A text of a folder of the fixtures; `nil` when there is none.
  static func file(_ code: String, _ name: String) -> String? {
    Checkout.text("Tests/SeamsTests/Languages/\(code)/\(name)")
  }

  private static func lines(_ code: String, _ name: String) -> [String] {
    (file(code, name) ?? "").split(separator: "\n").map(String.init)
  }

  /// A word of six letters, and sixteen arrangements of three of its letters, so that it is dealt.
  private static func rack(of source: String, _ spelling: String? = nil) -> [String] {
    let letters = Array(source)
    var short: [String] = []
    for (first, second, third) in [(0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5)] {
      for order in [
        (first, second, third), (second, first, third), (third, first, second), (first, third, second),
      ] {
        short.append(String([letters[order.0], letters[order.1], letters[order.2]]))
      }
    }
    let all = [source + " 1" + (spelling.map { " " + $0 } ?? "")] + short.map { $0 + " 1" }
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
