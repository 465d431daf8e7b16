/// Rows of fields, with what lines before them say about them.
struct VocabularyTable {
  private(set) var title = ""
  private(set) var language: String?
  /// The names of the columns; none when the file does not state them.
  private(set) var names: [String] = []
  /// What each column is taken for.
  private(set) var columns: [Vocabulary.Column?] = []
  private var text: SeparatedText
  private var isHTML = true
  /// Whether the file has the form of a vocabulary of this program.
  private var isOwn = false
  /// What stands between a word and its meaning where nothing separates fields.
  private var divider: String?

  typealias Names = [String: VocabularyFile.ColumnName]

  init(_ bytes: ArraySlice<UInt8>, _ known: Names, wanted: String?) {
    text = SeparatedText(bytes, separator: UInt8(ascii: "\t"))
    var separator: UInt8?
    var stated: String?
    /// The columns, counted from 0, that are no fields of the note.
    var skipped: Set<Int> = []
    if let byte = text.readSeparatorLine() { separator = byte }
    while let line = text.readHeader() {
      let (key, value) = line.halves(at: ":") ?? (line.trimmed, "")
      let number = Int(checked: value).map { $0 - 1 }
      switch key.lowercased() {
      case "separator": separator = Self.separators[value.lowercased()] ?? value.utf8.first
      case "html": isHTML = value.lowercased() != "false"
      case "columns": stated = String(line.drop { $0 != ":" }.dropFirst())
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
    if separator == nil, !isOwn { text.findRowEnds() }
    text.skipsStyles = isHTML && !isOwn
    if let stated {
      var row = SeparatedText(Array(stated.utf8)[...], separator: text.separator)
      names = row.next()?.fields ?? []
    }
    let count = text.mostColumns
    if count == 1, !isOwn { divider = likelyDivider }
    if names.isEmpty { readNames(known) }
    let named = names.map { known[$0.field.lowercased()] }
    let guess = ColumnGuess(
      isOwn ? [] : sample, count: max(divider == nil ? count : 2, names.count), skipped: skipped, named)
    columns = isOwn ? Vocabulary.Column.allCases : guess.columns(wanted: wanted)
    if language == nil, let place = columns.firstIndex(of: .word), place < named.count,
      case .language(let code)? = named[place]
    {
      language = code.isEmpty ? nil : code
    }
  }

  private static let separators: [String: UInt8] = [
    "tab": 0x09, "comma": UInt8(ascii: ","), "semicolon": UInt8(ascii: ";"), "space": 0x20,
    "pipe": UInt8(ascii: "|"), "colon": UInt8(ascii: ":"), "\\t": 0x09,
  ]

  /// Reads the first row if it names the columns: at least two of them, and half of all, in names that are known.
  private mutating func readNames(_ known: Names) {
    var after = text
    guard let row = after.next(), row.problem == nil else { return }
    let fields = fields(row).map { $0.field.lowercased() }
    let filled = fields.filter { !$0.isEmpty }
    let count = filled.count { known[$0] != nil }
    guard count >= 2, 2 * count >= filled.count,
      filled.contains(where: { known[$0].map { $0 != .other } ?? false })
    else { return }
    // Two names of the same thing are a word and its translation.
    if filled.count == 2, known[filled[0]] == known[filled[1]] { return }
    (names, text) = (row.fields, after)
  }

  /// The first rows, as far as they can be read.
  private var sample: [[String]] {
    var (text, rows) = (text, [[String]]())
    while rows.count < Self.mostSampled, let row = text.next() {
      if row.problem == nil, !row.fields.allSatisfy(\.trimmed.isEmpty) { rows.append(fields(row)) }
    }
    return rows
  }

  private static let mostSampled = 200

  /// The first text in a column.
  func example(of column: Int) -> String {
    sample.lazy.compactMap { column < $0.count ? $0[column] : nil }.first { !$0.trimmed.isEmpty } ?? ""
  }

  /// The fields of a row, as text.
  private func fields(_ row: SeparatedText.Row) -> [String] {
    let fields = isOwn || !isHTML ? row.fields : row.fields.map(\.withoutMarkup)
    guard let divider, fields.count == 1, let place = fields[0].firstRange(of: divider) else { return fields }
    return [String(fields[0][..<place.lowerBound]), String(fields[0][place.upperBound...])]
  }

  /// What divides nearly all of the first rows in two.
  private var likelyDivider: String? {
    let rows = sample
    return [" – ", " — ", " - ", " = "].first { divider in
      rows.count > 1 && 10 * rows.count { $0[0].ranges(of: divider).count == 1 } >= 9 * rows.count
    }
  }

  func read(
    _ columns: [Vocabulary.Column?], into reader: inout VocabularyReader, _ report: (InputProblem) -> Void
  ) {
    var text = text
    while !reader.isFull, let row = text.next() {
      if let problem = row.problem {
        reader.refuse(problem, row.line, report)
        continue
      }
      guard !row.fields.allSatisfy(\.trimmed.isEmpty) else { continue }
      var parts: [Vocabulary.Column: String] = [:]
      for (column, field) in zip(columns, fields(row)) {
        if let column { parts[column] = field }
      }
      let entry = Vocabulary.Entry(
        parts[.word] ?? "", hint: parts[.hint] ?? "", meaning: parts[.meaning] ?? "",
        example: parts[.example] ?? "")
      for entry in ClozeText(entry.word)?.entries(entry) ?? [entry] {
        reader.add(entry, line: row.line, report: report)
      }
    }
  }
}

extension SeparatedText {
  /// Recognizes semicolons that end the rows, as Quizlet writes them: in a text of one line they stand between rows of which each has
  /// one tab, or each one comma; in lines with tabs, at the end of each.
  mutating func findRowEnds() {
    let semicolon = UInt8(ascii: ";")
    var (sample, rows) = (self, [Row]())
    while rows.count < Self.mostTried, let row = sample.next() { rows.append(row) }
    if separator != semicolon, rows.allSatisfy({ $0.fields.last?.hasSuffix(";") == true }),
      rows.allSatisfy({ $0.fields.joined().utf8.count { $0 == semicolon } == 1 })
    {
      rowEnd = semicolon
    }
    guard rows.count == 1 else { return }
    sample = self
    sample.separator = semicolon
    let fields = sample.next()?.fields.filter { !$0.trimmed.isEmpty } ?? []
    guard fields.count > 1 else { return }
    for candidate: UInt8 in [0x09, UInt8(ascii: ",")]
    where fields.allSatisfy({ $0.utf8.count { $0 == candidate } == 1 }) {
      (separator, rowEnd) = (candidate, semicolon)
      return
    }
  }

  /// The rows that tell how a text is separated.
  private static let mostTried = 50
  private static let mostCounted = 2000

  /// The most fields of the first rows.
  var mostColumns: Int {
    var (sample, rows, most) = (self, 0, 1)
    while rows < Self.mostCounted, let row = sample.next() {
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
    while rows < Self.mostTried, let row = sample.next() {
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
