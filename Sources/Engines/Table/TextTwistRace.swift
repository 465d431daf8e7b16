/// Text Twist against other players: all have the same rack and the same time, and each player scores every word they find,
/// even if others find it too. The host judges the words; the others see them at the end.
public struct TextTwistRace: Equatable, Sendable {
  public enum Verdict: Equatable, Sendable {
    case found, alreadyFound, notAWord
  }

  public static let timeLimit = Duration.seconds(120)
  /// How long after the end a word may still arrive.
  public static let grace = Duration.milliseconds(200)
  /// The minimum interval between two words after the initial burst.
  public static let pace = Duration.milliseconds(400)

  public let rack: Rack
  /// The words found by each player, in order.
  public private(set) var found: [[String]]
  public private(set) var isOver = false

  init(rack: Rack, players: Int) {
    self.rack = rack
    found = Array(repeating: [], count: players)
  }

  /// Credits a word to a player if the rack has it.
  public mutating func judge(_ word: String, by player: Int) -> Verdict {
    guard found.indices.contains(player), rack.hidden.contains(word) || rack.bonus.contains(word) else {
      return .notAWord
    }
    guard !found[player].contains(word) else { return .alreadyFound }
    found[player].append(word)
    return .found
  }

  /// One point per letter, doubled when all hidden words are found.
  public func score(of player: Int) -> Int {
    let points = found[player].reduce(0) { $0 + $1.count }
    return rack.hidden.allSatisfy(found[player].contains) ? 2 * points : points
  }

  /// The players with the most points; several can share a win. A player without a word cannot win.
  public var winners: [Int] {
    let most = found.indices.map(score).max() ?? 0
    return most == 0 ? [] : found.indices.filter { score(of: $0) == most }
  }

  /// Applies `found coded,coder` or `end`, both written by the host when the time is over.
  mutating func apply(_ move: String, by player: Int) -> Bool {
    guard !isOver else { return false }
    if move == "end" {
      isOver = true
      return true
    }
    var fields = TableFields(Array(move.utf8))
    guard fields.next() == "found", let text = fields.next(), fields.isAtEnd else { return false }
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard judge(String(word), by: player) == .found else { return false }
    }
    return true
  }

  /// The moves that announce every player's words, each short enough for one line.
  func results(seats: [Int]) -> [TableLog.Entry] {
    var entries: [TableLog.Entry] = []
    for (player, words) in found.enumerated() {
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
