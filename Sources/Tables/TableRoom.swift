import Engines
import Platform

/// The tables in a folder, connected by sockets, or those of another machine. It opens nothing before it is used. The program's
/// event loop watches its sockets; `receive` takes the events, and `news` returns what came of them.
///
/// It is `Sendable` because it is contained in the screens' values; access is not synchronised, because the program has one
/// thread.
public final class TableRoom: TableService, @unchecked Sendable {
  private let path: String
  let loop: EventLoop
  private let pause: Duration?
  /// The longest time from the beginning of a line to its end.
  private let lineTime: Duration
  private var folder: TableFolder?
  /// The other machine whose tables these are; `nil` for this one.
  private var elsewhere: Elsewhere?
  /// The program by which other machines are reached; `nil` when they cannot be.
  private let ssh: String?
  private var node: TableNode?
  /// The epoch of the table that the player has joined.
  private var name: TableFolder.Name?
  /// The new table that the player opens unless a program hosts it already.
  private var opening: TableHeader?
  private var listener: TableSocket?
  private var upstream: (any TableConnection)?
  private var isUpstreamBroken = false
  /// The connections to the host in this program, by the numbers of their events.
  private var peers: [TableHost.Peer: any TableConnection] = [:]
  private var broken: [TableHost.Peer] = []
  /// The time of the next attempt to find the host.
  private var electsAt: Duration?
  /// The number of changes of host since the last seat was obtained.
  private var elections = 0
  private var listing: TableList?
  private var pending: [TableNews] = []

  private static let mostElections = 50
  private static let mostSilence = Duration.seconds(10)

  /// The maximum number of descriptors that are open at a time, besides those of the event loop.
  public static let mostDescriptors =
    folders + listenerAndHost + mostPeers + TableList.most + Elsewhere.mostDescriptors
  /// The folder, the removed one that a list still uses, the system's watch of its changes; and during a call the folder whose
  /// names are read, or the current one to return to.
  private static let folders = 5
  private static let listenerAndHost = 2
  /// One more is accepted before it is refused.
  private static let mostPeers = TableHost.mostPeers + TableHost.mostWatchers + 1

  /// - Parameters:
  ///   - folder: the folder of the sockets, created on first use.
  ///   - pause: how long a computer waits before its move; `nil` for a moment that suits people.
  ///   - lineTime: how long a line may take to arrive before its sender is disconnected.
  ///   - ssh: the program by which other machines are reached; `nil` when they cannot be.
  package init(
    folder: String, loop: EventLoop, pause: Duration? = nil, lineTime: Duration = .seconds(5),
    ssh: String? = "ssh"
  ) {
    (path, self.loop, self.pause, self.lineTime) = (folder, loop, pause, lineTime)
    self.ssh = ssh
  }

  /// Whether the event loop watches something for it, or there are news.
  public var isActive: Bool { node != nil || listing != nil || elsewhere != nil || !pending.isEmpty }

  /// How long until `news` has something to do if no event arrives; `nil` when nothing is due.
  public var patience: Duration? {
    guard pending.isEmpty else { return .zero }
    let now = System.time
    let ends = [
      electsAt,
      (peers.values.map { $0 } + [upstream]).compactMap { $0?.partialSince }.min().map { $0 + lineTime },
    ]
    let due =
      ends.map { $0.map { max(.zero, $0 - now) } }
      + [node?.patience(now: now), listing?.patience(now: now), elsewhere?.patience(now: now)]
    return due.compactMap { $0 }.min()
  }

  // MARK: TableService

  public func words(_ language: Language, _ lexicon: Lexicon) -> TableWords {
    TableWords(language: language.code, alphabet: language.alphabet, lexicon: lexicon, sha256: SHA256.digest)
  }

  public func visit(_ host: String?) {
    guard let ssh, host != elsewhere?.host, host.map(Elsewhere.isHost) != false else { return }
    leave()
    listing = nil
    elsewhere = host.map { Elsewhere($0, loop, ssh: ssh) }
  }

