import Engines
import Platform

/// Queries the tables of a folder, again whenever a name in it is added or removed.
///
/// The newest are queried first, some at a time: those that do not answer make room for the next ones.
final class TableList {
  /// A table that is being queried.
  private struct Probe {
    /// `nil` when it has answered.
    var socket: (any TableConnection)?
    let age: Duration
    var header: TableHeader?
    var seats: [TableState.Seat] = []
    var hasBegun = false

    var isDone: Bool { socket == nil }
  }

  /// The maximum number of tables queried at a time and listed, and the time limit for an answer.
  static let most = 32
  static let time = Duration.seconds(1)

  private let place: any TablePlace
  private let loop: EventLoop
  /// `nil` when changes of a folder cannot be detected, and elsewhere, where they are told.
  private let changes: EventLoop.Watch?
  /// The tables, by the numbers of their sockets' events.
  private var probes: [Int: Probe] = [:]
  private var endsAt: Duration?
  /// The names that have not been queried yet, the newest last.
  private var unasked: [TableFolder.Name] = []
  /// The tables that have answered.
  private var answers: [OpenTable] = []
  /// Whether the folder has changed since the tables were queried.
  private(set) var hasChanged = false
  /// Whether one of the tables was of another version of the program, and whether one was of another user who lets nobody
  /// else sit down.
  private(set) var hasOtherVersion = false
  private(set) var hasForbidden = false

  init(_ place: any TablePlace, _ loop: EventLoop, now: Duration) {
    (self.place, self.loop) = (place, loop)
    changes = (place as? TableFolder).flatMap { try? loop.watch(folder: $0.path) }
    ask(now: now)
  }

  func ask(now: Duration) {
    (hasChanged, hasOtherVersion, hasForbidden) = (false, false, false)
    unasked = place.names().map { (name: $0, age: place.age(of: $0)) }
      .sorted { ($1.age, $1.name.id) < ($0.age, $0.name.id) }.map(\.name)
    answers = []
    askNext(now: now)
  }

  /// Queries the tables again if the folder has changed meanwhile.
  func askAgain(now: Duration) { if hasChanged, endsAt == nil { ask(now: now) } }

  private func askNext(now: Duration) {
    probes = [:]
    endsAt = now + Self.time
    while probes.count < Self.most, let name = unasked.popLast() {
      let age = place.age(of: name)
      switch place.query(name) {
      case .connected(let socket):
        guard socket.send(TableLine.who(version: TableHeader.version).bytes),
          (try? socket.watch(in: loop)) != nil
        else { continue }
        probes[socket.id] = Probe(socket: socket, age: age)
      case .forbidden: hasForbidden = true
      case .otherVersion: hasOtherVersion = true
      case .busy, .ended, .none: continue
      }
    }
  }

  /// Handles an event of one of the queried tables, or of the folder.
  /// - Returns: whether it is one of theirs.
  func answer(_ event: Int, now: Duration) -> Bool {
    if event == changes?.id || event == Elsewhere.changed {
      hasChanged = true
      if endsAt == nil { ask(now: now) }
      return true
    }
    guard let socket = probes[event]?.socket else { return probes[event] != nil }
    let received = socket.receive(now: now)
    for line in received.lines where probes[event]?.isDone == false { receive(line, event) }
    if received.isEnded, probes[event]?.isDone == false { probes[event] = nil }
    return true
  }

  private func receive(_ bytes: [UInt8], _ event: Int) {
    switch TableLine(bytes) {
    case .table(let header): probes[event]?.header = header
    case .seat(_, let kind, let presence, let name) where probes[event]!.seats.count < TableGame.mostSeats:
      guard kind != .person || TableIdentity.isName(name) else { return probes[event] = nil }
      probes[event]?.seats.append(TableState.Seat(kind: kind, name: name, presence: presence))
    case .at(let count, _):
      probes[event]?.hasBegun = count > 0
      probes[event]?.socket = nil
    case .no(.version, _):
      hasOtherVersion = true
      probes[event] = nil
    default: probes[event] = nil
    }
  }

  func patience(now: Duration) -> Duration? { endsAt.map { isComplete ? .zero : max(.zero, $0 - now) } }

  private var isComplete: Bool { probes.values.allSatisfy(\.isDone) }

  /// The tables that have answered, once all that were queried have or the time limit has passed; `nil` before. If some have
  /// not, the next ones are queried.
  func elapsed(now: Duration) -> [OpenTable]? {
    guard let endsAt, isComplete || now >= endsAt else { return nil }
    self.endsAt = nil
    answers += probes.keys.sorted().compactMap { event -> OpenTable? in
      guard let probe = probes[event], let header = probe.header, probe.isDone,
        probe.seats.count == header.seats
      else {
        return nil
      }
      return OpenTable(header: header, seats: probe.seats, hasBegun: probe.hasBegun, age: probe.age)
    }
    answers = Array(answers.prefix(Self.most))
    probes = [:]
    if answers.count == Self.most { unasked = [] }
    if !unasked.isEmpty { askNext(now: now) }
    return answers
  }
}
