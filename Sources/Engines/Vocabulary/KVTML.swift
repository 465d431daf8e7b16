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

  /// Where in a file its reader is.
  private struct Place {
    var path: [String] = []
    var text = ""
    var translation = "0"
    /// Whether it is KVTML 1.
    var isFirst = false
  }

  private init() {}

  init(_ bytes: ArraySlice<UInt8>) throws(XMLReader.Flaw) {
    var (file, place) = (KVTML(), Place())
    try XMLReader.read(bytes) { file.take($0, $1, &place) }
    self = file
  }

  private mutating func take(
    _ event: XMLReader.Event, _ line: Int, _ place: inout Place
  ) -> InputProblem.Cause? {
    switch event {
    case .start(let name, let attributes):
      place.path.append(name)
      place.text = ""
      if place.path.count == 1 {
        let version = attributes["version"] ?? "1"
        guard name == "kvtml", "12".contains(version.prefix(1)) else { return .notKVTML }
        place.isFirst = version.hasPrefix("1")
        if place.isFirst { title = attributes["title"] ?? "" }
      }
      if place.isFirst {
        start(place.path, attributes, line)
        return nil
      }
      let id = attributes["id"] ?? "0"
      if place.path == ["kvtml", "entries", "entry"] { entries.append(Entry(line: line)) }
      if place.path == ["kvtml", "identifiers", "identifier"], locales.count < Self.mostLanguages {
        locales.append((id, ""))
      }
      place.translation =
        place.path.starts(with: Self.translation) && place.path.count == Self.translation.count
        ? id : place.translation
    case .text(let part):
      if place.isFirst {
        if place.path.count == 3, place.path[1] == "e" { add(part) }
      } else if place.path.count >= 3 {
        place.text += part
      }
    case .end:
      defer { place.path.removeLast() }
      // What KVTML 2 has is none of KVTML 1.
      guard !place.isFirst else { return nil }
      if place.path == ["kvtml", "information", "title"] { title = place.text }
      if place.path == ["kvtml", "identifiers", "identifier", "locale"], !locales.isEmpty {
        locales[locales.count - 1].locale = place.text.trimmed
      }
      if place.path.count == Self.translation.count + 1, place.path.starts(with: Self.translation) {
        let element = place.path[place.path.count - 1]
        entries[entries.count - 1].translations[place.translation, default: [:]][element] = place.text
      }
    }
    return nil
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
