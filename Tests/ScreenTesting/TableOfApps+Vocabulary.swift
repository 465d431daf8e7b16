import Engines
import Kit
import Play
import TestSupport
import TextUI

extension Library {
  /// The words of a vocabulary of three, and what asks for them.
  package static let asked = [
    (word: "moss", clue: "soft green plant on stones"), (word: "fern", clue: "a plant with many leaves"),
    (word: "ice-cold", clue: "what snow is"),
  ]

  /// The words of the other tests, and that vocabulary.
  package static var withVocabulary: Library {
    var library = Library.sample(words: App.ghostWords)
    library.hasVocabularies = { _ in true }
    library.vocabularies = { language in
      let text = "# Nature\n" + asked.map { "\($0.word)\t\t\($0.clue)\n" }.joined()
      let read = try? Vocabulary(
        id: "vocabulary/nature", text: text, file: "nature.tsv", alphabet: language.alphabet
      ) { _ in }
      return read.map { [$0] } ?? []
    }
    return library
  }
}

extension TableOfApps {
  /// A race of three words that the first player opens and starts.
  package static func vocabulary(
    _ names: [String], _ size: ScreenSize = .home, language code: String = "en",
    library: Library = .withVocabulary
  ) -> TableOfApps {
    var table = TableOfApps(names, size, language: code, library: library)
    table.open(names[0], .vocabulary)
    for name in names.dropFirst() { table.join(name) }
    table[names[0]].press(.enter)
    return table
  }

  /// A player types the word that is asked for, or another one of as many letters.
  package mutating func answer(_ name: String, isRight: Bool = true) {
    guard let word = self[name].askedWord else { return }
    self[name].type(String(isRight ? word : String(word.map { $0.isLetter ? "x" : $0 })))
    self[name].press(.enter)
  }
}

extension App {
  /// The word that a race of words asks for.
  package var askedWord: String? { Library.asked.first { shows($0.clue) }?.word }
}
