import Engines
import TestSupport
import Testing

struct DevilHangmanTests {
  private static let nine = ["ally", "beta", "cool", "deal", "else", "flew", "good", "hope", "ibex"]
  private let english = language("en").alphabet

  private func devil(_ words: [String] = nine) -> DevilHangman {
    DevilHangman(
      Candidates(Lexicon(words), alphabet: english, length: words[0].count, upTo: .standard))
  }

  private func words(_ devil: DevilHangman) -> [String] {
    (0..<devil.candidates.count).map { devil.candidates[$0] }
  }

  private func pattern(_ devil: DevilHangman) -> String {
    String(devil.board.map { $0.shown ?? "_" })
  }

  @Test("it retains the largest family, then the one that reveals least")
  func itRetainsTheLargestFamilyThenTheOneThatReveals() {
    var devil = devil()
    #expect(devil.guess("e") == .miss)
    #expect(words(devil) == ["ally", "cool", "good"])
    #expect(devil.guess("o") == .hit(2))
    #expect(words(devil) == ["cool", "good"])
    #expect(pattern(devil) == "_oo_")
    #expect(devil.guess("d") == .miss)
    #expect(words(devil) == ["cool"])
  }

  @Test(
    "of families of the same size that reveal the same, the pattern that sorts first stays",
    arguments: [
      (["ab", "ba"], "_a"), (["axx", "xax", "xxa"], "__a"), (["aax", "axa", "xaa"], "_aa"),
    ])
  func ties(words: [String], expected: String) {
    var devil = devil(words)
    _ = devil.guess("a")
    #expect(pattern(devil) == expected)
  }

  @Test(
    "a game whose words are dealt no longer is rebuilt from what was shown, move by move", arguments: 0..<40)
  func rebuilt(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let lexicon = RealLexicon.of("en")
    func words(_ share: Int?) -> Candidates {
      Candidates(
        lexicon, alphabet: english, length: 6, upTo: .familiar, onlyFit: true,
        part: share.map { Candidates.Part(seed: UInt64(seed), share: $0) })
    }
    let (dealt, all) = (words(20), words(nil))
    var devil = DevilHangman(dealt, seed: 7)
    for _ in 0..<generator.below(14) where devil.status == .playing {
      switch generator.below(8) {
      case 0: _ = devil.hint(using: &generator)
      case 1: _ = devil.solve(all[generator.below(all.count)])
      default: _ = devil.guess(english.letters[generator.below(26)])
      }
    }
    if seed % 4 == 0, devil.status == .playing { _ = devil.solve(devil.candidates[0]) }
    let games = try #require(
      DevilHangman.games(all, seed: 7, replaying: devil.moves, to: devil.board.map(\.shown)))
    #expect(games.map(\.moves.count) == Array(0...devil.moves.count))
    let last = games[games.count - 1]
    #expect(last.moves == devil.moves && last.status == devil.status)
    #expect(last.missedLetters == devil.missedLetters && last.misses == devil.misses)
    if devil.status == .playing { #expect(last.board.map(\.shown) == devil.board.map(\.shown)) }
    // All that it had, it has still, and no more than it could have.
    let left = Set((0..<last.candidates.count).map { last.candidates[$0] })
    #expect((0..<devil.candidates.count).allSatisfy { left.contains(devil.candidates[$0]) })
  }

