import Engines

/// The wording of what words mean.
public struct MeaningStrings: Translated {
  /// The name of a part of speech, in lower case.
  public let partOfSpeech: @Sendable (Meaning.PartOfSpeech) -> String
  /// What the bottom line calls the key.
  let label: String
  /// What a result says behind the key.
  let question: String
  /// The same of one word, in capitals.
  let questionOf: @Sendable (_ word: String) -> String
  /// The help of the key.
  let help: String
  /// Nothing is known of a word, in capitals.
  let unknown: @Sendable (_ word: String) -> String
  /// Which sense of how many.
  let sense: @Sendable (_ number: Int, _ count: Int) -> String
  /// What the arrows show, on the popup and in the bottom line.
  let anotherSense: String
  let anotherWord: String
  let senseKey: String
  let wordKey: String
  let close: String
}

extension Strings {
  var meaning: MeaningStrings { .in(language) }
}
