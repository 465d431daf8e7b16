import Engines
import Kit
import Platform
import Play
import Records
import Storage
import Texts

/// `wordyard import FILE`: takes the words of a file as a new vocabulary, and says how many; why others are not taken is
/// reported.
/// - Returns: the exit code.
func importWords(_ options: Options) throws -> Int32 {
  let assets = try Assets(data: options.data)
  guard let folder = assets.vocabularyFolder else { throw InputProblem(file: "HOME", .noHome) }
  let file = options.operand
  let name = options.vocabularyName ?? file.fileName
  guard name.canNameAVocabulary else {
    throw Refusal.misuse {
      $0(
        "`\(name)`: not a name for a vocabulary; --name gives it one, without `/` and no dot at its beginning"
      )
    }
  }
  let path = "\(folder)\(name).tsv"
  guard !Files.exists(path) else { throw InputProblem(file: path, .nameTaken) }
  let usual = try chosenLanguage(options, in: assets.library)
  let imported = try VocabularyImport(
    reading: try Files.bytes(file, atMost: Files.longestList), file: file, name: name,
    language: options.language, columns: assets.library.columnNames,
    alphabet: { ($0.flatMap(assets.library.language) ?? usual).alphabet }, report: { report($0) })
  do throws(SystemError) {
    try Files.makeFolders(String(folder.dropLast()))
    try Files.replace(path, with: Array(imported.vocabulary.text.utf8), temporary: "\(folder).\(name)")
  } catch {
    throw InputProblem(file: path, .system(error))
  }
  let (text, count, refused) = (Texts.ofLocale, imported.vocabulary.entries.count, imported.refused)
  let taken = text("\(count) word is now in \(path).", plural: "\(count) words are now in \(path).", count)
  let left = text("\(refused) was not taken.", plural: "\(refused) were not taken.", refused)
  return try Output.write(lines: [taken.inert] + (refused > 0 ? [left] : []))
}

extension Library {
  /// What columns of files contain, by their names in the languages of the interface, in small letters.
  fileprivate var columnNames: [String: VocabularyImport.Column] {
    let lists = interfaces().flatMap { texts($0).columnNames }
    let names = lists.flatMap { column, list in list.split(separator: ",").map { ($0.trimmed, column) } }
    let languages = languageCodes().compactMap(language).map {
      ($0.name.lowercased(), VocabularyImport.Column.language)
    }
    return Dictionary(names + languages) { first, _ in first }
  }
}

extension Texts {
  /// The names of columns, by what is in them.
  fileprivate var columnNames: [(VocabularyImport.Column, String)] {
    // Translators: what the columns of a file of words may be called in your language, in small letters
    [
      (.word, self("word, front, term, expression, text, question, vocabulary", context: "columns")),
      (.hint, self("hint, clue, comment", context: "columns")),
      (.meaning, self("meaning, back, definition, translation, paraphrase, answer", context: "columns")),
      (.example, self("example, sentence, extra", context: "columns")),
      (.language, self("english, dutch, german, french, spanish, latin", context: "columns")),
    ]
  }
}

extension String {
  /// The last part of a path, without its extension.
  fileprivate var fileName: String {
    let name = split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { $0 == name.startIndex ? name : name[..<$0] } ?? name)
  }

  fileprivate var canNameAVocabulary: Bool {
    !isEmpty && first != "." && !contains("/") && utf8.count <= 200 && inert == self
  }
}

/// `wordyard export --missed`: prints the words of the player's practice that were missed and not known since, with their
/// meanings, in a form that Anki imports.
/// - Returns: the exit code: 0; 1 when there are none; 2 when the records cannot be read.
func exportWords(_ options: Options) throws -> Int32 {
  let assets = try Assets(data: options.data)
  let store = RecordStore.copy(ofFolder: options.data ?? Assets.dataFolder())
  var context = try startingContext(options, assets.library, store)
  context.choices.readTitle()
  let entries = context.practiceBook.missedWords()
  guard store.isReadable else { return 2 }
  let who = context.profile.person
  return try options.print(
    entries.isEmpty ? "" : Vocabulary.notes(entries),
    json: [
      "words": .list(
        entries.map {
          .object([
            "word": .string($0.word), "hint": $0.hint.isEmpty ? nil : .string($0.hint),
            "meaning": $0.meaning.isEmpty ? nil : .string($0.meaning),
            "example": $0.example.isEmpty ? nil : .string($0.example),
          ])
        })
    ], isEmpty: entries.isEmpty
  ) { $0(who, you: "You have missed no word") { "\($0) has missed no word" } }
}
