import Engines

/// A player's own list of words.
enum WordList {
  /// Reads the words of a file, using the letters of a language.
  /// - Parameter report: called for each line that is not a word and is skipped.
  /// - Throws: `InputProblem` when the file cannot be read or contains no words.
  static func lexicon(
    path: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) -> Lexicon {
    try Lexicon(reading: try bytes(path), file: path, alphabet: alphabet, report: report)
  }

  /// The maximum number of lines of a list of words, and of a file of meanings.
  static let mostLines = 5_000_000

  private static func bytes(_ path: String) throws(InputProblem) -> [UInt8] {
    let bytes = try Files.bytes(path, atMost: Files.longestList, allowsPipe: true)
    var lines = 0
    for byte in bytes where byte == UInt8(ascii: "\n") { lines += 1 }
    guard lines <= mostLines else { throw InputProblem(file: path, .tooManyLines(most: mostLines)) }
    return bytes
  }
}
