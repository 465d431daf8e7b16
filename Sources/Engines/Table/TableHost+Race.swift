extension TableHost {
  mutating func startRace(timeLeft: Duration, waits: Bool = false, now: Duration) {
    guard race == nil, case .race(let race)? = match?.game, !race.isOver else { return }
    self.race = race
    let left = min(max(.zero, timeLeft), TextTwistRace.timeLimit)
    if waits { raceWaits = left } else { raceEndsAt = now + left }
  }

  /// Starts the clock of a waiting race when a second seat is taken.
  mutating func startWaitingRace(now: Duration) {
    guard let left = raceWaits, chairs.count(where: { $0.kind.isPerson && $0.peer != nil }) >= 2 else {
      return
    }
    raceWaits = nil
    raceEndsAt = now + left
  }

  mutating func judge(_ word: String, by seat: Int, from peer: Peer, now: Duration) -> [Action] {
    guard var race, let player = match?.seats.firstIndex(of: seat) else {
      return [.send(peer, .no(.stale, nil))]
    }
    guard let raceEndsAt, now < raceEndsAt + TextTwistRace.grace else {
      return [.send(peer, .no(.stale, nil))]
    }
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
    case .notAWord: return [.send(peer, .no(.rules, nil))]
    }
  }

  mutating func scoreChanged(_ seat: Int, now: Duration) {
    changedScores.insert(seat)
    if scoresAt == nil { scoresAt = now + .milliseconds(50) }
  }

  mutating func broadcastScores() -> [Action] {
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
  func raceLines(for peer: Peer, _ seat: Int, now: Duration) -> [Action] {
    guard let race, let match, let player = match.seats.firstIndex(of: seat) else { return [] }
    let scores = match.seats.map(scoreLine) + done.sorted().map { TableLine.done($0) }
    let own = TextTwistRace.parts(of: race.found[player]).map { TableLine.found(seat, $0) }
    let left = raceEndsAt.map { [TableLine.left(milliseconds(until: $0, now: now))] } ?? []
    return (scores + own + left).map { .send(peer, $0) }
  }

  /// Records that a seat has stopped looking for words.
  mutating func finish(_ seat: Int, from peer: Peer, now: Duration) -> [Action] {
    guard race != nil, raceEndsAt != nil else { return [.send(peer, .no(.stale, nil))] }
    done.insert(seat)
    return broadcast(.done(seat)) + endRaceIfDone(now: now)
  }

  /// Ends a race early when no connected player is looking for words any more.
  mutating func endRaceIfDone(now: Duration) -> [Action] {
    let here = chairs.indices.filter { chairs[$0].kind.isPerson && chairs[$0].peer != nil }
    guard race != nil, raceEndsAt != nil, settlesAt == nil, !here.isEmpty, here.allSatisfy(done.contains)
    else { return [] }
    return endRace(now: now)
  }

  func milliseconds(until end: Duration?, now: Duration) -> Int {
    max(0, Int(((end ?? now) - now) / .milliseconds(1)))
  }

  mutating func endRace(now: Duration) -> [Action] {
    guard let race, let match else { return [] }
    (raceEndsAt, raceWaits, done) = (nil, nil, [])
    self.race = nil
    return broadcastScores()
      + race.results(seats: match.seats, unseen: announced).flatMap { append($0, now: now) ?? [] }
  }
}
