import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whatever the input, the program neither ends nor hangs nor uses the processor continuously, and handles the next key.
@Suite struct GarbageTests {
  @Test(
    "bytes that are not text are ignored",
    arguments: [
      [0xFF], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xF0, 0x9F, 0x92], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      Array(repeating: 0xFE, count: 40), [0x00], [0x00, 0x1C, 0x1D, 0x1E, 0x1F],
    ] as [[UInt8]])
  func bytesThatAreNotTextAreIgnored(bytes: [UInt8]) throws {
    let terminal = try game()
    try terminal.send(bytes)
    terminal.drain()
    try expectAnswers(terminal)
  }

  @Test("a letter after bytes that are not text counts") func aLetterAfterBytesThatAreNotTextCounts() throws {
    let terminal = try game()
    try terminal.send([0xFF, UInt8(ascii: "q")])
    terminal.drain()
    try terminal.guess("e")
    try expectAnswers(terminal)
  }

  @Test(
    "after an unfinished escape sequence keys still work",
    arguments: [
      "\u{1B}[", "\u{1B}[<0;", "\u{1B}[<0;5;5", "\u{1B}O", "\u{1B}[200~", "\u{1B}[M", "\u{1B}]0;",
    ])
  func afterAnUnfinishedEscapeSequenceKeysStillWork(sequence: String) throws {
    let terminal = try game()
    try terminal.type(sequence)
    // The program waits for the end of a paste only for a limited time.
    try terminal.waitUntilIdle()
    // The rest may count as Esc, which asks whether to leave.
    if terminal.shows("A game is running") { try terminal.press(.enter) }
    terminal.drain()
    try expectAnswers(terminal)
  }

  @Test(
    "a sequence that terminfo does not name is no key",
    arguments: [
      "\u{1B}[I", "\u{1B}[120;5u", "\u{1B}[?1;2c", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
      "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}P>|xterm(390)\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    ])
  func unknown(sequence: String) throws {
    let terminal = try game()
    try terminal.type(sequence)
    try terminal.waitUntilIdle()
    #expect(!terminal.shows("A game is running"))
    try expectAnswers(terminal)
  }

  @Test("a truncated mouse report types nothing") func aTruncatedMouseReportTypesNothing() throws {
    let terminal = try game()
    try terminal.type("\u{1B}[<0;5")
    terminal.drain()
    try terminal.type(";5M")
    terminal.drain()
    #expect(terminal.shows(VirtualTerminal.invitation))
    try expectAnswers(terminal)
  }

  @Test("a mouse report in two parts types nothing", arguments: 4...11)
  func splitReport(length: Int) throws { try expectNothing("\u{1B}[<64;6;10M", cutAt: length) }

  @Test("an answer of the terminal in two parts is no key", arguments: [2, 3, 4, 9, 23, 24])
  func splitAnswer(length: Int) throws {
    try expectNothing("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", cutAt: length)
  }

  /// Expects that a sequence whose second part follows without a pause has no effect.
  private func expectNothing(_ sequence: String, cutAt length: Int) throws {
    // On a busy machine there may be a pause.
    for _ in 0..<10 {
      let terminal = try game()
      try terminal.send(Array(sequence.utf8), cutAt: length)
      try terminal.waitUntilIdle()
      guard terminal.shows(VirtualTerminal.invitation), terminal.shows("0 of 7") else { continue }
      return try expectAnswers(terminal)
    }
    Issue.record("\(sequence.debugDescription) cut at \(length) is taken for a key")
  }

  @Test("bytes that are not text take no others with them") func bytesThatAreNotTextTakeNoOthersWithThem()
    throws
  {
    let terminal = try game()
    try terminal.send([0xFF, 0xC3, 0x3])
    try terminal.expectGivenBack()
  }

  @Test("a truncated mouse report does not delay a signal") func aTruncatedMouseReportDoesNotDelayASignal()
    throws
  {
    let terminal = try game()
    try terminal.type("\u{1B}[<0;5")
    terminal.drain()
    terminal.signal(SIGTERM)
    try terminal.expectGivenBack()
  }

  @Test("ten thousand bytes of garbage are ignored") func tenThousandBytesOfGarbageAreIgnored() throws {
    let terminal = try game()
    // All characters except letters, and keys that lead to another screen.
    let meaningful = Set("\u{3}\u{7}\u{8}\t\n\u{C}\r\u{1A}\u{1B} =?!\u{7F}".utf8)
    let choice = (UInt8.min...UInt8.max).filter { byte in
      !meaningful.contains(byte) && !Character(Unicode.Scalar(byte)).isLetter
    }
    var state: UInt64 = 1
    let garbage = (0..<10_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return choice[Int(state >> 33) % choice.count]
    }
    try terminal.send(garbage)
    terminal.drain()
    try expectAnswers(terminal)
  }

  @Test("ten thousand letters at once count as a paste and play nothing")
  func tenThousandLettersAtOnceCountAsAPasteAndPlay() throws {
    let terminal = try game()
    try terminal.type(String(repeating: "the quick brown fox jumps over the lazy dog ", count: 230))
    try terminal.wait(for: "Pasted text is ignored in a game.")
    #expect(terminal.shows("0 of 7"))
    try expectAnswers(terminal)
  }

  @Test(
    "while nothing moves, only input wakes it",
    // The title itself moves for a minute: YardGrowthTests.
    arguments: [
      "?", "h", "h\r", "h\r\u{1B}", "d", "m", "mb", "mbp", "mh", "ml", "ms", "g", "g\r", "t", "t\r+", "s",
      "ss",
      "p", "pn",
    ])
  func idle(keys: String) throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    for key in keys {
      terminal.drain()
      let before = terminal.rows
      try terminal.type(String(key))
      try terminal.wait("an answer to \(key.debugDescription)") { terminal.rows != before }
    }
    try terminal.waitUntilIdle()
  }

  private func game() throws -> VirtualTerminal {
    let terminal = try Wordyard.open("--seed", "6")
    try terminal.openHangman()
    return terminal
  }

  private func expectAnswers(_ terminal: VirtualTerminal, at place: SourceLocation = #_sourceLocation) throws
  {
    // Characters that follow a paste without a pause belong to it, even if the paste is unfinished.
    try terminal.wait("silence") {
      terminal.drain(); return terminal.waitsForInputOnly
    }
    #expect(terminal.keyPlace("z") != nil, "not in the game:\n\(terminal.screen)", sourceLocation: place)
    try terminal.guess("z", at: place)
    try terminal.waitUntilStill(at: place)
  }
}
