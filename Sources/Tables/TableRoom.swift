import Engines
import Glibc

/// The tables in a folder, by sockets. It opens nothing before it is asked for something, and then has one descriptor to be
/// polled for everything; `news` does what is to be done then.
///
/// It is `Sendable` because the screens' values that hold it are; nothing synchronises it, as the program has one thread.
public final class TableRoom: Tables, @unchecked Sendable {
  let path: String
  private let pause: Duration
  private(set) var folder: TableFolder?
  private var events: TableEvents?
  private(set) var node: TableNode?
  /// The epoch at which the player sits.
  private(set) var name: TableFolder.Name?
  private var listener: TableSocket?
  private var upstream: TableSocket?
  private var isUpstreamBroken = false
  private var peers: [TableHost.Peer: TableSocket] = [:]
  private var lastTag = 16
  private var broken: [TableHost.Peer] = []
  /// When another try is made to find the host.
  private var electsAt: Duration?
  /// How often the host has changed without a seat at the new one.
  private var elections = 0
  private var listing: TableList?
  private var pending: [TableNews] = []

  private static let listenerTag: UInt64 = 1
  private static let upstreamTag: UInt64 = 2
  private static let mostElections = 50

  /// - Parameters:
  ///   - folder: the folder of the sockets, which is created when it is first needed.
  ///   - pause: how long a computer thinks.
  public init(folder: String, pause: Duration = .milliseconds(700)) {
    path = folder
    self.pause = pause
  }

  /// What is readable when `news` has something to do; -1 while there is no table and none is listed.
  public var descriptor: Int32 { events?.descriptor ?? -1 }

  /// Whether `news` has something to do or to tell.
  public var hasNews: Bool { events != nil || !pending.isEmpty }

  // MARK: Tables

  public func words(_ language: Language, _ lexicon: Lexicon) -> TableWords {
    TableWords(language: language.code, alphabet: language.alphabet, lexicon: lexicon, sha256: SHA256.digest)
  }

  public func count() -> Int {
    guard folder != nil || access(path, F_OK) == 0 else { return 0 }
    return (try? opened())?.names().count ?? 0
  }

  public func list() {
    do throws(TableFolderProblem) {
      let list = TableList(try opened(), now: Self.now())
      try ensureEvents().add(list.watch, tag: TableList.watchTag)
      listing = list
      list.ask(events!, &lastTag, now: Self.now())
      rearm()
    } catch {
      pending.append(.left(.folder(error)))
    }
  }

  public func stopListing() {
    listing = nil
    rearm()
  }

  public func open(_ header: TableHeader, words: TableWords, name: String) {
    enter(TableNode(seat: TableSeat(words: words, name: name), words: words, user: geteuid(), pause: pause))
    do throws(TableFolderProblem) {
      let name = TableFolder.Name(header.game, header.id, epoch: 1)
      guard let socket = try opened().publish(name) else { return end(.notFound) }
      try host(name, socket)
      run(node?.becomeHost(header, now: Self.now()) ?? [])
      settle()
    } catch {
      end(.folder(error))
    }
  }

  public func sit(at table: OpenTable, words: TableWords, name: String) {
    enter(TableNode(seat: TableSeat(words: words, name: name), words: words, user: geteuid(), pause: pause))
    do throws(TableFolderProblem) {
      guard let newest = try opened().newest(table.id),
        case .connected(let socket) = TableSocket.connect(to: try opened().reached(newest.text))
      else { return end(.notFound) }
      try connect(newest, socket)
      settle()
    } catch {
      end(.folder(error))
    }
  }

  public func resume(_ saved: SavedTable, words: TableWords) {
    let seat = TableSeat(saved, words: words, now: Self.now())
    enter(TableNode(seat: seat, words: words, user: geteuid(), pause: pause))
    name = TableFolder.Name(saved.header.game, saved.header.id, epoch: 0)
    elect()
    settle()
  }

  public func leave() {
    // Those who are gone already are not waited for.
    for tag in events?.ready() ?? [] { answer(tag) }
    run(node?.leave(now: Self.now()) ?? [])
    settle()
  }

  public func play(_ move: TableMove) {
    run(node?.play(move, now: Self.now()) ?? [])
    settle()
  }

  public func state() -> TableState? { node?.state }
  public func saved() -> SavedTable? { node?.seat.saved(now: Self.now()) }

  public func news() -> [TableNews] {
    if let events {
      for tag in events.ready() { answer(tag) }
      let now = Self.now()
      if let due = electsAt, now >= due { elect() }
      run(node?.elapsed(now: now) ?? [])
      if let listing, let tables = listing.elapsed(now: now) {
        pending.append(.tables(tables))
        if listing.hasChanged { listing.ask(events, &lastTag, now: now) }
      }
      settle()
    }
    defer { pending = [] }
    return pending
  }

  // MARK: Before the program stops for a while

  /// Gives up being the host: the others elect one at once, and do not wait for a program that is suspended.
  public func handOver() {
    guard let node, node.isHost else { return }
    listener = nil
    peers = [:]
    let actions = self.node?.handOver(now: Self.now()).filter { $0 != .elect } ?? []
    run(actions)
    settle()
  }

