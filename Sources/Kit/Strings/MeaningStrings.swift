import Engines

/// The texts about the meanings of words.
public struct MeaningStrings: Translated {
  /// The name of a part of speech, in lower case.
  public let partOfSpeech: @Sendable (Meaning.PartOfSpeech) -> String
  /// The same as a dictionary abbreviates it.
  package let partOfSpeechShort: @Sendable (Meaning.PartOfSpeech) -> String
  /// The label of the key in the bottom line.
  package let label: String
  /// The label of the key in the third row of a result.
  package let question: String
  /// The same for a single word, in capitals.
  package let questionOf: @Sendable (_ word: String) -> String
  /// The label of the key in help.
  package let help: String
  /// No meaning of a word, in capitals, is known.
  package let unknown: @Sendable (_ word: String) -> String
  /// The number of the sense, and of senses.
  package let sense: @Sendable (_ number: Int, _ count: Int) -> String
  /// The label of the arrow keys, in the popup and in the bottom line.
  package let anotherSense: String
  package let anotherWord: String
  package let senseKey: String
  package let wordKey: String
  package let close: String
}

extension Strings {
  package var meaning: MeaningStrings { .in(language) }
}
