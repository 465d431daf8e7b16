import Engines
import Kit
import Menus
import Platform
import Play
import Records
import Storage
import Texts

/// The program's files and the player's own, each read once, on first use.
final class Assets: @unchecked Sendable {
  // `@unchecked`: the closures of `library` must be sendable, but are called on the main thread only.
  let folder: String
  /// The folder of the player's own files, which may be missing; `nil` for a guest, who has none.
  private let own: String?
  /// The folders of the player's vocabularies, of which the first is for new ones; none for a guest.
  private let vocabularyFolders: [String]
  private var languages: [Language] = []
  private var categories: [String: [PhraseCategory]] = [:]
  private var lexicons: [String: Lexicon] = [:]
  private var headwords: [String: Lexicon?] = [:]
  private var glosses: [String: Glosses?] = [:]
  private var racks: [String: [Rack]] = [:]
  private var dailyWords: [String: DailyWords] = [:]
  /// The player's vocabularies with the languages that their files state; `nil` until they are looked for.
  private var vocabularyFiles: [(id: String, file: String, language: String?)]?
  private var vocabularies: [String: [Vocabulary]] = [:]
  private var texts: [String: Texts] = [:]
  private var pictureFiles: [(id: String, file: String)] = []
  /// The picture sets that have been read, by their ids; `nil` for one that cannot be read, which is reported once.
  private var pictures: [String: PictureSet?] = [:]
  /// The problems found in files so far; reported after the full screen has been closed.
  private(set) var problems: [InputProblem] = []
  /// Those of them that are lines of lists of words, which were skipped.
  private(set) var skippedWords: [InputProblem] = []

  /// - Parameter data: the folder of the records, if it is another one.
  /// - Throws: `InputProblem` when the program's files cannot be found.
  init(isForGuest: Bool = false, data: String? = nil) throws(InputProblem) {
    folder = try Self.find()
    let dataFolder = isForGuest ? "" : Self.dataFolder()
    own = dataFolder.isEmpty ? nil : dataFolder
    vocabularyFolders = isForGuest ? [] : [data, own].compactMap { $0.map { "\($0)/\(Vocabulary.folder)" } }
  }

  /// Keeps a problem with another file, which is reported once.
  func note(_ problem: InputProblem) { if !problems.contains(problem) { problems.append(problem) } }

  /// Access to the files for the screens.
  var library: Library {
    var library = Library(
      languageCodes: { self.languageCodes },
      language: { self.language($0) }, categories: { self.categories(of: $0) },
      lexicon: { self.lexicon(of: $0) }, racks: { self.racks(of: $0) },
      pictureIDs: { self.allPictures().map(\.id) }, pictureSet: { self.pictureSet($0) },
      interfaces: { self.interfaces }, texts: { self.texts($0) },
      hasGlosses: { Files.isReadable(self.glossesFile($0)) }, glosses: { self.glosses(of: $0) },
      ownWords: { self.ownWords($0, $1) },
      problems: { self.problems }
    )
    library.dailyWords = { self.dailyWords(of: $0) }
    library.hasVocabularies = { !self.vocabularyFiles(in: $0).isEmpty }
    library.vocabularies = { self.vocabularies(in: $0) }
    library.list = { self.list(named: $0) }
    library.saveList = { list throws(InputProblem) in try self.save(list) }
    library.listNews = { self.listNews() }
    return library
  }

  /// Adds the problems of one file to `problems`, within `ProblemLimit`.
  private func reporter() -> (InputProblem) -> Void {
    var limit = ProblemLimit()
    return { [self] problem in
      if limit.rest(of: problem.file) != nil { problems.removeLast() }
      problems.append(limit.admits() ? problem : limit.rest(of: problem.file)!)
    }
  }

  /// What `make` reads; `nil` when that cannot be used, which is added to `problems`.
  private func reported<Value>(_ make: () throws(InputProblem) -> Value) -> Value? {
    do throws(InputProblem) {
      return try make()
    } catch {
      problems.append(error)
      return nil
    }
  }

  private var languageCodes: [String] {
    let shipped = Files.names(in: folder + "/languages")
    let added = own.map { Files.names(in: $0 + "/languages").filter { !shipped.contains($0) } } ?? []
    return added.isEmpty ? shipped : (shipped + added).sorted()
  }

  /// The folder of a language: the program's, else the player's own.
  private func folder(of code: String) -> String {
    guard let own, !isShipped(code) else { return "\(folder)/languages/\(code)" }
    return "\(own)/languages/\(code)"
  }

