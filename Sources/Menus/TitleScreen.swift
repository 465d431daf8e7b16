import Commentary
import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// The first screen: the menu of everything that can be played or opened.
public struct TitleScreen: Screen {
  public enum Command: Sendable {
    case move, press, quit
    case follow(ListAction)
    /// A walk through the days of the yard: by a number of days, to the first one, back to today.
    case walk(Int), first, today
    /// The games of the day that has been walked to.
    case games, replay
  }

  /// `nil` until the player moves the selection; the default is then the first line.
  private var chosen: ListAction?
  /// The tables at which somebody waits, the newest first, once they have answered.
  private var tables: [OpenTable] = []
  /// The index of the day of the yard that has been walked to, and what it was; `nil` for the menu.
  private var walk: (plot: Int, told: [String])?
  private var motion: YardMotion
  /// How long it still looks for what the folders of a class bring at the start.
  private var newsTime: Duration
  /// Notices the end of a day of which a puzzle has been played.
  private var midnight = Midnight()

  /// - Parameter isMoving: whether the yard moves until it is known that nothing shall.
  /// - Parameter awaitsNews: whether a folder of a class is being looked into.
  public init(isMoving: Bool = false, awaitsNews: Bool = false) {
    motion = YardMotion(isMoving: isMoving)
    newsTime = awaitsNews ? Self.longestNews : .zero
  }

  private static let longestNews = Duration.seconds(5)
  private static let newsStep = Duration.milliseconds(250)

  /// The lines in groups, with a blank row between them where there is room.
  private func groups(_ context: Context) -> [[Listing.Entry]] {
    Listing.menu(context, hasTables: context.services.tables != nil)
  }

  private func menu(of lines: [Listing.Entry]) -> Menu {
    Menu(count: lines.count, chosen: lines.firstIndex { $0.action == chosen } ?? 0)
  }

  public mutating func uncovered(_ context: inout Context) -> Transition {
    tables = []
    context.returnToTitle()
    context.readListNews()
    midnight = context.profile.daily?.finished.isEmpty == false ? Midnight(context) : Midnight()
    context.services.tables?.listAny()
    if let walk { go(to: walk.plot, &context) }
    motion.begin(context)
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
    let text = context.text
    return text(
      """
      \(text.numeral(GameKind.allCases.count)) word games, alone or together. A marked letter opens its entry at once.
      """
    ).capitalizedFirst
  }

