import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// The first screen: the menu of everything that can be played or opened.
public struct TitleScreen: Screen {
  /// The entries of the menu that are not games.
  enum Entry: CaseIterable, Sendable {
    case resume, daily, table, practice, scores, players, more
  }

  /// A line of the menu.
  enum Line: Equatable, Sendable {
    case entry(Entry)
    case game(GameKind)
  }

  public enum Command: Sendable {
    case move, press, quit
    /// Opens a line, by its index in `lines`.
    case open(Int)
  }

  /// `nil` until the player moves the selection; the default is then the first line.
  private var chosen: Line?
  /// The tables at which somebody waits, the newest first, once they have answered.
  private var tables: [OpenTable] = []

  public init() {}

  /// The lines in groups, with a blank row between them where there is room.
  static let groups: [[Line]] = [
    [.entry(.resume)],
    GameKind.allCases.map { .game($0) } + [.entry(.daily), .entry(.table)],
    [.entry(.practice), .entry(.scores), .entry(.players), .entry(.more)],
  ]
  static let lines = groups.flatMap { $0 }

  /// Whether a line is shown: continuing and practice require something to continue or practise, tables their folder.
  static func isShown(_ line: Line, _ context: Context) -> Bool {
    switch line {
    case .entry(.resume): !context.profile.waiting.isEmpty
    case .entry(.practice): context.practiceBook.canPractise
    case .entry(.table): context.services.tables != nil
    default: true
    }
  }

  private func groups(_ context: Context) -> [[Line]] {
    Self.groups.map { $0.filter { Self.isShown($0, context) } }.filter { !$0.isEmpty }
  }

  private func menu(of lines: [Line]) -> Menu {
    Menu(count: lines.count, chosen: chosen.flatMap(lines.firstIndex) ?? 0)
  }

  public mutating func uncovered(_ context: inout Context) -> Transition {
    tables = []
    context.returnToTitle()
    context.readTables()
    return .stay
  }

