import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import Menus

/// What grows along the bottom of the title.
struct YardGrowthTests {
  private static func day(_ number: Int) -> Day { Day(number: DailyTests.today.number + number) }

  private static func yard(_ plants: [Set<Plant>], gaps: Int = 0) -> Yard {
    Yard(
      plants.enumerated().map {
        YardDay(Day(number: 20_000 + $0 * (1 + gaps)), games: 1, plants: $1)
      })
  }

  // MARK: The rules

  @Test("a day plants what it can, nothing where it can nothing") func single() {
    for plant in Plant.allCases { #expect(Self.yard([[plant]]).plots.map(\.plant) == [plant]) }
    #expect(Self.yard([[]]).plots.map(\.plant) == [nil])
  }

  @Test("of several things a day plants the one of which the fewest stand there")
  func rarest() {
    let yard = Self.yard([[.letterBox], [.tree, .letterBox], [.lamp], [.lamp, .tree], [.ghost, .lamp]])
    #expect(yard.plots.map(\.plant) == [.letterBox, .tree, .lamp, .lamp, .ghost])
  }

  @Test(
    "of things that are as rare the later one in the order is planted, and the next day the others have their turn"
  )
  func ties() {
    let all = Set(Plant.allCases)
    let yard = Self.yard(Array(repeating: all, count: all.count + 1))
    #expect(yard.plots.map(\.plant) == Plant.allCases.reversed() + [.hat])
    #expect(yard.plots[0].others == Plant.allCases.dropLast())
  }

  @Test("what is finished later is read after the rest, and another player has a yard of their own")
  func readAgain() {
    let records = SharedRecords()
    var context = App.started(records: records).context
    func finish(_ day: Int, _ player: String = "Ada") {
      records.finish(
        GameResult(player: player, mode: .phraseBook, language: "en", day: Self.day(day), isWon: true),
        game: 0)
    }
    for day in [-90, -9, 0] { finish(day) }
    context.readYard()
    // A puzzle that ends after midnight is a result of the day before.
    for day in [-1, 0, 1] { finish(day) }
    context.readYard()
    #expect(context.profile.yard.plots.map(\.day) == [-90, -9, -1, 0, 1].map(Self.day))
    #expect(context.profile.yard.plots.map(\.of.games) == [1, 1, 1, 2, 1])
    finish(-40, "Bob")
    context.profile.player = "Bob"
    context.readYard()
    #expect(context.profile.yard.plots.map(\.day) == [Self.day(-40)])
  }

  @Test("where the Devil lifted his hat, it lies") func hat() {
    let yard = Yard([YardDay(Self.day(0), games: 1), YardDay(Self.day(1), games: 1)], hats: [Self.day(1)])
    #expect(yard.plots.map(\.plant) == [nil, .hat])
  }

  @Test("what is planted never changes by what follows") func stable() {
    var generator = SplitMix64(seed: 7)
    let days = (0..<60).map { _ in
      Set(Plant.allCases.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 })
    }
    let whole = Self.yard(days).plots
    for count in 0...days.count {
      #expect(Self.yard(Array(days.prefix(count))).plots == Array(whole.prefix(count)))
    }
  }

  @Test("somebody saved in the day's puzzle belongs to the tree, and stands alone where there is none")
  func solvedPuzzle() {
    let day = Self.day(0)
    #expect(Yard([YardDay(day, plants: [], isPuzzleSolved: true)]).plots[0].plant == .figure)
    let both = Yard([YardDay(day, plants: [.tree], isPuzzleSolved: true)]).plots[0]
    #expect(both.plant == .tree && both.others == [])
  }

  @Test("a tree grows with the days in a row, and begins anew after a gap") func heights() {
    let row = Self.yard(Array(repeating: [.tree], count: 31)).plots.map(\.height)
    #expect(row == [1] + Array(repeating: 2, count: 5) + Array(repeating: 3, count: 23) + [4, 4])
    #expect(Self.yard([[.tree], [.lamp], [.tree]]).plots.map(\.streak) == [1, 0, 1])
    #expect(Self.yard([[.tree], [.tree]], gaps: 1).plots.map(\.streak) == [1, 1])
  }

