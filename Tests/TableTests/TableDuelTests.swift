import Engines
import Tables
import TestSupport
import Testing

/// A duel in which `forge` can change each move of the setter's program.
struct TableDuelTests {
  private static let header = Sample.header(.duel)
  private static let begin = TableLog.Entry(0, "begin p 1000 4 Anna p 1001 3 Bob")

  /// A round on a phrase with these questions; `forge` changes the setter's move with a given number.
  private func round(
    _ phrase: String = "Crème, a mouse!", asking questions: [String], forge: (Int, String) -> String = { $1 }
  ) throws -> TableDuel {
    var match = try #require(TableMatch(Self.header, begin: Self.begin, words: Sample.words))
    let secret = TableDuel.Secret(phrase: phrase, salt: "00112233445566778899aabbccddeeff")
    var questions = questions[...]
    var moves = 0
    while true {
      guard case .duel(let duel) = match.game else { throw Broken() }
      switch duel.status {
      case .roundOver: return duel
      case .guessing:
        guard let question = questions.popFirst() else { return duel }
        match = try #require(match.after(1, question))
      case .choosing, .answering, .revealing:
        let move = try #require(duel.status == .choosing ? duel.settingMove(secret) : duel.replyMove(secret))
        match = try #require(match.after(0, forge(moves, move)))
        moves += 1
      }
    }
  }

  private struct Broken: Error {}

  private static let winning = ["+e", "+z", "!", "=a house", "=crème, a mouse"]
  private static let losing = ["+e", "+z", "+x", "+q", "=a house", "+w", "+v", "+k"]

  @Test("an honest round that is guessed goes to the guesser, and its answers are those of Hangman")
  func anHonestRoundThatIsGuessedGoesToTheGuesserAndIts()
    throws
  {
    let duel = try round(asking: Self.winning)
    #expect(duel.status == .roundOver(.guessed))
    #expect(duel.scores == [0, 1])
    #expect(duel.phrase == "Crème, a mouse!")
    #expect(duel.misses == 3)
    #expect(duel.answers.first?.answer == .places("e", [2: "è", 4: "e", 13: "e"]))
  }

  @Test("an honest round that is lost goes to the setter") func anHonestRoundThatIsLostGoesToTheSetter()
    throws
  {
    let duel = try round(asking: Self.losing)
    #expect(duel.status == .roundOver(.hanged))
    #expect(duel.scores == [1, 0])
    #expect(duel.misses == 7)
  }

  @Test("a letter of a place that another one has revealed is right, as in Hangman")
  func aLetterOfAPlaceThatAnotherOneHasRevealedIsRightAsIn() throws {
    let duel = try round("Cœur", asking: ["+o", "+e", "+c", "+u", "+r"])
    #expect(duel.status == .roundOver(.guessed))
    #expect(duel.misses == 0)
    #expect(duel.answers.map(\.answer).prefix(2) == [.places("o", [1: "œ"]), .places("e", [1: "œ"])])
    let open = DuelBoard(try round("Cœur", asking: ["+o", "+e"]))
    #expect(open.board[1] == .found("œ", letter: "e") && open.missedLetters.isEmpty)
    let hinted = try round("œu", asking: ["+o", "!"])
    #expect(hinted.answers.last?.answer == .hint("u", [1: "u"]))
    var match = try #require(TableMatch(Self.header, begin: Self.begin, words: Sample.words))
    for (seat, move) in [
      (0, "secret \(String(repeating: "0", count: 64)) __"), (1, "+o"), (0, "o 1 œ"), (1, "!"),
    ] {
      match = try #require(match.after(seat, move))
    }
    #expect(match.after(0, "!e 1 œ") == nil && match.after(0, "!u 2 u") != nil)
  }

  @Test("a phrase with other digits is wrong, as in Hangman, and without digits it is right")
  func aPhraseWithOtherDigitsIsWrongAsInHangmanAnd() throws {
    for solution in ["=apollo 13", "=apollo"] {
      let duel = try round("Apollo 13", asking: ["=apollo 14", solution])
      #expect(duel.status == .roundOver(.guessed))
      #expect(duel.misses == 1)
      #expect(!DuelBoard(duel).board.contains { $0.isHidden })
    }
  }

