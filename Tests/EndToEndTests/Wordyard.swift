import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program under test: the one that was built with the tests, or `$WORDYARD_BINARY`.
enum Wordyard {
  /// Opens a terminal and starts `wordyard` in it, with a new home or an existing one. By default it is not the first
  /// start.
  static func open(
    _ arguments: String..., rows: Int = 24, columns: Int = 80, term: String? = "xterm-256color",
    environment: [String: String] = [:], home: Home? = nil
  ) throws -> VirtualTerminal {
    try open(
      arguments, rows: rows, columns: columns, term: term, environment: environment, home: home)
  }

  static func open(
    _ arguments: [String], rows: Int = 24, columns: Int = 80, term: String? = "xterm-256color",
    environment: [String: String] = [:], home: Home? = nil
  ) throws -> VirtualTerminal {
    let home = try home ?? Home()
    let program = try program(arguments, home, environment)
    let terminal = try VirtualTerminal(program, rows: rows, columns: columns, term: term)
    terminal.belongings = [home]
    return terminal
  }

  /// Opens a terminal with a shell that runs a script; `$WORDYARD` is the program.
  static func openShell(_ script: String, home: Home? = nil) throws -> VirtualTerminal {
    let home = try home ?? Home()
    var shell = try program(["-c", script], home, ["WORDYARD": path()])
    shell.path = "/bin/sh"
    let terminal = try VirtualTerminal(shell)
    terminal.belongings = [home]
    return terminal
  }

  /// Starts the program, and opens the field for a new player's name.
  static func openNameField() throws -> VirtualTerminal {
    let terminal = try open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("P")
    try terminal.wait(for: "+ a new name")
    try terminal.press(.enter)
    try terminal.wait(for: "What is your name?")
    return terminal
  }

  /// Runs `wordyard` without a terminal.
  static func run(
    _ arguments: String..., environment: [String: String] = [:], home: Home? = nil
  ) throws -> Program.Result {
    try run(arguments, environment: environment, home: home)
  }

  static func run(
    _ arguments: [String], environment: [String: String] = [:], home: Home? = nil
  ) throws -> Program.Result {
    let home = try home ?? Home()
    return try program(arguments, home, ["TERM": "xterm-256color"].merging(environment) { $1 }).run()
  }

  /// Of the tests' environment the program gets only the time zone.
  static func program(
    _ arguments: [String], _ home: Home, _ environment: [String: String]
  ) throws -> Program {
    let all = [
      "HOME": home.path, "XDG_DATA_HOME": home.path + "/data", "XDG_CONFIG_HOME": home.path + "/config",
      "XDG_STATE_HOME": home.path + "/state", "XDG_CACHE_HOME": home.path + "/cache", "LANG": "C.UTF-8",
      "PATH": "/usr/bin:/bin",
    ]
    let zone = getenv("TZ").map { ["TZ": String(cString: $0)] } ?? [:]
    return Program(
      try path(), arguments, environment: all.merging(zone) { $1 }.merging(environment) { $1 })
  }

  static func path() throws -> String {
    let named = getenv("WORDYARD_BINARY").map { String(cString: $0) } ?? ""
    let path = named.isEmpty ? Checkout.product("wordyard") : named
    guard access(path, X_OK) == 0 else { throw ProgramError(message: "\(path) is not there to be tested") }
    return path
  }
}

extension VirtualTerminal {
  /// Types q on the title until the program ends: for a moment after a game was left it ignores letters.
  func quit(by device: InputDevice = .keys) throws -> Exit {
    if device == .mouse {
      try click("q quit")
      return try waitForExit()
    }
    for _ in 0..<100 {
      try? type("q")
      if let exit = try? waitForExit(patience: .milliseconds(100)) { return exit }
    }
    return try waitForExit()
  }
}
