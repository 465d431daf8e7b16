/// A file of another program, read as a vocabulary: KVTML 2 (KHangman, Parley), Anki's notes in plain text, or rows of
/// fields between tabs, semicolons, commas or bars.
public struct VocabularyImport: Sendable {
  public let vocabulary: Vocabulary
  /// The number of rows or entries that were not taken.
  public let refused: Int

  /// Reads a file whose format its contents tell. What cannot be taken is reported, within `ProblemLimit`, and skipped.
  /// - Parameters:
  ///   - name: the name of the vocabulary, and its title if the file states none.
  ///   - language: the code of the language of the words; `nil` for the one that the file states.
  ///   - columns: what columns contain, by their names in small letters.
  ///   - alphabets: the letters of a language by its code; `nil` when it is unknown.
  /// - Throws: `InputProblem` when the file cannot be read, or nothing is taken.
  public init(
    reading bytes: [UInt8], file: String, name: String, language: String? = nil,
    columns: [String: Column] = [:], alphabet: (_ language: String?) -> Alphabet,
    report: (InputProblem) -> Void
  ) throws(InputProblem) {
    guard !bytes.isEmpty else { throw InputProblem(file: file, .emptyFile) }
    if let encoding = bytes.foreignEncoding { throw InputProblem(file: file, .encoding(encoding)) }
    if let line = bytes.firstLineNotUTF8 { throw InputProblem(file: file, line: line, .notUTF8) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let content = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let source: Source
    if ["<?xml ", "<!DOCTYPE kvtml", "<kvtml"].contains(where: { content.starts(with: $0.utf8) }) {
      do throws(XMLReader.Flaw) {
        let file = try KVTML(text)
        source = Source(title: file.title, language: file.language(wanted: language).code, rows: .kvtml(file))
      } catch {
        throw InputProblem(file: file, line: error.line, error.cause)
      }
    } else {
      let table = VocabularyTable(text, columns)
      source = Source(title: table.title, language: table.language, rows: .table(table))
    }
    let code = language ?? source.language
    var reader = VocabularyReader(file: file, alphabet: alphabet(code))
    switch source.rows {
    case .kvtml(let kvtml): kvtml.read(wanted: language, into: &reader, report)
    case .table(var table): table.read(into: &reader, report)
    }
    try reader.end(language: code, report)
    let title = VocabularyReader.title(source.title)
    vocabulary = Vocabulary(
      id: Vocabulary.folder + name, title: title.isEmpty ? name : title, language: code,
      entries: reader.entries,
      indices: reader.indices)
    refused = reader.refused
  }

  /// What a column of a file contains.
  public enum Column: CaseIterable, Sendable {
    case word, hint, meaning, example
    /// Words of a language: the first such column the words, the next one what they mean.
    case language
  }

  private struct Source {
    enum Rows {
      case kvtml(KVTML)
      case table(VocabularyTable)
    }

    let title: String
    let language: String?
    let rows: Rows
  }
}

extension [UInt8] {
  /// The number of the first line that is not UTF-8; `nil` when all are.
  fileprivate var firstLineNotUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var number = 1
    for line in split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: line, as: UTF8.self) == nil { return number }
      number += 1
    }
    return number
  }
}

extension KVTML {
  fileprivate func read(
    wanted: String?, into reader: inout VocabularyReader, _ report: (InputProblem) -> Void
  ) {
    let word = language(wanted: wanted).id
    let meaning = locales.first { $0.id != word }?.id
    for entry in entries where !reader.isFull {
      reader.add(entry.entry(word: word, meaning: meaning), line: entry.line, report: report)
    }
  }
}

/// Rows of fields, with what lines before them say about them.
struct VocabularyTable {
  private(set) var title = ""
  private(set) var language: String?
  private var text: SeparatedText
  /// Whether the fields are HTML; `nil` when nothing says so.
  private var isHTML = true
  /// The columns, counted from 0, that are no fields of the note.
  private var skipped: Set<Int> = []
  private var names: [String] = []
  /// Whether the file has the form of a vocabulary of this program.
  private var isOwn = false

  private typealias Part = VocabularyImport.Column
  private let known: [String: VocabularyImport.Column]

