import TestSupport
import Testing

/// Ghost, played in a terminal from the first letter to the end of a match.
@Suite struct GhostInTerminalTests {
  /// For each letter from B to J a word of five letters, so that all rounds have the same length and begin with different
  /// letters.
  private static let rounds = [
    "berry", "candy", "daily", "eager", "fancy", "giant", "happy", "ideal", "jolly",
  ]
  private static let words = (["bear", "beard", "beta"] + rounds).map { $0 + " 1\n" }.joined()

  /// The set-up of Ghost with a list of few words, the first row selected.
  private func setUp(by device: VirtualTerminal.InputDevice = .keys) throws -> VirtualTerminal {
    let files = try TemporaryFolder()
    let list = try files.write(Self.words, to: "words.txt")
    let terminal = try Wordyard.open("--words", list, "--seed", "5")
    terminal.belongings.append(files)
    try terminal.wait(for: VirtualTerminal.tagline)
    switch device {
    case .keys: try terminal.type("g")
    case .mouse: try terminal.click("Ghost")
    }
    try terminal.wait(for: VirtualTerminal.value("the computer"))
    if device == .keys { try terminal.press(.home) }
    return terminal
  }

  private func start(_ terminal: VirtualTerminal) throws {
    try terminal.press(.enter)
    try terminal.wait(for: "Type a letter")
  }

  @Test("two players play a match by keys and open the coach")
  func twoPlayersPlayAMatchByKeysAndOpenTheCoach() throws {
    let terminal = try setUp()
    try terminal.press(.right)
    try terminal.wait(for: VirtualTerminal.value("a friend"))
    try start(terminal)
    // The starter alternates and completes the word, so the players lose in turn, the first one first.
    for (round, word) in zip(1..., Self.rounds) {
      try terminal.type(word)
      guard round < 9 else { break }
      try terminal.wait(
        for: round.isMultiple(of: 2) ? "Player 2 finished a word" : "Player 1 finished a word")
      try terminal.click("Next round")
      try terminal.waitUntilGone("finished a word")
    }
    try terminal.wait(for: "Player 2 wins, 5 to 4")
    try terminal.wait(for: "Player 1     G   H   O   S   T")
    try terminal.wait(for: "Player 2     G   H   O   S   t")
    try terminal.click("Coach")
    try terminal.wait(for: "threw the round away.")
    try terminal.wait(for: "A wins: BEAR.")
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test("two players play a round by clicks") func twoPlayersPlayARoundByClicks() throws {
    let terminal = try setUp(by: .mouse)
    try terminal.click("▸", after: "the computer")
    try terminal.wait(for: VirtualTerminal.value("a friend"))
    try terminal.click("Start")
    try terminal.wait(for: "Type a letter")
    for (letter, fragment) in zip("BEAR", ["B       ▂", "E       ▂", "A       ▂", "finished a word"]) {
      try terminal.click(" \(letter) ", after: " Q ")
      try terminal.wait(for: fragment)
    }
    try terminal.wait(for: "Player 2 finished a word")
    try terminal.click("Stop")
    try terminal.wait(for: "A game is running")
    try terminal.click("Menu")
    try terminal.wait(for: VirtualTerminal.tagline)
  }

  @Test("a match can be played against each level of the computer", arguments: ["easy", "medium", "hard"])
  func aMatchCanBePlayedAgainstEachLevelOfTheComputer(level: String) throws {
    let terminal = try setUp()
    try terminal.press(.down)
    for _ in 0..<3 where !terminal.shows(VirtualTerminal.value(level)) {
      let before = terminal.screen
      try terminal.press(.right)
      try terminal.wait("another level") { terminal.screen != before }
    }
    try start(terminal)
    // No word continues after any of these letters, so the computer wins every round.
    for (round, letter) in zip(1..., "qxzvw") {
      try terminal.wait(for: "Your turn")
      try terminal.type(String(letter))
      try terminal.wait("the end of round \(round)") { terminal.shows("No word begins with") }
      guard round < 5 else { break }
      try terminal.click("Next round")
      try terminal.waitUntilGone("No word begins with")
    }
    try terminal.wait(for: "You are a ghost now")
    try terminal.wait(for: "G   H   O   S   T")
  }

  @Test("with bluff, a dead fragment is played on until it is challenged")
  func withBluffADeadFragmentIsPlayedOnUntilItIs() throws {
    let terminal = try setUp()
    try terminal.press(.right)
    try terminal.wait(for: VirtualTerminal.value("a friend"))
    try terminal.press(.end, .right)
    try terminal.wait(for: VirtualTerminal.value("on"))
    try start(terminal)
    // The player who adds the X is challenged and has no word: the players lose in turn, Player 2 first.
    for (round, letter) in zip(1..., "BCDEFGHIJ") {
      try terminal.type("\(letter)x")
      try terminal.wait(for: "\(letter)       X")
      try terminal.type("#")
      try terminal.wait(for: "says no word begins with \(letter)X.")
      try terminal.press(.right, .enter)
      try terminal.wait(
        for: round.isMultiple(of: 2) ? "Player 1 had no word for" : "Player 2 had no word for")
      guard round < 9 else { break }
      try terminal.click("Next round")
      try terminal.waitUntilGone("had no word")
    }
    try terminal.wait(for: " wins, ")
    try terminal.click("New game")
    try terminal.waitUntilGone("Player 1 wins")
    try terminal.type("ber#")
    try terminal.wait(for: "Player 2 challenges Player 1")
    try terminal.press(.enter)
    try terminal.wait(for: "which word begins with BER?")
    try terminal.type("ry\r")
    try terminal.wait(for: "Player 1 had BERRY")
  }

  @Test("with bluff, the computer can be challenged") func withBluffTheComputerCanBeChallenged() throws {
    let terminal = try setUp()
    try terminal.press(.end, .right)
    try terminal.wait(for: VirtualTerminal.value("on"))
    try start(terminal)
    try terminal.wait(for: "Your turn")
    try terminal.type("b")
    try terminal.wait(for: "Easy added")
    try terminal.type("#")
    try terminal.wait(for: "Next round")
    try terminal.wait(for: "Easy had")
  }
}
