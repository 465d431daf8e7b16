import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import Plain
@testable import TextTwistUI

/// Matches by post in lines, and by the command line alone.
struct PostLinesTests {
  private static let library = Library.sample(words: App.conned)

  /// A player's side: its records, with which sessions follow each other.
  private struct Side {
    let records = SharedRecords()

    func lines(_ opening: Opening = .menu) -> Conversation {
      Conversation(opening, library: library, records: records)
    }

    /// What a command line prints.
    func run(
      _ operand: String, move: String? = nil, solve: String? = nil, shows: Bool = false
    ) throws(PostProblem) -> [String] {
      var context = App.started(library: library, seed: nil, records: records).context
      context.post.mode = .challengePost
      return try PostCommand(move: move, solution: solve, showsPosition: shows).lines(operand, &context)
    }

    /// The letter after a move by the command line.
    func letter(_ operand: String, move: String? = nil, solve: String? = nil) throws -> String {
      try #require(try run(operand, move: move, solve: solve).first)
    }

    var kept: [SavedGame] { records.posts(of: "Ada") }
  }

  /// A letter in which it is the turn of whoever gets it, who has moved before: C, O, N.
  private static func third(_ ada: Side, _ bob: Side) throws -> String {
    try ada.letter(bob.letter(ada.letter("ghost", move: "c"), move: "o"), move: "n")
  }

  @Test("between two rounds the next one is told, whose letters are asked for")
  func nextRound() throws {
    let (ada, bob) = (Side(), Side())
    let letter = try bob.letter(Self.third(ada, bob), move: "e")
    let shown = try ada.run(letter, shows: true)
    #expect(shown.contains { $0.contains("finished CONE. Round 2.") }, "\(shown)")
  }

  @Test("what comes in another language says in which its words are")
  func foreign() throws {
    var dutch = App.started(language: "nl", library: Self.library, seed: nil, records: SharedRecords())
      .context
    let command = PostCommand(move: "c", solution: nil, showsPosition: false)
    let letter = try #require(try command.lines("ghost", &dutch).first)
    var talk = Side().lines()
    talk.type(letter)
    let opened = talk.type("Bob").lines
    #expect(opened.first == "Language of the words: Nederlands.", "\(opened)")
    #expect(!talk.type("board").lines.contains { $0.contains("Language") })
  }

  // MARK: Letters that are typed

  @Test("a letter that a mail has broken into lines, quoted or not, is one letter", arguments: ["", "> "])
  func wrapped(quote: String) throws {
    let letter = try Side().letter("hangman", solve: "the wind in the willows")
    let groups = letter.split(separator: "-")
    let lines = [groups[..<3], groups[3..<6], groups[6...]].map { quote + $0.joined(separator: "-") }
    for opening in [["by post", "a letter"], []] {
      var talk = Side().lines()
      for line in opening { talk.type(line) }
      let said = talk.type(lines[0]).lines
      #expect(said == ["More of this letter is missing: its next line? Enter alone goes back."])
      talk.type(lines[1], lines[2])
      #expect(talk.session.prompt == "What do you call the other one?")
      talk.type("Bob", "board")
      #expect(talk.transcript.contains("Word 1 has 3 blanks."))
    }
  }

  @Test("Enter alone gives the rest of a letter up, and says what is wrong") func noRest() throws {
    let letter = try Side().letter("ghost", move: "c")
    var talk = Side().lines()
    talk.type(String(letter.dropLast(6)))
    let said = talk.type("").lines
    #expect(said.first?.hasPrefix("A character of this letter is wrong, or some are missing after ") == true)
    #expect(said.contains("1 Hangman"))
  }

