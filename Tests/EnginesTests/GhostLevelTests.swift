import Engines
import TestSupport
import Testing

@Suite("The levels of Ghost")
struct GhostLevelTests {
  @Test("know tiers 1, 1 to 2 and the judge's list, never more than the judge")
  func knowledge() {
    let list = Lexicon(["crab 1", "crib 2", "croc 3", "crub 4"])
    func tiers(upTo tier: Lexicon.Tier) -> [Lexicon.Tier] {
      GhostLevel.allCases.map { $0.knowledge(of: GhostJudge(list, upTo: tier)).tier }
    }
    #expect(tiers(upTo: .familiar) == [.common, .familiar, .familiar])
    #expect(tiers(upTo: .standard) == [.common, .familiar, .standard])
    #expect(tiers(upTo: .rare) == [.common, .familiar, .rare])
  }

  @Test("know the most common words of a list that has none so common")
  func knowledgeOfOwnList() {
    let judge = GhostJudge(Lexicon(["crab 2", "crib 3"]))
    #expect(GhostLevel.easy.knowledge(of: judge).tier == .familiar)
    #expect(GhostLevel.easy.knowledge(of: GhostJudge(Lexicon(["crab", "crib"]))).tier == .standard)
  }

  @Test("Easy completes no word it knows if it can go on")
  func easyAvoids() {
    #expect(Self.letters(.easy, "cats 1,cater 1", on: "cat") == ["e"])
  }

  @Test("Easy knows nothing of words beyond tier 1")
  func easyKnows() {
    #expect(Self.letters(.easy, "crabs 1,croft 2", on: "cr") == ["a"])
    #expect(Self.letters(.easy, "cats 2,cater 1,catsup 1", on: "cat") == ["e", "s"])
  }

  @Test("Easy looks no further than the next letter, Medium sees three, Hard sees all")
  func lookahead() {
    let three = "abcd 1,aefgh 1"
    #expect(Self.letters(.easy, three, on: "a") == ["b", "e"])
    #expect(Self.letters(.medium, three, on: "a") == ["e"])
    let five = "abcdef 1,ahijklm 1"
    #expect(Self.letters(.medium, five, on: "a") == ["b", "h"])
    #expect(Self.letters(.hard, five, on: "a") == ["h"])
  }

  @Test("among equally good letters the best known words are played", arguments: [GhostLevel.medium, .hard])
  func familiar(level: GhostLevel) {
    #expect(Self.letters(level, "abcde 2,afghi 1", on: "a") == ["f"])
  }

  @Test("Hard, when lost, lasts longest, and among equals takes the letter most words follow")
  func hardLost() {
    #expect(Self.letters(.hard, "abcd 1,aefghi 1", on: "a") == ["e"])
    #expect(Self.letters(.hard, "abcd 1,aefg 1,aefh 1", on: "a") == ["e"])
  }

  @Test("where every letter completes a known word, Easy and Medium gamble and Hard does not")
  func gamble() {
    for level in [GhostLevel.easy, .medium] {
      let letters = Self.letters(level, "queen 1", on: "quee")
      #expect(!letters.isEmpty && !letters.contains("n"))
    }
    #expect(Self.letters(.hard, "queen 1", on: "quee") == ["n"])
    let bluffs = Self.letters(.hard, "queen 1", on: "quee", bluff: true)
    #expect(!bluffs.isEmpty && !bluffs.contains("n"))
  }

  @Test("a gamble goes on as words do")
  func plausible() {
    let words = "zoologist 4,beet 1,eels 1,eerie 1"
    #expect(Self.letters(.easy, words, on: "bee") == ["l", "r"])
  }

  @Test("with bluff, Easy and Medium challenge or bluff where they know no word")
  func doubt() {
    for level in [GhostLevel.easy, .medium] {
      let moves = Self.moves(level, "cats 1,croc 3", on: "cro", bluff: true)
      let challenges = moves.count { $0 == .challenge }
      #expect(challenges > 20 && challenges < moves.count)
      #expect(!Self.moves(level, "cats 1,croc 3", on: "cro", bluff: false).contains(.challenge))
      #expect(!Self.moves(level, "cater 1,croc 3", on: "cat", bluff: true).contains(.challenge))
    }
  }

