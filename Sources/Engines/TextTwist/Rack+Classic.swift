extension Rack {
  /// Reads a `racks.txt`: a line for each rack, its letters, a colon and every word that counts on it. Lines that
  /// begin with `#` are left out, and so is a line that is no rack, once it has been reported.
  ///
  /// The three of the original course have 26, 17 and 13 words, worth 99, 62 and 51 points: the plain sums of their
  /// lengths. Whoever finds all of them is given twice that, as on any rack.
  /// - Throws: `InputProblem` when no line is a rack.
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
        report(InputProblem(file: file, line: number, error.message))
      }
    }
    guard !racks.isEmpty else {
      throw InputProblem(
        file: file, "there is no rack in this file", dutch: "er staat geen stel letters in dit bestand")
    }
    return racks
  }

  private struct Flaw: Error {
    let message: Sentence

    init(_ english: String, dutch: String) { message = Sentence(english, dutch: dutch) }
  }

  private init(line: String, alphabet: Alphabet) throws(Flaw) {
    guard let (spelled, listed) = line[...].halves(at: ":"), !listed.isEmpty else {
      throw Flaw(
        "a rack is written `letters: word word …`", dutch: "zo schrijf je letters: `letters: woord woord …`")
    }
    guard let letters = alphabet.word(spelled), letters.count == Self.size else {
      throw Flaw(
        "`\(spelled)` is not \(Self.size) letters", dutch: "`\(spelled)` is geen \(Self.size) letters")
    }
    var words: [String] = []
    for text in listed.split(whereSeparator: \.isWhitespace) {
      guard let word = alphabet.word(text), Self.wordLengths.contains(word.count) else {
        let (least, most) = (Self.wordLengths.lowerBound, Self.wordLengths.upperBound)
        throw Flaw(
          "`\(text)` is not a word of \(least) to \(most) letters",
          dutch: "`\(text)` is geen woord van \(least) tot \(most) letters")
      }
      var left = Array(letters)
      for letter in word {
        guard let index = left.firstIndex(of: letter) else {
          throw Flaw(
            "`\(text)` cannot be made from `\(letters)`", dutch: "`\(text)` is niet te maken van `\(letters)`"
          )
        }
        left.remove(at: index)
      }
      guard !words.contains(word) else {
        throw Flaw("`\(text)` stands twice", dutch: "`\(text)` staat er twee keer")
      }
      words.append(word)
    }
    self.init(letters: Array(letters), words: words)
    guard bingoCount > 0 else {
      throw Flaw(
        "no word uses all \(Self.size) letters", dutch: "geen woord gebruikt alle \(Self.size) letters")
    }
  }
}
