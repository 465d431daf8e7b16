/// One program at a table: its seat and, if it is the host, the host. It performs no I/O; a caller such as `TableRoom` carries
/// out the actions that it returns.
public struct TableNode: Sendable {
  public enum Action: Equatable, Sendable {
    /// Send to a peer of the host in this program.
    case send(TableHost.Peer, TableLine)
    case close(TableHost.Peer)
    /// Send to the host in another program.
    case sendToHost(TableLine)
    /// The host is gone: publish the next epoch and call `becomeHost`, or connect to the program that did and call
    /// `connected`.
    case elect
    /// The player has left the table: close all connections.
    case leave
    case news(TableNews)
  }

  public private(set) var seat: TableSeat
  public private(set) var host: TableHost?
  private let words: TableWords
  private let user: UInt32
  private let pause: Duration
  /// Lines between the seat and the host inside this program.
  private var toHost: [TableLine] = []
  private var toSeat: [TableLine] = []
  private var hasLeft = false

  /// - Parameter pause: how long a computer waits before its move.
  public init(seat: TableSeat, words: TableWords, user: UInt32, pause: Duration = .milliseconds(700)) {
    self.seat = seat
    self.words = words
    self.user = user
    self.pause = pause
  }

  /// Whether this program is the table's host.
  public var isHost: Bool { host != nil }

  /// The table as the player sees it; `nil` before a host has described it.
  public var state: TableState? {
    var state = seat.state
    state?.isHost = isHost
    return state
  }

  /// How long until `elapsed` has something to do; `nil` when nothing is due.
  public func patience(now: Duration) -> Duration? {
    [seat.patience(now: now), host?.patience(now: now)].compactMap { $0 }.min()
  }

  // MARK: As the host

  /// Whether the seat knows its table, which a host has described.
  public var canHost: Bool { seat.header != nil && !seat.isWatching }

  /// Whether this program only watches, and waits for others to host the table.
  public var isWatching: Bool { seat.isWatching }

  /// Becomes the host of the table that the seat belongs to, or of a new one.
  /// - Parameter header: describes a new table.
  public mutating func becomeHost(_ header: TableHeader? = nil, now: Duration) -> [Action] {
    guard let header = seat.header ?? header else { return [] }
    let lobby = (seat.state?.seats ?? []).map { seat in
      if case .computer(let level) = seat.kind { TableChair.computer(level) } else { TableChair.empty }
    }
    let scores = (seat.state?.seats ?? []).enumerated().filter { $1.points > 0 }.map { seat, state in
      (seat, TableScore(points: state.points, words: state.words))
    }
    var host = TableHost(
      header, words: words, log: seat.log, lobby: lobby,
      scores: Dictionary(uniqueKeysWithValues: scores), timeLeft: seat.timeLeft(now: now),
      waits: seat.raceWaits != nil, isElected: seat.header != nil, pause: pause, now: now)
    _ = host.connected(TableHost.own, user: user, now: now)
    self.host = host
    return [.news(.hosting)] + run(seat.connected(now: now), now: now)
  }

  /// Handles a new connection of a user to the host in this program.
  public mutating func peerConnected(_ peer: TableHost.Peer, user: UInt32, now: Duration) -> [Action] {
    run(host?.connected(peer, user: user, now: now) ?? [.close(peer)], now: now)
  }

  /// Handles a packet from a peer of the host in this program.
  public mutating func received(_ bytes: [UInt8], from peer: TableHost.Peer, now: Duration) -> [Action] {
    run(host?.received(bytes, from: peer, now: now) ?? [], now: now)
  }

  /// Handles the end of a connection to the host in this program.
  public mutating func peerGone(_ peer: TableHost.Peer, now: Duration) -> [Action] {
    run(host?.gone(peer, now: now) ?? [], now: now)
  }

  /// Stops being the host: the others elect a new one, and this program takes its seat there again.
  public mutating func handOver(now: Duration) -> [Action] {
    guard host != nil else { return [] }
    host = nil
    (toHost, toSeat) = ([], [])
    return run(seat.gone(now: now), now: now) + [.elect]
  }

  // MARK: With the host in another program

  /// Handles a new connection to the host.
  public mutating func connected(now: Duration) -> [Action] { run(seat.connected(now: now), now: now) }

  /// Handles a packet from the host; an empty one means that the connection has ended.
  public mutating func received(_ bytes: [UInt8], now: Duration) -> [Action] {
    bytes.isEmpty ? disconnected(now: now) : run(seat.received(bytes, now: now), now: now)
  }

  /// Handles the end of the connection to the host.
  public mutating func disconnected(now: Duration) -> [Action] {
    run(seat.gone(now: now), now: now) + [.elect]
  }

  // MARK: In both cases

  /// Performs what is due by now; called when `patience` is over.
  public mutating func elapsed(now: Duration) -> [Action] {
    let actions = run(seat.elapsed(now: now), now: now)
    return actions + run(host?.elapsed(now: now) ?? [], now: now)
  }

  /// Makes a move of the player.
  public mutating func play(_ move: TableMove, now: Duration) -> [Action] {
    run(seat.play(move, now: now), now: now)
  }

  /// Leaves the table.
  public mutating func leave(now: Duration) -> [Action] {
    guard !hasLeft else { return [] }
    hasLeft = true
    return isHost ? [.leave] : [.sendToHost(.bye), .leave]
  }

  private mutating func run(_ actions: [TableSeat.Action], now: Duration) -> [Action] {
    perform(actions) + exchange(now: now)
  }

  private mutating func run(_ actions: [TableHost.Action], now: Duration) -> [Action] {
    perform(actions) + exchange(now: now)
  }

  /// Delivers the pending lines between the seat and the host inside this program.
  private mutating func exchange(now: Duration) -> [Action] {
    var others: [Action] = []
    while !hasLeft, host != nil, !toHost.isEmpty || !toSeat.isEmpty {
      if !toSeat.isEmpty {
        others += perform(seat.received(toSeat.removeFirst().bytes, now: now))
      } else {
        others += perform(host!.received(toHost.removeFirst().bytes, from: TableHost.own, now: now))
      }
    }
    return others
  }

  /// Queues the lines for the host inside this program; returns what is left to do.
  private mutating func perform(_ actions: [TableSeat.Action]) -> [Action] {
    actions.compactMap { action in
      switch action {
      case .send(let line):
        guard isHost else { return .sendToHost(line) }
        toHost.append(line)
        return nil
      case .news(let news): return .news(news)
      case .leave:
        hasLeft = true
        return .leave
      }
    }
  }

  /// Queues the lines for the seat inside this program; returns what is left to do.
  private mutating func perform(_ actions: [TableHost.Action]) -> [Action] {
    actions.compactMap { action in
      switch action {
      case .send(TableHost.own, let line):
        toSeat.append(line)
        return nil
      case .send(let peer, let line): return .send(peer, line)
      case .close(TableHost.own):
        hasLeft = true
        return .leave
      case .close(let peer): return .close(peer)
      }
    }
  }
}
