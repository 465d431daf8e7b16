/// What a day's games can plant in the yard, from the least: of two that are as rare the later one is planted.
public enum Plant: String, CaseIterable, Sendable {
  /// All puzzles of the day were finished.
  case tree
  /// Somebody was saved in Hangman.
  case figure
  /// Every word of a rack was found.
  case lamp
  /// The Devil was beaten.
  case horns
  /// A match of Ghost was won without a letter.
  case ghost
  /// A word of the practice came to be known for 16 days.
  case flower
  /// A match by post was won.
  case letterBox
  /// The Devil lifted his hat.
  case hat
}

/// A day on which a player has finished something, as the records sum it up.
public struct YardDay: Equatable, Sendable {
  public let day: Day
  /// The number of games.
  public var games: Int
  /// What they could plant.
  public var plants: Set<Plant>
  /// Whether somebody was saved in the day's puzzle, which belongs to the tree when there is one.
  public var isPuzzleSolved: Bool
  /// The picture set of the last one who was saved; `nil` when it was not noted.
  public var pictures: String?
  /// The words that came to be known.
  public var learned: [String]

  public init(
    _ day: Day, games: Int = 0, plants: Set<Plant> = [], isPuzzleSolved: Bool = false,
    pictures: String? = nil, learned: [String] = []
  ) {
    self.day = day
    self.games = games
    self.plants = plants
    self.isPuzzleSolved = isPuzzleSolved
    self.pictures = pictures
    self.learned = learned
  }
}
