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
@testable import Plain

/// The Devil comes by himself: what a player sees and hears of it.
@Suite struct DevilVisitTests {
  /// The day, which the tests change.
  private final class Calendar: @unchecked Sendable {
    var day = App.today
    func pass(_ days: Int = 1) { day = Day(number: day.number + days) }
  }

  /// The Devil's only word, so that its letters win.
  private static let (winning, losing) = ("abey", "zxjvwkm")

  private static let library: Library = {
    var library = Library.sample(words: ["abbey 1"], glosses: ["abbey\tnoun: a house of monks"])
    library.languageCodes = { Texts.shippedLanguages }
    library.interfaces = { Texts.shippedLanguages }
    return library
  }()

  private let records = SharedRecords()
  private let calendar = Calendar()

  private func app(_ size: ScreenSize = .home, _ code: String = "en") -> App {
    let calendar = calendar
    var app = App.started(
      size, language: code, library: Self.library, records: records, today: calendar.day)
    app.readRecords()
    return app
  }

  private func lines(_ code: String = "en") -> LineSession {
    var session = LineSession(app(.home, code).context, by: .option)
    _ = session.begin(with: .menu)
    return session
  }

  /// Finishes a game of another kind on the day.
  private func finishGame() {
    let result = GameResult(player: "Ada", mode: .phraseBook, language: "en", day: calendar.day, isWon: true)
    records.finish(result, game: Int64(calendar.day.number))
  }

  /// A day with a game and a visit, and what is shown at its end.
  @discardableResult
  private func visit(_ letters: String, _ code: String = "en") -> App {
    finishGame()
    var app = app(.home, code)
    app.type("k" + letters)
    app.listen()
    return app
  }

  private func visits() -> DevilVisits { records.title(of: "Ada").visits }

  @Test("he knocks only after a game, once a day, and is gone at midnight", arguments: ScreenSize.allCases)
  func knocks(size: ScreenSize) {
    #expect(!app(size).shows("Somebody knocks."))
    finishGame()
    var app = app(size)
    #expect(app.shows("Somebody knocks."))
    calendar.pass()
    app.press(.down)
    #expect(!app.shows("Somebody knocks."), "gone at midnight")
    app.type("k")
    #expect(!app.shows("The Devil calls"))
    finishGame()
    app = self.app(size)
    app.type("k")
    #expect(app.shows("The Devil calls"))
    app.type(Self.winning)
    app.listen()
    app.press(.escape)
    #expect(app.shows("Scores") && !app.shows("Somebody knocks."), "once a day\n\(app)")
    finishGame()
    #expect(!self.app(size).shows("Somebody knocks."))
  }

  @Test("the row is clicked or opened with k in every language", arguments: Texts.shippedLanguages)
  func opens(code: String) {
    finishGame()
    let row = Texts.shipped(code)("Somebody knocks.")
    var app = app(.home, code)
    app.click(row)
    #expect(app.open(HangmanScreen.self) != nil)
    records.discard(records.savedGames(of: "Ada")[0].session.id)
    app = self.app(.home, code)
    app.type("k")
    #expect(app.open(HangmanScreen.self) != nil)
  }

