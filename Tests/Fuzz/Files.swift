import Records
import Texts

@testable import Engines

/// Files that a player or a packager wrote.
extension Fuzz {
  @Sendable static func vocabulary(_ bytes: [UInt8]) {
    guard var file = try? VocabularyFile(bytes, file: "file") else { return }
    if let last = bytes.last, last < 8, !file.columns.isEmpty {
      let parts: [Vocabulary.Column?] = Vocabulary.Column.allCases + [nil]
      file.take(Int(last) % file.columns.count, for: parts[Int(last) % parts.count])
    }
    _ = (file.names, file.columns.indices.map(file.example), file.sample(3, .latin))
    guard let imported = try? file.vocabulary(name: "name", .latin, report: { _ in }) else { return }
    let list = imported.vocabulary
    for entry in list.entries {
      check(Hangman.isPlayable(entry.word, alphabet: .latin) && entry.word.count <= 60, "a word to guess")
      _ = (entry.clue(.latin), entry.question(.latin), entry.noun(["der", "die", "das"]))
    }
    let again = try? Vocabulary(
      id: list.id, text: list.text, file: "file", alphabet: .latin, report: { fatalError("\($0)") })
    check(again == list, "what is written is read again")
  }

  @Sendable static func po(_ bytes: [UInt8]) {
    let texts = Texts(language: "xx", file: bytes) { _ in }
    for count in [0, 1, 2, 5, 11, 21, 100, .max] {
      _ = texts("\(count) word", plural: "\(count) words", count)
      _ = texts("one", plural: "many", count)
    }
    _ = (texts("Play"), texts("Play", context: "menu"), texts("\("a") and \("b")"), texts("`\("x")`: \(3)"))
    _ = (texts.and(["a", "b", "c"]), texts.or(["a", "b"]))
  }

  @Sendable static func conf(_ bytes: [UInt8]) {
    guard let language = try? Language(code: "xx", configuration: text(bytes), file: "file") else { return }
    check(!language.alphabet.letters.isEmpty, "letters")
    for text in ["Straße", "Île", "ＡＢ", "\u{202E}x", "ice-cold", "ĳs"] {
      if let word = language.alphabet.word(text) { check(language.alphabet.word(word) == word, "a word") }
      _ = text.map(language.alphabet.letterCase.small)
    }
  }

  /// Phrases, and the other lists of lines: words, racks, the words of the days.
  @Sendable static func phrases(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    let text = text(rest)
    switch kind & 3 {
    case 0:
      guard
        let found = try? PhraseCategory(id: "x", text: text, file: "f", alphabet: .latin, report: { _ in })
      else { return }
      for phrase in found.phrases {
        check(Hangman.isPlayable(phrase, alphabet: .latin) && phrase.count <= 60, "a phrase to guess")
        var game = Hangman(phrase: phrase, alphabet: .latin)
        for letter in "etaoin" { _ = game.guess(letter) }
        _ = game.solve(phrase)
      }
    case 1:
      guard let words = try? Lexicon(reading: rest, file: "f", alphabet: .latin, report: { _ in }) else {
        return
      }
      for word in words.words(letters: 1...100, upTo: .rare) {
        check(words.contains(word), "a word of its list")
      }
      _ = words.version
    case 2: _ = try? Rack.classics(text: text, file: "f", alphabet: .latin, report: { _ in })
    default: _ = DailyWords(text: text, file: "f") { _ in }
    }
  }

  @Sendable static func pictures(_ bytes: [UInt8]) {
    guard let set = try? PictureSet(id: "x", text: text(bytes), file: "file") else { return }
    _ = (set.title(in: "nl"), (0...7).map { set.drawing(.misses($0)) }, set.large.drawing(.saved(0)))
  }
}
