import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Players at separate terminals, whose programs share a folder of tables; each has a separate home.
final class TableOfTerminals {
  let names: [String]
  private let folder: TemporaryFolder
  private var homes: [String: Home] = [:]
  private var terminals: [String: VirtualTerminal] = [:]
  private var letters = 0

  init(_ names: [String]) throws {
    self.names = names
    folder = try TemporaryFolder()
    for name in names { homes[name] = try Home() }
  }

  subscript(_ name: String) -> VirtualTerminal { terminals[name]! }

  func home(of name: String) -> Home { homes[name]! }

  private func open(_ name: String, _ arguments: [String]) throws -> VirtualTerminal {
    let terminal = try Wordyard.open(
      arguments + ["--player", name, "--tables", folder.path, "--seed", "7"], home: homes[name])
    terminals[name] = terminal
    return terminal
  }

  /// The first opens a table of Ghost, the others take seats, the first starts the game.
  func begin() throws {
    let first = try open(names[0], ["table"])
    try first.wait(for: "Nobody waits at the moment.")
    try first.press(.enter)
    try first.wait(for: "The table is laid.")
    for name in names.dropFirst() {
      let terminal = try open(name, ["table"])
      try terminal.wait(for: "of 5 seats")
      try terminal.press(.enter)
      try terminal.wait(for: "\(names[0]) says when it begins.")
      try first.wait(for: "\(name) sits down.")
    }
    try first.press(.enter)
    try first.wait(for: "Your turn")
  }

  /// The same with only the mouse, from the title screen.
  func beginByClicks() throws {
    for name in names {
      let terminal = try open(name, [])
      try terminal.wait(for: VirtualTerminal.tagline)
      try terminal.click("Table")
      try terminal.wait(for: "Or lay a table")
      if name == names[0] {
        try terminal.click("letter by letter")
        try terminal.wait(for: "The table is laid.")
      } else {
        try terminal.wait(for: "of 5 seats")
        try terminal.click("of 5 seats")
        try terminal.wait(for: "\(names[0]) says when it begins.")
        try self[names[0]].wait(for: "\(name) sits down.")
      }
    }
    try self[names[0]].click(" Start ")
    try self[names[0]].wait(for: "Your turn")
  }

  /// The terminal that shows that it is its player's turn; waits until there is one.
  func turn() throws -> String {
    var player: String?
    try VirtualTerminal.wait(Array(terminals.values), for: "somebody's turn") {
      player = names.first { name in
        guard let terminal = terminals[name] else { return false }
        terminal.drain()
        return terminal.shows("Your turn")
      }
      return player != nil
    }
    return player!
  }

  /// The player to move types a letter, which appears on all terminals.
  func add(_ letter: Character) throws {
    let name = try turn()
    try self[name].type(String(letter))
    for other in names where terminals[other] != nil {
      try self[other].wait(for: "\(other == name ? "You" : name) added \(letter.uppercased()).")
    }
  }

  /// Kills a program.
  func kill(_ name: String) throws {
    self[name].signal(SIGKILL)
    _ = try self[name].waitForExit()
    terminals[name] = nil
  }

  /// Starts a program again, which continues its saved game.
  func proceed(_ name: String) throws {
    let terminal = try open(name, [])
    try terminal.wait(for: "▸ Continue")
    try terminal.press(.enter)
    for other in names where other != name && terminals[other] != nil {
      try self[other].wait(for: "\(name) is back. Go on.")
    }
  }

  /// Plays losing letters until the match is over for all.
  /// - Parameter before: called before each letter, with its number.
  func playToTheEnd(by device: VirtualTerminal.InputDevice = .keys, before: (Int) throws -> Void = { _ in })
    throws
  {
    for _ in 0..<400 {
      for name in names {
        let terminal = self[name]
        terminal.drain()
        if terminal.shows("Next round") {
          try nextRound(by: device)
          break
        }
        guard terminal.shows("Your turn") else { continue }
        try before(letters)
        self[name].drain()
        try play(name, device)
      }
      if names.allSatisfy({ self[$0].shows("You win, ") || self[$0].shows("You are a ghost now") }) {
        return
      }
    }
    throw ProgramError(message: "the match goes on")
  }

  /// A letter that completes no word, other than those in names on the screen.
  private func play(_ name: String, _ device: VirtualTerminal.InputDevice) throws {
    var letter: Character
    repeat {
      letter = Array("XQZJVWKFPCMNRLUI")[letters % 16]
      letters += 1
      // A round cannot begin with a letter that is struck through, because it has opened a round already.
    } while !self[name].shows(" \(letter) ")
    switch device {
    case .keys: try self[name].type(String(letter))
    case .mouse: try self[name].click(" \(letter) ")
    }
    self[name].drain()
  }

  private func nextRound(by device: VirtualTerminal.InputDevice) throws {
    let terminal = self[names[0]]
    // A popup that opens by itself ignores keys for a moment.
    try terminal.waitUntilIdle()
    switch device {
    case .keys: try terminal.press(.enter)
    case .mouse: try terminal.click("Next round")
    }
    for name in names { try self[name].waitUntilGone("Next round") }
  }
}
