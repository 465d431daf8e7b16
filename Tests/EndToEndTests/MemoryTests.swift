import TestSupport
import Testing

/// What the program keeps in memory.
struct MemoryTests {
  @Test func `at the title the code that only the start has needed is not mapped any more`() throws {
    let terminal = try Wordyard.open("--player", "Ada")
    try terminal.wait(for: "0 of 3 today")
    terminal.drain()
    // The start executes 3.9 MB with what the kernel maps around it.
    #expect(1...2800 ~= terminal.residentCode)
    try terminal.press(.down)
    try terminal.type("h")
    try terminal.wait(for: "Phrase book")
  }

  @Test func `to show a meaning, the file of meanings is not read as a whole`() throws {
    let terminal = try Wordyard.open("hangman", "--seed", "7", "--player", "Ada", "--language", "en")
    try terminal.wait(for: "Host")
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.invitation)
    _ = try terminal.lose(by: .keys)
    terminal.drain()
    let before = terminal.peakMemory
    try terminal.type("d")
    try terminal.wait(for: "WordNet")
    // The file has 5.5 MB, of which the kernel maps 64 KB around every line that is compared.
    #expect(1...3500 ~= terminal.peakMemory - before)
  }
}
