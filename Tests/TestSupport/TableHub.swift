import Engines
import Tables

/// Programs at tables without sockets: sent lines are queued until they are delivered. A program can be killed; what it has
/// sent before is still delivered, then its peers are notified of the end of the connection, as by the kernel.
///
/// Each test uses its own on one thread.
public final class TableHub: @unchecked Sendable {
  struct Program {
    var node: TableNode?
    var news: [TableNews] = []
    var table = ""
    /// The connection to the host; `nil` when this program is the host or there is none.
    var link: Int?
    var isListing = false
    /// The other machine that it visits.
    var host: String?
    /// The saved state when it was killed.
    var saved: SavedTable?
  }

  struct Link {
    let client: Int
    let host: Int
    var toHost: [[UInt8]] = []
    var toClient: [[UInt8]] = []
    var isClientOpen = true
    var isHostOpen = true
  }

  public private(set) var now = Duration.zero
  var programs: [Int: Program] = [:]
  var links: [Int: Link] = [:]
  /// Programs that are stopped, as by SIGSTOP; lines sent to them are queued.
  private var stopped: Set<Int> = []
  private var lastLink = 0
  /// The number of programs started, for unique numbers.
  public var startedBefore = 0
  /// The program that published each epoch of a table.
  private var epochs: [String: [Int]] = [:]
  /// The time when the last one was published.
  private var published: [String: Duration] = [:]
  private let pause: Duration
  /// The programs that watch a table and wait for its next host.
  private var unhosted: [String: [Int]] = [:]
  /// Every line sent by a program to another one, in order.
  public private(set) var sent: [Int: [[UInt8]]] = [:]

  public init(pause: Duration = .zero) { self.pause = pause }

  // MARK: Programs

  func newNode(_ seat: TableSeat, _ words: TableWords, program: Int) -> TableNode {
    TableNode(seat: seat, words: words, user: 1000 + UInt32(program % 2), pause: pause)
  }

  public func open(_ header: TableHeader, words: TableWords, name: String, program: Int) {
    if host(of: header.id) != nil {
      return takeSeat(at: header.id, words: words, name: name, program: program)
    }
    var node = newNode(TableSeat(words: words, name: name), words, program: program)
    let actions = node.becomeHost(header, now: now)
    enter(program, header.id, node)
    epochs[header.id] = [program]
    published[header.id] = now
    run(actions, program)
  }

  public func takeSeat(at table: String, words: TableWords, name: String, program: Int) {
    enter(program, table, newNode(TableSeat(words: words, name: name), words, program: program))
    guard let host = host(of: table) else { return notify(program, .left(.notFound)) }
    connect(program, to: host)
  }

  public func watch(_ table: String, words: TableWords, program: Int) {
    enter(program, table, newNode(TableSeat(watchingWith: words), words, program: program))
    guard let host = host(of: table) else { return notify(program, .left(.notFound)) }
    connect(program, to: host)
  }

  public func resume(_ saved: SavedTable, words: TableWords, program: Int) {
    enter(
      program, saved.header.id, newNode(TableSeat(saved, words: words, now: now), words, program: program))
    elect(program)
  }

  /// Ends a program as `kill -9` does.
  public func kill(_ program: Int) {
    guard isAlive(program) else { return }
    save(program)
    forget(program)
  }

  /// Stops a program, as SIGSTOP does.
  public func stop(_ program: Int) { stopped.insert(program) }

  /// Continues the program.
  public func proceed(_ program: Int) { stopped.remove(program) }

  /// Stops being the host, as a program does before it is suspended.
  public func handOver(_ program: Int) {
    let actions = programs[program]?.node?.handOver(now: now) ?? []
    for id in links.keys where links[id]!.host == program { links[id]!.isHostOpen = false }
    run(actions.filter { $0 != .elect }, program)
    deliverAll()
  }

  /// Takes the seat again afterwards.
  public func rejoin(_ program: Int) {
    elect(program)
    deliverAll()
  }

