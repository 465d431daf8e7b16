import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another machine with tables of its own: another home, reached by a fake ssh that starts the relay there or runs the real one.
struct FarMachine {
  /// What carries the lines between the two machines.
  enum Carrier {
    /// A relay that the fake ssh starts in the other home.
    case standIn
    /// A server of ssh, with a guest's key that can do nothing but play from the guest's own machine.
    case ssh

    /// Those that this machine has.
    static let all: [Carrier] = [.standIn] + (PrivateSSHD.isThere ? [.ssh] : [])
  }

  enum Game: String {
    case ghost = "Ghost"
    case duel = "Hangman"
    case race = "Text Twist"

    var line: String {
      switch self {
      case .ghost: "letter by letter"
      case .duel: "one hides, one guesses"
      case .race: "the same rack for both"
      }
    }
  }

  let folder: TemporaryFolder
  let far: Home
  let anna: Home
  /// The name by which Anna reaches it.
  let host: String
  let server: PrivateSSHD?

  init(over carrier: Carrier = .standIn) throws {
    folder = try TemporaryFolder()
    server = carrier == .ssh ? try PrivateSSHD(guests: ["Anna"], relays: true) : nil
    (far, anna) = (try server?.home ?? Home(), try Home())
    host = server?.address ?? "bob@far"
    chmod(try folder.write("#!/bin/sh\n. '\(folder.path)/commands'\n", to: "ssh"), 0o700)
    if let server {
      let options = server.options("Anna").map { "'\($0)'" }.joined(separator: " ")
      try install("exec /usr/bin/ssh \(options) \"$@\"")
    } else {
      try install(
        """
        echo "Welcome to far."
        HOME='\(far.path)' XDG_DATA_HOME='\(far.path)/data' exec '\(try Wordyard.path())' table --relay
        """)
    }
  }

  /// Makes the fake ssh run other commands. They are in a file that it reads: a program that has just been written cannot be
  /// started while another thread starts one.
  func install(_ commands: String) throws {
    try folder.write(
      """
      echo "$@" >> '\(folder.path)/arguments'
      while test -e '\(folder.path)/held'; do sleep 0.05; done
      test ! -e '\(folder.path)/closed' || { echo "far: closed" >&2; exit 255; }
      echo $$ > '\(folder.path)/process'
      \(commands)

      """, to: "commands")
  }

  var path: [String: String] { ["PATH": folder.path + ":/usr/bin:/bin"] }

  /// What a file has that the fake ssh writes.
  func text(_ name: String) -> String {
    String(decoding: bytes(ofFile: "\(folder.path)/\(name)") ?? [], as: UTF8.self)
  }

  /// Kills the fake ssh, in whose place the relay runs; it does not come up again before that has been seen.
  func cut(until isSeen: () throws -> Void) throws {
    try folder.write("", to: "held")
    let process = try #require(pid_t(text("process").dropLast()))
    #expect(kill(process, SIGKILL) == 0)
    try isSeen()
    unlink(folder.path + "/held")
  }

  /// The same, seen on Anna's screen.
  func cut(_ anna: VirtualTerminal) throws {
    try cut { try anna.wait(for: "The line to \(host) is down. Trying again.") }
  }

  /// Starts the program of Anna, who is here.
  func openAnna(_ arguments: String...) throws -> VirtualTerminal {
    try Wordyard.open(arguments + ["--player", "Anna"], environment: path, home: anna)
  }

  /// Starts the program of Bob, who is there and lays a table.
  func openBob(
    _ game: Game = .ghost, by device: VirtualTerminal.InputDevice = .keys
  ) throws -> VirtualTerminal {
    let bob = try Wordyard.open(["table", "--player", "Bob", "--seed", "7"], home: far)
    try bob.wait(for: "Nobody waits at the moment.")
    switch (device, game) {
    case (.mouse, _): try bob.click(game.line)
    case (.keys, .ghost): try bob.press(.enter)
    case (.keys, .duel): try bob.press(.down, .enter)
    case (.keys, .race): try bob.press(.down, .down, .enter)
    }
    try bob.wait(for: "The table is laid.")
    return bob
  }

  /// Anna and Bob play at the table that Bob has laid.
  func playing(
    _ game: Game = .ghost, by device: VirtualTerminal.InputDevice = .keys
  ) throws -> (anna: VirtualTerminal, bob: VirtualTerminal) {
    let bob = try openBob(game, by: device)
    let anna = try openAnna("table", host)
    let seats = "\(game.rawValue) · 1 of \(game == .duel ? 2 : 5) seats"
    try anna.wait(for: seats)
    if device == .keys { try anna.press(.enter) } else { try anna.click(seats) }
    try anna.wait(for: "Bob says when it begins.")
    try bob.wait(for: "Anna sits down.")
    if device == .keys { try bob.press(.enter) } else { try bob.click(" Start ") }
    if game == .ghost { try bob.wait(for: "Your turn") }
    return (anna, bob)
  }
}
