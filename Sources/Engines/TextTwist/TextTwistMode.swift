extension TextTwist {
  /// What ends a rack apart from the player.
  public enum Mode: String, CaseIterable, Equatable, Sendable {
    /// The clock.
    case timed
    /// Nothing.
    case untimed
    /// Nothing; the racks are those of `racks.txt`, in order.
    case classic
    /// The clock, on racks of seven letters.
    case seven
    /// Likewise, and words of three letters are not to be found.
    case fours
    /// The clock, or the word: only one of all letters is to be found, and is followed by the next rack.
    case lightning

    /// Whether a rack has a clock.
    public var hasClock: Bool { self != .untimed && self != .classic }

    /// The number of letters of its racks.
    public var rackSize: Int { self == .seven || self == .fours ? 7 : Rack.size }

    /// The fewest letters of a word to find.
    public var shortest: Int {
      switch self {
      case .timed, .untimed, .classic, .seven: Rack.wordLengths.lowerBound
      case .fours: 4
      case .lightning: rackSize
      }
    }

    /// The levels at which it is played.
    public var levels: [Level] {
      switch self {
      case .timed, .untimed, .classic: Level.allCases
      case .seven: [.standard, .expert]
      case .fours, .lightning: [.standard]
      }
    }

    /// The allowed number of hidden words of a dealt rack; a rack of Lightning is one of the usual ones.
    public func hiddenCounts(_ level: Level) -> ClosedRange<Int> {
      switch self {
      case .seven: 18...60
      case .fours: 12...60
      case .timed, .untimed, .classic, .lightning: level.hiddenCounts
      }
    }
  }
}