  @Test("without a word that allows what was shown there is no game")
  func none() {
    let words = Candidates(Lexicon(Self.nine), alphabet: english, length: 4, upTo: .standard)
    let moves: [Hangman.Move] = [.guess("z"), .guess("q")]
    #expect(DevilHangman.games(words, replaying: moves, to: ["z", nil, nil, nil]) == nil)
    #expect(DevilHangman.games(words, replaying: moves, to: [nil, nil, nil]) == nil)
    #expect(
      DevilHangman.games(words, replaying: [.guess("z"), .guess("z")], to: [nil, nil, nil, nil]) == nil)
    #expect(DevilHangman.games(words, replaying: moves, to: [nil, nil, nil, nil])?.last?.misses == 2)
  }

  @Test("it never lies: every word it names fits every answer it gave", arguments: 0..<15 as Range<UInt64>)
  func honest(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let words = (0..<60).map { _ in String((0..<4).map { _ in Character("abcdef".at(generator.below(6))) }) }
    var devil = devil(words)
    while devil.status == .playing {
      _ = devil.guess(english.letters[generator.below(8)])
      if generator.below(6) == 0 { _ = devil.hint(using: &generator) }
      if generator.below(6) == 0 { _ = devil.solve(words[generator.below(words.count)]) }
      let shown = devil.board
      for word in self.words(devil) {
        for (place, letter) in word.enumerated() {
          #expect(devil.status != .playing || !shown[place].isHidden == devil.tried.contains(letter))
        }
      }
      let copy = DevilHangman(
        Candidates(Lexicon(words), alphabet: english, length: 4, upTo: .standard), replaying: devil.moves)
      #expect(copy == devil)
    }
    #expect(words.contains(devil.phrase))
    #expect(devil.steps.last?.wordsLeft == devil.candidates.count)
  }

  @Test("after the end each guess has the number of words it left, and one of them")
  func afterTheEndEachGuessHasTheNumberOfWordsItLeftAnd() {
    var devil = devil()
    for letter in "eod" { _ = devil.guess(letter) }
    #expect(devil.steps.map(\.wordsLeft) == [3, 2, 1])
    #expect(devil.steps.map(\.word) == ["ally", "cool", "cool"])
  }

  @Test("the word it names is a common one, drawn by the seed, and the same in a replay")
  func theWordItNamesIsACommonOneDrawnByTheSeedAndThe() {
    let words = ["aard 3", "abba 3", "ball 1", "call 1", "fall 1", "hall 1", "mall 1", "wall 1"]
    let dealt = Candidates(Lexicon(words), alphabet: english, length: 4, upTo: .standard)
    func played(_ seed: UInt64) -> DevilHangman {
      var devil = DevilHangman(dealt, seed: seed)
      for letter in "xzqvjko" { _ = devil.guess(letter) }
      return devil
    }
    var named: Set<String> = []
    for seed: UInt64 in 0..<20 {
      let devil = played(seed)
      #expect(devil.status == .lost)
      #expect(devil.steps.map(\.word) == played(seed).steps.map(\.word))
      #expect(devil.phrase == devil.steps.last?.word)
      named.formUnion(devil.steps.map(\.word) + [devil.firstDealt])
    }
    #expect(named.isSubset(of: ["ball", "call", "fall", "hall", "mall", "wall"]))
    #expect(named.count > 3)
  }

  @Test("the board of a lost game has the first of the words left, as saved games expect")
  func theBoardOfALostGameHasTheFirstOfTheWordsLeftAs() {
    let dealt = Candidates(Lexicon(Self.nine), alphabet: english, length: 4, upTo: .standard)
    for seed: UInt64 in 0..<5 {
      var devil = DevilHangman(dealt, seed: seed)
      for letter in "evwxzqjk" { _ = devil.guess(letter) }
      #expect(pattern(devil) == "ally")
    }
  }

  @Test("the words left are listed when there are three at most")
  func theWordsLeftAreListedWhenThereAreThreeAtMost() {
    var devil = devil()
    #expect(devil.candidateHistory?.fewLeft == [])
    _ = devil.guess("e")
    #expect(devil.candidateHistory?.fewLeft == ["ally", "cool", "good"])
  }

  @Test("seven wrong guesses lose, and the board then shows a word that fits")
  func sevenWrongGuessesLoseAndTheBoardThenShowsAWord() {
    var devil = devil()
    for letter in "evwxzqjk" { _ = devil.guess(letter) }
    #expect(devil.status == .lost)
    #expect(devil.misses == 7)
    #expect(pattern(devil) == "ally")
    #expect(devil.guess("a") == .over)
  }

  @Test("naming the only word left wins, and any other word costs a miss and is dropped")
  func namingTheOnlyWordLeftWinsAndAnyOtherWordCostsA() {
    var devil = devil(["cool", "good"])
    #expect(devil.solve("cool") == .miss)
    #expect(words(devil) == ["good"])
    #expect(devil.solve("GOOD") == .solved)
    #expect(devil.status == .won)
    #expect(devil.misses == 1)
  }

  @Test("a letter tried before and a character that is not a letter cost nothing")
  func aLetterTriedBeforeAndACharacterThatIsNotALetter() {
    var devil = devil()
    _ = devil.guess("e")
    #expect(devil.guess("E") == .alreadyTried)
    #expect(devil.guess("3") == .notALetter)
    #expect(devil.steps.count == 1)
  }
}