  @Test(
    "the seasons are the calendar's, and in the south half a year later",
    arguments: [
      (1, Season.winter, Season.summer), (2, .winter, .summer), (3, .spring, .autumn), (5, .spring, .autumn),
      (6, .summer, .winter), (8, .summer, .winter), (9, .autumn, .spring), (11, .autumn, .spring),
      (12, .winter, .summer),
    ])
  func seasons(month: Int, north: Season, south: Season) {
    let day = Day(year: 2026, month: month, day: 15)
    #expect(Season(of: Hemisphere.north.month(of: day)) == north)
    #expect(Season(of: Hemisphere.south.month(of: day)) == south)
  }

  // MARK: On the title

  /// A year of days: a tree, somebody saved, a lost game, in turn.
  static func year(of language: String = "en", days: Int = 365) -> SharedRecords {
    let records = SharedRecords()
    for number in (1 - days)..<1 {
      let modes: [Mode] =
        switch -number % 3 {
        case 0: Mode.daily
        case 1: [.devilHard]
        default: [.phraseBook]
        }
      for mode in modes {
        records.finish(
          GameResult(
            player: "Ada", mode: mode, language: language, day: day(number), isWon: mode != .phraseBook),
          game: 0)
      }
    }
    return records
  }

  static func started(
    _ size: ScreenSize = .home, days: Int = 365, language: String = "en", isAnimated: Bool = false,
    hour: Int = 12
  ) -> App {
    var context = App.started(
      size, language: language, isAnimated: isAnimated, records: year(of: language, days: days)
    ).context
    context.services.hoursLeft = { 24 - hour }
    var app = App(size: size.size, context: context, screens: [TitleScreen(isMoving: isAnimated)])
    app.readRecords()
    return app
  }

  @Test("keys walk back through a year to its first day, and on to today") func walk() {
    var app = Self.started()
    #expect(app.frame.row(0).hasSuffix("Ada   365 days"))
    var told: [String] = []
    for _ in 0..<365 {
      app.press(.left)
      told.append(app.frame.row(22))
    }
    #expect(told[0].contains("21 November. All three of the day."))
    #expect(told[1].contains("20 November. The Devil was beaten."))
    #expect(told[2].contains("19 November. One game."))
    #expect(told[364].contains("22 November 2025. The Devil was beaten."))
    #expect(Set(told).count == 365)
    app.press(.left)
    #expect(app.frame.row(22) == told[364])
    app.press(.right)
    #expect(app.frame.row(22) == told[363])
    app.press(.home)
    #expect(app.frame.row(22) == told[364])
    app.press(.escape)
    #expect(app.frame.row(22).hasSuffix("today") && app.shows("▸ Hangman"))
    app.press(.left)
    app.press(.end)
    #expect(app.frame.row(22).hasSuffix("today"))
    app.press(.left)
    app.press(.right)
    #expect(app.frame.row(22).hasSuffix("today"))
  }

  @Test("only the records of the day that is walked to are read, and the yard only when the title opens")
  func reads() {
    let records = Self.year()
    var app = App.started(records: records)
    app.readRecords()
    records.calls = []
    app.press(.left, .left, .left)
    #expect(records.calls == ["finishedGames", "finishedGames"])
  }

