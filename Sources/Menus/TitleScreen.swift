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
  }

  /// `nil` until the player moves the selection; the default is then the first line.
  private var chosen: ListAction?
  /// The tables at which somebody waits, the newest first, once they have answered.
  private var tables: [OpenTable] = []
  /// Notices the end of a day of which a puzzle has been played.
  private var midnight = Midnight()

  public init() {}

  public var patience: Duration? { midnight.patience }

  public mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    if midnight.elapse(time, context) { context.returnToTitle() }
    return .stay
  }

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
    midnight = context.profile.daily?.finished.isEmpty == false ? Midnight(context) : Midnight()
    context.services.tables?.listAny()
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
    var bindings = [
      KeyBinding(
        [.enter, .character(" ")], "Enter", text("open"), help: text("open the chosen entry"), Command.press),
      KeyBinding([], "A–Z", text("marked letter"), help: text("open that letter's entry"), .move),
      KeyBinding([], "↑ ↓", "", help: text("move through the entries"), click: .down, .move),
    ]
    for line in groups(context).joined() {
      guard let letter = line.key, let action = line.action else { continue }
      bindings.append(KeyBinding(.letter(letter), String(letter), "", help: line.title, .follow(action)))
    }
    bindings.append(
      KeyBinding(.letter("q"), "q", text("quit"), help: text("leave Wordyard"), Command.quit))
    return bindings
  }

  public mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .quit: return .quit
    case .press:
      let lines = groups(context).flatMap { $0 }
      return lines[menu(of: lines).chosen].action.map { .navigate(.follow($0, &context)) } ?? .stay
    case .follow(let action): return .navigate(.follow(action, &context))
    }
  }

  public var manners: Manners { .takesLines }

  /// A pasted letter or code is opened.
  public mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    .navigate(.open(letter: text, &context))
  }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    let lines = groups(context).flatMap { $0 }
    var menu = menu(of: lines)
    guard menu.move(key) else { return .stay }
    chosen = lines[menu.chosen].action
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
    for (index, line) in lines.enumerated() {
      draw(line, index, row: rows.row(of: index), isChosen: index == chosen, on: &canvas, context)
    }
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
      return Self.beads(daily, isShort: isShort, room: room, fact, text)
    case .tables:
      guard let table = tables.first, let game = games.game(at: table.header.game) else { break }
      let name = text.name(game.kind)
      return [(text("\(table.title.clipped(to: 10)) waits · \(name)").clipped(to: room), .won)]
    case .practise, .players: return [(fact.clipped(to: room), .dim)]
    default: break
    }
    return isShort ? [] : [(fact, .dim)]
  }

  /// A bead for each of the day's puzzles, full when played, then which are left, or the days in a row.
  private static func beads(
    _ daily: DailyStanding, isShort: Bool, room: Int, _ note: String, _ text: Texts
  ) -> [Part] {
    let left = Mode.daily.filter { !daily.finished.contains($0) }
    let played = Mode.daily.count - left.count
    let beads = [
      (String(repeating: "● ", count: played), Role.right),
      (String(repeating: "○ ", count: left.count), .dim),
    ]
    let names = left.map { text.name($0.game) }
    let notes =
      left.isEmpty
      ? [daily.streak > 0 ? text.daysInARow(daily.streak) : ""]
      : [played == 0 ? note : text.toGo(names), text("\(left.count) to go")]
    let gap = isShort ? " " : "  "
    let rest = room - 2 * Mode.daily.count - gap.columns
    return beads + [(gap + (notes.first { $0.columns <= rest } ?? ""), .dim)]
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
  /// The initial stack of screens, with what the command line requests above the title screen: on the very first start after
  /// the choice of a language, unless the command line names one, and the introduction.
  /// - Returns: the screens, and what then opens.
  public static func first(
    opening: Opening, isFirstStart: Bool, _ context: inout Context
  ) -> (screens: [any Screen], opening: Navigation) {
    let next = opening.action(context).map { Destination.action($0) }
    guard isFirstStart else {
      // The cached data of the first frame may be older than the last game, if its process was killed.
      if next != nil { context.choices.readTitle() }
      return ([TitleScreen()], next.map { .open($0) } ?? .stay)
    }
    // What is dealt has the language that is chosen first.
    let isGiven = context.choices.isGiven(SettingName.language)
    let first: any Screen =
      isGiven
      ? IntroductionScreen(isFirst: true, next: next)
      : ListScreen.languages(&context, isFirst: true, next: next)
    return ([TitleScreen(), first], .stay)
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
