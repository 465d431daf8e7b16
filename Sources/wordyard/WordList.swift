import Engines

/// A player's own list of words.
enum WordList {
  /// Reads the words of a file, in the letters of a language.
  /// - Parameter report: called for each line that is not a word and is skipped.
  /// - Throws: `InputProblem` when the file cannot be read or has no word in it.
  static func lexicon(
    path: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) -> Lexicon {
    try Lexicon(reading: try Files.bytes(path), file: path, alphabet: alphabet, report: report)
  }
}