  @Test(
    "a click on what stands there says what it was, a second one opens its games, one on the house leads back"
  )
  func clicks() throws {
    var app = Self.started()
    let horns = try #require(app.frame.find("▲ ▲"))
    let last = (0..<app.frame.size.width).reversed().first { x in
      app.frame[Point(x: x, y: horns.minY)].character == "▲"
    }
    let place = Point(x: try #require(last), y: horns.minY + 1)
    app.send(.click(place))
    #expect(app.frame.row(22).contains("20 November. The Devil was beaten."))
    app.send(.click(place))
    #expect(app.shows("The games of that day are no longer kept."))
    app.press(.escape)
    #expect(app.frame.row(22).contains("20 November. The Devil was beaten."))
    app.click("∩")
    #expect(app.frame.row(22).hasSuffix("today"))
  }

  @Test("Enter opens the games of the day, of which y replays one") func games() {
    var app = App.started(library: .sample(phrases: ["moss"]), records: SharedRecords())
    app.press(.enter, .enter)
    app.type("mos")
    app.listen()
    app.click("Menu")
    #expect(app.frame.row(0).hasSuffix("1 day"))
    app.press(.left)
    #expect(app.frame.row(22).contains("21 November. MOSS, with none wrong."))
    app.press(.enter)
    #expect(app.shows("The yard · 21 November"))
    app.type("y")
    #expect(app.open(ReplayScreen.self) != nil)
    app.press(.escape, .escape)
    #expect(app.layers.count == 1)
    app.press(.left)
    app.type("y")
    #expect(app.open(ReplayScreen.self) != nil, "and from the walk, too\n\(app)")
  }

  @Test("a letter opens its entry from the walk, too, and an arrow leads back to the menu") func leaving() {
    var app = Self.started()
    app.press(.left, .down)
    #expect(app.shows("▸ Text Twist"))
    app.press(.left)
    app.type("s")
    #expect(app.shows("High scores"))
  }

  @Test("without a day there is the house alone, and nowhere to walk to", arguments: ScreenSize.allCases)
  func empty(size: ScreenSize) {
    var app = App.started(size, records: .inMemory)
    app.readRecords()
    #expect(app.shows(size == .compact ? "⌂" : "/──┴─\\"))
    #expect(app.frame.row(0).hasSuffix("Ada"))
    #expect(!app.shows("walk back"))
    let before = app.frame
    app.press(.left)
    #expect(app.frame == before)
  }

  @Test("at 40×16 the yard is a row of signs, and has the screen while somebody walks") func compact() {
    var app = Self.started(.compact, days: 4)
    #expect(app.frame.row(14).hasSuffix("v ⌂ &"))
    app.press(.left)
    #expect(app.shows("21 November. All three of the day."))
    #expect(app.shows("/──┴─\\") && !app.shows("Hangman"))
    app.press(.escape)
    #expect(app.shows("▸ Hangman"))
  }

  @Test("the windows are lit from eight in the evening to six in the morning, with stars above")
  func night() {
    for (hour, isNight) in [(19, false), (20, true), (5, true), (6, false)] {
      let app = Self.started(days: 3, hour: hour)
      #expect(app.shows("│▪  ▪│") == isNight && app.shows("│▫  ▫│") == !isNight)
      #expect(app.shows("·") == isNight)
    }
  }

  @Test("a light is on while words are due") func light() {
    let records = Self.year(days: 3)
    var app = App.started(records: records)
    app.readRecords()
    #expect(app.shows("│ ▫∩ │"))
    records.addForPractice(["abbey"], of: "Ada", language: "en", missedOn: Self.day(-3))
    app.readRecords()
    #expect(app.shows("│ ▪∩ │"))
  }

  @Test(
    "in ASCII it is drawn with ASCII alone, and the console has signs for all", arguments: ScreenSize.allCases
  )
  func signs(size: ScreenSize) {
    let frame = Self.started(size, hour: 22).frame
    let ascii = frame.inASCII.text
    #expect(ascii.allSatisfy { $0.isASCII } && !ascii.contains("?  "))
    for sign in "☼∩⌂▲▫▪" { #expect(!frame.cells.contains { $0.forConsole.character == sign }) }
  }

  @Test("something moves once a second, and nothing wakes the program after a minute untouched")
  func motion() {
    var app = Self.started(isAnimated: true)
    #expect(app.patience == .seconds(1))
    var frames: Set<String> = []
    for second in 0..<60 {
      #expect(app.patience == .seconds(1), "\(second)")
      let before = app.frame
      app.advance(by: .seconds(1))
      frames.insert(app.frame.text)
      #expect(before.differences(from: app.frame).count <= 2)
    }
    #expect(frames.count > 3)
    #expect(app.patience == nil)
    app.press(.down)
    #expect(app.patience == .seconds(1))
  }

  @Test("nothing moves without animation, nor where there are only signs") func still() {
    var app = Self.started(isAnimated: true)
    app.context.profile.settings.isAnimated = false
    app.advance(by: .seconds(1))
    #expect(app.patience == nil)
    var compact = Self.started(.compact, isAnimated: true)
    compact.advance(by: .seconds(1))
    #expect(compact.patience == nil)
  }

  @Test("no row of the yard is wider than the screen, whatever stands there", arguments: ScreenSize.allCases)
  func sizes(size: ScreenSize) {
    for days in [0, 1, 2, 7, 40, 200] {
      var app = Self.started(size, days: days)
      for _ in 0..<min(days, 30) {
        app.press(.left)
        #expect(app.frame.row(app.frame.size.height - 1).contains("Esc"))
      }
    }
  }
}
