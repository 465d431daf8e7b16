import Engines
import Kit
import Records
import TextUI
import Texts

/// The first screen: the menu of everything that can be played or opened.
public struct TitleScreen: Screen {
  /// The entries of the menu that are not games.
  public enum Entry: CaseIterable, Sendable {
    case resume, code, daily, practice, table, scores, players, introduction, language, settings, quit
  }

  /// A line of the menu.
  public enum Line: Equatable, Sendable {
    case entry(Entry)
    case game(GameKind)
  }

  public enum Command: Sendable {
    case move, press
    case open(Line)
    /// Asks for a code; plays the game of a code.
    case askForCode, code(String)
  }

  /// `nil` until the player moves the selection; the default is then the line for continuing, or without saved games the
  /// first game.
  private var chosen: Line?

  public init() {}

  /// The playable lines, then the others.
  static let played: [Line] =
    [.entry(.resume)] + GameKind.allCases.map { .game($0) }
    + [Entry.daily, .practice, .table].map { .entry($0) }
  static let around: [Line] =
    [Entry.scores, .players, .introduction, .language, .settings, .quit].map { .entry($0) }
  static let lines = played + around
  private static let firstGame = Line.game(GameKind.allCases[0])

  /// Whether a line is shown: continuing and practice require something to continue or practise, tables their folder.
  static func isShown(_ line: Line, _ context: Context) -> Bool {
    switch line {
    case .entry(.resume): !context.profile.waiting.isEmpty
    case .entry(.practice): context.practiceSummary != nil
    case .entry(.table): (context.services.tables != nil)
    default: true
    }
  }

