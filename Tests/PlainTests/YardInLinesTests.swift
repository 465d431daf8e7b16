import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import Kit
@testable import Menus
@testable import Plain

@Suite("The yard in lines")
struct YardInLinesTests {
  /// A year in which trees, beaten Devils and lost games take turns.
  private static func year(_ code: String) -> SharedRecords {
    let records = SharedRecords()
    for number in -364...0 {
      let modes: [Mode] = [Mode.daily, [.devilHard], [.phraseBook]][-number % 3]
      for mode in modes {
        let day = Day(number: App.today.number + number)
        records.finish(
          GameResult(player: "Ada", mode: mode, language: code, day: day, isWon: mode != .phraseBook), game: 0
        )
      }
    }
    return records
  }

  @Test(
    "a year is walked back to its first day in the sentences of the screen",
    arguments: ["en", "nl", "de", "fr", "es"])
  func walk(code: String) {
    let records = Self.year(code)
    var app = App.started(language: code, records: records)
    app.readRecords()
    var lines = Conversation(language: code, records: records)
    lines.type(lines.session.context.text("The yard"))
    for number in 0..<365 {
      app.press(.left)
      let said = lines.type(number == 0 ? "1" : "")
      #expect(said.lines.count == 1)
      #expect(app.shows(said.lines[0]), "\(said.lines) \(app.frame.row(22))")
    }
    // Enter takes the first way that there is: on the first day that is on.
    app.press(.right)
    #expect(app.shows(lines.type("").lines[0]))
  }

  @Test("it says what stands there and of how many days, and the way to today and to the first day")
  func summary() {
    var lines = Conversation(records: Self.year("en"))
    let opened = lines.type("the yard")
    #expect(opened.lines.first == "Today: a tree. Yesterday: horns on the fence. 365 days in all.")
    #expect(lines.type("the first").lines == ["22 November 2025. The Devil was beaten."])
    #expect(lines.type("the games").lines == ["The games of that day are no longer kept."])
    #expect(lines.type("a day").lines == ["23 November 2025. All three of the day."])
    #expect(lines.type("menu").lines.count > 5)
  }

  @Test("the games of a day are listed, and seen again by their number") func games() {
    let records = SharedRecords()
    var lines = Conversation(library: .sample(phrases: ["moss"]), records: records)
    lines.type("hangman", "", "m", "o", "s", "menu", "the yard", "")
    #expect(lines.transcript.contains("21 November. MOSS, with none wrong."))
    let games = lines.type("the games")
    #expect(games.lines.first?.hasPrefix("1 Hangman") == true, "\(games.lines)")
    #expect(lines.type("1").lines.count > 2)
  }

  @Test("without a day it says what will fill it") func empty() {
    var lines = Conversation()
    #expect(
      lines.type("the yard").lines == ["Nothing has grown here yet. What you finish today is planted here."])
  }
}
