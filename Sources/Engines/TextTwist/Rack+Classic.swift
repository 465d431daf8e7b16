extension Rack {
  /// Parses a `racks.txt`: a line for each rack, with its letters, a colon and every word that counts on it. Lines that
  /// begin with `#` are skipped; a malformed line is reported and skipped.
  ///
  /// The three racks of the original course have 26, 17 and 13 words worth 99, 62 and 51 points, the sums of their lengths.
  /// Finding all of them doubles the points, as on any rack.
  /// - Throws: `InputProblem` when no line is a valid rack.
  public static func classics(
    text: String, file: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) -> [Rack] {
    var racks: [Rack] = []
    for entry in text.numberedLines {
      let (number, line) = (entry.number, entry.text)
      let text = line.trimmed
      if text.isEmpty || text.hasPrefix("#") { continue }
      do {
        racks.append(try Rack(line: text, alphabet: alphabet))
      } catch {
        report(InputProblem(file: file, line: number, error.cause))
      }
    }
    guard !racks.isEmpty else {
      throw InputProblem(file: file, .noRack)
    }
    return racks
  }

  private struct Flaw: Error {
    let cause: InputProblem.Cause
  }

  private init(line: String, alphabet: Alphabet) throws(Flaw) {
    guard let (spelled, listed) = line[...].halves(at: ":"), !listed.isEmpty else {
      throw Flaw(cause: .notARack)
    }
    guard let letters = alphabet.word(spelled), letters.count == Self.size else {
      throw Flaw(cause: .notRackLetters(spelled, count: Self.size))
    }
    var words: [String] = []
    for text in listed.split(whereSeparator: \.isWhitespace) {
      guard let word = alphabet.word(text), Self.wordLengths.contains(word.count) else {
        throw Flaw(cause: .notARackWord(String(text), lengths: Self.wordLengths))
      }
      var left = Array(letters)
      for letter in word {
        guard let index = left.firstIndex(of: letter) else {
          throw Flaw(cause: .wordNotInRack(String(text), letters: letters))
        }
        left.remove(at: index)
      }
      guard !words.contains(word) else { throw Flaw(cause: .rackWordRepeated(String(text))) }
      words.append(word)
    }
    self.init(letters: Array(letters), words: words)
    guard bingoCount > 0 else { throw Flaw(cause: .noBingo(letters: Self.size)) }
  }
}
