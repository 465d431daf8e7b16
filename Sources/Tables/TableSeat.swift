import Engines

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

  private struct Pending: Equatable {
    let number: Int
    let move: String
    let since: Duration
    var isReported = false
  }

  private let words: TableWords
  /// Whether it only watches: it has no seat, and makes no moves.
  public private(set) var isWatching = false
  /// The requested name, then the one that the host has assigned.
  public private(set) var name: String
  public private(set) var log = TableLog()
  public private(set) var state: TableState?
  public private(set) var header: TableHeader?
  private var secret: TableDuel.Secret?
  /// The number of moves that the host is known to have, and their digest.
  private var behind = 0
  private var digest: (count: Int, value: UInt32)?
  /// The number of moves that a pending answer to `want` will bring the log to.
  private var asked: Int?
  /// Whether the host's whole log has been requested because the own one differs.
  private var isRebuilding = false
  /// The own log before the rebuild, or before the host made it empty.
  private var former: TableLog?
  /// The first entry, who sat where, which is the same in all logs of a game.
  private var beginning: TableLog.Entry?
  /// The seats that the host lists before `you`.
  private var seats: [Int: TableState.Seat] = [:]
  /// The host's own seat, as announced before `you`.
  private var hostSeat: Int?
  private var winks = TokenBucket(capacity: 1, interval: TableHost.winkTime, now: .zero)
  private var pending: Pending?
  /// The words of a race that have not been sent to this host.
  private var unsent: [String] = []
  private var wordBucket: TokenBucket
  private var raceEndsAt: Duration?
  /// The remaining time of a race when the program ended; `nil` once a host has started the clock again.
  public private(set) var raceWaits: Duration?
  /// Whether this host accepts words: it has announced the remaining time.
  private var isCounted = false
  /// Whether the player has stopped looking for words, and whether this host knows it.
  private var isDone = false
  private var isDoneSent = false

  /// Since when the host has not reacted to a word, and whether it has been reported that it does not end the race.
  private var wordSince: Duration?
  private var isLateReported = false

  public init(words: TableWords, name: String) {
    self.words = words
    self.name = name
    wordBucket = TokenBucket(capacity: 3, interval: TableRace.pace + .milliseconds(50), now: .zero)
  }

  /// Watches a table without a seat.
  public init(watchingWith words: TableWords) {
    self.init(words: words, name: "")
    isWatching = true
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
    guard let header, log.count > 0, !isWatching else { return nil }
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
    return raceEndsAt.map { $0 + TableRace.grace + Self.silence }
  }

  /// Handles a new connection to a host.
  public mutating func connected(now: Duration) -> [Action] {
    (behind, digest, asked, isRebuilding, former, seats) = (0, nil, nil, false, nil, [:])
    (isCounted, isDoneSent) = (false, false)
    hostSeat = nil
    return [
      .send(
        isWatching
          ? .watch(version: TableHeader.version)
          : .sit(version: TableHeader.version, known: log.count, name: name))
    ]
  }

  /// Handles the end of the connection to the host.
  public mutating func gone(now: Duration) -> [Action] {
    stopRebuilding()
    wordSince = nil
    // An attempt that did not succeed is no second departure.
    let hasLeft = state?.isConnected != false
    state?.isConnected = false
    state?.isHost = false
    return hasLeft ? [.news(.hostLeft)] : []
  }

  /// Performs what is due by now; called when `patience` is over.
  public mutating func elapsed(now: Duration) -> [Action] {
    var actions = sendWords(now: now)
    if let pending, !pending.isReported, now - pending.since >= Self.silence {
      self.pending?.isReported = true
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

  private mutating func sendWords(now: Duration) -> [Action] {
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
    guard let state, !isWatching else { return [.news(.refused(.unknown))] }
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
    case .callOff: return play("left", now: now)
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

  private func isSetter(_ duel: TableDuel) -> Bool {
    guard let state, let match = state.match else { return false }
    return match.seats[duel.setter] == state.own
  }

  private mutating func play(_ move: String, now: Duration) -> [Action] {
    guard pending == nil else { return [.news(.refused(.stale))] }
    let line = TableLine.play(log.count, move)
    guard state?.match != nil, move.utf8.count <= TableMatch.longestMove, TableLine(line.bytes) == line else {
      return [.news(.refused(.rules))]
    }
    pending = Pending(number: log.count, move: move, since: now)
    return state?.isConnected == true ? [.send(line)] : []
  }

  /// Handles a packet from the host.
  public mutating func received(_ bytes: [UInt8], now: Duration) -> [Action] {
    guard let line = TableLine(bytes) else { return leave(.noTable) }
    wordSince = nil
    switch line {
    case .table(let header): return table(header)
    case .seat(let seat, let kind, let presence, let name): return readSeat(seat, kind, presence, name)
    case .you(let seat): return takeSeat(seat, now: now)
    case .host(let seat):
      guard let header, seat < header.seats else { return leave(.noTable) }
      hostSeat = seat
      return []
    case .wink(let seat):
      guard let state, state.seats.indices.contains(seat) else { return leave(.noTable) }
      return seat == state.own ? [] : [.news(.winked(seat: seat))]
    case .at(let count, let digest): return at(count, digest, now: now)
    case .move(let number, let entry): return moved(number, entry, now: now)
    case .want(let number): return moves(from: number)
    case .score(let seat, let points, let words):
      guard state?.seats.indices.contains(seat) == true else { return leave(.noTable) }
      state?.seats[seat].points = points
      state?.seats[seat].words = words
      return [.news(.scores)]
    case .found(let seat, let words):
      guard let state, seat == state.own else { return [] }
      let new = words.filter { !state.found.contains($0) }
      self.state?.found += new
      unsent.removeAll { words.contains($0) }
      return new.isEmpty ? [] : [.news(.scores)]
    case .done(let seat):
      guard state?.seats.indices.contains(seat) == true else { return leave(.noTable) }
      state?.seats[seat].isDone = true
      return [.news(.scores)]
    case .left(let milliseconds): return left(milliseconds, now: now)
    case .no(let refusal, let number): return refused(refusal, number)
    case .watchers(let count):
      state?.watchers = count
      return state == nil ? [] : [.news(.watchers(count))]
    case .sit, .who, .watch, .play, .word, .chair, .begin, .bye: return leave(.noTable)
    }
  }

  private mutating func leave(_ reason: TableNews.Leaving) -> [Action] {
    stopRebuilding()
    return [.news(.left(reason)), .leave]
  }

  private mutating func table(_ header: TableHeader) -> [Action] {
    if let own = self.header, own != header { return leave(.anotherGame) }
    guard header.language == words.language, header.words == words.version else { return leave(.otherWords) }
    self.header = header
    return []
  }

  private mutating func readSeat(
    _ seat: Int, _ kind: TableLine.Kind, _ presence: TablePresence, _ name: String
  ) -> [Action] {
    guard let header, seat < header.seats, kind != .person || TableIdentity.isName(name) else {
      return leave(.noTable)
    }
    var listed = TableState.Seat(kind: kind, name: name, presence: presence)
    if let state, state.seats.indices.contains(seat) {
      (listed.points, listed.words) = (state.seats[seat].points, state.seats[seat].words)
      listed.isDone = state.isConnected && state.seats[seat].isDone
      self.state?.seats[seat] = listed
    }
    seats[seat] = listed
    return state?.isConnected == true ? [.news(.seats)] : []
  }

  private mutating func takeSeat(_ seat: Int, now: Duration) -> [Action] {
    guard let header, seats.count == header.seats, let own = seats[seat], own.kind != .empty else {
      return leave(.noTable)
    }
    if own.kind == .person { name = own.name }
    var state = self.state ?? TableState(header: header, seats: [], own: seat)
    let known = state.isConnected ? state.seats : []
    if !state.isConnected { unsent = state.found }
    state.seats = (0..<header.seats).map { index in
      var seat = seats[index] ?? TableState.Seat()
      // The same host lists the seats again: what it has sent about the race remains valid.
      guard known.indices.contains(index) else { return seat }
      (seat.points, seat.words, seat.isDone) = (known[index].points, known[index].words, known[index].isDone)
      return seat
    }
    state.own = seat
    state.isConnected = true
    state.host = hostSeat
    self.state = state
    return [.news(.seated)]
  }

  /// Takes the seats of a host that shows its table.
  private mutating func watch() -> [Action] {
    guard let header, seats.count == header.seats else { return leave(.noTable) }
    var state = self.state ?? TableState(header: header, seats: [], own: TableState.nobody)
    state.seats = (0..<header.seats).map { seats[$0] ?? TableState.Seat() }
    state.isConnected = true
    state.host = hostSeat
    self.state = state
    return [.news(.seated)]
  }

  // MARK: Moves

  private mutating func at(_ count: Int, _ digest: UInt32, now: Duration) -> [Action] {
    guard count <= TableLog.limit else { return leave(.noTable) }
    var actions: [Action] = []
    if isWatching, state?.isConnected != true {
      actions = watch()
      if actions.contains(.leave) { return actions }
    }
    if count < log.count {
      // The host has settled without these moves.
      if count == 0 { former = log }
      log.truncate(to: count)
      actions += rebuild(from: count)
    }
    behind = max(behind, count)
    self.digest = (count, digest)
    return actions + check() + catchUp(now: now) + answer(now: now)
  }

  private mutating func moved(_ number: Int, _ entry: TableLog.Entry, now: Duration) -> [Action] {
    guard number < TableLog.limit, header != nil else { return leave(.noTable) }
    behind = max(behind, number + 1)
    if number > log.count { return catchUp(now: now) }
    if number == 0, let beginning, entry != beginning {
      // The own log, which the host had made empty, is restored.
      isRebuilding = former != nil
      return leave(.anotherGame)
    }
    var actions: [Action] = []
    if let own = log[number] {
      if own == entry { return [] }
      // The host's log takes precedence.
      log.truncate(to: number)
      actions += rebuild(from: number)
    }
    guard apply(entry) else { return actions + leave(.noTable) }
    if !isRebuilding { actions.append(.news(.moved(number, entry))) }
    if let sent = pending, sent.number == number {
      pending = nil
      if entry != TableLog.Entry(state?.own ?? 0, sent.move) { actions.append(.news(.refused(.stale))) }
    }
    if let asked, log.count >= asked { self.asked = nil }
    return actions + check() + catchUp(now: now) + answer(now: now)
  }

  private mutating func apply(_ entry: TableLog.Entry) -> Bool {
    if log.count == 0 {
      guard let header, let match = TableMatch(header, begin: entry, words: words) else { return false }
      state?.match = match
      beginning = entry
    } else {
      guard state?.match?.apply(entry) == true else { return false }
    }
    log.append(entry)
    state?.moves = log.count
    return true
  }

  /// Rebuilds the game from a log that was truncated.
  private mutating func rebuild(from number: Int) -> [Action] {
    guard let header else { return [] }
    state?.match = TableMatch.replay(header, log, words: words).match
    state?.moves = log.count
    return [.news(.rebuilt(number))]
  }

  /// Returns to the own log and its game when the host's log has not arrived as a whole.
  private mutating func stopRebuilding() {
    guard isRebuilding, let former else { return }
    isRebuilding = false
    self.former = nil
    log = former
    _ = rebuild(from: log.count)
  }

  /// Compares the digest of the own moves with the host's, once there are as many.
  private mutating func check() -> [Action] {
    guard let digest, digest.count == log.count else { return [] }
    self.digest = nil
    let isEqual = digest.value == log.digest
    if isRebuilding {
      guard isEqual else { return leave(.anotherGame) }
      isRebuilding = false
      former = nil
      return [.news(.rebuilt(0))]
    }
    guard !isEqual else { return [] }
    isRebuilding = true
    former = log
    log.truncate(to: 0)
    state?.match = nil
    self.digest = digest
    asked = nil
    return []
  }

  private mutating func catchUp(now: Duration) -> [Action] {
    if log.count < behind {
      guard asked == nil else { return [] }
      asked = min(behind, log.count + TableHost.batch)
      return [.send(.want(log.count))]
    }
    return again(now: now)
  }

  /// Sends a move again that the previous host may not have distributed.
  private mutating func again(now: Duration) -> [Action] {
    guard let pending, state?.isConnected == true else { return [] }
    guard pending.number == log.count, state?.match != nil else {
      self.pending = nil
      return [.news(.refused(.stale))]
    }
    return [.send(.play(pending.number, pending.move))]
  }

  /// Sends what a setter's program answers automatically.
  private mutating func answer(now: Duration) -> [Action] {
    guard log.count >= behind, pending == nil, case .duel(let duel)? = state?.match?.game,
      isSetter(duel),
      let move = duel.reply(with: secret)
    else { return [] }
    return play(move, now: now)
  }

  /// The own moves from a number on, for a new host that has fewer.
  private func moves(from number: Int) -> [Action] {
    log.lines(from: number).map { .send($0) }
  }

  // MARK: Words and refusals

  private mutating func left(_ milliseconds: Int, now: Duration) -> [Action] {
    let time = min(.milliseconds(milliseconds), TableRace.timeLimit)
    raceEndsAt = now + time
    isLateReported = false
    raceWaits = nil
    // A host that has none of the words yet gets all of them at once.
    let all = isCounted ? [] : unsent
    if !isCounted { unsent = [] }
    isCounted = true
    if !all.isEmpty { wordSince = now }
    return [.news(.timeLeft(time))] + all.map { .send(.word($0)) } + sendWords(now: now)
  }

  private mutating func refused(_ refusal: TableLine.Refusal, _ number: Int?) -> [Action] {
    switch refusal {
    case .turn, .rules, .stale:
      if number != nil, number == pending?.number {
        // While the host is settling, the move stays pending; it is sent again with the next `at`.
        if refusal == .stale, log.count == number { return [] }
        pending = nil
      }
      return [.news(.refused(refusal))]
    case .version: return leave(.otherVersion)
    case .words: return leave(.otherWords)
    case .unknown where isWatching: return leave(.notShown)
    case .full where isWatching: return leave(.tooManyWatch)
    case .seat, .name, .full, .rate, .unknown: return leave(.refused(refusal))
    }
  }
}
