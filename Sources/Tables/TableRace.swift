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

/// What all players of a table do at the same time against the same clock: each scores every word, even if others have it too. The
/// host judges the words; the others see them at the end.
public struct TableRace: Equatable, Sendable {
  /// Which words there are.
  public enum Task: Equatable, Sendable {
    /// Those that can be made of letters: a point a letter, doubled when all hidden ones are found.
    case rack(Rack)
    /// Those that questions ask for, a point each; a word is told by the number of its question, from 1.
    case vocabulary([Question])
  }

  /// A word, and what asks for it.
  public struct Question: Equatable, Sendable {
    public let word: String
    public let clue: String

    /// - Parameter clue: cut where a line of the log has no room for it.
    public init(_ word: String, clue: String) {
      self.word = word
      var clue = clue
      while !clue.isEmpty, word.utf8.count + clue.utf8.count > Self.longest { clue.removeLast() }
      self.clue = clue
    }

    /// The most bytes of a word and its clue.
    static let longest = 440
  }

  /// How many questions a race of words has at most.
  public static let mostQuestions = 10

  public enum Verdict: Equatable, Sendable {
    case found, alreadyFound, notAWord
  }

  public static let timeLimit = TextTwist.raceTime
  /// How long after the end a word may still arrive.
  public static let grace = Duration.milliseconds(200)
  /// The minimum interval between two words after the initial burst.
  public static let pace = Duration.milliseconds(400)

  public private(set) var task: Task
  /// The words found by each player, in order.
  public private(set) var found: [[String]]
  /// The points and the number of words of players who were away when the host changed and have not returned: their words
  /// are in their own programs only.
  public private(set) var unseen: [Int: TableScore] = [:]
  public private(set) var isOver = false

  init(_ task: Task, players: Int) {
    self.task = task
    found = Array(repeating: [], count: players)
  }

  /// The letters of a race on a rack; `nil` in one of words.
  public var rack: Rack? { if case .rack(let rack) = task { rack } else { nil } }

  /// The questions of a race of words; none in one on a rack.
  public var questions: [Question] { if case .vocabulary(let questions) = task { questions } else { [] } }

  /// Whether a word counts, however it is told.
  public func contains(_ word: String) -> Bool {
    switch task {
    case .rack(let rack): rack.contains(word)
    case .vocabulary(let questions): questions.indices.contains { word == "\($0 + 1)" }
    }
  }

  /// Credits a word to a player if there is such a word.
  public mutating func judge(_ word: String, by player: Int) -> Verdict {
    guard found.indices.contains(player), contains(word) else { return .notAWord }
    guard !found[player].contains(word) else { return .alreadyFound }
    found[player].append(word)
    return .found
  }

  /// The points of a player, as the task counts them.
  /// - Parameter player: an index of `found`.
  public func score(of player: Int) -> Int {
    unseen[player]?.points ?? rack?.points(of: found[player]) ?? found[player].count
  }

  /// The players with the most points; several can share a win. A player without a word cannot win.
  public var winners: [Int] {
    let most = found.indices.map(score).max() ?? 0
    return most == 0 ? [] : found.indices.filter { score(of: $0) == most }
  }

  /// The number of words of a player.
  public func words(of player: Int) -> Int { unseen[player]?.words ?? found[player].count }

  /// Applies `ask 4 word clue`, written by the host when the race begins, or `found coded,coder`, `unseen 14 3` or `end`, when the
  /// time is over.
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
    if verb == "ask", case .vocabulary(let questions) = task {
      guard questions.count < Self.mostQuestions, let count = fields.number(),
        let word = fields.text(ofBytes: count), word.utf8.count < Question.longest, let clue = fields.rest()
      else { return false }
      task = .vocabulary(questions + [Question(word, clue: clue)])
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

  /// The moves that ask for words.
  static func questions(_ questions: [Question], seat: Int) -> [TableLog.Entry] {
    questions.prefix(mostQuestions).map {
      TableLog.Entry(seat, "ask \($0.word.utf8.count) \($0.word) \($0.clue)")
    }
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
