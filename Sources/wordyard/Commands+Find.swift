import Engines

/// `wordyard find LETTERS`: prints every word that can be made from the letters, one per line, sorted bytewise.
/// - Returns: the exit code: 0, or 1 when there is no such word.
func find(_ options: Options) throws -> Int32 {
  let workbench = try Workbench(options)
  let alphabet = workbench.language.alphabet
  guard !options.operand.isEmpty else {
    throw Options.Misuse.operandMissing(command: "find", .letters)
  }
  let bag = try alphabet.letters(options.operand, of: "find")
  var output = Output()
  var isFound = false
  for (word, entry) in workbench.lexicon.words(from: bag, shortest: options.shortest ?? 3)
  where entry.tier != .neverShown {
    output.line(word)
    isFound = true
  }
  try output.write()
  return isFound ? 0 : 1
}
