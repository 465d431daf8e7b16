import Engines

/// A word list supplied by the player, used instead of the language's own.
public struct OwnWords: Sendable {
  public let path: String
  public let lexicon: Lexicon

  public init(path: String, lexicon: Lexicon) {
    self.path = path
    self.lexicon = lexicon
  }
}
