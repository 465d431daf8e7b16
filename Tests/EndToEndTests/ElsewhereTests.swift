import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The tables of another machine, with a fake ssh that starts the relay with another home.
struct ElsewhereTests {
  private let machine: FarMachine

  init() throws { machine = try FarMachine() }

  @Test("in lines, a table elsewhere is listed, sat down at and left") func lines() throws {
    let bob = try machine.openBob()
    let anna = try machine.openAnna("table", "bob@far", "--plain")
    try anna.wait(for: "At bob@far")
    try anna.type("1\r")
    try bob.wait(for: "Anna sits down.")
    try anna.wait(for: "Bob says when it begins.")
    try bob.press(.enter)
    try anna.wait(for: "Ghost against Bob.")
    try machine.cut(anna)
    try anna.wait(for: "The line to bob@far is up.", patience: .seconds(30))
    try anna.press(.control("d"))
    #expect(try anna.waitForExit() == Exit(code: 0))
  }

  @Test(
    "a guest's key that plays from the guest's own machine can do nothing else",
    .enabled(if: PrivateSSHD.isThere, "there is no sshd here: it comes with openssh-server"))
  func aRealOne() throws {
    let shell = try PrivateSSHD(guests: ["Anna"], relays: true).run("Anna", [], ["cat", "/etc/passwd"])
    #expect(!shell.output.contains("root"))
    #expect(shell.exit == Exit(code: 0) && shell.errors == "", "the key opens the relay: \(shell.errors)")
  }

  @Test("a match left elsewhere is continued there") func aMatchLeftElsewhereIsContinuedThere() throws {
    let (anna, bob) = try machine.playing()
    try bob.type("q")
    try anna.wait(for: "Bob added Q.")
    anna.signal(SIGKILL)
    _ = try anna.waitForExit()
    try bob.wait(for: "Anna left")
    let again = try machine.openAnna()
    try again.wait(for: "▸ Continue")
    try again.press(.enter)
    try bob.wait(for: "Anna is back. Go on.")
    try again.wait(for: "Your turn")
  }

  @Test("where ssh fails, its message and one of Wordyard's are shown, and no option gets into its arguments")
  func whereSSHFails() throws {
    try machine.folder.write("", to: "closed")
    let failed = try machine.openAnna("table", "bob@far")
    let exit = try failed.waitForExit()
    #expect(exit == Exit(code: 2))
    failed.drain()
    #expect(failed.shows("far: closed"))
    #expect(failed.shows("wordyard: there is no line to bob@far"))
    let option = try Wordyard.run(
      ["table", "--", "-oProxyCommand=true"], environment: machine.path, home: machine.anna)
    #expect(option.exit == Exit(code: 2))
    #expect(!machine.text("arguments").contains("Proxy"))
    let guest = try Wordyard.run(
      ["table", "bob@far", "--guest", "anna"], environment: machine.path, home: machine.anna)
    #expect(guest.exit == Exit(code: 2))
  }

  @Test("a relay ends with its input, and says why it cannot begin") func aRelayEndsWithItsInput() throws {
    let relay = try RunningProgram(Wordyard.program(["table", "--relay"], machine.far, [:]), hasInput: true)
    relay.write("wordyard-relay 1 3f")
    let said = try [relay.line(), relay.line(), relay.line()]
    #expect(said == ["", "wordyard-relay 1", "names 0"])
    relay.endInput()
    let end = try relay.end().exit
    #expect(end == Exit(code: 0))
    try machine.folder.write("", to: "file")
    let none = try Wordyard.run(
      "table", "--relay", "--tables", machine.folder.path + "/file", home: machine.far)
    #expect(none.exit == Exit(code: 2) && none.errors.contains("The folder of the tables is no folder."))
  }

  @Test("a relay that greets and then says nothing is given up") func aRelayThatSaysNothing() throws {
    try machine.install("echo wordyard-relay 1; exec sleep 100")
    let result = try Wordyard.run("table", "bob@far", environment: machine.path, home: machine.anna)
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors.contains("bob@far"), "\(result.errors)")
  }

  @Test("a second relay of the same program ends the first") func aSecondRelayEndsTheFirst() throws {
    let relays = try (0..<2).map { _ in
      let relay = try RunningProgram(
        Wordyard.program(["table", "--relay"], machine.far, [:]), hasInput: true)
      relay.write("wordyard-relay 1 3f")
      while try relay.line() != "names 0" {}
      return relay
    }
    let end = try relays[0].end()
    #expect(end.lines == ["taken"] && end.exit == Exit(code: 0))
  }
}