  @Test("a letter is understood wherever it is typed; the game that was played stays saved")
  func anywhere() throws {
    let (ada, bob) = (Side(), Side())
    let letter = try ada.letter("ghost", move: "c")
    var talk = bob.lines(.game(.hangman))
    talk.type("e", letter)
    #expect(talk.session.prompt == "What do you call the other one?")
    talk.type("", "board")
    #expect(talk.transcript.contains("Now C."))
    talk.type("o", "menu")
    #expect(talk.session.prompt == "Number?")
    #expect(bob.records.savedGames(of: "Ada").count == 1)
    let answer = try ada.letter(
      try #require(bob.kept.first?.fields["letter"]), move: "n")
    #expect(talk.type(answer).lines.contains("Now C, O, N."))
  }

  @Test("of an older letter and the newest one below it the newest is answered, line by line and as one text")
  func newest() throws {
    let (ada, bob) = (Side(), Side())
    let first = try ada.letter("ghost", move: "c")
    let third = try ada.letter(bob.letter(first, move: "o"), move: "n")
    var talk = bob.lines()
    talk.type("> " + first, "", third)
    #expect(talk.session.prompt == "Letter?" && talk.transcript.contains("Now C, O, N."))
    let answer = try bob.run("> \(first)\nand now\n\(third)\n", shows: true)
    #expect(answer.contains { $0.contains("Now C, O, N.") })
  }

  // MARK: The first move

  @Test("nothing to send is printed without a first move: how it is given is said, and nothing is kept")
  func noFirstMove() throws {
    let side = Side()
    #expect(throws: PostProblem.noMove("--move")) { try side.run("ghost") }
    #expect(throws: PostProblem.noMove("--move")) { try side.run("ghost", shows: true) }
    #expect(throws: PostProblem.noMove("--solve")) { try side.run("hangman") }
    #expect(throws: PostProblem.notAMove("7")) { try side.run("ghost", move: "7") }
    #expect(side.kept.isEmpty)
  }

  @Test("a rack is shown without a letter, and the same one is played then") func rackToPlay() throws {
    let side = Side()
    let shown = try side.run("twist")
    #expect(shown.last == "A match begins with its first move: give it with --solve.")
    #expect(!shown.contains { $0.hasPrefix("WY") })
    #expect(try side.run("twist") == shown && side.kept.count == 1)
    let letter = try side.letter("twist", solve: "code node")
    #expect(letter.hasPrefix("WY") && side.kept.count == 1)
    #expect(try Side().run(letter, shows: true).first == "Text Twist, by post with Player 1: Your turn.")
    #expect(try side.run("twist").last == shown.last && side.kept.count == 2)
  }

  @Test("a new match of Ghost asks for the first letter, and prints a letter after it") func firstLetter() {
    var talk = Side().lines()
    let said = talk.type("by post", "new match", "Ghost", "start").lines
    #expect(talk.session.prompt == "Letter?" && !said.contains { $0.hasPrefix("WY") })
    #expect(talk.type("c").lines.last?.hasPrefix("WY") == true)
  }

  @Test("where both have opened a match in which nobody had moved, whoever moved first began") func unbegun()
    throws
  {
    let (ada, bob) = (Side(), Side())
    var context = App.started(library: Self.library, records: ada.records).context
    // Such letters were printed once.
    let begun = context.postBox.newMatch(rackFor: [])
    var rack = try #require(begun)
    context.postBox.keep(&rack)
    #expect(try bob.run(rack.letter, shows: true).first?.hasSuffix("Your turn.") == true)
    let answer = try bob.letter(rack.letter, solve: "code")
    let last = try ada.letter(answer, solve: "code node conned")
    #expect(try bob.run(last, shows: true).first == "Text Twist, by post with Player 2: Player 2 wins.")
  }

  // MARK: Moves that were made elsewhere

  @Test("a move of mine that was not made here is shown and asked about, and taken only with a yes")
  func notMadeHere() throws {
    let (ada, bob, other) = (Side(), Side(), Side())
    let letter = try Self.third(ada, bob)
    var talk = other.lines()
    #expect(talk.type(letter).lines.suffix(2) == ["Round 1. Now C, O, N.", "O is not a move you made here."])
    #expect(talk.session.prompt == "Take it? It may be your other computer's. yes or no?")
    #expect(talk.type("").lines.first == "Nothing lost." && other.kept.isEmpty)
    talk.type(letter, "yes", "Bob")
    #expect(talk.session.prompt == "Letter?")
    talk.type("e")
    #expect(other.kept.first?.fields.all("named") == ["Bob", ""])
  }

  @Test("a match that is kept here is left as it is until its moves from elsewhere are taken") func keptHere()
    throws
  {
    let (ada, bob, other) = (Side(), Side(), Side())
    let first = try ada.letter("ghost", move: "c")
    var talk = bob.lines(.code(first))
    talk.type("", "menu")
    let before = bob.kept
    let third = try ada.letter(other.letter(first, move: "o"), move: "n")
    talk.type(third)
    #expect(talk.transcript.contains("O is not a move you made here."))
    talk.type("no")
    #expect(bob.kept == before)
    talk.type(third, "yes")
    #expect(talk.session.prompt == "Letter?" && bob.kept.first?.glimpse == "CON")
  }

  @Test("the command line refuses it and names the remedy, and looks at it with a note") func commandLine()
    throws
  {
    let (ada, bob, other) = (Side(), Side(), Side())
    let letter = try Self.third(ada, bob)
    #expect(throws: PostProblem.notMade(["O"])) { try other.run(letter, move: "e") }
    #expect(other.kept.isEmpty)
    let remedy = "It is asked about when the letter is opened without --move."
    #expect(App.started().context.text.problem(.notMade(["O", "E"])).hasSuffix(remedy))
    let shown = try other.run(letter, shows: true)
    #expect(shown.suffix(2) == ["Round 1. Now C, O, N.", "O is not a move you made here."])
  }

  @Test("moves that were made here are never asked about, whoever moves twice in a row") func ownMoves()
    throws
  {
    let sides = [Side(), Side()]
    var letter = try sides[0].letter("ghost", move: "c")
    for _ in 0..<40 {
      for side in sides {
        for move in ["x", "o", "n", "d", "e", "a", "b"] {
          do throws(PostProblem) { letter = try side.run(letter, move: move)[0] } catch {
            if case .notMade = error { Issue.record("\(letter)") }
          }
        }
      }
    }
    let end = try sides.map { try $0.run(letter, shows: true)[0] }
    #expect(end.contains { $0.hasSuffix("You win.") }, "\(end)")
  }

  // MARK: The list

  @Test("a match is put away, comes back with its letter, and is given another name") func list() throws {
    let (ada, bob) = (Side(), Side())
    let letter = try ada.letter("ghost", move: "c")
    var talk = bob.lines(.code(letter))
    talk.type("Eve", "menu")
    #expect(talk.type("by post").lines.first == "1 Your turn, Eve: Ghost, C, today")
    talk.type("give another name", "1", "Zoe")
    #expect(talk.type("board").lines.first == "1 Your turn, Zoe: Ghost, C, today")
    talk.type("put a match away", "1")
    #expect(talk.type("board").lines.first == "1 New match")
    talk.type(letter, "menu")
    #expect(talk.type("by post").lines.first == "1 Your turn, Zoe: Ghost, C, today")
  }

  @Test("two who share a computer send each other letters, and each keeps their own side") func oneComputer()
    throws
  {
    let ada = Side()
    let letter = try ada.letter("ghost", move: "c")
    var context = App.started(library: Self.library, seed: nil, records: ada.records).context
    context.profile.player = "Bob"
    let command = PostCommand(move: "o", solution: nil, showsPosition: false)
    let answer = try #require(try command.lines(letter, &context).first)
    #expect(ada.records.posts(of: "Bob").map(\.glimpse) == ["CO"] && ada.kept.map(\.glimpse) == ["C"])
    let third = try ada.letter(answer, move: "n")
    #expect(third.hasPrefix("WY"))
  }

  @Test("a match that another program plays is neither put away nor renamed") func claimed() throws {
    let (ada, bob) = (Side(), Side())
    var talk = bob.lines(.code(try ada.letter("ghost", move: "c")))
    talk.type("Eve", "menu", "by post")
    bob.records.claimedElsewhere = Set(bob.kept.map(\.session.id))
    for line in ["put a match away", "give another name"] {
      talk.type(line, "1")
      if talk.session.prompt != "Number?" { talk.type("Zoe") }
      #expect(talk.transcript.contains("Another Wordyard is playing that game."))
      #expect(talk.type("board").lines.first == "1 Your turn, Eve: Ghost, C, today")
    }
  }

  @Test("a sealed phrase is guessed letter by letter, answered by its setter's program, and told at the end")
  func sealed() throws {
    let (ada, bob) = (Side(), Side())
    var setter = ada.lines()
    setter.type("by post", "new match", "hangman", "1", "moss")
    #expect(setter.transcript.contains("4 Letter: sealed"))
    let letter = try #require(setter.type("1").lines.first { $0.hasPrefix("WY") })
    var guesser = bob.lines()
    guesser.type(letter, "Ada")
    var said = guesser.type("s").lines
    #expect(said.first == "Asked: S?")
    let asked = try #require(said.first { $0.hasPrefix("WY") })
    said = setter.type(asked).lines
    #expect(said.contains("MOSS") && said.contains("Two S's."), "\(said)")
    let answered = try #require(said.last { $0.hasPrefix("WY") })
    #expect(try ada.run(asked, shows: true).contains("MOSS"), "what was answered is shown again")
    said = guesser.type(answered).lines
    #expect(said.contains("Two S's.") && said.contains("Word: 2 blanks, S, S."), "\(said)")
    said = guesser.type("moss", "yes").lines
    let solved = try #require(said.first { $0.hasPrefix("WY") }, "\(guesser.transcript)")
    let last = try #require(setter.type(solved).lines.last { $0.hasPrefix("WY") })
    said = guesser.type(last).lines
    #expect(said.contains { $0.contains("You win") } && said.contains("MOSS"), "\(said)")
    let modes = [ada, bob].map { $0.records.tallies(of: "Ada").map(\.mode) }
    #expect(modes == [[.sealedPost], [.sealedPost]])
    // Elsewhere the phrase is not known.
    #expect(throws: PostProblem.noSecret) { try Side().run(asked) }
  }

  @Test("what one has answered oneself is shown, too") func ownAnswer() throws {
    let (ada, bob) = (Side(), Side())
    let letter = try ada.letter("twist", solve: "code node")
    let shown = try ada.run(letter, shows: true)
    #expect(
      shown.contains { $0.contains("2 words, 0 s.") } && shown.contains { $0.contains("CODE") }, "\(shown)")
    #expect(try !bob.run(letter, shows: true).contains { $0.contains("CODE") })
  }

