import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import Plain
@testable import TextTwistUI

@Suite("Text Twist in lines, as it is heard")
struct TextTwistTranscripts {
  private static let words = [
    "conned", "coned", "nonce", "cone", "done", "node", "once", "con", "end", "nod",
  ]
  private static let library = Library.sample(
    words: words.map { $0 + " 1" } + ["doc 4"], glosses: ["nonce\tnoun: the present occasion"])

  /// A relaxed game from the menu, which has no clock until the mode is changed.
  private static func talk(
    _ code: String = "en", isTimed: Bool = false, library: Library = Self.library,
    records: any Records = SharedRecords()
  ) -> Conversation {
    var talk = Conversation(language: code, library: library, records: records)
    talk.type("2", "3", "3")
    // There are so many modes that a list asks which one.
    if isTimed { talk.type("2", "1") }
    talk.type("1")
    return talk
  }

  @Test("a rack without a clock, to its last word", arguments: ["en", "nl"])
  func untimed(code: String) {
    var talk = Self.talk(code)
    talk.type("done", "DONE ", "dome", "noon", "do", "codne", "x1", "doc", "left", "log", "score", "time")
    talk.type("next", "hint", "undo", "board", "?", "twist", "once", "cone", "node", "nod", "con", "end")
    talk.type("nonce", "coned", "conned", ".", "missed", "next", "q")
    expectTranscript(talk, "twist-untimed-\(code)")
  }

  @Test("a mode says what it is when it is chosen, and is kept though nothing was played")
  func chosenMode() {
    let (records, library) = (SharedRecords(), Library.sample(words: App.conned))
    var talk = Conversation(.game(.textTwist), library: library, records: records)
    let said = talk.type("change", "2", "lightning").lines
    #expect(said.first == "One word of all six letters in 20 seconds, again and again.", "\(said)")
    talk.type("1", "q")
    let again = Conversation(.game(.textTwist), library: library, records: records)
    #expect(again.transcript.contains("lightning"), "\(again.transcript)")
  }

  @Test("a rack against the clock: half, thirty and ten seconds, and the end", arguments: ["en", "nl"])
  func timed(code: String) {
    var talk = Self.talk(code, isTimed: true)
    talk.type("time")
    talk.wait(.seconds(60))
    talk.type("done")
    talk.wait(.seconds(22))
    talk.type("board")
    talk.wait(.milliseconds(19_500))
    talk.type("score")
    talk.wait(.seconds(60))
    talk.type("cone", "2", "3", "nonce", "xyz", "", "4", "q")
    expectTranscript(talk, "twist-timed-\(code)")
  }

  @Test("the classic racks, and a game that is given up", arguments: ["en", "nl"])
  func classic(code: String) {
    var talk = Conversation(language: code, library: Self.library)
    talk.type("2", "?")
    if code == "en" { talk.type("2", "3", "1", "conned", "next", "missed") } else { talk.type("1") }
    talk.type("give up", "", "give up", code == "nl" ? "ja" : "yes", "1", "q")
    expectTranscript(talk, "twist-classic-\(code)")
  }

  @Test("the day's rack", arguments: ["en", "nl"])
  func daily(code: String) {
    let words = classicRacks(TestSupport.language("en"))[0].hidden.map { $0 + " 1" }
    var talk = Conversation(.daily, language: code, library: .sample(words: words))
    talk.type("2", "conned", "give up", code == "nl" ? "ja" : "yes", "puzz", "2", "menu", "8", "1")
    talk.end()
    expectTranscript(talk, "twist-daily-\(code)")
  }

  @Test("no clock runs for who has not asked for one")
  func noClock() {
    var talk = Conversation(.game(.textTwist), library: Self.library)
    #expect(talk.type("time").lines == ["No clock runs."])
  }

  @Test("what the letters spell counts as a word before it is a command")
  func wordsFirst() {
    let words = [
      "timely", "emit", "item", "lime", "mile", "mite", "time", "let", "lie", "lit", "met", "mil", "tie",
      "yet",
    ]
    let library = Library.sample(words: words.map { $0 + " 1" })
    var talk = Self.talk(isTimed: true, library: library)
    #expect(talk.type("time").lines[0].hasPrefix("TIME, found: +4."))
    #expect(talk.type("time").lines[0].hasSuffix("seconds left."))
  }

  @Test("when the time is up, the line that was typed does not choose what follows")
  func timeUp() {
    var talk = Self.talk(isTimed: true)
    talk.wait(.seconds(600))
    #expect(talk.type("1").lines[0].hasPrefix("Time is up."))
    #expect(talk.session.prompt.hasPrefix("1 new game"))
  }

  @Test("a game is handed from lines to the screen and back after every word")
  func handOver() throws {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<70 {
      let records = SharedRecords()
      records.save(settings: ["twist.mode": "untimed", "twist.level": "relaxed"], for: "Ada")
      var found: [String] = []
      for word in generator.permutation(of: Self.words.count).map({ Self.words[$0] }) {
        if generator.below(2) == 0 {
          var talk = Conversation(
            found.isEmpty ? .game(.textTwist) : .menu, library: Self.library, records: records)
          if !found.isEmpty { talk.type("0") }
          talk.type(word)
        } else {
          var app = App.started(library: Self.library, seed: 4, records: records)
          app.readRecords()
          app.type(found.isEmpty ? "t" : "c")
          if found.isEmpty { app.press(.enter) }
          app.type(word)
          app.press(.enter)
        }
        found.append(word)
        let saved = try #require(records.savedGames(of: "Ada").first)
        let moves = try #require(saved.fields.values("move", as: TextTwist.Move.self))
        #expect(moves.count { $0 == .submit } == found.count)
        #expect(saved.progress == Self.score(of: found))
      }
    }
  }

  private static func score(of found: [String]) -> Int {
    let points = found.reduce(0) { $0 + $1.count }
    return found.count == words.count ? 2 * points : found.count >= 8 ? points * 3 / 2 : points
  }
}
