import Engines
import Testing

@Suite("Dealt openings of Ghost")
struct GhostOpeningTests {
  /// After each of the letters A, B and C the next player can win and lose.
  private static let words = ["a", "b", "c"].flatMap { ["\($0)xyz 1", "\($0)efgh 1", "\($0)eigh 1"] }

  private static func match(
    _ words: [String] = words, seed: UInt64 = 0, level: GhostLevel? = nil, bluff: Bool = false,
    allowed: GhostJudge.List = .familiar
  ) -> Ghost {
    var rules = Ghost.Rules(list: allowed, bluff: bluff)
    rules.dealtLetters = 1
    var match = GhostSample.match(
      players: [Ghost.Player("Ada"), Ghost.Player("Bo", level: level)], rules: rules, seed: seed,
      lexicon: Lexicon(words))
    match.dealOpening()
    return match
  }

  /// Lets the player to move lose the round, and begins the next.
  private static func lose(_ match: inout Ghost) {
    _ = match.add("q")
    _ = match.beginRound()
    match.dealOpening()
  }

  @Test("the seed deals the first letter of every round, and none twice unless none is left")
  func dealt() {
    var firsts: Set<String> = []
    for seed in 0..<20 as Range<UInt64> {
      var match = Self.match(seed: seed)
      #expect(match.moves == Self.match(seed: seed).moves)
      firsts.insert(match.fragment)
      var letters: [String] = []
      for _ in 0..<6 {
        letters.append(match.fragment)
        Self.lose(&match)
      }
      #expect(Set(letters.prefix(3)) == ["a", "b", "c"])
      #expect(Set(letters).isSubset(of: ["a", "b", "c"]))
    }
    #expect(firsts == ["a", "b", "c"])
  }

  @Test("the first player adds the second letter, and the players take turns at that")
  func turns() {
    var match = Self.match()
    #expect(match.status == .turn(0))
    Self.lose(&match)
    #expect(match.status == .turn(1))
    let before = match
    match.dealOpening()
    #expect(match == before, "a round that has begun is dealt nothing")
  }

  @Test(
    "a letter is dealt after which a fit familiar word is possible and one can win and lose, if there is one")
  func dealable() {
    func letters(_ words: String, allowed: GhostJudge.List = .familiar) -> Set<String> {
      let list = words.split(separator: ",").map(String.init)
      return Set((0..<40).map { Self.match(list, seed: $0, allowed: allowed).fragment })
    }
    let both = "axyz 1,aefgh 1"
    #expect(letters(both + ",bxyz 1") == ["a"], "after B the next player loses")
    #expect(letters(both + ",cxyz 3,cefgh 3", allowed: .standard) == ["a"])
    #expect(letters(both + ",dxyz 1u,defgh 1u") == ["a"])
    #expect(letters("bxyz 1,cxyz 2,dxyz 1u") == ["b", "c"])
    #expect(letters("bxyz 1u") == ["b"])
  }

  @Test("against Hard the person gets the side that is won by theory at first and after a loss, else Hard")
  func hard() {
    // The opening M would win, but is not dealt.
    var match = Self.match(Self.words + ["mxyz 1"], level: .hard)
    #expect(match.status == .turn(0))
    Self.lose(&match)
    #expect(match.status == .turn(0))
    _ = match.add("x")
    _ = match.add("q")
    #expect(match.rounds[1].loser == 1)
    _ = match.beginRound()
    match.dealOpening()
    #expect(match.status == .turn(1))
  }

  @Test("nobody can be challenged for a dealt letter", arguments: GhostLevel.allCases)
  func unchallenged(level: GhostLevel) {
    var match = Self.match(bluff: true)
    #expect(!match.canChallenge)
    #expect(match.challenge() == .notNow)
    _ = match.add("x")
    #expect(match.canChallenge)
    // The level knows no word at all.
    let computer = GhostComputer(
      level: level, judge: GhostJudge(Lexicon(["zero 1"])), alphabet: GhostSample.alphabet)
    for seed in 0..<20 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      #expect(computer.move(on: "a", bluff: true, dealt: 1, using: &generator) != .challenge)
    }
  }

  @Test("the coach judges no dealt letter of any round")
  func coach() {
    var match = Self.match()
    Self.lose(&match)
    _ = match.add("x")
    let review = GhostCoach(match.judge).review(of: match)
    #expect(review.remarks.map { $0.map(\.isDealt) } == [[true, false], [true, false]])
    #expect(review.verdicts.map { $0.map { $0 == nil } } == [[true, false], [true, false]])
  }

  @Test("a match is rebuilt from its moves, dealt letters included")
  func replay() {
    var match = Self.match(seed: 5)
    Self.lose(&match)
    Self.lose(&match)
    var again = GhostSample.match(
      players: match.players, rules: match.rules, seed: 5, lexicon: match.judge.lexicon)
    let isAccepted = again.replay(match.moves)
    #expect(isAccepted && again == match)
  }
}