  public func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    var bindings = walk == nil ? menuBindings(context) : walkBindings(context)
    for line in groups(context).joined() {
      guard let letter = line.key, let action = line.action else { continue }
      bindings.append(KeyBinding(.letter(letter), String(letter), "", help: line.title, .follow(action)))
      // The Devil comes in with k in any language.
      guard action == .visit, letter != "k" else { continue }
      bindings.append(KeyBinding(.letter("k"), "", "", help: "", .follow(action)))
    }
    bindings.append(
      KeyBinding(.letter("q"), "q", text("quit"), help: text("leave Wordyard"), Command.quit))
    return bindings
  }

  private func menuBindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding(
        [.enter, .character(" ")], "Enter", text("open"), help: text("open the chosen entry"), .press),
      KeyBinding([], "A–Z", text("marked letter"), help: text("open that letter's entry"), .move),
      KeyBinding([], "↑ ↓", "", help: text("move through the entries"), click: .down, .move),
      KeyBinding(
        [.left], "←", text("walk back"), help: text("walk back through the days of the yard"),
        isEnabled: !context.profile.yard.isEmpty, .walk(-1)),
    ]
  }

  private func walkBindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding(
        [.left], "←", text("walk back"), help: text("walk back through the days of the yard"), .walk(-1)),
      KeyBinding([.right], "→", "", help: text("a day further on"), .walk(1)),
      KeyBinding(
        [.enter, .character(" ")], "Enter", text("its games"), help: text("the games of that day"), .games),
      KeyBinding(
        .letter("y"), "y", text("replay"), help: text("see the game again, step by step"), importance: .minor,
        .replay),
      KeyBinding([.home], "Home", text("first day"), help: text("the first day"), .first),
      KeyBinding([.escape, .end], "Esc", text("today"), help: text("back to today"), .today),
    ]
  }

  /// Walks to a day of the yard; beyond the last one is the menu.
  private mutating func go(to plot: Int, _ context: inout Context) {
    let plots = context.profile.yard.plots
    guard plot < plots.count else { return walk = nil }
    let plot = max(0, plot)
    walk = (plot, plots[plot].sentences(&context))
  }

  public mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .walk(let step):
      go(to: (walk?.plot ?? context.profile.yard.plots.count) + step, &context)
      return .stay
    case .first:
      go(to: 0, &context)
      return .stay
    case .today:
      walk = nil
      return .stay
    case .games, .replay:
      guard let walk else { return .stay }
      let (day, player) = (context.profile.yard.plots[walk.plot].day, context.profile.player)
      if case .replay = command, let last = context.services.records.finishedGames(of: player, on: day).first
      {
        return .navigate(.follow(.replay(last.id), &context))
      }
      return .navigate(.follow(.games(of: player, on: day), &context))
    case .quit: return .quit
    case .press:
      let lines = groups(context).flatMap { $0 }
      return lines[menu(of: lines).chosen].action.map { .navigate(.follow($0, &context)) } ?? .stay
    case .follow(let action):
      walk = nil
      return .navigate(.follow(action, &context))
    }
  }

  public var manners: Manners { .takesLines }

  /// A pasted letter or code is opened.
  public mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    .navigate(.open(letter: text, &context))
  }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if case .select(let plot) = key {
      if walk?.plot == plot { return perform(.games, &context) }
      go(to: plot, &context)
      return .stay
    }
    if key == .end, walk != nil { return perform(.today, &context) }
    let lines = groups(context).flatMap { $0 }
    var menu = menu(of: lines)
    guard menu.move(key) else { return .stay }
    walk = nil
    chosen = lines[menu.chosen].action
    guard case .choose = key else { return .stay }
    return perform(.press, &context)
  }

  public var patience: Duration? {
    [motion.patience, midnight.patience, newsTime > .zero ? Self.newsStep : nil].compactMap(\.self).min()
  }

  public mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    if midnight.elapse(time, context) {
      context.returnToTitle()
      if let walk { go(to: walk.plot, &context) }
    }
    if newsTime > .zero {
      newsTime -= min(newsTime, time)
      if context.readListNews() {
        newsTime = .zero
        context.returnToTitle()
      }
    }
    motion.elapse(time)
    let layout = Layout(size: context.display.size)
    let rows = TitleLayout(layout.page, groups: groups(context).map(\.count)).yard
    if !context.profile.settings.isAnimated || !YardView(context).moves(in: rows) { motion.end() }
    return .stay
  }

  public mutating func finishMotion() { motion.touch() }

  public func draw(on canvas: inout Canvas, _ context: Context) {
    let days = context.profile.yard.plots.count
    canvas.header(
      [context.text("Wordyard")],
      right: [context.profile.givenName ?? "", days == 0 ? "" : context.text.days(days)])
    let layout = canvas.layout.page
    let groups = groups(context)
    let lines = groups.flatMap { $0 }
    let chosen = menu(of: lines).chosen
    let rows = TitleLayout(layout, groups: groups.map(\.count))
    let margin = canvas.layout.pick(0, 1, 2)
    let columns = margin..<canvas.size.width - margin
    var yard = YardView(context, isLit: !tables.isEmpty)
    (yard.cursor, yard.beat) = (walk?.plot, motion.beat)
    if let walk, rows.yard?.hasMonths != true {
      return draw(walk.told, yard, in: columns, on: &canvas, context)
    }
    if let place = rows.yard {
      yard.draw(on: &canvas, in: columns, place, context.text)
    } else if let row = rows.signs {
      yard.drawSigns(on: &canvas, in: columns, row: row)
    }
    Wordmark.draw(on: &canvas, centeredIn: layout.stage, row: layout.point(0, rows.wordmark).y)
    for (index, line) in lines.enumerated() {
      let row = rows.row(of: index)
      draw(line, index, row: row, isChosen: index == chosen && walk == nil, on: &canvas, context)
    }
    if let walk, let place = rows.yard { tell(walk.told, in: columns, row: place.ground + 1, on: &canvas) }
  }

  /// Says in a row what the day was that has been walked to: as many sentences as fit.
  private func tell(_ sentences: [String], in columns: Range<Int>, row: Int, on canvas: inout Canvas) {
    var line = sentences.prefix(2).joined(separator: " ")
    for sentence in sentences.dropFirst(2) where line.columns + 1 + sentence.columns <= columns.count {
      line += " " + sentence
    }
    let area = Rect(x: columns.lowerBound, y: row, width: columns.count, height: 1)
    canvas.fill(area)
    let shown = line.shortened(to: area.width)
    canvas.putCentered(shown, in: area, row: row, .stage)
    canvas.focus(on: .row, at: Point(x: area.centeredX(of: shown.columns), y: row))
  }

  /// Draws the yard in place of the menu, where there is no room for both while somebody walks.
  private func draw(
    _ told: [String], _ yard: YardView, in columns: Range<Int>, on canvas: inout Canvas, _ context: Context
  ) {
    let height = YardView.Rows.heights.upperBound
    let rows = YardView.Rows(top: canvas.size.height - 3 - height, height: height, hasMonths: true, sky: 6)
    yard.draw(on: &canvas, in: columns, rows, context.text)
    let area = Rect(x: 1, y: Layout.headerRows, width: canvas.size.width - 2, height: rows.top - 2)
    canvas.put(
      message: told.joined(separator: " ").sentences(to: area.width), in: area, row: area.minY + 1, .stage)
  }

  /// Draws a line in a row: its title, with the letter of its key marked, and its current note.
  private func draw(
    _ line: Listing.Entry, _ index: Int, row: Int, isChosen: Bool, on canvas: inout Canvas,
    _ context: Context
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
    canvas.put(line.title, markedAt: line.key, at: Point(x: titleX, y: place.y), isChosen: isChosen)
    var x = noteX
    for part in parts {
      x += canvas.put(part.text, at: Point(x: x, y: place.y), isChosen ? .chosen : part.role)
    }
  }

  private typealias Part = (text: String, role: Role)

  private func note(of line: Listing.Entry, _ context: Context, isShort: Bool, room: Int) -> [Part] {
    let (text, games, fact) = (context.text, context.services.games, line.facts.first ?? "")
    switch line.action {
    case .goOn:
      return context.profile.waiting.first.map { first in
        let others = context.profile.waiting.count - 1
        let more = others > 0 ? " · " + text("and \(others) more") : ""
        let line = games.line(of: first, room: room - more.columns, text)
        let isWhole = games.line(of: first, room: room, text).columns <= room - more.columns
        return [(isWhole || !isShort ? line + more : games.line(of: first, room: room, text), .dim)]
      } ?? []
    case .daily:
      guard let daily = context.profile.daily else { break }
      if midnight.isPast {
        let line = text("It is past midnight: these are the new ones.")
        return [
          (isShort ? text.date(context.services.today()).clipped(to: room) : line.clipped(to: room), .won)
        ]
      }
      let (today, words) = (context.services.today(), context.profile.settings.words)
      let begun = context.profile.waiting.count { $0.session.day == today && $0.session.language == words }
      return Self.beads(daily, begun: begun, isShort: isShort, room: room, fact, text)
    case .tables:
      guard let table = tables.first else { break }
      let name = text.name(table.header)
      return [(text("\(table.title.clipped(to: 10)) waits · \(name)").clipped(to: room), .won)]
    case .practise where !context.profile.listNews.isEmpty:
      return [(text.news(context.profile.listNews).clipped(to: room), .won)]
    case .practise, .players: return [(fact.clipped(to: room), .dim)]
    default: break
    }
    return isShort ? [] : [(fact, .dim)]
  }

  /// A bead for each of the day's puzzles, full when played and half when begun, then which are left.
  private static func beads(
    _ daily: DailyStanding, begun: Int, isShort: Bool, room: Int, _ note: String, _ text: Texts
  ) -> [Part] {
    let left = Mode.daily.filter { !daily.finished.contains($0) }
    let played = Mode.daily.count - left.count
    let beads = [
      (String(repeating: "● ", count: played), Role.right),
      (String(repeating: "◐ ", count: min(begun, left.count)), .text),
      (String(repeating: "○ ", count: left.count - min(begun, left.count)), .dim),
    ]
    let names = left.map { text.name($0.game) }
    let notes =
      left.isEmpty
      ? [text("done for today")]
      : [played == 0 ? note : text.toGo(names), text("\(left.count) to go")]
    let gap = isShort ? " " : "  "
    let rest = room - 2 * Mode.daily.count - gap.columns
    return beads + [(gap + (notes.first { $0.columns <= rest } ?? ""), .dim)]
  }
}

