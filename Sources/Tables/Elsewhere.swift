import Engines
import Platform

/// Where the sockets of tables are: in a folder of this machine, or elsewhere.
protocol TablePlace: AnyObject {
  /// The names of the sockets, whether or not they answer; only the newest epoch of each table.
  func names() -> [TableFolder.Name]
  /// The time since a socket was published.
  func age(of name: TableFolder.Name) -> Duration
  func connect(to name: TableFolder.Name) -> TableSocket.Connection
  /// Connects to a table to ask about it.
  func query(_ name: TableFolder.Name) -> TableSocket.Connection
}

extension TablePlace {
  /// The newest epoch of a table.
  func newest(_ id: String) -> TableFolder.Name? { names().first { $0.id == id } }
}

/// The tables of another machine, at which this program can sit and watch, but which it cannot host: a `TableRelay` there, started
/// through ssh, carries the lines. When the line is down, it is tried again, after a second first, then after longer pauses.
package final class Elsewhere: TablePlace {
  private enum Stage: Equatable {
    /// Waits for the relay's first line; what comes before it, such as a greeting, is skipped.
    case connecting(skipped: Int)
    case up
    case down(retry: Duration)
    case ended(NoLine)
  }

  let host: String
  private let loop: EventLoop
  /// The program that reaches the other machine.
  private let ssh: String
  private let token: String
  private var stage = Stage.connecting(skipped: 0)
  private var child: ChildProcess?
  private var line: EventLoop.Watch?
  private var messages: EventLoop.Watch?
  private var input = LineSplitter(longest: Elsewhere.longestGreeting)
  private var unsent: [UInt8] = []
  /// Called with what ssh says, while it may still be read.
  private let report: (([UInt8]) -> Void)?
  /// The time of the next attempt after a failed one.
  private var pause = Elsewhere.shortestPause
  private var wasUp = false
  /// Whether the names have been told since the line is up.
  private var hasList = false
  /// The sockets there, with the times when they were published, and those told since the last complete list.
  private var sockets: [(name: TableFolder.Name, since: Duration)] = []
  private var told: [(name: TableFolder.Name, since: Duration)] = []
  private var channels: [Int: Weak] = [:]
  private var last = 0
  /// How often a connection to a table has ended without a line since the names were told, and why the last one did.
  private var failures: [String: (count: Int, why: RelayLine.Why?)] = [:]
  /// The events of the channels, and of the place, that are to be handled.
  private var events: [Int] = []
  private var news: [TableNews] = []

  private struct Weak {
    weak var channel: RelayChannel?
    let name: TableFolder.Name
  }

  /// The number of the event that says that the names have changed, or that the line is up or down.
  static let changed = -1
  private static let shortestPause = Duration.seconds(1)
  private static let longestPause = Duration.seconds(30)
  private static let longestGreeting = 4096
  private static let mostUnsent = 1 << 16
  private static let mostFailures = 4

  /// The descriptors that are open while ssh is being started.
  static let mostDescriptors = 5

  /// Starts ssh.
  /// - Parameter report: takes what ssh says on its standard error. With it, ssh may use the terminal until the line is up, to
  ///   ask for a password.
  init(_ host: String, _ loop: EventLoop, ssh: String = "ssh", report: (([UInt8]) -> Void)? = nil) {
    (self.host, self.loop, self.ssh, self.report) = (host, loop, ssh, report)
    token = UInt64.random(in: 0 ... .max).digits(16, radix: 16)
    start(mayAsk: report != nil)
  }

  deinit {
    line?.cancel()
    messages?.cancel()
  }

  /// Whether a text can be the name of a host, with that of a user before it: it must not be an option of ssh.
  package static func isHost(_ text: String) -> Bool {
    (1...255).contains(text.utf8.count) && !text.hasPrefix("-")
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  var isUp: Bool { stage == .up }

  /// Whether the line is up and has told what tables there are.
  var isListed: Bool { isUp && hasList }

  /// Why there will be no line any more; `nil` while there is hope.
  var end: NoLine? { if case .ended(let end) = stage { end } else { nil } }

  // MARK: ssh

  private func start(mayAsk: Bool) {
    (stage, unsent, hasList) = (.connecting(skipped: 0), [], false)
    input = LineSplitter(longest: Self.longestGreeting)
    let batch = mayAsk ? [] : ["-o", "BatchMode=yes", "-o", "ConnectTimeout=20"]
    let words = [ssh, "-T", "-o", "ServerAliveInterval=30"] + batch
    do throws(SystemError) {
      let child = try ChildProcess(words + ["--", host, "wordyard", "table", "--relay"], isAlone: !mayAsk)
      self.child = child
      line = try loop.watch(child.line.descriptor)
      messages = try loop.watch(child.messages.descriptor)
    } catch {
      if wasUp { fail() } else { end(.notStarted(error)) }
    }
  }

  /// The line is down, for the moment or, if it never was up, for good.
  private func fail() {
    guard wasUp else { return end(.unreachable) }
    if stage == .up {
      news.append(.lineDown(host))
      pause = Self.shortestPause
    }
    close(.down(retry: System.time + pause))
    pause = min(pause * 2, Self.longestPause)
  }

  private func end(_ reason: NoLine) { if end == nil { close(.ended(reason)) } }

  private func close(_ stage: Stage) {
    self.stage = stage
    (line, messages, child) = (nil, nil, nil)
    (sockets, told, unsent, failures) = ([], [], [], [:])
    for number in channels.keys { shut(number) }
    events.append(Self.changed)
  }

  /// How long until `elapsed` has something to do; `nil` when nothing is due.
  func patience(now: Duration) -> Duration? {
    guard events.isEmpty, news.isEmpty, unsent.count <= Self.mostUnsent else { return .zero }
    return if case .down(let retry) = stage { max(.zero, retry - now) } else { nil }
  }

  /// Performs what is due by now.
  /// - Returns: the events to be handled, and what is to be said of the line.
  func elapsed(now: Duration) -> (events: [Int], news: [TableNews]) {
    if unsent.count > Self.mostUnsent { fail() }
    if case .down(let retry) = stage, now >= retry { start(mayAsk: false) }
    defer { (events, news) = ([], []) }
    return (events, news)
  }

  // MARK: Lines

  /// Handles an event of the loop.
  /// - Returns: the numbers of the events of its connections that follow; the event's own if it is not about it.
  func events(of event: Int) -> [Int] {
    guard event == line?.id || event == messages?.id, let child else { return [event] }
    if event == messages?.id {
      listen(to: child)
    } else {
      flush()
      read(child)
    }
    defer { events = [] }
    return events
  }

  private func listen(to child: ChildProcess) {
    switch child.messages.receive(atMost: 4096) {
    case .bytes(let bytes): if !wasUp { report?(bytes) }
    case .nothing: break
    // It would be reported again and again.
    case .end: messages = nil
    }
  }

  private func read(_ child: ChildProcess) {
    switch child.line.receive(atMost: 1 << 14) {
    case .nothing: break
    case .end:
      listen(to: child)
      fail()
    case .bytes(let bytes):
      for line in input.lines(bytes) where end == nil { receive(line) }
    }
  }

  private func receive(_ bytes: [UInt8]) {
    if case .connecting(let skipped) = stage {
      guard case .hello(let version, "")? = RelayLine(bytes) else {
        stage = .connecting(skipped: skipped + bytes.count + 1)
        if skipped + bytes.count > Self.longestGreeting { end(.malformed) }
        return
      }
      guard version == RelayLine.version else { return end(.otherVersion) }
      stage = .up
      send(.hello(version: RelayLine.version, token: token))
      news.append(.lineUp(host))
      wasUp = true
    } else if let line = RelayLine(bytes), take(line) {
      return
    } else {
      end(.malformed)
    }
  }

  /// - Returns: false when the line may not come now.
  private func take(_ line: RelayLine) -> Bool {
    switch line {
    case .name(let name, let age):
      guard told.count < RelayLine.mostNames else { return false }
      told.append((name, System.time - .seconds(age)))
    case .names(let count):
      guard count == told.count else { return false }
      (sockets, told, failures, hasList) = (told, [], [:], true)
      events.append(Self.changed)
    case .say(let number, let bytes):
      guard number > 0, number <= last else { return false }
      // The end of a connection and a line from it may have crossed.
      guard let entry = channels[number], let channel = entry.channel else { return true }
      failures[entry.name.text] = nil
      channel.add(bytes)
      if !events.contains(channel.id) { events.append(channel.id) }
    case .shut(let number, let why):
      guard number > 0, number <= last else { return false }
      if let entry = channels[number], entry.channel?.hasAnswered == false, why != .busy {
        failures[entry.name.text] = ((failures[entry.name.text]?.count ?? 0) + 1, why)
      }
      shut(number)
    case .taken: end(.taken)
    case .hello, .open: return false
    }
    return true
  }

  private func shut(_ number: Int) {
    guard let channel = channels.removeValue(forKey: number)?.channel else { return }
    channel.isEnded = true
    if !events.contains(channel.id) { events.append(channel.id) }
  }

  private func send(_ line: RelayLine) {
    unsent += line.bytes + [UInt8(ascii: "\n")]
    flush()
  }

  private func flush() {
    guard !unsent.isEmpty, let child, let line else { return }
    unsent.removeFirst(child.line.sendPart(unsent))
    loop.change(line, to: unsent.isEmpty ? .reading : [.reading, .writing])
  }

  // MARK: TablePlace

  func names() -> [TableFolder.Name] { TableFolder.newest(sockets.map(\.name)) }

  func age(of name: TableFolder.Name) -> Duration {
    sockets.first { $0.name == name }.map { max(.zero, System.time - $0.since) } ?? .zero
  }

  func query(_ name: TableFolder.Name) -> TableSocket.Connection { connect(to: name) }

  /// A connection that may end at once: whether somebody listens is known only then.
  func connect(to name: TableFolder.Name) -> TableSocket.Connection {
    guard stage == .up else { return .none }
    if let failure = failures[name.text] {
      switch failure.why {
      case .forbidden: return .forbidden
      case .version: return .otherVersion
      case .busy, nil: if failure.count >= Self.mostFailures { return .none }
      }
    }
    last += 1
    let channel = RelayChannel(last, self)
    channels[last] = Weak(channel: channel, name: name)
    send(.open(last, name))
    return .connected(channel)
  }

  /// Sends a line on a connection; false when that is not possible.
  fileprivate func say(_ line: [UInt8], on number: Int) -> Bool {
    guard channels[number] != nil, unsent.count <= Self.mostUnsent else { return false }
    send(.say(number, line))
    return true
  }

  /// Ends a connection that nobody uses any more.
  fileprivate func leave(_ number: Int) {
    if channels.removeValue(forKey: number) != nil { send(.shut(number, nil)) }
  }
}

/// A connection to a table elsewhere.
private final class RelayChannel: TableConnection {
  private let number: Int
  private weak var place: Elsewhere?
  /// The lines that have not been taken yet.
  private var arrived: [[UInt8]] = []
  /// Whether a line has arrived.
  private(set) var hasAnswered = false
  var isEnded = false

  init(_ number: Int, _ place: Elsewhere) {
    (self.number, self.place) = (number, place)
  }

  deinit { place?.leave(number) }

  /// Below the numbers of the loop's events, and that of the place.
  var id: Int { Elsewhere.changed - number }
  var partialSince: Duration? { nil }
  func watch(in loop: EventLoop) throws(SystemError) {}
  func send(_ line: [UInt8]) -> Bool { place?.say(line, on: number) ?? false }

  func add(_ line: [UInt8]) {
    arrived.append(line)
    hasAnswered = true
  }

  func receive(now: Duration) -> TableSocket.Received {
    defer { arrived = [] }
    return TableSocket.Received(lines: arrived, isEnded: isEnded)
  }
}
