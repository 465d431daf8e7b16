import Engines
import Records
import Texts

/// The player's vocabularies for the language of the words.
package struct Vocabularies: Sendable {
  fileprivate let context: Context

  package var all: [Vocabulary] { context.services.library.vocabularies(context.profile.language) }

  /// The entry of a word in a vocabulary by its letters: of the first that has it, or of the one with an id.
  package func entry(of letters: String, in id: String? = nil) -> Vocabulary.Entry? {
    guard context.services.library.hasVocabularies(context.profile.language) else { return nil }
    return all.lazy.filter { id == nil || $0.id == id }.compactMap { $0.entry(of: letters) }.first
  }

  /// What a vocabulary says of a word once it is known; `nil` when it says nothing.
  package func taught(_ phrase: String, in category: String? = nil) -> String? {
    taught(letters: String(context.profile.language.alphabet.letters(of: phrase)), in: category)
  }

  /// The same by the letters of the word.
  func taught(letters: String, in category: String? = nil) -> String? {
    guard let entry = entry(of: letters, in: category) else { return nil }
    let parts = [entry.meaning, entry.example].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : "\(entry.word): \(parts.joined(separator: ". "))"
  }
}

extension HangmanRound {
  /// What asks for the phrase, which a hint shows first; `nil` when there is nothing.
  package func clue(_ context: Context) -> String? {
    guard let category, category.hasPrefix(Vocabulary.folder) else { return nil }
    let letters = String(game.alphabet.letters(of: game.phrase))
    return context.vocabularies.entry(of: letters, in: category)?.clue(game.alphabet)
  }
}

// MARK: Bringing lists up to date

/// What has become of a list that was brought up to date.
public struct ListUpdate: Equatable, Sendable {
  public let title: String
  public let words: Int
  /// How many of the words are new, how many are told of in another way, and how many there were that are gone.
  public var new: Int { come.count }
  public let changed: Int
  public var gone: Int { left.count }
  /// Whether there was none of its name.
  public let isNew: Bool
  /// The words that are new and those that are gone, by the letters by which practice can know them.
  private let come: [[String]]
  private let left: [[String]]
  private let language: Language

  fileprivate init(from old: Vocabulary?, to list: Vocabulary, _ language: Language) {
    func known(_ entry: Vocabulary.Entry, in other: Vocabulary?) -> Vocabulary.Entry? {
      other?.entry(of: entry.letters(language.alphabet)[0])
    }
    func letters(of list: Vocabulary?, notIn other: Vocabulary?) -> [[String]] {
      (list?.entries ?? []).filter { known($0, in: other) == nil }.map { $0.letters(language.alphabet) }
    }
    (title, words, isNew, self.language) = (list.title, list.entries.count, old == nil, language)
    (come, left) = (letters(of: list, notIn: old), letters(of: old, notIn: list))
    changed = list.entries.count { entry in known(entry, in: old).map { $0 != entry } ?? false }
  }

  /// Lets the words rest in practice that no list has any more, and has those asked again that have come back.
  /// - Parameter library: has the list that was brought up to date.
  public func keep(in records: inout any Records, _ library: Library) {
    let lists = library.vocabularies(language)
    let resting = left.filter { letters in lists.allSatisfy { $0.entry(of: letters[0]) == nil } }
    for (isResting, words) in [(true, resting), (false, come)] where !words.isEmpty {
      records.setResting(isResting, words.flatMap(\.self), language: language.code)
    }
  }
}

extension Library {
  /// What bringing the player's list of this name up to date would change.
  /// - Parameter language: that of the words.
  public func change(to list: Vocabulary, _ language: Language) -> ListUpdate {
    ListUpdate(from: self.list(list.name), to: list, language)
  }

  /// Brings the player's list of a name up to date: its rows are these from now on. Every word that stays keeps its box, since
  /// practice knows words by their letters; a word that is gone keeps it too, and rests until it comes back.
  /// - Parameters:
  ///   - language: that of the words.
  ///   - records: `nil` when there are none yet.
  public func bringUpToDate(
    _ list: Vocabulary, _ language: Language, _ records: (any Records)?
  ) throws(InputProblem) -> ListUpdate {
    let change = change(to: list, language)
    try saveList(list)
    if var records { change.keep(in: &records, self) }
    return change
  }
}

