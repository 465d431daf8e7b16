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
  ///   - alphabets: the letters of a language by its code; `nil` when it is unknown.
  /// - Throws: `InputProblem` when the file cannot be read, or nothing is taken.
  public init(
    reading bytes: [UInt8], file: String, name: String, language: String? = nil,
    alphabet: (_ language: String?) -> Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) {
    guard !bytes.isEmpty else { throw InputProblem(file: file, .emptyFile) }
    if let encoding = bytes.foreignEncoding { throw InputProblem(file: file, .encoding(encoding)) }
    if let line = bytes.firstLineNotUTF8 { throw InputProblem(file: file, line: line, .notUTF8) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let content = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    var source: Source
    var reader: VocabularyReader
    if ["<?xml ", "<!DOCTYPE kvtml", "<kvtml"].contains(where: { content.starts(with: $0.utf8) }) {
      do throws(XMLReader.Flaw) {
        let file = try KVTML(text)
        source = Source(title: file.title, language: file.language(wanted: language).code, rows: .kvtml(file))
      } catch {
        throw InputProblem(file: file, line: error.line, error.cause)
      }
    } else {
      let table = VocabularyTable(text)
      source = Source(title: table.title, language: nil, rows: .table(table))
      if case .table(let table) = source.rows { source.language = table.language }
    }
    let code = language ?? source.language
    reader = VocabularyReader(file: file, alphabet: alphabet(code))
    switch source.rows {
    case .kvtml(let kvtml): kvtml.read(wanted: language, into: &reader, report)
    case .table(var table): table.read(into: &reader, report)
    }
    reader.end(report)
    guard !reader.entries.isEmpty else { throw InputProblem(file: file, .noWord) }
    let title = VocabularyReader.title(source.title)
    vocabulary = Vocabulary(
      id: Vocabulary.folder + name, title: title.isEmpty ? name : title, language: code,
      entries: reader.entries,
      indices: reader.indices)
    refused = reader.refused
  }

  private struct Source {
    enum Rows {
      case kvtml(KVTML)
      case table(VocabularyTable)
    }

    let title: String
    var language: String?
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

  private enum Part: CaseIterable {
    case word, hint, meaning, example

    /// The names of columns that say what is in them.
    var names: Set<String> {
      switch self {
      case .word: ["word", "front", "term", "expression", "text"]
      case .hint: ["hint", "clue", "comment"]
      case .meaning: ["meaning", "back", "definition", "translation", "paraphrase"]
      case .example: ["example", "sentence", "extra"]
      }
    }

    init?(_ name: String) {
      guard let part = Self.allCases.first(where: { $0.names.contains(name.trimmed.lowercased()) }) else {
        return nil
      }
      self = part
    }
  }

  init(_ bytes: ArraySlice<UInt8>) {
    text = SeparatedText(bytes, separator: UInt8(ascii: "\t"))
    var separator: UInt8?
    var columns: String?
    while let line = text.readHeader() {
      let (key, value) = line.halves(at: ":") ?? (line.trimmed, "")
      let number = Int(value).map { $0 - 1 }
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
        let isNames = names.isEmpty && row.fields.count > 1 && row.fields.allSatisfy { Part($0) != nil }
        parts = self.parts(isNames ? row.fields : names, count: columns)
        if isNames { continue }
      }
      var fields: [Part: String] = [:]
      for (part, field) in zip(parts ?? [], row.fields) {
        if let part { fields[part] = isOwn || !isHTML ? field : field.withoutMarkup }
      }
      reader.add(
        Vocabulary.Entry(
          fields[.word] ?? "", hint: fields[.hint] ?? "", meaning: fields[.meaning] ?? "",
          example: fields[.example] ?? ""), line: row.line, report: report)
    }
  }

  /// What is in each column: as the names say, else by their order.
  private func parts(_ names: [String], count: Int) -> [Part?] {
    var parts = [Part?](repeating: nil, count: max(names.count, count))
    for (column, name) in names.enumerated() where !skipped.contains(column) {
      if let part = Part(name), !parts.contains(part) { parts[column] = part }
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

extension SeparatedText {
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
