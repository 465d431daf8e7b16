import Engines
import Glibc
import TestSupport
import Testing

@Suite("The levels of Ghost against each other")
struct GhostBenchTests {
  @Test("Medium beats Easy clearly", arguments: [false, true])
  func mediumBeatsEasy(bluff: Bool) {
    let row = GhostBench.play(
      .medium, .easy, matches: 20, on: CommonWords.english, rules: .init(bluff: bluff))
    #expect(row.matchRate >= 0.75)
  }

  @Test("Hard beats Easy and Medium", arguments: [GhostLevel.easy, .medium], [false, true])
  func hardBeats(opponent: GhostLevel, bluff: Bool) {
    let row = GhostBench.play(
      .hard, opponent, matches: 12, on: CommonWords.english, rules: .init(bluff: bluff))
    #expect(row.matchRate >= 0.9)
  }

  @Test("as a table for the whole list, when asked with GHOST_BENCH=matches", .enabled(if: matches > 0))
  func table() {
    for bluff in [false, true] {
      let table = GhostBench.table(matches: Self.matches, on: RealLexicon.english, rules: .init(bluff: bluff))
      print("English, \(bluff ? "with" : "without") bluff\n\(table)")
    }
  }

  private static let matches = getenv("GHOST_BENCH").flatMap { Int(String(cString: $0)) } ?? 0
}

/// A quick list with all the tiers the levels tell apart: every tenth English word that uses no letter often.
enum CommonWords {
  static let english: Lexicon = {
    let letters = "aaabbccddeeeffgghhiiijkkllmmnnnooopprrrsssttttuuvwxyyz"
    let words = RealLexicon.english.words(from: Array(letters), shortest: 4).filter { $0.tier <= .standard }
    return Lexicon(
      words.indices.filter { $0 % 10 == 0 }.map { "\(words[$0].word) \(words[$0].tier.rawValue)" })
  }()
}
