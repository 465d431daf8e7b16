extension TableSeat {
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
    case .sit, .who, .play, .word, .chair, .begin, .bye: return leave(.noTable)
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

  // MARK: Moves

  private mutating func at(_ count: Int, _ digest: UInt32, now: Duration) -> [Action] {
    guard count <= TableLog.limit else { return leave(.noTable) }
    var actions: [Action] = []
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
    if let waiting = pending, waiting.number == number {
      pending = nil
      if entry != TableLog.Entry(state?.own ?? 0, waiting.move) { actions.append(.news(.refused(.stale))) }
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
  mutating func stopRebuilding() {
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
    guard let waiting = pending, state?.isConnected == true else { return [] }
    guard waiting.number == log.count, state?.match != nil else {
      pending = nil
      return [.news(.refused(.stale))]
    }
    return [.send(.play(waiting.number, waiting.move))]
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
    (number..<max(number, min(log.count, number + TableHost.batch))).compactMap { index in
      log[index].map { .send(.move(index, $0)) }
    }
  }

  // MARK: Words and refusals

  private mutating func left(_ milliseconds: Int, now: Duration) -> [Action] {
    let time = min(.milliseconds(milliseconds), TextTwistRace.timeLimit)
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
    case .seat, .name, .full, .rate, .unknown: return leave(.refused(refusal))
    }
  }
}
