import Engines
import TestSupport
import Testing

/// A list with many unfit words and words that are never shown, and every way in which the program chooses a word.
@Suite("Words that the program never chooses")
struct FitWordsTests {
  private static let alphabet = Alphabet("abcdefghijklmnopqrstuvwxyz", folds: [])
  private static let fit = ["conned 1", "coned 1", "donne 2", "nonce 3", "code 1", "done 1", "cone 4"]
  private static let unfit = ["node 1u", "once 1u", "neon 2u", "condo 1u", "nodded 1u", "noded 4u"]
  private static let neverShown = ["deco x", "conn x", "coden x", "nonced x"]
  private static let lexicon = Lexicon(fit + unfit + neverShown)

  private static func isFit(_ word: String) -> Bool { fit.contains { $0.hasPrefix(word + " ") } }

  @Test("a word of each kind is in the list and counts when it is entered")
  func valid() {
    #expect(Self.lexicon.tier(of: "node") == .common)
    #expect(Self.lexicon.tier(of: "deco") == .neverShown)
    let judge = GhostJudge(Self.lexicon, upTo: .rare)
    #expect(judge.isWord("node") && judge.isWord("noded"))
    #expect(!judge.isWord("deco"))
    #expect(judge.accepts("node", for: "no"))
  }

  @Test("the dictionary's words and the day's are fit", arguments: 1...40 as ClosedRange<UInt64>)
  func secrets(seed: UInt64) throws {
    for difficulty in HangmanDeal.Difficulty.allCases {
      for isOwnList in [false, true] {
        let deal = HangmanDeal.word(difficulty, seed: seed)
        let phrase = try #require(deal.phrase(categories: [], lexicon: Self.lexicon, isOwnList: isOwnList))
        #expect(Self.isFit(phrase))
      }
    }
    let words = Lexicon(Self.fit + Self.unfit + ["nodding 1"])
    let days = (3...4).map { DailyRules.word(in: words, order: seed, place: $0) }
    #expect(Set(days) == ["conned", "nodding"])
  }

  @Test("a list without a fit word gives no secret, and deals no rack")
  func nothingFit() {
    let lexicon = Lexicon(Self.unfit + Self.neverShown)
    for isOwnList in [false, true] {
      #expect(HangmanPool(.hard, lexicon, isOwnList: isOwnList).draw(seed: 1) == nil)
    }
    #expect(TextTwistDealer(lexicon: lexicon, seed: 1).rack(number: 1) == nil)
    #expect(Candidates(lexicon, alphabet: Self.alphabet, length: 4, upTo: .rare, onlyFit: true).count == 0)
    #expect(GhostJudge(lexicon, upTo: .rare).knownWord(from: "n") == nil)
    #expect(GhostJudge(lexicon, upTo: .rare).wordMissed(by: prefixes("nox")) == nil)
  }

  @Test(
    "a rack hides fit words alone; the others are bonus words, of which those never shown are not displayed")
  func rack() {
    let rack = Rack(letters: Array("cdenno"), lexicon: Self.lexicon, level: .expert)
    #expect(rack.hidden == ["code", "done", "coned", "donne", "nonce", "conned"])
    #expect(rack.bonus == ["cone", "conn", "deco", "neon", "node", "once", "coden", "nonced"])
    var game = TextTwist(mode: .untimed, alphabet: Self.alphabet, first: rack)
    game.enter(all: ["node", "deco", "nonced", "cone", "code"])
    #expect(game.round.bonusFound == ["node", "cone"])
    #expect(game.score == 4 + 4 + 6 + 4 + 4)
    #expect(game.isNextRackOpen, "a word that is never shown can be the bingo")
    _ = game.endGame()
    #expect(game.round.columns.flatMap(\.words).allSatisfy { Self.isFit($0.text) })
    #expect(game.round.missed.allSatisfy(Self.isFit))
  }

