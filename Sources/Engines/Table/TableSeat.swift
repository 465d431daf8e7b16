/// One seat at a table, whichever program is the host: it replays the moves in an engine of its own, receives the lines of
/// the host and returns lines to send. It has no access to sockets or clocks, and never traps on malformed input.
public struct TableSeat: Sendable {
  public enum Action: Equatable, Sendable {
    case send(TableLine)
    /// End the connection and leave the table.
    case leave
    case news(TableNews)
  }

  /// How long a move may remain unacknowledged.
  public static let silence = Duration.seconds(3)

  struct Pending: Equatable {
    let number: Int
    let move: String
    let since: Duration
    var isReported = false
  }

  let words: TableWords
  /// The requested name, then the one that the host has assigned.
  public internal(set) var name: String
  public internal(set) var log = TableLog()
  public internal(set) var state: TableState?
  var header: TableHeader?
  var secret: TableDuel.Secret?
  /// The number of moves that the host is known to have, and their digest.
  var behind = 0
  var digest: (count: Int, value: UInt32)?
  /// The number of moves that a pending answer to `want` will bring the log to.
  var asked: Int?
  /// Whether the host's whole log has been requested because the own one differs.
  var isRebuilding = false
  /// The own log before the rebuild, or before the host made it empty.
  var former: TableLog?
  /// The first entry, who sat where, which is the same in all logs of a game.
  var beginning: TableLog.Entry?
  /// The seats that the host lists before `you`.
  var seats: [Int: TableState.Seat] = [:]
  /// The host's own seat, as announced before `you`.
  var hostSeat: Int?
  var winks = TokenBucket(capacity: 1, interval: TableHost.winkTime, now: .zero)
  var pending: Pending?
  /// The words of a race that have not been sent to this host.
  var unsent: [String] = []
  var wordBucket: TokenBucket
  var raceEndsAt: Duration?
  /// The remaining time of a race when the program ended; `nil` once a host has started the clock again.
  var raceWaits: Duration?
  /// Whether this host accepts words: it has announced the remaining time.
  var isCounted = false
  /// Whether the player has stopped looking for words, and whether this host knows it.
  var isDone = false
  var isDoneSent = false

  /// Since when the host has not reacted to a word, and whether it has been reported that it does not end the race.
  var wordSince: Duration?
  var isLateReported = false

  public init(words: TableWords, name: String) {
    self.words = words
    self.name = name
    wordBucket = TokenBucket(capacity: 3, interval: TextTwistRace.pace + .milliseconds(50), now: .zero)
  }

  /// Restores a seat from a saved table.
  public init(_ saved: SavedTable, words: TableWords, now: Duration) {
    self.init(words: words, name: saved.name)
    header = saved.header
    secret = saved.secret
    let match: TableMatch?
    (match, log) = TableMatch.replay(saved.header, saved.log, words: words)
    beginning = log[0]
    raceWaits = saved.timeLeft
    guard let match else { return }
    let own = match.seat(ofPersonNamed: saved.name) ?? 0
    var state = TableState(match, seat: own, presence: .away, moves: log.count)
    state.found = saved.words
    self.state = state
  }

  /// The state needed to continue the table later; `nil` before the game has begun.
  public func saved(now: Duration) -> SavedTable? {
    guard let header, log.count > 0 else { return nil }
    var saved = SavedTable(header: header, log: log, name: name)
    saved.secret = secret
    saved.words = state?.found ?? []
    saved.timeLeft = timeLeft(now: now)
    return saved
  }

  /// The remaining time of a race.
  public func timeLeft(now: Duration) -> Duration? { raceEndsAt.map { max(.zero, $0 - now) } ?? raceWaits }

  /// How long until `elapsed` has something to do; `nil` when nothing is due.
  public func patience(now: Duration) -> Duration? {
    var due: [Duration] = []
    if let pending, !pending.isReported { due.append(max(.zero, pending.since + Self.silence - now)) }
    if !unsent.isEmpty, isCounted, state?.isConnected == true { due.append(wordBucket.wait(now: now)) }
    due += [wordSince.map { $0 + Self.silence }, lateAt].compactMap { $0 }.map { max(.zero, $0 - now) }
    return due.min()
  }

