import Engines
import Glibc
import Play

/// `wordyard find LETTERS`: every word that can be made from the letters, one a line, sorted bytewise.
/// - Returns: the exit code: 0, or 1 when there is no such word.
func find(_ letters: String, _ options: Options) throws -> Int32 {
  let assets = try Assets()
  let language = try chosenLanguage(options, in: assets.library)
  guard !letters.isEmpty else { throw Options.Misuse(message: "`find` takes the letters, as one word") }
  guard let bag = language.alphabet.word(letters) else {
    let wrong = letters.first { language.alphabet.letter($0) == nil }.map { String($0) } ?? ""
    throw Options.Misuse(message: "find `\(letters)`: `\(wrong)` is not a letter")
  }
  let lexicon = try options.wordList.map { path throws(InputProblem) in
    try WordList.lexicon(path: path, alphabet: language.alphabet) { complain("\($0)") }
  }
  let words = (lexicon ?? assets.library.lexicon(language)).words(
    from: Array(bag), shortest: options.shortest ?? 3)
  if let problem = assets.problems.first { throw problem }
  var lines: [UInt8] = []
  for (word, tier) in words where tier != .unspoken {
    lines += word.utf8
    lines.append(UInt8(ascii: "\n"))
  }
  try output(lines)
  return lines.isEmpty ? 1 : 0
}

/// Writes everything to standard output, in as few writes as it takes.
/// - Throws: `InputProblem` when it does not go through.
func output(_ bytes: [UInt8]) throws(InputProblem) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw Files.problem("standard output") }
    rest = rest.dropFirst(count)
  }
}
