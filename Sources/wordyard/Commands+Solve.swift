import Engines

extension Commands {
  /// `wordyard solve FRAGMENT`: what each letter that can follow leads to in Ghost, a line each.
  /// - Returns: the exit code.
  static func solve(_ fragment: String, _ options: Options) throws -> Int32 {
    let words = try words(options)
    let alphabet = words.language.alphabet
    guard let letters = fragment.isEmpty ? "" : alphabet.word(fragment) else {
      throw Options.Misuse(message: "`\(fragment)`: not all of it is letters")
    }
    let judge = GhostJudge(
      words.lexicon, upTo: words.areOwn ? .rare : .standard, shortest: options.shortest ?? 4)
    let lines = GhostSolver(judge).lines(from: letters)
    if lines.isEmpty {
      complain(
        judge.isWord(letters) ? "`\(letters)` is a word already" : "no word goes on from `\(letters)`")
    }
    return try answer(
      alphabet.letters.compactMap { letter in
        lines.first { $0.letter == letter }.map { "\(letter)\t\($0.verdict.name)\t\($0.word)" }
      })
  }
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
