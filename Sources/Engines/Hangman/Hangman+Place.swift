extension Hangman {
  /// One grapheme of the phrase, as far as the player may see it.
  public enum Place: Equatable, Sendable {
    /// Shown from the start, such as a blank or a digit.
    case given(Character)
    /// Not revealed yet; `nil` when the host has not chosen it, or another program knows it.
    case hidden(Character?)
    /// Revealed by a move, and the letter that it counts as.
    case found(Character, letter: Character)
    /// Revealed by the loss of the game.
    case missed(Character)

    /// What stands there, whether the player may see it or not; `nil` when it is not known.
    public var grapheme: Character? {
      switch self {
      case .given(let grapheme), .found(let grapheme, _), .missed(let grapheme): grapheme
      case .hidden(let grapheme): grapheme
      }
    }

    /// What is shown: everything except a hidden letter.
    public var shown: Character? { isHidden ? nil : grapheme }

    /// Whether it has to be guessed, and has not been.
    public var isHidden: Bool { if case .hidden = self { true } else { false } }

    /// What the player knew before the end: given or found.
    public var known: Character? {
      switch self {
      case .given(let grapheme), .found(let grapheme, _): grapheme
      case .hidden, .missed: nil
      }
    }
  }
}
