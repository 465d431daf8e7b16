import Engines
import TestSupport
import Testing

struct DealTests {
  @Test("no phrase comes again until all have come", arguments: [1, 2, 7, 64])
  func rounds(count: Int) {
    var deck = Deck(seed: 5)
    for _ in 0..<4 {
      let round = (0..<count).map { _ in deck.deal(of: count) }
      #expect(Set(round).count == count)
    }
  }

  @Test("a new round does not begin with the phrase that came last", arguments: 0..<100 as Range<UInt64>)
  func seam(seed: UInt64) {
    var deck = Deck(seed: seed)
    var last = -1
    for _ in 0..<12 {
      let dealt = deck.deal(of: 3)
      #expect(dealt != last)
      last = dealt
    }
  }

  @Test("a saved deck continues without repeating phrases of this pass")
  func aSavedDeckContinuesWithoutRepeatingPhrasesOfThis() {
    var deck = Deck(seed: 9)
    let before = (0..<30).map { _ in deck.deal(of: 20) }
    var saved = Deck(seed: deck.seed, dealt: deck.dealt)
    let after = (0..<30).map { _ in saved.deal(of: 20) }
    #expect(Set(before.suffix(10) + after.prefix(10)).count == 20)
    #expect((0..<30).map { _ in deck.deal(of: 20) } == after)
  }

  @Test("decks of other seeds, as of other languages and categories, deal in other orders")
  func decksOfOtherSeedsAsOfOtherLanguagesAndCategories() {
    let orders = (0..<8 as Range<UInt64>).map { seed in
      var deck = Deck(seed: seed)
      return (0..<20).map { _ in deck.deal(of: 20) }
    }
    #expect(Set(orders).count == 8)
  }

  @Test("a deck's order never changes") func aDecksOrderNeverChanges() {
    // Computed with independent implementations of SplitMix64 and of the Fisher-Yates shuffle.
    let orders = (0..<4 as Range<UInt64>).map { seed in
      var deck = Deck(seed: seed)
      return (0..<5).map { _ in deck.deal(of: 5) }
    }
    #expect(orders == [[2, 3, 1, 4, 0], [2, 1, 4, 3, 0], [1, 3, 4, 2, 0], [2, 4, 0, 1, 3]])
  }

  @Test(
    "the dictionary gives words of five to twelve letters of the tiers of the difficulty",
    arguments: [
      (HangmanDeal.Difficulty.easy, ["apple"]),
      (.medium, ["apple", "baker"]),
      (.hard, ["apple", "baker", "cabbage"]),
    ])
  func difficulty(difficulty: HangmanDeal.Difficulty, expected: [String]) {
    let lexicon = Lexicon([
      "apple 1", "baker 2", "cabbage 3", "dalliance 4", "egregious x", "four 1", "thirteenlette 1",
    ])
    let words = (0..<200).map { seed in
      HangmanDeal.word(difficulty, seed: seed).phrase(categories: [], lexicon: lexicon)
    }
    #expect(Set(words.compactMap { $0 }) == Set(expected))
    #expect(!words.contains(nil))
  }

  @Test(
    "letters are counted, not bytes: four are too few, and twelve with umlauts are not too many",
    arguments: [
      (["apple 1", "äöab 1"], "apple"), (["äöab 1", "überfällige 1"], "überfällige"),
      (["mäuseköppche 1", "äöab 1"], "mäuseköppche"),
    ])
  func letters(list: [String], expected: String) {
    for seed in 0..<50 as Range<UInt64> {
      let word = HangmanDeal.word(.easy, seed: seed).phrase(categories: [], lexicon: Lexicon(list))
      #expect(word == expected)
    }
  }

  /// A list of 23 words, three of which are headwords.
  private static let headwords = Lexicon(
    ["apple 1", "apples 1", "baker 2", "bakers 2", "cabbage 3"] + (0..<18).map { "dish\(letters[$0])es 1" }
  ).with { Lexicon(["apple 1", "baker 2", "cabbage 3"]) }
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  /// How often the dictionary deals each word of a list.
  private static func counts(_ difficulty: HangmanDeal.Difficulty, of lexicon: Lexicon) -> [String: Int] {
    (0..<300 as Range<UInt64>).reduce(into: [:]) { counts, seed in
      let word = HangmanDeal.word(difficulty, seed: seed).phrase(categories: [], lexicon: lexicon)
      counts[word ?? "", default: 0] += 1
    }
  }

  @Test("the dictionary deals headwords, where the language states them")
  func theDictionaryDealsHeadwords() {
    #expect(Self.counts(.easy, of: Self.headwords).keys.sorted() == ["apple"])
    #expect(Self.counts(.medium, of: Self.headwords).keys.sorted() == ["apple", "baker"])
    #expect(Self.counts(.hard, of: Self.headwords).keys.sorted() == ["apple", "baker", "cabbage"])
  }

  @Test("of a hard headword the tier is drawn first, a third each, and a tier without words is passed over")
  func ofAHardHeadwordTheTierIsDrawnFirst() {
    let many = Self.letters.map { "rare\($0)x 3" }
    let three = Lexicon([]).with { Lexicon(["apple 1", "baker 2", "kiosk 2"] + many) }
    let counts = Self.counts(.hard, of: three)
    #expect((70...130).contains(counts["apple"] ?? 0), "\(counts)")
    #expect((70...130).contains((counts["baker"] ?? 0) + (counts["kiosk"] ?? 0)), "\(counts)")
    let two = Self.counts(.hard, of: Lexicon([]).with { Lexicon(["apple 1", "axe 2"] + many) })
    #expect((110...190).contains(two["apple"] ?? 0) && two[""] == nil, "\(two)")
  }