  /// The visible lines; without saved games, the first one is for entering a code.
  private func lines(_ context: Context) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(Self.lines.count + 1)
    if context.profile.waiting.isEmpty { lines.append(.entry(.code)) }
    for line in Self.lines where Self.isShown(line, context) { lines.append(line) }
    return lines
  }

  private func menu(of lines: [Line], _ context: Context) -> Menu {
    let usual = context.profile.waiting.isEmpty ? Self.firstGame : .entry(.resume)
    return Menu(
      count: lines.count, chosen: chosen.flatMap(lines.firstIndex) ?? lines.firstIndex(of: usual) ?? 0)
  }

  public mutating func uncovered(_ context: inout Context) -> Transition {
    context.returnToTitle()
    return .stay
  }

  public func name(_ text: Texts) -> String { text("Wordyard") }

  public func rules(_ context: Context) -> String {
    context.display.canUnderline
      ? context.text("Three word games, alone or together. An underlined letter opens its entry at once.")
      : context.text("Three word games, alone or together. A marked letter opens its entry at once.")
  }

  public func bindings(_ context: Context) -> [KeyBinding<Command>] {
    var bindings = [
      KeyBinding(
        [.enter, .character(" ")], "Enter", context.text("open"), help: context.text("open the chosen entry"),
        Command.press),
      KeyBinding(
        [], "A–Z",
        context.display.canUnderline ? context.text("underlined letter") : context.text("marked letter"),
        help: context.text("open that letter's entry"),
        .move),
      KeyBinding(
        [], "↑ ↓", context.text("choose"), help: context.text("move through the entries"), click: .down, .move
      ),
    ]
    for line in Self.lines {
      let (title, key) = Self.title(of: line, context)
      bindings.append(
        KeyBinding(
          .letter(key), String(key), "", help: key == "q" ? "" : title,
          isEnabled: Self.isShown(line, context), .open(line)))
    }
    let codeKey = context.text.entry(.code).key
    // With a single saved game there is no list whose last row would ask for a code.
    bindings.append(
      KeyBinding(
        .letter(codeKey), String(codeKey),
        context.profile.waiting.count == 1 ? context.text("code") : "",
        help: context.text("A code that somebody sent"),
        .askForCode))
    bindings.append(
      KeyBinding(
        .letter("q"), "q", context.text("quit"),
        help: context.text("leave Wordyard"),
        .open(.entry(.quit))))
    return bindings
  }

  /// The title of a line, and the letter of its key.
  static func title(of line: Line, _ context: Context) -> (title: String, key: Character) {
    let text = context.text
    switch line {
    case .entry(let entry):
      let (title, _, key) = text.entry(entry)
      return (title, key)
    case .game(let kind):
      let game = context.services.games.game(kind)
      return (game.name(text), game.key(text))
    }
  }

  public mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .press:
      let lines = lines(context)
      return open(lines[menu(of: lines, context).chosen], &context)
    case .open(let line): return open(line, &context)
    case .askForCode: return open(.entry(.code), &context)
    case .code(let text): return context.open(code: text)
    }
  }

  private mutating func open(_ line: Line, _ context: inout Context) -> Transition {
    switch line {
    case .game(let kind): .push(context.services.games.game(kind).setUp(nil, &context))
    case .entry(.resume): resume(&context)
    case .entry(.code): .push(context.codeEntry { Command.code($0) })
    case .entry(.daily): .push(DailyScreen(day: context.services.today(), &context))
    case .entry(.practice): practise(&context)
    case .entry(.table): .push(TablesScreen(&context))
    case .entry(.scores): .push(HighScoresScreen(&context))
    case .entry(.players): .push(PlayersScreen(&context))
    case .entry(.introduction): .push(IntroductionScreen())
    case .entry(.language): .push(LanguageScreen(context))
    case .entry(.settings): .push(SettingsScreen(context))
    case .entry(.quit): .quit
    }
  }

  /// Continues the only saved game, or shows the list of several.
  private func resume(_ context: inout Context) -> Transition {
    guard let first = context.profile.waiting.first else { return .stay }
    guard context.profile.waiting.count == 1 else {
      return .push(WaitingList(context.profile.waiting, isOverTitle: true))
    }
    return context.resume(first.session.id, isOverTitle: true)
  }

  /// Practises the words that are due, or shows when the next ones are.
  private func practise(_ context: inout Context) -> Transition {
    let words = context.services.records.practiceWords(
      of: context.profile.player, language: context.profile.settings.words, on: context.services.today())
    for game in context.services.games.all {
      if let screen = game.practice(words, &context) { return .push(screen) }
    }
    let text = context.text
    guard let summary = context.practiceSummary else { return .stay }
    let next = text.when(
      summary.next(after: context.services.today()), from: context.services.today())
    return .push(
      Popup.message(
        text.entry(.practice).title, text("Nothing is due today. The next word comes \(next)."), text))
  }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    let lines = lines(context)
    var menu = menu(of: lines, context)
    guard menu.move(key) else { return .stay }
    chosen = lines[menu.chosen]
    guard case .choose = key else { return .stay }
    return perform(.press, &context)
  }

  /// - Parameter count: the number of visible lines; those below the playable ones are always visible.
  private func rows(_ layout: Layout, count: Int, chosen: Int) -> TitleLayout {
    let around = Self.around.count
    return TitleLayout(layout, played: count - around, around: around, chosen: chosen)
  }

  public func draw(on canvas: inout Canvas, _ context: Context) {
    canvas.header([context.text("Wordyard")], right: context.profile.player)
    let layout = canvas.layout.page
    let lines = lines(context)
    let menu = menu(of: lines, context)
    let rows = rows(layout, count: lines.count, chosen: menu.chosen)
    if layout.isCompact, rows.hasWordmark {
      canvas.putCentered("W O R D Y A R D", in: layout.stage, row: layout.point(0, 2).y, .title)
    } else if !layout.isCompact {
      Wordmark.draw(on: &canvas, centeredIn: layout.stage, row: layout.point(0, 3).y)
    }
    for index in lines.indices {
      guard let row = rows.row(of: index) else { continue }
      draw(lines[index], index, row: row, isChosen: index == menu.chosen, on: &canvas, layout, context)
    }
    rows.drawArrows(on: &canvas)
  }

  /// Draws a line in a row: its title, with the letter of its key marked, and its current note.
  func draw(
    _ line: Line, _ index: Int, row: Int, isChosen: Bool, on canvas: inout Canvas, _ layout: Layout,
    _ context: Context
  ) {
    let place = layout.point(layout.isCompact ? 1 : 13, row)
    let room = layout.isCompact ? 38 : 65
    let titleX = place.x + 2
    let noteX = titleX + 14
    let parts = note(of: line, context, isShort: layout.isCompact, room: place.x + room - noteX)
    let used = noteX + parts.reduce(0) { $0 + $1.text.columns } - place.x
    let width = layout.isCompact ? 38 : max(55, used + 1)
    let area = Rect(x: place.x, y: place.y, width: width, height: 1)
    canvas.listRow(area, isChosen: isChosen, sends: .choose(index))
    let (title, key) = Self.title(of: line, context)
    canvas.put(title, at: Point(x: titleX, y: place.y), isChosen ? .chosen : .text)
    if !isChosen, let offset = Self.mnemonic(key, in: title) {
      canvas[Point(x: titleX + offset, y: place.y)].role = .hot
    }
    var x = noteX
    for part in parts {
      x += canvas.put(part.text, at: Point(x: x, y: place.y), isChosen ? .chosen : part.role)
    }
  }

  /// The number of graphemes before the first occurrence of a letter in a title, ignoring case.
  static func mnemonic(_ key: Character, in title: String) -> Int? {
    let capital = key.interfaceCapital
    return title.enumerated().first { $0.element == key || $0.element == capital }?.offset
  }

  private typealias Part = (text: String, role: Role)

  private func note(of line: Line, _ context: Context, isShort: Bool, room: Int) -> [Part] {
    switch line {
    case .game(let kind):
      return isShort ? [] : [(context.services.games.game(kind).tagline(context.text), .dim)]
    case .entry(.resume):
      return context.profile.waiting.first.map {
        [(context.services.games.line(of: $0, room: room, context.text), .dim)]
      } ?? []
    case .entry(.daily):
      return context.profile.daily.map { Self.beads($0, context.text, room: room) }
        ?? [(isShort ? "" : context.text.entry(.daily).note, .dim)]
    case .entry(.table) where context.profile.openTables > 0:
      return [(context.text("\(context.profile.openTables) open"), .text)]
    case .entry(.practice):
      return context.practiceSummary.map {
        [($0.note(on: context.services.today(), context.text).clipped(to: room), .dim)]
      } ?? []
    case .entry(.players): return [(context.profile.player, .dim)]
    case .entry(.language): return [(context.languageNames.clipped(to: room), .dim)]
    case .entry(let entry): return isShort ? [] : [(context.text.entry(entry).note, .dim)]
    }
  }

  /// A bead for each of the day's puzzles, full when played, then their number and the streak of days.
  private static func beads(_ daily: DailyStanding, _ text: Texts, room: Int) -> [Part] {
    let all = Mode.daily.count
    let played = min(daily.played, all)
    var parts: [Part] = [
      (String(repeating: "●", count: played), .right),
      (String(repeating: "○", count: all - played), .dim),
      ("  " + text("\(played) of \(all) today"), .dim),
    ]
    let streak =
      "   " + text.daysInARow(daily.streak)
    if daily.streak > 0, parts.reduce(0, { $0 + $1.text.columns }) + streak.columns <= room {
      parts.append((streak, .dim))
    }
    return parts
  }
}

