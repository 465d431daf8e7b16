import Engines
import Glibc

/// What a command that needs no terminal works with.
struct Workbench {
  let language: Language
  let lexicon: Lexicon

  /// - Throws: what is wrong with the options or the files.
  init(_ options: Options) throws {
    let assets = try Assets()
    language = try chosenLanguage(options, in: assets.library)
    lexicon = try wordyard.lexicon(options, language, assets.library)
    if let problem = assets.problems.first { throw problem }
  }
}

/// Where results go: gathered, and written at once.
struct Output {
  private var bytes: [UInt8] = []

  mutating func text(_ text: String) { bytes += text.utf8 }

  mutating func line(_ text: String) {
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes what has been gathered to standard output.
  /// - Throws: `InputProblem` when it cannot be written.
  func write() throws(InputProblem) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Files.problem("standard output") }
      start += count
    }
  }
}