  private func part(_ name: String) -> Part? { known[name.trimmed.lowercased()] }

  init(_ bytes: ArraySlice<UInt8>, _ columns: [String: VocabularyImport.Column]) {
    known = columns
    text = SeparatedText(bytes, separator: UInt8(ascii: "\t"))
    var separator: UInt8?
    var columns: String?
    while let line = text.readHeader() {
      let (key, value) = line.halves(at: ":") ?? (line.trimmed, "")
      let number = Int(checked: value).map { $0 - 1 }
      switch key.lowercased() {
      case "separator": separator = Self.separators[value.lowercased()] ?? value.utf8.first
      case "html": isHTML = value.lowercased() != "false"
      case "columns": columns = String(line.drop { $0 != ":" }.dropFirst())
      case "deck": title = value
      case "guid column", "notetype column", "deck column", "tags column":
        number.map { _ = skipped.insert($0) }
      case "tags", "notetype", "if matches": break
      case "language" where line.first == " ": language = value.isEmpty ? nil : value
      default:
        guard line.first == " ", title.isEmpty else { break }
        (title, isOwn) = (line.trimmed, true)
      }
    }
    text.separator = separator ?? (isOwn ? text.separator : text.likelySeparator)
    if separator == nil, !isOwn { text.findRowsInOneLine() }
    if let columns {
      var row = SeparatedText(Array(columns.utf8)[...], separator: text.separator)
      names = row.next()?.fields ?? []
    }
  }

  private static let separators: [String: UInt8] = [
    "tab": 0x09, "comma": UInt8(ascii: ","), "semicolon": UInt8(ascii: ";"), "space": 0x20,
    "pipe": UInt8(ascii: "|"), "colon": UInt8(ascii: ":"), "\\t": 0x09,
  ]

  mutating func read(into reader: inout VocabularyReader, _ report: (InputProblem) -> Void) {
    var parts: [Part?]?
    let columns = text.mostColumns
    while !reader.isFull, let row = text.next() {
      if let problem = row.problem {
        reader.refuse(problem, row.line, report)
        continue
      }
      guard !row.fields.allSatisfy(\.trimmed.isEmpty) else { continue }
      if parts == nil {
        let isNames = names.isEmpty && row.fields.count > 1 && row.fields.allSatisfy { part($0) != nil }
        parts = self.parts(isNames ? row.fields : names, count: columns)
        if isNames { continue }
      }
      var fields: [Part: String] = [:]
      for (part, field) in zip(parts ?? [], row.fields) {
        if let part { fields[part] = isOwn || !isHTML ? field : field.withoutMarkup }
      }
      let entry = Vocabulary.Entry(
        fields[.word] ?? "", hint: fields[.hint] ?? "", meaning: fields[.meaning] ?? "",
        example: fields[.example] ?? "")
      for entry in ClozeText(entry.word)?.entries(entry) ?? [entry] {
        reader.add(entry, line: row.line, report: report)
      }
    }
  }

  /// What is in each column: as the names say, else by their order.
  private func parts(_ names: [String], count: Int) -> [Part?] {
    var parts = [Part?](repeating: nil, count: max(names.count, count))
    for (column, name) in names.enumerated() where !skipped.contains(column) {
      if let part = part(name), part != .language, !parts.contains(part) { parts[column] = part }
    }
    let open = parts.indices.filter { !skipped.contains($0) && parts[$0] == nil }
    let ordered: [Part] =
      isOwn || open.count > 3
      ? [.word, .hint, .meaning, .example]
      : open.count == 3 ? [.word, .meaning, .example] : [.word, .meaning]
    // Of named columns only the word and its meaning are looked for elsewhere.
    let missing = names.isEmpty ? ordered : [Part.word, .meaning].filter { !parts.contains($0) }
    for (column, part) in zip(open, missing) { parts[column] = part }
    return parts
  }
}

/// The text of one of Anki's notes with gaps: `The capital of Australia is {{c1::Canberra::city}}.`
struct ClozeText {
  /// A piece of the text, and the gaps that it is in.
  private var pieces: [(text: String, gaps: [Int])] = []
  private var gaps: [(number: Substring, hint: Substring)] = []

  private static let mostGaps = 64

