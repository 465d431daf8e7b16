import Engines
import TestSupport
import Testing

@Suite("Text Twist: the dealer")
struct TextTwistDealerTests {
  @Test(
    "a deal meets the bounds of its level: hidden words, a fit six-letter word, no word that is never shown",
    arguments: TextTwist.Level.allCases, RealLexicon.all)
  func bounds(level: TextTwist.Level, lexicon: Lexicon) throws {
    let (counts, hidden, bingo): (ClosedRange<Int>, Lexicon.Tier, Lexicon.Tier) =
      switch level {
      case .relaxed: (8...24, .common, .common)
      case .standard: (12...40, .familiar, .familiar)
      case .expert: (15...45, .standard, .familiar)
      }
    for seed in 1...(LongTrials.areOn ? 25 : 1) as ClosedRange<UInt64> {
      let dealer = TextTwistDealer(lexicon: lexicon, level: level, seed: seed << 16)
      for number in 1...(LongTrials.areOn ? 60 : 30) {
        let rack = try #require(dealer.rack(number: number))
        #expect(rack.letters.count == 6)
        #expect(counts.contains(rack.hidden.count))
        #expect(rack.hidden.allSatisfy { (3...6).contains($0.count) })
        #expect(rack.hidden.contains { $0.count == 6 && lexicon.tier(of: $0)! <= bingo })
        #expect(rack.hidden.allSatisfy { lexicon.tier(of: $0)! <= hidden && lexicon.isFit($0) })
        #expect(rack.bonus.allSatisfy { lexicon.tier(of: $0)! > hidden || !lexicon.isFit($0) })
        #expect(!lexicon.contains(String(rack.letters)), "the letters first shown are no word")
      }
    }
  }

  @Test(
    "no rack comes again before 200 others, from game to game",
    arguments: TextTwist.Level.allCases, RealLexicon.all)
  func across(level: TextTwist.Level, lexicon: Lexicon) {
    var dealer = TextTwistDealer(
      lexicon: lexicon, level: level, seed: TextTwistDealer.seed(order: 5, place: 65_535))
    #expect(dealer.rackCount > 200)
    var racks: [[Character]] = []
    for racksOfGame in [1, 40, 3, 90, 67] {
      racks += (1...racksOfGame).map { dealer.rack(number: $0)!.letters.sorted() }
      dealer = TextTwistDealer(lexicon: lexicon, level: level, seed: dealer.seed(after: racksOfGame))
    }
    #expect(Set(racks).count == 201)
  }

  @Test(
    "no rack shares five letters with one of the three before it, from game to game",
    arguments: TextTwist.Level.allCases, RealLexicon.all)
  func apart(level: TextTwist.Level, lexicon: Lexicon) {
    func conflicts(_ spacing: TextTwistDealer.Spacing) -> Int {
      var dealer = TextTwistDealer(lexicon: lexicon, level: level, spacing: spacing, seed: 5 << 16)
      var racks: [[Character]] = []
      for racksOfGame in [1, 40, 3, 256] {
        racks += (1...racksOfGame).map { dealer.rack(number: $0)!.letters }
        dealer = TextTwistDealer(
          lexicon: lexicon, level: level, spacing: spacing, seed: dealer.seed(after: racksOfGame))
      }
      return racks.indices.dropFirst(3).count { place in
        racks[place - 3..<place].contains { Self.common($0, racks[place]) >= 5 }
      }
    }
    #expect(conflicts(.words) == 0)
    #expect(conflicts(.letters) == 0)
    #expect(conflicts(.none) > 0, "it does not come by itself")
  }

