import Engines
import TestSupport
import Testing

@Suite("Hard, on the real lists")
struct GhostHardTests {
  @Test(
    "wins from every won position two letters into the game, against itself and against anybody",
    arguments: [("en", RealLexicon.english), ("nl", RealLexicon.dutch)])
  func neverLoses(code: String, lexicon: Lexicon) {
    var generator = SplitMix64(seed: 1)
    let judge = GhostJudge(lexicon)
    let hard = GhostComputer(level: .hard, judge: judge, alphabet: GhostTable.alphabet)
    let solver = GhostSolver(judge)
    func hardLetter(_ fragment: String) -> Character {
      guard case .add(let letter) = hard.move(on: fragment, bluff: false, using: &generator) else {
        return "?"
      }
      return letter
    }
    func anyLetter(_ fragment: String) -> Character {
      let lines = solver.lines(from: fragment, lookahead: 1)
      let safe = lines.filter { $0.verdict == .open }
      return (safe.isEmpty ? lines : safe)[generator.below(safe.isEmpty ? lines.count : safe.count)].letter
    }
    /// Who completes the word: true for Hard, who is to move.
    func hardLoses(from opening: String, against opponent: (String) -> Character) -> Bool {
      var fragment = opening
      while true {
        fragment.append(hardLetter(fragment))
        if judge.isWord(fragment) || !judge.isPossible(fragment) { return true }
        fragment.append(opponent(fragment))
        if judge.isWord(fragment) || !judge.isPossible(fragment) { return false }
      }
    }
    let openings = solver.lines(from: "")
    let won = openings.filter { $0.verdict == .loses }.map { String($0.letter) }
    let lost = openings.filter { $0.verdict == .wins }.map { String($0.letter) }
    for opening in won {
      #expect(!hardLoses(from: opening, against: hardLetter), "\(opening)")
      for _ in 0..<8 { #expect(!hardLoses(from: opening, against: anyLetter), "\(opening)") }
    }
    for opening in lost {
      #expect(hardLoses(from: opening, against: hardLetter), "\(opening)")
      for line in solver.lines(from: opening) where line.verdict != .ends {
        for reply in solver.lines(from: opening + [line.letter]) where reply.verdict == .loses {
          let position = opening + [line.letter, reply.letter]
          #expect(!hardLoses(from: position, against: anyLetter), "\(position)")
        }
      }
    }
    #expect(won.count + lost.count > 20)
  }

  @Test(
    "every opening leads to a word of the judge's that begins with it, whose length decides",
    arguments: [
      RealLexicon.english, RealLexicon.dutch,
    ])
  func openings(lexicon: Lexicon) {
    let judge = GhostJudge(lexicon)
    for line in GhostSolver(judge).lines(from: "") {
      #expect(judge.accepts(line.word, for: String(line.letter)))
      #expect(line.word.count % 2 == (line.verdict == .wins ? 0 : 1))
    }
  }
}