  private func save(_ program: Int) {
    let saved = programs[program]?.node?.seat.saved(now: now)
    programs[program]?.saved = saved
  }

  public func saved(_ program: Int) -> SavedTable? {
    programs[program]?.node?.seat.saved(now: now) ?? programs[program]?.saved
  }

  public func isAlive(_ program: Int) -> Bool { programs[program]?.node != nil }
  public func node(_ program: Int) -> TableNode? { programs[program]?.node }

  public func play(_ move: TableMove, program: Int) {
    guard let actions = programs[program]?.node?.play(move, now: now) else { return }
    run(actions, program)
  }

  public func leave(_ program: Int) {
    guard let actions = programs[program]?.node?.leave(now: now) else { return }
    run(actions, program)
  }

  public func takeNews(_ program: Int) -> [TableNews] {
    defer { programs[program]?.news = [] }
    return programs[program]?.news ?? []
  }

  var openTables: [OpenTable] {
    epochs.keys.sorted().compactMap { table in
      guard let host = host(of: table), !stopped.contains(host), let node = programs[host]?.node,
        let state = node.state
      else {
        return nil
      }
      return OpenTable(
        header: state.header, seats: state.seats, hasBegun: state.match != nil,
        age: now - published[table, default: now])
    }
  }

  private func enter(_ program: Int, _ table: String, _ node: TableNode) {
    forget(program)
    programs[program, default: Program()].node = node
    programs[program]!.table = table
  }

  private func forget(_ program: Int) {
    programs[program]?.node = nil
    programs[program]?.link = nil
    for id in links.keys {
      if links[id]!.client == program { links[id]!.isClientOpen = false }
      if links[id]!.host == program { links[id]!.isHostOpen = false }
    }
  }

  // MARK: The folder

  private func host(of table: String) -> Int? {
    guard let last = epochs[table]?.last, programs[last]?.table == table, programs[last]?.node?.isHost == true
    else {
      return nil
    }
    return last
  }

  private func elect(_ program: Int) {
    guard let table = programs[program]?.table else { return }
    if let host = host(of: table) { return connect(program, to: host) }
    if programs[program]?.node?.isWatching == true {
      unhosted[table, default: []].append(program)
      return
    }
    epochs[table, default: []].append(program)
    published[table] = now
    if let actions = programs[program]?.node?.becomeHost(now: now) { run(actions, program) }
    for watcher in unhosted.removeValue(forKey: table) ?? [] { elect(watcher) }
  }

  private func connect(_ program: Int, to host: Int) {
    lastLink += 1
    links[lastLink] = Link(client: program, host: host)
    programs[program]?.link = lastLink
    let user = 1000 + UInt32(program % 2)
    if let actions = programs[host]?.node?.peerConnected(lastLink, user: user, now: now) {
      run(actions, host)
    }
    if let actions = programs[program]?.node?.connected(now: now) { run(actions, program) }
  }

  // MARK: Lines

  private func notify(_ program: Int, _ news: TableNews) { programs[program]?.news.append(news) }

  func run(_ actions: [TableNode.Action], _ program: Int) {
    for action in actions {
      switch action {
      case .send(let peer, let line):
        sent[program, default: []].append(line.bytes)
        links[peer]?.toClient.append(line.bytes)
      case .close(let peer): links[peer]?.isHostOpen = false
      case .sendToHost(let line):
        sent[program, default: []].append(line.bytes)
        if let link = programs[program]?.link { links[link]?.toHost.append(line.bytes) }
      case .elect:
        if let link = programs[program]?.link { links[link]?.isClientOpen = false }
        programs[program]?.link = nil
        // The host that hands over does not accept connections any more, and its peers see the end of theirs.
        for id in links.keys where links[id]!.host == program { links[id]!.isHostOpen = false }
        elect(program)
      case .leave:
        save(program)
        forget(program)
      case .news(let news): notify(program, news)
      }
    }
  }

