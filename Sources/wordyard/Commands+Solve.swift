import Engines

/// `wordyard solve FRAGMENT`: what each letter that can follow leads to in Ghost, a line each: the letter, the verdict, and
/// the word where best play from there ends.
/// - Returns: the exit code: 0, or 1 when no letter can follow.
func solve(_ options: Options) throws -> Int32 {
  let workbench = try Workbench(options)
  let alphabet = workbench.language.alphabet
  guard let fragment = options.operand.isEmpty ? "" : alphabet.word(options.operand) else {
    throw Options.Misuse(
      "solve `\(options.operand)`: not all of it is letters",
      dutch: "solve `\(options.operand)`: het zijn niet allemaal letters")
  }
  let judge = GhostJudge(
    workbench.lexicon, upTo: options.words == nil ? .standard : .rare, shortest: options.shortest ?? 4)
  let lines = GhostSolver(judge).lines(from: fragment)
  if lines.isEmpty {
    let sentence =
      judge.isWord(fragment)
      ? Sentence("`\(fragment)` is a word already", dutch: "`\(fragment)` is al een woord")
      : Sentence(
        "no word goes on from `\(fragment)`", dutch: "geen woord gaat verder vanaf `\(fragment)`")
    complain(sentence)
  }
  var output = Output()
  for letter in alphabet.letters {
    guard let line = lines.first(where: { $0.letter == letter }) else { continue }
    output.line("\(letter)\t\(line.verdict.name)\t\(line.word)")
  }
  try output.write()
  return lines.isEmpty ? 1 : 0
}

extension GhostSolver.Verdict {
  fileprivate var name: String {
    switch self {
    case .wins: "wins"
    case .loses: "loses"
    case .ends: "ends"
    case .open: "open"
    }
  }
}
