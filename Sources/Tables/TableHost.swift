import Engines

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
  /// The maximum number of connections, but for those that watch.
  public static let mostPeers = 8
  /// The maximum number of connections that watch.
  public static let mostWatchers = 8
  /// The maximum number of connections of one user without a seat.
  public static let mostUnseated = 4
  /// The maximum number of moves sent at a time, so that unread data of a peer always fits into the socket's buffer.
  public static let batch = 6

  private struct Connection {
    let user: UInt32
    let since: Duration
    var bucket: TokenBucket
    var seat: Int?
    var isWatching = false
    /// Whether it has neither a seat nor watches.
    var isUndecided: Bool { seat == nil && !isWatching }
    /// Requests for moves from this number on are exempt from rate limiting.
    var nextWant = 0
    /// The number of moves that the peer has announced, while the host is requesting them.
    var announced: Int?
    var words: TokenBucket
    var winks: TokenBucket
    /// The number of words that the peer may send again without delay after reconnecting.
    var wordsAgain = 0
  }

  private struct Chair: Equatable {
    var kind = TableChair.empty
    var peer: Peer?
    var awaySince: Duration?
  }

  public let header: TableHeader
  private let words: TableWords
  public private(set) var log: TableLog
  /// `nil` until the game has begun.
  public private(set) var match: TableMatch?
  private var chairs: [Chair]
  private var connections: [Peer: Connection] = [:]
  /// Until when the host waits for the other seats; `nil` once it has settled.
  private var settlesAt: Duration?
  /// Whether a move has been made since this program became the host; from then on its log takes precedence.
  private var isExtended = false
  /// How long a computer waits before its move.
  private let pause: Duration
  private var computerAt: Duration?
  private var race: TableRace?
  /// The points in a race of players who were away when this program became the host, which has not received their words.
  private var announced: [Int: TableScore]
  private var raceEndsAt: Duration?
  /// The remaining time of a race that waits for a second player.
  private var raceWaits: Duration?
  /// The seats that have stopped looking for words.
  private var done: Set<Int> = []
  /// When the changed scores are due to be sent.
  private var scoresAt: Duration?
  private var changedScores: Set<Int> = []
  private var audience = TableAudience()

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
    startRace(timeLeft: timeLeft ?? TableRace.timeLimit, waits: waits, now: now)
    scheduleComputer(now: now)
  }

  /// How long until `elapsed` has something to do; `nil` when nothing is due.
  public func patience(now: Duration) -> Duration? {
    // Computers and the end of a race wait until the host has settled.
    let later = [computerAt, raceEndsAt.map { $0 + TableRace.grace }]
    var due = [scoresAt, audience.dueAt] + (settlesAt == nil ? later : [settlesAt])
    due += connections.map { peer, connection in
      connection.isUndecided && peer != Self.own ? connection.since + Self.sittingTime : nil
    }
    return due.compactMap { $0 }.min().map { max(.zero, $0 - now) }
  }

  /// Handles a new connection of a user; closes it when there are too many.
  public mutating func connected(_ peer: Peer, user: UInt32, now: Duration) -> [Action] {
    let others = connections.values.filter { !$0.isWatching }
    let unseated = others.count { $0.isUndecided && $0.user == user }
    guard peer == Self.own || others.count < Self.mostPeers && unseated < Self.mostUnseated else {
      return [.close(peer)]
    }
    connections[peer] = Connection(
      user: user, since: now, bucket: TokenBucket(capacity: 20, interval: .milliseconds(100), now: now),
      words: TokenBucket(capacity: 4, interval: TableRace.pace - .milliseconds(20), now: now),
      winks: TokenBucket(capacity: 1, interval: Self.winkTime, now: now))
    return []
  }

  /// Handles the end of a connection.
  public mutating func gone(_ peer: Peer, now: Duration) -> [Action] {
    guard let connection = connections.removeValue(forKey: peer) else { return [] }
    guard let seat = connection.seat else {
      return connection.isWatching ? tellWatchers(now: now) : []
    }
    chairs[seat] = match == nil ? Chair() : Chair(kind: chairs[seat].kind, awaySince: now)
    return broadcast(seatLine(seat)) + settle(now: now) + endRaceIfDone(now: now)
  }

  /// Performs what is due by now; called when `patience` is over.
  public mutating func elapsed(now: Duration) -> [Action] {
    var actions: [Action] = []
    for (peer, connection) in connections.sorted(by: { $0.key < $1.key })
    where peer != Self.own && connection.isUndecided && now - connection.since >= Self.sittingTime {
      actions += close(peer, now: now)
    }
    if let due = settlesAt, now >= due { actions += settle(now: now, isDue: true) }
    if let due = raceEndsAt, now >= due + TableRace.grace, settlesAt == nil {
      actions += endRace(now: now)
    }
    if let due = scoresAt, now >= due { actions += broadcastScores() }
    if let due = audience.dueAt, now >= due { actions += tellWatchers(now: now) }
    if let due = computerAt, now >= due, settlesAt == nil {
      computerAt = nil
      if let entry = match?.computerEntry { actions += append(entry, now: now) ?? [] }
    }
    return actions
  }

  /// Ends a connection, optionally with a reason.
  private mutating func close(
    _ peer: Peer, _ refusal: TableLine.Refusal? = nil, _ number: Int? = nil, now: Duration
  )
    -> [Action]
  {
    let reason = refusal.map { refuse(peer, $0, number) } ?? []
    return reason + [.close(peer)] + gone(peer, now: now)
  }

  private func refuse(_ peer: Peer, _ refusal: TableLine.Refusal, _ number: Int? = nil) -> [Action] {
    [.send(peer, .no(refusal, number))]
  }

  /// Sends a line to all who play or watch. What only one seat may know is never sent so.
  private func broadcast(_ line: TableLine, but spared: Peer? = nil) -> [Action] {
    (chairs.compactMap(\.peer) + watchers).filter { $0 != spared }.sorted().map { .send($0, line) }
  }

  /// The connections that watch.
  private var watchers: [Peer] { connections.filter(\.value.isWatching).map(\.key) }

  private func seatLine(_ seat: Int) -> TableLine {
    let chair = chairs[seat]
    let presence = chair.kind.isPerson && chair.peer == nil ? TablePresence.away : .here
    if let level = match?.level(of: seat) { return .seat(seat, .computer(level), presence, "") }
    switch chair.kind {
    case .empty: return .seat(seat, .empty, presence, "")
    case .computer(let level): return .seat(seat, .computer(level), presence, "")
    case .person(let identity): return .seat(seat, .person, presence, identity.name)
    }
  }

  /// Handles a packet. An empty packet means that the connection has ended.
  public mutating func received(_ bytes: [UInt8], from peer: Peer, now: Duration) -> [Action] {
    guard let connection = connections[peer] else { return [] }
    guard !bytes.isEmpty, let line = TableLine(bytes) else { return close(peer, .unknown, now: now) }
    guard isFree(line, of: connection) || peer == Self.own || connections[peer]!.bucket.spend(now: now) else {
      return close(peer, .rate, now: now)
    }
    if connection.isWatching { return watched(line, by: peer, now: now) }
    switch line {
    case .watch(let version):
      guard version == TableHeader.version else { return refuseVersion(peer, now: now) }
      return connection.seat == nil ? watch(peer, now: now) : close(peer, .unknown, now: now)
    case .who(let version):
      return version == TableHeader.version ? description(for: peer) : refuseVersion(peer, now: now)
    case .sit(let version, let known, let name):
      guard version == TableHeader.version else { return refuseVersion(peer, now: now) }
      guard connection.seat == nil else { return close(peer, .unknown, now: now) }
      return seat(peer, name, known: known, now: now)
    case .bye: return close(peer, now: now)
    default: break
    }
    guard let seat = connection.seat else { return close(peer, .unknown, now: now) }
    switch line {
    case .play(let number, let move): return play(number, TableLog.Entry(seat, move), from: peer, now: now)
    case .word(let word): return judge(word, by: seat, from: peer, now: now)
    case .done: return finish(seat, from: peer, now: now)
    case .chair(let chair, let level): return set(chair, level, from: peer, now: now)
    case .begin: return begin(from: peer, now: now)
    case .want(let number): return moves(from: number, to: peer)
    case .wink(seat):
      return connections[peer]!.winks.spend(now: now) ? broadcast(.wink(seat), but: peer) : []
    case .move(let number, let entry): return adopt(number, entry, from: peer, now: now)
    default: return close(peer, .unknown, now: now)
    }
  }

  /// Whether a line is exempt from rate limiting: answers to requests, and words, which have a limit of their own.
  private func isFree(_ line: TableLine, of connection: Connection) -> Bool {
    switch line {
    case .want(let number): number >= connection.nextWant
    case .move: connection.announced != nil
    case .word: connection.seat != nil && race != nil
    default: false
    }
  }

  private mutating func refuseVersion(_ peer: Peer, now: Duration) -> [Action] {
    close(peer, .version, TableHeader.version, now: now)
  }

  private func description(for peer: Peer) -> [Action] {
    let lines = [TableLine.table(header)] + chairs.indices.map(seatLine) + [.at(log.count, log.digest)]
    return lines.map { .send(peer, $0) }
  }

  // MARK: Watching

  /// Shows the table to a peer without a seat: what all seats are sent, and nothing that only one of them may know.
  private mutating func watch(_ peer: Peer, now: Duration) -> [Action] {
    guard watchers.count < Self.mostWatchers else { return close(peer, .full, now: now) }
    connections[peer]!.isWatching = true
    let lines = [TableLine.table(header)] + chairs.indices.map(seatLine) + hostLine
    let shown = lines + [.at(log.count, log.digest)] + raceLines(now: now)
    return (shown + [.watchers(watchers.count)]).map { .send(peer, $0) } + tellWatchers(but: peer, now: now)
  }

  private mutating func tellWatchers(but spared: Peer? = nil, now: Duration) -> [Action] {
    audience.isNews(watchers.count, now: now) ? broadcast(.watchers(watchers.count), but: spared) : []
  }

  /// A line of a peer that watches: it can ask for the moves and leave, and changes nothing.
  private mutating func watched(_ line: TableLine, by peer: Peer, now: Duration) -> [Action] {
    switch line {
    case .want(let number): moves(from: number, to: peer)
    case .bye: close(peer, now: now)
    default: []
    }
  }

  // MARK: Seating

  private mutating func seat(_ peer: Peer, _ name: String, known: Int, now: Duration) -> [Action] {
    guard TableIdentity.isName(name), let user = connections[peer]?.user else {
      return close(peer, .name, now: now)
    }
    let identity = TableIdentity(user: user, name: name)
    var isReturning = false
    let seat: Int
    if let own = chairs.firstIndex(where: { $0.kind == .person(identity) }) {
      guard chairs[own].peer == nil else { return close(peer, .seat, now: now) }
      seat = own
      isReturning = true
    } else {
      guard match == nil, let free = chairs.firstIndex(where: { $0.kind == .empty }) else {
        return close(peer, .full, now: now)
      }
      seat = free
      chairs[seat].kind = .person(identity.unlike(chairs.map(\.kind)))
    }
    chairs[seat].peer = peer
    chairs[seat].awaySince = nil
    connections[peer]!.seat = seat
    if isReturning { connections[peer]!.wordsAgain = 200 }
    // From now on what the player sends again counts.
    if announced.removeValue(forKey: seat) != nil { scoreChanged(seat, now: now) }
    let waited = raceWaits != nil
    startWaitingRace(now: now)
    let started =
      waited && raceWaits == nil
      ? broadcast(.left(milliseconds(until: raceEndsAt, now: now)), but: peer) : []
    return welcome(peer, seat, known: known, now: now) + broadcast(seatLine(seat), but: peer) + started
      + giveBack(seat, now: now)
      + settle(now: now)
  }

  private mutating func welcome(_ peer: Peer, _ seat: Int, known: Int, now: Duration) -> [Action] {
    var lines = [TableLine.table(header)] + chairs.indices.map(seatLine) + hostLine + [.you(seat)]
    if known > log.count, !isExtended {
      connections[peer]!.announced = min(known, TableLog.limit)
      lines.append(.want(log.count))
    } else {
      lines.append(.at(log.count, log.digest))
    }
    if !watchers.isEmpty { lines.append(.watchers(watchers.count)) }
    return lines.map { .send(peer, $0) } + raceLines(for: peer, seat, now: now)
  }

  private mutating func moves(from number: Int, to peer: Peer) -> [Action] {
    connections[peer]!.nextWant = min(number, log.count) + Self.batch
    return log.lines(from: number).map { .send(peer, $0) }
  }

  // MARK: Settling (after a change of host)

  /// Accepts a move that was made under the previous host and that this one has not received.
  private mutating func adopt(_ number: Int, _ entry: TableLog.Entry, from peer: Peer, now: Duration)
    -> [Action]
  {
    guard let announced = connections[peer]?.announced else { return close(peer, .unknown, now: now) }
    guard !isExtended, number == log.count, number < announced, replayed(entry, now: now) else {
      // The move comes too late or is invalid: this host's log takes precedence.
      if number < log.count { return [] }
      connections[peer]!.announced = nil
      return [.send(peer, .at(log.count, log.digest))] + settle(now: now)
    }
    var actions = broadcast(.move(number, entry), but: peer)
    if log.count == announced {
      connections[peer]!.announced = nil
      actions.append(.send(peer, .at(log.count, log.digest)))
      actions += settle(now: now)
    } else if (number + 1) % Self.batch == 0 {
      actions.append(.send(peer, .want(number + 1)))
    }
    return actions
  }

  private mutating func replayed(_ entry: TableLog.Entry, now: Duration) -> Bool {
    if log.count == 0 {
      let seated = chairs.filter { $0.peer != nil }.map(\.kind)
      guard let match = TableMatch(header, begin: entry, words: words),
        seated.allSatisfy(match.chairs.contains)
      else { return false }
      self.match = match
      seatAgain(match, now: now)
    } else {
      guard !log.isFull, match?.apply(entry) == true else { return false }
    }
    log.append(entry)
    return true
  }

  /// Gives the players who connected before the game was known to have begun the seats that they have in it.
  private mutating func seatAgain(_ match: TableMatch, now: Duration) {
    let seated = chairs
    chairs = match.chairs.map { Chair(kind: $0, awaySince: $0.isPerson ? now : nil) }
    for chair in seated {
      guard let peer = chair.peer else { continue }
      connections[peer]?.seat = chairs.firstIndex { $0.kind == chair.kind }
      if let seat = connections[peer]?.seat { (chairs[seat].peer, chairs[seat].awaySince) = (peer, nil) }
    }
  }

  /// Starts to accept moves once every player is back or the time for settling is over.
  private mutating func settle(now: Duration, isDue: Bool = false) -> [Action] {
    guard settlesAt != nil else { return [] }
    let isWaiting = match == nil || chairs.contains { $0.kind.isPerson && $0.peer == nil }
    guard isDue || !isWaiting && !connections.values.contains(where: { $0.announced != nil }) else {
      return []
    }
    settlesAt = nil
    var actions: [Action] = []
    for peer in connections.keys { connections[peer]!.announced = nil }
    if match != nil { for seat in chairs.indices { actions += announceSeat(seat) } }
    actions += broadcast(.at(log.count, log.digest))
    startRace(timeLeft: raceEndsAt.map { $0 - now } ?? TableRace.timeLimit, now: now)
    scheduleComputer(now: now)
    return actions + (match?.turn.map { giveBack($0, now: now) } ?? []) + endRaceIfDone(now: now)
  }

  /// Announces the seat of the host's own player.
  private var hostLine: [TableLine] { chairs.firstIndex { $0.peer == Self.own }.map { [.host($0)] } ?? [] }

  private func announceSeat(_ seat: Int) -> [Action] {
    let lines = hostLine + [.you(seat)]
    return broadcast(seatLine(seat)) + (chairs[seat].peer.map { peer in lines.map { .send(peer, $0) } } ?? [])
  }

  // MARK: Before the game

  /// Whether a peer starts the game and assigns the computers: the first connected seat does.
  private func isOpener(_ peer: Peer) -> Bool { chairs.first { $0.peer != nil }?.peer == peer }

  private mutating func set(_ seat: Int, _ level: GhostLevel?, from peer: Peer, now: Duration) -> [Action] {
    guard chairs.indices.contains(seat) else { return close(peer, .unknown, now: now) }
    guard match == nil else { return takeOver(seat, level, from: peer, now: now) }
    guard isOpener(peer), header.game == .ghost, !chairs[seat].kind.isPerson else {
      return refuse(peer, .rules)
    }
    chairs[seat] = Chair(kind: level.map(TableChair.computer) ?? .empty)
    return broadcast(seatLine(seat))
  }

  private mutating func begin(from peer: Peer, now: Duration) -> [Action] {
    let entry = TableLog.Entry(connections[peer]?.seat ?? 0, TableRoster(chairs.map(\.kind)).description)
    guard match == nil, isOpener(peer), let match = TableMatch(header, begin: entry, words: words),
      header.game != .vocabulary || !words.questions.isEmpty
    else { return refuse(peer, .rules) }
    self.match = match
    settlesAt = nil
    let asked = header.game == .vocabulary ? TableRace.questions(words.questions, seat: entry.seat) : []
    let actions = added(entry, now: now) + asked.flatMap { append($0, now: now) ?? [] }
    startRace(timeLeft: TableRace.timeLimit, now: now)
    return actions + (race == nil ? [] : broadcast(.left(milliseconds(until: raceEndsAt, now: now))))
  }

  // MARK: Moves

  private mutating func play(_ number: Int, _ entry: TableLog.Entry, from peer: Peer, now: Duration)
    -> [Action]
  {
    guard let match, settlesAt == nil, number == log.count else { return refuse(peer, .stale, number) }
    guard !entry.move.utf8.starts(with: "~".utf8), race == nil, mayCallOff(entry, now: now) else {
      return refuse(peer, .rules, number)
    }
    if let actions = append(entry, now: now) { return actions }
    let isOthersTurn = match.turn != nil && match.turn != entry.seat
    return refuse(peer, isOthersTurn ? .turn : .rules, number)
  }

  private func mayCallOff(_ entry: TableLog.Entry, now: Duration) -> Bool {
    guard entry.move == "off" || entry.move == "left", case .duel(let duel)? = match?.game, let match else {
      return true
    }
    let setter = match.seats[duel.setter]
    // The setter's own program has lost the phrase.
    if entry.seat == setter { return true }
    return chairs[setter].awaySince.map { now - $0 >= Self.callOffTime } ?? false
  }

  /// Appends a move that the rules allow and sends it to all peers, including its author, for whom it is the receipt.
  private mutating func append(_ entry: TableLog.Entry, now: Duration) -> [Action]? {
    guard !log.isFull, match?.apply(entry) == true else { return nil }
    return added(entry, now: now)
  }

  private mutating func added(_ entry: TableLog.Entry, now: Duration) -> [Action] {
    log.append(entry)
    isExtended = true
    let actions = broadcast(.move(log.count - 1, entry))
    scheduleComputer(now: now)
    return actions + (match?.turn.map { giveBack($0, now: now) } ?? [])
  }

  private mutating func scheduleComputer(now: Duration) {
    computerAt = match?.isComputersTurn == true ? now + pause : nil
  }

  // MARK: Who is away

  /// Lets a computer play for a player whose turn it is and who has been away for a minute.
  private mutating func takeOver(_ seat: Int, _ level: GhostLevel?, from peer: Peer, now: Duration)
    -> [Action]
  {
    guard let level, settlesAt == nil, match?.turn == seat, match?.level(of: seat) == nil,
      let since = chairs[seat].awaySince, now - since >= Self.takeOverTime,
      let actions = append(TableLog.Entry(seat, "\(Ghost.Move.replace(level))"), now: now)
    else { return refuse(peer, .rules) }
    return actions + broadcast(seatLine(seat))
  }

  /// Returns the turn to a reconnected player for whom a computer has played.
  private mutating func giveBack(_ seat: Int, now: Duration) -> [Action] {
    guard settlesAt == nil, chairs[seat].kind.isPerson, chairs[seat].peer != nil,
      match?.level(of: seat) != nil,
      match?.turn == seat, let actions = append(TableLog.Entry(seat, "\(Ghost.Move.replace(nil))"), now: now)
    else { return [] }
    return actions + broadcast(seatLine(seat))
  }

  private mutating func startRace(timeLeft: Duration, waits: Bool = false, now: Duration) {
    guard race == nil, case .race(let race)? = match?.game, !race.isOver else { return }
    self.race = race
    let left = min(max(.zero, timeLeft), TableRace.timeLimit)
    if waits { raceWaits = left } else { raceEndsAt = now + left }
  }

  /// Starts the clock of a waiting race when a second seat is taken.
  private mutating func startWaitingRace(now: Duration) {
    guard let left = raceWaits, chairs.count(where: { $0.kind.isPerson && $0.peer != nil }) >= 2 else {
      return
    }
    raceWaits = nil
    raceEndsAt = now + left
  }

  private mutating func judge(_ word: String, by seat: Int, from peer: Peer, now: Duration) -> [Action] {
    guard var race, let player = match?.seats.firstIndex(of: seat), let raceEndsAt,
      now < raceEndsAt + TableRace.grace
    else { return refuse(peer, .stale) }
    if !connections[peer]!.words.spend(now: now) {
      guard connections[peer]!.wordsAgain > 0 else { return close(peer, .rate, now: now) }
      connections[peer]!.wordsAgain -= 1
    }
    switch race.judge(word, by: player) {
    case .found:
      self.race = race
      scoreChanged(seat, now: now)
      return []
    case .alreadyFound: return []
    case .notAWord: return refuse(peer, .rules)
    }
  }

  private mutating func scoreChanged(_ seat: Int, now: Duration) {
    changedScores.insert(seat)
    if scoresAt == nil { scoresAt = now + .milliseconds(50) }
  }

  private mutating func broadcastScores() -> [Action] {
    defer { (scoresAt, changedScores) = (nil, []) }
    return changedScores.sorted().flatMap { broadcast(scoreLine($0)) }
  }

  private func scoreLine(_ seat: Int) -> TableLine {
    guard let race, let player = match?.seats.firstIndex(of: seat) else {
      return .score(seat, points: 0, words: 0)
    }
    let score = announced[seat] ?? TableScore(points: race.score(of: player), words: race.words(of: player))
    return .score(seat, points: score.points, words: score.words)
  }

  /// The lines that a newly seated player needs of a race in progress; the remaining time comes last.
  private func raceLines(for peer: Peer, _ seat: Int, now: Duration) -> [Action] {
    guard let race, let match, let player = match.seats.firstIndex(of: seat) else { return [] }
    let own = TableRace.parts(of: race.found[player]).map { TableLine.found(seat, $0) }
    return (own + raceLines(now: now)).map { .send(peer, $0) }
  }

  /// The lines about a race in progress that all may know.
  private func raceLines(now: Duration) -> [TableLine] {
    guard race != nil, let match else { return [] }
    return match.seats.map(scoreLine) + done.sorted().map { TableLine.done($0) }
      + (raceEndsAt.map { [.left(milliseconds(until: $0, now: now))] } ?? [])
  }

  /// Records that a seat has stopped looking for words.
  private mutating func finish(_ seat: Int, from peer: Peer, now: Duration) -> [Action] {
    guard race != nil, raceEndsAt != nil else { return refuse(peer, .stale) }
    done.insert(seat)
    return broadcast(.done(seat)) + endRaceIfDone(now: now)
  }

  /// Ends a race early when no connected player is looking for words any more.
  private mutating func endRaceIfDone(now: Duration) -> [Action] {
    let here = chairs.indices.filter { chairs[$0].kind.isPerson && chairs[$0].peer != nil }
    guard race != nil, raceEndsAt != nil, settlesAt == nil, !here.isEmpty, here.allSatisfy(done.contains)
    else { return [] }
    return endRace(now: now)
  }

  private func milliseconds(until end: Duration?, now: Duration) -> Int {
    max(0, Int(((end ?? now) - now) / .milliseconds(1)))
  }

  private mutating func endRace(now: Duration) -> [Action] {
    guard let race, let match else { return [] }
    (raceEndsAt, raceWaits, done) = (nil, nil, [])
    self.race = nil
    return broadcastScores()
      + race.results(seats: match.seats, unseen: announced).flatMap { append($0, now: now) ?? [] }
  }
}
