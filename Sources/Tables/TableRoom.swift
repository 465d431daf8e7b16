import Engines
import Glibc
import Platform

/// The tables in a folder, connected by sockets. It opens nothing before it is used, and then has a single descriptor to be
/// polled; `news` processes all pending events.
///
/// It is `Sendable` because it is contained in the screens' values; access is not synchronised, because the program has one
/// thread.
public final class TableRoom: TableService, @unchecked Sendable {
  let path: String
  let pause: Duration
  var folder: TableFolder?
  var events: TableEvents?
  var node: TableNode?
  /// The epoch of the table that the player has joined.
  var name: TableFolder.Name?
  /// The new table that the player opens unless a program hosts it already.
  var opening: TableHeader?
  var listener: TableSocket?
  var upstream: TableSocket?
  var isUpstreamBroken = false
  var peers: [TableHost.Peer: TableSocket] = [:]
  var lastTag = 16
  var broken: [TableHost.Peer] = []
  /// The time of the next attempt to find the host.
  var electsAt: Duration?
  /// The number of changes of host since the last seat was obtained.
  var elections = 0
  var listing: TableList?
  var pending: [TableNews] = []

  static let listenerTag: UInt64 = 1
  static let upstreamTag: UInt64 = 2
  static let mostElections = 50

  /// The maximum number of descriptors that are open at a time.
  public static let mostDescriptors = folderAndEvents + listenerAndHost + mostPeers + TableList.most
  /// The folder, the removed one that a list still uses, the events, their timer, and the folder's changes.
  private static let folderAndEvents = 5
  private static let listenerAndHost = 2
  /// One more is accepted before it is refused.
  private static let mostPeers = TableHost.mostPeers + 1

  /// - Parameters:
  ///   - folder: the folder of the sockets, created on first use.
  ///   - pause: how long a computer waits before its move.
  public init(folder: String, pause: Duration = .milliseconds(700)) {
    path = folder
    self.pause = pause
  }

  /// Readable when `news` has events to process; -1 while no table is joined or listed.
  public var descriptor: Int32 { events?.descriptor ?? -1 }

  /// Whether calling `news` is necessary.
  public var hasNews: Bool { events != nil || !pending.isEmpty }

  // MARK: TableService

  public func words(_ language: Language, _ lexicon: Lexicon) -> TableWords {
    TableWords(language: language.code, alphabet: language.alphabet, lexicon: lexicon, sha256: SHA256.digest)
  }

  public func count() -> Int {
    guard folder != nil || access(path, F_OK) == 0 else { return 0 }
    return (try? opened())?.names().count ?? 0
  }

  public func list() {
    do throws(TableFolderProblem) {
      let list = TableList(try opened(), now: System.time)
      try ensureEvents().add(list.watch, tag: TableList.watchTag)
      listing = list
      list.ask(events!, &lastTag, now: System.time)
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

  public func resume(_ saved: SavedTable, words: TableWords) {
    let seat = TableSeat(saved, words: words, now: System.time)
    enter(saved.header.game, saved.header.id, seat, words: words)
    elect()
    settle()
  }

  public func leave() {
    // Ended connections are handled first, so that they are not waited for.
    for tag in events?.ready() ?? [] { answer(tag) }
    run(node?.leave(now: System.time) ?? [])
    settle()
  }

  public func play(_ move: TableMove) {
    run(node?.play(move, now: System.time) ?? [])
    settle()
  }

  public func state() -> TableState? { node?.state }
  public func saved() -> SavedTable? { node?.seat.saved(now: System.time) }

  public func news() -> [TableNews] {
    if let events {
      for tag in events.ready() { answer(tag) }
      let now = System.time
      if let due = electsAt, now >= due { elect() }
      run(node?.elapsed(now: now) ?? [])
      if let listing, let tables = listing.elapsed(now: now) {
        pending.append(.tables(tables))
        if listing.hasOtherVersion { pending.append(.otherVersion) }
        if listing.hasForbidden { pending.append(.forbidden) }
        if listing.hasChanged { listing.ask(events, &lastTag, now: now) }
      }
      settle()
    }
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
}
