import TestSupport
import Testing

@testable import Engines

@Suite("Ghost with base forms")
struct GhostBaseFormsTests {
  /// Of these CHANT, CHANTER and COURSE are headwords, CLOWN is one of tier 3.
  private static let lexicon = list(
    ["chant 1", "chanta 1", "chanter 1", "chantons 2", "clown 3", "courir 2u", "cours 1", "course 1"],
    headwords: ["chanter 1", "clown 3", "course 1"])

  static func list(_ words: [String], headwords: [String]) -> Lexicon {
    let headwords = Lexicon(headwords)
    return Lexicon(words).with { headwords }
  }

  private static func match(_ list: GhostJudge.List = .base, bluff: Bool = false) -> Ghost {
    GhostSample.match(
      players: [Ghost.Player("Ada"), Ghost.Player("Bo")], rules: Ghost.Rules(list: list, bluff: bluff),
      lexicon: lexicon)
  }

  private static func type(_ letters: String, _ list: GhostJudge.List = .base) -> Ghost.Outcome? {
    var match = match(list)
    return letters.map { match.add($0) }.last
  }

  @Test(
    "only a headword of tiers 1 to 2 completes a word; other forms go on, and a fragment of theirs alone is dead"
  )
  func completes() {
    #expect(Self.type("chant", .familiar) == .ended(.completed("chant")))
    #expect(Self.type("chant") == .added)
    #expect(Self.type("chanter") == .ended(.completed("chanter")))
    #expect(Self.type("chanto") == .ended(.dead(possible: "chanter")))
    #expect(Self.type("cours") == .added)
    #expect(Self.type("course") == .ended(.completed("course")))
    #expect(Self.type("cl") == .ended(.dead(possible: "course")))
  }

  @Test("a challenge is answered with a base form, no other form")
  func answers() {
    for (word, ending) in [
      ("course", Ghost.Ending.answered("course")), ("cours", .caught(named: "cours", possible: "course")),
    ] {
      var match = Self.match(bluff: true)
      for letter in "cou" { _ = match.add(letter) }
      _ = match.challenge()
      #expect(match.answer(word) == .ended(ending))
    }
  }

  @Test("a list that states no headwords has base forms only where all of it is such")
  func withoutHeadwords() {
    let words = Lexicon(["chant 1", "chanter 1"])
    #expect(GhostJudge(words, .base).isWord("chant"))
  }

  @Test("every level plays with base forms alone", arguments: GhostLevel.allCases)
  func levels(level: GhostLevel) {
    let judge = GhostJudge(Self.lexicon, .base)
    #expect(!level.knowledge(of: judge).isPossible("chanto"))
    // After CHANT the only letter is that of CHANTER, although CHANTA and CHANTONS are common.
    for seed in 0..<20 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let move = GhostComputer(level: level, judge: judge, alphabet: GhostSample.alphabet, seed: seed)
        .move(on: "chant", bluff: false, using: &generator)
      #expect(move == .add("e"))
    }
  }

  @Test("help, the solver and the coach see base forms alone")
  func advice() {
    var match = Self.match()
    for letter in "chant" { _ = match.add(letter) }
    #expect(match.possibleLetters.map(\.letter) == ["e"])
    let lines = GhostSolver(match.judge).lines(from: "c")
    #expect(lines.map(\.word) == ["chanter", "course"])
    #expect(lines.map(\.following) == [1, 1])
    _ = match.add("o")
    let choices = GhostCoach(match.judge).review(of: match).choices[0]
    #expect(choices.last?.map(\.word) == ["chanter"])
  }

  @Test("the numbers of the words that count mean what they always meant, with dealt openings, too")
  func numbers() {
    #expect(
      GhostJudge.List.allCases.map { "\($0) \($0.rawValue)" } == [
        "base 0", "familiar 2", "standard 3", "rare 4",
      ])
    let coded = (0..<8).map { (tier: Int) -> String in
      guard let rules = GameCode.Rules(version: 4, tier: tier).ghost else { return "none" }
      return "\(rules.list) \(rules.dealtLetters)"
    }
    #expect(
      coded == [
        "base 0", "base 1", "familiar 0", "standard 0", "rare 0", "familiar 1", "standard 1", "rare 1",
      ])
  }

  @Test("a letter by post states base forms, and another program plays by them")
  func byPost() throws {
    var match = try PostSample.ghost(list: .base)
    for letter in "cat" {
      let isMade = match.make(.ghost(.add(letter)))
      #expect(isMade)
    }
    let read = try PostSample.read(match.letter.text)
    guard case .ghost(let ghost) = read.play else {
      Issue.record("no match of Ghost")
      return
    }
    #expect(ghost.rules.list == .base)
    #expect(!ghost.judge.isWord("cats") && ghost.judge.isWord("cattle"))
  }

  @Test(
    "of French and Spanish the verdicts are those of a search that knows nothing of lists",
    arguments: ["fr", "es"])
  func oracle(code: String) {
    var words: [String] = []
    for line in Checkout.text("assets/languages/\(code)/headwords.txt")!.split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts[1] <= "2", parts[0].count >= 4 { words.append(String(parts[0])) }
    }
    let alphabet = TestSupport.language(code).alphabet
    let all = Set(words)
    let prefixes = Set(words.flatMap { word in word.indices.map { String(word[...$0]) } })
    func wins(_ fragment: String) -> Bool {
      !all.contains(fragment)
        && !alphabet.letters.contains {
          prefixes.contains(fragment + [$0]) && wins(fragment + [$0])
        }
    }
    let lines = GhostSolver(GhostJudge(RealLexicon.of(code), .base)).lines(from: "")
    let winning = lines.filter { $0.verdict == .wins }.map { String($0.letter) }
    let expected = lines.map { String($0.letter) }.filter { wins($0) }
    #expect(winning == expected)
    #expect(!expected.isEmpty)
  }
}
