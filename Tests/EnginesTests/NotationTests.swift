import Engines
import Records
import Testing

/// The notation of moves in saved games.
struct NotationTests {
  @Test(
    "a move of Hangman is read as it was written",
    arguments: [
      Hangman.Move.guess("e"), .guess("ß"), .hint("q"), .solve("A rolling stone"), .solve("= ! e"),
      .solve(""),
    ])
  func hangman(move: Hangman.Move) {
    #expect(Hangman.Move(move.description) == move)
  }

  @Test(
    "a move of Ghost is read as it was written",
    arguments: [
      Ghost.Move.add("e"), .add("ä"), .challenge, .answer("ghost"), .answer(nil), .askForHelp, .beginRound,
    ])
  func ghost(move: Ghost.Move) {
    #expect(Ghost.Move(move.description) == move)
  }

  @Test(
    "a move of Text Twist is read as it was written",
    arguments: [
      TextTwist.Move.arrange(letters: Array("cdenno"), taken: []),
      .arrange(letters: Array("nodenc"), taken: [5, 0, 3]), .elapse(.nanoseconds(1)),
      .elapse(.seconds(119) + .milliseconds(1)), .submit, .nextRack, .endRack, .endGame,
    ])
  func twist(move: TextTwist.Move) {
    #expect(TextTwist.Move(move.description) == move)
  }

  @Test("an answer to the mind reader is read as it was written")
  func anAnswerToTheMindReaderIsReadAsItWasWritten() {
    let answer = MindReader.Answer(letter: "e", places: 9)
    #expect(MindReader.Answer(answer.description) == answer)
  }

  @Test("games saved by earlier versions are read, because the notation never changes")
  func gamesSavedByEarlierVersionsAreReadBecauseThe() {
    let ghost: [Ghost.Move] = [
      .add("e"), .challenge, .answer("ghost"), .answer(nil), .askForHelp, .beginRound,
    ]
    #expect(ghost.map(\.description) == ["+e", "#", "=ghost", "=", "!", ">"])
    let hangman: [Hangman.Move] = [.guess("e"), .hint("q"), .solve("A rolling stone")]
    #expect(hangman.map(\.description) == ["e", "!q", "=A rolling stone"])
    let textTwist: [TextTwist.Move] = [
      .arrange(letters: Array("nodenc"), taken: [5, 0, 3]), .elapse(.seconds(1) + .milliseconds(1)), .submit,
      .nextRack, .endRack, .endGame,
    ]
    #expect(
      textTwist.map(\.description) == [": nodenc 5 0 3", "+1001000000", "submit", "next", "end", "over"])
    #expect(MindReader.Answer(letter: "e", places: 9).description == "e 9")
  }

  @Test(
    "every letter that a language may have is a guess", arguments: ["e", "ß", "я", "가", "'"] as [Character])
  func letter(letter: Character) {
    #expect(Hangman.Move(Hangman.Move.guess(letter).description) == .guess(letter))
  }

  @Test("a malformed text is not a move", arguments: ["", "ab", "!ab", "+", "?", ": ", ": abc x", "+-4"])
  func refused(text: String) {
    #expect(Ghost.Move(text) == nil)
    #expect(TextTwist.Move(text) == nil)
    #expect(Hangman.Move(text) == nil)
    #expect(MindReader.Answer(text) == nil)
  }

  @Test("the fields of a saved game are read as they were written")
  func theFieldsOfASavedGameAreReadAsTheyWereWritten() {
    var fields = SavedGame.Fields()
    fields.add("phrase", "Crème brûlée = 2")
    fields.add("name", "")
    fields.add("move", ["e", "=two words"])
    let again = SavedGame.Fields(fields.description)
    #expect(again == fields)
    #expect(again?["phrase"] == "Crème brûlée = 2")
    #expect(again?["name"] == "")
    #expect(again?.all("move") == ["e", "=two words"])
    #expect(again?["nothing"] == nil)
    #expect(SavedGame.Fields("nothing\n") == nil)
  }
}

extension SavedGame.Fields {
  fileprivate mutating func add(_ name: String, _ values: [String]) {
    for value in values { add(name, value) }
  }
}