  @Test("the spelling of a headword is that of the list") func theSpellingOfAHeadwordIsThatOfTheList() {
    let lexicon = Lexicon(["ideeen 1 ideeën", "reeel 1 reëel"]).with { Lexicon(["reeel 1"]) }
    #expect(Self.counts(.easy, of: lexicon).keys.sorted() == ["reëel"])
    #expect(DailyRules.word(in: Lexicon(["ruinen 1 ruïnen"]), order: 1, place: 0) == "ruïnen")
    let days = Lexicon(["befinden 1 Befinden befinden"])
    for chosen in ["befinden", "Befinden"] { #expect(DailyRules.word(chosen, in: days, .latin) == chosen) }
    #expect(DailyRules.word("BEFINDEN", in: days, .latin) == "Befinden")
  }

  @Test(
    "of words that share their letters one is dealt, in its own spelling, those that are headwords about equally often"
  )
  func ofWordsThatShareTheirLettersOneIsDealt() {
    let lexicon = Lexicon(["cotes 1 côtes cotés", "peche 1 pêche péché pêché"]).with {
      Lexicon(["peche 1 pêche péché"])
    }
    let counts = Self.counts(.easy, of: lexicon)
    #expect(Set(counts.keys) == ["pêche", "péché"])
    #expect(counts.values.allSatisfy { (110...190).contains($0) }, "\(counts)")
    let one = Lexicon(["peche 1 pêche péché"]).with { Lexicon(["peche 1 péché"]) }
    #expect(Set(Self.counts(.easy, of: one).keys) == ["péché"])
    let own = Lexicon(["peche 3 pêche péché"])
    let dealt = (0..<40 as Range<UInt64>).map {
      HangmanDeal.word(.easy, seed: $0).phrase(categories: [], lexicon: own, isOwnList: true)
    }
    #expect(Set(dealt) == ["pêche", "péché"])
  }

  @Test(
    "a deck deals each word once, with seeds that deal it again, then a new order that does not begin with the last one"
  )
  func aDeckDealsEachWordOnce() throws {
    let lexicon = Self.headwords.with { Lexicon(["apple 1", "baker 2", "kiosk 2", "peche 1 pêche péché"]) }
    for difficulty in HangmanDeal.Difficulty.ofDictionary {
      let pool = HangmanPool(difficulty, lexicon)
      var deck = Deck(seed: 7)
      let words = try (0..<12 * pool.count).map { _ in
        let seed = try #require(pool.deal(from: &deck))
        #expect(GameCode.deal(ofSeed: seed) != nil)
        let phrase = HangmanDeal.word(difficulty, seed: seed).phrase(categories: [], lexicon: lexicon)
        return try #require(phrase).first
      }
      for start in stride(from: 0, to: words.count, by: pool.count) {
        #expect(Set(words[start..<start + pool.count]).count == pool.count)
      }
      #expect(zip(words, words.dropFirst()).allSatisfy { $0 != $1 })
    }
  }

  @Test("a deck whose place is out of all bounds deals a word", arguments: [Int.max, 1 << 20])
  func damagedDeck(place: Int) {
    let pool = HangmanPool(.easy, Self.headwords)
    var deck = Deck(seed: 1, dealt: place)
    #expect(pool.deal(from: &deck) != nil)
    #expect(HangmanPool(.easy, Lexicon([])).deal(from: &deck) == nil)
  }

  @Test("the day's word is a headword of tiers one to two") func theDaysWordIsAHeadword() {
    let lexicon = Lexicon(["apples 1", "planet 1", "rocket 2"]).with {
      Lexicon(["cabbage 3", "planet 1", "rocket 2", "baker 1"])
    }
    let words = (0..<4).map { DailyRules.word(in: lexicon, order: 5, place: $0) }
    #expect(Set(words) == ["planet", "rocket"] && words[0] == words[2])
  }

  @Test("from a player's own list every word comes, whatever its tier and length")
  func fromAPlayersOwnListEveryWordComesWhateverItsTier() {
    let lexicon = Lexicon(["ox", "cabbage 4", "thirteenlette 1", "egregious x"])
    let words = (0..<200).map { seed in
      HangmanDeal.word(.easy, seed: seed).phrase(categories: [], lexicon: lexicon, isOwnList: true)
    }
    #expect(Set(words.compactMap { $0 }) == ["ox", "cabbage", "thirteenlette"])
  }

  @Test("a deal is the same phrase every time, and nothing when its category is gone")
  func aDealIsTheSamePhraseEveryTimeAndNothingWhenIts() {
    let category = PhraseCategory(id: "birds", title: "Birds", phrases: ["Wren", "Robin"])
    let deal = HangmanDeal.phrase(category: "birds", index: 1)
    #expect(
      HangmanDeal.phrase(category: "birds", index: 2).phrase(categories: [category], lexicon: Lexicon([]))
        == nil)
    #expect(deal.phrase(categories: [category], lexicon: Lexicon([])) == "Robin")
    #expect(deal.phrase(categories: [], lexicon: Lexicon([])) == nil)
  }

  @Test("a seed's numbers never change") func aSeedsNumbersNeverChange() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.permutation(of: 5) == [1, 0, 2, 4, 3])
    #expect(generator.permutation(of: 10) == [1, 9, 5, 8, 3, 2, 6, 0, 4, 7])
  }
}