  /// Whether a language belongs to the program, so that its list of words is sorted and need not be checked.
  private func isShipped(_ code: String) -> Bool { Files.isReadable("\(folder)/languages/\(code)") }

  private func language(_ code: String) -> Language? {
    if let known = languages.first(where: { $0.code == code }) { return known }
    let file = folder(of: code) + "/language.conf"
    guard !code.utf8.contains(UInt8(ascii: "/")), Files.isReadable(file) else { return nil }
    let language = reported { () throws(InputProblem) in
      try Language(code: code, configuration: try Files.text(file), file: file)
    }
    if let language { languages.append(language) }
    return language
  }

  /// The codes of the languages that the interface is translated into, and English.
  private var interfaces: [String] {
    languageCodes.filter { $0 == Texts.english.language || Files.isReadable(interfaceFile($0)) }
  }

  private func interfaceFile(_ code: String) -> String { folder(of: code) + "/interface.po" }

  private func texts(_ code: String) -> Texts {
    if let known = texts[code] { return known }
    var found = Texts.english
    let file = interfaceFile(code)
    if code != found.language, !code.utf8.contains(UInt8(ascii: "/")), Files.isReadable(file) {
      let bytes = reported { () throws(InputProblem) in
        let bytes = try Files.bytes(file, atMost: Files.longestText)
        if let encoding = bytes.foreignEncoding { throw InputProblem(file: file, .encoding(encoding)) }
        return bytes
      }
      if let bytes {
        found = Texts(language: code, file: bytes) { [self] in
          let problem = InputProblem(file: file, line: $0.line, InputProblem.Cause($0.cause))
          // A broken text is met whenever it is asked for.
          let isKnown = problems.contains(problem)
          if !isKnown, problems.count(where: { $0.file == file }) < ProblemLimit.most {
            problems.append(problem)
          }
        }
      }
    }
    texts[code] = found
    return found
  }

  private func categories(of language: Language) -> [PhraseCategory] {
    if let known = categories[language.code] { return known }
    let folders =
      [folder(of: language.code) + "/phrases"]
      + (own.map { [$0 + "/phrases", "\($0)/phrases/\(language.code)"] } ?? [])
    let found = read(folders) { (id, file) throws(InputProblem) in
      let report = reporter()
      return try PhraseCategory(
        id: id, text: try Files.text(file, reporting: report), file: file, alphabet: language.alphabet,
        report: report)
    }
    categories[language.code] = found
    return found
  }

  private func lexicon(of language: Language) -> Lexicon {
    if let known = lexicons[language.code] { return known }
    let words = list("words.txt", of: language) ?? Lexicon([])
    let hasHeadwords = Files.isReadable("\(folder(of: language.code))/\(Self.headwordsFile)")
    let lexicon = hasHeadwords ? words.with { self.headwords(of: language) ?? words } : words
    lexicons[language.code] = lexicon
    return lexicon
  }

  private static let headwordsFile = "headwords.txt"

  private func headwords(of language: Language) -> Lexicon? {
    if let known = headwords[language.code] { return known }
    let found = list(Self.headwordsFile, of: language)
    headwords[language.code] = .some(found)
    return found
  }

  /// A list of words in the folder of a language; `nil` when it cannot be read.
  private func list(_ name: String, of language: Language) -> Lexicon? {
    let path = "\(folder(of: language.code))/\(name)"
    return reported { () throws(InputProblem) in
      guard !isShipped(language.code) else {
        let file = try MappedFile(path)
        return Lexicon(sorted: file.bytes, owner: file, release: file.release)
      }
      var skipped: [InputProblem] = []
      defer {
        problems += skipped
        skippedWords += skipped
      }
      return try WordList.lexicon(path: path, alphabet: language.alphabet) { skipped.append($0) }
    }
  }

  private func glossesFile(_ language: Language) -> String { folder(of: language.code) + "/glosses.txt" }

  private func glosses(of language: Language) -> Glosses? {
    if let known = glosses[language.code] { return known }
    var found: Glosses?
    let path = glossesFile(language)
    do throws(InputProblem) {
      let file = try MappedFile(path, mostLines: WordList.mostLines)
      if isShipped(language.code) {
        found = Glosses(sorted: file.bytes, owner: file)
      } else {
        let text = try Files.text(path, atMost: Files.longestList, reporting: reporter())
        found = Glosses(text.numberedLines.map { String($0.text) })
      }
    } catch {
      // Without the file the language has no meanings.
      if error.cause != .system(.notFound) { problems.append(error) }
    }
    glosses[language.code] = .some(found)
    return found
  }

