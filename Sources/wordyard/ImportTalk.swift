import Engines
import Platform
import Play
import Texts

/// What an import has understood of a file, and asks about it at a terminal.
struct ImportTalk {
  private(set) var file: VocabularyFile
  /// The language whose letters the words have.
  let language: Language
  let text = Texts.ofLocale
  /// What the language that they state is called; `nil` for any.
  private let stated: String?

  /// Looks at the file of the command line.
  /// - Parameter known: the code of the language of the words, where neither the player nor the file names it.
  init(_ options: Options, usually known: String?, _ library: Library) throws {
    let usual = try chosenLanguage(options, in: library)
    let names = library.columnNames
    file = try VocabularyFile(
      try Files.bytes(options.operand, atMost: Files.longestList), file: options.operand,
      language: options.language ?? known, names: names)
    if let columns = options.columns { try file.take(Self.columns(columns, names)) }
    let own = file.language.flatMap(library.language)
    language = own ?? usual
    stated = own?.name ?? file.language
  }

  /// The columns that `--columns` names.
  private static func columns(
    _ list: String, _ names: [String: VocabularyFile.ColumnName]
  ) throws -> [Vocabulary.Column?] {
    var columns: [Vocabulary.Column?] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed) {
      switch names[part.lowercased()] {
      case .column(let column)? where !columns.contains(column): columns.append(column)
      case nil where part == "-" || part.isEmpty: columns.append(nil)
      default:
        throw Refusal.misuse {
          $0("--columns `\(part)`: the columns are word, hint, meaning, example, each once, and - for others")
        }
      }
    }
    guard columns.contains(.word) else {
      throw Refusal.misuse { $0("--columns `\(list)`: `word` is missing") }
    }
    return columns
  }

  /// The language, what each column is taken for, and the first rows so.
  var lines: [String] {
    let head =
      stated.map { text("Language of the words: \($0).") }
      ?? text("Language of the words: any; --language names one.")
    let columns = file.columns.indices.map { column in
      let (name, example) = (file.names[column], file.example(of: column))
      let title = name.isEmpty ? text("Column \(column + 1)") : text("Column \(column + 1), \(name)")
      let part = text.name(file.columns[column]) + (example.isEmpty ? "." : " (\(example)).")
      return text("\(title): \(part)")
    }
    let rows = file.sample(3, language.alphabet).enumerated().map { number, entry in
      let fields = Vocabulary.Column.allCases.filter { !entry[$0].isEmpty }
      return "\(number + 1). " + fields.map { text("\(text.name($0)): \(entry[$0])") }.joined(separator: ", ")
    }
    return [head] + columns + rows
  }

  /// The language and the columns as programs read them.
  var json: JSON.Members {
    let columns = file.columns.indices.map { column in
      let (name, example) = (file.names[column], file.example(of: column))
      return JSON.object([
        "as": .string(file.columns[column].map { "\($0)" } ?? "none"),
        "name": name.isEmpty ? nil : .string(name), "example": example.isEmpty ? nil : .string(example),
      ])
    }
    return ["language": file.language.map(JSON.string), "columns": .list(columns)]
  }

  /// Asks until the columns are taken.
  /// - Returns: whether they are; `false` when nothing shall be.
  mutating func ask(_ input: inout LineInput) throws -> Bool {
    while true {
      _ = try Output.write(lines: lines)
      let question = text("Enter takes it; a column's number changes it; 0 takes nothing.")
      guard let line = try Self.answer(question, &input) else { return false }
      if line.isEmpty, file.columns.contains(.word) { return true }
      guard let number = Int(checked: line), (0...file.columns.count).contains(number) else { continue }
      guard number > 0 else { return false }
      let parts: [Vocabulary.Column?] = Vocabulary.Column.allCases + [nil]
      let choices = parts.enumerated().map { "\($0 + 1) \(text.name($1))" }.joined(separator: ", ")
      let chosen = try Self.answer(text("\(text("Column \(number)")): \(choices + ".")"), &input)
      if let place = chosen.flatMap({ Int(checked: $0) }), (1...parts.count).contains(place) {
        file.take(number - 1, for: parts[place - 1])
      }
    }
  }

  private static func answer(_ question: String, _ input: inout LineInput) throws -> String? {
    try Output.write(question + " ")
    return input.line()?.trimmed
  }
}

extension Vocabulary.Entry {
  /// The text of a field.
  fileprivate subscript(column: Vocabulary.Column) -> String {
    switch column {
    case .word: word
    case .hint: hint
    case .meaning: meaning
    case .example: example
    }
  }
}

extension Library {
  /// What columns of files contain, by their names in the languages of the interface, in small letters.
  var columnNames: [String: VocabularyFile.ColumnName] {
    let lists = interfaces().map(texts)
    let names = lists.flatMap(\.columnNames).flatMap { name, list in list.map { ($0, name) } }
    let languages =
      lists.flatMap(\.languageNames)
      + languageCodes().compactMap(language).map { ($0.name.lowercased(), .language($0.code)) }
    return Dictionary(names + languages) { first, _ in first }
  }
}

extension Texts {
  /// What a column is taken for.
  fileprivate func name(_ column: Vocabulary.Column?) -> String {
    switch column {
    case .word?: self("word", context: "column")
    case .hint?: self("hint", context: "column")
    case .meaning?: self("meaning", context: "column")
    case .example?: self("example", context: "column")
    case nil: self("left out", context: "column")
    }
  }

  /// The names of columns, by what is in them.
  fileprivate var columnNames: [(VocabularyFile.ColumnName, [String])] {
    // Translators: what the columns of a file of words may be called in your language, in small letters
    let lists: [(VocabularyFile.ColumnName, String)] = [
      (.column(.word), self("word, front, term, expression, text, question, vocabulary", context: "columns")),
      (.column(.hint), self("hint, clue, comment", context: "columns")),
      (
        .column(.meaning),
        self("meaning, back, definition, translation, paraphrase, answer", context: "columns")
      ),
      (.column(.example), self("example, sentence, extra", context: "columns")),
      (
        .other,
        self(
          "rank, number, no, id, key, audio, sound, picture, image, tags, deck, part of speech, gender, pronunciation, topic, level",
          context: "columns")
      ),
    ]
    return lists.map { ($0, $1.split(separator: ",").map(\.trimmed)) }
  }

  /// The names of languages that a column may have, with their codes.
  fileprivate var languageNames: [(String, VocabularyFile.ColumnName)] {
    // Translators: these languages in your language, in this order, in small letters
    let names = self(
      "english, dutch, german, french, spanish, latin, italian, portuguese, polish, russian, turkish, swedish, danish, greek",
      context: "columns")
    let codes = ["en", "nl", "de", "fr", "es", "la", "it", "pt", "pl", "ru", "tr", "sv", "da", "el"]
    return zip(names.split(separator: ",").map(\.trimmed), codes).map { ($0, .language($1)) }
  }
}
