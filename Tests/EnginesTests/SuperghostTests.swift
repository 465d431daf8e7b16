import TestSupport
import Testing

@testable import Engines

/// Superghost by its rules alone: every fragment of every word, and who wins from it by trying all letters.
private struct NaiveSuperghost {
  let words: Set<String>
  private var fragments: Set<String> = []
  private let letters: Set<Character>
  private var known: [String: [Bool?]] = [:]

  init(_ words: [String]) {
    self.words = Set(words)
    letters = Set(words.joined())
    for word in words {
      let letters = Array(word)
      for start in letters.indices {
        for end in start..<letters.count { fragments.insert(String(letters[start...end])) }
      }
    }
  }

  func isPossible(_ fragment: String) -> Bool { fragments.contains(fragment) }

  func next(_ fragment: String) -> [Ghost.Letter] {
    let all = letters.flatMap { [Ghost.Letter($0, .front), Ghost.Letter($0, .behind)] }
    return all.filter { isPossible($0.added(to: fragment)) }
  }

  /// Whether the first player wins, when who adds the next letter sits `turn` seats after them; all the others play as one.
  mutating func isWon(_ fragment: String, turn: Int, seats: Int) -> Bool {
    if let won = known[fragment]?[turn] { return won }
    var (one, all) = (false, true)
    for letter in next(fragment) {
      let after = letter.added(to: fragment)
      let won =
        words.contains(after) ? turn != 0 : isWon(after, turn: (turn + 1) % seats, seats: seats)
      one = one || won
      all = all && won
    }
    let won = turn == 0 ? one : all
    known[fragment, default: Array(repeating: nil, count: seats)][turn] = won
    return won
  }

  mutating func verdict(_ letter: Ghost.Letter, on fragment: String, seats: Int) -> GhostSolver.Verdict {
    let after = letter.added(to: fragment)
    if words.contains(after) { return .ends }
    return isWon(after, turn: 1 % seats, seats: seats) ? .wins : .loses
  }
}

@Suite("Superghost: letters at either end")
struct SuperghostTests {
  private static let alphabet = TestSupport.language("en").alphabet

