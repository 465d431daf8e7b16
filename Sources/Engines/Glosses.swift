/// The meanings of a language's words. The sorted file is the index: nothing is parsed before a word is looked up by binary
/// search in its bytes.
///
/// Each line is a lemma and its fields in UTF-8, separated by tabs; the lines are sorted bytewise. A field is
/// `noun: text`, a sense; or `noun=lemma`: as a noun, the word is an inflection of that lemma and of no other (of
/// none when the lemma is empty). The parts of speech are those of `Meaning.PartOfSpeech`.
///
/// A line that begins with a hyphen is a rule of detachment: `-ies` with the field `noun=y` says that a noun ending in
/// `ies` can be an inflection of one that ends in `y` instead. For each part of speech the shortest ending whose lemma has
/// a sense is used, and the first field of that ending.
///
/// A phrase of several words has a line of its own, in small letters as it is written.
///
/// `form: de, fietsen` is the article of a noun, with its plural if there is one.
///
/// Where words share their letters, the fields behind `spelled: élève` are about that spelling, up to the next such field; an
/// inflection names it behind its lemma, `noun=eleve élève`.
///
/// Any other field is ignored, as is a carriage return at the end of a line.
public struct Glosses: @unchecked Sendable {
  // `@unchecked Sendable`: the bytes never change after `init`.
  private let bytes: UnsafeBufferPointer<UInt8>
  private let owner: AnyObject

  /// - Parameter owner: keeps the bytes alive and unchanged for its own lifetime.
  public init(sorted bytes: UnsafeBufferPointer<UInt8>, owner: AnyObject) {
    self.bytes = bytes
    self.owner = owner
  }

  /// Makes glosses from unsorted lines.
  public init(_ lines: some Sequence<String>) {
    let sorted = lines.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    let storage = Lexicon.Storage(sorted.flatMap { $0 + [Lexicon.newline] })
    self.init(sorted: UnsafeBufferPointer(storage.bytes), owner: storage)
  }

  /// The part of a line beyond this many bytes is ignored.
  static let longestLine = 1 << 12
  private static let tab = UInt8(ascii: "\t")
}

extension Glosses {
  /// The senses of a word, its own and those it has as an inflection; `nil` when the file has none. A word must consist
  /// of letters of the alphabet.
  /// - Parameter spelling: as which of the words that share these letters it is meant; without it, or when the file does not
  ///   tell them apart by it, all are.
  public func meaning(of word: String, spelled spelling: String? = nil) -> Meaning? {
    let line = entry(word)
    if let spelling {
      // At the beginning of a phrase, or where all is in capitals, a word is not written as the list writes it.
      for isExact in [true, false] {
        let meant = line.senses.filter {
          isExact ? $0.spelling == spelling : $0.spelling?.lowercased() == spelling.lowercased()
        }
        if !meant.isEmpty { return Meaning(meant) }
      }
    }
    var senses = line.senses
    for form in line.forms { senses += self.senses(of: form, for: word) }
    var detached: [Meaning.PartOfSpeech: [Meaning.Sense]] = [:]
    for form in line.forms { detached[form.partOfSpeech] = [] }
    for length in 1..<max(1, word.count) {
      for rule in entry("-" + word.suffix(length)).forms where detached[rule.partOfSpeech] == nil {
        let form = Form(rule.partOfSpeech, lemma: word.dropLast(length) + rule.lemma)
        let found = self.senses(of: form, for: word)
        if !found.isEmpty { detached[rule.partOfSpeech] = found }
      }
    }
    for part in Meaning.PartOfSpeech.allCases { senses += detached[part] ?? [] }
    return Meaning(senses)
  }

  /// The lemmas of which a word is an inflection, the first one first; the word itself is none of them.
  public func lemmas(of word: String) -> [String] {
    var lemmas: [String] = []
    for sense in meaning(of: word)?.senses ?? [] where sense.lemma != word && !lemmas.contains(sense.lemma) {
      lemmas.append(sense.lemma)
    }
    return lemmas
  }
}

extension Glosses {
  /// States that a word is, as a part of speech, an inflection of a lemma; in a rule, `lemma` is the ending of the lemma.
  private struct Form {
    let partOfSpeech: Meaning.PartOfSpeech
    let lemma: String
    /// Which of the words that share the letters of the lemma is meant; `nil` for all.
    let spelling: String?