  @Test("before the end the log contains only what was asked")
  func beforeTheEndTheLogContainsOnlyWhatWasAsked() throws {
    let duel = try round(asking: ["+e", "+z"])
    #expect(duel.status == .guessing)
    #expect(duel.phrase == nil)
    #expect(String(duel.board.map { $0 ?? "_" }) == "__è_e, _ ____e!")
  }

  /// Invalid answers that the rules of the log allow, each at a move of the setter.
  private static let lies: [(String, [String], Int, String)] = [
    ("a letter is denied", winning, 1, "e 0"),
    ("a letter is shown at fewer places", winning, 1, "e 20 èe"),
    ("a letter is shown where another one is", winning, 1, "e 8216 eee"),
    ("a letter is shown with another accent", winning, 1, "e 8212 eee"),
    ("a letter is granted that is not there", winning, 2, "z 1 Z"),
    ("a hint shows another letter", winning, 3, "!b 2 b"),
    ("a wrong phrase is called right", winning, 4, "= yes"),
    ("the right phrase is called wrong", winning + ["+b", "+d", "+f", "+g"], 5, "= no"),
    ("another phrase is revealed", losing, 9, "reveal 00112233445566778899aabbccddeeff Brème, a mouse!"),
    ("another salt is revealed", losing, 9, "reveal 00112233445566778899aabbccddeefe Crème, a mouse!"),
    (
      "the accent of the phrase is another", losing, 9,
      "reveal 00112233445566778899aabbccddeeff Creme, a mouse!"
    ),
    ("another board is shown", losing, 0, ""),
  ]

  @Test("a setter that lies once loses the round", arguments: lies.indices)
  func lie(index: Int) throws {
    let (name, questions, number, lie) = Self.lies[index]
    let duel = try round(asking: questions + ["=crème, a mouse"]) { move, text in
      guard move == number else { return text }
      return lie.isEmpty ? text.replacing("!", with: "?") : lie
    }
    #expect(duel.status == .roundOver(.untrue), "\(name)")
    #expect(duel.scores == [0, 1])
  }

  @Test(
    "what the rules do not allow is refused",
    arguments: [
      (1, "+e"), (0, "e 0"), (0, "reveal 00 abc"), (0, "secret 00 ____"), (1, "=mouse"), (1, "!"), (0, ">"),
      (1, "off"),
      (0, "off"), (2, "+e"),
    ])
  func beforeTheBeginning(seat: Int, move: String) throws {
    let match = try #require(TableMatch(Self.header, begin: Self.begin, words: Sample.words))
    #expect(match.after(seat, move) == nil)
  }

  @Test(
    "an answer that does not fit the question is refused",
    arguments: [
      "e", "e 1", "e 1 x", "e 3 e", "e 18446744073709551615 e", "f 0", "= yes", "!e 1 e", "e 1 ee", "e -1",
      "e 1e9 e",
      "reveal 00 mouse", "e 4 e ", "e 0 e", "E 0", "secret 0 _",
    ])
  func answers(move: String) throws {
    var match = try #require(TableMatch(Self.header, begin: Self.begin, words: Sample.words))
    let hash = String(repeating: "0", count: 64)
    #expect(match.after(0, "secret \(hash) __ x") == nil)
    match = try #require(match.after(0, "secret \(hash) _, _"))
    match = try #require(match.after(1, "+e"))
    #expect(match.after(1, "+a") == nil)
    #expect(match.after(0, move) == nil)
    #expect(match.after(0, "e 8 é") != nil)
  }