  /// The ends of connections with pending lines, in order.
  var waiting: [(link: Int, isForHost: Bool)] {
    links.keys.sorted().flatMap { id -> [(link: Int, isForHost: Bool)] in
      let link = links[id]!
      var ends: [(link: Int, isForHost: Bool)] = []
      if link.isHostOpen, !stopped.contains(link.host), !link.toHost.isEmpty || !link.isClientOpen {
        ends.append((id, true))
      }
      if link.client >= 0, !stopped.contains(link.client), link.isClientOpen,
        !link.toClient.isEmpty || !link.isHostOpen
      {
        ends.append((id, false))
      }
      return ends
    }
  }

  /// Delivers one line, or the end of a connection, selected by the generator.
  /// - Returns: false when nothing is pending.
  public func deliver(using generator: inout some RandomNumberGenerator) -> Bool {
    let waiting = waiting
    guard !waiting.isEmpty else { return false }
    deliver(waiting[generator.below(waiting.count)])
    return true
  }

  private func deliver(_ end: (link: Int, isForHost: Bool)) {
    let link = links[end.link]!
    if end.isForHost {
      if link.toHost.isEmpty {
        links[end.link]!.isHostOpen = false
        run(programs[link.host]?.node?.peerGone(end.link, now: now) ?? [], link.host)
      } else {
        let bytes = links[end.link]!.toHost.removeFirst()
        run(programs[link.host]?.node?.received(bytes, from: end.link, now: now) ?? [], link.host)
      }
    } else if link.toClient.isEmpty {
      links[end.link]!.isClientOpen = false
      run(programs[link.client]?.node?.disconnected(now: now) ?? [], link.client)
    } else {
      let bytes = links[end.link]!.toClient.removeFirst()
      run(programs[link.client]?.node?.received(bytes, now: now) ?? [], link.client)
    }
  }

  /// Delivers everything pending, and lets computers play without waiting.
  public func deliverAll() {
    for _ in 0..<100_000 {
      if let first = waiting.first {
        deliver(first)
      } else if patience == .zero {
        letElapse()
      } else {
        return
      }
    }
    fatalError("the programs at the table never come to rest")
  }

  /// Advances the time, delivering everything that results from it.
  public func advance(by time: Duration) {
    let end = now + time
    deliverAll()
    while let wait = patience, now + wait <= end {
      now += max(wait, .milliseconds(1))
      letElapse()
      deliverAll()
    }
    now = max(now, end)
    letElapse()
    deliverAll()
  }

  /// The time until a program that is not stopped has something to do.
  private var patience: Duration? {
    programs.compactMap { stopped.contains($0.key) ? nil : $0.value.node?.patience(now: now) }.min()
  }

  /// Advances the time, without delivering what results from it.
  public func wait(_ time: Duration) {
    now += time
    letElapse()
  }

  private func letElapse() {
    for program in programs.keys.sorted() where !stopped.contains(program) {
      if let actions = programs[program]?.node?.elapsed(now: now) { run(actions, program) }
    }
  }

  // MARK: Peers that send what they like

  /// A connection to a table's host that does not belong to a program.
  public func connectStranger(to table: String, user: UInt32 = 4711) -> Int? {
    guard let host = host(of: table) else { return nil }
    lastLink += 1
    links[lastLink] = Link(client: -1, host: host)
    run(programs[host]?.node?.peerConnected(lastLink, user: user, now: now) ?? [], host)
    return lastLink
  }

  public func send(_ bytes: [UInt8], over link: Int) { links[link]?.toHost.append(bytes) }

  /// Whether the host has not closed a connection.
  public func isOpen(_ link: Int) -> Bool { links[link]?.isHostOpen ?? false }

  public func received(over link: Int) -> [TableLine] {
    defer { links[link]?.toClient = [] }
    return links[link]?.toClient.compactMap(TableLine.init) ?? []
  }
}
