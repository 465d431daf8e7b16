/// Words that a player wants to learn, from a file `vocabulary/<name>.tsv`.
public struct Vocabulary: Equatable, Sendable {
  /// A word and what asks for it; what is not known is empty.
  public struct Entry: Equatable, Sendable {
    public let word: String
    public let hint: String
    public let meaning: String
    public let example: String

    public init(_ word: String, hint: String = "", meaning: String = "", example: String = "") {
      self.word = word
      self.hint = hint
      self.meaning = meaning
      self.example = example
    }
  }

  /// What a field of an entry is.
  public enum Column: CaseIterable, Sendable {
    case word, hint, meaning, example
  }

  /// `vocabulary/` and the name of the file without its extension.
  public let id: String
  public let title: String
  /// The code of the language of the words; `nil` for any.
  public let language: String?
  public let entries: [Entry]
  /// The words as a category of Hangman, with the id of the vocabulary.
  public let category: PhraseCategory
  /// The indices of the entries by the letters of their words.
  private let indices: [String: Int]

  /// - Parameter indices: those of the entries by the letters of their words.
  init(id: String, title: String, language: String?, entries: [Entry], indices: [String: Int]) {
    self.id = id
    self.title = title
    self.language = language
    self.entries = entries
    self.indices = indices
    category = PhraseCategory(id: id, title: title, phrases: entries.map(\.phrase))
  }

  /// Reads a vocabulary: `# Title` and `# language: de` in the first two lines, both optional, then on each line a word,
  /// and after tabs a hint, a meaning and an example, all optional. A line that cannot be played is reported, within
  /// `ProblemLimit`, and skipped.
  /// - Throws: `InputProblem` when no line can be played.
  public init(
    id: String, text: String, file: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) {
    var (head, reader) = (Head(), VocabularyReader(file: file, alphabet: alphabet))
    for (number, line) in text.numberedLines.lazy.map({ ($0.number, $0.text) }) {
      if head.reads(line, number) { continue }
      reader.add(Entry(line: line), line: number, report: report)
      if reader.isFull { break }
    }
    try reader.end(language: head.language, report)
    self.init(
      id: id, title: head.title ?? String(id.drop { $0 != "/" }.dropFirst()), language: head.language,
      entries: reader.entries, indices: reader.indices)
  }

  /// The language in the first lines of a file, of which `beginning` is the beginning; `nil` for any.
  public static func language(of beginning: String) -> String? {
    var head = Head()
    for line in beginning.numberedLines.prefix(Head.lines) { _ = head.reads(line.text, line.number) }
    return head.language
  }

  /// The entry of a word, by its letters.
  public func entry(of letters: String) -> Entry? { indices[letters].map { entries[$0] } }

  /// The file of this vocabulary.
  public var text: String {
    var text = "# \(title)\n" + (language.map { "# language: \($0)\n" } ?? "")
    for entry in entries { text += entry.line + "\n" }
    return text
  }

  /// What the ids of vocabularies begin with, and the name of their folder.
  public static let folder = "vocabulary/"
  /// The number of words that are read of a file.
  public static let mostEntries = 100_000

  /// What the first lines say of all.
  private struct Head {
    static let lines = 2
    private var isBegun = false
    var title: String?
    var language: String?

    /// Whether a line belongs to the head.
    mutating func reads(_ line: Substring, _ number: Int) -> Bool {
      guard number == 1 || number <= Self.lines && isBegun, line.unicodeScalars.first == "#" else {
        return false
      }
      isBegun = true
      let text = String(line.dropFirst()).field
      if let (key, code) = text[...].halves(at: ":"), key.lowercased() == "language" {
        language = code.isEmpty ? nil : code
      } else if case let named = VocabularyReader.title(text), !named.isEmpty {
        title = named
      }
      return true
    }
  }
}

extension Vocabulary.Entry {
  /// What asks for the word in a game of Hangman: its hint, else its meaning, else its example, without the word; `nil` when
  /// it has none of which a word is left.
  public func clue(_ alphabet: Alphabet) -> String? { first(of: [hint, meaning], alphabet) }

