import Engines

/// `wordyard find LETTERS`: every word that can be made from the letters, one a line, sorted bytewise.
/// - Returns: the exit code: 0, or 1 when there is no such word.
func find(_ options: Options) throws -> Int32 {
  let workbench = try Workbench(options)
  let alphabet = workbench.language.alphabet
  guard !options.operand.isEmpty else {
    throw Options.Misuse(
      "`find`: LETTERS are missing", dutch: "`find`: LETTERS ontbreekt")
  }
  guard let bag = alphabet.word(options.operand) else {
    let wrong = options.operand.first { alphabet.letter($0) == nil }.map { String($0) } ?? ""
    throw Options.Misuse(
      "find `\(options.operand)`: `\(wrong)` is not a letter",
      dutch: "find `\(options.operand)`: `\(wrong)` is geen letter")
  }
  var output = Output()
  var isFound = false
  for (word, tier) in workbench.lexicon.words(from: Array(bag), shortest: options.shortest ?? 3)
  where tier != .unspoken {
    output.line(word)
    isFound = true
  }
  try output.write()
  return isFound ? 0 : 1
}