  @Test("no level challenges an empty fragment, and every level the longest one")
  func challengeLimits() {
    let longest = String(repeating: "q", count: Ghost.longestFragment)
    for level in GhostLevel.allCases {
      #expect(Self.letters(level, "", on: "", bluff: true).count > 1)
      #expect(!Self.moves(level, "", on: "", bluff: true).contains(.challenge))
      #expect(Set(Self.moves(level, "cats 3", on: longest, bluff: true).map { "\($0)" }) == ["#"])
    }
  }

  @Test("Hard challenges every dead fragment and no other, and never bluffs from a won position")
  func hardIsHonest() {
    var generator = SplitMix64(seed: 3)
    var (dead, won) = (0, 0)
    for _ in 0..<60 {
      let list = RandomWords.list(using: &generator)
      let judge = GhostJudge(Lexicon(list), upTo: .rare, shortest: 3)
      let hard = GhostComputer(level: .hard, judge: judge, alphabet: Alphabet("abcßäåq"))
      for fragment in RandomWords.fragments(of: list).sorted()
      where fragment.count < 3 && !judge.isWord(fragment) {
        let move = hard.move(on: fragment, bluff: true, using: &generator)
        let lines = GhostSolver(judge).lines(from: fragment)
        #expect((move == .challenge) == (!fragment.isEmpty && !judge.isPossible(fragment)))
        dead += move == .challenge ? 1 : 0
        guard lines.contains(where: { $0.verdict == .wins }) else { continue }
        won += 1
        #expect(lines.contains { $0.verdict == .wins && move == .add($0.letter) })
      }
    }
    #expect(dead > 20 && won > 20)
  }

  @Test("the challenged computer names the best word it knows, or admits the bluff")
  func answers() {
    let judge = GhostJudge(Lexicon(["camel 2", "camera 1", "croc 3"]))
    func answer(_ level: GhostLevel, _ fragment: String) -> Ghost.Move {
      GhostComputer(level: level, judge: judge, alphabet: GhostTable.alphabet).answer(to: fragment)
    }
    #expect(answer(.medium, "cam") == .answer("camera"))
    #expect(answer(.easy, "came") == .answer("camera"))
    #expect(answer(.easy, "camel") == .answer(nil))
    #expect(answer(.medium, "cro") == .answer(nil))
    #expect(answer(.hard, "cro") == .answer("croc"))
    #expect(answer(.hard, "crx") == .answer(nil))
  }

  @Test("the computer moves on its own turn only, and answers for itself")
  func computerMove() {
    let players = [Ghost.Player("Ada"), Ghost.Player("Bo", level: .hard)]
    var match = GhostTable.match(players: players, rules: Ghost.Rules(bluff: true))
    #expect(match.computerMove == nil)
    _ = match.add("c")
    #expect(match.computerMove == match.computerMove)
    _ = match.play(.add("a"))
    _ = match.challenge()
    #expect(match.computerMove == .answer("cats"))
    _ = match.play(.answer("cats"))
    #expect(match.computerMove == nil)
  }

  private static func moves(_ level: GhostLevel, _ words: String, on fragment: String, bluff: Bool) -> [Ghost
    .Move]
  {
    let judge = GhostJudge(Lexicon(words.split(separator: ",").map(String.init)))
    let computer = GhostComputer(level: level, judge: judge, alphabet: GhostTable.alphabet)
    return (0..<UInt64(100)).map { seed in
      var generator = SplitMix64(seed: seed)
      return computer.move(on: fragment, bluff: bluff, using: &generator)
    }
  }

  /// The letters that a level plays, over a hundred seeds.
  private static func letters(_ level: GhostLevel, _ words: String, on fragment: String, bluff: Bool = false)
    -> Set<Character>
  {
    Set(
      moves(level, words, on: fragment, bluff: bluff).compactMap {
        if case .add(let letter) = $0 { letter } else { nil }
      })
  }
}