  /// What asks for the word in practice: the same with its meaning first.
  public func question(_ alphabet: Alphabet) -> String? { first(of: [meaning, hint], alphabet) }

  private func first(of texts: [String], _ alphabet: Alphabet) -> String? {
    let parts = phrase.split { alphabet.letters($0).isEmpty }.map { String(alphabet.letters(of: $0)) }
    let words = parts.filter { $0.count >= Self.shortestHidden } + [parts.joined()]
    return texts.lazy.compactMap { text in hiding(in: text, alphabet, words.contains) }.first
      ?? hiding(in: example, alphabet) { form in
        words.contains { $0 == form || Glosses.sharesStem($0, form) }
      }
  }

  /// The articles and prepositions of a phrase stay in its clue.
  private static let shortestHidden = 4

  /// A text with `…` in place of some of its words; `nil` when no word is left.
  private func hiding(in text: String, _ alphabet: Alphabet, _ isHidden: (String) -> Bool) -> String? {
    var (shown, isTelling) = ("", false)
    var rest = text[...]
    while let first = rest.first {
      let part = rest.prefix { $0.isLetter == first.isLetter }
      rest = rest.dropFirst(part.count)
      let hides = first.isLetter && isHidden(String(alphabet.letters(of: part)))
      shown += hides ? "…" : part
      isTelling = isTelling || first.isLetter && !hides
    }
    return isTelling ? shown : nil
  }
}

extension Vocabulary.Entry {
  /// This entry with the meaning, hint and example of another one of its word, each where it has none like it; a word that is
  /// spelled in another way is named by its meaning.
  fileprivate func joined(_ other: Self) -> Self {
    let isSpelled = other.word.lowercased() != word.lowercased()
    let added = isSpelled && !other.meaning.isEmpty ? "\(other.word): \(other.meaning)" : other.meaning
    let isKnown = added.isEmpty || meaning.split(separator: ";").contains { $0.trimmed == added }
    return Self(
      word, hint: hint.isEmpty ? other.hint : hint,
      meaning: isKnown ? meaning : (meaning.isEmpty ? added : "\(meaning); \(added)").shortField,
      example: example.isEmpty ? other.example : example)
  }
}

/// Collects the entries of a vocabulary, and reports what cannot be one.
struct VocabularyReader {
  private(set) var entries: [Vocabulary.Entry] = []
  /// The indices of the entries by the letters of what is guessed of them; a word that earlier versions knew with its plural is found
  /// so, too.
  var indices: [String: Int] { own.merging(whole) { own, _ in own } }
  private var own: [String: Int] = [:]
  private var whole: [String: Int] = [:]
  /// The number of lines that are no entry.
  private(set) var refused = 0
  /// The number of entries of which the word had one already.
  private(set) var joined = 0
  private let file: String
  private let alphabet: Alphabet
  private let most: Int
  private var limit = ProblemLimit()
  /// The first line whose word is in another script, and how many there are.
  private var foreign: (line: Int, script: String)?
  private var foreignCount = 0

  /// - Parameter most: the number of entries that are read.
  init(file: String, alphabet: Alphabet, most: Int = Vocabulary.mostEntries) {
    self.file = file
    self.alphabet = alphabet
    self.most = most
  }

  /// Whether there are as many entries as are read of a file.
  var isFull: Bool { entries.count == most }

