import Engines
import TestSupport
import Testing

@Suite("Fair matches of Ghost")
struct GhostFairnessTests {
  @Test("no letter opens two rounds of a match, unless none is left")
  func freshOpenings() {
    var match = Self.match(["cats 1", "goat 1", "mole 1"])
    #expect(match.openedLetters.isEmpty)
    Self.play(["c", "a", "t", "s"], in: &match)
    #expect(match.possibleLetters.map(\.letter) == ["g", "m"])
    let before = match
    #expect(match.add("C") == .alreadyOpened("c"))
    #expect(match == before)
    Self.play(["g", "o", "a", "t"], in: &match)
    #expect(match.add("g") == .alreadyOpened("g"))
    Self.play(["m", "o", "l", "e"], in: &match)
    #expect(match.openedLetters.isEmpty)
    #expect(match.add("c") == .added)
  }

  @Test("a computer opens with a fresh letter, too", arguments: GhostLevel.allCases)
  func computersOpening(level: GhostLevel) {
    let players = [Ghost.Player("Ada", level: level), Ghost.Player("Bo", level: level)]
    for seed in 0..<4 as Range<UInt64> {
      var match = GhostSample.match(
        players: players, rules: Ghost.Rules(), seed: seed, lexicon: CommonWords.english)
      GhostBench.finish(&match)
      let openings = match.rounds.map { $0.turns[0].letter }
      #expect(Set(openings).count == openings.count)
    }
  }

  @Test(
    "against Hard the person gets the side that is won by theory at first and after a loss, else Hard",
    arguments: [true, false], [0, 1])
  func starter(starterWins: Bool, person: Int) {
    // The starter wins, or loses; a letter that begins no word loses.
    let words = starterWins ? ["abcd 1", "bcde 1", "cdef 1"] : ["abcde 1", "bcdef 1", "cdefg 1"]
    let hard = 1 - person
    var match = Self.match(words, hard: hard)
    #expect(match.rounds[0].starter == (starterWins ? person : hard))
    Self.lose(hard, &match)
    #expect(match.rounds[1].starter == (starterWins ? hard : person))
    Self.lose(person, &match)
    #expect(match.rounds[2].starter == (starterWins ? person : hard))
  }

  @Test("an opening that is used up no longer wins for the one who starts")
  func usedUp() {
    // Only `a` wins as an opening.
    var match = Self.match(["abcd 1", "bcdef 1", "cdefg 1"], hard: 1)
    #expect(match.status == .turn(0))
    GhostSample.type("a", in: &match)
    _ = match.add("b")
    #expect(match.add("x") == .ended(.dead(possible: "abcd")))
    #expect(match.rounds[0].loser == 0)
    _ = match.beginRound()
    #expect(match.status == .turn(1), "the person is favoured, and the second seat now wins")
  }

  @Test("against other opponents, and under the first rules, the players take turns at starting")
  func turns() {
    for (level, version) in [(GhostLevel.medium, RulesVersion.current), (.hard, .first)] {
      var match = GhostSample.match(
        players: [Ghost.Player("Ada"), Ghost.Player("Bo", level: level)],
        rules: Ghost.Rules(version: version), lexicon: Lexicon(["abcde 1", "bcdef 1", "cdefg 1"]))
      #expect(match.rounds[0].starter == 0)
      Self.lose(0, &match)
      #expect(match.rounds[1].starter == 1)
      Self.lose(0, &match)
      #expect(match.rounds[2].starter == 0)
    }
  }

  @Test("under the first rules an opening comes again")
  func firstRules() {
    var match = Self.match(["cats 1", "goat 1"], version: .first)
    Self.play(["c", "a", "t", "s"], in: &match)
    #expect(match.add("c") == .added)
  }

  @Test(
    "a challenge is answered with a word of the judge's list, up to the third rules also with one of tiers 1 to 3",
    arguments: [
      (GhostJudge.List.familiar, "crone", false), (.familiar, "croft", false), (.standard, "crone", true),
      (.rare, "croft", true),
    ])
  func answers(allowed: GhostJudge.List, word: String, isRight: Bool) {
    let words = ["cramp 1", "crone 3", "croft 4"]
    func answered(_ version: RulesVersion) -> Ghost.Outcome {
      var match = Self.match(words, allowed: allowed, bluff: true, version: version)
      GhostSample.type("cro", in: &match)
      _ = match.challenge()
      return match.answer(word)
    }
    #expect((answered(.current) == .ended(.answered(word))) == isRight)
    #expect((answered(.first) == .ended(.answered(word))) == isRight)
    for version in [RulesVersion.second, .third] {
      #expect((answered(version) == .ended(.answered(word))) == (isRight || word == "crone"))
    }
  }

  @Test("who starts the first round can be given")
  func givenStarter() {
    let match = GhostSample.match(
      players: [Ghost.Player("Ada"), Ghost.Player("Bo", level: .hard)], rules: Ghost.Rules(starter: 1),
      lexicon: Lexicon(["abcd 1"]))
    #expect(match.status == .turn(1))
  }

  @Test("five seats of people and computers play a match to its end", arguments: 0..<6 as Range<UInt64>)
  func fiveSeats(seed: UInt64) {
    let levels: [GhostLevel?] = [nil, .easy, .hard, nil, .medium]
    let players = levels.indices.map { Ghost.Player("Seat \($0)", level: levels[$0]) }
    var match = GhostSample.match(
      players: players, rules: Ghost.Rules(), seed: seed, lexicon: CommonWords.english)
    var generator = SplitMix64(seed: seed)
    GhostBench.finish(&match, levels.map { $0.map { .level($0) } ?? .knowsFamiliar }, using: &generator)
    guard case .over = match.status else {
      Issue.record("the match did not end")
      return
    }
    #expect(match.rounds.allSatisfy { $0.loser != nil })
  }

  private static func match(
    _ words: [String], hard: Int? = nil, allowed: GhostJudge.List = .familiar, bluff: Bool = false,
    version: RulesVersion = .current
  ) -> Ghost {
    GhostSample.match(
      players: (0..<2).map { (seat: Int) in Ghost.Player("\(seat)", level: seat == hard ? .hard : nil) },
      rules: Ghost.Rules(list: allowed, bluff: bluff, version: version), lexicon: Lexicon(words))
  }

  /// Plays a round and begins the next.
  private static func play(_ letters: [Character], in match: inout Ghost) {
    for letter in letters { _ = match.add(letter) }
    _ = match.beginRound()
  }

  /// Plays a round that a player loses with a letter that makes words impossible, and begins the next.
  private static func lose(_ player: Int, _ match: inout Ghost) {
    while match.status != .roundOver {
      if match.status == .turn(player) {
        _ = match.add(["x", "y", "z"][match.rounds.count - 1])
      } else {
        _ = match.add(match.possibleLetters[0].letter)
      }
    }
    _ = match.beginRound()
  }
}
