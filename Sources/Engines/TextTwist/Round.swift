extension TextTwist {
  /// A rack and the words found on it.
  public struct Round: Equatable, Sendable {
    public let rack: Rack
    /// The hidden and bonus words found, in order.
    public internal(set) var found: [String] = []

    init(rack: Rack) {
      self.rack = rack
    }
  }

  /// The hidden words of one length, at least one.
  public struct Column: Equatable, Sendable {
    public let length: Int
    /// Sorted bytewise.
    public let words: [Word]

    /// Whether all of them are found.
    public var isComplete: Bool { foundCount == words.count }

    public var foundCount: Int { words.count { $0.isFound } }
  }

  /// A hidden word; its letters are displayed when it is found or the game is `isRevealed`.
  public struct Word: Equatable, Sendable {
    public let text: String
    public let isFound: Bool
  }
}

extension TextTwist.Round {
  /// The hidden words by length, a column for each length that has any.
  public var columns: [TextTwist.Column] {
    rack.hiddenGroups.map { group in
      let words = group.words.map { TextTwist.Word(text: $0, isFound: found.contains($0)) }
      return TextTwist.Column(length: group.length, words: words)
    }
  }

  /// The displayable bonus words found, in order.
  public var bonusFound: [String] { found.filter { rack.bonus.contains($0) && rack.isShown($0) } }

  /// The hidden words not found.
  public var missed: [String] { rack.hidden.filter { !found.contains($0) } }

  /// Whether every hidden word is found.
  public var isComplete: Bool { rack.hidden.allSatisfy(found.contains) }

  /// The number of six-letter words found, bonus words included.
  public var bingosFound: Int { found.count { $0.count == rack.letters.count } }

  public var hasBingo: Bool { bingosFound > 0 }

  /// One point per letter found, bonus words included, doubled when all hidden words are found.
  public var score: Int { rack.points(of: found) }
}
