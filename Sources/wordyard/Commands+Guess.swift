import Engines

/// `wordyard guess PATTERN`: how many words are still possible, and for each untried letter in how many of them it
/// stands, most first.
/// - Returns: the exit code, 1 when no word is possible.
func guess(_ options: Options) throws -> Int32 {
  let workbench = try Workbench(options)
  let alphabet = workbench.language.alphabet
  var pattern: [Character?] = []
  for character in options.operand {
    guard character == "_" || alphabet.letter(character) != nil else {
      throw Options.Misuse(
        "`\(options.operand)`: a pattern is made of letters, and `_` for each hidden one",
        dutch: "`\(options.operand)`: een patroon bestaat uit letters, en `_` voor elke verborgen letter")
    }
    pattern.append(alphabet.letter(character))
  }
  guard (1...Candidates.longest).contains(pattern.count) else {
    throw Options.Misuse(
      "a pattern has 1 to \(Candidates.longest) letters",
      dutch: "een patroon heeft 1 tot \(Candidates.longest) letters")
  }
  let missed = try letters(options.missed, alphabet)
  if let both = missed.first(where: pattern.contains) {
    throw Options.Misuse(
      "--missed `\(options.missed)`: \(both) stands in the pattern",
      dutch: "--missed `\(options.missed)`: \(both) staat in het patroon")
  }

  var candidates = Candidates(
    workbench.lexicon, alphabet: alphabet, length: pattern.count, upTo: .rare)
  candidates.keep(pattern: pattern, missed: missed)
  var output = Output()
  output.line("\(candidates.count)")
  let counts = zip(alphabet.letters, candidates.counts())
  let untried = counts.filter { !pattern.contains($0.0) && !missed.contains($0.0) }
  // The sort is stable: letters that stand in as many words stay in the alphabet's order.
  for (letter, count) in untried.sorted(by: { $0.1 > $1.1 }) { output.line("\(letter)\t\(count)") }
  try output.write()
  return candidates.count > 0 ? 0 : 1
}

private func letters(_ text: String, _ alphabet: Alphabet) throws(Options.Misuse) -> [Character] {
  var letters: [Character] = []
  for character in text {
    guard let letter = alphabet.letter(character) else {
      throw Options.Misuse(
        "--missed `\(text)`: \(character) is not a letter",
        dutch: "--missed `\(text)`: \(character) is geen letter")
    }
    letters.append(letter)
  }
  return letters
}
