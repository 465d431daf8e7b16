import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// The high score lists, one for each ranked mode.
struct HighScoresScreen: Screen {
  enum Command: Sendable {
    case play, step(Int), game(Int), choose, replay, askToClear, clear, statistics, back
    /// For a player without a name: accepts what is typed, erases a character, and leaves it open.
    case name, erase, skip
  }

  private var mode: Mode
  /// The lists that have been read already, so that none is read twice.
  private var known: [Mode: [Standing]] = [:]
  private var rows: [Standing] { known[mode] ?? [] }
  private var list = RowScroller(count: 0)
  /// What a player without a name has typed in the place for it; `nil` when nobody is asked.
  private var typed: String?
  private var message = StatusMessage("")

  /// - Parameter mode: the list shown first; `nil` selects the list with the player's newest result, else the first
  ///   non-empty one.
  init(_ context: inout Context, of mode: Mode? = nil) {
    self.mode = mode.flatMap { Mode.ranked.contains($0) ? $0 : nil } ?? Mode.ranked[0]
    if self.mode != mode { self.mode = latest(&context) }
    read(&context)
  }

  private mutating func latest(_ context: inout Context) -> Mode {
    let lists = context.services.records.scoreLists(for: context.profile.player)
    var latest: (mode: Mode, row: Standing)?
    for list in lists {
      known[list.mode] = list.rows
      guard let row = list.rows.first(where: \.isLatest) else { continue }
      if latest.map({ $0.row.isOlder(than: row) }) ?? true { latest = (list.mode, row) }
    }
    return latest?.mode ?? lists.first?.mode ?? Mode.ranked[0]
  }

  private mutating func read(_ context: inout Context) {
    if known[mode] == nil {
      known[mode] = context.services.records.standings(of: mode, for: context.profile.player)
    }
    list = RowScroller(count: rows.count, at: rows.firstIndex(where: \.isLatest) ?? 0)
    typed = nil
    if context.profile.isNameless, let row = rows.firstIndex(where: { $0.player == PlayerName.unknown }) {
      list.choose(row)
      typed = ""
    }
  }

  private mutating func show(_ mode: Mode, _ context: inout Context) {
    self.mode = mode
    read(&context)
  }

  mutating func uncovered(_ context: inout Context) -> Transition {
    let (chosen, before) = (list.chosen, rows)
    known = [:]
    read(&context)
    if rows == before { list.choose(chosen) }
    return .stay
  }

  /// The id of the game in the selected row, if it can be replayed.
  private var game: Int64? { rows.indices.contains(list.chosen) ? rows[list.chosen].game : nil }

  /// The games that have high score lists.
  private static let games = GameKind.allCases.filter { game in Mode.ranked.contains { $0.game == game } }

  /// The lists of the selected game.
  private var lists: [Mode] { Mode.ranked.filter { $0.game == mode.game } }

  var manners: Manners { typed == nil ? .pagerKeys : .takesText }

  func name(_ text: Texts) -> String { text("High scores") }

