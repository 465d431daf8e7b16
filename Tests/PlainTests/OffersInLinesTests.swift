import Engines
import Kit
import Menus
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import Plain

@Suite("What is offered in lines is what the screen offers")
struct OffersInLinesTests {
  private static let library = Library.sample(
    phrases: ["moss"], words: App.conned + ["stage 1", "start 1", "stone 1"])

  /// A letter that begins a match by post.
  private static func letter(_ game: String, move: String? = nil, solution: String? = nil) throws -> String {
    var ada = App.started(library: library, records: SharedRecords()).context
    return try PostCommand(move: move, solution: solution, showsPosition: false).lines(game, &ada)[0]
  }

  @Test(
    "change is not offered in a match by post nor in a day's puzzle, and is refused",
    arguments: [0, 1, 2, 3, 4, 5])
  func change(which: Int) throws {
    let (ghost, challenge) = (
      try Self.letter("ghost", move: "s"), try Self.letter("hangman", solution: "moss")
    )
    let rack = try Self.letter("twist", solution: nil)
    let openings: [(Opening, String)] = [
      (.code(ghost), "Bob"), (.code(challenge), "Bob"), (.code(rack), "Bob"), (.daily, "1"), (.daily, "2"),
      (.daily, "3"),
    ]
    var talk = Conversation(openings[which].0, library: Self.library) { $0.profile.player = "Zoe" }
    talk.type(openings[which].1)
    let help = talk.type("?").lines.joined(separator: " ")
    #expect(!help.contains("change: another kind of game"), "\(talk.transcript)")
    #expect(
      talk.type("change").lines == ["change means nothing here. ? says what can be typed."],
      "\(talk.transcript)")
  }

  @Test("after a day's puzzle the next that was not played is offered, and the puzzles as they stand")
  func nextPuzzle() {
    var talk = Conversation(.daily, library: Self.library)
    talk.type("2", "give up", "yes")
    #expect(talk.session.prompt.hasPrefix("1 Hangman, "), "\(talk.transcript)")
    talk.type("1", "give up", "yes")
    #expect(talk.session.prompt.hasPrefix("1 Ghost, "), "\(talk.transcript)")
    let puzzles = talk.type("puzzles").lines
    #expect(puzzles.filter { $0.hasSuffix(": not played yet") } == ["3 Ghost: not played yet"], "\(puzzles)")
  }

  @Test("a match by post can be given up between two rounds by whoever goes on")
  func givenUpBetweenRounds() throws {
    var talk = Conversation(.code(try Self.letter("ghost", move: "s")), library: Self.library) {
      $0.profile.player = "Zoe"
    }
    talk.type("Bob", "x")
    #expect(talk.session.prompt.hasPrefix("1 next round, "), "\(talk.transcript)")
    talk.type("give up")
    #expect(talk.session.prompt.hasPrefix("Giving up counts as lost."), "\(talk.transcript)")
  }

  @Test("a hint is not offered in a match by post, and is refused", arguments: [0, 1])
  func hints(which: Int) throws {
    let letter = try which == 0 ? Self.letter("ghost", move: "s") : Self.letter("hangman", solution: "moss")
    var talk = Conversation(.code(letter), library: Self.library) { $0.profile.player = "Zoe" }
    talk.type("Bob")
    let help = talk.type("?").lines.joined(separator: " ")
    #expect(!help.contains("hint"), "\(help)")
    #expect(
      talk.type("hint").lines == ["hint means nothing here. ? says what can be typed."], "\(talk.transcript)")
  }

  @Test("a solution of the wrong length costs nothing and says the length", arguments: Texts.shippedLanguages)
  func wrongLength(code: String) {
    var talk = Conversation(.game(.hangman), language: code, library: .sample(phrases: ["moss"]))
    let before = talk.type("board")
    let answer = talk.type("bushes").lines.joined()
    #expect(answer.contains("BUSHES") && answer.contains("6") && answer.contains("4"), "\(answer)")
    #expect(talk.type("board") == before)
  }

  @Test("an untimed game has no clock in lines, and its time is recorded")
  func untimed() {
    var talk = Conversation(.game(.textTwist), library: .sample(words: App.conned))
    talk.wait(.seconds(90))
    #expect(talk.type("code").lines.joined().hasPrefix("CODE"))
    talk.wait(.seconds(400))
    #expect(talk.type("time").lines == ["No clock runs."])
    talk.type("give up", "yes", "menu", "replay")
    let replay = talk.type("1").lines.joined(separator: " ")
    #expect(replay.contains("after 90 seconds: CODE") && replay.contains("490 seconds"), "\(replay)")
  }

  @Test("the first game of a new player has no clock, from the menu neither")
  func firstGame() {
    var opened = Conversation(.game(.textTwist), library: .sample(words: App.conned))
    var chosen = Conversation(library: .sample(words: App.conned))
    chosen.type("2", "", "")
    for time in [opened.type("time"), chosen.type("time")] { #expect(time.lines == ["No clock runs."]) }
  }

  @Test("a word that is never shown is neither told nor explained on a rack")
  func neverShownOnARack() {
    let words = App.conned.map { $0.hasPrefix("deco ") ? "deco x" : $0 }
    let library = Library.sample(words: words, glosses: ["code\tnoun: a system", "deco\tnoun: a style"])
    var talk = Conversation(.game(.textTwist), library: library)
    #expect(talk.type("deco").lines.joined().contains("A bonus word"), "\(talk.transcript)")
    talk.type("give up", "yes", "missed", "what a word means")
    #expect(talk.type("code").lines == ["code, noun: a system."])
    talk.type("deco", "")
    #expect(!talk.transcript.contains("a style") && !talk.transcript.contains("DECO"), "\(talk.transcript)")
  }

  @Test("a word that is never shown is neither told nor explained by the mind reader")
  func neverShownByTheReader() {
    let library = Library.sample(words: ["deco x", "code 1", "cone 1"], glosses: ["deco\tnoun: a style"])
    var talk = Conversation(.game(.hangman), library: library) {
      $0.hangman.host = .mindReader
      $0.hangman.secret = .typed
    }
    talk.type("deco")
    for _ in 0..<20 where !talk.session.prompt.contains("another word") {
      talk.type(talk.session.prompt.contains("yes or no?") ? "no" : "")
    }
    #expect(talk.session.prompt.contains("another word") && !talk.session.prompt.contains("means"))
    #expect(!talk.transcript.contains("DECO") && !talk.transcript.contains("a style"), "\(talk.transcript)")
  }
}
