import Engines
import Testing

@Suite("Sharp, and the openings of all levels of Ghost")
struct GhostSharpTests {
  /// The moves of a level for many seeds, by words up to tier 3.
  private static func moves(
    _ level: GhostLevel, _ words: String, on fragment: String, bluff: Bool = false, seeds: UInt64 = 200
  ) -> [Ghost.Move] {
    let judge = GhostJudge(Lexicon(words.split(separator: ",").map(String.init)), .standard)
    let computer = GhostComputer(level: level, judge: judge, alphabet: GhostSample.alphabet)
    return (0..<seeds).map { seed in
      var generator = SplitMix64(seed: seed)
      return computer.move(on: fragment, bluff: bluff, using: &generator)
    }
  }

  private static func letters(_ level: GhostLevel, _ words: String, on fragment: String) -> Set<Character> {
    Set(
      moves(level, words, on: fragment).compactMap { if case .add(let letter) = $0 { letter } else { nil } })
  }

  @Test("Sharp sees four letters, where Medium sees two and Hard all")
  func lookahead() {
    // After AB: the other player ends the word of four letters more, it would end that of three itself.
    let four = "abcdef 1,abghijk 1"
    #expect(Self.letters(.medium, four, on: "ab") == ["c", "g"])
    #expect(Self.letters(.sharp, four, on: "ab") == ["c"])
    let six = "abcdefg 1,abhijklm 1"
    #expect(Self.letters(.sharp, six, on: "ab") == ["c", "h"])
    #expect(Self.letters(.hard, six, on: "ab") == ["h"])
  }

  @Test("Sharp avoids a letter that it sees to lose, as long as there is one that it does not")
  func avoidsLosing() {
    #expect(Self.letters(.sharp, "abcde 1,abfghij 1", on: "ab") == ["f"])
    #expect(Self.letters(.sharp, "abcde 1,abfgh 1,abijk 1", on: "ab").count == 2)
  }

  @Test("Sharp knows tiers 1 to 2, all of them, and completes no word while another letter is left")
  func noSlips() {
    #expect(!Self.letters(.sharp, "abcdefg 1,abhijkl 2,abmnop 3", on: "ab").contains("m"))
    #expect(Self.letters(.sharp, "abcdefg 1,abhijk 2", on: "ab") == ["h"])
    #expect(Self.moves(.sharp, "cats 1,cater 2", on: "cat", seeds: 2000).allSatisfy { $0 == .add("e") })
  }

  @Test("with bluff Sharp doubts whenever it knows no word, and never otherwise")
  func doubts() {
    #expect(Self.moves(.sharp, "crab 1,croc 3", on: "cro", bluff: true).allSatisfy { $0 == .challenge })
    #expect(!Self.moves(.sharp, "crab 1,croc 2", on: "cro", bluff: true).contains(.challenge))
  }

  @Test("Sharp is saved, sent and written under a number of its own, and the others as they were")
  func number() {
    let numbers = [GhostLevel.easy, .medium, .sharp, .hard].map(\.rawValue)
    #expect(numbers == [1, 2, 4, 3])
    #expect(Ghost.Move("~4") == .replace(.sharp) && Ghost.Move("~3") == .replace(.hard))
    #expect(Array(GhostLevel.allCases) == [.easy, .medium, .sharp, .hard])
  }

  @Test(
    "an opening is drawn the more often the more words can end the round after it; what begins with such a word is none",
    arguments: [GhostLevel.medium, .sharp, .hard])
  func openings(level: GhostLevel) {
    // Whoever opens wins with each of these: B with nine words, X with one and two that nobody comes to.
    let words = "abcdefghi".map { "b\($0)zz 1" } + ["xazz 1", "xazzed 1", "xazzer 1"]
    let moves = Self.moves(level, words.joined(separator: ","), on: "", seeds: 2000)
    #expect((150...250).contains(moves.count { $0 == .add("x") }))
    #expect(moves.allSatisfy { $0 == .add("x") || $0 == .add("b") })
  }

  @Test("after the opening letters are drawn evenly")
  func later() {
    let words = "abcdefghi".map { "qb\($0)zz 1" } + ["qxazz 1"]
    let moves = Self.moves(.medium, words.joined(separator: ","), on: "q", seeds: 2000)
    #expect((900...1100).contains(moves.count { $0 == .add("x") }))
  }
}
