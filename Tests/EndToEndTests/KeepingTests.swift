import Engines
import Glibc
import TestSupport
import Testing

@testable import Storage

/// Nothing is lost, whatever is the matter with the disk and whoever else plays.
@Suite struct KeepingTests {
  /// Plays a letter, goes to the title, and to the settings and back.
  private static func playOn(_ terminal: VirtualTerminal) throws {
    try terminal.openHangman()
    try terminal.guess("q")
    try terminal.leaveForTitle()
    try terminal.wait(for: "▸ Continue")
    try terminal.type("s")
    try terminal.wait(for: "Careful entry")
    try terminal.click("Theme")
    try terminal.wait(for: "paper")
    try terminal.press(.escape)
    try terminal.wait(for: VirtualTerminal.tagline)
  }

  @Test func `a newer database is told once and left alone to the byte`() throws {
    let home = try Home()
    try Database(home.database).execute("PRAGMA user_version = 99; CREATE TABLE novelty (x)")
    let before = try #require(bytes(ofFile: home.database))
    #expect(before.starts(with: "SQLite format 3".utf8))
    for language in ["en", "nl"] {
      let terminal = try Wordyard.open("--language", language, home: home)
      let word = language == "en" ? "newer" : "nieuwere"
      try terminal.wait(for: word)
      try terminal.press(.enter)
      try terminal.waitUntilGone(word)
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

  @Test("on a full disk the game plays on and says so once", arguments: ["a full disk", "small files"])
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
    try terminal.wait(for: "nothing is kept from here")
    try terminal.press(.enter)
    try Self.playOn(terminal)
    #expect(!terminal.shows("nothing is kept"))
    try terminal.press(.enter)
    try terminal.wait(for: "Welcome back")
    #expect(terminal.isUsed("q"))
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `two at once in one home both keep their results and their settings`() throws {
    let home = try Home()
    let phrase = try phrase(ofSeed: 5)
    let terminals = try ["Ada", "Bob"].map {
      try Wordyard.open("--seed", "5", "--player", $0, home: home)
    }
    for (terminal, row) in zip(terminals, ["Theme", "Sound"]) {
      try terminal.wait(for: VirtualTerminal.tagline)
      try terminal.type("s")
      try terminal.wait(for: "Careful entry")
      try terminal.click(row)
      try terminal.wait(for: row == "Theme" ? "paper" : "bell")
      try terminal.press(.escape)
    }
    for terminal in terminals { try terminal.openHangman() }
    for terminal in terminals { try terminal.guess("q") }
    for terminal in terminals {
      try terminal.press(.tab)
      try terminal.wait(for: "Enter done")
      try terminal.type(phrase)
      try terminal.press(.enter)
      try terminal.wait(for: "You found it:")
    }
    for terminal in terminals { try terminal.press(.control("c")) }
    for terminal in terminals { #expect(try terminal.waitForExit() == Exit(code: 0)) }
    let scores = try Wordyard.run("scores", home: home).output
    #expect(scores.contains("Ada") && scores.contains("Bob"))
    let settings = home.read { $0.title(of: "Ada").settings }
    #expect(settings["theme"] == "paper")
    #expect(settings["sound"] == "bell")
  }

  @Test
  func `a folder of the player's choice and all files in it are the player's alone, whatever the umask`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path + "/far/away"
    let terminal = try Wordyard.openShell("umask 022 && exec \"$WORDYARD\" --data '\(path)'")
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
    for name in ["wordyard.db", "games.lock", "title"] {
      #expect(mode(path + "/" + name) == 0o600, "\(name)")
    }
  }

  @Test func `without XDG_DATA_HOME the records lie in the home folder`() throws {
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

  @Test func `until a name is given whoever has logged in plays, when that can be a name`() throws {
    let long = String(repeating: "x", count: 21)
    for (name, user, expected) in [
      ("  lea ", "other", "lea"), (long, "kim", "kim"), ("a\u{1B}[2Jb", "", "Wordy"),
    ] {
      let terminal = try Wordyard.open(environment: ["LOGNAME": name, "USER": user])
      try terminal.wait(for: VirtualTerminal.tagline)
      #expect(terminal.rows[0].hasSuffix(" " + expected))
    }
  }

  @Test("a killed game of the others is there again, too", arguments: ["twist", "ghost"])
  func killed(game: String) throws {
    let home = try Home()
    let terminal = try Wordyard.open(game, home: home)
    try terminal.wait(for: game == "twist" ? "Two minutes a rack." : "Words that count")
    try terminal.press(.enter)
    if game == "twist" {
      try terminal.wait(for: "score 0")
      try terminal.type("   ")
    } else {
      try terminal.wait(for: "Your turn")
      try terminal.type("b")
      try terminal.wait("the computer's letter") { terminal.shows("│ B │ ") && terminal.shows("Your turn") }
    }
    terminal.drain()
    // The tiles with the fragment or the rack; a clock may go on.
    let before = terminal.rows[2...5]
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForExit().signal == SIGKILL)
    let next = try Wordyard.open(home: home)
    try next.resume()
    next.drain()
    #expect(next.rows[2...5] == before)
  }

  /// What a day's three puzzles look like on the way through them, and the result at their end.
  private static func daily(_ home: Home, as player: String) throws -> [[String]] {
    let terminal = try Wordyard.open("daily", "--player", player, "--language", "en", home: home)
    try terminal.wait(for: "not played yet")
    var seen: [[String]] = []
    func look() {
      terminal.drain()
      seen.append(terminal.rows)
    }
    look()
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.invitation)
    for letter in "eaiourstlncdpmhgbyfvkwzxjq" where !terminal.hasEnded { try terminal.guess(letter) }
    try terminal.wait(for: "Puzzles")
    look()
    try terminal.press(.enter)
    try terminal.wait(for: "▸ ○ Text Twist")
    try terminal.press(.enter)
    try terminal.wait(for: "score 0")
    try terminal.press(.escape)
    try terminal.wait(for: "Give up")
    try terminal.press(.right, .enter)
    try terminal.wait(for: "These were the words.")
    // The clock may stand at another second.
    terminal.drain()
    seen.append(Array(terminal.rows.dropFirst()))
    try terminal.press(.enter)
    try terminal.wait(for: "Puzzles")
    try terminal.press(.enter)
    try terminal.wait(for: "▸ ○ Ghost")
    try terminal.press(.enter)
    try terminal.wait(for: "Your turn")
    look()
    for letter in "qxzjvkw" where !terminal.shows("Puzzles") {
      let before = terminal.rows
      try terminal.type(String(letter))
      try terminal.wait("an answer to \(letter)") {
        terminal.shows("Puzzles") || terminal.shows("Your turn") && terminal.rows != before
      }
    }
    try terminal.wait(for: "Puzzles")
    look()
    try terminal.press(.enter)
    try terminal.wait(for: "Copy the result")
    look()
    return seen.map { rows in rows.map { $0.replacing("Bob", with: "Ada") } }
  }

  @Test func `the puzzles of a day and what comes of them are the same for two players in two homes`() throws
  {
    let first = try Self.daily(Home(), as: "Ada")
    let second = try Self.daily(Home(), as: "Bob")
    // At midnight they are not.
    guard first[0] == second[0] else { return }
    for (one, other) in zip(first, second) { #expect(one == other) }
    #expect(first.count == second.count)
  }
}