/// The deals of the devil.
struct DevilDealTests {
  private static func language(_ lines: String = "") -> Language {
    let text = "name = X\nletters = abcdef\nrow = abcdef\n" + lines
    return try! Language(code: "x", configuration: text, file: "language.conf")
  }

  private static let letters = Array("abcdef")
  private static func list(_ count: Int, length: Int, _ tier: String) -> [String] {
    (0..<count).map { number in
      var rest = number
      return String(
        (0..<length).map { _ in
          defer { rest /= 6 }
          return letters[rest % 6]
        }) + " " + tier
    }
  }

  private static func words(_ candidates: Candidates?) -> [String] {
    candidates.map { candidates in (0..<candidates.count).map { candidates[$0] } } ?? []
  }

  @Test("the shipped languages state the Devil's deals", arguments: ["en", "nl"])
  func shipped(code: String) {
    let deals = TestSupport.language(code).devilDeals.map {
      "\($0.difficulty) \($0.length) \($0.tier.rawValue) \($0.share)"
    }
    #expect(
      deals
        == (code == "en"
          ? ["gentle 6 1 12", "easy 6 2 25", "medium 6 2 60", "medium 7 3 60", "hard 6 3 30", "hard 7 3 85"]
          : [
            "gentle 5 1 12", "easy 5 1 60", "easy 6 1 20", "medium 5 2 15", "medium 6 2 15", "hard 5 3 20",
            "hard 6 3 25",
          ]))
  }

  @Test(
    "every language states deals of every difficulty, each with words enough to dodge",
    arguments: Checkout.languages)
  func stated(code: String) throws {
    let language = TestSupport.language(code)
    for difficulty in HangmanDeal.Difficulty.allCases {
      #expect(language.devilDeals.contains { $0.difficulty == difficulty }, "\(difficulty)")
      let words = DevilDeal.candidates(difficulty, seed: 1, language: language, lexicon: RealLexicon.of(code))
      #expect(try #require(words).count >= 30, "\(difficulty)")
    }
  }

  @Test(
    "a line that is not difficulty, letters, tier and share is an error with its number",
    arguments: [
      "soft 6 2 25", "Gentle 6 1 12", "gentle 6 1", "easy 1 2 25", "easy 6 5 25", "easy 6 x 25", "easy 6 2 0",
      "easy 6 2 101", "easy 6 2",
    ])
  func badLine(value: String) {
    #expect(throws: InputProblem(file: "f", line: 4, .notADevilDeal)) {
      try Language(
        code: "x", configuration: "name = X\nletters = a\nrow = a\ndevil = \(value)\n", file: "f")
    }
  }

  @Test("a word is in the part when its number, one drawn for each in list order, is below the share")
  func aWordIsInThePartWhenItsNumberOneDrawnForEachIn() {
    // SplitMix64 with seed 1,234,567, modulo 100, according to an independent implementation: 17, 73, 23, 65, 52, 68…
    let words = Self.list(400, length: 5, "1") + ["aaaab 1u", "fffff 3"]
    let lexicon = Lexicon(words.filter { !$0.hasPrefix("aaaab 1") || $0.hasSuffix("u") })
    let language = Self.language("devil = easy 5 2 40\n")
    var generator = SplitMix64(seed: 99)
    let fit = words.filter { $0.hasSuffix(" 1") }.map { String($0.dropLast(2)) }.filter { $0 != "aaaab" }
      .sorted()
    let expected = fit.filter { _ in generator.below(100) < 40 }
    let dealt = DevilDeal.candidates(.easy, seed: 99, language: language, lexicon: lexicon)
    #expect(Self.words(dealt) == expected)
    #expect((100...220).contains(expected.count))
    #expect(
      Self.words(DevilDeal.candidates(.easy, seed: 98, language: language, lexicon: lexicon)) != expected)
  }

  @Test("the seed chooses among the deals of a difficulty") func theSeedChoosesAmongTheDealsOfADifficulty() {
    let lexicon = Lexicon(Self.list(60, length: 4, "1") + Self.list(60, length: 5, "3"))
    let language = Self.language("devil = easy 3 1 50\ndevil = hard 4 1 50\ndevil = hard 5 3 50\n")
    let lengths = (0..<100 as Range<UInt64>).map {
      DevilDeal.candidates(.hard, seed: $0, language: language, lexicon: lexicon)!.length
    }
    #expect((30...70).contains(lengths.count { $0 == 4 }))
    #expect(Set(lengths) == [4, 5])
  }

  @Test("the gentle devil has headwords only, the others have any") func theGentleDevilHasHeadwordsOnly() {
    let words = Self.list(200, length: 6, "1")
    let headwords = words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let lexicon = Lexicon(words).with { Lexicon(headwords) }
    func dealt(_ difficulty: HangmanDeal.Difficulty, isOwnList: Bool = false) -> [String] {
      Self.words(
        DevilDeal.candidates(
          difficulty, seed: 7, language: Self.language(), lexicon: lexicon, isOwnList: isOwnList))
    }
    #expect((5...25).contains(dealt(.gentle).count))
    #expect(dealt(.gentle).allSatisfy { headwords.contains($0 + " 1") })
    #expect(dealt(.easy).contains { !headwords.contains($0 + " 1") })
  }

  @Test("without lines, and with an own list, six letters are dealt: 12, 25, 60 or 30 per cent")
  func withoutLinesAndWithAnOwnListSixLettersAreDealt25() {
    let lexicon = Lexicon(Self.list(1000, length: 6, "1") + Self.list(3000, length: 4, "1"))
    for (difficulty, share) in [(HangmanDeal.Difficulty.gentle, 12), (.easy, 25), (.medium, 60), (.hard, 30)]
    {
      let language = Self.language(
        "devil = gentle 4 1 90\ndevil = easy 4 1 90\ndevil = medium 4 1 90\ndevil = hard 4 1 90\n")
      for (language, isOwn) in [(Self.language(), false), (language, true)] {
        let dealt = DevilDeal.candidates(
          difficulty, seed: 5, language: language, lexicon: lexicon, isOwnList: isOwn)!
        #expect(dealt.length == 6)
        #expect(abs(dealt.count - 10 * share) < 50)
      }
    }
  }

  @Test("without words of six letters the length that has most is dealt, and never nothing")
  func withoutWordsOfSixLettersTheLengthThatHasMostIs() {
    func length(_ words: [String]) -> Int? {
      DevilDeal.candidates(
        .easy, seed: 1, language: Self.language(), lexicon: Lexicon(words), isOwnList: true)?
        .length
    }
    #expect(length(["ab", "abc", "abd", "abcde"]) == 3)
    #expect(length(["ab", "abc"]) == 2)
    #expect(length(["abc 4"]) == 3)
    #expect(length(["abc 4u", "abd x"]) == nil)
    #expect((0..<20).allSatisfy { length(["abcde\(["a", "b"][$0 % 2])"]) == 6 })
  }

  @Test("the devil reports how many words it was dealt, and whether only one was left")
  func theDevilReportsHowManyWordsItWasDealtAndWhether() {
    let words = Candidates(
      Lexicon(["abc 1", "abd 1", "acd 1"]), alphabet: Alphabet("abcdef"), length: 3, upTo: .common)
    var devil = DevilHangman(words, seed: 7)
    _ = devil.guess("a")
    #expect(devil.wordsDealt == 3)
    #expect(devil.seed == 7)
    #expect(!devil.isPinned)
    _ = devil.guess("b")
    _ = devil.guess("c")
    #expect(devil.isPinned)
    #expect(devil.steps.map(\.wordsLeft) == [3, 2, 1])
    #expect(devil.wordsDealt == 3)
  }
}

