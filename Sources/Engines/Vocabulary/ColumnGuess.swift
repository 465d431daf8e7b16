/// Tells what the columns of a table are, by their names and first rows: the word's is the first whose rows differ and have letters.
struct ColumnGuess {
  private let named: [VocabularyFile.ColumnName?]
  private let columns: [Contents]

  /// What is in a column.
  private struct Contents {
    let values: [String]
    var isSkipped = false

    /// Whether nearly all rows that have something are like this.
    private func areMost(_ isSo: (String) -> Bool) -> Bool {
      !values.isEmpty && 5 * values.count(where: isSo) >= 4 * values.count
    }

    var hasLetters: Bool { 2 * values.count { $0.contains(where: \.isLetter) } > values.count }
    var hasGaps: Bool { 2 * values.count { ClozeText($0) != nil } > values.count }
    /// Whether the rows are one of few values, as tags and parts of speech are.
    var isOfFewValues: Bool {
      let different = Set(values).count
      return different == 1 && values.count > 2 || values.count >= 8 && 4 * different <= values.count
    }
    /// Whether the rows are the same one, and more than one.
    var isOfOneValue: Bool { values.count > 1 && Set(values).count == 1 }
    var isOfKeys: Bool { areMost(\.isKey) }
    var isOfSounds: Bool {
      areMost { $0.hasPrefix("[") && $0.hasSuffix("]") || $0.hasPrefix("/") && $0.hasSuffix("/") }
    }
    var hasSentences: Bool { areMost { $0.split(separator: " ").count >= 3 } }
  }

  /// - Parameters:
  ///   - rows: the first ones, as text.
  ///   - skipped: the columns that are said to be none of a note.
  ///   - named: what the names of the columns say.
  init(_ rows: [[String]], count: Int, skipped: Set<Int>, _ named: [VocabularyFile.ColumnName?]) {
    self.named = (0..<count).map { $0 < named.count ? named[$0] : nil }
    self.rows = rows
    columns = (0..<count).map { column in
      let fields = rows.compactMap { column < $0.count ? $0[column].field : nil }
      return Contents(values: fields.filter { !$0.isEmpty }, isSkipped: skipped.contains(column))
    }
  }

  private let rows: [[String]]

  /// What each column is taken for.
  /// - Parameter wanted: the code of the language that the words should be in.
  func columns(wanted: String?) -> [Vocabulary.Column?] {
    var parts = named.map { name -> Vocabulary.Column? in
      guard case .column(let part)? = name else { return nil }
      return part
    }
    for part in Vocabulary.Column.allCases {
      guard let first = parts.firstIndex(of: part) else { continue }
      for column in parts.indices.dropFirst(first + 1) where parts[column] == part { parts[column] = nil }
    }
    let languages = named.indices.filter { if case .language? = named[$0] { true } else { false } }
    let first = languages.first { named[$0] == .language(wanted ?? "") } ?? languages.first
    if let first, !parts.contains(.word) { parts[first] = .word }
    if let second = languages.first(where: { $0 != first }), !parts.contains(.meaning) {
      parts[second] = .meaning
    }
    let isNamed = parts.contains { $0 != nil }
    let open = parts.indices.filter {
      parts[$0] == nil && named[$0] == nil && !columns[$0].isSkipped && !columns[$0].values.isEmpty
    }
    let word = parts.firstIndex(of: .word) ?? self.word(open)
    guard let word else { return parts.isEmpty ? [.word] : [.word] + parts.dropFirst() }
    parts[word] = .word
    for (column, part) in others(open.filter { $0 != word }, word) where !parts.contains(part) {
      // Of named columns only the meaning is looked for elsewhere.
      if !isNamed || part == .meaning { parts[column] = part }
    }
    return parts
  }

  /// The column of the words among those that nothing is known of.
  private func word(_ open: [Int]) -> Int? {
    open.first { columns[$0].hasGaps }
      ?? open.first { column in
        let contents = columns[column]
        return contents.hasLetters && !contents.isOfFewValues && !contents.isOfKeys && !contents.isOfSounds
          && !(open.count > 2 && contents.isOfOneValue)
      } ?? open.first { columns[$0].hasLetters } ?? open.first ?? columns.indices.first
  }

  /// What the columns beside that of the words are.
  private func others(_ open: [Int], _ word: Int) -> [(Int, Vocabulary.Column)] {
    let rest = open.filter { column in
      let contents = columns[column]
      if contents.isOfFewValues || contents.isOfOneValue && open.count > 1 { return false }
      // The meaning of a word may be a number, a sign or a formula.
      return open == [column] && column > word
        || contents.hasLetters && !contents.isOfKeys && !contents.isOfSounds
    }
    if columns[word].hasGaps { return rest.first.map { [($0, .meaning)] } ?? [] }
    let example = rest.count > 1 ? rest.first { isExample($0, of: word) } : nil
    if let example {
      let before = rest.filter { $0 < example }
      let others: [(Int, Vocabulary.Column)] =
        before.count == 2
        ? [(before[0], .hint), (before[1], .meaning)]
        : (before.first ?? rest.first { $0 != example }).map { [($0, .meaning)] } ?? []
      return others + [(example, .example)]
    }
    let parts: [Vocabulary.Column] =
      rest.count == 3 ? [.hint, .meaning, .example] : rest.count == 2 ? [.meaning, .example] : [.meaning]
    return Array(zip(rest, parts))
  }

  /// Whether a column has sentences with the word.
  private func isExample(_ column: Int, of word: Int) -> Bool {
    guard columns[column].hasSentences else { return false }
    let both = rows.filter { max(column, word) < $0.count && !$0[column].field.isEmpty }
    return 2 * both.count { $0[column].lowercased().contains($0[word].field.lowercased()) }
      >= max(1, both.count)
  }
}

extension String {
  /// Whether a text is none for people: an address, the name of a file, or letters, digits and signs without a blank, such as
  /// Anki's keys of notes.
  fileprivate var isKey: Bool {
    guard !contains(" ") else { return false }
    if contains("://") || Self.endings.contains(where: lowercased().hasSuffix) { return true }
    let digits = utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    if digits > 1, digits >= count / 2 { return true }
    return count >= 8 && (digits > 0 || contains { Self.signs.contains($0) })
  }

  private static let endings = [
    ".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg", ".mp3", ".ogg", ".wav", ".m4a",
  ]
  private static let signs = Set("#$%&*+<=>@[]^_`{|}~")
}
