import Engines
import TestSupport
import Testing

/// The moves that cost a miss, and the data of a finished game of Hangman.
struct HangmanMissesTests {
  private static let alphabet = Alphabet("abcdefghijklmnopqrstuvwxyz")
  private static let nine = ["ally", "beta", "cool", "deal", "else", "flew", "good", "hope", "ibex"]

  private static func devil() -> DevilHangman {
    DevilHangman(Candidates(Lexicon(nine.map { $0 + " 1" }), alphabet: alphabet, length: 4, upTo: .common))
  }

  @Test("every move that cost a miss is listed in its order, hints and wrong phrases too")
  func everyMoveThatCostAMissIsListedInItsOrderHintsAnd() {
    var game = Hangman(phrase: "moss", alphabet: Self.alphabet)
    var generator = SplitMix64(seed: 1)
    _ = game.guess("x")
    _ = game.guess("s")
    _ = game.solve("mess")
    #expect(!game.isHinted)
    _ = game.hint(using: &generator)
    let hint = game.moves.last!
    #expect(game.missedMoves == [.guess("x"), .solve("mess"), hint])
    #expect(game.isHinted)
    #expect(game.misses == 3)
  }

  @Test("the Devil lists them, too, without the phrase that pinned it down")
  func theDevilListsThemTooWithoutThePhraseThatPinnedIt() {
    var game = Self.devil()
    for letter in "eod" { _ = game.guess(letter) }
    _ = game.solve("good")
    _ = game.solve("cool")
    #expect(game.status == .won)
    #expect(game.missedMoves == [.guess("e"), .guess("d"), .solve("good")])
    #expect(game.misses == 3)
  }

  @Test("the Devil reports how many words it was dealt, and one of them, until the end")
  func theDevilReportsHowManyWordsItWasDealtAndOneOf() {
    var game = Self.devil()
    _ = game.guess("e")
    #expect(game.wordsDealt == 9 && game.firstDealt == "ally")
  }

  @Test(
    "a phrase with digits is solved with them or without, not with others",
    arguments: [
      ("catch22", true), ("catch", true), ("Catch-22!", true), ("catch12", false), ("catch2", false),
    ])
  func digits(text: String, isRight: Bool) {
    var game = Hangman(phrase: "Catch-22", alphabet: Self.alphabet)
    #expect(game.solve(text) == (isRight ? .solved : .miss))
  }

  @Test("digits that are not in the phrase make a solution wrong")
  func digitsThatAreNotInThePhraseMakeASolutionWrong() {
    var game = Hangman(phrase: "ab", alphabet: Self.alphabet)
    #expect(game.solve("ab12") == .miss)
  }

  @Test(
    "the player's word is compared with the marks",
    arguments: [
      ("ally", [], true), ("illu", [], false),
      ("lolo", [MindReader.Slip(answer: .init(letter: "l", places: 0b0110), places: 0b1010)], false),
      (
        "elle",
        [
          .init(answer: .init(letter: "e", places: 0), places: 0b1001)
        ], false
      ),
    ])
  func checks(word: String, slips: [MindReader.Slip], isKnown: Bool) {
    let words = Candidates(
      Lexicon(Self.nine.map { $0 + " 1" }), alphabet: Self.alphabet, length: 4, upTo: .common)
    let answers = [MindReader.Answer(letter: "e", places: 0), .init(letter: "l", places: 0b0110)]
    let game = MindReader(words, answers: answers)
    #expect(game.slips(in: word) == slips)
    #expect(game.knows(word) == isKnown)
    #expect(game.numbers(0b0110) == [2, 3])
  }
}