  /// Adds an entry, with what a reader does not see removed, and `#`, with which the head of a file begins, at the beginning
  /// of its word; an entry without anything is skipped.
  mutating func add(_ raw: Vocabulary.Entry, line: Int, report: (InputProblem) -> Void) {
    let entry = Vocabulary.Entry(
      String(raw.word.field.drop { $0 == "#" || $0 == " " }), hint: raw.hint.shortField,
      meaning: raw.meaning.shortField,
      example: raw.example.shortField)
    let fields = [entry.word, entry.hint, entry.meaning, entry.example]
    guard !fields.allSatisfy(\.isEmpty) else { return }
    let letters = String(alphabet.letters(of: entry.phrase))
    if fields.contains(where: \.hasControlCharacters) {
      refuse(.controlCharacterInLine, line, report)
    } else if entry.word.isEmpty {
      refuse(.wordMissing, line, report)
    } else if letters.isEmpty, let script = entry.word.script {
      refused += 1
      foreign = foreign ?? (line, script)
      foreignCount += 1
    } else if letters.isEmpty {
      refuse(.noLetterToGuess, line, report)
    } else if entry.word.count > PhraseCategory.longest {
      refuse(.phraseTooLong(most: PhraseCategory.longest), line, report)
    } else if let index = own[letters] {
      entries[index] = entries[index].joined(entry)
      joined += 1
    } else {
      own[letters] = entries.count
      if !entry.plural.isEmpty { whole[String(alphabet.letters(of: entry.word))] = entries.count }
      entries.append(entry)
      if isFull { report(InputProblem(file: file, .onlyWords(most))) }
    }
  }

  mutating func refuse(_ cause: InputProblem.Cause, _ line: Int, _ report: (InputProblem) -> Void) {
    refused += 1
    if limit.admits() { report(InputProblem(file: file, line: line, cause)) }
  }

  /// A title in one line; empty when there is none that can be shown.
  static func title(_ text: String) -> String {
    let title = String(text.field.prefix(PhraseCategory.longest)).trimmed
    // The head of a vocabulary would be read as its language.
    let isLanguage = title[...].halves(at: ":")?.before.lowercased() == "language"
    return title.hasControlCharacters || isLanguage ? "" : title
  }

  /// Reports how many lines were refused besides those reported, and words in another script once for all.
  /// - Parameter language: the language that the words are said to be in.
  /// - Throws: when there is no entry, or most words are in another script.
  func end(language: String?, _ report: (InputProblem) -> Void) throws(InputProblem) {
    let other = foreign.map {
      InputProblem(file: file, line: $0.line, .anotherScript($0.script, language: language))
    }
    if let other, foreignCount > entries.count { throw other }
    if let rest = limit.rest(of: file) { report(rest) }
    guard !entries.isEmpty else { throw InputProblem(file: file, .noWord) }
    if let other { report(other) }
  }
}

extension String {
  /// Whether there is a character that a terminal could take for a command.
  var hasControlCharacters: Bool {
    unicodeScalars.contains { $0.value < 0x20 || $0.value >= 0x7F && $0.value < 0xA0 }
  }

  /// The script of the first letter, as Unicode begins its name: `Greek`; `nil` without a letter.
  fileprivate var script: String? {
    let name = unicodeScalars.first { $0.properties.isAlphabetic }?.properties.name
    return name.map { $0.prefix(1) + $0.dropFirst().prefix { $0 != " " && $0 != "-" }.lowercased() }
  }

  /// The text of a field in one line: every run of blanks, tabs and line ends is a blank.
  var field: String {
    if isField { return self }
    let text = utf8.count > Self.longestRead ? String(prefix(Self.longestRead)) : self
    let parts = text.withoutInvisibles.unicodeScalars.split { [" ", "\t", "\n", "\r"].contains($0) }
    return parts.map { String($0) }.joined(separator: " ").composed
  }

  /// Whether it is ASCII without tabs, line ends and blanks that follow another or stand at an end, as most fields are.
  private var isField: Bool {
    guard utf8.count <= Self.longestRead else { return false }
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      let isBreak = byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x20 && last == 0x20
      if isBreak || byte >= 0x80 { return false }
      last = byte
    }
    return last != 0x20
  }

  /// The same, cut at the length that screens show.
  fileprivate var shortField: String {
    let field = field
    return field.count > Self.longestField ? field.prefix(Self.longestField - 1) + "…" : field
  }

  /// The number of characters kept of a hint, a meaning or an example, and of any field before blanks are removed.
  private static let longestField = 200
  private static let longestRead = 2000
}