  public func host() -> String? { elsewhere?.host }

  /// Reaches another machine before anything is shown, so that ssh can use the terminal: it is waited for without an end, a
  /// relay that has greeted and does not say what tables there are for `mostSilence`.
  /// - Returns: why that is not possible; `nil` when its tables are now those of this room.
  package func reach(_ host: String, report: @escaping ([UInt8]) -> Void) -> TableNews.Leaving? {
    guard let ssh else { return .notFound }
    let elsewhere = Elsewhere(host, loop, ssh: ssh, report: report)
    var due: Duration?
    while !elsewhere.isListed {
      if let end = elsewhere.end { return .noLine(host, end) }
      if elsewhere.isUp { due = due ?? System.time + Self.mostSilence }
      if let due, System.time >= due { return .noLine(host, .unreachable) }
      for event in loop.wait(for: due.map { max(.zero, $0 - System.time) }) {
        _ = elsewhere.events(of: event.watch)
      }
    }
    self.elsewhere = elsewhere
    return nil
  }

  public func count() -> Int {
    if let elsewhere { return elsewhere.names().count }
    guard folder != nil || Files.exists(path) else { return 0 }
    return (try? place())?.names().count ?? 0
  }

  public func list() {
    do throws(TableFolderProblem) {
      listing = TableList(try place(), loop, now: System.time)
    } catch {
      pending.append(.left(.folder(error)))
    }
  }

  public func stopListing() { listing = nil }

  public func open(_ header: TableHeader, words: TableWords, name: String) {
    enter(header.game, header.id, TableSeat(words: words, name: name), words: words)
    opening = header
    elect()
    settle()
  }

  public func takeSeat(at table: OpenTable, words: TableWords, name: String) {
    enter(table.header.game, table.id, TableSeat(words: words, name: name), words: words)
    elect()
    settle()
  }

  public func watch(_ table: OpenTable, words: TableWords) {
    enter(table.header.game, table.id, TableSeat(watchingWith: words), words: words)
    elect()
    settle()
  }

  public func resume(_ saved: SavedTable, words: TableWords) {
    visit(saved.host)
    let seat = TableSeat(saved, words: words, now: System.time)
    enter(saved.header.game, saved.header.id, seat, words: words)
    elect()
    settle()
  }

  public func leave() {
    // Ended connections are handled first, so that they are not waited for.
    receiveAllFromHost()
    for peer in peers.keys { receive(from: peer) }
    run(node?.leave(now: System.time) ?? [])
    settle()
  }

  public func play(_ move: TableMove) {
    run(node?.play(move, now: System.time) ?? [])
    settle()
  }

  public func state() -> TableState? { node?.state }

  public func saved() -> SavedTable? {
    var saved = node?.seat.saved(now: System.time)
    saved?.host = elsewhere?.host
    return saved
  }

  public func news() -> [TableNews] {
    let now = System.time
    if let elsewhere {
      let (events, news) = elsewhere.elapsed(now: now)
      events.forEach(handle)
      pending += news
    }
    if let due = electsAt, now >= due { elect() }
    run(node?.elapsed(now: now) ?? [])
    if let listing, let tables = listing.elapsed(now: now) {
      pending.append(.tables(tables))
      if listing.hasOtherVersion { pending.append(.otherVersion) }
      if listing.hasForbidden { pending.append(.forbidden) }
      listing.askAgain(now: now)
    }
    breakOffHalfLines(now: now)
    settle()
    // While the line is down the host may be where it was.
    if let elsewhere, !elsewhere.isUp { pending.removeAll { $0 == .hostLeft } }
    defer { pending = [] }
    return pending
  }

  // MARK: Before the program is suspended

  /// Stops being the host, so that the others elect a new one immediately instead of waiting for a suspended program.
  public func handOver() {
    guard let node, node.isHost else { return }
    listener = nil
    peers = [:]
    let actions = self.node?.handOver(now: System.time).filter { $0 != .elect } ?? []
    run(actions)
    settle()
  }

