import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import HangmanUI
@testable import Kit
@testable import Menus

/// The day whose three puzzles have been played, as one page.
struct DayEndTests {
  private static let today = App.today

  /// Results of a day's puzzles; Hangman with some wrong guesses.
  private static func finish(
    _ records: SharedRecords, _ player: String = "Ada", days before: Int = 0, misses: Int = 0,
    _ modes: [Mode] = Mode.daily, language: String = "en"
  ) {
    for mode in modes {
      records.finish(
        GameResult(
          player: player, mode: mode, language: language, day: Day(number: today.number - before),
          isWon: true,
          misses: mode == .dailyHangman ? misses : 0), game: 0)
    }
  }

  private static func opened(
    _ records: SharedRecords, _ size: ScreenSize = .home, language code: String = "en",
    isAnimated: Bool = false
  ) -> App {
    var app = App.started(
      size, language: code,
      library: .sample(words: App.dailyWords, glosses: ["conned\tverb: cheated by a swindle, and robbed"]),
      isAnimated: isAnimated, records: records, today: today)
    app.readRecords()
    app.openPuzzles()
    return app
  }

  @Test("it shows the word with its meaning, the three results, the week, and what the others have")
  func shows() {
    let records = SharedRecords()
    Self.finish(records, "Bob", [.dailyHangman, .dailyGhost])
    Self.finish(records, "Cy")
    Self.finish(records, days: 1, [.dailyGhost])
    Self.finish(records)
    let app = Self.opened(records)
    #expect(app.spells("C O N N E D"), "\(app)")
    #expect(app.shows("cheated by a swindle, and robbed"))
    for name in ["Hangman  ", "Text Twist  ", "Ghost  "] { #expect(app.shows(name)) }
    #expect(app.shows("F ●○○  S ●●●"))
    #expect(app.shows("Cy has all three. Bob has two of three."))
    #expect(app.shows("1 whole day.") && app.shows("Ada   1 day"))
    #expect(app.shows("─┴┴─"))
  }

  @Test("it is compared with the player's own last thirty whole days, and never said to be worse")
  func compared() {
    let records = SharedRecords()
    for day in 2...40 { Self.finish(records, days: day, misses: day % 2 == 0 ? 4 : 1) }
    Self.finish(records, misses: 2)
    #expect(Self.opened(records).shows("Better than 15 of your last 30 days."))
    let worse = SharedRecords()
    for day in 1...3 { Self.finish(worse, days: day) }
    Self.finish(worse, misses: 6)
    let app = Self.opened(worse)
    #expect(app.shows("4 whole days.") && !app.shows("Better") && app.shows("4 days in a row"))
  }

  @Test("the results appear 400 ms apart, and any key shows them all and does nothing else")
  func appears() {
    func ended() -> App {
      let records = SharedRecords()
      Self.finish(records, "Ada", Array(Mode.daily.dropFirst()))
      var app = App.started(
        library: .sample(words: App.dailyWords), isAnimated: true, records: records, today: Self.today)
      app.readRecords()
      app.openPuzzles()
      app.press(.enter)
      app.type("coned")
      app.advance(by: .seconds(3))
      app.click("The day")
      return app
    }
    var app = ended()
    #expect(app.spells("C O N N E D") && !app.shows("Text Twist") && !app.shows("All three"))
    app.advance(by: .milliseconds(400))
    #expect(app.shows("Hangman  ") && !app.shows("Text Twist"))
    app.advance(by: .milliseconds(800))
    #expect(app.shows("Ghost  ") && !app.shows("All three"))
    app.advance(by: .milliseconds(400))
    #expect(app.shows("✓ All three") && app.patience == nil)
    var other = ended()
    _ = other.takeEffects()
    other.press(.enter)
    #expect(other.shows("✓ All three") && other.takeEffects().isEmpty && !other.shows("To share"))
  }

  @Test("it fits on every terminal in every language", arguments: Texts.shippedLanguages, ScreenSize.allCases)
  func fits(code: String, size: ScreenSize) {
    let records = SharedRecords()
    for day in 0...31 { Self.finish(records, days: day, misses: day == 0 ? 0 : 3, language: code) }
    Self.finish(records, "Bob", [.dailyHangman, .dailyGhost], language: code)
    let app = Self.opened(records, size, language: code)
    #expect(!app.frame.text.contains("…"), "\(app)")
    #expect(app.frame.text.contains("30"), "\(app)")
    let text = app.context.text
    for (label, key) in [
      (text("Copy the result"), Key.enter), (text("The yard"), .left), (text("Menu"), .escape),
    ] {
      let whole = app.frame.targets.contains { $0.key == key && $0.area.width == label.columns + 2 }
      #expect(whole && app.shows(label), "\(label)\n\(app)")
    }
  }

  @Test("y replays the chosen puzzle, and a click chooses one")
  func replays() {
    let records = SharedRecords()
    Self.finish(records, "Ada", Array(Mode.daily.dropFirst()))
    var app = Self.opened(records)
    app.press(.enter)
    app.type("coned")
    app.listen()
    app.click("The day")
    app.click("Hangman  ")
    app.type("y")
    #expect(app.shows("guess 0 of 5"), "\(app)")
  }

  @Test(
    "from the day a button and ← lead to the yard, to what it has planted",
    arguments: KeyboardOrMouseTests.Device.allCases)
  func yard(device: KeyboardOrMouseTests.Device) {
    let records = SharedRecords()
    Self.finish(records)
    var app = Self.opened(records)
    if device == .keys { app.press(.left) } else { app.click("The yard") }
    #expect(app.layers.count == 1 && app.frame.row(22).contains("21 November"), "\(app)")
    app.press(.escape)
    #expect(app.shows("▸"), "and Esc to the menu")
  }
}