  @Test("the list never shows the phrase to the one who guesses it") func hiddenPhrase() throws {
    let (ada, bob) = (Side(), Side())
    let letter = try ada.letter("hangman", solve: "moss")
    var talk = bob.lines(.code(letter))
    talk.type("Eve", "o", "menu")
    let list = talk.type("by post").lines
    #expect(list.first == "1 Your turn, Eve: Hangman, blank, O, 2 blanks, today")
    func isHidden() -> Bool {
      !["MOSS", "M, O, S, S"].contains { talk.transcript.uppercased().contains($0) }
    }
    #expect(isHidden())
    talk.type("give another name")
    #expect(isHidden())
  }

  // MARK: The clock

  @Test(
    "a rack by post has no clock in lines, its time is told to the other, and it goes on so on the screen")
  func noClock() throws {
    let (ada, bob) = (Side(), Side())
    let letter = try ada.letter("twist", solve: "code")
    var talk = bob.lines(.code(letter))
    #expect(talk.type("").lines.contains { $0.contains("No clock runs") })
    talk.wait(.seconds(500))
    #expect(talk.type("node").lines.first?.hasPrefix("NODE, ") == true)
    talk.type("menu")
    var app = App.started(library: Self.library, records: bob.records)
    app.send(.paste(letter))
    #expect(app.open(TextTwistScreen.self)?.game.round.found == ["node"], "\(app.frame.text)")
    #expect(app.open(TextTwistScreen.self)?.game.timeLeft == nil)
    var last = bob.lines(.code(letter))
    let answer = last.type("give up", "yes").lines.last ?? ""
    #expect(try ada.run(answer, shows: true).contains { $0.contains("1 word, 500 s.") })
  }
}