  public mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    if case .tables(let all) = news {
      tables = all.filter { $0.isOpen(to: context.profile.player) }
        .sorted { ($0.age, $0.id) < ($1.age, $1.id) }
    }
    return .stay
  }

  public func name(_ text: Texts) -> String { text("Wordyard") }

  public func rules(_ context: Context) -> String {
    context.text("Three word games, alone or together. A marked letter opens its entry at once.")
  }

  public func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    var bindings = [
      KeyBinding(
        [.enter, .character(" ")], "Enter", text("open"), help: text("open the chosen entry"), Command.press),
      KeyBinding([], "A–Z", text("marked letter"), help: text("open that letter's entry"), .move),
      KeyBinding([], "↑ ↓", "", help: text("move through the entries"), click: .down, .move),
    ]
    for (index, line) in Self.titles(context).enumerated() {
      guard let letter = line.letter else { continue }
      bindings.append(
        KeyBinding(
          .letter(letter), String(letter), "", help: line.title,
          isEnabled: Self.isShown(Self.lines[index], context), .open(index)))
    }
    bindings.append(
      KeyBinding(.letter("q"), "q", text("quit"), help: text("leave Wordyard"), Command.quit))
    return bindings
  }

  /// The titles of all lines, shown or not, each with the letter that opens it, which is always the same. What is always
  /// there has the first choice.
  static func titles(_ context: Context) -> [(title: String, letter: Character?)] {
    let titles = lines.map { line in
      switch line {
      case .entry(let entry): context.text.entry(entry).title
      case .game(let kind): context.services.games.game(kind).name(context.text)
      }
    }
    let isOccasional = lines.map { [.entry(.resume), .entry(.practice)].contains($0) }
    let order = lines.indices.filter { !isOccasional[$0] } + lines.indices.filter { isOccasional[$0] }
    let letters = order.map { titles[$0] }.shortcuts
    var lettered = titles.map { (title: $0, letter: Character?.none) }
    for (index, letter) in zip(order, letters) { lettered[index].letter = letter }
    return lettered
  }

  public mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .quit: return .quit
    case .press:
      let lines = groups(context).flatMap { $0 }
      return open(lines[menu(of: lines).chosen], &context)
    case .open(let index): return open(Self.lines[index], &context)
    }
  }

  private mutating func open(_ line: Line, _ context: inout Context) -> Transition {
    switch line {
    case .game(let kind):
      return context.hasPlayed(kind)
        ? .open(.game(kind)) : .push(context.services.games.game(kind).setUp(nil, &context))
    case .entry(.resume): return resume(&context)
    case .entry(.daily):
      let screen = DailyScreen(day: context.services.today(), &context)
      return .navigate(.push(screen, then: .perform(.playNext)))
    case .entry(.practice): return .open(.practice())
    case .entry(.table): return .push(TablesScreen(&context))
    case .entry(.scores): return .push(HighScoresScreen(&context))
    case .entry(.players): return .push(ListScreen.players(&context))
    case .entry(.more): return .push(ListScreen.more(&context))
    }
  }

  /// Continues the only saved game, or shows the list of several.
  private func resume(_ context: inout Context) -> Transition {
    guard let first = context.profile.waiting.first else { return .stay }
    guard context.profile.waiting.count == 1 else { return .push(ListScreen.waiting(of: nil, &context)) }
    return .navigate(context.resume(first.session.id, isOverTitle: true))
  }

  public var manners: Manners { .takesLines }

  /// A pasted letter or code is opened.
  public mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    .navigate(context.open(letter: text))
  }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    let lines = groups(context).flatMap { $0 }
    var menu = menu(of: lines)
    guard menu.move(key) else { return .stay }
    chosen = lines[menu.chosen]
    guard case .choose = key else { return .stay }
    return perform(.press, &context)
  }

  public func draw(on canvas: inout Canvas, _ context: Context) {
    canvas.header(
      [context.text("Wordyard")], right: context.profile.givenName ?? "")
    let layout = canvas.layout.page
    let groups = groups(context)
    let lines = groups.flatMap { $0 }
    let chosen = menu(of: lines).chosen
    let rows = TitleLayout(layout, groups: groups.map(\.count))
    Wordmark.draw(on: &canvas, centeredIn: layout.stage, row: layout.point(0, rows.wordmark).y)
    let titles = Self.titles(context)
    for (index, line) in lines.enumerated() {
      let title = titles[Self.lines.firstIndex(of: line)!]
      draw(line, title, index, row: rows.row(of: index), isChosen: index == chosen, on: &canvas, context)
    }
  }

  /// Draws a line in a row: its title, with the letter of its key marked, and its current note.
  private func draw(
    _ line: Line, _ title: (title: String, letter: Character?), _ index: Int, row: Int, isChosen: Bool,
    on canvas: inout Canvas, _ context: Context
  ) {
    let layout = canvas.layout.page
    let place = layout.point(layout.isCompact ? 1 : 13, row)
    let room = layout.isCompact ? 38 : 66
    let titleX = place.x + 2
    let noteX = titleX + 14
    let parts = note(of: line, context, isShort: layout.isCompact, room: place.x + room - noteX)
    let used = noteX + parts.reduce(0) { $0 + $1.text.columns } - place.x
    let width = layout.isCompact ? 38 : max(56, used + 1)
    canvas.listRow(
      Rect(x: place.x, y: place.y, width: width, height: 1), isChosen: isChosen, sends: .choose(index))
    canvas.put(title.title, markedAt: title.letter, at: Point(x: titleX, y: place.y), isChosen: isChosen)
    var x = noteX
    for part in parts {
      x += canvas.put(part.text, at: Point(x: x, y: place.y), isChosen ? .chosen : part.role)
    }
  }

  private typealias Part = (text: String, role: Role)

  private func note(of line: Line, _ context: Context, isShort: Bool, room: Int) -> [Part] {
    let text = context.text
    switch line {
    case .game(let kind):
      return isShort ? [] : [(context.services.games.game(kind).tagline(text), .dim)]
    case .entry(.resume):
      return context.profile.waiting.first.map {
        [(context.services.games.line(of: $0, room: room, text), .dim)]
      } ?? []
    case .entry(.daily):
      return context.profile.daily.map { Self.beads($0, isShort: isShort, room: room, context) }
        ?? [(isShort ? "" : text.entry(.daily).note, .dim)]
    case .entry(.table):
      guard let table = tables.first, let game = context.services.games.game(at: table.header.game) else {
        return isShort ? [] : [(text.entry(.table).note, .dim)]
      }
      let name = game.name(text)
      return [(text("\(table.title.clipped(to: 10)) waits · \(name)").clipped(to: room), .won)]
    case .entry(.practice):
      let (day, summary) = (context.services.today(), context.practiceBook.summary)
      let note = summary.map { $0.note(on: day, text) } ?? text("from your vocabulary")
      return [(note.clipped(to: room), .dim)]
    case .entry(.players): return [(context.profile.givenName ?? "", .dim)]
    case .entry(let entry): return isShort ? [] : [(text.entry(entry).note, .dim)]
    }
  }

  /// A bead for each of the day's puzzles, full when played, then which are left, or the days in a row.
  private static func beads(_ daily: DailyStanding, isShort: Bool, room: Int, _ context: Context) -> [Part] {
    let text = context.text
    let left = Mode.daily.filter { !daily.finished.contains($0) }
    let played = Mode.daily.count - left.count
    let beads = [
      (String(repeating: "● ", count: played), Role.right),
      (String(repeating: "○ ", count: left.count), .dim),
    ]
    let names = left.map { context.services.games.game($0.game).name(text) }
    let notes =
      left.isEmpty
      ? [daily.streak > 0 ? text.daysInARow(daily.streak) : ""]
      : [played == 0 ? text.entry(.daily).note : text.toGo(names), text("\(left.count) to go")]
    let gap = isShort ? " " : "  "
    let rest = room - 2 * Mode.daily.count - gap.columns
    return beads + [(gap + (notes.first { $0.columns <= rest } ?? ""), .dim)]
  }
}

