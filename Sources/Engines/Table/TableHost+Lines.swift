extension TableHost {
  /// Handles a packet. An empty packet means that the connection has ended.
  public mutating func received(_ bytes: [UInt8], from peer: Peer, now: Duration) -> [Action] {
    guard let connection = connections[peer] else { return [] }
    guard !bytes.isEmpty, let line = TableLine(bytes) else { return close(peer, .unknown, now: now) }
    guard isFree(line, of: connection) || peer == Self.own || connections[peer]!.bucket.spend(now: now) else {
      return close(peer, .rate, now: now)
    }
    switch line {
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
      chairs[seat].kind = .person(TableIdentity(user: user, name: unusedName(name)))
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

  /// The name itself, with a number appended when it is in use already.
  private func unusedName(_ name: String) -> String {
    let names = chairs.compactMap { if case .person(let other) = $0.kind { other.name } else { nil } }
    var unused = name
    var number = 2
    while names.contains(unused) {
      let ending = " \(number)"
      var stem = String(name.prefix(PlayerName.longest - ending.count))
      while stem.utf8.count > TableIdentity.longestName - ending.utf8.count { stem.removeLast() }
      unused = stem + ending
      number += 1
    }
    return unused
  }

  private mutating func welcome(_ peer: Peer, _ seat: Int, known: Int, now: Duration) -> [Action] {
    var lines = [TableLine.table(header)] + chairs.indices.map(seatLine) + hostLine + [.you(seat)]
    if known > log.count, !isExtended {
      connections[peer]!.announced = min(known, TableLog.limit)
      lines.append(.want(log.count))
    } else {
      lines.append(.at(log.count, log.digest))
    }
    return lines.map { .send(peer, $0) } + raceLines(for: peer, seat, now: now)
  }

  private func moves(from number: Int, count: Int) -> [TableLine] {
    (number..<max(number, min(log.count, number + count))).compactMap { index in
      log[index].map { .move(index, $0) }
    }
  }

  private mutating func moves(from number: Int, to peer: Peer) -> [Action] {
    connections[peer]!.nextWant = min(number, log.count) + Self.batch
    return moves(from: number, count: Self.batch).map { .send(peer, $0) }
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
  mutating func settle(now: Duration, isDue: Bool = false) -> [Action] {
    guard settlesAt != nil else { return [] }
    let isWaiting = match == nil || chairs.contains { $0.kind.isPerson && $0.peer == nil }
    guard isDue || !isWaiting && !connections.values.contains(where: { $0.announced != nil }) else {
      return []
    }
    settlesAt = nil
    var actions: [Action] = []
    for peer in connections.keys.sorted() where connections[peer]!.announced != nil {
      connections[peer]!.announced = nil
    }
    if match != nil { for seat in chairs.indices { actions += announceSeat(seat) } }
    actions += broadcast(.at(log.count, log.digest))
    startRace(timeLeft: raceEndsAt.map { $0 - now } ?? TextTwistRace.timeLimit, now: now)
    scheduleComputer(now: now)
    return actions + (match?.turn.map { giveBack($0, now: now) } ?? []) + endRaceIfDone(now: now)
  }

  /// Announces the seat of the host's own player.
  private var hostLine: [TableLine] { chairs.firstIndex { $0.peer == Self.own }.map { [.host($0)] } ?? [] }

  private func announceSeat(_ seat: Int) -> [Action] {
    let lines = hostLine + [.you(seat)]
    return broadcast(seatLine(seat)) + (chairs[seat].peer.map { peer in lines.map { .send(peer, $0) } } ?? [])
  }
}