/// The rows of the title, relative to the block: the yard lies at the bottom of the screen, as high as the lines leave it room;
/// blank rows part the groups of lines as far as there is more, the last groups first.
struct TitleLayout {
  /// The row of the wordmark.
  private(set) var wordmark = 2
  private var rows: [Int] = []
  /// The rows of the yard on the canvas; `nil` where only signs have room.
  private(set) var yard: YardView.Rows?
  /// The row of its signs on the canvas; `nil` when there is none.
  private(set) var signs: Int?

  /// The rows from the top of the block to the bottom line, at most.
  private static let mostRows = 31

  /// - Parameter groups: the number of lines in each group; together at most eleven.
  init(_ layout: Layout, groups: [Int]) {
    let isCompact = layout.isCompact
    var row = isCompact ? 3 : 6
    // On a screen higher than the largest block the distance from the lines stays.
    let bottom = min(layout.size.height - 1, layout.origin.y + Self.mostRows)
    var free = bottom - layout.origin.y - row - groups.reduce(0, +)
    // Of a small screen the yard leaves a row free.
    let room = free - (isCompact ? 1 : 0)
    let heights = YardView.Rows.heights
    if room >= heights.lowerBound + (isCompact ? 2 : 1) {
      let hasMonths = room >= heights.lowerBound + 2
      let height = min(heights.upperBound, room - (hasMonths ? 2 : 1))
      let used = height + (hasMonths ? 2 : 1)
      yard = YardView.Rows(top: bottom - used, height: height, hasMonths: hasMonths, sky: bottom - used)
      free -= used
    } else if free > 0 {
      signs = bottom - 1
      free -= 1
    }
    if isCompact, free > 0 {
      row += 1
      free -= 1
    } else if free > groups.count {
      (wordmark, row) = (3, 8)
      free -= 2
    }
    for (index, count) in groups.enumerated() {
      if index > 0, groups.count - index <= free { row += 1 }
      rows += row..<row + count
      row += count
    }
    yard?.sky = layout.origin.y + row
  }

