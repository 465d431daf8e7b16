import Engines
import Testing

@Suite("The Ghost solver")
struct GhostSolverTests {
  @Test(
    "finds who wins small games that were solved by hand",
    arguments: [
      ("cat camel gecko", ""),
      ("cat camel goat gerbil", "g"),
      ("cat camel goat gerbil gecko gar", ""),
      ("cat camel goat gerbil gecko gar gannet", "g"),
    ])
  func smallGames(words: String, winning: String) {
    #expect(Self.winning(Lexicon(words.split(separator: " ").map(String.init)), shortest: 3) == winning)
  }

  @Test(
    "agrees with what is known of Debian's word lists",
    .enabled(if: DebianList.areInstalled, "needs wamerican and wdutch"),
    arguments: [("american-english", "hjmnrz"), ("dutch", "hjlv")])
  func debian(name: String, winning: String) throws {
    let lexicon = try #require(DebianList.lexicon(name))
    #expect(Self.winning(lexicon, shortest: 4) == winning)
  }

  @Test("agrees with a slow solver on random lists, from every fragment")
  func naive() {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<150 {
      let list = RandomWords.list(using: &generator)
      let tier = 1 + generator.below(4)
      let shortest = 1 + generator.below(4)
      let naive = GhostNaive(list, tier: tier, shortest: shortest)
      let solver = GhostSolver(
        GhostJudge(Lexicon(list), upTo: Lexicon.Tier(rawValue: UInt8(tier))!, shortest: shortest))
      for fragment in RandomWords.fragments(of: list) {
        let lines = solver.lines(from: fragment)
        #expect(lines.map(GhostNaive.Line.init) == naive.lines(from: fragment), "\(fragment) in \(list)")
        #expect(
          solver.best(from: fragment).map(GhostNaive.Line.init) == naive.best(of: naive.lines(from: fragment))
        )
      }
    }
  }

  @Test("gives each possible letter in order, with its verdict and the word where best play ends")
  func lines() {
    let solver = Self.solver("goat gerbil gecko gar gannet", shortest: 3)
    let lines = solver.lines(from: "g")
    #expect(
      lines.map { "\($0.letter) \($0.verdict) \($0.word) \($0.following)" } == [
        "a loses gannet 2", "e loses gerbil 2", "o loses goat 1",
      ])
    #expect(solver.lines(from: "go").map(\.verdict) == [.wins])
    #expect(solver.lines(from: "goa").map(\.verdict) == [.ends])
  }

  @Test(
    "gives no line where no letter is possible",
    arguments: ["q", "camelx", "cat", "cats", "catsup", "camelias"])
  func nothing(fragment: String) {
    let solver = Self.solver("cat cats catsuppers camelia camelias", shortest: 3)
    #expect(solver.lines(from: fragment).isEmpty)
    #expect(solver.best(from: fragment) == nil)
  }

  @Test("treats a word below the minimum length as a fragment")
  func shortWords() {
    let solver = Self.solver("be bee beech ox", shortest: 4)
    #expect(solver.lines(from: "").map(\.letter) == ["b"])
    #expect(solver.lines(from: "bee").map(\.word) == ["beech"])
    #expect(solver.lines(from: "ox").isEmpty)
    #expect(Self.solver("be bee beech ox", shortest: 2).lines(from: "").map(\.word) == ["be", "ox"])
  }

  @Test(
    "takes only the judge's tiers for words, and none that is never shown",
    arguments: [
      (Lexicon.Tier.common, "crab"), (.familiar, "crab crib"), (.standard, "crab crib croc"),
      (.rare, "crab crib croc crub"), (.neverShown, "crab crib croc crub"),
    ])
  func tiers(tier: Lexicon.Tier, words: String) {
    let list = Lexicon(["crab 1", "crib 2", "croc 3", "crub 4", "cred x", "crabs 4"])
    let solver = GhostSolver(GhostJudge(list, upTo: tier))
    #expect(solver.lines(from: "cr").map(\.word).joined(separator: " ") == words)
  }

  @Test("uses tiers 1 to 2, words of four letters or more, by default")
  func defaultJudge() {
    let list = Lexicon(["boa 1", "crab 1", "croc 2", "crib 3", "crub 4", "cred x"])
    #expect(GhostSolver(GhostJudge(list)).lines(from: "").map(\.word) == ["crab"])
    #expect(GhostSolver(GhostJudge(list)).lines(from: "cr").map(\.word) == ["crab", "croc"])
    #expect(GhostSolver(GhostJudge(list)).lines(from: "cr").map(\.tier) == [.common, .familiar])
    #expect(
      GhostSolver(GhostJudge(list, upTo: .rare)).lines(from: "cr").map(\.word) == [
        "crab", "crib", "croc", "crub",
      ])
    #expect(GhostSolver(GhostJudge(list, shortest: 3)).lines(from: "").map(\.letter) == ["b", "c"])
  }

  @Test("in a lost position plays the longest line, and among equals the letter that most words follow")
  func lost() {
    #expect(Self.solver("abcd aefghi", shortest: 4).best(from: "a")?.word == "aefghi")
    #expect(Self.solver("abcd aefg aefh", shortest: 4).best(from: "a")?.letter == "e")
    #expect(Self.solver("abcd aefg", shortest: 4).best(from: "a")?.letter == "b")
  }

  @Test("in a won position ends in the most common word, then in the shortest")
  func won() {
    #expect(Self.solver("abcde 3,afghi 2", separator: ",").best(from: "a")?.word == "afghi")
    #expect(Self.solver("abcdefg 3,ahijk 3", separator: ",").best(from: "a")?.word == "ahijk")
  }

  @Test("names the most common word that the winner can force, whatever the loser plays")
  func names() {
    let lines = Self.solver("abcdef 3,axyz 1,bcde 1,bcdef 1,bfgh 2", separator: ",").lines(from: "")
    #expect(lines.map(\.verdict) == [.wins, .wins])
    #expect(lines.map(\.word) == ["abcdef", "bcde"])
    #expect(lines.map(\.name) == ["axyz", "bcde"])
    let unfit = Self.solver("abcdef 3,axyz 1u,bcde 1u", separator: ",").lines(from: "")
    #expect(unfit.map(\.name) == ["abcdef", nil])
  }

  @Test("treats all players but the next one as one opponent")
  func seats() {
    func verdicts(_ words: String, _ seats: Int) -> [GhostSolver.Verdict] {
      let judge = GhostJudge(Lexicon(words.split(separator: " ").map(String.init)), upTo: .standard)
      return GhostSolver(judge).lines(from: "", seats: seats).map(\.verdict)
    }
    #expect((2...5).map { verdicts("abcd", $0) } == [[.wins], [.loses], [.wins], [.wins]])
    #expect((2...5).map { verdicts("abcde", $0) } == [[.loses], [.wins], [.loses], [.wins]])
    // The second opponent, or the first, steers the round to where the player to move must complete a word.
    #expect(verdicts("abcd abxyz", 3) == [.loses])
    #expect(verdicts("abcd axcyz", 3) == [.loses])
    // The player to move chooses the fourth letter, and so never completes a word.
    #expect(verdicts("abcd abcefgh", 3) == [.loses])
    #expect(verdicts("abcd abcef", 3) == [.wins])
  }

  @Test("positions beyond the lookahead are open")
  func lookahead() {
    let solver = Self.solver("abcde afghijk", shortest: 4)
    #expect(solver.lines(from: "a", lookahead: 1).map(\.verdict) == [.open, .open])
    #expect(solver.lines(from: "ab", lookahead: 2).map(\.verdict) == [.open])
    #expect(solver.lines(from: "ab", lookahead: 3).map(\.verdict) == [.loses])
    #expect(solver.lines(from: "a", lookahead: 4).map(\.verdict) == [.wins, .open])
  }

  private static func winning(_ lexicon: Lexicon, shortest: Int) -> String {
    let lines = GhostSolver(GhostJudge(lexicon, upTo: .standard, shortest: shortest)).lines(from: "")
    return String(lines.filter { $0.verdict == .wins }.map(\.letter))
  }

  private static func solver(_ words: String, separator: Character = " ", shortest: Int = 4) -> GhostSolver {
    GhostSolver(
      GhostJudge(
        Lexicon(words.split(separator: separator).map(String.init)), upTo: .standard, shortest: shortest))
  }
}

extension GhostNaive.Line {
  init(_ line: GhostSolver.Line) {
    self.init(letter: line.letter, verdict: "\(line.verdict)", word: line.word, following: line.following)
  }
}