struct MindReaderTests {
  private let english = language("en").alphabet

  private func reader(_ words: [String]) -> MindReader {
    MindReader(
      Candidates(
        Lexicon(words), alphabet: english, length: words[0].split(separator: " ")[0].count, upTo: .neverShown)
    )
  }

  @Test("it asks for the letter that most words have, ties alphabetical")
  func itAsksForTheLetterThatMostWordsHaveTies() {
    #expect(reader(["abc", "abd", "bef"]).turn == .asks("b"))
    #expect(reader(["cab", "dab"]).turn == .asks("a"))
  }

  @Test("it shows how many words are left") func itShowsHowManyWordsAreLeft() {
    var reader = reader(["abc", "abd", "bef"])
    #expect(reader.wordsLeft == 3)
    _ = reader.answer(0b010)
    #expect(reader.wordsLeft == 2)
    #expect(reader.pattern == [nil, "b", nil])
  }

  @Test("replayed answer by answer, it asks the same letters and keeps the same words")
  func replayedAnswerByAnswerItAsksTheSameLettersAnd() {
    var reader = reader(["abc", "abd", "bef", "cgh", "dgi", "xyz"])
    var played = [reader]
    for places: UInt64 in [0b010, 0b000, 0b001] {
      if reader.answer(places) { played.append(reader) }
    }
    #expect(played.count == 3)
    #expect(reader.steps == played)
    #expect(reader.steps.map(\.wordsLeft) == [6, 2, 0])
    reader.takeBack(reader.answers[0])
    #expect(reader.steps.map(\.answers.count) == [0, 1])
    #expect(reader.steps.last == reader)
  }

