import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// A player's statistics: a table of all games, and a page for each game that has one.
struct StatisticsScreen: Screen {
  enum Command: Sendable {
    case step(Int), page(Int), scroll, games, back
  }

  private let players: [String]
  private var player: String
  private var listing: Listing
  private var table = TallyTable([])
  private var scroller = Scroller(count: 0)
  private enum Page {
    /// The table of all games.
    case table
    case game(GameKind, any StatisticsPage)
  }

  /// The table, then the pages of the games that have one for the selected player.
  private var pages = [Page.table]
  /// The index of the current page.
  private var open = 0

  /// - Parameter player: the player shown first; `nil` is the current one.
  init(_ context: inout Context, of player: String? = nil) {
    let player = player ?? context.profile.player
    let known = context.services.records.players()
    players = known.contains(player) ? known : [player] + known
    self.player = player
    listing = .statistics(of: player, &context)
    read(&context)
  }

  private mutating func read(_ context: inout Context) {
    listing = .statistics(of: player, &context)
    table = TallyTable(listing.entries)
    scroller = Scroller(count: table.lineCount)
    pages = [.table]
    for game in context.services.games.all {
      if let page = game.statistics(of: player, &context) { pages.append(.game(game.kind, page)) }
    }
    open = min(open, pages.count - 1)
  }

  private var hasPages: Bool { pages.count > 1 }

  private var isTable: Bool { if case .table = pages[open] { true } else { false } }

  var manners: Manners { .pagerKeys }

  func name(_ text: Texts) -> String { listing.name }

  func rules(_ context: Context) -> String {
    context.text("What a player has played and won. Tab opens the page of each game.")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    let hasOthers = players.count > 1
    return [
      KeyBinding(
        [.tab], "Tab", text("game"), help: text("the page of the next game"), isEnabled: hasPages, .page(1)),
      KeyBinding([.backTab], "⇤", "", help: "", isEnabled: hasPages, .page(-1)),
      KeyBinding(
        [.right], "← →", text("player"), help: text("the next player"), isEnabled: hasOthers, .step(1)),
      KeyBinding([.left], "←", "", help: text("the player before"), isEnabled: hasOthers, .step(-1)),
      KeyBinding(
        [], "↑ ↓", text("scroll"), help: text("through the list"), isEnabled: isTable && scroller.isNeeded,
        click: .down,
        .scroll),
      KeyBinding(
        .letter("y"), "y", text("replay"), help: text("see the last games again"),
        isEnabled: !listing.entries.isEmpty, .games),
      KeyBinding([.escape], "Esc", text("back"), help: text("back"), .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .scroll: break
    case .back: return .pop
    case .games: return .push(GamesScreen(of: player, &context))
    case .page(let step): open = (open + step).wrapped(in: pages.count)
    case .step(let step):
      player = players.following(player, by: step)
      read(&context)
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .adjust(_, let step): return perform(.step(step), &context)
    case .choose(let index) where index < pages.count: open = index
    default: if isTable { _ = scroller.move(key) }
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let titles = pages.map { page in
      switch page {
      case .table: text("All games")
      case .game(let game, _): text.name(game)
      }
    }
    let layout = RecordsLayout(canvas, width: TallyTable.width, hasPager: false)
    let block = layout.block
    canvas.header(block.isCompact ? [text("Statistics")] : [text("Statistics"), titles[open]])
    let band = Rect(
      x: canvas.layout.margin, y: 0, width: canvas.size.width - 2 * canvas.layout.margin, height: 1)
    Pager(
      title: text.name(Person(player)).clipped(to: block.isCompact ? 12 : 30),
      index: players.firstIndex(of: player) ?? 0,
      count: players.count, of: { text("\($0) of \($1)") }
    ).drawRight(on: &canvas, in: band, row: 0)
    Tabs(titles: titles, open: open).draw(on: &canvas, in: block.stage, row: layout.upper)
    guard !listing.entries.isEmpty else {
      TallyTable.drawEmpty(on: &canvas, layout, context)
      canvas.putCentered(
        listing.empty.sentences(to: block.isCompact ? 38 : 60), in: block.stage,
        row: block.point(0, block.isCompact ? 11 : 14).y, .text)
      return
    }
    guard case .game(_, let page) = pages[open] else {
      table.draw(on: &canvas, layout, scroller, context)
      canvas.putCentered(
        listing.heading.first ?? "", in: block.stage, row: block.point(0, block.isCompact ? 14 : 19).y, .dim)
      return
    }
    page.draw(
      on: &canvas, in: block.isCompact ? block.rect(0, 3, 40, 12) : block.rect(0, 5, 80, 17), context)
  }
}

/// A player's results in each mode: one line per mode, under a heading for each group of modes.
struct TallyTable: Sendable {
  private enum Line: Sendable {
    case group(String)
    case mode(Listing.Entry)
  }

  private let lines: [Line]

  /// The maximum width, in columns.
  static let width = 58

  init(_ entries: [Listing.Entry]) {
    lines = entries.map(\.group).uniqued.flatMap { group in
      [.group(group)] + entries.filter { $0.group == group }.map { .mode($0) }
    }
  }

  var lineCount: Int { lines.count }

  func draw(
    on canvas: inout Canvas, _ layout: RecordsLayout, _ scroller: Scroller, _ context: Context
  ) {
    draw(scroller.visible, on: &canvas, layout, context) { $0 }
    scroller.drawArrows(on: &canvas, x: layout.edge, row: layout.lines)
    if let foot = layout.foot {
      canvas.putCentered(
        context.text("Best is the longest streak, or the most points."), in: layout.area, row: foot, .dim)
    }
  }

  /// Draws what the table will contain: a line for the first list of each game, without numbers.
  static func drawEmpty(on canvas: inout Canvas, _ layout: RecordsLayout, _ context: Context) {
    let modes = GameKind.allCases.compactMap { game in Mode.ranked.first { $0.game == game } }
    let table = TallyTable(Listing.entries(of: modes.map { Tally(mode: $0) }, context.text))
    table.draw(0..<min(table.lineCount, Scroller.page), on: &canvas, layout, context) { _ in .dim }
  }

  /// Draws the head and some lines, whose roles `role` may change.
  private func draw(
    _ visible: Range<Int>, on canvas: inout Canvas, _ layout: RecordsLayout, _ context: Context,
    role: (Role) -> Role
  ) {
    let text = context.text
    let isCompact = layout.block.isCompact
    let heads = [
      isCompact ? text("played", context: "narrow column") : text("played"),
      isCompact ? text("won", context: "narrow column") : text("won"), text("streak"), text("best"),
    ]
    let widths = heads.map { max(isCompact ? 4 : 8, $0.columns) + (isCompact ? 1 : 2) }
    let numbersX = layout.area.maxX - 2 - widths.reduce(0, +)
    func put(_ cells: [String], row: Int, _ role: Role) {
      var x = numbersX
      for (cell, width) in zip(cells, widths) {
        let end = x + max(width, cell.columns)
        canvas.put(cell, at: Point(x: end - cell.columns, y: row), role)
        x = end
      }
    }
    put(heads, row: layout.head, .dim)
    for (offset, index) in visible.enumerated() {
      let row = layout.lines + offset
      let place = Point(x: layout.area.minX, y: row)
      switch lines[index] {
      case .group(let name): canvas.put(name, at: place, role(.title))
      case .mode(let entry):
        canvas.put("  " + entry.title.clipped(to: numbersX - place.x - 2), at: place, role(.text))
        put(entry.facts.map { $0.isEmpty ? "·" : $0 }, row: row, role(.text))
      }
    }
  }
}
