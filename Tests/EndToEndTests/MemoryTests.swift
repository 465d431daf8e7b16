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
    let before = terminal.peakMemory
    _ = try terminal.lose(by: .keys)
    terminal.drain()
    try terminal.type("d")
    try terminal.wait(for: "WordNet")
    // The file has 5.5 MB, of which the kernel maps 64 KB around every line that is compared, some twenty a word.
    #expect(1...4500 ~= terminal.peakMemory - before)
  }
}
