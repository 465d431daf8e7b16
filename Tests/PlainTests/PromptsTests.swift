import TestSupport
import Testing

/// The prompts of plain mode and their list in the manual.
@Suite struct PromptsTests {
  /// What ends with a question mark and asks for no line: parts of sentences, and titles of the screen.
  private static let said: Set<String> = [
    "The table is laid. Who joins?", "Who sets it?", "Was a mark wrong?", "What was it?",
    #"Is there any \(letter) after all?"#, #"Was the \(letter) in \(places) a slip?"#,
  ]

  @Test("wordyard-plain(7) lists every prompt that the code has") func listed() throws {
    let source = try #require(Checkout.text("assets/man/wordyard-plain.7"))
    let page = source.replacing("\\(aq", with: "'").replacing("\\-", with: "-")
    let rest = try #require(page.split(separator: "\n.SH PROMPTS\n").last)
    let section = try #require(rest.split(separator: "\n.SH ").first)
    let entries = section.split(separator: "\n").joined(separator: " ")
    var prompts: Set<String> = []
    for folder in ["Sources/Plain", "Sources/Play"] {
      for name in Checkout.names(in: folder) where name.hasSuffix(".swift") {
        let text = try #require(Checkout.text("\(folder)/\(name)"))
        for match in text.matches(of: #/(?:text|self)\((?:who, you: )?"([^"]*\?)"/#) {
          prompts.insert(String(match.1))
        }
      }
    }
    #expect(prompts.count > 20)
    for prompt in prompts.subtracting(Self.said).sorted() {
      // What is inserted is an example in the manual.
      let parts = prompt.split(separator: #/\\\([^"]*?\)(?=[ ?,]|$)/#).map { $0.trimmingPrefix(" ") }
      #expect(parts.allSatisfy { entries.contains($0) }, "\(prompt)")
    }
  }
}
