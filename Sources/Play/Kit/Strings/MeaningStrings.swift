import Engines

/// The texts about the meanings of words.
public struct MeaningStrings: Translated {
  /// The name of a part of speech, in lower case.
  public let partOfSpeech: @Sendable (Meaning.PartOfSpeech) -> String
  /// The same as a dictionary abbreviates it.
  let partOfSpeechShort: @Sendable (Meaning.PartOfSpeech) -> String
  /// The label of the key in the bottom line.
  let label: String
  /// The label of the key in the third row of a result.
  let question: String
  /// The same for a single word, in capitals.
  let questionOf: @Sendable (_ word: String) -> String
  /// The label of the key in help.
  let help: String
  /// No meaning of a word, in capitals, is known.
  let unknown: @Sendable (_ word: String) -> String
  /// The number of the sense, and of senses.
  let sense: @Sendable (_ number: Int, _ count: Int) -> String
  /// The label of the arrow keys, in the popup and in the bottom line.
  let anotherSense: String
  let anotherWord: String
  let senseKey: String
  let wordKey: String
  let close: String
}

extension Strings {
  var meaning: MeaningStrings { .in(language) }
}