  @Test(
    "fewer hidden words come again within ten racks than without care, from game to game",
    arguments: TextTwist.Level.allCases, RealLexicon.all)
  func varied(level: TextTwist.Level, lexicon: Lexicon) {
    /// Of a hundred hidden words, those that were in one of the ten racks before.
    func repeated(_ spacing: TextTwistDealer.Spacing) -> Int {
      var dealer = TextTwistDealer(
        lexicon: lexicon, level: level, spacing: spacing, seed: TextTwistDealer.seed(order: 5, place: 100))
      var racks: [Set<String>] = []
      for racksOfGame in [7, 40, 1, 72] {
        racks += (1...racksOfGame).map { Set(dealer.rack(number: $0)!.hidden) }
        dealer = TextTwistDealer(
          lexicon: lexicon, level: level, spacing: spacing, seed: dealer.seed(after: racksOfGame))
      }
      let counts = racks.indices.dropFirst(10).map { place in
        (
          racks[place].intersection(racks[place - 10..<place].reduce([]) { $0.union($1) }).count,
          racks[place].count
        )
      }
      return 100 * counts.reduce(0) { $0 + $1.0 } / counts.reduce(0) { $0 + $1.1 }
    }
    let (with, without) = (repeated(.words), repeated(.letters))
    #expect(with * 10 < without * 9, "\(with) of a hundred, \(without) without care")
  }

  /// The number of letters that two racks have in common.
  private static func common(_ one: [Character], _ other: [Character]) -> Int {
    var rest = other
    return one.count { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest.remove(at: place)
      return true
    }
  }