  /// Some random words of a few letters, so that many share their fragments.
  private static func words(_ seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed)
    return (0..<12 + generator.below(20)).map { _ in
      String((0..<4 + generator.below(4)).map { _ in ["a", "b", "c", "d"][generator.below(4)] as Character })
    }
  }

  private static func judge(_ words: [String], _ tier: Int = 2) -> GhostJudge {
    GhostJudge(Lexicon(words.map { "\($0) \(tier)" }), .familiar, isSuper: true)
  }

  @Test("the verdict on every letter is that of trying all, for two players and for more", arguments: 0..<200)
  func verdicts(seed: Int) {
    let words = Self.words(UInt64(seed))
    let solver = GhostSolver(Self.judge(words))
    for seats in [2, 3, 5] {
      var naive = NaiveSuperghost(words)
      var fragments = ["a", "b", "c", "d"].filter { naive.isPossible($0) }
      var seen: Set<String> = []
      while let fragment = fragments.popLast() {
        guard seen.insert(fragment).inserted else { continue }
        let lines = solver.lines(from: fragment, seats: seats)
        let expected = naive.next(fragment)
        #expect(lines.count == expected.count, "\(fragment) \(words)")
        for letter in expected {
          let line = lines.first { $0.added == letter }
          #expect(
            line?.verdict == naive.verdict(letter, on: fragment, seats: seats), "\(letter) on \(fragment)")
          if line?.verdict != .ends { fragments.append(letter.added(to: fragment)) }
        }
      }
    }
  }

  @Test("the openings that win are those of trying all words of the language", arguments: Checkout.languages)
  func openings(code: String) {
    let lexicon = RealLexicon.of(code)
    let list = TestSupport.language(code).ghostList
    let judge = GhostJudge(lexicon, list, isSuper: true)
    let counted = judge.counted.scan().filter { judge.counts($0.word, $0.entry.tier) }
    let won = WonFragments(counted.map { judge.counted.text($0.word) })
    let lines = GhostSolver(judge).lines(from: "")
    #expect(lines.count > 20)
    for line in lines {
      #expect((line.verdict == .wins) == !won.isWon(String(line.letter)), "\(line.letter)")
    }
  }

  @Test("a line names a word that ends the round, for the side that the verdict says")
  func namedWords() {
    let judge = GhostJudge(RealLexicon.of("en"), .familiar, isSuper: true)
    for fragment in ["a", "lo", "ing", "qu", "zz"] {
      for line in GhostSolver(judge).lines(from: fragment) where line.verdict != .ends {
        let letters = line.word.count - fragment.count
        #expect(line.word.contains(line.added.added(to: fragment)), "\(line)")
        // Whoever adds an odd letter is the player of the line.
        #expect((letters % 2 == 0) == (line.verdict == .wins), "\(line)")
      }
    }
  }

  @Test("Hard wins from every position that can be won, whatever the other one does", arguments: 0..<40)
  func perfect(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    var match = Self.match(levels: [nil, .hard], seed: UInt64(seed))
    var isWon = false
    while case .turn(let player) = match.status {
      if player == 1 {
        isWon = isWon || GhostSolver(match.judge).lines(from: match.fragment).contains { $0.verdict == .wins }
        _ = match.play(match.computerMove!)
      } else {
        let lines = GhostSolver(match.judge).lines(from: match.fragment)
        let going = lines.filter { $0.verdict != .ends }
        let drawn = going.isEmpty ? lines : going
        _ = match.play(Ghost.Move(drawn[generator.below(drawn.count)].added))
      }
    }
    #expect(!isWon || match.rounds[0].loser == 0)
  }

  private static func match(levels: [GhostLevel?], seed: UInt64, bluff: Bool = false) -> Ghost {
    var match = Ghost(
      players: levels.enumerated().map { Ghost.Player("\($0.offset)", level: $0.element) },
      rules: Ghost.Rules(bluff: bluff).of(.superghost), seed: seed, alphabet: alphabet,
      lexicon: RealLexicon.of("en"))
    match.dealOpening()
    return match
  }

  @Test("a match between computers of any level ends, with and without bluff", arguments: GhostLevel.allCases)
  func whole(level: GhostLevel) {
    for bluff in [false, true] {
      var match = Self.match(levels: [level, .easy, .medium], seed: 5, bluff: bluff)
      var moves = 0
      while moves < 2000 {
        if case .over = match.status { break }
        if match.status == .roundOver {
          _ = match.beginRound()
          match.dealOpening()
        }
        let before = match.moves.count
        _ = match.computerMove.map { match.play($0) }
        #expect(match.moves.count == before + 1)
        moves += 1
      }
      #expect(moves < 2000)
      var again = Self.match(levels: [level, .easy, .medium], seed: 5, bluff: bluff)
      let isReplayed = again.replay(Array(match.moves.dropFirst()))
      #expect(isReplayed && again == match)
    }
  }

  @Test("letters stand where they were added, and a word that contains them is the answer to a doubt")
  func ends() {
    let lexicon = Lexicon(["flower 1", "lower 1", "glow 1", "owl 1"])
    var match = Ghost(
      players: [Ghost.Player("a"), Ghost.Player("b")], rules: Ghost.Rules(bluff: true).of(.superghost),
      alphabet: Self.alphabet, lexicon: lexicon)
    match.dealOpening()
    #expect(match.fragment.count == 1)
    while match.fragment != "lo" {
      match = Ghost(
        players: match.players, rules: match.rules, seed: match.seed &+ 1, alphabet: Self.alphabet,
        lexicon: lexicon)
      match.dealOpening()
      if match.fragment == "o" { _ = match.add("l", .front) }
    }
    #expect(match.lastRoundOrder == [1, 0])
    #expect(match.add("w") == .added)
    #expect(match.fragment == "low")
    #expect(match.possibleLetters(at: .front).map(\.letter) == ["f", "g"])
    #expect(match.possibleLetters(at: .behind).map(\.letter) == ["e"])
    #expect(match.challenge() == .challenged)
    #expect(match.answer("flower") == .ended(.answered("flower")))
  }

  @Test("in Ghost no letter goes in front, and in Superghost the first one is dealt")
  func refused() {
    var usual = Ghost(
      players: [Ghost.Player("a"), Ghost.Player("b")], alphabet: Self.alphabet, lexicon: RealLexicon.of("en"))
    #expect(usual.add("s", .front) == .notNow)
    #expect(usual.add("s") == .added)
    #expect(usual.add("a", .front) == .notNow)
    let match = Self.match(levels: [nil, .easy], seed: 3)
    #expect(match.fragment.count == 1 && match.status == .turn(0))
    #expect(match.dealableOpenings.count > 15)
  }

  @Test("a letter in front is written as `<a`")
  func notation() {
    #expect(Ghost.Move.prepend("ü").description == "<ü")
    #expect(Ghost.Move("<ü") == .prepend("ü"))
    #expect(Ghost.Move("<") == nil)
    #expect(Ghost.Move("<ab") == nil)
  }

  @Test("a letter by post keeps every match, with letters at both ends", arguments: 0..<20)
  func post(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let language = TestSupport.language("en")
    let lexicon = RealLexicon.of("en")
    let rules = Ghost.Rules(bluff: seed % 2 == 0).of(.superghost)
    var match = try #require(
      PostMatch(ghost: rules, seats: 2 + seed % 3, game: UInt64(seed), language: language, lexicon: lexicon))
    for _ in 0..<30 {
      guard match.turn != nil, case .ghost(let ghost) = match.play else { break }
      var next = ghost
      if next.status == .roundOver {
        _ = next.beginRound()
        next.dealOpening()
      }
      if case .answer = next.status {
        let isMade = match.make(.ghost(.answer(generator.below(2) == 0 ? nil : "flower")))
        #expect(isMade)
      } else {
        let lines = GhostSolver(next.judge).lines(from: next.fragment)
        let drawn = lines.isEmpty ? "x" : lines[generator.below(lines.count)].added
        let doubts = seed % 2 == 0 && next.canChallenge && generator.below(6) == 0
        let isMade = match.make(.ghost(doubts ? .challenge : Ghost.Move(drawn)))
        guard isMade else { break }
      }
      let letter = match.letter
      let found = try PostLetter.found(in: letter.text)
      let read = try PostMatch(found, alphabet: language.alphabet, lexicon: lexicon)
      #expect(read == match)
      #expect(read.moves.count == read.movers.count)
    }
    #expect(match.moves.count > 3)
  }
}

extension Ghost {
  fileprivate var lastRoundOrder: [Int] { rounds[rounds.count - 1].order }
}

/// Who wins from each fragment of all words of a language, by length from the longest: written for this test alone.
private struct WonFragments {
  private var won: [Substring: Bool] = [:]

  init(_ words: [String]) {
    let whole = Set(words.map { $0[...] })
    var byLength: [Int: Set<Substring>] = [:]
    for word in words {
      var starts = word[...]
      while !starts.isEmpty {
        var fragment = starts
        while !fragment.isEmpty {
          byLength[fragment.utf8.count, default: []].insert(fragment)
          fragment = fragment.dropLast()
        }
        starts = starts.dropFirst()
      }
    }
    for length in byLength.keys.sorted(by: >) {
      for fragment in byLength[length] ?? [] {
        // To make a word is to lose; from a fragment nobody goes on with, nobody moves.
        let isLostByMaker = whole.contains(fragment) || won[fragment] == true
        for shorter in [fragment.dropFirst(), fragment.dropLast()] where !isLostByMaker {
          won[shorter] = true
        }
      }
    }
  }

  /// Whether who adds the next letter wins.
  func isWon(_ fragment: String) -> Bool { won[fragment[...]] ?? false }
}
