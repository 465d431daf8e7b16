import Engines
import Platform
import TestSupport
import Testing

@testable import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of a relay, and what each of its two ends makes of them.
struct RelayTests {
  private let temporary: TemporaryFolder
  private let name = TableFolder.Name(.ghost, "k3v7q2", epoch: 1)

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test("a line is read as it was written") func aLineIsReadAsItWasWritten() {
    let lines: [RelayLine] = [
      .hello(version: 1, token: ""), .hello(version: 2, token: "3f"), .open(1, name),
      .say(7, Array("who 1".utf8)),
      .say(1, Array("a  b ".utf8)), .shut(3, nil), .shut(3, .busy), .name(name, age: 0), .names(12), .taken,
    ]
    for line in lines { #expect(RelayLine(line.bytes) == line) }
  }

  @Test(
    "what has not the form of a line is refused",
    arguments: [
      "", " ", "say", "say 1", "say 1 ", "say x y", "say -1 y", "say 01 y", "say 1 a\u{1B}[2J", "open 1",
      "open 1 ghost.k3v7q2", "open 1 ../../etc/passwd", "open 1 ghost.k3v7q2.1 ", "shut", "shut 1 now",
      "name ghost.k3v7q2.1", "name ghost.k3v7q2.1 -1", "names", "names 1 2", "taken 1", "wordyard-relay",
      "wordyard-relay 1 a b", "sit 1 0 anna",
    ])
  func refused(text: String) {
    #expect(RelayLine(Array(text.utf8)) == nil)
  }

  @Test("a line has at most 600 bytes of UTF-8") func aLineHasAtMost600Bytes() {
    let start = Array("say 1 ".utf8)
    #expect(RelayLine(start + Array(repeating: 0x61, count: 594)) != nil)
    #expect(RelayLine(start + Array(repeating: 0x61, count: 595)) == nil)
    #expect(RelayLine(start + [0xFF]) == nil)
  }

  // MARK: The far side

  /// A relay at a folder with a table that listens, and what it has written.
  private final class Far {
    let table: TableSocket
    private(set) var relay: TableRelay!
    private(set) var said: [String] = []

    init(_ folder: String, _ name: TableFolder.Name, guest: String? = nil) throws {
      table = try #require(try TableFolder(folder).publish(name))
      relay = try TableRelay(folder: folder, guest: guest) { [unowned self] bytes in
        said += String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      }
    }

    func hear(_ text: String) throws { try relay.receive(Array(text.utf8)) }

    /// Carries what the table has sent.
    func carry() throws {
      for event in relay.loop.wait(for: .seconds(1)) { try relay.carry(from: event.watch) }
    }
  }

  private func far(guest: String? = nil) throws -> Far {
    try Far(temporary.path + "/tables", name, guest: guest)
  }

  @Test("a relay tells the names and carries lines both ways until a side ends the connection")
  func aRelayCarriesLinesBothWays() throws {
    let far = try far()
    try far.hear("wordyard-relay 1 3f\nopen 1 \(name.text)\nsay 1 who")
    #expect(far.said == ["name \(name.text) 0", "names 1"])
    try far.hear(" 1\nsay 1 bye\n")
    let (seat, _) = try #require(far.table.accept())
    #expect(seat.receive(now: .zero).lines == [Array("who 1".utf8), Array("bye".utf8)])
    #expect(seat.send(Array("begin".utf8)))
    try far.carry()
    #expect(far.said.last == "say 1 begin")
    // What would be no line for the other side ends the connection, not the relay.
    #expect(seat.send(Array("a\u{7}".utf8)))
    try far.carry()
    #expect(far.said.last == "shut 1")
    try far.hear("say 1 late\nshut 1\nopen 2 ghost.aaaaaa.1\n")
    #expect(far.said.last == "shut 2" && !far.relay.isOver)
    try far.relay.receive([])
    #expect(far.relay.isOver)
  }

  @Test(
    "a line that may not come then ends the relay",
    arguments: [
      "open 1 ghost.k3v7q2.1", "wordyard-relay 2 3f", "wordyard-relay 1",
      "wordyard-relay 1 3f\nwordyard-relay 1 3f",
      "wordyard-relay 1 3f\nsay 1 who 1", "wordyard-relay 1 3f\nshut 1",
      "wordyard-relay 1 3f\nopen 1 ghost.k3v7q2.1\nopen 1 ghost.k3v7q2.1",
      "wordyard-relay 1 3f\nopen 2 ghost.k3v7q2.1\nopen 1 ghost.k3v7q2.1", "wordyard-relay 1 3f\nnames 0",
      "wordyard-relay 1 3f\ntaken",
    ])
  func ended(text: String) throws {
    let far = try far()
    try far.hear(text + "\n")
    #expect(far.relay.isOver)
  }

  @Test("a guest sits under the guest's name, whatever the line says") func aGuestSitsUnderTheGuestsName()
    throws
  {
    let far = try far(guest: "anna")
    try far.hear("wordyard-relay 1 3f\nopen 1 \(name.text)\nsay 1 sit 1 4 Bob\n")
    let seat = try #require(far.table.accept()).socket
    #expect(seat.receive(now: .zero).lines == [Array("sit 1 4 anna".utf8)])
  }

  @Test(
    "lines that are dropped, repeated, reordered and altered end a relay or are carried, and it never traps")
  func hostileLines() throws {
    var generator = SplitMix64(seed: 58)
    let good = [
      "wordyard-relay 1 3f", "open 1 \(name.text)", "say 1 who 1", "open 2 \(name.text)",
      "say 2 sit 1 0 Anna", "shut 1",
      "say 2 play 1 +a", "open 3 ghost.aaaaaa.9", "say 3 bye", "shut 2",
    ]
    let folder = temporary.path + "/tables"
    let table = try #require(try TableFolder(folder).publish(name))
    for _ in 0..<1500 {
      let relay = try TableRelay(folder: folder) { _ in }
      var lines = good
      for _ in 0..<(1 + generator.below(4)) {
        let index = generator.below(lines.count)
        switch generator.below(4) {
        case 0 where lines.count > 1: lines.remove(at: index)
        case 1: lines.insert(lines[index], at: generator.below(lines.count))
        case 2: lines.swapAt(index, generator.below(lines.count))
        default: break
        }
      }
      var bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
      for _ in 0..<generator.below(3) { bytes[generator.below(bytes.count)] = UInt8(generator.below(256)) }
      while !bytes.isEmpty, !relay.isOver {
        let part = bytes.prefix(1 + generator.below(40))
        try relay.receive(Array(part))
        bytes.removeFirst(part.count)
      }
      while table.accept() != nil {}
    }
  }

  // MARK: The near side

  /// A program in place of ssh.
  private func fake(_ commands: String) throws -> String {
    let script = try temporary.write("#!/bin/sh\n\(commands)\n", to: "ssh")
    chmod(script, 0o700)
    return script
  }

  /// What the near side makes of a program that writes these bytes in place of a relay.
  private func near(_ bytes: [UInt8], until isSo: (Elsewhere) -> Bool) throws -> Elsewhere {
    try temporary.write(bytes, to: "lines")
    let script = try temporary.write(
      "#!/bin/sh\ncat '\(temporary.path)/lines'\nexec cat >/dev/null\n", to: "ssh")
    #expect(try Program("/bin/chmod", ["700", script]).run().exit == Exit(code: 0))
    let loop = try EventLoop()
    let near = Elsewhere("anna@far", loop, ssh: script)
    for _ in 0..<400 where !isSo(near) {
      for event in loop.wait(for: .milliseconds(25)) { _ = near.events(of: event.watch) }
      _ = near.elapsed(now: System.time)
    }
    return near
  }

  @Test("what a shell says before the relay does is skipped, and then names are told")
  func aGreetingIsSkipped() throws {
    let text =
      "Welcome to far!\n$ \nwordyard-relay 1\nname ghost.k3v7q2.1 60\nname ghost.k3v7q2.2 5\nnames 2\n"
    let near = try near(Array(text.utf8)) { !$0.names().isEmpty }
    #expect(near.isUp && near.names().map(\.text) == ["ghost.k3v7q2.2"])
    #expect(near.age(of: near.names()[0]) >= .seconds(5))
  }

  @Test(
    "what is no line of a relay ends the line for good",
    arguments: [
      "wordyard-relay 1\nhello", "wordyard-relay 1\nsay 1 begin", "wordyard-relay 1\nshut 1",
      "wordyard-relay 1\nnames 1",
      "wordyard-relay 1\nwordyard-relay 1", "wordyard-relay 1\nopen 1 ghost.k3v7q2.1",
      "wordyard-relay 1\n\u{1B}[2J",
    ])
  func brokenOff(text: String) throws {
    let near = try near(Array((text + "\n").utf8)) { $0.end != nil }
    #expect(near.end == .malformed)
  }

  @Test("too much of a greeting, or of a line, ends it, too; so does another version") func tooMuch() throws {
    let flood = Array(repeating: UInt8(ascii: "a"), count: 9000)
    let first = Array("wordyard-relay 1\n".utf8)
    let cases: [([UInt8], NoLine)] = [
      (flood, .malformed), (first + flood, .malformed), (Array("wordyard-relay 2\n".utf8), .otherVersion),
      (first + Array("taken\n".utf8), .taken),
    ]
    for (bytes, end) in cases {
      let near = try near(bytes) { $0.end != nil }
      #expect(near.end == end)
    }
  }

  @Test("a line that never was up is not tried again") func ssh() throws {
    let script = try fake("echo 'Permission denied' >&2\nexit 255")
    let loop = try EventLoop()
    let near = Elsewhere("anna@far", loop, ssh: script)
    while near.end == nil { for event in loop.wait(for: .seconds(5)) { _ = near.events(of: event.watch) } }
    #expect(near.end == .unreachable)
    #expect(Elsewhere("anna@far", loop, ssh: temporary.path + "/none").end == .notStarted(.notFound))
  }

  @Test("the name of a host is no option", arguments: ["", "-oProxyCommand=x", "a b", "a\u{7}", "é"])
  func host(text: String) {
    #expect(
      !Elsewhere.isHost(text) && Elsewhere.isHost("anna@far.example") && Elsewhere.isHost("ssh://far:22"))
  }
}