extension PracticeSummary {
  /// The number of words due on a day, or when the next one is due.
  fileprivate func note(on day: Day, _ text: Texts) -> String {
    let count = dueCount(on: day)
    return count > 0
      ? text("\(count) word is due", plural: "\(count) words are due", count)
      : text("the next \(text.when(next(after: day), from: day))")
  }
}

/// The rows of the title's menu, which scrolls with the selection when not all lines fit.
struct TitleLayout {
  private let layout: Layout
  /// The number of playable lines, the first ones; outside the compact layout a blank row follows them if there is room.
  private let played: Int
  /// The rows of the menu, and the selected one.
  private let menu: Menu
  private let hasGap: Bool
  /// Whether there is a row for the program's name: on 40×16 there is none when all lines are shown.
  let hasWordmark: Bool

  /// - Parameters:
  ///   - played: the number of playable lines.
  ///   - around: the number of lines below them.
  ///   - chosen: the index of the selected line.
  init(_ layout: Layout, played: Int, around: Int, chosen: Int) {
    self.layout = layout
    self.played = played
    let count = played + around
    hasWordmark = !layout.isCompact || count <= 12
    hasGap = !layout.isCompact && count < Self.bottom(layout) - 8
    menu = Menu(count: hasGap ? count + 1 : count, chosen: hasGap && chosen >= played ? chosen + 1 : chosen)
  }