  @Test("the setter's program answers by itself, also after both were killed")
  func theSettersProgramAnswersByItselfAlsoAfterBoth() {
    let hub = TableHub.playing(.duel)
    hub.play(.set(TableDuel.Secret(phrase: "a mouse", salt: String(repeating: "0", count: 32))), program: 0)
    hub.deliverAll()
    hub.play(.ask(.letter("M")), program: 1)
    hub.deliverAll()
    #expect(hub.moves(1).suffix(2) == ["1 +M", "0 m 4 m"])
    hub.kill(0)
    hub.kill(1)
    hub.resume(hub.saved(1)!, words: Sample.words, program: 1)
    hub.resume(hub.saved(0)!, words: Sample.words, program: 0)
    hub.advance(by: .seconds(1))
    hub.play(.ask(.phrase("A mouse")), program: 1)
    hub.deliverAll()
    #expect(hub.duel(1)?.status == .roundOver(.guessed))
    #expect(hub.duel(0)?.status == .roundOver(.guessed))
    hub.play(.nextRound, program: 0)
    hub.deliverAll()
    #expect(hub.duel(0)?.setter == 1)
  }

  @Test("a phrase set twice before the host has answered is refused and changes nothing")
  func aPhraseSetTwiceBeforeTheHostHasAnsweredIsRefused() {
    let hub = TableHub.playing(.duel)
    let salt = String(repeating: "0", count: 32)
    // Bob's program is not the host, so that his phrase has to travel.
    hub.play(.set(TableDuel.Secret(phrase: "a mouse", salt: salt)), program: 0)
    hub.deliverAll()
    hub.play(.ask(.phrase("a mouse")), program: 1)
    hub.deliverAll()
    hub.play(.nextRound, program: 0)
    hub.deliverAll()
    #expect(hub.duel(1)?.setter == 1)
    _ = hub.takeNews(1)
    hub.play(.set(TableDuel.Secret(phrase: "a camel", salt: salt)), program: 1)
    hub.play(.set(TableDuel.Secret(phrase: "a house", salt: salt)), program: 1)
    #expect(hub.takeNews(1) == [.refused(.rules)])
    hub.deliverAll()
    hub.play(.ask(.letter("m")), program: 0)
    hub.deliverAll()
    #expect(hub.moves(0).suffix(2) == ["0 +m", "1 m 16 m"])
    hub.play(.ask(.phrase("a camel")), program: 0)
    hub.deliverAll()
    #expect(hub.duel(0)?.status == .roundOver(.guessed) && hub.duel(0)?.phrase == "a camel")
  }

  @Test("a pending question is answered as soon as the setter returns")
  func aPendingQuestionIsAnsweredAsSoonAsTheSetter() {
    let hub = TableHub.playing(.duel)
    hub.play(.set(TableDuel.Secret(phrase: "a mouse", salt: String(repeating: "0", count: 32))), program: 0)
    hub.deliverAll()
    hub.kill(0)
    hub.advance(by: .seconds(1))
    hub.play(.ask(.letter("m")), program: 1)
    hub.deliverAll()
    #expect(hub.duel(1)?.status == .answering(.letter("m")))
    hub.resume(hub.saved(0)!, words: Sample.words, program: 0)
    hub.advance(by: .seconds(1))
    #expect(hub.moves(1).suffix(2) == ["1 +m", "0 m 4 m"])
  }

  @Test(
    "a setter's program that does not know the phrase calls the round off",
    arguments: [nil, TableDuel.Secret(phrase: "a house", salt: String(repeating: "0", count: 32))])
  func lost(secret: TableDuel.Secret?) {
    let hub = TableHub.playing(.duel)
    hub.play(.set(TableDuel.Secret(phrase: "a mouse", salt: String(repeating: "0", count: 32))), program: 0)
    hub.play(.ask(.letter("m")), program: 1)
    hub.deliverAll()
    hub.kill(0)
    var saved = hub.saved(0)!
    saved.secret = secret
    hub.resume(saved, words: Sample.words, program: 0)
    hub.advance(by: .seconds(1))
    #expect(hub.duel(1)?.status == .roundOver(.calledOff))
    #expect(hub.duel(0)?.status == .roundOver(.calledOff))
    #expect(hub.duel(1)?.scores == [0, 0])
  }

