import Engines
import Platform
import TestSupport
import Testing

@testable import Tables

/// Lines on a stream, which may be cut anywhere.
struct TableSocketTests {
  private let temporary: TemporaryFolder
  private let sender: LocalSocket
  private let receiver: TableSocket

  init() throws {
    temporary = try TemporaryFolder()
    let folder = try Folder(temporary.path)
    let listener = try TableSocket.listening("name", in: folder, permissions: 0o600)
    guard case .connected(let sender) = LocalSocket.connect(to: "name", in: folder) else {
      throw ProgramError(message: "nobody answers")
    }
    self.sender = sender
    receiver = try #require(listener.accept()).socket
  }

  private func send(_ text: String) { #expect(sender.send(Array(text.utf8))) }

  private func received(at now: Duration = .zero) -> [String] {
    receiver.receive(now: now).lines.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("any parts of a stream of lines give the same lines") func anyPartsOfAStreamOfLinesGiveTheSameLines()
  {
    var generator = SplitMix64(seed: 38)
    let lines = (0..<2000).map { _ in
      (0..<generator.below(generator.below(4) == 0 ? 513 : 30)).map { _ in
        UInt8(0x20 + generator.below(0x5F))
      }
    }
    var stream = Array(lines.map { $0 + [UInt8(ascii: "\n")] }.joined())[...]
    var arrived: [[UInt8]] = []
    var waiting = 0
    while !stream.isEmpty {
      let part = stream.prefix(1 + generator.below(generator.below(8) == 0 ? 1500 : 40))
      guard sender.send(Array(part)) else { return #expect(Bool(false), "the buffer is full") }
      stream = stream.dropFirst(part.count)
      waiting += 1
      // The socket's buffer holds only some.
      if waiting == 4 || generator.below(3) == 0 || stream.isEmpty {
        for _ in 0...waiting { arrived += receiver.receive(now: .zero).lines }
        waiting = 0
      }
    }
    // Only whether they are equal: their difference would be long.
    let isSame = arrived == lines
    #expect(isSame)
  }

  @Test("a line of 512 bytes is received, a longer one ends the connection")
  func aLineOf512BytesIsReceivedALongerOneEndsThe() {
    let longest = String(repeating: "a", count: 512)
    send(longest + "\n" + longest)
    #expect(received() == [longest])
    send("\n" + longest + "a")
    #expect(received() == [longest, longest + "a"])
    send("\nmore\n")
    #expect(receiver.receive(now: .zero) == TableSocket.Received(isEnded: true))
  }

  @Test("half a line at the end is no line") func halfALineAtTheEndIsNoLine() throws {
    let one = try TableSocketTests()
    one.send("whole\nhal")
    #expect(one.received() == ["whole"])
    #expect(one.receiver.receive(now: .zero) == TableSocket.Received())
  }

  @Test("a line is late since its beginning, not since its last byte")
  func aLineIsLateSinceItsBeginningNotSinceItsLastByte() {
    send("whole\n")
    #expect(received(at: .seconds(1)) == ["whole"])
    #expect(receiver.partialSince == nil)
    send("be")
    _ = received(at: .seconds(2))
    send("gun")
    _ = received(at: .seconds(3))
    #expect(receiver.partialSince == .seconds(2))
    send("\nnext")
    #expect(received(at: .seconds(4)) == ["begun"])
    #expect(receiver.partialSince == .seconds(4))
  }
}