  func rules(_ context: Context) -> String {
    let text = context.text
    return text.scoreRules + " " + text("Your last entry is marked.")
      + (context.profile.isGuest ? " " + text("A guest cannot clear a list.") : "")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    if typed != nil {
      return [
        KeyBinding([.enter], "Enter", text("done"), help: text("accept the text"), importance: .main, .name),
        KeyBinding(
          [.backspace, .delete], "⌫", text("erase"), help: text("erase the last character"),
          importance: .minor, .erase),
        KeyBinding([.escape], "Esc", text("skip"), help: text("back, and change nothing"), .skip),
      ]
    }
    return [
      KeyBinding(
        [.enter, .character(" ")], "Enter", text("play"), help: text("play the game of this list"), .play),
      KeyBinding([.tab], "Tab", text("game"), help: text("the lists of the next game"), .game(1)),
      KeyBinding([.backTab], "⇤", "", help: text("the game before"), .game(-1)),
      KeyBinding([.right], "← →", text("list"), help: text("the next list"), .step(1)),
      KeyBinding([.left], "←", "", help: text("the list before"), .step(-1)),
      KeyBinding(
        [], "↑ ↓", text("choose"), help: text("move through the entries"), isEnabled: rows.count > 1,
        click: .down, .choose),
      KeyBinding(
        .letter("y"), "y", text("replay"), help: text("see the game again, step by step"),
        isEnabled: game != nil, .replay),
      KeyBinding(
        .letter("s"), "s", text("statistics"), help: text("your statistics"),
        .statistics),
      KeyBinding(
        .letter("c"), "c", text("clear"), help: text("clear this list"),
        isEnabled: !rows.isEmpty && !context.profile.isGuest, importance: .minor, .askToClear),
      KeyBinding([.escape], "Esc", text("back"), help: text("back to the menu"), .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .choose: return .stay
    case .skip: typed = nil
    case .name where (typed ?? "").trimmed.isEmpty: return perform(.skip, &context)
    case .erase: if typed?.isEmpty == false { typed?.removeLast() }
    case .name:
      let name = (typed ?? "").trimmed
      if let refusal = EntryRules.firstName(&context).textError(name) {
        message = .refusal(refusal, &context)
        return .stay
      }
      context.rename(player: PlayerName.unknown, to: name)
      known = [:]
      read(&context)
    case .replay:
      guard game != nil else { return .stay }
      return .navigate(Replays.open(rows[list.chosen], rankedBy: mode.ranking, &context))
    case .back: return .pop
    case .statistics: return .push(StatisticsScreen(&context))
    case .askToClear: return .ask(clearPopup(context))
    case .play:
      if mode.isByPost { return .push(ListScreen(Listing.posts, &context)) }
      if mode.isAtTable, (context.services.tables != nil) { return .push(TablesScreen(&context)) }
      return .push(context.services.games.game(mode.game).setUp(mode, &context))
    case .clear:
      context.services.records.clearStandings(of: mode)
      known[mode] = nil
      read(&context)
    case .step(let step): show(lists.following(mode, by: step), &context)
    case .game(let step):
      let game = Self.games.following(mode.game, by: step)
      if let first = Mode.ranked.first(where: { $0.game == game }) { show(first, &context) }
    }
    return .stay
  }

  /// Adds what a player without a name types.
  private mutating func add(_ character: Character, _ context: inout Context) {
    message = StatusMessage("")
    let name = ((typed ?? "") + String(character)).composed
    guard name != " " else { return }
    if let refusal = EntryRules.firstName(&context).characterError("", name.last ?? character) {
      message = .refusal(refusal, &context)
    } else if name.count > PlayerName.longest {
      message = .refusal(context.text("No more than \(PlayerName.longest) characters."), &context)
    } else {
      typed = name
    }
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    if typed != nil { text.composed.forEach { add($0, &context) } }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .character(let character) where typed != nil: add(character, &context)
    case .select(let row): list.choose(row)
    case .adjust(_, let step): return perform(.step(step), &context)
    case .choose(let index) where Self.games.indices.contains(index):
      return perform(.game(index - (Self.games.firstIndex(of: mode.game) ?? 0)), &context)
    default: _ = list.move(key)
    }
    return .stay
  }

  private func clearPopup(_ context: Context) -> Popup {
    let text = context.text
    return Popup(
      text("Clear this list?"),
      [
        .init(
          text(
            "\(rows.count) score of \(Self.name(of: mode, context)). It does not come back.",
            plural: "\(rows.count) scores of \(Self.name(of: mode, context)). They do not come back.",
            rows.count))
      ],
      [
        .init(text("Keep them"), then: .stay), .init(text("Clear"), then: .perform(Command.clear)),
      ])
  }

  /// The name of a list within a sentence: `Text Twist, timed`.
  private static func name(of mode: Mode, _ context: Context) -> String {
    let name = context.text.modeName(mode)
    return "\(name.game), \(name.short)"
  }

  private func table(_ context: Context) -> ScoreTable {
    let text = context.text
    return ScoreTable(
      rows: rows, list: list, typed: typed, unit: text.unit(mode.ranking), today: context.services.today(),
      text: text)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header(
      [text("High scores"), text.name(mode.game)],
      right: text.name(context.profile.person))
    let layout = RecordsLayout(canvas, width: ScoreTable.width, hasPager: true)
    let stage = layout.block.stage
    Tabs(
      titles: Self.games.map(text.name),
      open: Self.games.firstIndex(of: mode.game) ?? 0
    ).draw(on: &canvas, in: stage, row: layout.upper)
    Pager(
      title: text.modeName(mode).among(text.name(mode.game)), index: lists.firstIndex(of: mode) ?? 0,
      count: lists.count,
      of: { text("\($0) of \($1)") }
    ).draw(on: &canvas, in: stage, row: layout.lower)
    let table = table(context)
    let isCompact = layout.block.isCompact
    if rows.isEmpty {
      table.drawEmpty(on: &canvas, layout, score: mode.ranking == .points ? 12 : 1)
      let lines = text("Nobody is here yet. One game, and this list is yours.").balanced(
        to: isCompact ? 38 : 60)
      canvas.putCentered(lines, in: stage, row: layout.block.point(0, isCompact ? 10 : 14).y, .text)
    } else {
      table.draw(on: &canvas, layout)
    }
    let full = text("Play \(Self.name(of: mode, context))")
    // The list is named above it.
    let label = full.columns + Canvas.buttonMargins <= stage.width ? full : text("Play")
    let row = isCompact ? (rows.isEmpty ? 13 : nil) : rows.isEmpty ? 16 : 20
    guard typed == nil else {
      let prompt = message.text.isEmpty ? StatusMessage(text("What is your name?")) : message
      canvas.putCentered(
        prompt.text, in: stage, row: layout.block.point(0, row ?? 14).y, prompt.role)
      return
    }
    if let row { canvas.pushButtons([(label, .enter)], in: stage, row: layout.block.point(0, row).y) }
  }
}

