import CTableSocket
import Engines
import Glibc

/// Queries the tables of a folder, again whenever a name in it is added or removed.
final class TableList {
  /// A table that is being queried.
  private struct Probe {
    let socket: TableSocket
    let age: Duration
    var header: TableHeader?
    var seats: [TableState.Seat] = []
    var hasBegun = false
    var isDone = false
  }

  static let watchTag: UInt64 = 3
  /// The maximum number of tables queried, and the time limit for an answer.
  static let most = 32
  static let time = Duration.seconds(1)

  let folder: TableFolder
  /// Readable when the folder has changed; -1 when changes cannot be detected.
  let watch: Int32
  private var probes: [UInt64: Probe] = [:]
  private var endsAt: Duration?
  /// Whether the folder has changed since the tables were queried.
  private(set) var hasChanged = false
  /// Whether one of the tables was of another version of the program, and whether one was of another user who lets nobody
  /// else sit down.
  private(set) var hasOtherVersion = false
  private(set) var hasForbidden = false

  init(_ folder: TableFolder, now: Duration) {
    self.folder = folder
    watch = table_watch(folder.path)
  }

  deinit { if watch >= 0 { close(watch) } }

  func ask(_ events: TableEvents, _ lastTag: inout Int, now: Duration) {
    probes = [:]
    (hasChanged, hasOtherVersion, hasForbidden) = (false, false, false)
    endsAt = now + Self.time
    for name in folder.names().prefix(Self.most) {
      let connection = TableSocket.connect(to: folder.reached(name.text))
      if case .forbidden = connection { hasForbidden = true }
      guard case .connected(let socket) = connection,
        socket.send(TableLine.who(version: TableHeader.version).bytes)
      else { continue }
      lastTag += 1
      probes[UInt64(lastTag)] = Probe(socket: socket, age: folder.age(of: name))
      events.add(socket.descriptor, tag: UInt64(lastTag))
    }
  }

  /// Handles an event of one of the queried tables, or of the folder.
  /// - Returns: whether the tag belongs to one of them.
  func answer(_ tag: UInt64, _ events: TableEvents?, _ lastTag: inout Int, now: Duration) -> Bool {
    if tag == Self.watchTag {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(watch, &buffer, buffer.count) > 0 {}
      hasChanged = true
      if endsAt == nil, let events { ask(events, &lastTag, now: now) }
      return true
    }
    guard probes[tag] != nil else { return false }
    while let socket = probes[tag]?.socket, probes[tag]?.isDone == false {
      switch socket.receive() {
      case .packet(let bytes): receive(bytes, tag)
      case .nothing: return true
      case .end: probes[tag] = nil
      }
    }
    return true
  }

  private func receive(_ bytes: [UInt8], _ tag: UInt64) {
    switch TableLine(bytes) {
    case .table(let header): probes[tag]?.header = header
    case .seat(_, let kind, let presence, let name) where probes[tag]!.seats.count < TableGame.mostSeats:
      guard kind != .person || TableIdentity.isName(name) else { return probes[tag] = nil }
      probes[tag]?.seats.append(TableState.Seat(kind: kind, name: name, presence: presence))
    case .at(let count, _):
      probes[tag]?.hasBegun = count > 0
      probes[tag]?.isDone = true
    case .no(.version, _):
      hasOtherVersion = true
      probes[tag] = nil
    default: probes[tag] = nil
    }
  }

  func patience(now: Duration) -> Duration? { endsAt.map { isComplete ? .zero : max(.zero, $0 - now) } }

  private var isComplete: Bool { probes.values.allSatisfy(\.isDone) }

  /// The tables that have answered, once all have or the time limit has passed; `nil` before.
  func elapsed(now: Duration) -> [OpenTable]? {
    guard let endsAt, isComplete || now >= endsAt else { return nil }
    self.endsAt = nil
    let tables = probes.keys.sorted().compactMap { tag -> OpenTable? in
      guard let probe = probes[tag], let header = probe.header, probe.isDone,
        probe.seats.count == header.seats
      else {
        return nil
      }
      return OpenTable(header: header, seats: probe.seats, hasBegun: probe.hasBegun, age: probe.age)
    }
    probes = [:]
    return tables
  }
}