  @Test("the racks that are kept apart are the same ones, each once, and at the end of the order, too")
  func apartInSmall() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let racks = (0...20).map { String(letters[$0..<$0 + 6]) }
    let short = (0...23).flatMap { start -> [String] in
      let (a, b, c) = (letters[start], letters[start + 1], letters[start + 2])
      return [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]].map { String($0) }
    }
    let lexicon = Lexicon((racks + short).map { $0 + " 1" })
    for order in 1...20 as ClosedRange<UInt64> {
      let dealer = TextTwistDealer(lexicon: lexicon, seed: order << 16)
      let dealt = (1...24).map { dealer.rack(number: $0)!.letters }
      #expect(Set(dealt.prefix(21).map { $0.sorted() }).count == 21)
      for place in 3..<24 {
        #expect(!dealt[place - 3..<place].contains { Self.common($0, dealt[place]) >= 5 })
      }
    }
    let earlier = TextTwistDealer(lexicon: lexicon, spacing: .none, seed: 1 << 16)
    let firsts = (1...21).map { String(earlier.rack(number: $0)!.letters.min()!) }.joined()
    #expect(firsts == "gembjfniushkrqpadlotc", "the order of earlier games stays")
    let places = (1...21).map { TextTwistDealer.parts(of: earlier.seed(after: $0)).place }
    let spaced = TextTwistDealer(lexicon: lexicon, seed: 1 << 16)
    #expect(places == (1...21).map { TextTwistDealer.parts(of: spaced.seed(after: $0)).place })
  }

  @Test("a position is the place among all racks that meet the bounds, and begins again after the last")
  func positions() {
    let dealer = TextTwistDealer(lexicon: Self.classics, level: .standard, seed: 3 << 16)
    #expect(dealer.rackCount == 3)
    let racks = (0..<7).map { position in
      TextTwistDealer(lexicon: Self.classics, seed: dealer.seed(ofPosition: position)).rack(number: 1)!
        .letters
        .sorted()
    }
    #expect(Set(racks).count == 3)
    #expect(racks[0..<3] == racks[3..<6])
    #expect(racks[0] == racks[6])
  }

  @Test("the racks of a game are all different", arguments: RealLexicon.all)
  func different(lexicon: Lexicon) {
    let dealer = TextTwistDealer(lexicon: lexicon, seed: 7)
    let racks = Set((1...(LongTrials.areOn ? 100 : 30)).map { dealer.rack(number: $0)!.letters.sorted() })
    #expect(racks.count == (LongTrials.areOn ? 100 : 30))
  }

  @Test("a rack depends on the seed and its number alone, not on what was dealt before")
  func derived() {
    let dealer = TextTwistDealer(lexicon: RealLexicon.english, seed: 99)
    let forwards = (1...3).map { dealer.rack(number: $0) }
    let again = TextTwistDealer(lexicon: RealLexicon.english, seed: 99)
    let backwards = (1...3).reversed().map { again.rack(number: $0) }
    #expect(forwards == backwards.reversed())
    #expect(forwards.allSatisfy { $0 != nil })
    #expect(TextTwistDealer(lexicon: RealLexicon.english, seed: 100 << 16).rack(number: 1) != forwards[0])
  }

  @Test("the same seed deals the same rack on every machine, with its letters in the same order")
  func golden() {
    let deals = (1...8).map { seed in
      String(TextTwistDealer(lexicon: Self.classics, seed: seed).rack(number: 1)!.letters)
    }
    #expect(
      deals == ["ndcnoe", "shseuh", "iwssyh", "codnen", "euhshs", "wysihs", "dcnone", "hshsue"])
  }

  @Test(
    "the letters first shown spell out no word of the whole rack, hidden or bonus",
    arguments: 1...40 as ClosedRange<UInt64>)
  func givesNothingAway(seed: UInt64) throws {
    // Of the 15 orders of these letters 8 are words.
    let bingos = [
      "aaaabb 1", "aaabab 1", "aabaab 2", "abaaab 3", "baaaab 4", "baaaba x", "baabaa x", "bbaaaa x",
    ]
    let others = ["aaa", "aab", "aba", "abb", "baa", "bab", "bba", "aaab", "aaba"].map { $0 + " 1" }
    let rack = try #require(TextTwistDealer(lexicon: Lexicon(bingos + others), seed: seed).rack(number: 1))
    #expect(rack.letters.sorted() == Array("aaaabb"))
    #expect(!bingos.contains { $0.hasPrefix(String(rack.letters)) }, "\(String(rack.letters))")
  }

  @Test("a rack has every word that its letters make")
  func complete() throws {
    let rack = try #require(TextTwistDealer(lexicon: Self.classics, seed: 1).rack(number: 1))
    let letters = rack.letters.sorted()
    let words = Self.lists.first { $0[0].sorted() == letters }!
    #expect(rack.hidden.sorted() == words.sorted())
  }

  @Test("a rack's words of tier 4 and those never shown are bonus words")
  func bonus() throws {
    let rare = Self.lists[0].map { $0 + ($0 == "conned" || $0.count < 4 ? " 2" : " 4") }
    let rack = try #require(TextTwistDealer(lexicon: Lexicon(rare + ["doc x"]), seed: 1).rack(number: 1))
    #expect(rack.hidden.count == 12)
    #expect(rack.bonus.count == 15)
  }

  private static let withoutRack: [[String]] = [
    [], ["tea 1"], ["conned 1", "code 1"],
    lists[0].map { $0 + ($0.count == 6 ? " 3" : " 1") },
    lists[0].map { $0 + ($0.count == 6 ? " x" : " 1") },
    lists[0].map { $0 + ($0.count < 5 ? " 4" : " 1") },
    lists[2].dropLast(4).map { $0 + " 1" },
  ]

  @Test("a dictionary without a rack that meets the bounds deals none", arguments: withoutRack)
  func none(lines: [String]) {
    #expect(TextTwistDealer(lexicon: Lexicon(lines), seed: 1).rack(number: 1) == nil)
  }

  private static let classics = Lexicon(lists.joined().map { $0 + " 1" })

  private static let lists = [
    """
    conned coden coned donne nonce code coed cone conn deco done neon node none once cod con den doc doe don
    end eon nod ode one
    """,
    "hushes shush hehs hues hush shes sues uses ess heh hes hue huh she shh sue use",
    "swishy hissy swish hiss whys wish wiss ywis his shy sis why wis",
  ].map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
}
