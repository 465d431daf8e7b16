import Engines
import TestSupport
import Testing

@Suite("Hard, on the real lists")
struct GhostHardTests {
  /// The beginnings of the fit words of tiers 1 to 2 that can end a round: those that no shorter word begins.
  private static func beginningsOfFitEnds(_ code: String) -> Set<Substring> {
    let lines = (Checkout.text("assets/languages/\(code)/words.txt") ?? "").split(separator: "\n")
    let fields: [[Substring]] = lines.map { $0.split(separator: " ") }
    let words = fields.filter { $0[1].first == "1" || $0[1].first == "2" }.filter { $0[0].count >= 4 }
    let all = Set(words.map { $0[0] })
    var found: Set<Substring> = []
    for word in words where !word[1].hasSuffix("u") {
      let beginnings = word[0].indices.map { word[0][...$0] }
      if !beginnings.dropLast().contains(where: all.contains) { found.formUnion(beginnings) }
    }
    return found
  }

  @Test(
    "wins from a won position two letters into the game, against itself and against anybody",
    arguments: Checkout.languages)
  func neverLoses(code: String) {
    let lexicon = RealLexicon.of(code)
    let fit = Self.beginningsOfFitEnds(code)
    let alphabet = language(code).alphabet
    var generator = SplitMix64(seed: 1)
    let judge = GhostJudge(lexicon)
    let hard = GhostComputer(level: .hard, judge: judge, alphabet: alphabet)
    let solver = GhostSolver(judge)
    // Hard gives up a win that only unfit words lead to.
    var hasGivenUp = false
    func hardLetter(_ fragment: String) -> Character {
      let wins = solver.lines(from: fragment).filter { $0.verdict == .wins }
      if !wins.isEmpty, !wins.contains(where: { fit.contains(Substring(fragment + [$0.letter])) }) {
        hasGivenUp = true
      }
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
    /// Whether Hard, who is to move, completes the word.
    func hardLoses(from opening: String, against opponent: (String) -> Character) -> Bool {
      hasGivenUp = false
      var fragment = opening
      while true {
        fragment.append(hardLetter(fragment))
        if judge.isWord(fragment) || !judge.isPossible(fragment) { return true }
        fragment.append(opponent(fragment))
        if judge.isWord(fragment) || !judge.isPossible(fragment) { return false }
      }
    }
    var (won, lost, played, givenUp) = (0, 0, 0, 0)
    func expect(_ position: String, loses: Bool, against opponent: (String) -> Character) {
      let hasLost = hardLoses(from: position, against: opponent)
      played += 1
      givenUp += hasGivenUp ? 1 : 0
      #expect(hasLost == loses || hasGivenUp, "\(position)")
    }
    for opening in solver.lines(from: "") {
      let first = String(opening.letter)
      expect(first, loses: opening.verdict == .wins, against: hardLetter)
      for (place, line) in solver.lines(from: first).enumerated() where line.verdict != .ends {
        guard place % (LongTrials.areOn ? 1 : 3) == 0 else { continue }
        let position = first + [line.letter]
        if line.verdict == .loses {
          won += 1
          expect(position, loses: false, against: hardLetter)
          for _ in 0..<(LongTrials.areOn ? 8 : 2) {
            expect(position, loses: false, against: anyLetter)
          }
        } else {
          lost += 1
          expect(position, loses: true, against: hardLetter)
        }
      }
    }
    #expect(won > 20 && lost > 0)
    #expect(givenUp * 20 < played, "\(givenUp) of \(played)")
  }

  @Test(
    "every opening leads to a word that begins with it, and the word's length decides who wins",
    arguments: RealLexicon.all)
  func openings(lexicon: Lexicon) {
    let judge = GhostJudge(lexicon)
    let lines = GhostSolver(judge).lines(from: "")
    #expect(lines.count > 20)
    for line in lines {
      #expect(judge.accepts(line.word, for: String(line.letter)))
      #expect(line.word.count % 2 == (line.verdict == .wins ? 0 : 1))
    }
  }
}