  private func racks(of language: Language) -> [Rack] {
    if let known = racks[language.code] { return known }
    let file = folder(of: language.code) + "/racks.txt"
    let found = reported { () throws(InputProblem) in
      guard Files.isReadable(file) else { return [Rack]() }
      return try Rack.classics(
        text: try Files.text(file), file: file, alphabet: language.alphabet, report: reporter())
    }
    racks[language.code] = found ?? []
    return found ?? []
  }

  private func dailyWords(of language: Language) -> DailyWords {
    if let known = dailyWords[language.code] { return known }
    let file = folder(of: language.code) + "/daily.txt"
    let found = reported { () throws(InputProblem) in
      guard Files.isReadable(file) else { return DailyWords() }
      return DailyWords(text: try Files.text(file), file: file, report: reporter())
    }
    dailyWords[language.code] = found ?? DailyWords()
    return found ?? DailyWords()
  }

  /// A player's own words for a saved game; bad lines were already reported when the game began.
  private func ownWords(_ path: String, _ language: Language) -> Lexicon? {
    guard own != nil else { return nil }
    if path.hasPrefix(Vocabulary.folder) {
      return vocabularies(in: language).first { $0.id == path }.map {
        Lexicon(racksOf: $0, in: lexicon(of: language), language.alphabet)
      }
    }
    return reported { () throws(InputProblem) in
      try WordList.lexicon(path: path, alphabet: language.alphabet) { _ in }
    }
  }

  /// The folder of new vocabularies; `nil` for a guest.
  var vocabularyFolder: String? { vocabularyFolders.first }

  /// The files of the vocabularies in a language: those that state it, none, or one that the program does not have.
  private func vocabularyFiles(in language: Language) -> [(id: String, file: String, language: String?)] {
    if vocabularyFiles == nil {
      var known: Set<String> = []
      let files = vocabularyFolders.flatMap { folder in Files.names(in: folder).map { (folder + $0, $0) } }
      vocabularyFiles = files.filter { $1.hasSuffix(".tsv") && known.insert($1).inserted }.map { file, name in
        let mapped = try? MappedFile(file, atMost: Files.longestList)
        let head = withExtendedLifetime(mapped) {
          mapped.map { String(decoding: $0.bytes.prefix(Self.head), as: UTF8.self) } ?? ""
        }
        return (Vocabulary.folder + String(name.dropLast(4)), file, Vocabulary.language(of: head))
      }
    }
    return (vocabularyFiles ?? []).filter { file in
      file.language.map { $0 == language.code || !languageCodes.contains($0) } ?? true
    }
  }

  /// The bytes in which a vocabulary states its language.
  private static let head = 1024

  private func vocabularies(in language: Language) -> [Vocabulary] {
    if let known = vocabularies[language.code] { return known }
    let found = vocabularyFiles(in: language).compactMap { id, file, _ in
      let report = reporter()
      return reported { () throws(InputProblem) in
        let text = try Files.text(file, atMost: Files.longestList, reporting: report)
        return try Vocabulary(id: id, text: text, file: file, alphabet: language.alphabet, report: report)
      }
    }
    vocabularies[language.code] = found
    return found
  }

  /// The player's vocabulary of a name, whatever its language.
  private func list(named name: String) -> Vocabulary? {
    for language in languageCodes.lazy.compactMap(language) {
      guard let file = vocabularyFiles(in: language).first(where: { $0.id == Vocabulary.folder + name })
      else {
        continue
      }
      let own = file.language.flatMap(self.language) ?? language
      return vocabularies(in: own).first { $0.id == file.id }
    }
    return nil
  }

  /// Writes a vocabulary into the folder for new ones.
  private func save(_ list: Vocabulary) throws(InputProblem) {
    guard let folder = vocabularyFolder else { throw InputProblem(file: "HOME", .noHome) }
    let path = "\(folder)\(list.name).tsv"
    do throws(SystemError) {
      try Files.makeFolders(String(folder.dropLast()))
      try Files.replace(path, with: Array(list.text.utf8), temporary: "\(folder).\(list.name)", isKept: true)
    } catch { throw InputProblem(file: path, .system(error)) }
    forgetVocabularies()
  }

