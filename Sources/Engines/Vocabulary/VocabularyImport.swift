/// A file of another program that has been looked at: KVTML (KHangman, Parley, KVocTrain), Anki's notes in plain text, or rows of
/// fields between tabs, semicolons, commas or bars. It tells what it takes each column for, which can be changed, before it is
/// read as a vocabulary.
public struct VocabularyFile: Sendable {
  private let file: String
  private let title: String
  private var rows: Rows
  /// The code of the language of the words: the one asked for, else the one that the file states; `nil` for any.
  public let language: String?
  /// What each column is taken for; `nil` when it is left out.
  public private(set) var columns: [Vocabulary.Column?]

  private enum Rows {
    case kvtml(KVTML)
    case table(VocabularyTable)
  }

  /// What the name of a column, or of a language, says of it.
  public enum ColumnName: Hashable, Sendable {
    case column(Vocabulary.Column)
    /// Words in the language of a code: the first such column the words, the next one what they mean.
    case language(String)
    /// Nothing that can be asked or shown: ranks, keys, sounds, tags.
    case other
  }

  /// Looks at a file, whose format its contents tell.
  /// - Parameters:
  ///   - language: the code of the language of the words; `nil` for the one that the file states.
  ///   - names: what columns contain, by their names in small letters.
  /// - Throws: `InputProblem` when the file cannot be read.
  public init(
    _ bytes: [UInt8], file: String, language: String? = nil, names: [String: ColumnName] = [:]
  ) throws(InputProblem) {
    self.file = file
    guard !bytes.isEmpty else { throw InputProblem(file: file, .emptyFile) }
    if let encoding = bytes.foreignEncoding { throw InputProblem(file: file, .encoding(encoding)) }
    if let line = bytes.firstLineNotUTF8 {
      let cause = bytes.likelyEncoding.map(InputProblem.Cause.seemsEncoding) ?? .notUTF8
      throw InputProblem(file: file, line: line, cause)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let content = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if ["<?xml ", "<!DOCTYPE kvtml", "<kvtml"].contains(where: { content.starts(with: $0.utf8) }) {
      do throws(XMLReader.Flaw) {
        let kvtml = try KVTML(text)
        (rows, title, columns) = (.kvtml(kvtml), kvtml.title, kvtml.columns(wanted: language))
        let place = columns.firstIndex(of: .word)
        self.language = language ?? Self.code(place.map { kvtml.codes[$0] })
      } catch {
        throw InputProblem(file: file, line: error.line, error.cause)
      }
    } else {
      let table = VocabularyTable(text, names, wanted: language)
      (rows, title, columns) = (.table(table), table.title, table.columns)
      self.language = language ?? Self.code(table.language)
    }
  }

  /// A code that can stand in the head of a vocabulary; `nil` for any other text.
  private static func code(_ text: String?) -> String? {
    let code = VocabularyReader.title(text ?? "")
    return code.isEmpty ? nil : code
  }

  /// The names that the file gives its columns, or the codes of its languages; empty where it gives none.
  public var names: [String] {
    switch rows {
    case .kvtml(let kvtml): kvtml.codes
    case .table(let table):
      columns.indices.map { table.names.indices.contains($0) ? table.names[$0].field : "" }
    }
  }

  /// The first text in a column; empty when its first rows have none.
  public func example(of column: Int) -> String {
    switch rows {
    case .kvtml(let kvtml): kvtml.example(of: column).field
    case .table(let table): table.example(of: column).field
    }
  }

  /// Takes the columns for these, in their order; those that are not named are left out.
  /// - Throws: `InputProblem` when the file does not have the column of the words.
  public mutating func take(_ columns: [Vocabulary.Column?]) throws(InputProblem) {
    guard let word = columns.firstIndex(of: .word), word < self.columns.count else {
      throw InputProblem(file: file, .noSuchColumn(of: self.columns.count))
    }
    self.columns = self.columns.indices.map { $0 < columns.count ? columns[$0] : nil }
  }

  /// Takes a column for something else; the one that was taken for it until now is taken for what this one was.
  public mutating func take(_ column: Int, for part: Vocabulary.Column?) {
    if let part, let other = columns.firstIndex(of: part) { columns[other] = columns[column] }
    columns[column] = part
  }

  /// The first entries that would be taken.
  /// - Parameter alphabet: the letters of the words.
  public func sample(_ count: Int, _ alphabet: Alphabet) -> [Vocabulary.Entry] {
    var reader = VocabularyReader(file: file, alphabet: alphabet, most: count)
    read(into: &reader) { _ in }
    return reader.entries
  }

  /// Reads the file as a vocabulary. What cannot be taken is reported, within `ProblemLimit`, and skipped.
  /// - Parameters:
  ///   - name: the name of the vocabulary, and its title if the file states none.
  ///   - alphabet: the letters of the words.
  /// - Throws: `InputProblem` when nothing is taken.
  public func vocabulary(
    name: String, _ alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) -> VocabularyImport {
    var reader = VocabularyReader(file: file, alphabet: alphabet)
    read(into: &reader, report)
    try reader.end(language: language, report)
    let title = VocabularyReader.title(title)
    return VocabularyImport(
      vocabulary: Vocabulary(
        id: Vocabulary.folder + name, title: title.isEmpty ? name : title, language: language,
        entries: reader.entries, indices: reader.indices), refused: reader.refused, joined: reader.joined)
  }

  private func read(into reader: inout VocabularyReader, _ report: (InputProblem) -> Void) {
    switch rows {
    case .kvtml(let kvtml):
      for entry in kvtml.entries where !reader.isFull {
        reader.add(kvtml.entry(entry, columns), line: entry.line, report: report)
      }
    case .table(let table): table.read(columns, into: &reader, report)
    }
  }
}

/// What has been read of a file.
public struct VocabularyImport: Sendable {
  public let vocabulary: Vocabulary
  /// The number of rows or entries that were not taken.
  public let refused: Int
  /// The number of entries of which the word had one already.
  public let joined: Int
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

  /// The name of the encoding that a text seems to be in that is not UTF-8; `nil` when a letter beyond ASCII is UTF-8, so that
  /// the text is damaged.
  fileprivate var likelyEncoding: String? {
    let letters = split { $0 < 0x80 }
    guard !letters.contains(where: { String(validating: $0, as: UTF8.self) != nil }) else { return nil }
    // Between these, Windows-1252 has its quotation marks and dashes, and Latin-1 nothing.
    return letters.joined().contains { $0 < 0xA0 } ? "CP1252" : "LATIN1"
  }
}