  @Test(
    "a place that another letter has cannot be marked", arguments: [0b010, 0b110, 0b011, 0b111] as [UInt64])
  func takenPlace(places: UInt64) {
    var reader = reader(["abc", "abd", "bef"])
    let isMarked = reader.answer(0b010)
    #expect(isMarked)
    let isTaken = reader.answer(places)
    #expect(!isTaken)
    #expect(reader.answers == [MindReader.Answer(letter: "b", places: 0b010)])
    #expect(reader.turn == .asks("a"))
  }

  @Test("once the word is known no more marks are accepted") func onceTheWordIsKnownNoMoreMarksAreAccepted() {
    var reader = reader(["abc", "xyz"])
    _ = reader.answer(0b100)
    #expect(reader.turn == .knows("abc"))
    let isReceived = reader.answer(0b001)
    #expect(!isReceived)
    #expect(reader.answers.count == 1)
  }

  @Test("marks that contradict every word are reported, with the answer to remove")
  func marksThatContradictEveryWordAreReportedWithThe() {
    var reader = reader(["abc", "abd", "xyz", "xyw"])
    let first = reader.turn
    _ = reader.answer(0b001)
    #expect(reader.turn == .isContradicted)
    #expect(first == .asks("a"))
    #expect(reader.doubtfulAnswers.first == MindReader.Answer(letter: "a", places: 0b001))
    reader.takeBack(reader.doubtfulAnswers.first!)
    #expect(reader.wordsLeft == 4)
  }

  @Test(
    "the answer blamed is the one with the most likely slip, by the weights of the words that fit all others",
    arguments: [
      // One omitted place against "no" for a letter that occurs twice; more omitted places against "no" for one that occurs
      // once.
      (["aeae 1", "aebb 1"], [("a", 0b1000), ("b", 0b0000)], "a"),
      (["aaae 1", "aebe 1"], [("a", 0b1000), ("b", 0b0000)], "b"),
      // A place off by one, and off by two, against "no" for a letter that occurs twice.
      (["aeee 1", "eabb 1"], [("a", 0b0100), ("b", 0b0000)], "a"),
      (["eeea 1", "eabb 1"], [("a", 0b0100), ("b", 0b0000)], "b"),
      // Places of a letter that is not in the word, against "no" for one that occurs twice and against a place far off.
      (["eeee 1", "eabb 1"], [("a", 0b0100), ("b", 0b0000)], "b"),
      (["beee 1", "eaeb 1"], [("a", 0b0100), ("b", 0b1000)], "a"),
      // A common word outweighs two rarer ones.
      (["acce 1", "ccbe 2", "cdbe 2"], [("a", 0b0000), ("b", 0b0000)], "a"),
      (["acce 2", "ccbe 1", "cdbe 2"], [("a", 0b0000), ("b", 0b0000)], "b"),
    ] as [([String], [(Character, UInt64)], Character)])
  func blame(words: [String], marks: [(Character, UInt64)], letter: Character) throws {
    let candidates = Candidates(Lexicon(words), alphabet: english, length: 4, upTo: .rare)
    var reader = MindReader(
      candidates, answers: marks.map { MindReader.Answer(letter: $0.0, places: $0.1) })
    let blamed = try #require(reader.doubtfulAnswers.first)
    #expect(blamed.letter == letter)
    #expect(reader.doubtfulAnswers.count == marks.count)
    reader.takeBack(blamed)
    #expect(reader.answers.map(\.letter) == marks.map(\.0).filter { $0 != letter })
  }

