/// A vocabulary of KDE's programs: KVTML 2, as KHangman and Parley write it, or KVTML 1 of KVocTrain.
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
    var isFirst = false
    try XMLReader.read(bytes) { event, line in
      switch event {
      case .start(let name, let attributes):
        path.append(name)
        text = ""
        if path.count == 1 {
          let version = attributes["version"] ?? "1"
          guard name == "kvtml", "12".contains(version.prefix(1)) else { return .notKVTML }
          isFirst = version.hasPrefix("1")
          if isFirst { title = attributes["title"] ?? "" }
        }
        if isFirst {
          start(path, attributes, line)
          return nil
        }
        let id = attributes["id"] ?? "0"
        if path == ["kvtml", "entries", "entry"] { entries.append(Entry(line: line)) }
        if path == ["kvtml", "identifiers", "identifier"], locales.count < Self.mostLanguages {
          locales.append((id, ""))
        }
        translation =
          path.starts(with: Self.translation) && path.count == Self.translation.count ? id : translation
      case .text(let part):
        if isFirst {
          if path.count == 3, path[1] == "e" { add(part) }
        } else if path.count >= 3 {
          text += part
        }
      case .end:
        defer { path.removeLast() }
        // What KVTML 2 has is none of KVTML 1.
        guard !isFirst else { return nil }
        if path == ["kvtml", "information", "title"] { title = text }
        if path == ["kvtml", "identifiers", "identifier", "locale"], !locales.isEmpty {
          locales[locales.count - 1].locale = text.trimmed
        }
        if path.count == Self.translation.count + 1, path.starts(with: Self.translation) {
          entries[entries.count - 1].translations[translation, default: [:]][path[path.count - 1]] = text
        }
      }
      return nil
    }
  }

  /// An element of KVTML 1: `<e><o l="en">word</o><t l="de" r="remark">Wort</t></e>`, where the languages need to stand in the
  /// first entry only.
  private mutating func start(_ path: [String], _ attributes: [String: String], _ line: Int) {
    if path == ["kvtml", "e"] { entries.append(Entry(line: line)) }
    guard path.count == 3, path[1] == "e", path[2] == "o" || path[2] == "t" else { return }
    let place = entries[entries.count - 1].translations.count
    guard place < Self.mostLanguages else { return }
    if place == locales.count { locales.append(("\(place)", "")) }
    if let code = attributes["l"], locales[place].locale.isEmpty { locales[place].locale = code.trimmed }
    let named = [("text", ""), ("comment", "r"), ("paraphrase", "h"), ("example", "x")]
    entries[entries.count - 1].translations["\(place)"] = Dictionary(
      uniqueKeysWithValues: named.map { ($0, attributes[$1] ?? "") })
  }

  /// Adds to the word of the translation that was begun last.
  private mutating func add(_ text: String) {
    let place = entries[entries.count - 1].translations.count - 1
    entries[entries.count - 1].translations["\(place)"]?["text", default: ""] += text
  }

  private static let mostLanguages = 64
  private static let translation = ["kvtml", "entries", "entry", "translation"]

  /// The codes of the languages, in the file's order; empty where the file names none.
  var codes: [String] {
    locales.isEmpty
      ? [""] : locales.map { String($0.locale.prefix { $0 != "_" && $0 != "-" && $0 != "@" }).lowercased() }
  }

  /// What each language is taken for: the words those of the wanted one if the file has it, else of its first that has any, and
  /// the next one, as its meanings; a language that the file does not name is the words' hints.
  func columns(wanted: String?) -> [Vocabulary.Column?] {
    func count(_ place: Int) -> Int {
      entries.count { $0.translations[locales[place].id]?["text"]?.trimmed.isEmpty == false }
    }
    guard !locales.isEmpty else { return [.word] }
    let used = locales.indices.filter { count($0) > 0 }
    let word = codes.indices.first { wanted != nil && codes[$0] == wanted } ?? used.first ?? 0
    let meaning = used.first { $0 != word }
    return locales.indices.map {
      $0 == word ? .word : $0 == meaning ? (codes[$0].isEmpty ? .hint : .meaning) : nil
    }
  }

  /// The first word in a language.
  func example(of place: Int) -> String {
    let id = place < locales.count ? locales[place].id : "0"
    return entries.lazy.compactMap { $0.translations[id]?["text"] }.first { !$0.trimmed.isEmpty } ?? ""
  }

  /// An entry, with each language taken for what `columns` says.
  func entry(_ entry: Entry, _ columns: [Vocabulary.Column?]) -> Vocabulary.Entry {
    func texts(_ column: Vocabulary.Column) -> [String: String]? {
      columns.firstIndex(of: column).flatMap { $0 < locales.count ? entry.translations[locales[$0].id] : nil }
    }
    // A file without identifiers has one language, of no name.
    let own = texts(.word) ?? (locales.isEmpty ? entry.translations["0"] : nil) ?? [:]
    let translated = texts(.meaning)?["text"] ?? ""
    let (paraphrase, comment) = (own["paraphrase"] ?? "", own["comment"] ?? "")
    return Vocabulary.Entry(
      own["text"] ?? "",
      hint: texts(.hint)?["text"] ?? (comment.isEmpty && !translated.isEmpty ? paraphrase : comment),
      meaning: translated.isEmpty ? paraphrase : translated,
      example: texts(.example)?["text"] ?? own["example"] ?? "")
  }
}
