import Engines

/// The points and the number of words of a player in a race.
public struct TableScore: Equatable, Sendable {
  public var points: Int
  public var words: Int

  public init(points: Int, words: Int) {
    self.points = points
    self.words = words
  }
}

/// Text Twist against other players: all have the same rack and the same time, and each player scores every word they find,
/// even if others find it too. The host judges the words; the others see them at the end.
public struct TextTwistRace: Equatable, Sendable {
  public enum Verdict: Equatable, Sendable {
    case found, alreadyFound, notAWord
  }

  public static let timeLimit = TextTwist.raceTime
  /// How long after the end a word may still arrive.
  public static let grace = Duration.milliseconds(200)
  /// The minimum interval between two words after the initial burst.
  public static let pace = Duration.milliseconds(400)

  public let rack: Rack
  /// The words found by each player, in order.
  public private(set) var found: [[String]]
  /// The points and the number of words of players who were away when the host changed and have not returned: their words
  /// are in their own programs only.
  public private(set) var unseen: [Int: TableScore] = [:]
  public private(set) var isOver = false

  init(rack: Rack, players: Int) {
    self.rack = rack
    found = Array(repeating: [], count: players)
  }

  /// Credits a word to a player if the rack has it.
  public mutating func judge(_ word: String, by player: Int) -> Verdict {
    guard found.indices.contains(player), rack.contains(word) else { return .notAWord }
    guard !found[player].contains(word) else { return .alreadyFound }
    found[player].append(word)
    return .found
  }

  /// One point per letter, doubled when all hidden words are found.
  /// - Parameter player: an index of `found`.
  public func score(of player: Int) -> Int {
    unseen[player]?.points ?? rack.points(of: found[player])
  }

  /// The players with the most points; several can share a win. A player without a word cannot win.
  public var winners: [Int] {
    let most = found.indices.map(score).max() ?? 0
    return most == 0 ? [] : found.indices.filter { score(of: $0) == most }
  }

  /// The number of words of a player.
  public func words(of player: Int) -> Int { unseen[player]?.words ?? found[player].count }

  /// Applies `found coded,coder`, `unseen 14 3` or `end`, all written by the host when the time is over.
  mutating func apply(_ move: String, by player: Int) -> Bool {
    guard !isOver else { return false }
    if move == "end" {
      isOver = true
      return true
    }
    var fields = TableFields(Array(move.utf8))
    let verb = fields.next()
    if verb == "unseen" {
      guard let points = fields.number(), let words = fields.number(), fields.isAtEnd,
        found[player].isEmpty
      else { return false }
      unseen[player] = TableScore(points: points, words: words)
      return true
    }
    guard verb == "found", unseen[player] == nil, let text = fields.next(), fields.isAtEnd else {
      return false
    }
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard judge(String(word), by: player) == .found else { return false }
    }
    return true
  }

  /// The moves that announce every player's words, each short enough for one line.
  /// - Parameter unseen: the last known points, by seat, of players whose words this program does not have.
  func results(seats: [Int], unseen: [Int: TableScore]) -> [TableLog.Entry] {
    var entries: [TableLog.Entry] = []
    for (player, words) in found.enumerated() {
      if let score = unseen[seats[player]] {
        entries.append(TableLog.Entry(seats[player], "unseen \(score.points) \(score.words)"))
        continue
      }
      for part in Self.parts(of: words) {
        entries.append(TableLog.Entry(seats[player], "found " + part.joined(separator: ",")))
      }
    }
    return entries + [TableLog.Entry(seats.first ?? 0, "end")]
  }

  /// Splits words into groups of at most 400 bytes.
  static func parts(of words: [String]) -> [[String]] {
    var parts: [[String]] = []
    var bytes = 0
    for word in words {
      if parts.isEmpty || bytes + word.utf8.count + 1 > 400 {
        parts.append([])
        bytes = 0
      }
      parts[parts.count - 1].append(word)
      bytes += word.utf8.count + 1
    }
    return parts
  }
}
