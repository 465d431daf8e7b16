import Engines
import TestSupport
import Testing

@Suite("Hard, on the real lists")
struct GhostHardTests {
  /// The fit words of tiers 1 to 2: Hard gives up a win that only unfit words lead to.
  private static func fit(_ code: String) -> Lexicon {
    let lines = (Checkout.text("assets/languages/\(code)/words.txt") ?? "").split(separator: "\n")
    return Lexicon(lines.filter { ["1", "2"].contains($0.split(separator: " ")[1]) }.map(String.init))
  }

  @Test(
    "wins from a won position two letters into the game, against itself and against anybody",
    arguments: Checkout.languages)
  func neverLoses(code: String) {
    let lexicon = Self.fit(code)
    let alphabet = language(code).alphabet
    var generator = SplitMix64(seed: 1)
    let judge = GhostJudge(lexicon)
    let hard = GhostComputer(level: .hard, judge: judge, alphabet: alphabet)
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
    /// Whether Hard, who is to move, completes the word.
    func hardLoses(from opening: String, against opponent: (String) -> Character) -> Bool {
      var fragment = opening
      while true {
        fragment.append(hardLetter(fragment))
        if judge.isWord(fragment) || !judge.isPossible(fragment) { return true }
        fragment.append(opponent(fragment))
        if judge.isWord(fragment) || !judge.isPossible(fragment) { return false }
      }
    }
    var (won, lost) = (0, 0)
    for opening in solver.lines(from: "") {
      let first = String(opening.letter)
      #expect(hardLoses(from: first, against: hardLetter) == (opening.verdict == .wins), "\(first)")
      for (place, line) in solver.lines(from: first).enumerated() where line.verdict != .ends {
        guard place % (LongTrials.areOn ? 1 : 3) == 0 else { continue }
        let position = first + [line.letter]
        if line.verdict == .loses {
          won += 1
          #expect(!hardLoses(from: position, against: hardLetter), "\(position)")
          for _ in 0..<(LongTrials.areOn ? 8 : 2) {
            #expect(!hardLoses(from: position, against: anyLetter), "\(position)")
          }
        } else {
          lost += 1
          #expect(hardLoses(from: position, against: hardLetter), "\(position)")
        }
      }
    }
    #expect(won > 20 && lost > 0)
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