  @Test("no rack is made from a word that is not fit")
  func dealer() {
    let words =
      ["aaaabb 1u", "aaabab x", "aaa 1", "aab 1", "aba 1", "abb 1", "baa 1", "bab 1", "bba 1"]
      + ["aaab 1", "aaba 1", "abaa 1", "baaa 1"]
    for seed in 1...20 as ClosedRange<UInt64> {
      #expect(TextTwistDealer(lexicon: Lexicon(words), seed: seed).rack(number: 1) == nil)
      let dealt = TextTwistDealer(lexicon: Lexicon(words + ["aabaab 2"]), seed: seed).rack(number: 1)
      #expect(dealt?.hidden.last == "aabaab")
    }
  }

  @Test("the devil's words are fit")
  func devil() {
    let words = Candidates(Self.lexicon, alphabet: Self.alphabet, length: 4, upTo: .rare, onlyFit: true)
    #expect((0..<words.count).map { words[$0] } == ["code", "cone", "done"])
    var game = DevilHangman(words)
    for letter in "zxyc" { _ = game.guess(letter) }
    #expect(game.steps.allSatisfy { Self.isFit($0.word) })
    #expect(Self.isFit(game.phrase))
  }

  @Test("the mind reader considers unfit words, and names one when only it is left")
  func mindReader() {
    let words = Candidates(
      Lexicon(["code 1", "node 1u", "deco x"]), alphabet: Self.alphabet, length: 4, upTo: .neverShown)
    #expect((0..<words.count).map { words[$0] } == ["code", "node"])
    var reader = MindReader(words)
    #expect(reader.wordsLeft == 2)
    #expect(reader.turn == .asks("d"))
    var answers = 0
    while case .asks(let letter) = reader.turn, answers < 9 {
      let places = Array("node").reduce(0) { $0 << 1 | ($1 == letter ? 1 : 0) } as Candidates.Places
      _ = reader.answer(places)
      answers += 1
    }
    #expect(reader.turn == .knows("node"))
  }

  @Test("the word that ghost's judge names is fit, and a rarer fit one comes before a common one that is not")
  func judge() {
    let judge = GhostJudge(Lexicon(["rape 1u", "rapid 3", "tit 1u", "titan 1u", "slur x"]), upTo: .rare)
    #expect(judge.knownWord(from: "r") == "rapid")
    #expect(judge.knownWord(from: "t") == nil)
    #expect(judge.wordMissed(by: prefixes("titz")) == "rapid")
    #expect(judge.wordMissed(by: prefixes("slur")) == "rapid")
    #expect(GhostJudge(Lexicon(["titan 1u"])).wordMissed(by: prefixes("tx")) == nil)
  }

  @Test("a computer that is challenged names a fit word, or none", arguments: GhostLevel.allCases)
  func answer(level: GhostLevel) {
    let judge = GhostJudge(Lexicon(["rape 1u", "rapid 1", "titan 1u"]))
    let computer = GhostComputer(level: level, judge: judge, alphabet: Self.alphabet)
    #expect(computer.answer(to: "ra") == .answer("rapid"))
    #expect(computer.answer(to: "ti") == .answer(nil))
  }

  @Test(
    "a computer that must complete a word completes a fit one where it can", arguments: GhostLevel.allCases)
  func completing(level: GhostLevel) {
    let judge = GhostJudge(Lexicon(["rapa 1u", "rape 1u", "raps 1", "rapt 1u"]))
    let computer = GhostComputer(level: level, judge: judge, alphabet: Self.alphabet)
    var generator = SplitMix64(seed: 5)
    let letters = (0..<40).map { _ in computer.move(on: "rap", bluff: false, using: &generator) }
    #expect(!letters.contains(.add("a")) && !letters.contains(.add("e")) && !letters.contains(.add("t")))
  }

  @Test("best play ends in a fit word where it can, and wins as often as it would anyway")
  func solver() {
    func solver(_ lines: String...) -> GhostSolver { GhostSolver(GhostJudge(Lexicon(lines), upTo: .rare)) }
    #expect(solver("bone 1", "dial 4").best(from: "")?.word == "bone")
    let marked = solver("bone 1u", "dial 4")
    #expect(marked.best(from: "")?.word == "dial")
    #expect(marked.lines(from: "").map(\.word) == ["bone", "dial"])
    #expect(marked.lines(from: "").map(\.verdict) == [.wins, .wins])
    #expect(marked.lines(from: "").map(\.isFit) == [false, true])
    #expect(solver("bone 1u", "bones 1").lines(from: "").map(\.word) == ["bone"])
  }