  /// Sits down again after `handOver`, at whoever is the host then.
  public func rejoin() {
    guard node != nil, listener == nil, upstream == nil else { return }
    elect()
    settle()
  }

  // MARK: Sockets

  private func opened() throws(TableFolderProblem) -> TableFolder {
    if let folder { return folder }
    let folder = try TableFolder(path)
    self.folder = folder
    return folder
  }

  private func ensureEvents() throws(TableFolderProblem) -> TableEvents {
    if let events { return events }
    guard let events = TableEvents() else { throw .system(TableFolder.error(errno)) }
    self.events = events
    return events
  }

  private func enter(_ node: TableNode) {
    leave()
    self.node = node
    elections = 0
  }

  private func host(_ name: TableFolder.Name, _ socket: TableSocket) throws(TableFolderProblem) {
    self.name = name
    listener = socket
    try ensureEvents().add(socket.descriptor, tag: Self.listenerTag)
    folder?.removeOlder(than: name)
  }

  private func connect(_ name: TableFolder.Name, _ socket: TableSocket) throws(TableFolderProblem) {
    self.name = name
    upstream = socket
    isUpstreamBroken = false
    try ensureEvents().add(socket.descriptor, tag: Self.upstreamTag)
    run(node?.connected(now: Self.now()) ?? [])
  }

  /// Finds the host, or becomes it.
  private func elect() {
    guard node != nil, let name else { return }
    (upstream, listener, peers, broken, electsAt) = (nil, nil, [:], [], nil)
    elections += 1
    guard elections <= Self.mostElections else { return end(.notFound) }
    do throws(TableFolderProblem) {
      let folder = try opened()
      while node != nil {
        let newest = folder.newest(name.id)
        if let newest {
          switch TableSocket.connect(to: folder.reached(newest.text)) {
          case .connected(let socket): return try connect(newest, socket)
          case .busy:
            electsAt = Self.now() + .milliseconds(50)
            return
          case .none: break
          }
        }
        let next = TableFolder.Name(name.game, name.id, epoch: max(newest?.epoch ?? 0, name.epoch) + 1)
        guard let socket = try folder.publish(next) else { continue }
        try host(next, socket)
        return run(node?.becomeHost(now: Self.now()) ?? [])
      }
    } catch {
      end(.folder(error))
    }
  }

  private func end(_ reason: TableNews.Leaving) {
    pending.append(.left(reason))
    close()
  }

  private func close() {
    if listener != nil, peers.isEmpty, let name { folder?.remove(name) }
    (node, name, listener, upstream, peers, broken, electsAt) = (nil, nil, nil, nil, [:], [], nil)
    isUpstreamBroken = false
    rearm()
  }

  // MARK: What happens

  private func answer(_ tag: UInt64) {
    switch tag {
    case TableEvents.timerTag: break
    case Self.listenerTag: accept()
    case Self.upstreamTag: receiveFromHost()
    default: if listing?.answer(tag, events, &lastTag, now: Self.now()) != true { receive(from: Int(tag)) }
    }
  }

  private func accept() {
    for _ in 0..<32 {
      guard let (socket, user) = listener?.accept() else { return }
      lastTag += 1
      peers[lastTag] = socket
      events?.add(socket.descriptor, tag: UInt64(lastTag))
      run(node?.peerConnected(lastTag, user: user, now: Self.now()) ?? [])
    }
  }

  private func receive(from peer: TableHost.Peer) {
    for _ in 0..<64 {
      switch peers[peer]?.receive() {
      case .packet(let bytes): run(node?.received(bytes, from: peer, now: Self.now()) ?? [])
      case .nothing, nil: return
      case .end:
        peers[peer] = nil
        return run(node?.peerGone(peer, now: Self.now()) ?? [])
      }
    }
  }

  private func receiveFromHost() {
    let socket = upstream
    for _ in 0..<256 {
      guard let upstream, upstream === socket else { return }
      switch upstream.receive() {
      case .packet(let bytes): run(node?.received(bytes, now: Self.now()) ?? [])
      case .nothing: return
      case .end:
        self.upstream = nil
        return run(node?.disconnected(now: Self.now()) ?? [])
      }
    }
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

  /// Ends the connections that take no packet any more: after what the host has sent before.
  private func settle() {
    while !broken.isEmpty || isUpstreamBroken {
      if isUpstreamBroken {
        isUpstreamBroken = false
        receiveFromHost()
        if upstream != nil {
          upstream = nil
          run(node?.disconnected(now: Self.now()) ?? [])
        }
      } else {
        let peer = broken.removeFirst()
        guard peers.removeValue(forKey: peer) != nil else { continue }
        run(node?.peerGone(peer, now: Self.now()) ?? [])
      }
    }
    rearm()
  }

  private func rearm() {
    guard node != nil || listing != nil else {
      events = nil
      return
    }
    let now = Self.now()
    let due = [
      node?.patience(now: now), listing?.patience(now: now), electsAt.map { max(.zero, $0 - now) },
    ]
    events?.wake(after: due.compactMap { $0 }.min())
  }

  private static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
