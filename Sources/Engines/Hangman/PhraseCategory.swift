/// The phrases of one category, from a file `phrases/<id>.txt`.
public struct PhraseCategory: Equatable, Sendable {
  /// The name of the file without its extension.
  public let id: String
  public let title: String
  public let phrases: [String]
  /// What phrases mean, where the file says so.
  public let meanings: [String: String]

  public init(id: String, title: String, phrases: [String], meanings: [String: String] = [:]) {
    self.id = id
    self.title = title
    self.phrases = phrases
    self.meanings = meanings
  }

  /// Reads a category: the first line `# Title`, then one phrase a line, its meaning behind a `|` if it has one. A line that cannot be played is
  /// reported and skipped.
  /// - Throws: `InputProblem` when no line can be played.
  public init(
    id: String, text: String, file: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) {
    var title = id
    var phrases: [String] = []
    var known: Set<String> = []
    var meanings: [String: String] = [:]
    for entry in text.numberedLines {
      let (number, line) = (entry.number, entry.text)
      let (start, meaning) = line.halves(at: "|") ?? (String(line), "")
      let phrase = start.withoutInvisibles.trimmed.composed
      if number == 1, phrase.hasPrefix("#") {
        title = phrase.dropFirst().trimmed
      } else if phrase.isEmpty {
        continue
      } else if (phrase + meaning).unicodeScalars.contains(where: {
        $0.properties.generalCategory == .control
      }) {
        report(InputProblem(file: file, line: number, .controlCharacterInPhrase))
      } else if !Hangman.isPlayable(phrase, alphabet: alphabet) {
        report(InputProblem(file: file, line: number, .noLetterToGuess))
      } else if phrase.count > Self.longest {
        report(InputProblem(file: file, line: number, .phraseTooLong(most: Self.longest)))
      } else if !known.insert(String(phrase.map(alphabet.letterCase.small))).inserted {
        report(InputProblem(file: file, line: number, .phraseRepeated))
      } else {
        phrases.append(phrase)
        let told = meaning.withoutInvisibles.trimmed.composed
        if !told.isEmpty { meanings[phrase] = told }
      }
    }
    guard !phrases.isEmpty else { throw InputProblem(file: file, .noPhrase) }
    self.init(id: id, title: title, phrases: phrases, meanings: meanings)
  }

  /// The maximum length of a phrase, in graphemes: it fits on every screen.
  public static let longest = 60

  /// The number of letters of a phrase that may come when no category is chosen.
  public static let fewestLettersAmongAll = 6
}
