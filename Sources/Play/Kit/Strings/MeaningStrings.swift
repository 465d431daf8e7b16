import Engines

/// The wording of what words mean.
public struct MeaningStrings: Translated {
  /// The name of a part of speech, in lower case.
  public let partOfSpeech: @Sendable (Meaning.PartOfSpeech) -> String
}
