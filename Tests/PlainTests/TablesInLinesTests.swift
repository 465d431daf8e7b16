import Engines
import Kit
import Play
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing

@testable import Plain

@Suite("A table in lines: the others' moves are said when they come")
struct TablesInLinesTests {
  /// Each letter begins one word, so that what follows it is certain.
  private static let words = ["bear", "cold", "deep", "fish", "gate", "hill", "iron", "jump", "king"]
  private static let library = Library.sample(words: words.map { $0 + " 1" }, glosses: SampleGlosses.ghost)

  private static func yes(_ code: String) -> String { code == "nl" ? "ja" : "yes" }

  /// Plays rounds of Ghost, each on one of the words, until the match is over.
  private static func play(_ table: inout TableOfLines, _ players: [String]) {
    for word in words.dropFirst() {
      for letter in word {
        guard let next = players.first(where: table.isAsked) else { return }
        table.type(next, String(letter))
      }
      if players.contains(where: table.isAsked) { continue }
      let prompt = table.sessions[players[0]]!.prompt
      let next = table.text(players[0]).inLine(.nextRound)
      guard prompt.contains(next) else { return }
      table.type(players[0], "1")
    }
  }

  @Test("a match of Ghost to its end, and another one", arguments: ["en", "nl"])
  func ghost(code: String) {
    var table = TableOfLines(["Anna", "Bob"], language: code, library: Self.library)
    table.begin(.ghost, "Anna", "Bob")
    let (first, second) = table.isAsked("Anna") ? ("Anna", "Bob") : ("Bob", "Anna")
    table.type(second, "b", "", "wink", "?")
    table.type(first, "7", "b", "score")
    table.type(second, "e")
    table.type(first, "a")
    table.type(second, "log", "r", "coach")
    table.type(first, "1")
    Self.play(&table, ["Anna", "Bob"])
    for name in ["Anna", "Bob"] {
      var records = table.records[name]!
      #expect(records.results(of: name, in: [.ghostTable], limit: 5).count == 1)
      #expect(records.savedGames(of: name).isEmpty)
    }
    table.type("Anna", "1")
    table.type("Bob", "1")
    table.type("Anna", "1")
    #expect(table.isAsked("Anna") != table.isAsked("Bob"))
    expectTranscript(table, "table-ghost-\(code)")
  }

  @Test("a duel of two rounds: one is found, one is not", arguments: ["en", "nl"])
  func duel(code: String) {
    var table = TableOfLines(["Anna", "Bob"], language: code, library: Self.library)
    table.begin(.duel, "Anna", "Bob")
    table.type("Bob", "e")
    table.type("Anna", "?", "1", "cold king", "e")
    table.type(
      "Bob", "c", "c", "x", "missed", "hint", "", "cold kind", Self.yes(code), "cold king")
    table.type("Bob", Self.yes(code))
    table.type("Bob", "1")
    table.type("Bob", "deep")
    for letter in ["x", "y", "z", "w", "v", "b", "c"] { table.type("Anna", letter) }
    for name in ["Anna", "Bob"] {
      var records = table.records[name]!
      #expect(records.results(of: name, in: [.duelTable], limit: 5).count == 2)
    }
    table.type("Anna", "menu")
    var records = table.records["Anna"]!
    #expect(records.savedGames(of: "Anna").isEmpty)
    expectTranscript(table, "table-duel-\(code)")
  }

  @Test("a race until both are done", arguments: ["en", "nl"])
  func race(code: String) {
    let library = Library.sample(words: App.conned, glosses: ["done\tadj: finished"])
    var table = TableOfLines(["Anna", "Bob"], language: code, library: library)
    table.begin(.race, "Anna", "Bob")
    table.type("Anna", "done", "dome", "done", "", "?", "next", "wink")
    table.advance(by: .seconds(1))
    table.type("Bob", "conned", "left")
    table.advance(by: .seconds(61))
    table.type("Anna", "node", "score", "give up", Self.yes(code))
    table.type("Bob", "give up", Self.yes(code))
    for name in ["Anna", "Bob"] {
      var records = table.records[name]!
      let results = records.results(of: name, in: [.textTwistRace], limit: 5)
      #expect(results.map(\.isWon) == [name == "Anna"])
    }
    table.type("Anna", "2", "", code == "nl" ? "terugkijken" : "replay")
    expectTranscript(table, "table-race-\(code)")
  }

  @Test("a race of words, of which one knows all and the other none", arguments: Checkout.languages)
  func vocabulary(code: String) {
    var table = TableOfLines(["Anna", "Bob"], language: code, library: .withVocabulary)
    table.begin(.vocabulary, "Anna", "Bob")
    table.type("Anna", "?", "", "score")
    for index in 0..<3 {
      guard let word = table.askedWord("Anna") else { break }
      if index == 0 { table.type("Anna", "xyz") }
      table.type("Anna", index == 0 ? String(repeating: "x", count: word.filter(\.isLetter).count) : word)
      table.advance(by: .seconds(1))
    }
    table.type("Bob", "next", "wink", "give up", Self.yes(code))
    table.advance(by: .seconds(1))
    for name in ["Anna", "Bob"] {
      var records = table.records[name]!
      let results = records.results(of: name, in: [.vocabularyTable], limit: 5)
      #expect(results.map(\.isWon) == [name == "Anna"])
    }
    table.type("Anna", "log", "menu")
    expectTranscript(table, "table-vocabulary-\(code)")
  }