extension Vocabulary {
  /// The name of its file without its extension.
  public var name: String { String(id.dropFirst(Self.folder.count)) }
}

extension String {
  /// Whether a vocabulary can have this name.
  public var canNameAVocabulary: Bool {
    !isEmpty && first != "." && !contains("/") && utf8.count <= 200 && inert(replacement: "?") == self
  }
}

extension Texts {
  /// How many words of a list are new.
  public func news(of title: String, _ new: Int) -> String {
    self("\(title) has \(new) new word", plural: "\(title) has \(new) new words", new)
  }

  /// What a folder has brought, in a line.
  package func news(_ lists: [(title: String, new: Int)]) -> String {
    guard let first = lists.first else { return "" }
    let others = lists.count - 1
    let line = news(of: first.title, first.new)
    return others == 0 ? line : "\(line) · " + self("and \(others) more")
  }
}

// MARK: Lists by letter

extension Context {
  /// Asks whether a list of words that somebody sent is to be taken, or takes it.
  mutating func takeList(_ letter: String, isSure: Bool) -> ListStep {
    let (text, title) = (text, text("A list of words"))
    do throws(PostProblem) {
      let (list, language) = try self.list(in: letter)
      let change = services.library.change(to: list, language)
      guard isSure else { return .asks(question(letter, list, change, language)) }
      guard !profile.isGuest else { return .refused(text("A guest has no lists of words."), title: title) }
      do throws(InputProblem) {
        _ = try services.library.bringUpToDate(list, language, services.records)
      } catch {
        return .refused(text.problem(error), title: title)
      }
      let (words, name) = (change.words, change.title)
      let line = text(
        "\(name) is yours: \(words) word.", plural: "\(name) is yours: \(words) words.", words)
      return .told(line + " " + text("Practice asks for them."), title: title)
    } catch { return .refused(text.problem(error), title: title) }
  }

  private func question(
    _ letter: String, _ list: Vocabulary, _ change: ListUpdate, _ language: Language
  ) -> ListQuestion {
    let text = text
    let (words, new, gone) = (change.words, change.new, change.gone)
    var lines = [
      text(
        "\(change.title): \(words) word, \(language.name).",
        plural: "\(change.title): \(words) words, \(language.name).", words)
    ]
    if !change.isNew {
      lines.append(
        text(
          "It replaces yours of that name: \(new) new, \(gone) gone. What you know of the others stays."))
    }
    return ListQuestion(
      title: text("A list of words"), lines: lines, no: text("Back"), yes: text("Take it"),
      action: .takeList(letter, isSure: true), isYesFirst: true)
  }

  /// The list in a letter, and its language.
  func list(in letter: String) throws(PostProblem) -> (Vocabulary, Language) {
    let found: ListLetter
    do { found = try ListLetter.found(in: letter) } catch { throw .list(error) }
    guard let language = services.library.language(found.language) else { throw .noLanguage(found.language) }
    let name = found.name.canNameAVocabulary ? found.name : "letter"
    let list = try? Vocabulary(
      id: Vocabulary.folder + name, text: found.file, file: name, alphabet: language.alphabet,
      report: { _ in })
    guard let list else { throw .list(.damaged) }
    return (list, language)
  }
}

// MARK: Racks of Text Twist

extension Vocabularies {
  /// The vocabularies of which a word has the six letters of a rack; none with words of the command line.
  package var withRacks: [Vocabulary] {
    context.profile.commandLineWords == nil
      ? all.filter { $0.hasRacks(context.profile.language.alphabet) } : []
  }

  /// The vocabulary that racks are dealt from; `nil` for the dictionary.
  package var forRacks: Vocabulary? {
    guard let id = context.textTwist.vocabulary,
      [.timed, .untimed].contains(context.textTwist.chosenMode(context))
    else { return nil }
    return withRacks.first { $0.id == id }
  }
}

extension Context {
  /// The player's vocabularies.
  package var vocabularies: Vocabularies { Vocabularies(context: self) }
}
