import Engines
import TestSupport
import Testing

@testable import Storage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// No saved data are lost, whatever the errors of the disk and the number of processes.
@Suite struct PersistenceTests {
  /// Plays a letter, then opens the title screen, the settings and the title screen again.
  private static func playOn(_ terminal: VirtualTerminal) throws {
    try terminal.openHangman()
    try terminal.guess("q")
    try terminal.leaveForTitle()
    try terminal.wait(for: "▸ Continue")
    try terminal.type("ms")
    try terminal.wait(for: "Careful entry")
    try terminal.click("▸", after: "Theme")
    try terminal.wait(for: "night")
    try terminal.press(.escape)
    try terminal.wait(for: VirtualTerminal.tagline)
  }

  @Test("a newer database is reported once and not changed by a byte")
  func aNewerDatabaseIsReportedOnceAndNotChangedByAByte() throws {
    let home = try Home()
    try Database(home.database).execute("PRAGMA user_version = 99; CREATE TABLE novelty (x)")
    let before = try #require(bytes(ofFile: home.database))
    #expect(before.starts(with: "SQLite format 3".utf8))
    for language in ["en", "nl"] {
      let terminal = try Wordyard.open("--language", language, home: home)
      let word = language == "en" ? "newer" : "nieuwere"
      try terminal.wait("a notice with “\(word)”") { terminal.popupText.contains(word) }
      try terminal.press(.enter)
      try terminal.wait("the notice going away") { !terminal.popupText.contains(word) }
      if language == "en" {
        try Self.playOn(terminal)
        #expect(!terminal.shows("newer"))
      }
      try terminal.press(.control("c"))
      #expect(try terminal.waitForExit() == Exit(code: 0))
      #expect(terminal.leftBehind == [])
      #expect(bytes(ofFile: home.database) == before)
    }
  }

  @Test("on a full disk the game continues and reports it once", arguments: ["a full disk", "small files"])
  func full(what: String) throws {
    let mount =
      """
      play='mount -t tmpfs -o size=64k none "$HOME/data" && exec "$WORDYARD"'
      if unshare -rm mount -t tmpfs none /mnt 2>/dev/null; then exec unshare -rm sh -c "$play"; fi

      """
    let limit =
      """
      rm -r "$HOME/data"
      ulimit -f 16
      exec "$WORDYARD"
      """
    let terminal = try Wordyard.openShell(what == "a full disk" ? mount + limit : limit)
    try terminal.waitForNotice("nothing more will be saved.")
    try terminal.press(.enter)
    try Self.playOn(terminal)
    #expect(!terminal.shows(VirtualTerminal.notice))
    try terminal.press(.enter)
    try terminal.wait(for: "Welcome back")
    #expect(terminal.isUsed("q"))
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test("two processes in one home both save their results and settings")
  func twoProcessesInOneHomeBothSaveTheirResultsAnd() throws {
    let home = try Home()
    let phrase = try phrase(ofSeed: 5)
    let terminals = try ["Ada", "Bob"].map {
      try Wordyard.open("--seed", "5", "--player", $0, home: home)
    }
    for (terminal, row) in zip(terminals, ["Theme", "Sound"]) {
      try terminal.wait(for: VirtualTerminal.tagline)
      try terminal.type("ms")
      try terminal.wait(for: "Careful entry")
      if row == "Sound" { try terminal.press(.end) }
      try terminal.wait(for: row)
      try terminal.click("▸", after: row)
      try terminal.wait(for: row == "Theme" ? "night" : "bell")
      try terminal.press(.escape)
    }
    for terminal in terminals { try terminal.openHangman() }
    for terminal in terminals { try terminal.guess("q") }
    for terminal in terminals {
      try terminal.press(.tab)
      try terminal.wait(for: "Fill the blanks.")
      try terminal.type(phrase)
      try terminal.press(.enter)
      try terminal.wait(for: "streak 1")
    }
    for terminal in terminals { try terminal.press(.control("c")) }
    for terminal in terminals { #expect(try terminal.waitForExit() == Exit(code: 0)) }
    let scores = try Wordyard.run("scores", home: home).output
    #expect(scores.contains("Ada") && scores.contains("Bob"))
    let settings = ["Ada", "Bob"].map { player in home.read { $0.title(of: player).settings } }
    #expect(settings.map { $0["theme"] } == ["night", nil])
    #expect(settings.map { $0["sound"] } == [nil, "bell"])
  }

  @Test("a chosen folder and all its files are accessible only to the player, whatever the umask")
  func aChosenFolderAndAllItsFilesAreAccessibleOnlyTo()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path + "/far/away"
    let terminal = try Wordyard.openShell("umask 0; exec \"$WORDYARD\" --data '\(path)'")
    try terminal.wait(for: "Nederlands")
    try terminal.press(.enter)
    try terminal.wait(for: "1/5")
    func mode(_ name: String) -> UInt32? {
      var status = stat()
      return stat(name, &status) == 0 ? status.st_mode & 0o777 : nil
    }
    #expect(mode(path + "/wordyard.db-wal") == 0o600)
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(mode(path) == 0o700)
    for name in ["wordyard.db", "games.lock"] {
      #expect(mode(path + "/" + name) == 0o600, "\(name)")
    }
  }

  @Test("without XDG_DATA_HOME the records lie in the home folder")
  func withoutXDGDATAHOMETheRecordsLieInTheHomeFolder() throws {
    let home = try Home(isFirstStart: true)
    let terminal = try Wordyard.open(environment: ["XDG_DATA_HOME": ""], home: home)
    try terminal.wait(for: "Nederlands")
    try terminal.press(.enter)
    try terminal.wait(for: "1/5")
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    let database = home.path + "/.local/share/wordyard/wordyard.db"
    #expect(bytes(ofFile: database)?.starts(with: "SQLite format 3".utf8) == true)
    #expect((bytes(ofFile: home.database) ?? []).isEmpty)
  }

  @Test("a killed game of the others is there again, too", arguments: ["twist", "ghost"])
  func killed(game: String) throws {
    let home = try Home()
    let terminal = try Wordyard.open(game, home: home)
    if game == "twist" {
      try terminal.wait(for: "score 0")
      // Some of these letters are on the table; what they make counts as tried, even if it is no word.
      try terminal.type("abcdefghijklmnopqrstuvwxyz\r   ")
    } else {
      try terminal.wait(for: "Your turn")
      try terminal.type("b")
      try terminal.wait("the computer's letter") {
        terminal.shows("Easy added") && terminal.shows("Your turn")
      }
    }
    terminal.drain()
    // The tiles with the fragment or the rack; a clock may have advanced.
    let before = terminal.rows[2...5]
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForExit().signal == SIGKILL)
    let next = try Wordyard.open(home: home)
    try next.resume()
    next.drain()
    #expect(next.rows[2...5] == before)
  }

