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

extension FarMachine {
  /// Cuts the line in the middle of a game on screens, and waits until both know that it is there again.
  func cutInGame(_ anna: VirtualTerminal, _ bob: VirtualTerminal) throws {
    try cut(anna)
    try bob.wait(for: "Anna is back. Go on.", patience: .seconds(30))
    try anna.waitUntilGone("is down. Trying again.")
  }

  /// Plays a match of Ghost to its end, while the line is cut so many times.
  func playGhost(
    _ anna: VirtualTerminal, _ bob: VirtualTerminal, by device: VirtualTerminal.InputDevice, cuts most: Int
  ) throws {
    let players = [bob, anna]
    var (number, cuts) = (0, 0)
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(120 + 4 * most) {
      // After a cut neither may have the turn for a moment.
      if !players.contains(where: { $0.shows("Your turn") }) {
        try? bob.wait(for: "Your turn", patience: .milliseconds(200))
      }
      for player in players {
        player.drain()
        if bob.shows("Next round") {
          try bob.waitUntilIdle()
          if device == .keys { try bob.press(.enter) } else { try bob.click("Next round") }
          for player in players { try player.waitUntilGone("Next round") }
          break
        }
        guard player.shows("Your turn") else { continue }
        if cuts < most, number > 2 + cuts {
          cuts += 1
          try cut(anna)
          try bob.wait(for: "Anna is back. Go on.", patience: .seconds(30))
          player.drain()
          guard player.shows("Your turn") else { continue }
        }
        number = try addLetter(number, player, by: device)
      }
      if players.allSatisfy({ $0.shows("You win, ") || $0.shows("You are a ghost now") }) { break }
    }
    #expect(cuts == most)
    #expect(players.count { $0.shows("You win, ") } == 1)
    let arguments = text("arguments").split(separator: "\n")
    #expect(arguments.count > most)
    #expect(arguments.allSatisfy { $0.hasSuffix(" -- \(host) wordyard table --relay") })
    #expect(!arguments[0].contains("BatchMode"))
    #expect(arguments.dropFirst().allSatisfy { $0.contains("BatchMode=yes") })
  }

  /// Adds a letter that completes no word, other than those in names on the screen.
  private func addLetter(
    _ number: Int, _ terminal: VirtualTerminal, by device: VirtualTerminal.InputDevice
  ) throws -> Int {
    var number = number
    var letter: Character
    repeat {
      letter = Array("XQZJVWKFPCMNRLUI")[number % 16]
      number += 1
    } while !terminal.shows(" \(letter) ")
    if device == .keys { try terminal.type(String(letter)) } else { try terminal.click(" \(letter) ") }
    terminal.drain()
    return number
  }

  /// How many games of a mode Anna and Bob have played and won, as each one's own records tell.
  func results(of mode: Mode) -> [String: [Int]] {
    func tally(_ player: String, _ home: Home) -> [Int] {
      let tally = home.read { $0.tallies(of: player).first { $0.mode == mode } }
      return [tally?.won ?? 0, tally?.played ?? 0]
    }
    return ["Anna": tally("Anna", anna), "Bob": tally("Bob", far)]
  }
}

/// Matches between two machines to their ends, by one way of playing alone, while the line is cut twice, or in Ghost WORDYARD_CUTS
/// times.
@Suite struct ElsewhereMatchesTests {
  private static let devices: [VirtualTerminal.InputDevice] = [.keys, .mouse]

  @Test("a match of Ghost", arguments: devices, FarMachine.Carrier.all)
  func ghost(device: VirtualTerminal.InputDevice, carrier: FarMachine.Carrier) throws {
    let machine = try FarMachine(over: carrier)
    let (anna, bob) = try machine.playing(by: device)
    try machine.playGhost(
      anna, bob, by: device, cuts: getenv("WORDYARD_CUTS").flatMap { Int(String(cString: $0)) } ?? 2)
  }

  @Test("a duel, in which each hides a phrase", arguments: devices, FarMachine.Carrier.all)
  func duel(device: VirtualTerminal.InputDevice, carrier: FarMachine.Carrier) throws {
    let machine = try FarMachine(over: carrier)
    let (anna, bob) = try machine.playing(.duel, by: device)
    try bob.wait(for: "Hide a word or a phrase from Anna.")
    try anna.wait(for: "Bob is choosing what to hide.")
    try bob.hide("moss", from: anna, by: device)
    try anna.guess("m", by: device)
    try bob.wait(for: "M   o   s   s")
    try machine.cutInGame(anna, bob)
    for letter in "os" { try anna.guess(letter, by: device) }
    try anna.wait(for: "You win the round")
    try bob.wait(for: "Anna found it")
    try anna.waitUntilItRests(for: .seconds(2))
    if device == .keys { try anna.press(.enter) } else { try anna.click("Next round") }
    try anna.wait(for: "Hide a word or a phrase from Bob.")
    try bob.wait(for: "Anna is choosing what to hide.")
    try anna.hide("fern", from: bob, by: device)
    try bob.guess("f", by: device)
    try anna.wait(for: "F   e   r   n")
    try machine.cutInGame(anna, bob)
    for letter in "bcdghjk" { try bob.guess(letter, by: device) }
    for terminal in [anna, bob] { try terminal.wait(for: "Bob 0 : 2 Anna") }
    #expect(machine.results(of: .duelTable) == ["Anna": [2, 2], "Bob": [0, 2]])
  }

  @Test("a race, with words found while the line is down", arguments: devices, FarMachine.Carrier.all)
  func race(device: VirtualTerminal.InputDevice, carrier: FarMachine.Carrier) throws {
    let machine = try FarMachine(over: carrier)
    let (anna, bob) = try machine.playing(.race, by: device)
    for terminal in [anna, bob] { try terminal.wait(for: "Text Twist · table with") }
    let words = try anna.rackWords()
    try #require(words.count >= 4)
    var points = 0
    for word in words.prefix(2) {
      try machine.cut {
        try anna.wait(for: "The line to \(machine.host) is down. Trying again.")
        try anna.find(word, by: device)
      }
      points += word.count
      try anna.waitUntilGone("is down. Trying again.")
      try bob.wait(for: "\u{25AA} \(points)")
    }
    try bob.find(words[2], by: device)
    try anna.wait(for: "\u{25AA} \(words[2].count)")
    for (player, other) in [(anna, "Anna"), (bob, "Bob")] {
      if device == .keys {
        try player.press(.escape)
        try player.wait(for: "The clock runs on")
        try player.press(.right, .enter)
      } else {
        try player.click("Esc leave")
        try player.click("I am done")
      }
      if player === anna { try bob.wait(for: "\(other) looks for no more words.") }
    }
    let isWon = points > words[2].count
    for terminal in [anna, bob] {
      try terminal.wait(for: "Anna \(points)")
      try terminal.wait(for: "Bob \(words[2].count)")
    }
    #expect(isWon)
    #expect(machine.results(of: .textTwistRace) == ["Anna": [1, 1], "Bob": [0, 1]])
  }
}

extension VirtualTerminal {
  /// Finds a word in Text Twist, and waits for its answer.
  func find(_ word: String, by device: InputDevice) throws {
    try enter(word, by: device)
    try wait(for: "\(word.uppercased()), ")
  }
}
