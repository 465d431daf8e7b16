import Glibc
import Records
import TestSupport
import Testing

/// An unfinished game can be continued after the last accepted key, however the program ended.
@Suite struct ContinueTests {
  @Test(
    "the game is there again after every way out",
    arguments: [SIGKILL, SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGSEGV, 0, -1, -2])
  func everyWay(number: Int32) throws {
    let home = try Home()
    let terminal = try Wordyard.open(home: home)
    try terminal.openHangman()
    for letter in "qz" { try terminal.guess(letter) }
    try terminal.waitUntilStill()
    let before = terminal.rows
    switch number {
    case 0: try terminal.press(.control("c"))
    case -1: terminal.vanish()
    case -2:
      try terminal.leaveForTitle()
      try terminal.type("q")
    default: terminal.signal(number)
    }
    _ = try terminal.waitForExit()

    let next = try Wordyard.open(home: home)
    try next.resume()
    for (row, line) in next.rows.enumerated() where !line.contains("Welcome back") {
      #expect(line == before[row])
    }
  }

  @Test func `a hundred times killed at a random moment, it shows every letter that was shown, and no other`()
    throws
  {
    let home = try Home()
    var generator = SystemRandomNumberGenerator()
    var known: Set<Character> = []
    var resumed = 0
    for _ in 0..<100 {
      let terminal = try Wordyard.open(home: home)
      try terminal.wait(for: VirtualTerminal.tagline)
      // The data of the records are displayed after the first frame.
      terminal.drain()
      if terminal.shows("Continue") {
        try terminal.resume()
        resumed += 1
        #expect(terminal.usedLetters == known)
      } else {
        try terminal.openHangman()
        known = []
      }
      let burst = "jqxzvkwfbgpymcuhdlrsntoiae".filter { !known.contains($0) }.prefix(.random(in: 1...3))
      try terminal.type(String(burst))
      usleep(.random(in: 0...4000, using: &generator))
      terminal.signal(SIGKILL)
      #expect(try terminal.waitForExit().signal == SIGKILL)
      terminal.drain()
      let shown = terminal.usedLetters
      let saved = home.read { records in
        records.title(of: "Wordy").waiting.first.flatMap { records.claim($0.session.id) }
      }
      guard let saved else {
        // The burst of keys has ended the game, whether or not that frame was displayed.
        known = []
        continue
      }
      known = Set(saved.fields.all("move").compactMap { $0.first })
      #expect(known.isSuperset(of: shown))
      #expect((0...burst.count).contains { known == known.subtracting(burst).union(burst.prefix($0)) })
    }
    #expect(resumed > 50)
  }

  @Test func `two programs do not play the same game`() throws {
    let home = try Home()
    let first = try Wordyard.open(home: home)
    try first.openHangman()
    try first.guess("q")
    let second = try Wordyard.open(home: home)
    try second.wait(for: VirtualTerminal.tagline)
    #expect(!second.shows("Continue"))
    first.signal(SIGKILL)
    _ = try first.waitForExit()
    try second.type("e")
    try second.wait(for: "Careful entry")
    try second.press(.escape)
    try second.wait(for: "Continue")
  }
}

extension VirtualTerminal {
  /// Continues the only saved game.
  func resume(at place: SourceLocation = #_sourceLocation) throws {
    try wait(for: "▸ Continue", at: place)
    try press(.enter, at: place)
    try wait(for: "Welcome back", at: place)
    drain()
  }

  /// The letters marked as guessed.
  var usedLetters: Set<Character> { Set("abcdefghijklmnopqrstuvwxyz".filter(isUsed)) }
}