  @Test(
    "a folder that cannot be written is told once, and the game goes on",
    arguments: ["/proc/nothing/here", "/dev/null/records"])
  func unwritable(folder: String) throws {
    let terminal = try Wordyard.open("--data", folder)
    try terminal.waitForNotice("nothing more will be saved.")
    #expect(terminal.popupText.contains(folder))
    try terminal.press(.enter)
    try terminal.openHangman()
    try terminal.guess("q")
    try terminal.leaveForTitle()
    try terminal.wait(for: "▸ Continue")
    #expect(!terminal.shows(VirtualTerminal.notice))
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test("a damaged database is moved aside and reported") func aDamagedDatabaseIsMovedAsideAndReported()
    throws
  {
    let home = try Home()
    let before = try Wordyard.open(home: home)
    try before.wait(for: VirtualTerminal.tagline)
    try before.press(.control("c"))
    #expect(try before.waitForExit() == Exit(code: 0))
    try home.overwriteDatabase("this is no database at all, but text\n")
    let terminal = try Wordyard.open(home: home)
    try terminal.waitForNotice("The file is now called wordyard.db.damaged")
    try terminal.press(.enter)
    try terminal.waitUntilGone(VirtualTerminal.notice)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    let next = try Wordyard.open(home: home)
    try next.wait(for: VirtualTerminal.tagline)
    #expect(!next.shows("damaged"))
  }

  @Test("the records lie in a folder that only their owner can read")
  func theRecordsLieInAFolderThatOnlyTheirOwnerCanRead() throws {
    let home = try Home(isFirstStart: true)
    let terminal = try Wordyard.open(home: home)
    try terminal.wait(for: "Nederlands")
    try terminal.press(.control("c"))
    _ = try terminal.waitForExit()
    var status = stat()
    #expect(stat(home.records, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }
}

extension VirtualTerminal {
  fileprivate static let notice = "About your saved data"

  /// Waits for the popup that reports the problem with the records.
  fileprivate func waitForNotice(_ text: String, at place: SourceLocation = #_sourceLocation) throws {
    try wait(for: Self.notice, at: place)
    drain()
    #expect(popupText.contains(text), "\(screen)", sourceLocation: place)
  }

  /// The text of a popup, without its line breaks.
  fileprivate var popupText: String {
    let lines = rows.compactMap {
      $0.firstMatch(of: /│(.*)│/)?.1.split(separator: " ").joined(separator: " ")
    }
    return lines.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
