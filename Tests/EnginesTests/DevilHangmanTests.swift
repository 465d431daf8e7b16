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

  @Test("it never lies: every word it names fits every answer it gave", arguments: 0..<40 as Range<UInt64>)
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

  @Test func `the end tells how many words each guess left, and one of them`() {
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

  @Test func `the only word left can be said, any other costs a miss and is dodged`() {
    var devil = devil(["cool", "good"])
    #expect(devil.solve("cool") == .miss)
    #expect(words(devil) == ["good"])
    #expect(devil.solve("GOOD") == .solved)
    #expect(devil.status == .won)
    #expect(devil.misses == 1)
  }

  @Test func `a letter tried and what is no letter are free`() {
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

  @Test func `a place that another letter has cannot be marked`() {
    var reader = reader(["abc", "abd", "bef"])
    _ = reader.answer(0b010)
    let isTaken = reader.answer(0b010)
    #expect(!isTaken)
    #expect(reader.answers.count == 1)
  }

  @Test func `marks that contradict every word are told, with the answer to take back`() {
    var reader = reader(["abc", "abd", "xyz", "xyw"])
    let first = reader.turn
    _ = reader.answer(0b001)
    #expect(reader.turn == .isContradicted)
    #expect(first == .asks("a"))
    #expect(reader.doubtful == MindReader.Answer(letter: "a", places: 0b001))
    reader.takeBack(reader.doubtful!)
    #expect(reader.wordsLeft == 4)
  }

  @Test("told the truth it finds the word or gives up after seven misses", arguments: 0..<30 as Range<UInt64>)
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
