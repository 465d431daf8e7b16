import Engines
import Platform
import Play
import Records
import Storage
import Texts

// What a class does with lists of words: a folder that is looked into, a list in a letter, a report.

/// `wordyard import --from DIR`: takes the lists of a folder that are new or have changed, and remembers the folder.
/// - Returns: the exit code: 0; 2 when another process is at it.
func importClass(_ options: Options) throws -> Int32 {
  let assets = try Assets(data: options.data)
  let library = assets.library
  guard let folder = assets.vocabularyFolder else { throw InputProblem(file: "HOME", .noHome) }
  let path = try options.classPath()
  var lists = ClassFolder(in: folder)
  let known = lists.sources.first { $0.path == path }
  let code = options.language ?? known?.language
  let usual = try code.flatMap(library.language) ?? chosenLanguage(options, in: library)
  var names: [String: VocabularyFile.ColumnName]?
  let taken = try lists.update(from: path, language: options.language, report: { report($0) }) {
    (file, name) throws(InputProblem) in
    names = names ?? library.columnNames
    let table = try VocabularyFile(
      try Files.bytes(file, atMost: ClassFolder.longestList), file: file, language: code, names: names ?? [:])
    let words = table.language.flatMap(library.language) ?? usual
    let list = try table.vocabulary(name: name, words.alphabet) { report($0) }.vocabulary
    return ClassFolder.List(try options.bringUpToDate(list, words, library))
  }
  guard let taken else { throw Refusal { $0("another Wordyard is looking into a folder of lists") } }
  guard lists.sources.contains(where: { $0.path == path }) else {
    throw Refusal { $0("there is no list of words in \(path)") }
  }
  if options.isJSON {
    let lists = JSON.list(taken.map { .object($0.json) })
    return try Output.write(lines: [JSON.object(["folder": .string(path), "lists": lists]).text])
  }
  let text = Texts.ofLocale
  let lines = taken.map { list in
    known != nil && list.new > 0
      ? text.news(of: list.title, list.new) + "."
      : text("\(list.title): \(list.words) word.", plural: "\(list.title): \(list.words) words.", list.words)
  }
  let last =
    taken.isEmpty
    ? text("Nothing is new in \(path).") : text("Each start looks for changes in \(path).")
  return try Output.write(lines: lines + [last])
}

extension ClassFolder.List {
  init(_ update: ListUpdate) { self.init(title: update.title, words: update.words, new: update.new) }

  /// The list as programs read it.
  var json: JSON.Members { ["title": .string(title), "words": .number(words), "new": .number(new)] }
}

extension Options {
  /// The folder of `--from`, which is remembered as it is named: a link may lead elsewhere one day.
  fileprivate func classPath() throws(Refusal) -> String {
    let named = classFolder ?? ""
    var path = named.hasPrefix("/") ? named : Files.absolute(named)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard path.inert == path else { throw Refusal.misuse { $0("--from: not the name of a folder") } }
    return path
  }
}

/// A look into the folders of the player's class, in another process, for which this one does not wait.
struct ClassLook {
  private let sources: [ClassFolder.Source]
  private let data: String?

  init(_ options: Options) {
    data = options.data
    let folder = data ?? Assets.dataFolder()
    let isOwn = options.guest == nil && !folder.isEmpty
    sources = isOwn ? ClassFolder(in: "\(folder)/\(Vocabulary.folder)").sources : []
  }

  /// Whether there is a folder.
  var isNeeded: Bool { !sources.isEmpty }

  func begin() {
    for source in sources {
      System.startAgain(["import", "--from", source.path] + (data.map { ["--data=\($0)"] } ?? []))
    }
  }
}

/// `wordyard export NAME --letter`: prints a list of words as a letter.
/// - Returns: the exit code: 0; 2 when there is no such list, or it does not fit.
func exportLetter(_ options: Options) throws -> Int32 {
  let (context, name) = (try Reading(options).context, options.operand)
  guard let list = context.services.library.list(name) else {
    throw Refusal { $0("`\(name)`: there is no such list") }
  }
  let letter = ListLetter(list, language: context.profile.language.code)
  var text = letter.fitting
  if text == nil {
    text = letter.withoutExamples.fitting
    if text != nil { report { $0("the examples are left out, or the letter would be too long") } }
  }
  guard let text else {
    guard letter.text != nil else { throw PostProblem.noLanguage(letter.language) }
    let (words, most) = (letter.entries.count, letter.withoutExamples.mostFitting)
    throw Refusal {
      $0("\(name): \(words) words are too many for a letter of \(ListLetter.longest) characters, \(most) fit")
    }
  }
  return try Output.write(lines: [text])
}

extension ListLetter {
  /// The letter, if it is not too long.
  fileprivate var fitting: String? { text.flatMap { $0.count <= Self.longest ? $0 : nil } }

  /// How many of the words would fit.
  fileprivate var mostFitting: Int {
    var (fit, next) = (0, entries.count)
    while next - fit > 1 {
      let middle = (fit + next) / 2
      let part = ListLetter(
        name: name, title: title, language: language, entries: Array(entries.prefix(middle)))
      if part.fitting == nil { next = middle } else { fit = middle }
    }
    return fit
  }
}

/// `wordyard practice --report` or `--json`: prints what the player has practised, list by list.
/// - Returns: the exit code: 0; 1 when there is nothing to practise; 2 when the records cannot be read.
func reportPractice(_ options: Options) throws -> Int32 {
  var reading = try Reading(options)
  let sheet = reading.context.practiceBook.report()
  guard reading.store.isReadable else { return ExitCode.unusable }
  let lines = sheet.isEmpty ? [] : sheet.lines(reading.context.text)
  return try options.print(
    lines.map { $0 + "\n" }.joined(), json: sheet.json, isEmpty: sheet.isEmpty
  ) { $0("there is nothing to practise") }
}

extension PracticeReport {
  /// The report as programs read it.
  fileprivate var json: JSON.Members {
    [
      "player": .string(player), "language": .string(language.code), "date": .string(day.description),
      "words": .number(all.words), "seen": .number(all.seen), "known": .number(all.known),
      "due": .number(all.due), "hardest": all.hard, "lists": .list(lists.map(\.json)),
    ]
  }
}

extension PracticeReport.Part {
  fileprivate var json: JSON {
    .object([
      "name": .string(name ?? ""), "title": .string(title), "words": .number(words), "seen": .number(seen),
      "known": .number(known), "due": .number(due), "hardest": hard,
    ])
  }

  fileprivate var hard: JSON {
    .list(
      hardest.map {
        .object([
          "word": .string($0.word), "missed": .number($0.missed), "box": .number($0.box),
          "due": .string($0.due.description),
        ])
      })
  }
}
