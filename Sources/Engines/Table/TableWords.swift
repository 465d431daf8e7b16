/// The resources that the games of a table need: a language's words and a cryptographic hash function.
public struct TableWords: Sendable {
  /// The code of the language.
  public let language: String
  public let alphabet: Alphabet
  public let lexicon: Lexicon
  /// The version of the word list; seats with different versions cannot play together.
  public let version: String
  /// Computes SHA-256 (FIPS 180-4).
  public let sha256: @Sendable ([UInt8]) -> [UInt8]

  public init(
    language: String, alphabet: Alphabet, lexicon: Lexicon, sha256: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) {
    self.language = language
    self.alphabet = alphabet
    self.lexicon = lexicon
    version = lexicon.version
    self.sha256 = sha256
  }
}
