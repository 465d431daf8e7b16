extension Mode {
  /// The number of the mode in a code, which never changes; `nil` for modes without codes.
  public var codeNumber: Int? {
    switch self {
    case .phraseBook: 1
    case .dictionaryEasy: 2
    case .dictionaryMedium: 3
    case .dictionaryHard: 4
    case .devilEasy: 5
    case .devilMedium: 6
    case .devilHard: 7
    case .textTwistTimedRelaxed: 8
    case .textTwistTimedStandard: 9
    case .textTwistTimed: 10
    case .textTwistUntimedRelaxed: 11
    case .textTwistUntimedStandard: 12
    case .textTwistUntimed: 13
    case .textTwistClassic: 14
    case .ghostEasy: 15
    case .ghostMedium: 16
    case .ghostHard: 17
    case .duel, .duelTable, .mindReader, .textTwistRace, .ghostFriends, .ghostSeats, .ghostTable,
      .dailyHangman,
      .dailyTextTwist,
      .dailyGhost:
      nil
    }
  }

  /// The mode with that number; `nil` when this version does not know it.
  public init?(codeNumber number: Int) {
    guard let mode = Mode.allCases.first(where: { $0.codeNumber == number }) else { return nil }
    self = mode
  }
}