  /// `nil` for a text without a gap.
  init?(_ text: String) {
    var (rest, open) = (text[...], [Int]())
    while let first = rest.first {
      if first == "{", gaps.count < Self.mostGaps, let number = Self.number(rest) {
        open.append(gaps.count)
        gaps.append((number, ""))
        rest = rest.dropFirst("{{c::".count + number.count)
      } else if let gap = open.last, rest.hasPrefix("}}") || rest.hasPrefix("::") {
        let end = rest.firstRange(of: "}}") ?? rest.endIndex..<rest.endIndex
        gaps[gap].hint = rest[..<end.lowerBound].dropFirst(2)
        open.removeLast()
        rest = rest[end.upperBound...]
      } else {
        if pieces.last?.gaps != open { pieces.append(("", open)) }
        pieces[pieces.count - 1].text.append(first)
        rest.removeFirst()
      }
    }
    guard !gaps.isEmpty else { return nil }
  }

  /// The number of the gap that begins a text, `{{c1::`.
  private static func number(_ text: Substring) -> Substring? {
    guard text.hasPrefix("{{c") else { return nil }
    let number = text.dropFirst(3).prefix { $0.isASCII && $0.isNumber }
    return (1...3).contains(number.count) && text.dropFirst(3 + number.count).hasPrefix("::") ? number : nil
  }

  /// A word for each gap, with the text as its hint and the whole of it as an example. What hides a part of a picture is none.
  func entries(_ note: Vocabulary.Entry) -> [Vocabulary.Entry] {
    let whole = pieces.map(\.text).joined()
    let example = [whole, note.meaning, note.example].filter { !$0.isEmpty }.joined(separator: " ")
    return gaps.indices.map { gap in
      let word = pieces.filter { $0.gaps.contains(gap) }.map(\.text).joined()
      var (hint, shown) = ("", Set<Int>())
      for piece in pieces {
        if let place = piece.gaps.first(where: { gaps[$0].number == gaps[gap].number }) {
          guard shown.insert(place).inserted else { continue }
          hint += gaps[place].hint.isEmpty ? "…" : "… (\(gaps[place].hint))"
        } else {
          hint += piece.text
        }
      }
      return Vocabulary.Entry(word.hasPrefix("image-occlusion:") ? "" : word, hint: hint, example: example)
    }
  }
}

extension SeparatedText {
  /// Recognizes rows between semicolons, which Quizlet writes, in a text of one line: in each of them a tab, or in each a comma,
  /// separates two fields.
  mutating func findRowsInOneLine() {
    var sample = self
    guard sample.next() != nil, sample.next() == nil else { return }
    sample = self
    sample.separator = UInt8(ascii: ";")
    let rows = sample.next()?.fields.filter { !$0.trimmed.isEmpty } ?? []
    guard rows.count > 1 else { return }
    for candidate: UInt8 in [0x09, UInt8(ascii: ",")]
    where rows.allSatisfy({ $0.utf8.count { $0 == candidate } == 1 }) {
      (separator, rowEnd) = (candidate, UInt8(ascii: ";"))
      return
    }
  }

  /// The most fields of the first rows, at least two.
  var mostColumns: Int {
    var (sample, rows, most) = (self, 0, 2)
    while rows < 50, let row = sample.next() {
      (rows, most) = (rows + 1, max(most, row.fields.count))
    }
    return most
  }

  /// The character that separates the fields: a tab if there is one in the first lines, else the one of `;`, `,` and `|`
  /// that is in most of them, if it is in half.
  var likelySeparator: UInt8 {
    var sample = self
    sample.separator = 0x09
    var (rows, found) = (0, [UInt8: Int]())
    while rows < 50, let row = sample.next() {
      guard row.problem == nil, !row.fields.allSatisfy(\.isEmpty) else { continue }
      rows += 1
      if row.fields.count > 1 { return 0x09 }
      for candidate in ";,|".utf8 where row.fields[0].utf8.contains(candidate) {
        found[candidate, default: 0] += 1
      }
    }
    let best = ";,|".utf8.max { (found[$0] ?? 0) < (found[$1] ?? 0) }
    return best.flatMap { 2 * (found[$0] ?? 0) >= max(1, rows) ? $0 : nil } ?? 0x09
  }
}
