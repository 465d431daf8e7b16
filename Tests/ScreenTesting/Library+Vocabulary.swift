import Engines
import Play
import TestSupport

extension Library {
  /// A sample library with a vocabulary, `vocabulary/first`, for every language.
  /// - Parameter vocabulary: the lines of its file.
  package static func sample(vocabulary: [String], words: [String] = ["abbey 1"], glosses: [String] = [])
    -> Library
  {
    var library = Library.sample(words: words, glosses: glosses)
    let lexicon = Lexicon(words)
    let file = vocabulary.map { $0 + "\n" }.joined()
    let first = try! Vocabulary(id: "vocabulary/first", text: file, file: "first.tsv", alphabet: .latin) {
      _ in
    }
    library.hasVocabularies = { _ in true }
    library.vocabularies = { _ in [first] }
    library.ownWords = { _, _ in Lexicon(racksOf: first, in: lexicon, .latin) }
    return library
  }
}
