import Engines
import Platform

/// The tables of this machine for a program on another one, which `Elsewhere` has started this one through ssh: it carries lines
/// between its standard input and output and the sockets in the folder of the tables.
package final class TableRelay {
  private let folder: TableFolder
  /// The name under which a guest sits, whatever name their program asks for.
  private let guest: String?
  let loop: EventLoop
  private let write: ([UInt8]) throws -> Void
  private var input = LineSplitter(longest: RelayLine.longest)
  private var isGreeted = false
  private(set) var isOver = false
  /// The open connections by their numbers, and the number of the last one.
  private var sockets: [Int: any TableConnection] = [:]
  private var last = 0
  private var told: [TableFolder.Name]?
  /// What no other relay of the same program may hold.
  private let lock: LockFile

  /// - Parameter write: writes to the other side.
  /// - Throws: `TableFolderProblem` when the folder cannot be used.
  package init(
    folder path: String, guest: String? = nil,
    write: @escaping ([UInt8]) throws -> Void = { try System.write($0, to: System.standardOutput) }
  ) throws {
    folder = try TableFolder(path)
    loop = try EventLoop()
    lock = LockFile("\(path)/.relay.\(System.userID)")
    (self.guest, self.write) = (guest, write)
  }

  /// Relays until the other side ends.
  /// - Throws: when standard input or output cannot be used.
  package func run() throws {
    let standardInput = try? loop.watch(System.standardInput)
    let changes = try? loop.watch(folder: folder.path)
    System.endOnTermination(saying: "taken\n")
    // What a shell has written before may have left a line without an end.
    try write([Self.lineFeed])
    try say(.hello(version: RelayLine.version, token: ""))
    // A file cannot be waited for, but has all that it will have.
    while standardInput == nil, !isOver { try receive(System.readInput(atMost: 4096)) }
    while !isOver {
      for event in loop.wait(for: nil) where !isOver {
        if event.watch == standardInput?.id {
          try receive(System.readInput(atMost: 4096))
        } else if event.watch == changes?.id {
          try tellNames()
        } else {
          try carry(from: event.watch)
        }
      }
    }
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private func say(_ line: RelayLine) throws {
    try write(line.bytes + [Self.lineFeed])
  }

  private func tellNames() throws {
    // The one that is made in its place is found when the line is opened again.
    if folder.isGone { isOver = true }
    let names = Array(
      folder.names().map { ($0, folder.age(of: $0)) }.sorted { $0.1 < $1.1 }.map(\.0)
        .prefix(RelayLine.mostNames))
    guard isGreeted, told.map({ Set($0.map(\.text)) }) != Set(names.map(\.text)) else { return }
    told = names
    for name in names { try say(.name(name, age: Int(folder.age(of: name) / .seconds(1)))) }
    try say(.names(names.count))
  }

  func carry(from event: Int) throws {
    guard let (number, socket) = sockets.first(where: { $0.value.id == event }) else { return }
    let received = socket.receive(now: System.time)
    for bytes in received.lines {
      let line = RelayLine.say(number, bytes)
      // What is no line for a table ends the connection, not the relay.
      guard RelayLine(line.bytes) == line else { return try shut(number) }
      try say(line)
    }
    if received.isEnded { try shut(number) }
  }

  private func shut(_ number: Int, _ why: RelayLine.Why? = nil) throws {
    sockets[number] = nil
    try say(.shut(number, why))
  }

  /// Handles what has arrived; nothing is the end.
  func receive(_ bytes: [UInt8]) throws {
    if bytes.isEmpty { isOver = true }
    for bytes in input.lines(bytes) where !isOver {
      guard let line = RelayLine(bytes), try take(line) else { return isOver = true }
    }
  }

  /// - Returns: false when the line may not come now.
  private func take(_ line: RelayLine) throws -> Bool {
    switch line {
    case .hello(RelayLine.version, let token) where !isGreeted && !token.isEmpty:
      isGreeted = true
      takeOver(token)
      try tellNames()
    case .open(let number, let name) where isGreeted && number > last:
      last = number
      try open(number, name)
    case .say(let number, let bytes) where isKnown(number):
      // The end of a connection and a line for it may have crossed.
      guard let socket = sockets[number] else { return true }
      if !socket.send(seated(bytes)) { try shut(number) }
    case .shut(let number, nil) where isKnown(number):
      sockets[number] = nil
    default: return false
    }
    return true
  }

  /// Whether there is or was a connection with this number.
  private func isKnown(_ number: Int) -> Bool { number > 0 && number <= last }

  /// Ends a relay that has served the same program before, and does not know yet that its line is down: its seat is needed here.
  private func takeOver(_ token: String) {
    let byte = Int64(UInt64(stable: token) >> 1)
    guard lock.isUsable(), !lock.lock(byte) else { return }
    lock.endHolder(of: byte)
    _ = lock.lock(byte, milliseconds: 3000)
  }

  private func open(_ number: Int, _ name: TableFolder.Name) throws {
    guard sockets.count < RelayLine.mostOpen else { return try shut(number, .busy) }
    switch folder.query(name) {
    case .connected(let socket):
      try socket.watch(in: loop)
      sockets[number] = socket
    case .busy: try shut(number, .busy)
    case .forbidden: try shut(number, .forbidden)
    case .otherVersion: try shut(number, .version)
    case .ended, .none: try shut(number)
    }
  }

  /// A line for a table; that by which a guest sits down has the guest's name.
  private func seated(_ bytes: [UInt8]) -> [UInt8] {
    guard let guest, case .sit(let version, let known, _)? = TableLine(bytes) else { return bytes }
    return TableLine.sit(version: version, known: known, name: guest).bytes
  }
}