  @Test("the coach leaves out a word that is not fit")
  func coach() {
    let words = ["cat", "camel", "goat", "gerbil", "gecko", "gar", "gannet"]
    func better(_ lines: [String]) -> GhostCoach.Better? {
      var match = GhostSample.match(words: lines, rules: GhostSample.rules(shortest: 3))
      GhostSample.type("cat", in: &match)
      return GhostCoach(match.judge).review(of: match).remarks[0][0].better
    }
    #expect(better(words) == .letter("g", word: "goat"))
    #expect(better(words.map { $0 == "goat" ? "goat 3u" : $0 }) == .letter("g", word: "gannet"))
    #expect(better(words.map { $0.hasPrefix("g") ? $0 + " 3u" : $0 }) == .letter("g", word: nil))
  }

  /// The words of a language that were judged to be names, rare, unfit or never to be shown.
  private static func judged(_ code: String) -> Set<String> {
    let files = ["names", "rare", "unfit", "x"].map { "tools/words/\(code)-\($0).txt" }
    let lines = files.flatMap { Checkout.text($0)?.split(separator: "\n") ?? [] }
    return Set(lines.map { $0.prefix { $0 != "#" }.filter { $0 != " " } })
  }

  @Test(
    "no name and nothing unfit is dealt in any language: secrets, the Devil's words, days, racks, Ghost's words",
    arguments: Checkout.languages)
  func shipped(code: String) throws {
    let lexicon = RealLexicon.of(code)
    let language = language(code)
    let judged = Self.judged(code)
    #expect(judged.count > 300)
    func expectFit(_ word: String, _ tier: Lexicon.Tier, _ where: String) {
      let letters = String(language.alphabet.letters(of: word))
      #expect(lexicon.isFit(letters) && lexicon.tier(of: letters)! <= tier, "\(`where`): \(word)")
      #expect(!judged.contains(letters), "\(`where`): \(word)")
    }
    let seeds = 0..<UInt64(LongTrials.areOn ? 2000 : 100)
    for difficulty in HangmanDeal.Difficulty.ofDictionary {
      for seed in seeds {
        let word = try #require(
          HangmanDeal.word(difficulty, seed: seed).phrase(categories: [], lexicon: lexicon))
        expectFit(word, difficulty.tier, "dictionary")
      }
    }
    for difficulty in HangmanDeal.Difficulty.allCases {
      for seed in 0..<3 as Range<UInt64> {
        let words = try #require(
          DevilDeal.candidates(difficulty, seed: seed, language: language, lexicon: lexicon))
        for index in stride(from: 0, to: words.count, by: LongTrials.areOn ? 1 : 23) {
          expectFit(words[index], .standard, "devil")
        }
      }
    }
    for seed in seeds {
      expectFit(try #require(DailyRules.word(in: lexicon, order: 7, place: Int(seed))), .familiar, "day")
    }
    for level in TextTwist.Level.allCases {
      let dealer = TextTwistDealer(lexicon: lexicon, level: level, seed: 3 << 16)
      for number in 1...(LongTrials.areOn ? 200 : 5) {
        for word in try #require(dealer.rack(number: number)).hidden { expectFit(word, .standard, "rack") }
      }
    }
    let judge = GhostJudge(lexicon)
    for line in GhostSolver(judge).lines(from: "") {
      for next in GhostSolver(judge).lines(from: String(line.letter)) {
        let fragment = String([line.letter, next.letter])
        if let word = judge.knownWord(from: fragment) { expectFit(word, .familiar, "Ghost") }
        let computer = GhostComputer(level: .hard, judge: judge, alphabet: language.alphabet)
        if case .answer(let word?) = computer.answer(to: fragment) { expectFit(word, .familiar, "answer") }
      }
    }
  }
}

/// The beginnings of a fragment, as a round makes them.
private func prefixes(_ fragment: String) -> [String] {
  (0...fragment.count).map { String(fragment.prefix($0)) }
}
