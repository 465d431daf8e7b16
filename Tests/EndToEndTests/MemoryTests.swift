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
}
