import TestSupport
import Testing

/// What the program keeps in memory.
struct MemoryTests {
  @Test("to show a meaning, the file of meanings is not read as a whole")
  func toShowAMeaningTheFileOfMeaningsIsNotReadAsAWhole() throws {
    let terminal = try Wordyard.open("hangman", "--seed", "7", "--player", "Ada", "--language", "en")
    try terminal.wait(for: VirtualTerminal.invitation)
    terminal.drain()
    // The result shows the beginning of the meaning already.
    let before = terminal.ownMemory
    _ = try terminal.lose(by: .keys)
    terminal.drain()
    try terminal.type("d")
    try terminal.wait(for: "WordNet")
    // The file has 5.5 MB. What of it is mapped does not count: the kernel decides how much that is.
    #expect(1...2000 ~= terminal.ownMemory - before)
  }
}
