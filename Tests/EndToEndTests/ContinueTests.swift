import Records
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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

  /// The event after which a program that has been sent a burst of keys is killed.
  enum Moment: CaseIterable {
    /// The keys have been sent; the program may not have been woken yet.
    case sent
    /// It has read them all.
    case read
    /// It has written to the database.
    case saved
    /// The first bytes of its next frame have arrived.
    case drawn

    func wait(_ terminal: VirtualTerminal, savingTo log: String, from begun: (saved: [UInt8]?, drawn: Int))
      throws
    {
      switch self {
      case .sent: break
      case .read: try terminal.spin(until: "the keys being read") { terminal.hasReadInput }
      case .saved: try terminal.spin(until: "the game being saved") { bytes(ofFile: log) != begun.saved }
      case .drawn: try terminal.wait("the next frame") { terminal.received.count > begun.drawn }
      }
    }
  }

  @Test(
    "killed again and again, it shows every letter that was shown, and no other", arguments: Moment.allCases)
  func killed(at moment: Moment) throws {
    let home = try Home()
    let log = home.database + "-wal"
    var known: Set<Character> = []
    var resumed = 0
    for round in 0..<25 {
      let terminal = try Wordyard.open(home: home)
      try terminal.wait(for: VirtualTerminal.tagline)
      // The data of the records are displayed after the first frame.
      terminal.drain()
      if terminal.shows("Continue") {
        try terminal.resume()
        resumed += 1
        #expect(terminal.usedLetters == known)
      } else {
        // A game in which nothing was done does not wait.
        try terminal.openHangman()
        try terminal.guess("j")
        known = ["j"]
      }
      terminal.drain()
      let begun = (saved: bytes(ofFile: log), drawn: terminal.received.count)
      let burst = "jqxzvkwfbgpymcuhdlrsntoiae".filter { !known.contains($0) }.prefix(1 + round % 3)
      try terminal.type(String(burst))
      try moment.wait(terminal, savingTo: log, from: begun)
      terminal.signal(SIGKILL)
      #expect(try terminal.waitForExit().signal == SIGKILL)
      terminal.drain()
      let shown = terminal.usedLetters
      let saved = home.read { records in
        records.title(of: "You").waiting.first.flatMap { records.claim($0.session.id) }
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
    #expect(resumed > 12)
  }

  @Test("two programs do not play the same game") func twoProgramsDoNotPlayTheSameGame() throws {
    let home = try Home()
    let first = try Wordyard.open(home: home)
    try first.openHangman()
    try first.guess("q")
    let second = try Wordyard.open(home: home)
    try second.wait(for: VirtualTerminal.tagline)
    #expect(!second.shows("Continue"))
    first.signal(SIGKILL)
    _ = try first.waitForExit()
    try second.type("ms")
    try second.wait(for: "Careful entry")
    try second.press(.escape)
    try second.wait(for: "Continue")
  }
}

extension ContinueTests {
  @Test("unfinished games of Text Twist of commit c8a534e go on, timed and untimed, on their own racks")
  func gamesOfTheFirstVersionGoOn() throws {
    let home = try Home(isFirstStart: true)
    try home.write(
      #require(bytes(ofFile: Checkout.root + "/Tests/StorageTests/Fixtures/version-1-twist.db")),
      to: "data/wordyard/wordyard.db")
    let terminal = try Wordyard.open(home: home)
    try terminal.wait(for: "▸ Continue")
    try terminal.press(.enter)
    try terminal.wait(for: "Which one?")
    #expect(terminal.shows("timed, expert     C D E N N O") && terminal.shows("A B E L S T"))
    try terminal.press(.enter)
    try terminal.wait(for: "Welcome back")
    #expect(terminal.shows("C O D E"))
    // An entry that was being typed is there, and goes on.
    try terminal.type("e")
    try terminal.press(.enter)
    try terminal.wait(for: "CONE")
    try terminal.leaveForTitle()
    try terminal.wait(for: "▸ Continue")
    try terminal.press(.enter)
    try terminal.wait(for: "Which one?")
    try terminal.press(.down, .enter)
    try terminal.wait(for: "Welcome back")
    try terminal.type("al")
    try terminal.wait(for: "B     E     A     L")
  }
}

extension ContinueTests {
  @Test("what version 1.0.0 has saved goes on, although words have changed since", arguments: 0...2)
  func gamesOfVersion1GoOn(place: Int) throws {
    let home = try Home(isFirstStart: true)
    try home.write(
      #require(bytes(ofFile: Checkout.root + "/Tests/StorageTests/Fixtures/version-5.db")),
      to: "data/wordyard/wordyard.db")
    let terminal = try Wordyard.open("--player", "Ann", "--language", "en", home: home)
    try terminal.wait(for: "▸ Continue")
    try terminal.press(.enter)
    try terminal.wait(for: "Which one?")
    for _ in 0..<place { try terminal.press(.down) }
    try terminal.press(.enter)
    try terminal.wait(for: "Welcome back")
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
