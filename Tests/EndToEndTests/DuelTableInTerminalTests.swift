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

/// A duel of Hangman between two terminals, with real sockets.
@Suite struct DuelTableInTerminalTests {
  /// Two terminals at a table for a duel that is about to begin; each player has a separate home.
  private struct Table {
    let folder: TemporaryFolder
    let homes: [Home]
    var ada: VirtualTerminal
    var bob: VirtualTerminal

    init(by device: VirtualTerminal.InputDevice = .keys) throws {
      folder = try TemporaryFolder()
      homes = [try Home(), try Home()]
      ada = try DuelTableInTerminalTests.join("Ada", at: folder, homes[0])
      try DuelTableInTerminalTests.openTable(ada, by: device)
      bob = try DuelTableInTerminalTests.join("Bob", at: folder, homes[1])
      try bob.wait(for: "1 of 2 seats")
      if device == .keys { try bob.press(.enter) } else { try bob.click("Hangman · 1 of 2") }
      try bob.wait(for: "Ada says when it begins.")
      try ada.wait(for: "Bob sits down.")
      if device == .keys { try ada.press(.enter) } else { try ada.click(" Start ") }
      try ada.wait(for: "Hide a word or a phrase from Bob.")
      try bob.wait(for: "Ada is choosing what to hide.")
    }

    /// Kills a program, and continues its duel.
    mutating func killAndContinue(_ victim: String) throws {
      let terminal = victim == "Ada" ? ada : bob
      terminal.signal(SIGKILL)
      _ = try terminal.waitForExit()
      try (victim == "Ada" ? bob : ada).wait(for: "\(victim) left")
      try again(victim)
      try (victim == "Ada" ? bob : ada).wait(for: "\(victim) is back. Go on.")
    }

    mutating func again(_ player: String) throws {
      let terminal = try Wordyard.open(
        "--player", player, "--tables", folder.path, home: homes[player == "Ada" ? 0 : 1])
      try terminal.wait(for: VirtualTerminal.tagline)
      try terminal.wait(for: "▸ Continue")
      try terminal.press(.enter)
      try terminal.waitUntilGone(VirtualTerminal.tagline)
      if player == "Ada" { ada = terminal } else { bob = terminal }
    }

    func won(_ player: String) -> [Int] {
      let tally = homes[player == "Ada" ? 0 : 1].read { records in
        records.tallies(of: player).first { $0.mode == .duelTable }
      }
      return [tally?.won ?? 0, tally?.played ?? 0]
    }
  }

  private static func join(_ name: String, at folder: TemporaryFolder, _ home: Home) throws -> VirtualTerminal
  {
    try Wordyard.open("table", "--player", name, "--tables", folder.path, home: home)
  }

  private static func openTable(_ terminal: VirtualTerminal, by device: VirtualTerminal.InputDevice = .keys)
    throws
  {
    try terminal.wait(for: "one hides, one guesses")
    if device == .keys {
      try terminal.press(.down, .enter)
    } else {
      try terminal.click("one hides, one guesses")
    }
    try terminal.wait(for: "The table is laid.")
  }

  /// Waits until no animation runs, and popups that opened by themselves accept keys.
  private static func listen(_ terminals: VirtualTerminal...) throws {
    for terminal in terminals { try terminal.waitUntilItRests(for: .seconds(2)) }
  }

  @Test(
    "a duel is played to the end of two rounds by keys, with kill -9 in the middle",
    arguments: ["Ada", "Bob", "both"])
  func aDuelIsPlayedToTheEndOfTwoRoundsByKeysWithKill9(victim: String) throws {
    var table = try Table()
    try table.ada.hide("moss", from: table.bob)
    try table.bob.guess("m")
    try table.ada.wait(for: "M   o   s   s")
    try table.bob.guess("x")
    try table.ada.wait(for: "No X in this one.")
    if victim == "both" {
      for terminal in [table.ada, table.bob] {
        terminal.signal(SIGKILL)
        _ = try terminal.waitForExit()
      }
      try table.again("Bob")
      try table.bob.wait(for: "Ada left")
      try table.again("Ada")
      try table.bob.wait(for: "Ada is back. Go on.")
    } else {
      try table.killAndContinue(victim)
    }
    try Self.listen(table.bob)
    #expect(table.bob.shows("M   _   _   _"))
    try table.bob.guess("o")
    try table.bob.guess("s")
    try table.bob.wait(for: "✓ Saved")
    try table.bob.wait(for: "You win the round")
    try table.ada.wait(for: "Bob found it")
    try Self.listen(table.ada)
    try table.ada.press(.enter)
    try table.bob.wait(for: "Hide a word or a phrase from Ada.")
    try table.ada.wait(for: "Bob is choosing what to hide.")
    try table.bob.hide("a rolling stone", from: table.ada)
    for letter in "bcdfhjk" { try table.ada.guess(letter) }
    try table.ada.wait(for: "Too late")
    try table.bob.wait(for: "✓ Never found")
    for terminal in [table.ada, table.bob] { try terminal.wait(for: "Ada 0 : 2 Bob") }
    try Self.listen(table.ada, table.bob)
    for terminal in [table.ada, table.bob] {
      try terminal.press(.escape)
      try terminal.wait(for: VirtualTerminal.tagline)
      #expect(!terminal.shows("▸ Continue"))
      _ = try terminal.quit()
    }
    #expect(table.won("Ada") == [0, 2])
    #expect(table.won("Bob") == [2, 2])
  }

