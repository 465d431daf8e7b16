/// What the games of a table are played with: a language's words, and a hash that nobody can invert.
public struct TableWords: Sendable {
  /// The code of the language.
  public let language: String
  public let alphabet: Alphabet
  public let lexicon: Lexicon
  /// The version of the word list; seats with different ones do not play together.
  public let version: String
  /// SHA-256 (FIPS 180-4) of bytes.
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