  /// Takes the seat again after `handOver`, at the current host.
  public func rejoin() {
    guard node != nil, listener == nil, upstream == nil else { return }
    elect()
    settle()
  }

  // MARK: Entering and leaving

  private func place() throws(TableFolderProblem) -> any TablePlace {
    if let elsewhere { return elsewhere }
    return try opened()
  }

  private func opened() throws(TableFolderProblem) -> TableFolder {
    // The folder is created again if it has been removed.
    if let folder, !folder.isGone { return folder }
    let folder = try TableFolder(path)
    self.folder = folder
    return folder
  }

  /// Leaves the current table for one of which no epoch is known yet.
  private func enter(_ game: TableGame, _ id: String, _ seat: TableSeat, words: TableWords) {
    leave()
    let user = System.userID
    node =
      pause.map { TableNode(seat: seat, words: words, user: user, pause: $0) }
      ?? TableNode(seat: seat, words: words, user: user)
    name = TableFolder.Name(game, id, epoch: 0)
    elections = 0
  }

  /// Finds the host, or becomes it; ends when neither is possible.
  private func elect() {
    guard node != nil, let name else { return }
    (upstream, listener, peers, broken, electsAt) = (nil, nil, [:], [], nil)
    elections += 1
    guard elections <= Self.mostElections else { return end(.notFound) }
    do throws(TableFolderProblem) {
      let place = try place()
      for _ in 0..<Self.mostElections {
        let newest = place.newest(name.id)
        if let newest {
          switch place.connect(to: newest) {
          case .connected(let socket): return try connect(newest, socket)
          case .busy:
            electsAt = System.time + .milliseconds(50)
            return
          case .forbidden: throw .system(.accessDenied)
          case .otherVersion: return end(.otherVersion)
          case .ended, .none: break
          }
        }
        if let elsewhere, waits(for: elsewhere) { return }
        if node?.isWatching == true {
          // One of the seats will be the host.
          electsAt = System.time + .milliseconds(100)
          return
        }
        let next = TableFolder.Name(name.game, name.id, epoch: max(newest?.epoch ?? 0, name.epoch) + 1)
        guard let folder = place as? TableFolder, TableFolder.Name.epochs.contains(next.epoch),
          opening != nil || node?.canHost == true
        else { break }
        guard let socket = try folder.publish(next) else { continue }
        try host(next, socket)
        return run(node?.becomeHost(opening, now: System.time) ?? [])
      }
      end(.notFound)
    } catch {
      end(.folder(error))
    }
  }

  /// Whether to wait for a host elsewhere, which the names there tell: while the line is down, for a seat in a game that has
  /// begun, and for the table of another game, which one of the others lays.
  private func waits(for elsewhere: Elsewhere) -> Bool {
    let isSeat = node?.isWatching != true && node?.state?.match != nil
    guard !elsewhere.isUp || isSeat || opening != nil else { return false }
    elections = 0
    return true
  }

  private func host(_ name: TableFolder.Name, _ socket: TableSocket) throws(TableFolderProblem) {
    self.name = name
    listener = socket
    try watch(socket)
    folder?.removeOlder(than: name)
  }

  private func connect(
    _ name: TableFolder.Name, _ socket: any TableConnection
  ) throws(TableFolderProblem) {
    self.name = name
    upstream = socket
    isUpstreamBroken = false
    try watch(socket)
    run(node?.connected(now: System.time) ?? [])
  }

  private func watch(_ socket: any TableConnection) throws(TableFolderProblem) {
    do throws(SystemError) { try socket.watch(in: loop) } catch { throw .system(error) }
  }

  private func end(_ reason: TableNews.Leaving) {
    pending.append(.left(reason))
    close()
  }

  private func close() {
    if listener != nil, peers.isEmpty, let name { folder?.remove(name) }
    (node, name, listener, upstream, peers, broken, electsAt) = (nil, nil, nil, nil, [:], [], nil)
    (isUpstreamBroken, opening) = (false, nil)
  }

