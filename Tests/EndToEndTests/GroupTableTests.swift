import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two users of the system at one table, in a folder of their group as TABLE.md's `install -d -m 3770` makes it.
@Suite struct GroupTableTests {
  private static let group: gid_t = 11_000
  private static let users: [(name: String, id: uid_t)] = [("Ada", 11_001), ("Bob", 11_002)]

  /// The start of a command line that is run as one of the users.
  private static func asUser(_ id: uid_t) -> String {
    "setpriv --reuid \(id) --regid \(group) --clear-groups"
  }

  /// Puts the program and its English files into a folder, from where anybody can run it: the folder of the build may be root's
  /// alone.
  private static func copy(into folder: TemporaryFolder) throws -> String {
    let (program, languages) = (folder.path + "/wordyard", folder.path + "/assets/languages")
    mkdir(folder.path + "/assets", 0o755)
    mkdir(languages, 0o755)
    let assets = Checkout.root + "/assets"
    for (source, target) in [
      (try Wordyard.path(), program), (assets + "/gallows", folder.path + "/assets/gallows"),
      (assets + "/languages/en", languages + "/en"),
    ] {
      let copied = try Program("/bin/cp", ["-r", source, target]).run()
      #expect(copied.errors == "")
    }
    let opened = try Program("/bin/chmod", ["-R", "a+rX", program, folder.path + "/assets"]).run()
    #expect(opened.errors == "")
    return program
  }

  @Test(
    "two users of a group play at one table, and neither can remove the socket of the other",
    .enabled(if: geteuid() == 0, "only root can be others"))
  func group() throws {
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o711)
    let program = try Self.copy(into: folder)
    let tables = folder.path + "/tables"
    mkdir(tables, 0o700)
    chown(tables, 0, Self.group)
    chmod(tables, 0o3770)
    let terminals = try Self.users.map { user in
      let home = folder.path + "/" + user.name
      mkdir(home, 0o700)
      chown(home, user.id, Self.group)
      return try Wordyard.openShell(
        """
        export HOME=\(home) XDG_DATA_HOME=\(home) WORDYARD_ASSETS=\(folder.path)/assets
        exec \(Self.asUser(user.id)) \(program) table --player \(user.name) --language en --tables \(tables)
        """)
    }
    let (ada, bob) = (terminals[0], terminals[1])
    for terminal in terminals {
      try terminal.wait(for: "Welcome to Wordyard")
      try terminal.press(.escape)
    }
    try ada.wait(for: "Or lay a table")
    try ada.press(.enter)
    try ada.wait(for: "The table is laid.")
    try bob.wait(for: "of 5 seats")
    let sockets = folder.names(in: "tables")
    #expect(sockets.count == 1)
    let removal = try Wordyard.openShell("\(Self.asUser(11_002)) rm -f \(tables)/*; echo removed $?")
    try removal.wait(for: "removed ")
    #expect(folder.names(in: "tables") == sockets)
    try bob.press(.enter)
    try bob.wait(for: "Ada says when it begins.")
    try ada.wait(for: "Bob sits down.")
    try ada.press(.enter)
    try ada.wait(for: "Your turn")
    try ada.type("s")
    try bob.wait(for: "Ada added S.")
    try bob.type("t")
    try ada.wait(for: "Bob added T.")
  }
}
