import Engines

/// The result of a game.
public struct GameResult: Equatable, Sendable {
  public var player: String
  public var mode: Mode
  /// The code of the language of the words.
  public var language: String
  /// The local date on which it ended; for a daily puzzle, the date of the puzzle.
  public var day: Day
  public var isWon: Bool
  /// The points; 0 in modes that are ranked by games won.
  public var points: Int
  /// The number of wrong guesses in Hangman.
  public var misses: Int
  /// Whether it counts for the high score list; games with the player's own words do not.
  public var isRanked: Bool
  /// Data specific to the game.
  public var details: Details

  public init(
    player: String, mode: Mode, language: String, day: Day, isWon: Bool, points: Int = 0, misses: Int = 0,
    isRanked: Bool = true, details: Details = Details()
  ) {
    self.player = player
    self.mode = mode
    self.language = language
    self.day = day
    self.isWon = isWon
    self.points = points
    self.misses = misses
    self.isRanked = isRanked
    self.details = details
  }
}

extension GameResult {
  /// Named numbers and short texts for results of particular games. A game adds a computed property for each of its own;
  /// they are saved under their names, which never change.
  public struct Details: Equatable, Sendable {
    /// Sorted by name, so that equal details have equal texts.
    private var texts = NamedTexts()

    public init() {}

    /// The text with that name; it must not contain line breaks, nor the name spaces.
    public subscript(text name: String) -> String? {
      get { texts[name] }
      set { texts.set(name, newValue) }
    }

    /// The number with that name.
    public subscript(_ name: String) -> Int? {
      get { texts[name].flatMap { Int(checked: $0) } }
      set { texts.set(name, newValue.map { String($0) }) }
    }

    /// The list of numbers with that name.
    public subscript(numbers name: String) -> [Int]? {
      get { texts[name].map { $0.split(separator: " ").compactMap { Int(checked: $0) } } }
      set { texts.set(name, newValue.map { $0.map { String($0) }.joined(separator: " ") }) }
    }

    /// The number of hints used.
    public var hints: Int? {
      get { self["hints"] }
      set { self["hints"] = newValue }
    }
  }
}

extension GameResult.Details: LosslessStringConvertible {
  /// One line for each: its name, a space, the number or text.
  public var description: String { texts.description }

  /// Parses the format of `description`; `nil` when a line is malformed.
  public init?(_ text: String) {
    guard let texts = NamedTexts(text) else { return nil }
    for entry in texts.entries { self[text: entry.name] = entry.text }
  }
}

/// A finished game as listed among a player's games.
public struct FinishedGame: Equatable, Sendable {
  /// The unique id of its result.
  public let id: Int64
  public let result: GameResult

  public init(id: Int64, result: GameResult) {
    self.id = id
    self.result = result
  }
}

/// A finished game with everything needed to rebuild it for a replay.
public struct GameRecord: Equatable, Sendable {
  public let result: GameResult
  /// The game after its last move.
  public let game: SavedGame
  /// What its signature says; `nil` where results are not signed.
  public var origin: Origin?

  /// Where a result comes from, as the host of a yard knows by its key.
  public enum Origin: Sendable {
    /// It was saved here.
    case here
    /// It may have been saved here before there was a key.
    case unsigned
    case elsewhere
  }

  public init(result: GameResult, game: SavedGame) {
    self.result = result
    self.game = game
  }

  /// The number of a player's most recent games whose records are retained; those on a high score list always are.
  public static let limit = 200
}
