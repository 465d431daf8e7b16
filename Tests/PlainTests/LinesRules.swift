import Engines
import Kit
import Menus
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import HangmanUI
@testable import Plain

@Suite("What holds in lines whatever is played")
struct LinesRules {
  @Test("the checker finds what is forbidden")
  func checker() {
    func problems(_ lines: [String], isList: Bool = false) -> [String] {
      Conversation.problems(lines, isList: isList, isEnglish: true)
    }
    #expect(problems(["E: 1. Word: blank E."]).isEmpty)
    #expect(problems(["a", ""]) == ["an empty line"])
    #expect(problems(["a  b"]) == ["two blanks"])
    #expect(problems(["a\u{1B}[1m"]) == ["a control character"])
    #expect(problems(["caf\u{E9}"]).isEmpty)
    #expect(problems(["and so on\u{2026}"]) == ["not in ASCII"])
    #expect(problems(["a", "b", "c"]) == ["more than two lines"])
    #expect(problems([String(repeating: "a", count: 161)]) == ["too long"])
    #expect(problems([String(repeating: "a", count: 161)], isList: true).isEmpty)
  }

  @Test("input may have blanks, capitals and a carriage return, and is not echoed")
  func input() {
    var talk = Conversation(.game(.hangman), library: .sample(phrases: ["moss"]))
    let answer = talk.type(" S \r")
    #expect(answer.lines == ["S: 2. Word: 2 blanks, S, S."])
    #expect(talk.type("BOARD\r").lines.count == 2)
  }

  @Test("an unknown input names itself and costs nothing")
  func unknown() {
    var talk = Conversation()
    #expect(talk.type("xyz").lines == ["xyz means nothing here. ? says what can be typed."])
  }

  @Test("a dot says the last answer again, also after a question")
  func again() {
    var talk = Conversation(.game(.hangman))
    let answer = talk.type("s")
    #expect(talk.type(".") == answer)
  }

  @Test("a dot does not repeat the help")
  func againAfterHelp() {
    var talk = Conversation(.game(.hangman))
    let answer = talk.type("s")
    talk.type("?")
    #expect(talk.type(".") == answer)
  }

  @Test("change opens the set-up, and the game stays saved")
  func change() throws {
    let records = SharedRecords()
    var talk = Conversation(.game(.hangman), records: records)
    talk.type("s")
    #expect(talk.type("change").lines[1] == "2 Who sets the word? Phrase book")
    #expect(records.savedGames(of: "Ada").count == 1)
  }

  @Test("a finished game against the gentle Devil is read out with the words it was dealt")
  func gentleReplay() throws {
    let words = ["abbey", "badge", "cabin", "dance", "eagle", "fable"].map { $0 + " 1" }
    var talk = Conversation(.game(.hangman), library: .sample(words: words)) {
      $0.hangman.host = .devil
      $0.hangman.difficulty = .gentle
    }
    let first = try #require(talk.type("z").lines.first)
    talk.type("give up", "yes", "change", "2", "1")
    talk.type("menu", "replay")
    let replay = talk.type("1").lines
    #expect(replay.first?.hasPrefix("One word of 5 letters.") == true)
    #expect(first.hasPrefix("No Z in this one.") && replay[1].hasPrefix("1 No Z. Misses: 1 of 7."))
  }

  @Test("a wrong solution is tried only after a yes, and Enter is no")
  func solution() {
    let records = SharedRecords()
    var talk = Conversation(.game(.hangman), library: .sample(phrases: ["moss"]), records: records)
    talk.type("bush", "")
    #expect(talk.type("left").lines == ["Four places still open. Misses: 0 of 7."])
    talk.type("bush", "y")
    #expect(talk.type("left").lines == ["Four places still open. Misses: 1 of 7."])
  }

  @Test("q at Letter? is asked about, for it is a letter and leaves")
  func letterQ() {
    var talk = Conversation(.game(.hangman))
    talk.type("q", "y")
    #expect(talk.type("missed").lines == ["Misses: Q. 1 of 7."])
    talk.type("q", "y")
    #expect(talk.type("missed").lines == ["Misses: Q. 1 of 7."])
    talk.type("q", "")
    #expect(talk.session.isOver)
  }

  @Test("where there are no tables, the command opens the menu, which has none")
  func noTables() {
    let talk = Conversation(.table)
    #expect(talk.transcript.contains("1 Hangman\n"), "\(talk.transcript)")
    #expect(!talk.transcript.contains("Table"))
  }

  @Test("a game is handed from lines to the screen and back after every move")
  func handOver() throws {
    let library = Library.sample(
      phrases: ["A rolling stone", "Black hole", "Moss"], words: ["candle 1", "planet 1", "stone 1"])
    var generator = SplitMix64(seed: 7)
    for game in 0..<70 {
      let records = SharedRecords()
      let host: HangmanSetUp.Host = [.phraseBook, .dictionary, .devil][game % 3]
      records.save(settings: ["hangman.host": host.saved], for: "Ada")
      var moves: [Hangman.Move] = []
      // Q is asked about in lines.
      for letter in generator.permutation(of: 26).map({ Array("abcdefghijklmnopqrstuvwxyz")[$0] })
      where letter != "q" {
        if generator.below(2) == 0 {
          var talk = Conversation(
            moves.isEmpty ? .game(.hangman) : .menu, library: library, records: records)
          if !moves.isEmpty { talk.type("0") }
          talk.type(String(letter))
        } else {
          var app = App.started(library: library, seed: 4, records: records)
          app.readRecords()
          app.type(moves.isEmpty ? "h" : "c")
          if moves.isEmpty { app.press(.enter) }
          app.type(String(letter))
        }
        moves.append(.guess(letter))
        guard let saved = records.savedGames(of: "Ada").first else { break }
        #expect(saved.fields.values("move", as: Hangman.Move.self) == moves)
      }
      let finished = try #require(records.finishedGames(of: "Ada").first)
      let record = try #require(records.record(of: finished.id))
      #expect(record.game.fields.values("move", as: Hangman.Move.self) == moves)
    }
  }
}