  // MARK: Events

  /// Handles the events that are about its sockets and its folder.
  package func receive(_ events: [EventLoop.Event]) {
    for event in events {
      (elsewhere?.events(of: event.watch) ?? [event.watch]).forEach(handle)
    }
    settle()
  }

  /// Handles the event with a number.
  private func handle(_ event: Int) {
    switch event {
    case listener?.id: accept()
    case upstream?.id: receiveFromHost()
    default:
      if event == Elsewhere.changed { changedElsewhere() }
      if listing?.answer(event, now: System.time) != true { receive(from: event) }
    }
  }

  /// Looks for a host among the names that are told elsewhere, unless there will be no more of them.
  private func changedElsewhere() {
    guard let elsewhere else { return }
    if let reason = elsewhere.end {
      end(.noLine(elsewhere.host, reason))
      (self.elsewhere, listing) = (nil, nil)
    } else if node != nil, upstream == nil, electsAt == nil {
      elect()
    }
  }

  private func accept() {
    for _ in 0..<32 {
      guard let (socket, user) = listener?.accept() else { return }
      guard (try? socket.watch(in: loop)) != nil else { continue }
      peers[socket.id] = socket
      run(node?.peerConnected(socket.id, user: user, now: System.time) ?? [])
    }
  }

  private func receive(from peer: TableHost.Peer) {
    guard let socket = peers[peer] else { return }
    let received = socket.receive(now: System.time)
    for line in received.lines where peers[peer] === socket {
      run(node?.received(line, from: peer, now: System.time) ?? [])
    }
    if received.isEnded, peers.removeValue(forKey: peer) != nil {
      run(node?.peerGone(peer, now: System.time) ?? [])
    }
  }

  /// Handles a part of what the host has sent.
  /// - Returns: whether there may be more.
  @discardableResult
  private func receiveFromHost() -> Bool {
    guard let socket = upstream else { return false }
    let received = socket.receive(now: System.time)
    for line in received.lines where upstream === socket { run(node?.received(line, now: System.time) ?? []) }
    guard upstream === socket else { return false }
    if received.isEnded { endUpstream() }
    return !received.isEnded && !received.lines.isEmpty
  }

  private func receiveAllFromHost() {
    for _ in 0..<Self.mostParts where !receiveFromHost() { return }
  }

  /// More than the socket's buffers can hold.
  private static let mostParts = 64

  private func endUpstream() {
    upstream = nil
    run(node?.disconnected(now: System.time) ?? [])
  }

  /// Ends the connections on which the rest of a line does not arrive.
  private func breakOffHalfLines(now: Duration) {
    func isLate(_ socket: any TableConnection) -> Bool {
      socket.partialSince.map { now >= $0 + lineTime } ?? false
    }
    broken += peers.filter { isLate($0.value) }.map(\.key)
    if let upstream, isLate(upstream) { isUpstreamBroken = true }
  }

  private func run(_ actions: [TableNode.Action]) {
    for action in actions {
      switch action {
      case .send(let peer, let line):
        if let socket = peers[peer], !socket.send(line.bytes) { broken.append(peer) }
      case .close(let peer): peers[peer] = nil
      case .sendToHost(let line):
        if let upstream, !upstream.send(line.bytes) { isUpstreamBroken = true }
      case .elect: elect()
      case .leave: close()
      case .news(let news):
        if news == .seated { elections = 0 }
        pending.append(news)
      }
    }
  }

  /// Closes the connections that are broken, after reading what the host has sent.
  private func settle() {
    while !broken.isEmpty || isUpstreamBroken {
      if isUpstreamBroken {
        isUpstreamBroken = false
        receiveAllFromHost()
        if upstream != nil { endUpstream() }
      } else {
        let peer = broken.removeFirst()
        guard peers.removeValue(forKey: peer) != nil else { continue }
        run(node?.peerGone(peer, now: System.time) ?? [])
      }
    }
  }
}