extension PracticeSummary {
  /// The number of words due on a day, or when the next one is due.
  fileprivate func note(on day: Day, _ text: Texts) -> String {
    let count = dueCount(on: day)
    return count > 0
      ? text("\(count) word is due", plural: "\(count) words are due", count)
      : text("next one \(text.when(next(after: day), from: day))")
  }
}

/// The rows of the title, relative to the block: blank ones part the groups of lines as far as there is room, the last
/// groups first.
struct TitleLayout {
  /// The row of the wordmark.
  let wordmark: Int
  private var rows: [Int] = []

  /// - Parameter groups: the number of lines in each group; together at most eleven.
  init(_ layout: Layout, groups: [Int]) {
    wordmark = layout.isCompact ? 2 : 3
    let count = groups.reduce(0, +)
    var row = layout.isCompact ? 3 : 8
    var free = (layout.isCompact ? 15 : 22) - row - count
    if layout.isCompact, free > 0 {
      row += 1
      free -= 1
    }
    for (index, count) in groups.enumerated() {
      if index > 0, groups.count - index <= free { row += 1 }
      rows += row..<row + count
      row += count
    }
  }

  /// The row of a line.
  func row(of line: Int) -> Int { rows[line] }
}

/// The program's name in letter tiles, in one row where there is no room for more.
enum Wordmark {
  /// The size of a tile.
  static func size(_ layout: Layout) -> Size { layout.isCompact ? TilesView.flat : TilesView.small }

  static func draw(on canvas: inout Canvas, centeredIn stage: Rect, row: Int) {
    let size = size(canvas.layout)
    let words = [("WORD", Role.tile), ("YARD", .goldTile)]
    let pitch = size.width + 1
    var x = stage.centeredX(of: TilesView.width(8, pitch: pitch, size: size))
    for (word, role) in words {
      TilesView(tiles: word.map { .letter($0) }, pitch: pitch, size: size, role: role)
        .draw(on: &canvas, at: Point(x: x, y: row))
      x += word.count * pitch
    }
  }
}

extension TitleScreen {
  /// The command that opens the daily puzzles.
  public static let dailyCommand = "daily"
  /// The command that opens the screen of tables.
  public static let tablesCommand = "table"
  /// The command that practises the words that are due.
  public static let practiceCommand = "practice"

