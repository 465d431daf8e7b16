/// Orders the moves of a table: receives the lines of its peers and returns lines to send to them. It has no access to
/// sockets or clocks: `now` is the time since an arbitrary fixed point. It never traps on malformed input; a peer that
/// sends an invalid line is disconnected, and the others continue.
///
/// The host's own program is a peer as well, `own`, over a connection inside the process.
public struct TableHost: Sendable {
  /// A number that identifies a connection and is never reused.
  public typealias Peer = Int

  public enum Action: Equatable, Sendable {
    case send(Peer, TableLine)
    case close(Peer)
  }

  /// The connection of the host's own program.
  public static let own: Peer = 0

  /// How long a new host waits for the players who were at the table before.
  public static let settlingTime = Duration.milliseconds(300)
  /// How long a connection may last without taking a seat.
  public static let sittingTime = Duration.seconds(5)
  /// How long a player must be away before a computer may take over.
  public static let takeOverTime = Duration.seconds(60)
  /// How long a setter must be away before a duel's round may be called off.
  public static let callOffTime = Duration.seconds(120)
  /// The minimum interval between two winks of a seat.
  public static let winkTime = Duration.seconds(5)
  /// The maximum number of connections.
  public static let mostPeers = 8
  /// The maximum number of connections of one user without a seat.
  public static let mostUnseated = 4
  /// The maximum number of moves sent at a time, so that unread data of a peer always fits into the socket's buffer.
  public static let batch = 6

  struct Connection {
    let user: UInt32
    let since: Duration
    var bucket: TokenBucket
    var seat: Int?
    /// Requests for moves from this number on are exempt from rate limiting.
    var nextWant = 0
    /// The number of moves that the peer has announced, while the host is requesting them.
    var announced: Int?
    var words: TokenBucket
    var winks: TokenBucket
    /// The number of words that the peer may send again without delay after reconnecting.
    var wordsAgain = 0
  }

  struct Chair: Equatable {
    var kind = TableChair.empty
    var peer: Peer?
    var awaySince: Duration?
  }

  public let header: TableHeader
  let words: TableWords
  public internal(set) var log: TableLog
  /// `nil` until the game has begun.
  public internal(set) var match: TableMatch?
  var chairs: [Chair]
  var connections: [Peer: Connection] = [:]
  /// Until when the host waits for the other seats; `nil` once it has settled.
  var settlesAt: Duration?
  /// Whether a move has been made since this program became the host; from then on its log takes precedence.
  var isExtended = false
  /// How long a computer waits before its move.
  let pause: Duration
  var computerAt: Duration?
  var race: TextTwistRace?
  /// The points in a race of players who were away when this program became the host, which has not received their words.
  var announced: [Int: TableScore]
  var raceEndsAt: Duration?
  /// The remaining time of a race that waits for a second player.
  var raceWaits: Duration?
  /// The seats that have stopped looking for words.
  var done: Set<Int> = []
  /// When the changed scores are due to be sent.
  var scoresAt: Duration?
  var changedScores: Set<Int> = []

  /// Creates a host for a new table, or for one that continues here.
  /// - Parameters:
  ///   - log: the moves so far; the first one that the rules do not allow and all after it are dropped.
  ///   - lobby: before the game has begun, the chairs that the previous host announced; its computers remain.
  ///   - scores: what the previous host has announced of a race, by seat.
  ///   - timeLeft: the remaining time of a race.
  ///   - waits: whether a race stands still until a second player takes a seat, as when all programs had ended.
  public init(
    _ header: TableHeader, words: TableWords, log: TableLog = TableLog(), lobby: [TableChair] = [],
    scores: [Int: TableScore] = [:], timeLeft: Duration? = nil, waits: Bool = false, isElected: Bool = false,
    pause: Duration = .milliseconds(700), now: Duration
  ) {
    self.header = header
    self.words = words
    self.pause = pause
    announced = scores
    let (match, log) = TableMatch.replay(header, log, words: words)
    (self.match, self.log) = (match, log)
    chairs = (0..<header.seats).map { seat in
      let kind = match?.chairs[seat] ?? (lobby.indices.contains(seat) ? lobby[seat] : .empty)
      return kind.isPerson && match == nil ? Chair() : Chair(kind: kind, awaySince: kind.isPerson ? now : nil)
    }
    isExtended = !isElected
    if isElected { settlesAt = now + Self.settlingTime }
    startRace(timeLeft: timeLeft ?? TextTwistRace.timeLimit, waits: waits, now: now)
    scheduleComputer(now: now)
  }

