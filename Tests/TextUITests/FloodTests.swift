import Testing

@testable import TextUI

struct FloodTests {
  private func typed(_ text: String) -> [Input] {
    text.map { .key($0 == "\r" ? .enter : .character($0)) }
  }

  @Test("fast typing is not treated as a paste") func fastTypingIsNotTreatedAsAPaste() {
    var flood = Flood()
    let inputs = typed(String(repeating: "easinto\r", count: 16))
    #expect(inputs.count == 128)
    #expect(flood.gather(inputs) == inputs)
    #expect(flood.gather(inputs) == inputs)
  }

  @Test("more characters at once are pasted, their line ends are spaces, other keys stay keys")
  func moreCharactersAtOnceArePastedTheirLineEndsAre() {
    var flood = Flood()
    let inputs = typed(String(repeating: "easinto\r", count: 17)) + [.key(.control("c")), .key(.up)]
    #expect(
      flood.gather(inputs)
        == [.paste(String(repeating: "easinto ", count: 17)), .key(.control("c")), .key(.up)])
  }

  @Test("characters that follow a paste without a pause belong to it")
  func charactersThatFollowAPasteWithoutAPauseBelongTo() {
    var flood = Flood()
    _ = flood.gather(typed(String(repeating: "e", count: 200)))
    #expect(flood.gather(typed("as")) == [.paste("as")])
    #expect(flood.gather([.key(.down)]) == [.key(.down)])
    #expect(flood.gather(typed("n")) == [.paste("n")])
    flood.end()
    #expect(flood.gather(typed("as")) == typed("as"))
  }

  @Test("many keys that are no characters are no paste") func manyKeysThatAreNoCharactersAreNoPaste() {
    var flood = Flood()
    let inputs = [Input](repeating: .key(.wheel(1)), count: 200) + typed("e")
    #expect(flood.gather(inputs) == inputs)
    #expect(flood.gather(typed("as")) == typed("as"))
  }
}
