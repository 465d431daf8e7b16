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
    #expect(tiers(upTo: .familiar) == [.common, .familiar, .familiar, .familiar])
    #expect(tiers(upTo: .standard) == [.common, .familiar, .familiar, .standard])
    #expect(tiers(upTo: .rare) == [.common, .familiar, .familiar, .rare])
  }

  @Test("know the most common words of a list that has none so common")
  func knowledgeOfOwnList() {
    let judge = GhostJudge(Lexicon(["crab 2", "crib 3"]), upTo: .standard)
    #expect(GhostLevel.easy.knowledge(of: judge).tier == .familiar)
    #expect(
      GhostLevel.easy.knowledge(of: GhostJudge(Lexicon(["crab", "crib"]), upTo: .standard)).tier == .standard)
  }

  @Test("Easy knows 60 per cent of tier 1, selected by the seed")
  func easyKnowsAPart() {
    let list = (0..<2000).map { number in
      String(String(number).map { digit in Character(UnicodeScalar(97 + digit.asciiValue! - 48)) }) + "xyz 1"
    }
    let judge = GhostJudge(Lexicon(list))
    func known(_ seed: UInt64) -> [Bool] {
      let knowledge = GhostLevel.easy.knowledge(of: judge, seed: seed)
      return list.map { knowledge.isWord(String($0.dropLast(2))) }
    }
    for seed in 0..<5 as Range<UInt64> {
      #expect((1140...1260).contains(known(seed).count { $0 }))
      #expect(known(seed) == known(seed))
    }
    #expect(known(1) != known(2))
    #expect(GhostLevel.medium.knowledge(of: judge, seed: 1).isWord("axyz"))
  }

  @Test("Easy overlooks one completion in five, Medium none")
  func easyOverlooks() {
    let moves = Self.moves(.easy, "cats 1,cater 1", on: "cat", seeds: 2000)
    #expect((340...460).contains(moves.count { $0 == .add("s") }))
    #expect(Self.letters(.medium, "cats 1,cater 1", on: "cat") == ["e"])
  }

  @Test("in Superghost Easy overlooks two completions in five")
  func easyOverlooksInSuperghost() {
    let moves = Self.moves(.easy, "cats 1,cater 1", on: "cat", isSuper: true, seeds: 2000)
    #expect((720...880).contains(moves.count { $0 == .add("s") }))
  }

  @Test("Easy knows no words beyond tier 1")
  func easyKnows() {
    #expect(Self.letters(.easy, "crabs 1,croft 2", on: "cr") == ["a"])
    #expect(Self.letters(.easy, "cats 2,cater 1,catsup 1", on: "cat") == ["e", "s"])
  }

  @Test("Easy looks no further than the next letter, Medium sees two, Hard sees all")
  func lookahead() {
    let two = "abcd 1,abefgh 1"
    #expect(Self.letters(.easy, two, on: "ab") == ["c", "e"])
    #expect(Self.letters(.medium, two, on: "ab") == ["c"])
    let three = "abcde 1,abfghi 1"
    #expect(Self.letters(.medium, three, on: "ab") == ["c", "f"])
    #expect(Self.letters(.hard, three, on: "ab") == ["f"])
  }

  @Test("among equally good letters Medium plays the most common words", arguments: [GhostLevel.medium])
  func familiar(level: GhostLevel) {
    #expect(Self.letters(level, "abcde 2,afghi 1", on: "a") == ["f"])
  }

  @Test("Hard draws evenly among all letters that win")
  func hardWins() {
    let won = Self.moves(.hard, "abcde 1,afghi 2,ajklmno 2,apqr 1", on: "a", seeds: 900)
    for letter in ["b", "f", "j"] as [Character] {
      #expect((240...360).contains(won.count { $0 == .add(letter) }))
    }
    #expect(!won.contains(.add("p")))
  }

  @Test("Hard, when lost, draws among the two longest lines, and among six at the opening")
  func hardLost() {
    #expect(Self.letters(.hard, "abcd 1,aefghi 1,ajklmnop 1", on: "a") == ["e", "j"])
    #expect(Self.letters(.hard, "abcd 1,aefghi 1", on: "abc") == ["d"])
    let openings = (0..<8).map { "abcdefgh".map { $0 }[$0] }.enumerated().map { index, letter in
      "\(letter)" + String(repeating: "z", count: 4 + 2 * index) + " 1"
    }
    #expect(Self.letters(.hard, openings.joined(separator: ","), on: "") == ["c", "d", "e", "f", "g", "h"])
    #expect(Self.letters(.hard, "abcd 1,abcefg 1", on: "abc") == ["e"])
  }

  @Test("among equally good letters every level avoids those that only unfit words follow")
  func unfit() {
    for level in GhostLevel.allCases {
      #expect(Self.letters(level, "abcde 1u,afghi 1", on: "a") == ["f"])
    }
  }

  @Test(
    "who bluffs spells no unfit word, not even one that fit words go on from",
    arguments: GhostLevel.allCases, ["rapt 1,rape 4u,rapeseed 4", "rapt 1,rape 4u,rapeseed 3"])
  func unfitBluff(level: GhostLevel, words: String) {
    let letters = Self.letters(level, words, on: "rap", bluff: true)
    #expect(!letters.isEmpty && !letters.contains("e"))
  }

  @Test("the rules accept every move of a computer", arguments: GhostLevel.allCases, [true, false])
  func accepted(level: GhostLevel, bluff: Bool) {
    for seed in 0..<30 as Range<UInt64> {
      var rules = Ghost.Rules(shortest: 3, bluff: bluff)
      rules.list = .rare
      var match = Ghost(
        players: [Ghost.Player("Ada"), Ghost.Player("Bo", level: level)], rules: rules, seed: seed,
        alphabet: GhostSample.alphabet, lexicon: Lexicon(["abbey 1", "bat 1", "cot 1", "dune 1"]))
      for _ in 0..<60 {
        if case .over = match.status { break }
        let count = match.moves.count
        if let move = match.computerMove {
          _ = match.play(move)
        } else if match.status == .roundOver {
          _ = match.beginRound()
        } else if case .answer = match.status {
          _ = match.play(.answer(nil))
        } else {
          for letter in "xabcdefgh" where match.moves.count == count { _ = match.play(.add(letter)) }
        }
        #expect(match.moves.count == count + 1, "\(match.moves)")
        if match.moves.count == count { break }
      }
    }
  }

  @Test("if every letter completes a known word, every level completes one")
  func completes() {
    for level in GhostLevel.allCases {
      #expect(Self.letters(level, "queen 1,queasy 4", on: "quee") == ["n"])
    }
  }

  @Test("with bluff, who is stuck plays a word that it does not know nine times in ten, else bluffs")
  func stuck() {
    let moves = Self.moves(.medium, "queen 1,queest 3", on: "quee", bluff: true, seeds: 1000)
    #expect((860...940).contains(moves.count { $0 == .add("s") }))
    #expect(!moves.contains(.add("n")) && !moves.contains(.challenge))
    // Easy overlooks the completion one time in five.
    let easy = Self.moves(.easy, "queen 1,queest 3", on: "quee", bluff: true, seeds: 1000)
    #expect((670...770).contains(easy.count { $0 == .add("s") }))
    #expect(Self.letters(.hard, "queen 1,queest 3", on: "quee", bluff: true) == ["s"])
    let bluffs = Self.letters(.medium, "queen 1", on: "quee", bluff: true)
    #expect(!bluffs.isEmpty && !bluffs.contains("n"))
  }

  @Test("with bluff, nobody completes a word that only the answers' list has, and Hard doubts one that does")
  func wideWord() {
    let words = "hybrid 1,hybris 3"
    for level in GhostLevel.allCases {
      #expect(!Self.letters(level, words, on: "hybri", bluff: true).contains("s"))
    }
    #expect(Set(Self.moves(.hard, words, on: "hybris", bluff: true).map { "\($0)" }) == ["#"])
    let longer = Self.moves(.hard, words + ",hybrises 3", on: "hybris", bluff: true)
    #expect(!longer.contains(.challenge), "there is an answer")
  }

  @Test(
    "who is doubted names the most common fit word with more letters than the fragment",
    arguments: [
      ("weee 3,weeen 2", "weeen"), ("weee 3,weeens 3,weeen 3", "weeen"), ("weee 2,weeen 3", "weeen"),
      ("weee 3,weeen 2u", nil), ("weee 2u,weeen 2", "weeen"), ("wee 1,weee 3", nil),
    ])
  func named(words: String, expected: String?) {
    let lexicon = Lexicon(words.split(separator: ",").map(String.init))
    let judge = GhostJudge(lexicon, upTo: .standard, shortest: 4)
    #expect(judge.knownWord(from: "weee") == expected)
  }

  @Test("a computer that knows no word plays the letter of the most common word of the judge's list")
  func likeliest() {
    #expect(Self.letters(.easy, "beer 2,eels 1,eerie 1", on: "bee") == ["r"])
    #expect(Self.letters(.easy, "beefy 2,beer 2,beetle 2,eels 1", on: "bee") == ["r"])
    // Only an unfit word begins with `beel`.
    #expect(Self.letters(.easy, "beel 2u,beer 2,eels 1,eerie 1", on: "bee") == ["r"])
    #expect(Self.letters(.easy, "bees 2u,beesting 2,beetle 2,eels 1", on: "bee") == ["t"])
  }

  @Test("no level steers into a fragment that only unfit words complete", arguments: GhostLevel.allCases)
  func steering(level: GhostLevel) {
    // C would win.
    #expect(Self.letters(level, "abcd 1u,abefg 1", on: "ab") == ["e"])
    // The round is over before `abcdef`.
    #expect(Self.letters(level, "abcd 1u,abcdef 1,abefg 1", on: "ab") == ["e"])
    #expect(Self.letters(level, "abcd 1u", on: "ab") == ["c"], "nothing else is left")
  }

  @Test("Easy loses fewer than one round in five by a dead fragment")
  func losesByWords() {
    for opponent in [GhostBench.Side.knowsCommon, .level(.easy)] {
      let row = GhostBench.play(opponent, .level(.easy), rounds: 60, on: CommonWords.english)
      #expect(row.roundsWon > 10)
      #expect(row.killedRate < 0.2, "\(row)")
    }
  }

  @Test("instead of a letter that ends the round, it plays one that a word too rare to count goes on with")
  func plausibleEnd() {
    // `l` would be plausible, too, but nothing begins with `beel`; only an unfit word begins with `beer`.
    #expect(Self.letters(.easy, "beefy 4,beer 2u,eels 1,eerie 1", on: "bee") == ["f"])
    #expect(Self.letters(.easy, "beefy 4u,beer 2u,eels 1,eerie 1", on: "bee") == ["l"])
    // A bluff begins a word that is no answer.
    let bluffs = Self.moves(.medium, "queen 1,queest 4,queering 3", on: "quee", bluff: true, seeds: 400)
    #expect(Set(bluffs.map { "\($0)" }) == ["+r", "+s"])
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
        // A win by unfit words alone is none that it seeks.
        guard lines.contains(where: { $0.verdict == .wins && $0.name != nil }) else { continue }
        won += 1
        #expect(lines.contains { $0.verdict == .wins && move == .add($0.letter) })
      }
    }
    #expect(dead > 20 && won > 20)
  }

  @Test("the challenged computer names the most common word of tiers 1 to 3, or admits the bluff")
  func answers() {
    let list = Lexicon(["camel 2", "camera 1", "croc 3", "crochet 2", "crux 4"])
    func answer(_ level: GhostLevel, _ fragment: String) -> Ghost.Move {
      GhostComputer(
        level: level, judge: GhostJudge(list), answerJudge: GhostJudge(list, upTo: .standard),
        alphabet: GhostSample.alphabet
      ).answer(to: fragment)
    }
    #expect(answer(.medium, "cam") == .answer("camera"))
    #expect(answer(.easy, "came") == .answer("camera"))
    #expect(answer(.easy, "camel") == .answer(nil))
    #expect(answer(.medium, "cro") == .answer("crochet"))
    #expect(answer(.hard, "croch") == .answer("crochet"), "CROC, which the judge does not count, is no end")
    #expect(answer(.hard, "crx") == .answer(nil))
    #expect(answer(.hard, "cru") == .answer(nil))
  }

  @Test("the computer moves on its own turn only, and answers for itself")
  func computerMove() {
    let players = [Ghost.Player("Ada"), Ghost.Player("Bo", level: .hard)]
    var match = GhostSample.match(players: players, rules: GhostSample.rules(bluff: true))
    #expect(match.computerMove == nil)
    _ = match.add("c")
    #expect(match.computerMove == match.computerMove)
    _ = match.play(.add("a"))
    _ = match.challenge()
    #expect(match.computerMove == .answer("cats"))
    _ = match.play(.answer("cats"))
    #expect(match.computerMove == nil)
  }

  /// The moves of a level for many seeds. Easy's own seed is one with which it knows all of tier 1.
  private static func moves(
    _ level: GhostLevel, _ words: String, on fragment: String, bluff: Bool = false, isSuper: Bool = false,
    seeds: UInt64 = 100
  ) -> [Ghost.Move] {
    let lines = words.split(separator: ",").map(String.init)
    let list = Lexicon(lines)
    let judge = isSuper ? GhostJudge(list).forSuperghost : GhostJudge(list)
    let common = lines.filter { $0.hasSuffix(" 1") }.map { String($0.dropLast(2)) }
    let seed = (0...).first { seed in common.allSatisfy(level.knowledge(of: judge, seed: seed).isWord) }!
    let computer = GhostComputer(
      level: level, judge: judge, answerJudge: GhostJudge(list, upTo: .standard),
      alphabet: GhostSample.alphabet, seed: seed)
    return (0..<seeds).map { seed in
      var generator = SplitMix64(seed: seed)
      return computer.move(on: fragment, bluff: bluff, using: &generator)
    }
  }

  /// The letters that a level plays for a hundred seeds.
  private static func letters(
    _ level: GhostLevel, _ words: String, on fragment: String, bluff: Bool = false
  ) -> Set<Character> {
    Set(
      moves(level, words, on: fragment, bluff: bluff).compactMap {
        if case .add(let letter) = $0 { letter } else { nil }
      })
  }
}