  /// How long until `elapsed` has something to do; `nil` when nothing is due.
  public func patience(now: Duration) -> Duration? {
    // Computers and the end of a race wait until the host has settled.
    let later = [computerAt, raceEndsAt.map { $0 + TextTwistRace.grace }]
    var due = [scoresAt] + (settlesAt == nil ? later : [settlesAt])
    due += connections.map { peer, connection in
      connection.seat == nil && peer != Self.own ? connection.since + Self.sittingTime : nil
    }
    return due.compactMap { $0 }.min().map { max(.zero, $0 - now) }
  }

  /// Handles a new connection of a user; closes it when there are too many.
  public mutating func connected(_ peer: Peer, user: UInt32, now: Duration) -> [Action] {
    let unseated = connections.values.count { $0.seat == nil && $0.user == user }
    guard peer == Self.own || connections.count < Self.mostPeers && unseated < Self.mostUnseated else {
      return [.close(peer)]
    }
    connections[peer] = Connection(
      user: user, since: now, bucket: TokenBucket(capacity: 20, interval: .milliseconds(100), now: now),
      words: TokenBucket(capacity: 4, interval: TextTwistRace.pace - .milliseconds(20), now: now),
      winks: TokenBucket(capacity: 1, interval: Self.winkTime, now: now))
    return []
  }

  /// Handles the end of a connection.
  public mutating func gone(_ peer: Peer, now: Duration) -> [Action] {
    guard let connection = connections.removeValue(forKey: peer), let seat = connection.seat else {
      return []
    }
    chairs[seat].peer = nil
    if match == nil {
      chairs[seat] = Chair()
    } else {
      chairs[seat].awaySince = now
    }
    return broadcast(seatLine(seat)) + settle(now: now) + endRaceIfDone(now: now)
  }

  /// Performs what is due by now; called when `patience` is over.
  public mutating func elapsed(now: Duration) -> [Action] {
    var actions: [Action] = []
    for (peer, connection) in connections.sorted(by: { $0.key < $1.key })
    where peer != Self.own && connection.seat == nil && now - connection.since >= Self.sittingTime {
      actions += close(peer, now: now)
    }
    if let due = settlesAt, now >= due { actions += settle(now: now, isDue: true) }
    if let due = raceEndsAt, now >= due + TextTwistRace.grace, settlesAt == nil {
      actions += endRace(now: now)
    }
    if let due = scoresAt, now >= due { actions += broadcastScores() }
    if let due = computerAt, now >= due, settlesAt == nil {
      computerAt = nil
      if let entry = match?.computerEntry { actions += append(entry, now: now) ?? [] }
    }
    return actions
  }

  /// Ends a connection, optionally with a reason.
  mutating func close(_ peer: Peer, _ refusal: TableLine.Refusal? = nil, _ number: Int? = nil, now: Duration)
    -> [Action]
  {
    let reason = refusal.map { [Action.send(peer, .no($0, number))] } ?? []
    return reason + [.close(peer)] + gone(peer, now: now)
  }

  func broadcast(_ line: TableLine, but spared: Peer? = nil) -> [Action] {
    chairs.compactMap(\.peer).filter { $0 != spared }.sorted().map { .send($0, line) }
  }

  func seatLine(_ seat: Int) -> TableLine {
    let chair = chairs[seat]
    let presence = chair.kind.isPerson && chair.peer == nil ? TablePresence.away : .here
    if let level = match?.level(of: seat) { return .seat(seat, .computer(level), presence, "") }
    switch chair.kind {
    case .empty: return .seat(seat, .empty, presence, "")
    case .computer(let level): return .seat(seat, .computer(level), presence, "")
    case .person(let identity): return .seat(seat, .person, presence, identity.name)
    }
  }
}

extension TableMatch {
  /// The game after the moves of a log, and the moves that the rules allow, since the log may come from a damaged file.
  public static func replay(
    _ header: TableHeader, _ log: TableLog, words: TableWords
  ) -> (match: TableMatch?, log: TableLog) {
    guard let first = log[0], var match = TableMatch(header, begin: first, words: words) else {
      return (nil, TableLog())
    }
    var replayed = TableLog([first])
    for entry in log.entries.dropFirst() {
      guard match.apply(entry) else { break }
      replayed.append(entry)
    }
    return (match, replayed)
  }
}
