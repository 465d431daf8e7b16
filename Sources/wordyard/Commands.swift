import Engines
import Glibc
import Play

/// The commands that answer a question and need no terminal.
enum Commands {
  /// What a question is asked about: a language's words, or a player's own.
  struct Words {
    let language: Language
    let lexicon: Lexicon
    /// Whether the player brought the list.
    let areOwn: Bool
  }

  /// The words that the options ask for.
  /// - Throws: when there are none that can be used.
  static func words(_ options: Options) throws -> Words {
    let assets = try Assets()
    let language = try chosenLanguage(options, in: assets.library)
    if let path = options.wordFile {
      let lexicon = try WordList.lexicon(path: path, alphabet: language.alphabet) { complain("\($0)") }
      return Words(language: language, lexicon: lexicon, areOwn: true)
    }
    let lexicon = assets.library.lexicon(language)
    if let problem = assets.problems.first { throw problem }
    return Words(language: language, lexicon: lexicon, areOwn: false)
  }

  /// Writes the lines of an answer to standard output.
  /// - Returns: the exit code: 0, or 1 when there is nothing to write.
  /// - Throws: `InputProblem` when they cannot be written.
  static func answer(_ lines: [String]) throws(InputProblem) -> Int32 {
    guard !lines.isEmpty else { return 1 }
    let text = Array((lines.joined(separator: "\n") + "\n").utf8)
    var written = 0
    while written < text.count {
      let count = text[written...].withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Files.problem("standard output") }
      written += count
    }
    return 0
  }
}
