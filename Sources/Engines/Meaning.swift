/// What a word means: at least one sense, those of the word itself before those of the lemmas that it is an
/// inflection of.
public struct Meaning: Equatable, Sendable {
  /// What kind of word a sense belongs to.
  public enum PartOfSpeech: String, CaseIterable, Sendable {
    case noun, verb
    case adjective = "adj"
    case adverb = "adv"
  }

  /// One of the things that a word means.
  public struct Sense: Equatable, Sendable {
    /// The form under which a dictionary has the word: `goose` for `geese`.
    public let lemma: String
    public let partOfSpeech: PartOfSpeech
    /// The definition, in one line. It comes from a file, so it may hold characters that are not inert.
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
