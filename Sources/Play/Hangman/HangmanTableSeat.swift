import Engines
import Records

/// A player's seat at a table of Hangman, where one player sets a phrase and the other guesses it.
struct HangmanTableSeat: Sendable {
  /// The duel according to the table's log.
  private(set) var match: TableMatch
  private(set) var duel: TableDuel
  /// The player's index, 0 or 1.
  let me: Int
  /// The number of the table's moves that have been applied to the duel.
  private(set) var moves = 0
  /// Whether the other player is away, and for how long, as observed by this program.
  private(set) var isAlone = false
  private(set) var awayTime = Duration.zero
  /// The state from which the duel can be continued.
  var saved: SavedTable?
  /// The number of rounds whose result has been saved.
  var recorded = 0
  /// Why the player has lost the seat; `nil` while they have it.
  var gone: TableNews.Leaving?
  /// Whether the player has chosen to wait for the other one.
  var hasWaited = false
  /// Whether a question is pending, and the questions queued behind it, since a player can type faster than answers arrive.
  private var isAsking = false
  private var queue: [TableDuel.Question] = []

  /// How long the setter of a round must be away before it can be called off.
  static let callOffTime = TableHost.callOffTime

  /// - Returns: `nil` when the game is not a duel, or the seat does not take part.
  init?(_ match: TableMatch, seat: Int) {
    guard case .duel(let duel) = match.game, let me = match.seats.firstIndex(of: seat) else { return nil }
    self.match = match
    self.duel = duel
    self.me = me
  }

  var other: Int { 1 - me }
  var isSetter: Bool { duel.setter == me }

  /// The names, the score and the setter.
  var standing: Duel {
    let names = match.seats.map { seat -> String? in
      if case .person(let identity) = match.chairs[seat] { identity.name } else { nil }
    }
    return Duel(names: names, scores: duel.scores, setter: duel.setter)
  }

  /// The display name of a player.
  func name(of player: Int) -> String { standing.names[player] ?? "" }

  var isRoundOver: Bool { if case .roundOver = duel.status { true } else { false } }

  /// Whether it is the player's turn to guess.
  var isGuessing: Bool {
    guard !isSetter else { return false }
    switch duel.status {
    case .guessing, .answering: return true
    case .choosing, .revealing, .roundOver: return false
    }
  }

  /// Whether a round is in progress that cannot continue without the other player.
  var isStuck: Bool {
    guard isAlone else { return false }
    switch duel.status {
    case .choosing: return !isSetter
    case .guessing, .answering, .revealing: return true
    case .roundOver: return false
    }
  }

  /// Whether the player can call the round off eventually.
  var mayCallOff: Bool { isStuck && !isSetter && duel.status != .choosing }

  /// Queues a question.
  /// - Returns: whether it must be sent now rather than later.
  mutating func ask(_ question: TableDuel.Question) -> Bool {
    guard isAsking || duel.status != .guessing else {
      isAsking = true
      return true
    }
    if queue.count < Self.mostQuestions { queue.append(question) }
    return false
  }

  private static let mostQuestions = 40

  /// The next question that is still valid, after the answer to the previous one.
  mutating func nextQuestion() -> TableDuel.Question? {
    isAsking = false
    guard duel.status == .guessing else { return nil }
    while !queue.isEmpty {
      let question = queue.removeFirst()
      if case .letter(let letter) = question, duel.tried.contains(letter) { continue }
      isAsking = true
      return question
    }
    return nil
  }

  /// Discards the queued questions.
  mutating func forgetQuestions() { (isAsking, queue) = (false, []) }

  /// Adopts the table's current match.
  mutating func take(_ state: TableState) -> Bool {
    forgetQuestions()
    guard let match = state.match, case .duel(let duel) = match.game else { return false }
    (self.match, self.duel, moves) = (match, duel, state.moves)
    return true
  }

  /// Applies the next move.
  /// - Returns: false when it is not the next one, or the rules do not allow it.
  mutating func apply(_ number: Int, _ entry: TableLog.Entry) -> Bool {
    guard number == moves, match.apply(entry), case .duel(let duel) = match.game else { return false }
    self.duel = duel
    moves += 1
    return true
  }

  /// Reads who is present.
  mutating func read(_ state: TableState?) {
    let seat = match.seats[other]
    guard let state, state.seats.indices.contains(seat) else { return }
    let isAway = state.seats[seat].presence == .away
    if isAway != isAlone { (awayTime, hasWaited) = (.zero, false) }
    isAlone = isAway
  }

  /// The time until the round can be called off; `nil` when it never can, or already can.
  var patience: Duration? {
    mayCallOff && awayTime < Self.callOffTime ? Self.callOffTime - awayTime : nil
  }

  /// Advances the time.
  /// - Returns: whether the round has just become one that can be called off.
  mutating func wait(_ time: Duration) -> Bool {
    guard isAlone else { return false }
    let wasEarly = awayTime < Self.callOffTime
    awayTime += time
    return mayCallOff && wasEarly && awayTime >= Self.callOffTime
  }
}