  @Test("a screen and lines at one table of Ghost")
  func mixed() {
    var table = TableOfLines([], library: Self.library, screens: ["Anna"])
    table.change { $0.open("Anna") }
    table.start("Bob")
    table.type("Bob", "1")
    table.change { $0["Anna"].press(.enter) }
    for letter in "bear" {
      if table.isAsked("Bob") {
        table.type("Bob", String(letter))
      } else {
        table.press("Anna", String(letter))
      }
    }
    let heard = table.heard("Bob")
    let frame = table.screens["Anna"].frame.text
    #expect(heard.contains { $0.hasPrefix("Anna added ") })
    #expect(heard.contains { $0.contains("BEAR") }, "\(heard)")
    #expect(frame.contains("BEAR") || frame.contains("B, E, A, R"), "\(frame)")
  }

  @Test("who leaves comes back by Continue; after a minute a computer can play on")
  func absence() {
    var table = TableOfLines(["Anna", "Bob"], library: Self.library)
    table.begin(.ghost, "Anna", "Bob")
    let (first, second) = table.isAsked("Anna") ? ("Anna", "Bob") : ("Bob", "Anna")
    table.type(first, "b")
    table.end(second)
    #expect(table.heard(first).last?.hasPrefix("\(second) left the table.") == true)
    table.start(second, with: .menu)
    table.type(second, "0")
    #expect(table.heard(first).last == "\(second) is back. Go on.")
    #expect(table.isAsked(second))
    table.end(second)
    table.advance(by: .seconds(61))
    let prompt = table.sessions[first]!.prompt
    #expect(prompt.contains("2 take the computer in"), "\(prompt)")
    table.type(first, "2")
    #expect(table.heard(first).contains { $0.hasPrefix("A computer plays for \(second) now.") })
    #expect(table.heard(first).contains { $0.hasPrefix("Medium added ") || $0.hasPrefix("\(second) added ") })
  }

  @Test("a third one watches, and hears what all may hear")
  func watching() {
    var table = TableOfLines(["Anna", "Bob"], library: Self.library)
    table.begin(.ghost, "Anna", "Bob")
    table.start("Carol")
    table.type("Carol", "1")
    let first = table.isAsked("Anna") ? "Anna" : "Bob"
    table.type(first, "b")
    let heard = table.heard("Carol")
    #expect(heard.contains("Watching: Ghost. At the table: Anna and Bob. 3 seats are free."), "\(heard)")
    #expect(heard.last?.hasPrefix("\(first) added B. Now B. It is ") == true, "\(heard)")
    table.type("Carol", "menu")
    table.end("Anna")
    #expect(table.heard("Carol").last?.contains("left the table") != true)
  }

  @Test("computers sit down in the chairs that the first player gives them")
  func computers() {
    var table = TableOfLines(["Anna"], library: Self.library)
    table.open(.ghost, "Anna")
    table.type("Anna", "add easy", "add hard", "without easy", "add medium")
    #expect(table.heard("Anna").last == "At the table: you, Medium and Hard. 2 seats are free.")
    table.type("Anna", "start")
    #expect(table.sessions["Anna"]!.prompt == "Letter?")
  }

  @Test(
    "another machine is asked for by name, or by its number among those visited; what ssh would take for an option is refused"
  )
  func elsewhere() {
    var table = TableOfLines(["Anna"], library: Self.library)
    table.type("Anna", "Elsewhere")
    #expect(table.sessions["Anna"]!.prompt == "Whose machine? As ssh names it: anna@host")
    table.type("Anna", "-oProxyCommand=x")
    #expect(table.sessions["Anna"]!.prompt == "Whose machine? As ssh names it: anna@host")
    table.type("Anna", "bob@far", "")
    #expect(table.heard("Anna").contains("At bob@far"), "\(table.heard("Anna"))")
    table.type("Anna", "Here", "Elsewhere")
    #expect(table.heard("Anna").last == "1 bob@far")
    let before = table.heard("Anna").count
    table.type("Anna", "1", "")
    #expect(table.heard("Anna").dropFirst(before).contains("At bob@far"), "\(table.heard("Anna"))")
  }

  @Test("who has no name is asked for one")
  func name() {
    var table = TableOfLines([PlayerName.unknown], library: Self.library)
    table.open(.ghost, PlayerName.unknown)
    #expect(table.sessions[PlayerName.unknown]!.prompt == "What is your name?")
    table.type(PlayerName.unknown, "Dora")
    #expect(table.sessions[PlayerName.unknown]!.context.profile.player == "Dora")
    #expect(table.heard(PlayerName.unknown).last?.contains("wordyard table") == true)
  }
}
