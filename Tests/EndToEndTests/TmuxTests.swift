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

/// Two players in two panes of one tmux.
@Suite(.enabled(if: TmuxPanes.isThere, "there is no tmux here"))
struct TmuxTests {
  /// Ada lays a table for a game by some keys, Bob sits down, Ada begins.
  private static func begin(_ keys: [String], seats: Int) throws -> TmuxPanes {
    let panes = try TmuxPanes(["Ada", "Bob"]) { name, folder in
      ["table", "--player", name, "--tables", folder, "--seed", "7"]
    }
    try panes.wait("Ada", for: "Or lay a table")
    try panes.press("Ada", keys + ["Enter"])
    try panes.wait("Ada", for: "The table is laid.")
    try panes.wait("Bob", for: "1 of \(seats) seats")
    try panes.press("Bob", ["Home", "Enter"])
    try panes.wait("Ada", for: "Bob sits down.")
    try panes.press("Ada", ["Enter"])
    return panes
  }

  /// Presses a key that a popup ignores at first, until the popup is gone.
  /// - Parameter isOnce: whether nothing ignores it.
  private static func answer(
    _ name: String, _ keys: [String], until gone: String, _ panes: TmuxPanes, isOnce: Bool = false
  ) throws {
    if isOnce { try panes.press(name, keys) }
    try panes.wait("“\(gone)” going away") {
      if try !panes.screen(name).contains(gone) { return true }
      if !isOnce { try panes.press(name, keys) }
      return false
    }
  }

  @Test("a match of Ghost is played to its end") func aMatchOfGhostIsPlayedToItsEnd() throws {
    let panes = try Self.begin([], seats: 5)
    // Bob finishes every round: what Ada opens with goes on with no X, and what he opens with does after her letter.
    var openers = ["Ada": "xvfhpc", "Bob": "qjzwkg"].mapValues { Array($0) }
    try panes.wait("the end of the match") {
      for name in panes.names {
        let screen = try panes.screen(name)
        if screen.contains("Another match") { return true }
        if screen.contains("Next round") {
          try Self.answer(name, ["Enter"], until: "Next round", panes)
        } else if screen.contains("Your turn") {
          let letter: Character? =
            switch screen.split(separator: "\n").first(where: { $0.contains("▂") })?.filter(\.isLetter) {
            case "": openers[name]?.removeFirst()
            case "Q" where name == "Ada": "u"
            case "J" where name == "Ada", "Z" where name == "Ada": "o"
            default: "x"
            }
          try Self.answer(name, [String(letter ?? "x")], until: "Your turn", panes, isOnce: true)
        }
      }
      return false
    }
    for name in panes.names { try panes.wait(name, for: "Another match") }
    #expect(try panes.names.map { try panes.won($0, .ghostTable) }.reduce(0, +) == 1)
  }

  @Test("a duel is played to the end of two rounds") func aDuelIsPlayedToTheEndOfTwoRounds() throws {
    let panes = try Self.begin(["Down"], seats: 2)
    for (setter, guesser, phrase) in [("Ada", "Bob", "moss"), ("Bob", "Ada", "fern")] {
      try panes.wait(setter, for: "Hide a word or a phrase from \(guesser).")
      try panes.press(setter, phrase.map { String($0) } + ["Enter"])
      try panes.wait(guesser, for: "has hidden it.")
      for letter in Set(phrase).sorted() { try panes.press(guesser, [String(letter)]) }
      try panes.wait(guesser, for: "✓ ")
      try panes.wait(setter, for: "\(guesser) found it")
      if setter == "Ada" { try Self.answer("Ada", ["Enter"], until: "Bob found it", panes) }
    }
    for name in panes.names { try panes.wait(name, for: "Ada 1 : 1 Bob") }
    #expect(try panes.names.map { try panes.won($0, .duelTable) } == [1, 1])
  }