  @Test("all answers are offered in turn, the latest first among equally likely ones")
  func allAnswersAreOfferedInTurnTheLatestFirstAmong() {
    let candidates = Candidates(Lexicon(["abcd 1"]), alphabet: english, length: 4, upTo: .rare)
    let answers = [("x", 0b1000), ("y", 0b0100)] as [(Character, UInt64)]
    let reader = MindReader(
      candidates, answers: answers.map { MindReader.Answer(letter: $0.0, places: $0.1) })
    #expect(reader.doubtfulAnswers.map(\.letter) == ["y", "x"])
  }

  @Test("a word weighs 27, 9, 3 or 1 by its tier when a letter is chosen")
  func aWordWeighs2793Or1ByItsTierWhenALetterIsChosen() {
    #expect(reader(["abc 1", "dbe 2", "dbf 2"]).turn == .asks("b"))
    #expect(reader(["axx 1", "dyy 2", "dzz 2", "dww 3", "dvv 3"]).turn == .asks("a"))
    #expect(reader(["axx 1", "dyy 2", "dzz 2", "dww 2", "dvv 4"]).turn == .asks("d"))
    #expect(reader(["axx 3", "dyy 4", "dzz 4"]).turn == .asks("a"))
    #expect(reader(["axx 3", "dyy 4", "dzz 4", "dww 4"]).turn == .asks("a"), "ties alphabetical")
  }

  @Test("at the end the marks are checked against the word") func atTheEndTheMarksAreCheckedAgainstTheWord() {
    var reader = reader(["abca 1", "dbcb 1", "cccc 1"])
    #expect(reader.turn == .asks("c"))
    _ = reader.answer(0b0001)
    let slips = reader.slips(in: "ABCÁ")
    #expect(slips?.map(\.answer) == reader.answers)
    #expect(slips?.map(\.places) == [0b0010])
    #expect(reader.slips(in: "dddc") == [])
    #expect(reader.slips(in: "abc") == nil)
    #expect(reader.knows("DBCB"))
    #expect(!reader.knows("zzzz"))
  }

  @Test("before the first answer none is blamed") func beforeTheFirstAnswerNoneIsBlamed() {
    #expect(reader(["abc", "abd"]).doubtfulAnswers.isEmpty)
  }

  @Test(
    "with correct answers it finds the word or gives up after seven misses",
    arguments: 0..<15 as Range<UInt64>)
  func truth(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let words = (0..<200).map { _ in
      String((0..<5).map { _ in english.letters[generator.below(26)] })
    }
    let secret = words[generator.below(words.count)]
    var reader = reader(words)
    while case .asks(let letter) = reader.turn {
      let places = secret.reduce(UInt64(0)) { $0 << 1 | ($1 == letter ? 1 : 0) }
      _ = reader.answer(places)
    }
    #expect(reader.turn == .knows(secret) || reader.turn == .givesUp && reader.misses == 7)
  }
}

struct CandidatesTests {
  private let english = language("en").alphabet

  @Test("a revealed or missed letter cannot be in a hidden place")
  func aRevealedOrMissedLetterCannotBeInAHiddenPlace() {
    let words = Lexicon(["cool 1", "cook 1", "coil 2", "fool 4", "loon x", "co 1"])
    var candidates = Candidates(words, alphabet: english, length: 4, upTo: .rare)
    candidates.filter(pattern: [nil, "o", "o", nil], missed: ["k"])
    #expect((0..<candidates.count).map { candidates[$0] } == ["cool", "fool"])
    #expect(candidates.counts()[english.letters.firstIndex(of: "l")!] == 2)
    #expect(candidates.counts()[english.letters.firstIndex(of: "c")!] == 1)
  }

  @Test("letters beyond a–z count as one place each") func lettersBeyondAZCountAsOnePlaceEach() {
    let alphabet = Alphabet("abcäö")
    let candidates = Candidates(
      Lexicon(["aäb", "äöa", "abc", "axb"]), alphabet: alphabet, length: 3, upTo: .standard)
    #expect((0..<candidates.count).map { candidates[$0] } == ["abc", "aäb", "äöa"])
  }
}

extension String {
  fileprivate func at(_ index: Int) -> String { String(Array(self)[index]) }
}
