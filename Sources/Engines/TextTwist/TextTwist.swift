/// A game of Text Twist: the racks played so far, the tiles and the clock.
///
/// It is a value made of the racks and the accepted moves: the same moves on the same racks always rebuild the same game,
/// including the tiles and the elapsed time.
public struct TextTwist: Equatable, Sendable {
  /// What ends a rack apart from the player.
  public enum Mode: String, CaseIterable, Equatable, Sendable {
    /// The clock.
    case timed
    /// Nothing.
    case untimed
    /// Nothing; the racks are those of `racks.txt`, in order.
    case classic
  }

  /// A move that a saved game records. Moving and twisting tiles is recorded as the resulting arrangement, so that a saved
  /// game does not grow with every key.
  public enum Move: Equatable, Sendable {
    /// The letter of each slot of the bank, and the slots whose letters are in the entry.
    case arrange(letters: [Character], taken: [Int])
    /// The time that has passed.
    case elapse(Duration)
    case submit
    case nextRack
    /// Gave up the rack as if the time had run out, in games of earlier versions: only `replay` makes it.
    case endRack
    case endGame
  }

  /// The result of a submission. All except `empty` and `over` put the tiles back into the bank.
  public enum Outcome: Equatable, Sendable {
    /// A hidden word, and its points before doubling.
    case found(String, points: Int, isBingo: Bool)
    /// A valid word that is not one of the hidden words.
    case bonus(String, points: Int, isBingo: Bool)
    case alreadyFound(String)
    case tooShort(String)
    case notAWord(String)
    /// No letter has been entered.
    case empty
    /// The rack or the game has ended.
    case over
  }

  public enum Status: Equatable, Sendable {
    case playing
    /// The rack has ended, and the next one is open.
    case rackOver
    case over
  }

  public let mode: Mode
  public let level: Level
  /// The version of the rules under which the game was begun; it decides the time limit.
  public let version: RulesVersion
  public let alphabet: Alphabet
  /// The number of racks; `nil` for no limit.
  public let rackCount: Int?
  /// The racks played so far, in order, with the words found on them. The last one is the current rack.
  public internal(set) var rounds: [Round]
  public internal(set) var tiles: Tiles
  /// The word submitted last on this rack, right or wrong.
  public internal(set) var submitted: [Character] = []
  /// The time spent on the current rack.
  public internal(set) var timeSpent = Duration.zero
  public internal(set) var moves: [Move] = []
  /// At a table, the state of the race; `nil` otherwise.
  public internal(set) var race: Race?

  public init(
    mode: Mode, level: Level = .standard, version: RulesVersion = .current, alphabet: Alphabet,
    first rack: Rack, of rackCount: Int? = nil
  ) {
    self.mode = mode
    self.level = level
    self.version = version
    self.alphabet = alphabet
    self.rackCount = rackCount
    rounds = [Round(rack: rack)]
    tiles = Tiles(rack.letters)
  }
}

extension TextTwist {
  public var status: Status {
    if let race { return race.isOver ? .over : .playing }
    if moves.last == .endGame { return .over }
    if isTimeOut || moves.last == .endRack { return hasRackAfter && hasOpenedNextRack ? .rackOver : .over }
    return round.isComplete && !hasRackAfter ? .over : .playing
  }

  /// The current rack and the words found on it.
  public var round: Round { rounds[rounds.count - 1] }

  /// Counted from 1.
  public var rackNumber: Int { rounds.count }

  /// Whether the next rack can be started: it has been earned, and there is one.
  public var isNextRackOpen: Bool { hasOpenedNextRack && hasRackAfter && status != .over }

  /// The points of all racks together.
  public var score: Int { rounds.reduce(0) { $0 + $1.score } }

  /// The time left for this rack; `nil` without a clock.
  public var timeLeft: Duration? { mode == .timed ? timeLimit - timeSpent : nil }

  /// Whether the clock, not the player, ended the rack.
  public var isTimeOut: Bool { mode == .timed && timeSpent >= timeLimit }

  /// Whether the missed words are to be shown.
  public var isRevealed: Bool { status != .playing }

  private var hasRackAfter: Bool { rackCount.map { rackNumber < $0 } ?? true }
}
