import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `--guest NAME`, as used in a forced command of sshd.
@Suite struct GuestInTerminalTests {
  @Test("without a terminal a guest leaves no file") func withoutATerminalAGuestLeavesNoFile() throws {
    let folder = try TemporaryFolder()
    let result = try Wordyard.run("--guest", "anna", "--data", folder.path + "/records")
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors.contains("terminal"))
    #expect(access(folder.path + "/records", F_OK) != 0)
  }

  @Test(
    "what a guest may not have is refused",
    arguments: [
      (["--player", "Bob"], "`--player`: not for guests"),
      (["--words", "/etc/passwd"], "`--words`: not for guests"),
      (["--seed", "7"], "`--seed`: not for guests"), (["daily", "--share"], "`--share`: not for guests"),
      (["scores"], "`scores`: not for guests"), (["find", "cdenno"], "`find`: not for guests"),
      (["solve", "ab"], "`solve`: not for guests"), (["guess", "_oo_"], "`guess`: not for guests"),
      (["define", "moss"], "`define`: not for guests"),
      (["import", "/etc/passwd"], "`import`: not for guests"),
      (["export", "--missed"], "`export`: not for guests"),
      (["replay"], "`replay`: not for guests"), (["texts"], "`texts`: not for guests"),
    ])
  func refused(arguments: [String], message: String) throws {
    let result = try Wordyard.run(["--guest", "anna"] + arguments)
    #expect(result.exit == Exit(code: 2))
    #expect(result.output == "")
    #expect(result.errors.contains(message))
    let afterwards = try Wordyard.run(arguments + ["--guest", "anna"])
    #expect(afterwards.exit == Exit(code: 2))
  }

  @Test(
    "the name of a guest is a name",
    arguments: ["", " anna", "a\u{7}", String(repeating: "e\u{301}\u{302}\u{303}", count: 20)])
  func badName(name: String) throws {
    let result = try Wordyard.run("--guest", name)
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors.contains("--guest"))
  }

  @Test("a guest plays under that name, once at a time, and takes over a session of before")
  func aGuestPlaysUnderThatNameOnceAtATime() throws {
    let home = try Home()
    let anna = try Wordyard.open("--guest", "anna", home: home)
    try anna.wait(for: VirtualTerminal.tagline)
    #expect(anna.shows("anna"))
    try anna.openHangman()
    try anna.guess("q")
    // Her line is dead, and she comes back.
    let again = try Wordyard.open("--guest", "anna", home: home)
    try again.wait(for: VirtualTerminal.tagline)
    _ = try anna.waitForExit()
    try again.resume()
    #expect(again.shows("Welcome back") && again.shows("1 of 7"))
    try again.leaveForTitle()
    let bob = try Wordyard.open("--guest", "bob", home: home)
    try bob.wait(for: VirtualTerminal.tagline)
    #expect(bob.shows("bob"))
    try again.type("p")
    try again.wait(for: "anna is a guest, who has this name only.")
    try again.type("n")
    try again.press(.escape)
    try again.wait(for: VirtualTerminal.tagline)
    try again.press(.control("c"))
    _ = try again.waitForExit()
    let later = try Wordyard.open("--guest", "anna", home: home)
    try later.wait(for: VirtualTerminal.tagline)
  }

  @Test("a guest changes nobody else's settings, results or practice")
  func aGuestChangesNobodyElses() throws {
    let home = try Home()
    home.read {
      $0.save(settings: ["player": "Bob"])
      $0.save(settings: ["theme": "paper", "sound": "bell"], for: "Bob")
    }
    func others() -> [[String: String]] {
      home.read { [$0.title(of: "Bob").settings, $0.title(of: "Cid").settings] }
    }
    let before = others()
    let anna = try Wordyard.open("--guest", "anna", home: home)
    try anna.wait(for: VirtualTerminal.tagline)
    try anna.type("ms")
    try anna.wait(for: "Theme")
    for _ in 0..<12 { try anna.press(.down, .right) }
    try anna.press(.control("c"))
    _ = try anna.waitForExit()
    #expect(others() == before)
    let own = home.read { $0.title(of: "anna").settings }
    #expect(own != before[1], "\(own)")
    let results = home.read {
      [$0.tallies(of: "Bob").count, $0.allPracticeWords(of: "Bob", language: "en").count]
    }
    #expect(results == [0, 0])
  }

  @Test("a guest gets no files of the account") func aGuestGetsNoFilesOfTheAccount() throws {
    let files = try TemporaryFolder()
    try files.write("# My beasts\nZebu\n!!!\n", to: "wordyard/phrases/beasts.txt")
    for guest in [false, true] {
      let home = try Home()
      let arguments = ["--data", home.records] + (guest ? ["--guest", "anna"] : [])
      let terminal = try Wordyard.open(arguments, environment: ["XDG_DATA_HOME": files.path], home: home)
      try terminal.wait(for: VirtualTerminal.tagline)
      try terminal.type("h")
      try terminal.wait(for: "New game")
      try terminal.press(.enter)
      try terminal.wait(for: "0 of 7")
      try terminal.press(.control("c"))
      _ = try terminal.waitForExit()
      let said = String(decoding: terminal.received, as: UTF8.self)
      #expect(said.contains("beasts.txt:3") == !guest)
    }
  }
}
