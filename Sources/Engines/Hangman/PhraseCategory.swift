/// Phrases of one kind, from a file `phrases/<id>.txt`.
public struct PhraseCategory: Equatable, Sendable {
  /// The file's name without its ending.
  public let id: String
  public let title: String
  public let phrases: [String]

  public init(id: String, title: String, phrases: [String]) {
    self.id = id
    self.title = title
    self.phrases = phrases
  }

  /// Reads a category: the first line `# Title`, then a phrase a line. A line that cannot be played is reported
  /// and left out.
  /// - Throws: `InputProblem` when no line can be played.
  public init(
    id: String, text: String, file: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) {
    var title = id
    var phrases: [String] = []
    var known: Set<String> = []
    for entry in text.numberedLines {
      let (number, line) = (entry.number, entry.text)
      let phrase = line.trimmed
      if number == 1, phrase.hasPrefix("#") {
        title = phrase.dropFirst().trimmed
      } else if phrase.isEmpty {
        continue
      } else if !Hangman.isPlayable(phrase, alphabet: alphabet) {
        report(
          InputProblem(
            file: file, line: number, "there is no letter to guess", dutch: "er is geen letter in om te raden"
          ))
      } else if phrase.count > Self.longest {
        report(
          InputProblem(
            file: file, line: number, "longer than \(Self.longest) characters",
            dutch: "langer dan \(Self.longest) tekens"))
      } else if !known.insert(phrase.lowercased()).inserted {
        report(
          InputProblem(
            file: file, line: number, "this phrase stands here already", dutch: "deze zin staat er al"))
      } else {
        phrases.append(phrase)
      }
    }
    guard !phrases.isEmpty else {
      throw InputProblem(
        file: file, "there is no phrase in this file", dutch: "er staat geen zin in dit bestand")
    }
    self.init(id: id, title: title, phrases: phrases)
  }

  /// The longest phrase that every screen has room for, in graphemes.
  public static let longest = 60
}
