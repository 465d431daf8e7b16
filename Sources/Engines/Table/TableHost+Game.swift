extension TableHost {
  // MARK: Before the game

  /// Whether a peer starts the game and assigns the computers: the first connected seat does.
  private func isOpener(_ peer: Peer) -> Bool { chairs.first { $0.peer != nil }?.peer == peer }

  mutating func set(_ seat: Int, _ level: GhostLevel?, from peer: Peer, now: Duration) -> [Action] {
    guard chairs.indices.contains(seat) else { return close(peer, .unknown, now: now) }
    guard match == nil else { return takeOver(seat, level, from: peer, now: now) }
    guard isOpener(peer), header.game == .ghost, !chairs[seat].kind.isPerson else {
      return [.send(peer, .no(.rules, nil))]
    }
    chairs[seat] = Chair(kind: level.map(TableChair.computer) ?? .empty)
    return broadcast(seatLine(seat))
  }

  mutating func begin(from peer: Peer, now: Duration) -> [Action] {
    let entry = TableLog.Entry(connections[peer]?.seat ?? 0, TableRoster(chairs.map(\.kind)).description)
    guard match == nil, isOpener(peer), let match = TableMatch(header, begin: entry, words: words) else {
      return [.send(peer, .no(.rules, nil))]
    }
    self.match = match
    settlesAt = nil
    let actions = added(entry, now: now)
    startRace(timeLeft: TextTwistRace.timeLimit, now: now)
    return actions + (race == nil ? [] : broadcast(.left(milliseconds(until: raceEndsAt, now: now))))
  }

  // MARK: Moves

  mutating func play(_ number: Int, _ entry: TableLog.Entry, from peer: Peer, now: Duration) -> [Action] {
    guard let match, settlesAt == nil, number == log.count else { return [.send(peer, .no(.stale, number))] }
    guard !entry.move.utf8.starts(with: "~".utf8), race == nil, mayCallOff(entry, now: now) else {
      return [.send(peer, .no(.rules, number))]
    }
    if let actions = append(entry, now: now) { return actions }
    let isOthersTurn = match.turn != nil && match.turn != entry.seat
    return [.send(peer, .no(isOthersTurn ? .turn : .rules, number))]
  }

  private func mayCallOff(_ entry: TableLog.Entry, now: Duration) -> Bool {
    guard entry.move == "off", case .duel(let duel)? = match?.game, let match else { return true }
    let setter = match.seats[duel.setter]
    // The setter's own program has lost the phrase.
    if entry.seat == setter { return true }
    return chairs[setter].awaySince.map { now - $0 >= Self.callOffTime } ?? false
  }

  /// Appends a move that the rules allow and sends it to all peers, including its author, for whom it is the receipt.
  mutating func append(_ entry: TableLog.Entry, now: Duration) -> [Action]? {
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

  mutating func scheduleComputer(now: Duration) {
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
    else { return [.send(peer, .no(.rules, nil))] }
    return actions + broadcast(seatLine(seat))
  }

  /// Returns the turn to a reconnected player for whom a computer has played.
  mutating func giveBack(_ seat: Int, now: Duration) -> [Action] {
    guard settlesAt == nil, chairs[seat].kind.isPerson, chairs[seat].peer != nil,
      match?.level(of: seat) != nil,
      match?.turn == seat, let actions = append(TableLog.Entry(seat, "\(Ghost.Move.replace(nil))"), now: now)
    else { return [] }
    return actions + broadcast(seatLine(seat))
  }
}
