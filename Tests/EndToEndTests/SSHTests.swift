import TestSupport
import Testing

/// Guests over ssh, set up as described in wordyard-ssh(7).
@Suite(.enabled(if: PrivateSSHD.isThere, "there is no sshd here: it comes with openssh-server"))
struct SSHTests {
  @Test("two guests meet at a table, and none of them plays twice: who comes back takes over")
  func twoGuestsMeetAtATableAndNoneOfThemPlaysTwice() throws {
    let server = try PrivateSSHD(guests: ["anna", "bob"])
    let earlier = try server.open("anna")
    try earlier.wait(for: VirtualTerminal.tagline, patience: .seconds(20))
    let anna = try server.open("anna")
    _ = try earlier.waitForExit(patience: .seconds(20))
    try anna.wait(for: VirtualTerminal.tagline, patience: .seconds(20))
    try anna.type("a")
    try anna.wait(for: "Nobody waits at the moment.")
    try anna.press(.enter)
    try anna.wait(for: "The table is laid.")
    let bob = try server.open("bob")
    try bob.wait(for: VirtualTerminal.tagline, patience: .seconds(20))
    try bob.type("a")
    try bob.wait(for: "1 of 5 seats")
    try bob.press(.enter)
    try bob.wait(for: "anna says when it begins.")
    try anna.wait(for: "bob sits down.")
    try anna.press(.enter)
    try bob.wait(for: "anna thinks")
    try anna.type("q")
    try bob.wait(for: "anna added Q.")
    // Ctrl-Z does nothing, because there is no shell to return to.
    try bob.type("u")
    try anna.wait(for: "bob added U.")
    try anna.press(.control("z"))
    try anna.type("a")
    try bob.wait(for: "Q       U       A")
    try bob.press(.control("c"))
    _ = try bob.waitForExit()
    try anna.wait(for: "bob left")
  }

  @Test("connections in which nothing is opened end by themselves")
  func connectionsInWhichNothingIsOpenedEnd() throws {
    let server = try PrivateSSHD(guests: ["anna"])
    let idle = try server.run("anna", ["-N"])
    // Without the setting, it is the test that ends it.
    #expect(idle.exit == Exit(code: 255))
    let anna = try server.open("anna")
    try anna.wait(for: VirtualTerminal.tagline, patience: .seconds(20))
  }

  @Test(
    "the manual's settings are those that the tests use in each language", arguments: ManualPage.folders)
  func manual(folder: String) throws {
    let text = String(
      decoding: try #require(bytes(ofFile: "\(Checkout.root)/assets/man/\(folder)wordyard-ssh.7")),
      as: UTF8.self)
    for line in PrivateSSHD.settings { #expect(text.contains("\n    " + line + "\n"), "\(line)") }
    #expect(text.contains("\n    UnusedConnectionTimeout 30\n"))
    #expect(text.contains("usermod \\-p '*' yard"))
  }

  @Test("a guest's key gives nothing but the game") func aGuestsKeyGivesNothingButTheGame() throws {
    let server = try PrivateSSHD(guests: ["anna"])
    let command = try server.run("anna", [], ["cat", "/etc/passwd"])
    #expect(!command.output.contains("root"))
    #expect(command.errors.contains("there is no terminal"))
    #expect(command.exit == Exit(code: 2))
    let none = try server.run("anna", ["-T"])
    #expect(none.output == "")
    #expect(none.exit == Exit(code: 2))
    // If forwarding worked, the server itself would answer with its version.
    let forwarded = try server.run("anna", ["-W", "127.0.0.1:\(server.port)"])
    #expect(forwarded.output == "")
    #expect(forwarded.exit != Exit(code: 0))
    let back = try server.run("anna", ["-N", "-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:22"])
    #expect(back.exit != Exit(code: 0))
    let files = try server.run("anna", ["-s"], ["sftp"])
    #expect(files.output == "")
    #expect(files.exit != Exit(code: 0))
  }
}