  @Test("a win leads to rarer words and two losses to simpler ones, and the standing is kept")
  func levels() {
    for letters in [Self.winning, Self.winning, Self.losing, Self.losing, Self.losing] {
      visit(letters)
      calendar.pass()
    }
    #expect(
      visits().results.map(\.mode) == [.devilGentle, .devilEasy, .devilMedium, .devilMedium, .devilEasy])
    #expect(visit("").shows("You 2, he 3"))
  }

  @Test("each defeat takes a piece of him; after the seventh he stays away until the new moon")
  func hat() {
    let left = ["trident", "tail", "a horn", "beard", "other horn", "eyebrows", "lifts his hat"]
    var pictures: Set<String> = []
    for piece in left {
      finishGame()
      var app = app()
      app.type("k")
      let isFirst = piece == "trident"
      #expect(app.shows("╰─┼─╯") == isFirst, "the trident")
      #expect(app.shows("══════") == (piece == "lifts his hat"), "the hat")
      pictures.insert(app.open(HangmanScreen.self)?.pictures.frames[0].joined(separator: "\n") ?? "")
      app.type(Self.winning)
      app.listen()
      #expect(app.shows(piece), "\(app)")
      calendar.pass()
    }
    #expect(pictures.count == DevilVisits.pieces)
    #expect(visits().hats == [Day(number: App.today.number + 6)])
    finishGame()
    #expect(!app().shows("Somebody knocks."))
    calendar.day = Day(year: 2026, month: 12, day: 8)
    finishGame()
    #expect(!app().shows("Somebody knocks."))
    calendar.pass()
    #expect(visit("").shows("╰─┼─╯"), "with the new moon he is whole again")
  }

  @Test("both front ends say the same sentences", arguments: Texts.shippedLanguages)
  func sentences(code: String) {
    let (seen, heard) = (DevilVisitTests(), DevilVisitTests())
    for one in [seen, heard] {
      one.visit(Self.losing, code)
      one.calendar.pass()
      one.finishGame()
    }
    var app = seen.app(.home, code)
    var session = heard.lines(code)
    app.type("k")
    let row = " " + Texts.shipped(code)("Somebody knocks.")
    let number = session.answer("board").lines.first { $0.hasSuffix(row) }?.prefix { $0 != " " }
    let opened = session.answer(number.map(String.init) ?? "").lines
    let greeting = app.open(HangmanScreen.self)?.play.round?.visit?.line
    #expect(opened.contains(Self.plain(greeting)) && app.shows(greeting ?? "?"), "\(opened)")
    var count = 0
    for letter in Self.losing {
      app.type(String(letter))
      let answer = session.answer(String(letter)).lines.joined(separator: " ")
      app.listen()
      guard let said = app.open(HangmanScreen.self)?.play.round?.visit?.line else { continue }
      count += 1
      #expect(answer.contains(Self.plain(said)), "\(answer)")
      #expect(app.shows(said), "\(app)")
    }
    #expect(count > 1)
  }

  private static func plain(_ said: String?) -> String { (said ?? "?").plain(nil) }

  @Test("in lines the menu says that somebody knocks, and a word opens")
  func spoken() {
    #expect(!lines().context.profile.visits.knocks(on: App.today))
    finishGame()
    var session = lines()
    #expect(session.answer("board").lines.contains { $0.hasSuffix("Somebody knocks.") })
    let opened = session.answer("knock").lines
    #expect(opened.first == "Hangman, The Devil calls: one word of 5 letters. 1 word left.")
    #expect(opened.contains("You 0, he 0."))
    for letter in Self.winning { _ = session.answer(String(letter)) }
    let end = session.answer("").lines
    #expect(end[0] == "Pinned down. Nothing else was left: ABBEY. He leaves his trident behind. You 1, he 0.")
    #expect(end.contains("abbey: a house of monks."))
    #expect(!session.prompt.contains("new game") && !session.prompt.contains("change"))
    #expect(!session.answer("menu").lines.contains { $0.hasSuffix("Somebody knocks.") })
  }

  @Test("a visit that is left waits with the saved games and is the same again; meanwhile he does not knock")
  func continued() {
    visit(Self.winning)
    calendar.pass()
    var app = visit("ab")
    let visit = app.open(HangmanScreen.self)?.play.round?.visit
    app.leaveForTheTitle()
    #expect(app.shows("Continue") && !app.shows("Somebody knocks."), "\(app)")
    calendar.pass()
    finishGame()
    app = self.app()
    #expect(app.shows("Continue") && !app.shows("Somebody knocks."))
    app.type("c")
    let screen = app.open(HangmanScreen.self)
    #expect(screen?.game.tried == ["a", "b"] && screen?.play.round?.visit?.day == visit?.day)
    #expect(app.shows("The Devil calls") && app.shows("You 1, he 0") && !app.shows("╰─┼─╯"))
    app.type("ey")
    app.listen()
    #expect(app.shows("You 2, he 0") && app.shows("tail"))
    #expect(visits().results.map { $0.details.visit } == [App.today, Day(number: App.today.number + 1)])
    app.press(.escape)
    #expect(app.shows("Somebody knocks."), "on another day he knocks again")
  }

  @Test("it is chosen by nobody: no new game follows, and the set-up stays as it was")
  func chosen() {
    let app = visit(Self.winning)
    #expect(!app.shows("New game") && !app.shows("Change") && app.shows("Menu"))
    #expect(app.context.hangman.host == .phraseBook)
  }

  @Test("its replay shows him as he was")
  func replay() {
    visit(Self.winning)
    calendar.pass()
    var app = visit(Self.winning)
    app.type("y")
    app.press(.home)
    #expect(app.shows("────╯") && !app.shows("╰─┼─╯"), "\(app)")
  }

  @Test("a visit in which nothing has been guessed does not wait: he knocks again", arguments: [true, false])
  func untouched(isSeen: Bool) {
    finishGame()
    if isSeen {
      var app = app()
      app.type("k")
      app.press(.escape)
      #expect(app.shows("Somebody knocks.") && !app.shows("Continue"), "\(app)")
    } else {
      var session = lines()
      _ = session.answer("knock")
      let menu = session.answer("menu").lines
      #expect(menu.contains { $0.hasSuffix("Somebody knocks.") }, "\(menu)")
    }
    #expect(records.savedGames(of: "Ada").isEmpty)
  }

  @Test("what if is played against him as he was")
  func whatIf() {
    visit(Self.winning)
    calendar.pass()
    var app = visit(Self.winning)
    app.type("y")
    app.press(.home, .enter)
    #expect(app.shows("What if") && app.shows("────╯") && !app.shows("╰─┼─╯"), "\(app)")
  }

  @Test("no sentence is said twice within a month")
  func once() {
    for day in 0..<40 {
      visit(day.isMultiple(of: 3) ? Self.losing : Self.winning)
      calendar.pass()
    }
    let results = visits().results
    for (index, result) in results.enumerated() {
      let before = results[..<index].filter { $0.day.number > result.day.number - 30 }
      #expect(Set(before.flatMap(\.details.said)).isDisjoint(with: result.details.said))
      #expect(Set(result.details.said).count == result.details.said.count)
    }
    #expect(results.flatMap(\.details.said).count > 40)
  }
}
