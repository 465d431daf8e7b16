import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two terminals at one table, with real sockets.
@Suite struct TableTests {
  /// A player's program with a shared folder of tables; each player has a separate home.
  private static func join(_ name: String, at folder: TemporaryFolder, _ home: Home) throws -> VirtualTerminal
  {
    try join(name, at: folder.path, home)
  }

  private static func join(_ name: String, at tables: String, _ home: Home) throws -> VirtualTerminal {
    try Wordyard.open("table", "--player", name, "--tables", tables, "--seed", "7", home: home)
  }

  private static func begin(
    _ folder: TemporaryFolder, _ homes: [Home]
  ) throws -> (ada: VirtualTerminal, bob: VirtualTerminal) {
    try begin(at: folder.path, homes)
  }

  private static func begin(
    at folder: String, _ homes: [Home]
  ) throws -> (ada: VirtualTerminal, bob: VirtualTerminal) {
    let ada = try join("Ada", at: folder, homes[0])
    try ada.wait(for: "Nobody waits at the moment.")
    try ada.press(.enter)
    try ada.wait(for: "The table is laid.")
    let bob = try join("Bob", at: folder, homes[1])
    try bob.wait(for: "1 of 5 seats")
    try bob.press(.enter)
    try bob.wait(for: "Ada says when it begins.")
    try ada.wait(for: "Bob sits down.")
    try ada.press(.enter)
    try ada.wait(for: "Your turn")
    try bob.wait(for: "Ada thinks")
    return (ada, bob)
  }

  @Test("a letter of one is on the other's screen, and each answers the other")
  func aLetterOfOneIsOnTheOthersScreenAndEachAnswersThe() throws {
    let folder = try TemporaryFolder()
    let (ada, bob) = try Self.begin(folder, [Home(), Home()])
    try ada.type("q")
    try bob.wait(for: "Ada added Q.")
    try bob.wait(for: "Your turn")
    try bob.type("u")
    try ada.wait(for: "Bob added U.")
  }

  @Test("without a shell Ctrl-Z at a table does nothing, and the next letter counts")
  func withoutAShellCtrlZAtATableDoesNothingAndTheNext() throws {
    let folder = try TemporaryFolder()
    let (ada, bob) = try Self.begin(folder, [Home(), Home()])
    try ada.press(.control("z"))
    try ada.type("q")
    try bob.wait(for: "Ada added Q.")
    #expect(!String(decoding: bob.received, as: UTF8.self).contains("is back"))
  }

  @Test("after kill -9 of one program, Continue rejoins the game", arguments: ["Ada", "Bob"])
  func afterKill9OfOneProgramContinueRejoinsTheGame(victim: String) throws {
    let folder = try TemporaryFolder()
    let homes = [try Home(), try Home()]
    let (ada, bob) = try Self.begin(folder, homes)
    try ada.type("q")
    try bob.wait(for: "Ada added Q.")
    try bob.type("u")
    try ada.wait(for: "Bob added U.")
    if victim == "Bob" {
      try ada.type("a")
      try bob.wait(for: "Ada added A.")
    }
    let (killed, other) = victim == "Ada" ? (ada, bob) : (bob, ada)
    killed.signal(SIGKILL)
    _ = try killed.waitForExit()
    try other.wait(for: "\(victim) left")
    let again = try Wordyard.open(
      "--player", victim, "--tables", folder.path, home: homes[victim == "Ada" ? 0 : 1])
    try again.wait(for: "▸ Continue")
    try again.press(.enter)
    try again.wait(for: "Your turn")
    try other.wait(for: "\(victim) is back. Go on.")
    try again.type(victim == "Ada" ? "a" : "l")
    try other.wait(for: "\(victim) added")
  }

  @Test("a folder in which everybody may write is refused in words")
  func aFolderInWhichEverybodyMayWriteIsRefusedInWords() throws {
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o777)
    let ada = try Self.join("Ada", at: folder, Home())
    try ada.wait(for: "Everybody may write in the folder of the tables")
  }

  @Test("a host whose terminal stands still is told of, and the letter counts when it goes on")
  func aHostWhoseTerminalStandsStillIsToldOfAndThe() throws {
    let folder = try TemporaryFolder()
    let (ada, bob) = try Self.begin(folder, [Home(), Home()])
    try ada.type("q")
    try bob.wait(for: "Ada added Q.")
    ada.signal(SIGSTOP)
    try bob.type("u")
    try bob.wait(for: "Ada's terminal does not answer.")
    ada.signal(SIGCONT)
    try bob.wait(for: "You added U.")
    try ada.wait(for: "Bob added U.")
  }

  @Test("whoever's name is taken at a table by the same user has no seat there")
  func whoeversNameIsTakenAtATableByTheSameUserHasNo() throws {
    let folder = try TemporaryFolder()
    let ada = try Self.join("Ada", at: folder, Home())
    try ada.wait(for: "Nobody waits at the moment.")
    try ada.press(.enter)
    try ada.wait(for: "The table is laid.")
    let other = try Self.join("Ada", at: folder, Home())
    try other.wait(for: "1 of 5 seats")
    try other.press(.enter)
    try other.wait(for: "Your name is taken there: see Players.")
  }

  @Test("when the folder of tables is gone the game goes on, and each keeps it after the host")
  func whenTheFolderOfTablesIsGoneTheGameGoesOnAndEach() throws {
    let folder = try TemporaryFolder()
    let homes = [try Home(), try Home()]
    let tables = folder.path + "/of/all"
    for path in [folder.path + "/of", tables] { mkdir(path, 0o700) }
    let (ada, bob) = try Self.begin(at: tables, homes)
    for name in folder.names(in: "of/all") { unlink("\(tables)/\(name)") }
    rmdir(tables)
    rmdir(folder.path + "/of")
    try ada.type("q")
    try bob.wait(for: "Ada added Q.")
    ada.signal(SIGKILL)
    _ = try ada.waitForExit()
    try bob.wait(for: "The folder of the tables: ")
    try bob.press(.enter)
    try bob.wait(for: "▸ Continue")
  }

  @Test("with a damaged database the game at a table goes on")
  func withADamagedDatabaseTheGameAtATableGoesOn() throws {
    let folder = try TemporaryFolder()
    let homes = [try Home(), try Home()]
    let (ada, bob) = try Self.begin(folder, homes)
    try homes[1].overwriteDatabase("this is no database at all, but text\n")
    for file in ["-wal", "-shm"] { unlink(homes[1].database + file) }
    try ada.type("q")
    try bob.wait(for: "Ada added Q.")
    try bob.type("u")
    try ada.wait(for: "Bob added U.")
    try ada.type("a")
    try bob.wait(for: "Q       U       A")
  }
}