  @Test("a duel remembers its rounds") func aDuelRemembersItsRounds() throws {
    let duel = try round(asking: Self.winning)
    let round = try #require(duel.finished.first)
    #expect(duel.finished.count == 1)
    #expect(round.winner == 1 && round.phrase == "Crème, a mouse!" && round.scores == [0, 1])
    #expect(
      DuelBoard.moves(round.answers) == [
        .guess("e"), .guess("z"), .hint(duel.tried[2]), .solve("a house"), .solve("crème, a mouse"),
      ])
  }

  @Test("the board of a round is that of Hangman, with unknown letters hidden")
  func theBoardOfARoundIsThatOfHangmanWithUnknown() throws {
    var board = DuelBoard(try round(asking: ["+e", "+z"]))
    #expect(board.status == .playing && board.misses == 1 && board.missedLetters == ["z"])
    #expect(board.tried == ["e", "z"] && board.missedMoves == [.guess("z")])
    #expect(String(board.board.map { $0.shown ?? "_" }) == "__è_e, _ ____e!")
    #expect(board.board.filter(\.isHidden).allSatisfy { $0 == .hidden(nil) })
    #expect(board.phrase == "__è_e, _ ____e!")
    #expect(board.guess("é") == .alreadyTried && board.guess("5") == .notALetter)
    #expect(board.guess("M") == .asked)
    #expect(board.solve("...") == .notALetter && board.solve("a mouse") == .asked)
    var generator = SplitMix64(seed: 1)
    #expect(board.hint(using: &generator) == .asked)
    let lost = DuelBoard(try round(asking: Self.losing))
    #expect(lost.status == .lost && lost.phrase == "Crème, a mouse!")
    let alphabet = Sample.words.alphabet
    let game = try #require(Hangman(phrase: lost.phrase, alphabet: alphabet, replaying: lost.moves))
    #expect(lost.board == game.board && lost.misses == game.misses && lost.missedMoves == game.missedMoves)
  }

  @Test("the phrase is not in the other program's data before the end")
  func thePhraseIsNotInTheOtherProgramsDataBeforeTheEnd() {
    let hub = TableHub.playing(.duel)
    hub.play(.set(TableDuel.Secret(phrase: "a mouse", salt: String(repeating: "0", count: 32))), program: 0)
    hub.play(.ask(.letter("e")), program: 1)
    hub.deliverAll()
    #expect(
      hub.moves(1).allSatisfy { !$0.contains("mouse") && !$0.contains("00000000000000000000000000000000") })
  }

  @Test("the guesser can call a round off after the setter has been away for two minutes")
  func theGuesserCanCallARoundOffAfterTheSetterHasBeen() {
    let hub = TableHub.playing(.duel)
    hub.play(.set(TableDuel.Secret(phrase: "a mouse", salt: String(repeating: "0", count: 32))), program: 0)
    hub.deliverAll()
    hub.kill(0)
    hub.advance(by: .seconds(119))
    hub.play(.callOff, program: 1)
    hub.deliverAll()
    #expect(hub.duel(1)?.status == .guessing)
    hub.advance(by: .seconds(2))
    hub.play(.callOff, program: 1)
    hub.deliverAll()
    #expect(hub.duel(1)?.status == .roundOver(.left))
    #expect(hub.duel(1)?.scores == [0, 1])
  }

  @Test(
    "a phrase that cannot be sent or guessed is none",
    arguments: [
      "", "...", " a", "a_b", "a\nb", String(repeating: "a", count: 61),
      String(repeating: "e\u{301}\u{301}", count: 60),
    ])
  func unplayable(phrase: String) {
    #expect(!TableDuel.isPlayable(phrase, alphabet: Sample.words.alphabet))
  }

  @Test("two salts of one phrase have nothing in common") func twoSaltsOfOnePhraseHaveNothingInCommon() {
    var generator = SplitMix64(seed: 1)
    let one = TableDuel.Secret("mouse", using: &generator)
    let other = TableDuel.Secret("mouse", using: &generator)
    #expect(one.salt.utf8.count == 32 && one.salt != other.salt)
  }
}