  /// The time from which the host is late in ending the race.
  private var lateAt: Duration? {
    guard !isLateReported, case .race(let race)? = state?.match?.game, !race.isOver else { return nil }
    return raceEndsAt.map { $0 + TextTwistRace.grace + Self.silence }
  }

  /// Handles a new connection to a host.
  public mutating func connected(now: Duration) -> [Action] {
    (behind, digest, asked, isRebuilding, former, seats) = (0, nil, nil, false, nil, [:])
    (isCounted, isDoneSent) = (false, false)
    hostSeat = nil
    return [.send(.sit(version: TableHeader.version, known: log.count, name: name))]
  }

  /// Handles the end of the connection to the host.
  public mutating func gone(now: Duration) -> [Action] {
    stopRebuilding()
    wordSince = nil
    state?.isConnected = false
    state?.isHost = false
    return [.news(.hostLeft)]
  }

  /// Performs what is due by now; called when `patience` is over.
  public mutating func elapsed(now: Duration) -> [Action] {
    var actions = sendWords(now: now)
    if let waiting = pending, !waiting.isReported, now - waiting.since >= Self.silence {
      pending?.isReported = true
      actions.append(.news(.hostIsSilent))
    }
    if let since = wordSince, now - since >= Self.silence {
      wordSince = nil
      actions.append(.news(.hostIsSilent))
    }
    if let due = lateAt, now >= due {
      isLateReported = true
      actions.append(.news(.hostIsSilent))
    }
    return actions
  }

  mutating func sendWords(now: Duration) -> [Action] {
    guard isCounted, state?.isConnected == true else { return [] }
    var actions: [Action] = []
    while let word = unsent.first, wordBucket.spend(now: now) {
      unsent.removeFirst()
      actions.append(.send(.word(word)))
      if wordSince == nil { wordSince = now }
    }
    if isDone, !isDoneSent, unsent.isEmpty, let own = state?.own {
      isDoneSent = true
      actions.append(.send(.done(own)))
    }
    return actions
  }

  // MARK: The player's actions

  /// Makes a move of the player: sends it to the host, or reports why it is refused.
  public mutating func play(_ move: TableMove, now: Duration) -> [Action] {
    guard let state else { return [.news(.refused(.unknown))] }
    switch move {
    case .begin: return [.send(.begin)]
    case .chair(let seat, let level): return [.send(.chair(seat, level))]
    case .ghost(let move): return play("\(move)", now: now)
    case .set(let secret):
      guard case .duel(let duel)? = state.match?.game,
        TableDuel.isPlayable(secret.phrase, alphabet: duel.alphabet),
        duel.status == .choosing, isSetter(duel), pending == nil
      else { return [.news(.refused(.rules))] }
      self.secret = secret
      return play(duel.setting(secret), now: now)
    case .ask(.letter(let letter)): return play("+\(letter)", now: now)
    case .ask(.phrase(let text)): return play("=\(text)", now: now)
    case .ask(.hint): return play("!", now: now)
    case .nextRound: return play(">", now: now)
    case .callOff: return play("off", now: now)
    case .wink:
      guard state.isConnected else { return [.news(.refused(.unknown))] }
      return winks.spend(now: now) ? [.send(.wink(state.own))] : [.news(.refused(.rate))]
    case .word(let word):
      guard !state.found.contains(word), TableLine(TableLine.word(word).bytes) != nil else { return [] }
      self.state?.found.append(word)
      unsent.append(word)
      return sendWords(now: now)
    case .done:
      isDone = true
      return sendWords(now: now)
    }
  }

  func isSetter(_ duel: TableDuel) -> Bool {
    guard let state, let match = state.match else { return false }
    return match.seats[duel.setter] == state.own
  }

  mutating func play(_ move: String, now: Duration) -> [Action] {
    guard pending == nil else { return [.news(.refused(.stale))] }
    let line = TableLine.play(log.count, move)
    guard state?.match != nil, move.utf8.count <= TableMatch.longestMove, TableLine(line.bytes) == line else {
      return [.news(.refused(.rules))]
    }
    pending = Pending(number: log.count, move: move, since: now)
    return state?.isConnected == true ? [.send(line)] : []
  }
}