  /// What the folders of a class have brought, in whichever process.
  private func listNews() -> [(title: String, new: Int)] {
    let news = vocabularyFolder.map(ClassFolder.news) ?? []
    if !news.isEmpty { forgetVocabularies() }
    return news.map { ($0.title, $0.new) }
  }

  private func forgetVocabularies() { (vocabularyFiles, vocabularies) = (nil, [:]) }

  /// The files of the picture sets. The program's own are read when they are used, a player's at once, because a file that
  /// contains none is reported.
  private func allPictures() -> [(id: String, file: String)] {
    if pictureFiles.isEmpty {
      let shipped = folder + "/gallows"
      pictureFiles = read([shipped] + (own.map { [$0 + "/gallows"] } ?? [])) {
        (id, file) throws(InputProblem) in
        if !file.hasPrefix(shipped) {
          pictures[id] = try PictureSet(id: id, text: try Files.text(file), file: file)
        }
        return (id, file)
      }
    }
    return pictureFiles
  }

  /// The picture set with an id, else the first one that can be read.
  private func pictureSet(_ id: String) -> PictureSet {
    let files = allPictures()
    // The Devil's pictures are no set that can be chosen.
    let visitor = id.hasPrefix("devil/") ? [(id: id, file: "\(folder)/\(id).txt")] : []
    for candidate in visitor + files.filter({ $0.id == id }) + files {
      if pictures[candidate.id] == nil { read(candidate) }
      if let set = pictures[candidate.id] ?? nil { return set }
    }
    return .blank
  }

  private func read(_ pictureFile: (id: String, file: String)) {
    let (id, file) = pictureFile
    pictures[id] = .some(
      reported { () throws(InputProblem) in try PictureSet(id: id, text: try Files.text(file), file: file) })
  }

  /// The results of `make` for each `.txt` file in some folders; a file that it rejects is added to `problems`. The id is
  /// the file's name, after `own/` when a file in an earlier folder has the same.
  private func read<Part>(
    _ folders: [String], _ make: (_ id: String, _ file: String) throws(InputProblem) -> Part
  ) -> [Part] {
    var parts: [Part] = []
    var ids: Set<String> = []
    for folder in folders {
      for name in Files.names(in: folder) where name.hasSuffix(".txt") {
        var id = String(name.dropLast(4))
        while ids.contains(id) { id = "own/" + id }
        guard let part = reported({ () throws(InputProblem) in try make(id, "\(folder)/\(name)") }) else {
          continue
        }
        parts.append(part)
        ids.insert(id)
      }
    }
    return parts
  }

  /// `$XDG_DATA_HOME/wordyard`, following the XDG base directory specification: if the variable is unset or a relative
  /// path, the folder is below the home folder; empty when there is none.
  static func dataFolder() -> String {
    if let named = System.environment("XDG_DATA_HOME"), named.hasPrefix("/") { return named + "/wordyard" }
    let home = System.homeFolder
    return home.isEmpty ? "" : home + "/.local/share/wordyard"
  }

  /// The folder of the locale `C.UTF-8` for systems without it; it may be missing.
  var localeFolder: String { folder + "/locale" }

  /// Finds the folder of the program's files: `$WORDYARD_ASSETS`, else `../share/wordyard` beside the installed program, which
  /// may be a link that `make install` has made, else the checkout.
  /// - Throws: `InputProblem` when none of these contains them.
  static func find() throws(InputProblem) -> String {
    if let named = System.environment("WORDYARD_ASSETS"), !named.isEmpty {
      guard hasLanguages(named) else { throw InputProblem(file: named, .noLanguagesFolder) }
      return named
    }
    var folder = parent(System.programPath)
    if hasLanguages("\(folder)/../share/wordyard") { return "\(folder)/../share/wordyard" }
    while !folder.isEmpty {
      if hasLanguages("\(folder)/assets") { return "\(folder)/assets" }
      folder = parent(folder)
    }
    throw InputProblem(file: "../share/wordyard", .assetsNotFound)
  }

  private static func hasLanguages(_ folder: String) -> Bool { Files.isReadable(folder + "/languages") }

  private static func parent(_ path: String) -> String {
    String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
  }
}

extension InputProblem.Cause {
  /// What is wrong with a text of the interface.
  fileprivate init(_ cause: Texts.Problem.Cause) {
    self =
      switch cause {
      case .syntax: .notGettext
      case .encoding: .notUTF8
      case .placeholder(let name): .unknownPlaceholder(name)
      case .pluralForms: .notAPluralRule
      }
  }
}
