/// A vocabulary of KDE's programs, KVTML 2, as KHangman and Parley write it.
struct KVTML {
  /// An entry, with the elements of each of its languages.
  struct Entry {
    let line: Int
    fileprivate(set) var translations: [String: [String: String]] = [:]
  }

  private(set) var title = ""
  /// The ids of the languages and their locales, in the file's order.
  private(set) var locales: [(id: String, locale: String)] = []
  private(set) var entries: [Entry] = []

  init(_ bytes: ArraySlice<UInt8>) throws(XMLReader.Flaw) {
    var path: [String] = []
    var text = ""
    var translation = "0"
    try XMLReader.read(bytes) { event, line in
      switch event {
      case .start(let name, let attributes):
        path.append(name)
        text = ""
        if path.count == 1 {
          guard name == "kvtml", attributes["version"]?.hasPrefix("2") == true else { return .notKVTML }
        }
        let id = attributes["id"] ?? "0"
        if path == ["kvtml", "entries", "entry"] { entries.append(Entry(line: line)) }
        if path == ["kvtml", "identifiers", "identifier"] { locales.append((id, "")) }
        translation =
          path.starts(with: Self.translation) && path.count == Self.translation.count ? id : translation
      case .text(let part):
        if path.count >= 3 { text += part }
      case .end:
        if path == ["kvtml", "information", "title"] { title = text }
        if path == ["kvtml", "identifiers", "identifier", "locale"] {
          locales[locales.count - 1].locale = text.trimmed
        }
        if path.count == Self.translation.count + 1, path.starts(with: Self.translation) {
          entries[entries.count - 1].translations[translation, default: [:]][path[path.count - 1]] = text
        }
        path.removeLast()
      }
      return nil
    }
  }

  private static let translation = ["kvtml", "entries", "entry", "translation"]

  /// The code of the language of the words: the wanted one if the file has it, else its first.
  func language(wanted: String?) -> (id: String, code: String?) {
    let codes = locales.map { locale in
      (locale.id, String(locale.locale.prefix { $0 != "_" && $0 != "-" && $0 != "@" }).lowercased())
    }
    let chosen = codes.first { $0.1 == wanted } ?? codes.first
    return (chosen?.0 ?? "0", chosen.flatMap { $0.1.isEmpty ? nil : $0.1 })
  }
}

extension KVTML.Entry {
  /// The word in a language, with its meaning in another one if there is one.
  func entry(word: String, meaning: String?) -> Vocabulary.Entry {
    let own = translations[word] ?? [:]
    let translated = meaning.flatMap { translations[$0]?["text"] } ?? ""
    let (paraphrase, comment) = (own["paraphrase"] ?? "", own["comment"] ?? "")
    return Vocabulary.Entry(
      own["text"] ?? "", hint: comment.isEmpty && !translated.isEmpty ? paraphrase : comment,
      meaning: translated.isEmpty ? paraphrase : translated, example: own["example"] ?? "")
  }
}
