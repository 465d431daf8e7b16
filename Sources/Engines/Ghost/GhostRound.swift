extension Ghost {
  /// One round: the letters, who added each of them, and how it ended.
  public struct Round: Equatable, Sendable {
    /// A letter and who added it.
    public struct Turn: Equatable, Sendable {
      public let player: Int
      public let letter: Character

      public init(player: Int, letter: Character) {
        self.player = player
        self.letter = letter
      }
    }

    public let starter: Int
    public internal(set) var turns: [Turn] = []
    /// Who challenged the last letter.
    public internal(set) var challenger: Int?
    /// The players who asked for help.
    public internal(set) var helped: Set<Int> = []
    public internal(set) var ending: Ending?

    init(starter: Int) {
      self.starter = starter
    }

    public var fragment: String { String(turns.map(\.letter)) }

    /// The player who gets a letter of GHOST; `nil` while the round is in progress.
    public var loser: Int? {
      switch ending {
      case nil: nil
      case .completed, .dead, .caught: turns.last?.player
      case .answered: challenger
      }
    }
  }
}