  /// The row below the last one that the menu can use.
  private static func bottom(_ layout: Layout) -> Int { layout.isCompact ? 15 : 23 }

  private var top: Int { !layout.isCompact ? 8 : hasWordmark ? 3 : 2 }
  private var height: Int { Self.bottom(layout) - top }

  /// Whether not all lines fit.
  var scrolls: Bool { menu.count > height }

  /// The row of a line, relative to the block; `nil` while it is scrolled out of sight.
  func row(of line: Int) -> Int? {
    let (index, visible) = (hasGap && line >= played ? line + 1 : line, menu.visible(in: height))
    return visible.contains(index) ? top + index - visible.lowerBound : nil
  }

  /// Draws arrows at the right of the menu where there are further lines.
  func drawArrows(on canvas: inout Canvas) {
    menu.drawArrows(on: &canvas, in: layout.rect(layout.isCompact ? 39 : 78, top, 1, height))
  }
}

/// The program's name in letter tiles.
enum Wordmark {
  static let size = Size(width: 40, height: 3)

  static func draw(on canvas: inout Canvas, centeredIn stage: Rect, row: Int) {
    let left = stage.minX + (stage.width - size.width) / 2
    draw("│ W ││ O ││ R ││ D │", .title, on: &canvas, at: Point(x: left, y: row))
    draw("│ Y ││ A ││ R ││ D │", .stage, on: &canvas, at: Point(x: left + size.width / 2, y: row))
  }

  private static func draw(_ letters: String, _ role: Role, on canvas: inout Canvas, at place: Point) {
    canvas.put("┌───┐┌───┐┌───┐┌───┐", at: place, role)
    canvas.put(letters, at: Point(x: place.x, y: place.y + 1), role)
    canvas.put("└───┘└───┘└───┘└───┘", at: Point(x: place.x, y: place.y + 2), role)
  }
}

extension TitleScreen {
  /// The command that opens the daily puzzles.
  public static let dailyCommand = "daily"
  /// The command that opens the screen of tables.
  public static let tablesCommand = "table"

  /// The initial stack of screens: the title screen, above it what the command line requests, and on the very first start
  /// the choice of a language, unless the command line names one, and the introduction.
  /// - Parameter command: the name of a game, `daily` or `table`.
  public static func first(
    opening command: String?, isFirstStart: Bool, _ context: inout Context
  ) -> [any Screen] {
    var screens: [any Screen] = [TitleScreen()]
    if let kind = command.flatMap(GameKind.init) {
      screens.append(context.services.games.game(kind).setUp(nil, &context))
      // The cached data of the first frame may be older than the last game, if its process was killed.
      context.profile.waiting = context.services.records.title(of: context.profile.player).waiting
      let waiting = context.profile.waiting.filter { $0.session.mode.game == kind && $0.session.day == nil }
      if !waiting.isEmpty { screens.append(WaitingList(waiting, isOverTitle: false)) }
    } else if command == dailyCommand {
      screens.append(DailyScreen(day: context.services.today(), &context))
    }
    if command == tablesCommand, (context.services.tables != nil) { screens.append(TablesScreen(&context)) }
    if isFirstStart {
      let isGiven = context.profile.overrides[SettingName.language] != nil
      screens.append(isGiven ? IntroductionScreen(isFirst: true) : LanguageScreen(context, isFirst: true))
    }
    return screens
  }
}

extension Destination {
  /// The transition to a destination, for `Context`.
  public static func resolve(_ destination: Destination, _ context: inout Context) -> Transition {
    switch destination {
    case .replay(let record): Replays.open(record, context)
    case .dailyResult: .perform(DailyScreen.Command.shareNew)
    case .seats(let state): .replace(TableSeatsScreen(state))
    }
  }
}