extension Standing {
  /// Whether the last game of another entry ended later: on a later day or, of games that can be replayed, the same day.
  fileprivate func isOlder(than other: Standing) -> Bool {
    guard day == other.day else { return day < other.day }
    guard let game, let next = other.game else { return false }
    return game < next
  }
}

/// A high score list: rank, name, score and date in columns.
struct ScoreTable {
  let rows: [Standing]
  let list: RowScroller
  /// What a player without a name has typed in the chosen row; `nil` when nobody is asked.
  let typed: String?
  let unit: String
  let today: Day
  let text: Texts

  /// The maximum width, in columns.
  static let width = 56

  /// The columns of the table, relative to the block.
  private struct Columns {
    /// The left end of the mark, and of a row.
    let mark: Int
    /// The left end of the title of the ranks, if it has one; the right end of a rank.
    let rankTitle: Int?
    let rankEnd: Int
    let name: Int
    /// The right ends of the score, and of its unit in the head.
    let scoreEnd: Int
    let unitEnd: Int
    let date: Int
    /// The right end of a row, and the column of the arrows.
    let end: Int
    let arrows: Int

    static let compact = Columns(
      mark: 0, rankTitle: nil, rankEnd: 4, name: 5, scoreEnd: 26, unitEnd: 26, date: 28, end: 39, arrows: 39)
    static let home = Columns(
      mark: 13, rankTitle: 15, rankEnd: 18, name: 22, scoreEnd: 52, unitEnd: 54, date: 57, end: 67, arrows: 68
    )

    static func of(_ layout: RecordsLayout) -> Columns { layout.block.isCompact ? compact : home }
  }

  func draw(on canvas: inout Canvas, _ layout: RecordsLayout) {
    drawHead(on: &canvas, layout)
    drawRows(on: &canvas, layout)
    let columns = Columns.of(layout)
    let left = layout.block.origin.x
    list.scroller.drawArrows(on: &canvas, x: left + columns.arrows, row: layout.lines)
    guard !layout.block.isCompact, list.scroller.isNeeded else { return }
    let visible = list.visible
    let area = Rect(x: left + columns.mark, y: 0, width: columns.end - columns.mark, height: 1)
    canvas.putRight(
      text("\(visible.lowerBound + 1)–\(visible.upperBound) of \(rows.count)"), in: area,
      row: layout.lines + Scroller.page, .dim)
  }

  /// Draws the visible rows.
  func drawRows(on canvas: inout Canvas, _ layout: RecordsLayout) {
    let columns = Columns.of(layout)
    let left = layout.block.origin.x
    for (offset, index) in list.visible.enumerated() {
      let row = rows[index]
      let area = Rect(
        x: left + columns.mark, y: layout.lines + offset, width: columns.end - columns.mark, height: 1)
      let isChosen = index == list.chosen
      let role: Role = isChosen ? .stage : row.isLatest ? .title : index < 3 ? .stage : .text
      let day = row.day == today ? text("today") : row.day.description
      let field =
        isChosen
        ? typed.map { $0 + canvas.caret + String(repeating: "_", count: max(0, 6 - $0.columns)) } : nil
      draw(
        "\(index + 1)", field ?? text.name(Person(row.player)), "\(row.score)", day,
        mark: isChosen ? "▸" : row.isLatest ? "●" : "", role,
        row: layout.lines + offset, on: &canvas, layout)
      canvas.target(area, sends: .select(index))
    }
  }

  /// Draws a sample of what the list will contain.
  func drawEmpty(on canvas: inout Canvas, _ layout: RecordsLayout, score: Int) {
    drawHead(on: &canvas, layout)
    for rank in 1...3 {
      draw("\(rank)", "···", "·", "", mark: "", .dim, row: layout.lines + rank - 1, on: &canvas, layout)
    }
    draw(
      "▸", text("you?"), "\(score)", text("today"), mark: "", .stage, row: layout.lines + 3,
      on: &canvas, layout)
  }

