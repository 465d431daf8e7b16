import Engines
import TestSupport
import Testing

@Suite("The levels of Ghost against each other")
struct GhostBenchTests {
  @Test("Medium beats Easy clearly", arguments: [false, true])
  func mediumBeatsEasy(bluff: Bool) {
    let row = GhostBench.play(
      .level(.medium), .level(.easy), rounds: LongTrials.areOn ? 400 : 100, on: CommonWords.denser,
      rules: .init(bluff: bluff))
    #expect(row.matchRate >= 0.75)
  }

  @Test("Hard beats Easy and Medium", arguments: [GhostLevel.easy, .medium], [false, true])
  func hardBeats(opponent: GhostLevel, bluff: Bool) {
    let row = GhostBench.play(
      .level(.hard), .level(opponent), rounds: LongTrials.areOn ? 400 : 60, on: CommonWords.english,
      rules: .init(bluff: bluff))
    #expect(row.matchRate >= 0.9)
  }

  @Test("an ordinary player, who knows tiers 1 to 2 and avoids completing a word, can beat Easy")
  func ordinaryPlayer() {
    var generator = SplitMix64(seed: 2)
    var won = 0
    for number in 0..<10 {
      let players = [Ghost.Player("Ada"), Ghost.Player("Easy", level: .easy)]
      var match = GhostSample.match(players: players, seed: UInt64(number), lexicon: CommonWords.english)
      let known = GhostSolver(GhostJudge(CommonWords.english, upTo: .familiar))
      while match.player != nil || match.beginRound() == .began {
        if let move = match.computerMove {
          _ = match.play(move)
          continue
        }
        let lines = known.lines(from: match.fragment, lookahead: 1)
        let safe = lines.filter { $0.verdict == .open }
        let choice = safe.isEmpty ? lines : safe
        _ = match.add(choice.isEmpty ? "e" : choice[generator.below(choice.count)].letter)
      }
      won += match.status == .over(winner: 0) ? 1 : 0
    }
    #expect(won >= 5)
  }
}

/// A small list with all tiers that matter to the levels: every fortieth English word.
enum CommonWords {
  static let english = Lexicon(SplitWords.english.lines(every: 40))
  /// Every second word: in the other list most fragments lead to one word, and foresight decides little.
  static let denser = Lexicon(SplitWords.english.lines(every: 2))
}
