import Engines
import Platform

/// A player's own list of words.
enum WordList {
  /// Reads the words of a file, using the letters of a language.
  /// - Parameters:
  ///   - allowsPipe: whether to accept a pipe, whose writer may keep the program waiting: only while signals still end it.
  ///   - report: called for each line that is not a word and is skipped.
  /// - Throws: `InputProblem` when the file cannot be read or contains no words.
  static func lexicon(
    path: String, alphabet: Alphabet, allowsPipe: Bool = false, report: (InputProblem) -> Void
  ) throws(InputProblem) -> Lexicon {
    try Lexicon(reading: try bytes(path, allowsPipe), file: path, alphabet: alphabet, report: report)
  }

  /// The maximum number of lines of a list of words, and of a file of meanings.
  static let mostLines = 5_000_000

  private static func bytes(_ path: String, _ allowsPipe: Bool) throws(InputProblem) -> [UInt8] {
    let bytes = try Files.bytes(path, atMost: Files.longestList, allowsPipe: allowsPipe)
    var lines = 0
    for byte in bytes where byte == UInt8(ascii: "\n") { lines += 1 }
    guard lines <= mostLines else { throw InputProblem(file: path, .tooManyLines(most: mostLines)) }
    return bytes
  }
}