  /// The row of a line.
  func row(of line: Int) -> Int { rows[line] }
}

/// What moves in the yard: a step a second, as long as somebody has touched the title within the last minute.
struct YardMotion: Sendable {
  private var isMoving: Bool
  private var time = Duration.zero
  /// The time since something was touched.
  private var rest = Duration.zero

  private static let longest = Duration.seconds(60)

  init(isMoving: Bool) { self.isMoving = isMoving }

  /// The time until the next step; `nil` when nothing moves.
  var patience: Duration? {
    guard isMoving, rest < Self.longest else { return nil }
    return .seconds(time.components.seconds + 1) - time
  }

  /// The number of steps; `nil` when nothing moves at all.
  var beat: Int? { isMoving ? Int(time.components.seconds) : nil }

  mutating func begin(_ context: Context) {
    isMoving = context.profile.settings.isAnimated
    rest = .zero
  }

  mutating func touch() { rest = .zero }

  mutating func elapse(_ time: Duration) {
    guard isMoving, rest < Self.longest else { return }
    self.time += time
    rest += time
  }

  mutating func end() { isMoving = false }
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
  /// The initial stack of screens, with what the command line requests above the title screen: on the very first start after
  /// the choice of a language, unless the command line names one, and the introduction.
  /// - Returns: the screens, and what then opens.
  /// - Parameter awaitsNews: whether a folder of a class is being looked into.
  public static func first(
    opening: Opening, isFirstStart: Bool, awaitsNews: Bool = false, _ context: inout Context
  ) -> (screens: [any Screen], opening: Navigation) {
    let next = opening.action(context).map { Destination.action($0) }
    guard isFirstStart else {
      // The cached data of the first frame may be older than the last game, if its process was killed.
      if next != nil { context.choices.readTitle() }
      return ([TitleScreen(isMoving: true, awaitsNews: awaitsNews)], next.map { .open($0) } ?? .stay)
    }
    // What is dealt has the language that is chosen first.
    let isGiven = context.choices.isGiven(SettingName.language)
    let first: any Screen =
      isGiven
      ? IntroductionScreen(isFirst: true, next: next)
      : ListScreen.languages(&context, isFirst: true, next: next)
    return ([TitleScreen(isMoving: true), first], .stay)
  }
}

extension Destination {
  /// What opens at a destination, for `Services`.
  public static func resolve(_ destination: Destination, _ context: inout Context) -> Navigation {
    switch destination {
    case .replay(let record): Replays.open(record, context)
    case .dailyResult(let day):
      .replace(ScreenLayer(DailyScreen(day: day, &context), then: .perform(.showEnd)))
    case .nextPuzzle(let day):
      .replace(ScreenLayer(DailyScreen(day: day, &context), then: .perform(.playNext)))
    case .seats(let state): .replace(TableSeatsScreen(state))
    case .letter(let text, let isTaken):
      .chain(.home, then: .open(letter: text, isTaken: isTaken, &context))
    case .action(let action): .follow(action, &context)
    }
  }
}