  @Test("a race is played to its end") func aRaceIsPlayedToItsEnd() throws {
    let panes = try Self.begin(["End", "Up", "Up"], seats: 5)
    try panes.wait("Ada", for: "Text Twist · table with Bob")
    let letters = try panes.tiles("Ada")
    #expect(try panes.tiles("Bob") == letters)
    let words = SplitWords.english.words(ofLettersIn: String(letters.sorted())).filter { $0.tier == "1" }
      .map(\.text).filter { word in
        (3...5).contains(word.count)
          && Set(word).allSatisfy { letter in word.count { $0 == letter } <= letters.count { $0 == letter } }
      }
    let word = try #require(words.first)
    try panes.press("Bob", word.map { String($0) } + ["Enter"])
    // A bar of one square for every four points stands between them.
    try panes.wait("Ada", for: "Bob \(word.count > 4 ? "▪▪" : "▪") \(word.count)")
    for name in panes.names {
      try panes.press(name, ["Escape"])
      try panes.wait(name, for: "The clock runs on")
      try panes.press(name, ["Right", "Enter"])
    }
    try panes.wait("Bob", for: "✓ You win the race")
    try panes.wait("Ada", for: "Bob wins the race")
    #expect(try panes.names.map { try panes.won($0, .textTwistRace) } == [0, 1])
  }
}

/// A tmux of its own with two panes, one above the other, in each of which a player's program runs. It is ended with this.
final class TmuxPanes {
  private static let program = "/usr/bin/tmux"
  static var isThere: Bool { access(program, X_OK) == 0 }

  let names: [String]
  private let folder: TemporaryFolder
  private var homes: [String: Home] = [:]

  /// - Parameter arguments: the program's, by the player's name and the folder of tables.
  init(_ names: [String], _ arguments: (String, String) -> [String]) throws {
    self.names = names
    folder = try TemporaryFolder()
    mkdir(folder.path + "/tables", 0o700)
    let settings = try folder.write(
      "set -g default-terminal screen-256color\nset -g status off\nset -s escape-time 0\n", to: "tmux.conf")
    for (index, name) in names.enumerated() {
      let home = try Home()
      homes[name] = home
      let environment = [
        "HOME=\(home.path)", "XDG_DATA_HOME=\(home.path)/data", "LANG=C.UTF-8", "TERM=screen-256color",
        "PATH=/usr/bin:/bin",
      ]
      let command =
        ["/usr/bin/env", "-i"] + environment + [try Wordyard.path()]
        + arguments(name, folder.path + "/tables")
      let window =
        index == 0
        ? ["-f", settings, "new-session", "-d", "-x", "80", "-y", "49"] : ["split-window", "-d", "-v"]
      try run(window + [command.map { "'\($0)'" }.joined(separator: " ")])
    }
  }

  deinit { _ = try? run(["kill-server"]) }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let result = try Program(
      Self.program, ["-u", "-S", folder.path + "/socket"] + arguments,
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8", "TERM": "xterm-256color",
      ]
    ).run()
    guard result.exit == Exit(code: 0) else { throw ProgramError(message: "tmux: \(result.errors)") }
    return result.output
  }

  private func pane(_ name: String) -> String { ":0.\(names.firstIndex(of: name)!)" }

  /// Presses keys by the names that tmux has for them.
  func press(_ name: String, _ keys: [String]) throws { try run(["send-keys", "-t", pane(name)] + keys) }

  func screen(_ name: String) throws -> String { try run(["capture-pane", "-p", "-t", pane(name)]) }

  func wait(_ name: String, for text: String) throws {
    try wait("“\(text)” on \(name)'s screen") { try screen(name).contains(text) }
  }

  /// Looks again and again until it is so.
  func wait(_ what: String, until isSo: () throws -> Bool) throws {
    let end = ContinuousClock.now + .seconds(20)
    while try !isSo() {
      guard ContinuousClock.now < end else {
        let screens = try names.map { try screen($0) }.joined(separator: "\n")
        throw ProgramError(message: "20 seconds have passed without \(what); the screens:\n\(screens)")
      }
      poll(nil, 0, 20)
    }
  }

  /// The letters on the tiles of the bank.
  func tiles(_ name: String) throws -> String {
    var letters = ""
    try wait("six tiles") {
      let rows = try screen(name).split(separator: "\n", omittingEmptySubsequences: false)
      letters =
        rows.indices.contains(VirtualTerminal.tiles)
        ? rows[VirtualTerminal.tiles].prefix(39).filter(\.isLetter).lowercased() : ""
      return letters.count == 6
    }
    return letters
  }

  /// How many games of a mode a player has won.
  func won(_ name: String, _ mode: Mode) throws -> Int {
    homes[name]!.read { $0.tallies(of: name).first { $0.mode == mode }?.won ?? 0 }
  }
}
