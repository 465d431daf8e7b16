extension TableHost {
  // MARK: Before the game

  /// Whoever sits first among those who are connected says when the game begins, and against which computers.
  private func isOpener(_ peer: Peer) -> Bool { chairs.first { $0.peer != nil }?.peer == peer }

  mutating func set(_ seat: Int, _ level: GhostLevel?, from peer: Peer, now: Duration) -> [Action] {
    guard chairs.indices.contains(seat) else { return close(peer, .unknown, now: now) }
    guard match == nil else { return takeOver(seat, level, from: peer, now: now) }
    guard isOpener(peer), header.game == .ghost, !chairs[seat].kind.isPerson else {
      return [.send(peer, .no(.rules, nil))]
    }
    chairs[seat] = Chair(kind: level.map(TableChair.computer) ?? .empty)
    return tellAll(seatLine(seat))
  }

  mutating func begin(from peer: Peer, now: Duration) -> [Action] {
    let entry = TableLog.Entry(guests[peer]?.seat ?? 0, TableRoster(chairs.map(\.kind)).description)
    guard match == nil, isOpener(peer), let match = TableMatch(header, begin: entry, words: words) else {
      return [.send(peer, .no(.rules, nil))]
    }
    self.match = match
    settlesAt = nil
    let actions = added(entry, now: now)
    startRace(timeLeft: TwistRace.timeLimit, now: now)
    return actions + (race == nil ? [] : tellAll(.left(milliseconds(until: raceEndsAt, now: now))))
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
    // The setter's own program does not know the phrase any more.
    if entry.seat == setter { return true }
    return chairs[setter].awaySince.map { now - $0 >= Self.callOffTime } ?? false
  }

  /// Adds a move that the rules allow and tells everybody, the one who made it as well: that is the receipt.
  mutating func append(_ entry: TableLog.Entry, now: Duration) -> [Action]? {
    guard !log.isFull, match?.apply(entry) == true else { return nil }
    return added(entry, now: now)
  }

  private mutating func added(_ entry: TableLog.Entry, now: Duration) -> [Action] {
    log.append(entry)
    isExtended = true
    let actions = tellAll(.move(log.count - 1, entry))
    scheduleComputer(now: now)
    return actions + (match?.turn.map { giveBack($0, now: now) } ?? [])
  }

  mutating func scheduleComputer(now: Duration) {
    computerAt = match?.computerEntry == nil ? nil : now + pause
  }

  // MARK: Who is away

  /// Lets a computer play for somebody who has been away for a minute and whose turn it is.
  private mutating func takeOver(_ seat: Int, _ level: GhostLevel?, from peer: Peer, now: Duration)
    -> [Action]
  {
    guard let level, settlesAt == nil, match?.turn == seat, match?.level(of: seat) == nil,
      let since = chairs[seat].awaySince, now - since >= Self.takeOverTime,
      let actions = append(TableLog.Entry(seat, "\(Ghost.Move.hand(level))"), now: now)
    else { return [.send(peer, .no(.rules, nil))] }
    return actions + tellAll(seatLine(seat))
  }

  /// Lets somebody play on for whom a computer has played, as soon as it is their turn.
  mutating func giveBack(_ seat: Int, now: Duration) -> [Action] {
    guard settlesAt == nil, chairs[seat].kind.isPerson, chairs[seat].peer != nil,
      match?.level(of: seat) != nil,
      match?.turn == seat, let actions = append(TableLog.Entry(seat, "\(Ghost.Move.hand(nil))"), now: now)
    else { return [] }
    return actions + tellAll(seatLine(seat))
  }

  // MARK: Race

  mutating func startRace(timeLeft: Duration, now: Duration) {
    guard race == nil, case .race(let race)? = match?.game, !race.isOver else { return }
    self.race = race
    raceEndsAt = now + min(max(.zero, timeLeft), TwistRace.timeLimit)
  }

  mutating func judge(_ word: String, by seat: Int, from peer: Peer, now: Duration) -> [Action] {
    guard var race, let player = match?.seats.firstIndex(of: seat) else {
      return [.send(peer, .no(.stale, nil))]
    }
    guard let raceEndsAt, now < raceEndsAt + TwistRace.grace else { return [.send(peer, .no(.stale, nil))] }
    if !guests[peer]!.words.spend(now: now) {
      guard guests[peer]!.wordsAgain > 0 else { return close(peer, .rate, now: now) }
      guests[peer]!.wordsAgain -= 1
    }
    switch race.judge(word, by: player) {
    case .found:
      self.race = race
      changedScores.insert(seat)
      if scoresAt == nil { scoresAt = now + .milliseconds(50) }
      return []
    case .alreadyFound: return []
    case .notAWord: return [.send(peer, .no(.rules, nil))]
    }
  }

  mutating func tellScores() -> [Action] {
    defer { (scoresAt, changedScores) = (nil, []) }
    return changedScores.sorted().flatMap { tellAll(scoreLine($0)) }
  }

  private func scoreLine(_ seat: Int) -> TableLine {
    guard let race, let player = match?.seats.firstIndex(of: seat) else {
      return .score(seat, points: 0, words: 0)
    }
    return .score(seat, points: race.score(of: player), words: race.found[player].count)
  }

  /// What somebody who sits down has to know of a race that goes on; the time left comes last.
  func raceLines(for peer: Peer, _ seat: Int, now: Duration) -> [Action] {
    guard let race, let match, let player = match.seats.firstIndex(of: seat) else { return [] }
    let others = match.seats.indices.filter { !race.found[$0].isEmpty }.map { scoreLine(match.seats[$0]) }
    let own = TwistRace.parts(of: race.found[player]).map { TableLine.found(seat, $0) }
    let left = TableLine.left(milliseconds(until: raceEndsAt, now: now))
    return (others + own + [left]).map { .send(peer, $0) }
  }

  func milliseconds(until end: Duration?, now: Duration) -> Int {
    max(0, Int(((end ?? now) - now) / .milliseconds(1)))
  }

  mutating func endRace(now: Duration) -> [Action] {
    guard let race, let match else { return [] }
    raceEndsAt = nil
    self.race = nil
    return tellScores() + race.results(seats: match.seats).flatMap { append($0, now: now) ?? [] }
  }
}