  @Test("a round is played by clicks, with kill -9 of the setter in the middle")
  func aRoundIsPlayedByClicksWithKill9OfTheSetterInThe() throws {
    var table = try Table(by: .mouse)
    try table.ada.hide("oak", from: table.bob, by: .mouse)
    try table.bob.guess("a", by: .mouse)
    try table.ada.wait(for: "o   A   k")
    try table.killAndContinue("Ada")
    try Self.listen(table.bob)
    try table.bob.guess("o", by: .mouse)
    try table.bob.guess("k", by: .mouse)
    try table.ada.wait(for: "Bob found it")
    try Self.listen(table.bob)
    try table.bob.click("Next round")
    try table.bob.wait(for: "Hide a word or a phrase from Ada.")
    try table.bob.hide("fern", from: table.ada, by: .mouse)
    try table.ada.guess("f", by: .mouse)
    try table.bob.wait(for: "F   e   r   n")
  }

  /// The data sent by the setter's program while its player sets `moss garden` and a stranger asks for letters.
  @Test("no byte that leaves the setter's program reveals more of the phrase than was asked")
  func noByteThatLeavesTheSettersProgramRevealsMoreOf() throws {
    let folder = try TemporaryFolder()
    let ada = try Self.join("Ada", at: folder, Home())
    try Self.openTable(ada)
    let bob = try TablePeer(folder)
    bob.send("sit 1 0 Bob")
    try bob.wait(for: "you 1")
    try ada.wait(for: "Bob sits down.")
    try ada.press(.enter)
    try ada.wait(for: "Hide a word or a phrase from Bob.")
    try ada.type("moss garden")
    try ada.press(.enter)
    let secret = try bob.wait(for: "move 1 0 secret ")
    #expect(secret.hasSuffix(" ____ ______"))
    #expect(secret.utf8.count == "move 1 0 secret ".utf8.count + 64 + " ____ ______".utf8.count)
    for (question, answer) in [
      ("+e", "move 3 0 e 512 e"), ("+x", "move 5 0 x 0"), ("=boss garden", "move 7 0 = no"),
      ("+m", "move 9 0 m 1 m"),
    ] {
      bob.play(question)
      #expect(try bob.wait(for: "move \(answer.split(separator: " ")[1]) 0 ") == answer)
    }
    let before = bob.lines
    #expect(!before.joined().contains("moss"))
    #expect(!before.joined().contains("reveal"))
    bob.play("=moss garden")
    try bob.wait(for: "move 11 0 = yes")
    let reveal = try bob.wait(for: "move 12 0 reveal ").split(separator: " ").map(String.init)
    #expect(reveal[5...].joined(separator: " ") == "moss garden")
    #expect(reveal[4].utf8.count == 32)
    #expect(before.allSatisfy { !$0.contains(reveal[4]) })
    try ada.wait(for: "Bob found it")
    // A stranger who only queries the table does not learn it either.
    let stranger = try TablePeer(folder)
    stranger.send("who 1")
    try stranger.wait(for: "at ")
    #expect(stranger.lines.count == 4)
  }

  @Test("a setter whose answers were not true loses the round")
  func aSetterWhoseAnswersWereNotTrueLosesTheRound() throws {
    let folder = try TemporaryFolder()
    let ada = try Self.join("Ada", at: folder, Home())
    try Self.openTable(ada)
    let bob = try TablePeer(folder)
    bob.send("sit 1 0 Bob")
    try bob.wait(for: "you 1")
    try ada.wait(for: "Bob sits down.")
    try ada.press(.enter)
    try ada.wait(for: "Hide a word or a phrase from Bob.")
    try ada.type("oak")
    try ada.press(.enter)
    try bob.wait(for: "move 1 0 secret ")
    bob.play("=oak")
    try bob.wait(for: "move 4 0 reveal ")
    try ada.wait(for: "Bob found it")
    try Self.listen(ada)
    try ada.press(.enter)
    try bob.wait(for: "move 5 0 >")
    bob.play("secret \(String(repeating: "0", count: 64)) ____")
    try ada.wait(for: "Bob has hidden it.")
    for (index, letter) in "bcdefgh".enumerated() {
      try ada.type(String(letter))
      try bob.wait(for: "move \(7 + 2 * index) 0 +\(letter)")
      bob.play("\(letter) 0")
      try bob.wait(for: "move \(8 + 2 * index) 1 \(letter) 0")
      try ada.wait(for: "\(index + 1) of 7")
    }
    bob.play("reveal \(String(repeating: "0", count: 32)) moss")
    try ada.wait(for: "✓ The round is yours")
    try ada.wait(for: "Bob's answers were not true.")
    try ada.wait(for: "Ada 1 : 1 Bob")
  }
}
