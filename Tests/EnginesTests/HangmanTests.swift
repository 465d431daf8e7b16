import Engines
import TestSupport
import Testing

struct HangmanTests {
  private let english = language("en").alphabet

  private func game(_ phrase: String) -> Hangman { Hangman(phrase: phrase, alphabet: english) }

  private func shown(_ game: Hangman) -> String {
    String(game.board.map { $0.shown ?? "_" })
  }

  @Test("a right letter is revealed in every place, whatever its case", arguments: ["o", "O"])
  func right(letter: Character) {
    var game = game("No moss on Oslo")
    #expect(game.guess(letter) == .hit(5))
    #expect(shown(game) == "_o _o__ o_ O__o")
    #expect(game.misses == 0)
  }

  @Test("a wrong letter joins the incorrect guesses and costs a miss")
  func aWrongLetterJoinsTheIncorrectGuessesAndCostsA() {
    var game = game("moss")
    #expect(game.guess("x") == .miss)
    #expect(game.missedLetters == ["x"])
    #expect(game.misses == 1)
  }

  @Test("seven wrong guesses lose, and six do not") func sevenWrongGuessesLoseAndSixDoNot() {
    var game = game("moss")
    for letter in "abcdef" { #expect(game.guess(letter) == .miss) }
    #expect(game.status == .playing)
    #expect(game.guess("g") == .miss)
    #expect(game.status == .lost)
  }

  @Test("a letter already tried is refused and costs nothing, right or wrong, in either case")
  func aLetterAlreadyTriedIsRefusedAndCostsNothingRight() {
    var game = game("moss")
    _ = game.guess("m")
    _ = game.guess("x")
    for letter in "mMxX" { #expect(game.guess(letter) == .alreadyTried) }
    #expect(game.misses == 1)
    #expect(game.moves.count == 2)
  }

  @Test(
    "a character that is not a letter is refused and costs nothing",
    arguments: ["1", " ", "-", "ж", "!", "🙂"])
  func notALetter(character: Character) {
    var game = game("moss")
    #expect(game.guess(character) == .notALetter)
    #expect(game.moves.isEmpty)
  }

  @Test("spaces, digits and punctuation are shown from the start and never guessed")
  func spacesDigitsAndPunctuationAreShownFromTheStart() {
    var game = game("Catch-22, isn't it?")
    #expect(shown(game) == "_____-22, ___'_ __?")
    for letter in "catchisn" { _ = game.guess(letter) }
    #expect(game.status == .won)
  }

  @Test(
    "an accented letter is revealed by its plain one",
    arguments: ["crème brûlée", "cre\u{300}me bru\u{302}le\u{301}e"])
  func accents(phrase: String) {
    var game = game(phrase)
    #expect(game.guess("e") == .hit(4))
    #expect(game.guess("é") == .alreadyTried)
    #expect(game.guess("û") == .hit(1))
  }

  @Test("a win reveals everything and ends the guessing") func aWinRevealsEverythingAndEndsTheGuessing() {
    var game = game("moss")
    for letter in "mos" { _ = game.guess(letter) }
    #expect(game.status == .won)
    #expect(game.guess("x") == .over)
    #expect(game.board.compactMap(\.known) == Array("moss"))
  }

  @Test("a loss shows the phrase, with missed and found letters distinguished")
  func aLossShowsThePhraseWithMissedAndFoundLetters() {
    var game = game("moss")
    for letter in "mabcdefg" { _ = game.guess(letter) }
    #expect(shown(game) == "moss")
    #expect(game.board == [.found("m", letter: "m"), .missed("o"), .missed("s"), .missed("s")])
  }

  @Test("the whole phrase wins at once, whatever its case, accents and punctuation")
  func theWholePhraseWinsAtOnceWhateverItsCaseAccents() {
    var game = game("Isn't it, café?")
    #expect(game.solve("ISNT IT CAFE") == .solved)
    #expect(game.status == .won)
  }

  @Test("a wrong solution costs one miss and can be the last")
  func aWrongSolutionCostsOneMissAndCanBeTheLast() {
    var game = game("moss")
    for letter in "abcdef" { _ = game.guess(letter) }
    #expect(game.solve("most") == .miss)
    #expect(game.status == .lost)
  }

  @Test("a solution without a letter is refused and costs nothing")
  func aSolutionWithoutALetterIsRefusedAndCostsNothing() {
    var game = game("moss")
    #expect(game.solve(" - ") == .notALetter)
    #expect(game.misses == 0)
  }

  @Test("a hint reveals a hidden letter for one miss, never as the losing one")
  func aHintRevealsAHiddenLetterForOneMissNeverAsThe() {
    var game = game("moss")
    var generator = SplitMix64(seed: 3)
    _ = game.guess("m")
    _ = game.guess("s")
    #expect(game.hint(using: &generator) == .hit(1))
    #expect(game.status == .won)
    #expect(game.misses == 1)
    var last = self.game("moss")
    for letter in "abcdef" { _ = last.guess(letter) }
    #expect(last.hint(using: &generator) == .tooExpensive)
    #expect(last.misses == 6)
  }

  @Test("the same moves on the same phrase rebuild the same game", arguments: 0..<12)
  func replay(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var game = game("A rolling stone gathers no moss")
    while game.status == .playing {
      switch generator.below(10) {
      case 0: _ = game.hint(using: &generator)
      case 1: _ = game.solve("a rolling stone")
      default: _ = game.guess(english.letters[generator.below(26)])
      }
      let copy = Hangman(phrase: game.phrase, alphabet: english, replaying: game.moves)
      #expect(copy == game)
      #expect(copy?.board == game.board)
    }
  }

  @Test(
    "a replay is refused when the rules would not have accepted a move",
    arguments: [
      [Hangman.Move.guess("m"), .guess("m")], [.guess("1")], [.hint("x")], [.guess("m"), .hint("m")],
      [.solve("moss"), .guess("x")], [.solve("?")],
    ])
  func refusedReplay(moves: [Hangman.Move]) {
    #expect(Hangman(phrase: "moss", alphabet: english, replaying: moves) == nil)
  }
}
