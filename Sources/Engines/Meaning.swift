/// The meaning of a word: at least one sense; its own senses come before those it has as an inflection.
public struct Meaning: Equatable, Sendable {
  /// The part of speech of a sense.
  public enum PartOfSpeech: String, CaseIterable, Sendable {
    case noun, verb
    case adjective = "adj"
    case adverb = "adv"
  }

  /// One of the senses of a word.
  public struct Sense: Equatable, Sendable {
    /// The headword of the dictionary entry: `goose` for `geese`.
    public let lemma: String
    public let partOfSpeech: PartOfSpeech
    /// The definition, in one line. It comes from a file, so it may contain control characters.
    public let text: String

    public init(lemma: String, _ partOfSpeech: PartOfSpeech, _ text: String) {
      self.lemma = lemma
      self.partOfSpeech = partOfSpeech
      self.text = text
    }
  }

  public let senses: [Sense]

  /// - Returns: `nil` when there is no sense.
  public init?(_ senses: [Sense]) {
    guard !senses.isEmpty else { return nil }
    self.senses = senses
  }

  /// The lemma of the first sense.
  public var lemma: String { senses[0].lemma }
}