  /// The initial stack of screens: the title screen, above it what the command line requests, and on the very first start
  /// the choice of a language, unless the command line names one, and the introduction.
  /// - Parameter command: the name of a game, which is dealt at once, `daily`, `table` or `practice`.
  /// - Returns: the screens, and what then opens.
  public static func first(
    opening command: String?, isFirstStart: Bool, _ context: inout Context
  ) -> (screens: [any Screen], opening: Navigation) {
    var screens: [any Screen] = [TitleScreen()]
    var opening = Navigation.stay
    let kind = command.flatMap(GameKind.init)
    let practises = command == practiceCommand
    if let kind, !isFirstStart {
      // The cached data of the first frame may be older than the last game, if its process was killed.
      context.readTitle()
      opening =
        context.waiting(of: kind).isEmpty
        ? context.dealt(kind) : .push(ListScreen.waiting(of: kind, &context))
    } else if command == dailyCommand {
      screens.append(DailyScreen(day: context.services.today(), &context))
    } else if command == tablesCommand, context.services.tables != nil {
      screens.append(TablesScreen(&context))
    } else if practises, !isFirstStart {
      context.readTitle()
      opening = .open(.practice())
    }
    if isFirstStart {
      let isGiven = context.profile.overrides[SettingName.language] != nil
      // What is dealt has the language that is chosen first.
      let next = kind.map { Destination.game($0) } ?? (practises ? .practice() : nil)
      screens.append(
        isGiven
          ? IntroductionScreen(isFirst: true, next: next)
          : ListScreen.languages(&context, isFirst: true, next: next)
      )
    }
    return (screens, opening)
  }
}

extension Context {
  /// Deals a game with the player's last choices, above its set-up.
  mutating func dealt(_ kind: GameKind) -> Navigation {
    submitted(services.games.game(kind).setUp(nil, &self))
  }

  private mutating func submitted(_ setUp: some FormScreen) -> Navigation {
    var setUp = setUp
    let opened = setUp.submit(&self)
    return .push(setUp, then: opened)
  }

  /// The first screen for practising words; `nil` when none can be played.
  private mutating func practising(_ words: [PracticeWord], isCounted: Bool) -> Navigation? {
    for game in services.games.all {
      if let screen = game.practice(words, isCounted: isCounted, &self) { return .push(screen) }
    }
    return nil
  }

  /// Practises the words that were practised last, or those that are due, or shows when the next ones are.
  fileprivate mutating func practise(isLast: Bool) -> Navigation {
    let words = isLast ? practiceBook.last() : practiceBook.due()
    if let round = practising(words, isCounted: !isLast) { return round }
    if isLast { return .stay }
    let text = text
    guard let summary = practiceBook.summary else {
      return .push(
        PopupScreen(
          text.entry(.practice).title, [.init(text("There is nothing to practise."))],
          [.init(text("Back"), isCancel: true, then: .stay)]))
    }
    let next = text.when(summary.next(after: services.today()), from: services.today())
    let count = practiceBook.last().count
    return .push(
      PopupScreen(
        text.entry(.practice).title,
        [
          .init(text("Nothing is due today. The next word comes \(next).")),
          .init(text("What you practise now does not count."), .dim),
        ],
        [
          .init(
            text("Practise the last one now", plural: "Practise the last \(count) now", count),
            then: .open(.practice(isLast: true))),
          .init(text("Back"), isCancel: true, then: .stay),
        ]))
  }
}

extension Destination {
  /// What opens at a destination, for `Services`.
  public static func resolve(_ destination: Destination, _ context: inout Context) -> Navigation {
    switch destination {
    case .replay(let record): Replays.open(record, context)
    case .dailyResult(let day):
      .replace(ScreenLayer(DailyScreen(day: day, &context), then: .perform(.shareNew)))
    case .nextPuzzle(let day):
      .replace(ScreenLayer(DailyScreen(day: day, &context), then: .perform(.playNext)))
    case .seats(let state): .replace(TableSeatsScreen(state))
    case .letter(let text, let isTaken): .chain(.home, then: context.open(letter: text, isTaken: isTaken))
    case .game(let kind): context.dealt(kind)
    case .practice(let isLast): context.practise(isLast: isLast)
    case .action(let action): context.open(action)
    }
  }
}
