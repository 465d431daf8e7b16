import Engines

/// A player's own list of words.
enum WordList {
  /// The words of a file in a language's letters, read once and for all.
  /// - Parameter report: is told of each line that is no word and therefore skipped.
  /// - Throws: `InputProblem` when the file cannot be read or has no word in it.
  static func lexicon(
    path: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) -> Lexicon {
    try Lexicon(reading: try Files.bytes(path), file: path, alphabet: alphabet, report: report)
  }
}
