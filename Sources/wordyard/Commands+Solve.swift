import Engines

/// `wordyard solve FRAGMENT`: prints the outcome in Ghost of each letter that can follow, one per line: the letter, the
/// verdict, and the word in which best play ends.
/// - Returns: the exit code: 0, or 1 when no letter can follow.
func solve(_ options: Options) throws -> Int32 {
  let workbench = try Workbench(options)
  let alphabet = workbench.language.alphabet
  let fragment = String(try alphabet.letters(options.operand, of: "solve"))
  let judge = GhostJudge(
    workbench.lexicon, upTo: options.tier ?? (options.words == nil ? .familiar : .rare),
    shortest: options.shortest ?? 4)
  let lines = GhostSolver(judge).lines(from: fragment)
  if lines.isEmpty {
    let word = (0...fragment.count).lazy.map { String(fragment.prefix($0)) }.first(where: judge.isWord)
    report { strings in word.map(strings.alreadyAWord) ?? strings.noWordBegins(fragment) }
  }
  var output = Output()
  for letter in alphabet.letters {
    guard let line = lines.first(where: { $0.letter == letter }) else { continue }
    output.line("\(letter)\t\(line.verdict.name)\t\(line.word.inert)")
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
