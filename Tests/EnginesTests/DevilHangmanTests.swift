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
    String(devil.board.map { $0.isRevealed ? $0.grapheme : "_" })
  }

  @Test func `it keeps the largest family, then the one that reveals least`() {
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
          #expect(devil.status != .playing || shown[place].isRevealed == devil.tried.contains(letter))
        }
      }
      let copy = DevilHangman(
        Candidates(Lexicon(words), alphabet: english, length: 4, upTo: .standard), replaying: devil.moves)
      #expect(copy == devil)
    }
    #expect(words.contains(devil.phrase))
    #expect(devil.steps.last?.wordsLeft == devil.candidates.count)
  }

  @Test func `after the end each guess has the number of words it left, and one of them`() {
    var devil = devil()
    for letter in "eod" { _ = devil.guess(letter) }
    #expect(devil.steps.map(\.wordsLeft) == [3, 2, 1])
    #expect(devil.steps.map(\.word) == ["ally", "cool", "cool"])
  }

  @Test func `seven wrong guesses lose, and the board then shows a word that fits`() {
    var devil = devil()
    for letter in "evwxzqjk" { _ = devil.guess(letter) }
    #expect(devil.status == .lost)
    #expect(devil.misses == 7)
    #expect(pattern(devil) == "ally")
    #expect(devil.guess("a") == .over)
  }

  @Test func `naming the only word left wins, and any other word costs a miss and is dropped`() {
    var devil = devil(["cool", "good"])
    #expect(devil.solve("cool") == .miss)
    #expect(words(devil) == ["good"])
    #expect(devil.solve("GOOD") == .solved)
    #expect(devil.status == .won)
    #expect(devil.misses == 1)
  }

  @Test func `a letter tried before and what is no letter cost nothing`() {
    var devil = devil()
    _ = devil.guess("e")
    #expect(devil.guess("E") == .alreadyTried)
    #expect(devil.guess("3") == .notALetter)
    #expect(devil.steps.count == 1)
  }
}

struct MindReaderTests {
  private let english = language("en").alphabet

  private func reader(_ words: [String]) -> MindReader {
    MindReader(Candidates(Lexicon(words), alphabet: english, length: words[0].count, upTo: .unspoken))
  }

  @Test func `it asks for the letter that most words have, ties alphabetical`() {
    #expect(reader(["abc", "abd", "bef"]).turn == .asks("b"))
    #expect(reader(["cab", "dab"]).turn == .asks("a"))
  }

  @Test func `it shows how many words are left`() {
    var reader = reader(["abc", "abd", "bef"])
    #expect(reader.wordsLeft == 3)
    _ = reader.answer(0b010)
    #expect(reader.wordsLeft == 2)
    #expect(reader.pattern == [nil, "b", nil])
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

  @Test func `once the word is known no more marks are received`() {
    var reader = reader(["abc", "xyz"])
    _ = reader.answer(0b100)
    #expect(reader.turn == .knows("abc"))
    let isReceived = reader.answer(0b001)
    #expect(!isReceived)
    #expect(reader.answers.count == 1)
  }

  @Test func `marks that contradict every word are reported, with the answer to take back`() {
    var reader = reader(["abc", "abd", "xyz", "xyw"])
    let first = reader.turn
    _ = reader.answer(0b001)
    #expect(reader.turn == .isContradicted)
    #expect(first == .asks("a"))
    #expect(reader.doubtful == MindReader.Answer(letter: "a", places: 0b001))
    reader.takeBack(reader.doubtful!)
    #expect(reader.wordsLeft == 4)
  }

  @Test(
    "of several answers the one blamed is the last without which some word fits, or else the last",
    arguments: [
      // Without `a`, abc and abd fit; without `b`, cda does.
      ([("b", 0b010), ("a", 0b001)], "a"),
      // Only without `e` a word fits.
      ([("e", 0b001), ("a", 0b100), ("b", 0b010)], "e"),
      // No word fits without one of them.
      ([("x", 0b100), ("y", 0b010)], "y"),
    ] as [([(Character, UInt64)], Character)])
  func blame(marks: [(Character, UInt64)], letter: Character) throws {
    let candidates = Candidates(
      Lexicon(["abc", "abd", "bef", "cda"]), alphabet: english, length: 3, upTo: .unspoken)
    var reader = MindReader(
      candidates, answers: marks.map { MindReader.Answer(letter: $0.0, places: $0.1) })
    #expect(reader.wordsLeft == 0)
    let blamed = try #require(reader.doubtful)
    #expect(blamed.letter == letter)
    reader.takeBack(blamed)
    #expect(reader.answers.map(\.letter) == marks.map(\.0).filter { $0 != letter })
  }

  @Test func `before the first answer none is blamed`() {
    #expect(reader(["abc", "abd"]).doubtful == nil)
  }

  @Test("told the truth it finds the word or gives up after seven misses", arguments: 0..<15 as Range<UInt64>)
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

  @Test func `a revealed or missed letter cannot stand in a hidden place`() {
    let words = Lexicon(["cool 1", "cook 1", "coil 2", "fool 4", "loon x", "co 1"])
    var candidates = Candidates(words, alphabet: english, length: 4, upTo: .rare)
    candidates.filter(pattern: [nil, "o", "o", nil], missed: ["k"])
    #expect((0..<candidates.count).map { candidates[$0] } == ["cool", "fool"])
    #expect(candidates.counts()[english.letters.firstIndex(of: "l")!] == 2)
    #expect(candidates.counts()[english.letters.firstIndex(of: "c")!] == 1)
  }

  @Test func `letters beyond a–z count as one place each`() {
    let alphabet = Alphabet("abcäö")
    let candidates = Candidates(
      Lexicon(["aäb", "äöa", "abc", "axb"]), alphabet: alphabet, length: 3, upTo: .standard)
    #expect((0..<candidates.count).map { candidates[$0] } == ["abc", "aäb", "äöa"])
  }
}

extension String {
  fileprivate func at(_ index: Int) -> String { String(Array(self)[index]) }
}
