import Engines
import Testing

/// Games encoded in 20 characters.
struct GameCodeTests {
  private static let crockford = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  private static func random(_ generator: inout SplitMix64) throws -> GameCode {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return try #require(
      GameCode(
        mode: generator.below(32),
        language: String([letters[generator.below(26)], letters[generator.below(26)]]),
        deal: generator.next() >> 24,
        rules: .init(
          version: generator.below(16), tier: generator.below(8), isBluff: generator.below(2) == 0),
        words: generator.below(0x1_0000), result: generator.below(0x800)))
  }

  private static func sample() throws -> GameCode {
    try #require(
      GameCode(
        mode: 9, language: "nl", deal: 0xF0_1234_5678, rules: .init(version: 2, tier: 3, isBluff: true),
        words: 0xBEEF, result: 143))
  }

  @Test("every code can be parsed again") func everyCodeCanBeParsedAgain() throws {
    var generator = SplitMix64(seed: 20)
    for _ in 0..<5_000 {
      let code = try Self.random(&generator)
      #expect(try GameCode(code.text) == code)
    }
  }

  @Test("it is written as four groups of five characters of Crockford's base 32")
  func itIsWrittenAsFourGroupsOfFiveCharactersOf() throws {
    var generator = SplitMix64(seed: 21)
    for _ in 0..<200 {
      let groups = try Self.random(&generator).text.split(separator: "-")
      #expect(groups.map(\.count) == [5, 5, 5, 5])
      #expect(groups.joined().allSatisfy(Self.crockford.contains))
    }
  }

  @Test(
    "what a word processor makes of the hyphens is read as hyphens",
    arguments: ["\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}", "\u{2212}", "\u{A0}"])
  func hyphens(hyphen: String) throws {
    let code = try Self.sample()
    #expect(try GameCode(code.text.split(separator: "-").joined(separator: hyphen)) == code)
  }

  @Test("mode, language, deal, rules, words, result and check are in this order")
  func modeLanguageDealRulesWordsResultAndCheckAreIn() throws {
    let code = try Self.sample()
    let bits = code.text.filter { $0 != "-" }.reduce(UInt128(0)) {
      $0 << 5 | UInt128(Self.crockford.firstIndex(of: $1)!)
    }
    func field(_ below: UInt128, _ count: UInt128) -> UInt128 { bits >> below & (1 << count - 1) }
    #expect(field(95, 5) == 9)
    #expect(field(90, 5) == 13 && field(85, 5) == 11)
    #expect(field(45, 40) == 0xF0_1234_5678)
    #expect(field(37, 8) == 2 << 4 | 3 << 1 | 1)
    #expect(field(21, 16) == 0xBEEF)
    #expect(field(10, 11) == 143)
    // The format must never change.
    #expect(code.text == "9DBY0-938NK-R4YZE-Y4FXZ")
  }

  @Test("the rules of a match of Ghost fit into a code, with dealt openings, too", arguments: [0, 1])
  func ghostRules(dealtLetters: Int) {
    for list in GhostJudge.List.allCases {
      for isBluff in [true, false] {
        var rules = Ghost.Rules(list: list, bluff: isBluff)
        rules.dealtLetters = dealtLetters
        let code = GameCode.Rules(rules)
        #expect(code?.ghost == rules)
        #expect(code.map { (0..<8).contains($0.tier) } ?? false)
      }
    }
    #expect(GameCode.Rules(version: 3, tier: 4, isBluff: true).ghost?.dealtLetters == 0)
    #expect(GameCode.Rules(version: 15, tier: 2).ghost == nil)
  }

  @Test("rules that a code cannot state have none")
  func otherRules() {
    #expect(GameCode.Rules(Ghost.Rules(starter: 1)) == nil)
    #expect(GameCode.Rules(Ghost.Rules(shortest: 3)) == nil)
    var rules = Ghost.Rules()
    rules.dealtLetters = DailyRules.openingLength
    #expect(GameCode.Rules(rules) == nil)
  }

  @Test("any wrong character and any two neighbours that are swapped are noticed")
  func anyWrongCharacterAndAnyTwoNeighboursThatAre() throws {
    let characters = Array(try Self.sample().text.filter { $0 != "-" })
    for place in characters.indices {
      for other in Self.crockford where other != characters[place] {
        var wrong = characters
        wrong[place] = other
        #expect(throws: GameCode.Problem.damaged) { try GameCode(String(wrong)) }
      }
      guard place > 0, characters[place] != characters[place - 1] else { continue }
      var swapped = characters
      swapped.swapAt(place, place - 1)
      #expect(throws: GameCode.Problem.damaged) { try GameCode(String(swapped)) }
    }
  }

  @Test("it may be typed in either case, in any groups, and with the letters that look like 0 and 1")
  func itMayBeTypedInEitherCaseInAnyGroupsAndWithThe()
    throws
  {
    var generator = SplitMix64(seed: 22)
    for _ in 0..<200 {
      let code = try Self.random(&generator)
      let text = code.text
      let plain = text.filter { $0 != "-" }
      let looksAlike = String(
        text.map {
          $0 == "0" ? ["o", "O"][generator.below(2)] : $0 == "1" ? Array("iIlL")[generator.below(4)] : $0
        })
      for typed in [
        text.lowercased(), plain, plain.lowercased(), looksAlike, "  \(text.replacing("-", with: " ")) ",
        text.replacing("-", with: "–"), String(plain.flatMap { [$0, "-"] }),
      ] {
        #expect(try GameCode(typed) == code, "\(typed)")
      }
    }
  }

  @Test(
    "another number of characters is told",
    arguments: ["", "-----", "14D8M", "14D8M-1HM00-040H6-F04D", "14D8M-1HM00-040H6-F04D33"])
  func length(text: String) {
    #expect(throws: GameCode.Problem.length(text.count { $0 != "-" })) { try GameCode(text) }
  }

  @Test(
    "a character that is in no code is told", arguments: ["U", "u", "é", "!", "ß", "\u{1B}", "👻", "٣", "Ⅰ"])
  func character(text: String) {
    let character = Character(text)
    #expect(!GameCode.accepts(character))
    #expect(throws: GameCode.Problem.character(character)) { try GameCode("14D8M-1HM00-040H6-F04D" + text) }
  }

  @Test("a deal stands for a seed, and no other seed has one") func aDealStandsForASeedAndNoOtherSeedHasOne()
  {
    for deal in [0, 1, 0xEC_8902_5CC1, 1 << 40 - 1] as [UInt64] {
      #expect(GameCode.deal(ofSeed: GameCode.seed(ofDeal: deal)) == deal)
    }
    #expect(GameCode.seed(ofDeal: 0xEC_8902_5CC1) == 0x910A_2DEC_8902_5CC1)
    #expect(GameCode.deal(ofSeed: 5) == nil && GameCode.deal(ofSeed: .max) == nil)
  }

  @Test("values that do not fit have no code") func valuesThatDoNotFitHaveNoCode() {
    func code(
      mode: Int = 1, language: String = "en", deal: UInt64 = 0, version: Int = 2, tier: Int = 0,
      words: Int = 0,
      result: Int = 0
    ) -> GameCode? {
      GameCode(
        mode: mode, language: language, deal: deal, rules: .init(version: version, tier: tier), words: words,
        result: result)
    }
    #expect(code() != nil && code(deal: 1 << 40 - 1) != nil && code(result: 2047) != nil)
    #expect(code(mode: 32) == nil && code(mode: -1) == nil)
    #expect(code(language: "eng") == nil && code(language: "e") == nil && code(language: "é1") == nil)
    #expect(code(deal: 1 << 40) == nil && !GameCode.hasRoom(for: 1 << 40))
    #expect(code(version: 16) == nil && code(tier: 8) == nil)
    #expect(code(words: 0x1_0000) == nil && code(result: 2048) == nil && code(result: -1) == nil)
  }
}
