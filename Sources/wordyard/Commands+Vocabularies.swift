import Engines
import Kit
import Platform
import Play
import Records
import Storage
import Texts

/// `wordyard import FILE`: says what it takes the columns of a file for, which at a terminal can be changed, then takes its words as a
/// vocabulary, and says how many; why others are not taken is reported.
/// - Returns: the exit code: 0; 1 when the player takes nothing.
func importWords(_ options: Options) throws -> Int32 {
  let assets = try Assets(data: options.data)
  guard let folder = assets.vocabularyFolder else { throw InputProblem(file: "HOME", .noHome) }
  let name = options.vocabularyName ?? options.operand.fileName
  guard name.canNameAVocabulary else {
    throw Refusal.misuse {
      $0(
        "`\(name)`: not a name for a vocabulary; --name gives it one, without `/` and no dot at its beginning"
      )
    }
  }
  let path = "\(folder)\(name).tsv"
  guard options.updatesVocabulary || !Files.exists(path) else { throw InputProblem(file: path, .nameTaken) }
  let before = Files.exists(path) ? try Files.text(path, atMost: Files.longestList) { _ in } : ""
  var talk = try ImportTalk(options, usually: Vocabulary.language(of: before), assets.library)
  var input = LineInput()
  let asks = input.isTerminal && options.columns == nil && !options.isTrial && !options.isJSON
  guard try !asks || talk.ask(&input) else {
    return try Output.write(lines: [talk.text("Nothing was written.")]) + 1
  }
  let imported = try talk.file.vocabulary(name: name, talk.language.alphabet) { report($0) }
  if !asks, !options.isJSON { _ = try Output.write(lines: talk.lines) }
  let library = assets.library
  let change =
    options.isTrial
    ? library.change(to: imported.vocabulary, talk.language)
    : try options.bringUpToDate(imported.vocabulary, talk.language, library)
  guard !options.isJSON else {
    let written: JSON.Members = ["path": options.isTrial ? nil : .string(path)]
    let list = JSON.Members(
      ClassFolder.List(change).json,
      [
        "changed": .number(change.changed), "gone": .number(change.gone), "joined": .number(imported.joined),
        "refused": .number(imported.refused),
      ])
    let lists: JSON.Members = ["lists": .list([.object(list)])]
    return try Output.write(lines: [JSON.object(.init(.init(written, talk.json), lists)).text])
  }
  return try Output.write(
    lines: talk.text.said(
      of: imported, in: options.isTrial ? nil : path, options.updatesVocabulary ? change : nil))
}

extension Options {
  /// Brings a list up to date, and the practice of all who have records here.
  func bringUpToDate(
    _ list: Vocabulary, _ words: Language, _ library: Library
  ) throws(InputProblem) -> ListUpdate {
    let store = RecordStore(folder: data ?? Assets.dataFolder())
    defer { store.close() }
    return try library.bringUpToDate(list, words, store.exists ? store : nil)
  }
}

extension Texts {
  /// What has been imported.
  /// - Parameters:
  ///   - path: where it is now; `nil` when nothing was written.
  ///   - change: `nil` where it is not told.
  fileprivate func said(
    of imported: VocabularyImport, in path: String?, _ change: ListUpdate?
  ) -> [String] {
    let (count, refused, joined) = (imported.vocabulary.entries.count, imported.refused, imported.joined)
    var lines = [
      path.map { self("\(count) word is now in \($0).", plural: "\(count) words are now in \($0).", count) }
        ?? self("\(count) word would be taken.", plural: "\(count) words would be taken.", count)
    ]
    if let change {
      lines.append(self("New: \(change.new). Changed: \(change.changed). Gone: \(change.gone)."))
    }
    if joined > 0 {
      lines.append(
        self(
          "\(joined) entry joined another one of its word.",
          plural: "\(joined) entries joined another one of their word.", joined))
    }
    if refused > 0 {
      lines.append(self("\(refused) was not taken.", plural: "\(refused) were not taken.", refused))
    }
    return lines
  }
}

extension String {
  /// The last part of a path, without its extension.
  fileprivate var fileName: String {
    let name = split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { $0 == name.startIndex ? name : name[..<$0] } ?? name)
  }
}

/// `wordyard export --missed`: prints the words of the player's practice that were missed and not known since, with their
/// meanings, in a form that Anki imports.
/// - Returns: the exit code: 0; 1 when there are none; 2 when the records cannot be read.
func exportWords(_ options: Options) throws -> Int32 {
  var reading = try Reading(options)
  let entries = reading.context.practiceBook.missedWords()
  guard reading.store.isReadable else { return ExitCode.unusable }
  let who = reading.context.profile.person
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
    ], isEmpty: entries.isEmpty, isShown: TerminalEnvironment.isTerminal
  ) { $0(who, you: "You have missed no word") { "\($0) has missed no word" } }
}