  private func drawHead(on canvas: inout Canvas, _ layout: RecordsLayout) {
    let columns = Columns.of(layout)
    func put(_ text: String, _ x: Int) {
      canvas.put(text, at: Point(x: layout.block.origin.x + x, y: layout.head), .dim)
    }
    if let rank = columns.rankTitle { put(text("rank"), rank) }
    put(text("name"), columns.name)
    put(unit, columns.unitEnd - unit.columns)
    put(text("date"), columns.date)
  }

  private func draw(
    _ rank: String, _ name: String, _ score: String, _ date: String, mark: String, _ role: Role, row: Int,
    on canvas: inout Canvas, _ layout: RecordsLayout
  ) {
    let left = layout.block.origin.x
    let columns = Columns.of(layout)
    let room = columns.scoreEnd - columns.name - max(5, score.columns + 1)
    if mark == "▸" { canvas.focus(on: .row, at: Point(x: left + columns.mark, y: row)) }
    canvas.put(mark, at: Point(x: left + columns.mark, y: row), .title)
    canvas.put(rank, at: Point(x: left + columns.rankEnd - rank.columns, y: row), role)
    canvas.put(name.clipped(to: room), at: Point(x: left + columns.name, y: row), role)
    canvas.put(score, at: Point(x: left + columns.scoreEnd - score.columns, y: row), role)
    canvas.put(date, at: Point(x: left + columns.date, y: row), .dim)
  }
}

/// The layout of a page of records: tabs, pager, table head, lines, and a note.
struct RecordsLayout {
  let block: Layout
  /// The area of the table, with a column for the arrows.
  let area: Rect
  let upper: Int
  let lower: Int
  let head: Int
  let lines: Int
  /// `nil` when there is no room for it.
  let foot: Int?

  /// - Parameter hasPager: whether to reserve a row for a pager under the tabs.
  init(_ canvas: Canvas, width: Int, hasPager: Bool) {
    block = canvas.layout.page
    let isCompact = block.isCompact
    area =
      isCompact
      ? block.stage
      : block.rect((80 - width) / 2, 2, width, 20)
    upper = block.point(0, isCompact ? 2 : 3).y
    lower = upper + (isCompact ? 1 : 2)
    head = (hasPager ? lower : upper) + (isCompact ? 1 : 2)
    lines = head + 1
    foot = isCompact ? nil : lines + Scroller.page + 1
  }

  /// The column of the arrows.
  var edge: Int { area.maxX - 1 }
}

/// The high score lists without a screen, for `wordyard scores`.
public struct ScoreSheet: Sendable {
  /// A list that is not empty, with its name.
  public typealias List = (mode: Mode, name: String, rows: [Standing], checks: [ScoreCheck])

  public private(set) var lists: [List]
  private let texts: Texts

  public init(_ records: any Records, player: String, _ texts: Texts) {
    var records = records
    lists = records.scoreLists(for: player).map { ($0, texts.modeName($0).full, $1, []) }
    self.texts = texts
  }

  /// Plays the games of all scores again.
  public mutating func check(_ context: inout Context) {
    var seen: Set<PlayedGame> = []
    for index in lists.indices {
      let mode = lists[index].mode
      lists[index].checks = lists[index].rows.map { ScoreCheck.of($0, in: mode, seen: &seen, &context) }
    }
  }

  /// All checks, as far as the games were played again.
  public var checks: [ScoreCheck] { lists.flatMap(\.checks) }

  /// Whether all lists are empty.
  public var isEmpty: Bool { lists.isEmpty }

  /// Each non-empty list: its name, then a line for each rank, with aligned columns; lists are separated by a blank line.
  public var text: String { lists.map(text).joined(separator: "\n") }

  private func text(_ list: List) -> String {
    let unit = texts.unit(list.mode.ranking)
    let cells = list.rows.enumerated().map { index, row in
      ("\(index + 1)", row.player.inert(replacement: "�"), "\(row.score)", row.day.description)
    }
    let name = ([texts("name")] + cells.map(\.1)).map(\.columns).max() ?? 0
    let score = ([unit] + cells.map(\.2)).map(\.columns).max() ?? 0
    func line(_ cell: (rank: String, name: String, score: String, date: String)) -> String {
      let (rank, score) = (cell.rank.aligned(to: 3), cell.score.aligned(to: score))
      return "\(rank)  \(cell.name.padded(to: name))  \(score)  \(cell.date)"
    }
    let checks = list.checks.isEmpty ? cells.map { _ in "" } : list.checks.map { "  " + texts.name($0) }
    return list.name + "\n" + line(("", texts("name"), unit, texts("date"))) + "\n"
      + zip(cells, checks).map { line($0) + $1 + "\n" }.joined()
  }
}