    /// - Parameter lemma: optionally followed by a blank and the spelling.
    init(_ partOfSpeech: Meaning.PartOfSpeech, lemma: String) {
      self.partOfSpeech = partOfSpeech
      let parts = lemma.split(separator: " ", maxSplits: 1)
      self.lemma = parts.first.map(String.init) ?? ""
      spelling = parts.count > 1 ? String(parts[1]) : nil
    }
  }

  /// The senses that a word has as an inflection.
  private func senses(of form: Form, for word: String) -> [Meaning.Sense] {
    form.lemma == word
      ? []
      : entry(form.lemma).senses.filter {
        $0.partOfSpeech == form.partOfSpeech && (form.spelling == nil || $0.spelling == form.spelling)
      }
  }

  /// The parsed fields of the line that begins with a key; empty when there is none.
  private func entry(_ key: String) -> (senses: [Meaning.Sense], forms: [Form]) {
    var entry: (senses: [Meaning.Sense], forms: [Form]) = ([], [])
    var (spelling, nounForm): (String?, String?)
    /// The first sense of the current spelling.
    var first = 0
    func finishSpelling() {
      for index in entry.senses[first...].indices where entry.senses[index].partOfSpeech == .noun {
        entry.senses[index].form = nounForm
      }
      (first, nounForm) = (entry.senses.count, nil)
    }
    let wanted = Array(key.utf8) + [Self.tab]
    let start = bytes.firstLine(notBefore: wanted)
    let fields = start + wanted.count
    guard fields <= bytes.count, bytes[start..<fields].elementsEqual(wanted) else { return entry }
    let line = bytes[fields..<min(bytes.count, max(fields, start + Self.longestLine))].prefix {
      $0 != Lexicon.newline
    }
    for field in (line.last == UInt8(ascii: "\r") ? line.dropLast() : line).split(separator: Self.tab) {
      let name = field.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "=") }
      let value = field[name.endIndex...]
      if name.elementsEqual("form".utf8), value.starts(with: ": ".utf8) {
        nounForm = String(decoding: value.dropFirst(2), as: UTF8.self)
      } else if name.elementsEqual("spelled".utf8), value.starts(with: ": ".utf8) {
        finishSpelling()
        spelling = String(decoding: value.dropFirst(2), as: UTF8.self)
      }
      guard let part = Meaning.PartOfSpeech(rawValue: String(decoding: name, as: UTF8.self)) else { continue }
      if value.first == UInt8(ascii: "=") {
        entry.forms.append(Form(part, lemma: String(decoding: value.dropFirst(), as: UTF8.self)))
      } else if value.starts(with: ": ".utf8), value.count > 2 {
        entry.senses.append(
          Meaning.Sense(
            lemma: key, spelling: spelling, part, String(decoding: value.dropFirst(2), as: UTF8.self)))
      }
    }
    finishSpelling()
    return entry
  }
}

/// The meaning of a word: at least one sense; its own senses come before those it has as an inflection.
public struct Meaning: Equatable, Sendable {
  /// The part of speech of a sense.
  public enum PartOfSpeech: String, CaseIterable, Sendable {
    case noun, verb
    case adjective = "adj"
    case adverb = "adv"
    /// What is none of them: pronouns, prepositions, numbers, interjections.
    case other
  }

  /// One of the senses of a word.
  public struct Sense: Equatable, Sendable {
    /// The headword of the dictionary entry: `goose` for `geese`.
    public let lemma: String
    /// The spelling of the headword where words share its letters; `nil` where none does.
    public let spelling: String?
    public let partOfSpeech: PartOfSpeech
    /// The definition, in one line. It comes from a file, so it may contain control characters.
    public let text: String
    /// The article of a noun, followed by its plural after a comma if it has one; `nil` where nobody has written it down.
    public internal(set) var form: String?

    public init(lemma: String, spelling: String? = nil, _ partOfSpeech: PartOfSpeech, _ text: String) {
      self.lemma = lemma
      self.spelling = spelling
      self.partOfSpeech = partOfSpeech
      self.text = text
    }
  }

  public let senses: [Sense]

  /// - Returns: `nil` when there is no sense.
  public init?(_ senses: [Sense]) {
    guard !senses.isEmpty else { return nil }
    self.senses = senses
  }

  /// The lemma of the first sense.
  public var lemma: String { senses[0].lemma }
}
