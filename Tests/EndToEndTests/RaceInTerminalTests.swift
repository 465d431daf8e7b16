import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A race of Text Twist between two terminals, with real sockets and the shipped words.
@Suite struct RaceInTerminalTests {
  private static func start(_ name: String, _ folder: TemporaryFolder, _ home: Home) throws -> VirtualTerminal
  {
    try Wordyard.open("table", "--player", name, "--tables", folder.path, "--seed", "7", home: home)
  }

  private static func resume(_ name: String, _ folder: TemporaryFolder, _ home: Home) throws
    -> VirtualTerminal
  {
    let terminal = try Wordyard.open("--player", name, "--tables", folder.path, home: home)
    try terminal.wait(for: "▸ Continue")
    try terminal.press(.enter)
    return terminal
  }

  /// Ada opens a table and starts the race with the keyboard, Bob takes a seat with a click.
  private static func begin(
    _ folder: TemporaryFolder, _ homes: [Home]
  ) throws -> (ada: VirtualTerminal, bob: VirtualTerminal) {
    let ada = try start("Ada", folder, homes[0])
    try ada.wait(for: "Nobody waits at the moment.")
    try ada.press(.end, .up, .up, .enter)
    try ada.wait(for: "Table · Text Twist")
    let bob = try start("Bob", folder, homes[1])
    try bob.wait(for: "Text Twist · 1 of 5 seats")
    try bob.click("Text Twist · 1 of 5 seats")
    try bob.wait(for: "Ada says when it begins.")
    try ada.wait(for: "Bob sits down.")
    try ada.press(.enter)
    try ada.wait(for: "Text Twist · table with Bob")
    try bob.wait(for: "Text Twist · table with Ada")
    return (ada, bob)
  }

  /// Waits for the points of a player, behind a bar: `Ada ▪▪ 5`.
  private static func wait(
    _ terminal: VirtualTerminal, _ player: String, _ points: Int, at place: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.wait("\(points) points of \(player)", at: place) {
      terminal.rows.contains { row in
        let parts = row.split(separator: " ")
        guard let name = parts.firstIndex(of: player[...]), name + 2 < parts.count else { return false }
        return parts[name + 1].allSatisfy { $0 == "▪" } && parts[name + 2] == "\(points)"
      }
    }
  }

  @Test("a race is played to its end by keys and by clicks, with either killed in its middle")
  func aRaceIsPlayedToItsEndByKeysAndByClicksWithEither() throws {
    let folder = try TemporaryFolder()
    let homes = [try Home(), try Home()]
    var (ada, bob) = try Self.begin(folder, homes)
    let words = try ada.rackWords()
    try #require(words.count >= 4)
    try bob.wait("the same tiles") { bob.tileLetters == ada.tileLetters }
    try ada.find(words[0], by: .keys)
    try Self.wait(bob, "Ada", words[0].count)
    try bob.find(words[0], by: .mouse)
    try bob.find(words[1], by: .keys)
    let points = words[0].count + words[1].count
    try Self.wait(ada, "Bob", points)
    #expect(!ada.shows(words[1].uppercased().map(String.init).joined(separator: " ")))

    ada.signal(SIGKILL)
    _ = try ada.waitForExit()
    try bob.wait(for: "(Ada ")
    try bob.find(words[2], by: .mouse)
    ada = try Self.resume("Ada", folder, homes[0])
    try ada.wait(for: "score \(words[0].count)")
    try Self.wait(ada, "Bob", points + words[2].count)
    try Self.wait(bob, "Ada", words[0].count)

    bob.signal(SIGKILL)
    _ = try bob.waitForExit()
    try ada.wait(for: "(Bob ")
    try ada.find(words[3], by: .keys)
    bob = try Self.resume("Bob", folder, homes[1])
    try Self.wait(bob, "Ada", words[0].count + words[3].count)
    try Self.wait(ada, "Bob", points + words[2].count)

    try ada.press(.escape)
    try ada.wait(for: "The clock runs on")
    try ada.press(.right, .enter)
    try bob.wait(for: "Ada looks for no more words.")
    try bob.click("Esc leave")
    try bob.wait(for: "I am done")
    try bob.click("I am done")
    for terminal in [ada, bob] {
      try terminal.wait(for: "Bob \(points + words[2].count) · Ada \(words[0].count + words[3].count)")
    }
    try bob.wait(for: "✓ You win the race")
    try ada.wait(for: "Bob wins the race")
    try bob.click("Menu")
    try bob.wait(for: VirtualTerminal.tagline)
    #expect(!bob.shows("Continue"))
    let scores = try Wordyard.run("scores", "--player", "Bob", home: homes[1])
    #expect(scores.output.contains("Bob"))
  }

  @Test("after two minutes the race is over, whatever lies on the screens", .enabled(if: LongTrials.areOn))
  func afterTwoMinutesTheRaceIsOverWhateverLiesOnThe() throws {
    let folder = try TemporaryFolder()
    let (ada, bob) = try Self.begin(folder, [Home(), Home()])
    let words = try ada.rackWords()
    try ada.find(words[0], by: .keys)
    try bob.press(.escape)
    try bob.wait(for: "The clock runs on")
    try ada.wait("the end", patience: .seconds(130)) { ada.shows("✓ You win the race") }
    try bob.wait(for: "Ada wins the race")
  }
}

extension VirtualTerminal {
  /// Common words that can be made from the tiles.
  func rackWords() throws -> [String] {
    try wait("six tiles") { tileLetters.count == 6 }
    return SplitWords.english.shortWords(of: tileLetters)
  }

  /// The letters on the tiles of the bank.
  var tileLetters: String {
    columns(ofRow: Self.tiles).prefix(39).filter { $0.first?.isLetter ?? false }.joined().lowercased()
  }
}

extension SplitWords {
  /// Common words of three to five letters that can be made from letters.
  func shortWords(of letters: String) -> [String] {
    let letters = letters.sorted()
    return words(ofLettersIn: String(letters)).filter { $0.tier == "1" }.map(\.text).filter { word in
      (3...5).contains(word.count)
        && Set(word).allSatisfy { letter in word.count { $0 == letter } <= letters.count { $0 == letter } }
    }
  }
}
