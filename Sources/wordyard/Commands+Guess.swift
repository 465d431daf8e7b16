import Engines

/// `wordyard guess PATTERN`: prints the number of words still possible, and for each untried letter the number of those
/// that contain it, in descending order.
/// - Returns: the exit code: 0, or 1 when no word is possible.
func guess(_ options: Options) throws -> Int32 {
  let workbench = try Workbench(options)
  let alphabet = workbench.language.alphabet
  var pattern: [Character?] = []
  for character in options.operand {
    guard character == "_" || alphabet.letter(character) != nil else {
      throw Options.Misuse.notAPattern(options.operand)
    }
    pattern.append(alphabet.letter(character))
  }
  let lengths = 1...Alphabet.mostLetters
  guard lengths.contains(pattern.count) else { throw Options.Misuse.patternLength(lengths) }
  let missed = try alphabet.letters(options.missed, of: "--missed")
  if let both = missed.first(where: pattern.contains) {
    throw Options.Misuse.missedInPattern(both, missed: options.missed)
  }

  var candidates = Candidates(
    workbench.lexicon, alphabet: alphabet, length: pattern.count, upTo: .rare)
  candidates.filter(pattern: pattern, missed: missed)
  var output = Output()
  output.line("\(candidates.count)")
  let counts = zip(alphabet.letters, candidates.counts())
  let untried = counts.filter { !pattern.contains($0.0) && !missed.contains($0.0) }
  // The sort is stable: letters with equal counts stay in the alphabet's order.
  for (letter, count) in untried.sorted(by: { $0.1 > $1.1 }) { output.line("\(letter)\t\(count)") }
  try output.write()
  return candidates.count > 0 ? 0 : 1
}

extension Alphabet {
  /// The maximum number of letters that any command accepts.
  static let mostLetters = 60

  /// The letters of an argument of an option or a command.
  /// - Throws: `Options.Misuse` for the first character that is not a letter.
  func letters(_ text: String, of place: String) throws(Options.Misuse) -> [Character] {
    guard text.count <= Self.mostLetters else {
      throw .tooManyLetters(command: place, most: Self.mostLetters)
    }
    var letters: [Character] = []
    for character in text {
      guard let letter = letter(character) else {
        throw .notALetter(character, of: place, text: text)
      }
      letters.append(letter)
    }
    return letters
  }
}
