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

/// Anna and Bob, who play in lines at Bob's machine.
private struct LinesElsewhere {
  let machine: FarMachine
  let anna: VirtualTerminal
  let bob: VirtualTerminal

  init(over carrier: FarMachine.Carrier) throws {
    machine = try FarMachine(over: carrier)
    bob = try Wordyard.open(
      ["table", "--plain", "--player", "Bob", "--seed", "7"], rows: 120, home: machine.far)
    anna = try Wordyard.open(
      ["table", machine.host, "--plain", "--player", "Anna"], rows: 120, environment: machine.path,
      home: machine.anna)
  }

  /// Bob lays a table, Anna sits down at it, Bob starts.
  func begin(_ game: FarMachine.Game) throws {
    try bob.wait(for: "Nobody waits at the moment.")
    try bob.say(game.rawValue)
    try bob.wait(for: "The table is laid.")
    try anna.wait(for: "Bob: \(game.rawValue), 1 of")
    let line = try #require(anna.rows.first { $0.contains("Bob: \(game.rawValue), 1 of") })
    try anna.say(String(line.prefix { $0.isNumber }))
    try anna.wait(for: "Bob says when it begins.")
    try bob.wait(for: "Anna sits down.")
    try bob.say("start")
  }

  /// Cuts the line and waits until it is up again, as both hear it.
  func cut() throws {
    let up = "The line to \(machine.host) is up."
    let (downs, ups) = (anna.count("is down. Trying again."), anna.count(up))
    let returns = bob.count("Anna is back.")
    try machine.cut {
      try anna.wait("the line being down") { anna.count("is down. Trying again.") > downs }
    }
    try anna.wait("the line being up", patience: .seconds(30)) {
      anna.count(up) > ups
    }
    try bob.wait("Anna's return") { bob.count("Anna is back.") > returns }
    #expect(!anna.shows("The host has left."))
    anna.drain()
    bob.drain()
  }

}

/// Matches between two machines to their ends in lines alone, on both sides, while the line is cut twice.
@Suite struct ElsewhereInLinesTests {
  @Test("a match of Ghost", arguments: FarMachine.Carrier.all)
  func ghost(carrier: FarMachine.Carrier) throws {
    let game = try LinesElsewhere(over: carrier)
    let (machine, anna, bob) = (game.machine, game.anna, game.bob)
    try game.begin(.ghost)
    var (cuts, letters) = (0, 0)
    let deadline = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < deadline {
      for player in [bob, anna] { player.drain() }
      if [bob, anna].allSatisfy({ $0.asked.hasPrefix("1 another match") }) { break }
      if bob.asked.hasPrefix("1 next round"), anna.asked.hasPrefix("1 next round") {
        try bob.say("1")
        try anna.wait("the next round") { !anna.asked.hasPrefix("1 next round") }
        continue
      }
      guard let player = [bob, anna].first(where: { $0.asked.hasPrefix("Letter?") }) else { continue }
      if cuts < 2, letters > 1 + cuts {
        cuts += 1
        try game.cut()
        continue
      }
      try player.say(String(Array("xzjvwkfpcmnrlui")[letters % 15]))
      letters += 1
    }
    #expect(cuts == 2, "\(anna.screen)\n\(bob.screen)")
    let results = machine.results(of: .ghostTable)
    #expect(results.values.map { $0[0] }.sorted() == [0, 1] && results.values.allSatisfy { $0[1] == 1 })
  }

  @Test("a duel, in which each hides a phrase", arguments: FarMachine.Carrier.all)
  func duel(carrier: FarMachine.Carrier) throws {
    let game = try LinesElsewhere(over: carrier)
    let (machine, anna, bob) = (game.machine, game.anna, game.bob)
    try game.begin(.duel)
    try bob.wait(for: "Secret?")
    try bob.say("moss")
    try anna.wait(for: "Bob has hidden it.")
    try anna.say("m")
    try bob.wait(for: "M: 1.")
    try game.cut()
    try anna.say("o")
    try anna.say("s")
    try anna.wait(for: "You win the round")
    try anna.wait(for: "1 next round")
    try anna.say("1")
    try anna.wait(for: "Secret?")
    try anna.say("fern")
    try bob.wait(for: "Anna has hidden it.")
    try bob.say("f")
    try game.cut()
    for letter in "bcdghjk" { try bob.say(String(letter)) }
    for player in [anna, bob] { try player.wait(for: "Bob 0, Anna 2") }
    #expect(machine.results(of: .duelTable) == ["Anna": [2, 2], "Bob": [0, 2]])
  }

  @Test("a race", arguments: FarMachine.Carrier.all)
  func race(carrier: FarMachine.Carrier) throws {
    let game = try LinesElsewhere(over: carrier)
    let (machine, anna, bob) = (game.machine, game.anna, game.bob)
    try game.begin(.race)
    try anna.wait(for: "Letters ")
    let rack = try #require(anna.rows.last { $0.hasPrefix("Letters ") })
    let letters = rack.dropFirst("Letters ".count).prefix { $0 != "." }.filter(\.isLetter).lowercased()
    let words = SplitWords.english.shortWords(of: letters)
    try #require(words.count >= 3)
    for word in words.prefix(2) {
      try anna.say(word)
      try anna.wait(for: "\(word.uppercased()), found")
      try game.cut()
    }
    try bob.say(words[2])
    try bob.wait(for: "\(words[2].uppercased()), found")
    for player in [anna, bob] {
      try player.say("give up")
      try player.say("yes")
    }
    let scores = ["Anna \(words[0].count + words[1].count)", "Bob \(words[2].count)"]
    for player in [anna, bob] {
      try player.wait("the score") {
        player.rows.contains { row in row.contains("the race.") && scores.allSatisfy(row.contains) }
      }
    }
    #expect(machine.results(of: .textTwistRace) == ["Anna": [1, 1], "Bob": [0, 1]])
  }
}

extension VirtualTerminal {
  /// The row in which the program asks for a line, with what has been typed there.
  fileprivate var asked: String { rows.last { !$0.allSatisfy(\.isWhitespace) } ?? "" }

  /// Types a line, and reads the answer.
  fileprivate func say(_ line: String) throws {
    try type(line + "\r")
    drain()
  }

  fileprivate func count(_ text: String) -> Int { rows.count { $0.contains(text) } }
}
