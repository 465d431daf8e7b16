import Engines
import TextUI

/// What a player has done: a table of all games, and a page for each game that has one.
struct StatisticsScreen: Screen {
  enum Command: Sendable {
    case step(Int), page(Int), scroll, back
  }

  private let players: [String]
  private var player: String
  private var tallies: [Tally] = []
  private var table = TallyTable([], names: { _ in "" })
  private var scroller = Scroller(count: 0)
  /// The games that have a page for this player.
  private var pages: [(game: GameKind, page: any StatisticsPage)] = []
  /// The open page: 0 is the table, then come the games'.
  private var open = 0

  /// - Parameter player: who is shown first; `nil` is whoever plays.
  init(_ context: inout Context, of player: String? = nil) {
    let player = player ?? context.player
    let known = context.records.players()
    players = known.contains(player) ? known : [player] + known
    self.player = player
    read(&context)
  }

  private mutating func read(_ context: inout Context) {
    tallies = context.records.tallies(of: player)
    let strings = context.strings
    table = TallyTable(tallies) { strings.name(of: $0).group }
    scroller = Scroller(count: table.lineCount)
    pages = []
    for game in Games.all {
      if let page = game.statistics(of: player, &context) { pages.append((game.kind, page)) }
    }
    open = min(open, pages.count)
  }

  func name(_ strings: Strings) -> String { strings.records.statistics }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.records
    let hasOthers = players.count > 1
    return [
      KeyBinding([.tab], "Tab", own.page, help: own.helpPage, isEnabled: !pages.isEmpty, .page(1)),
      KeyBinding([.backTab], "⇤", "", help: "", isEnabled: !pages.isEmpty, .page(-1)),
      KeyBinding([.right], "→", own.player, help: own.helpNextPlayer, isEnabled: hasOthers, .step(1)),
      KeyBinding([.left], "←", "", help: own.helpPlayerBefore, isEnabled: hasOthers, .step(-1)),
      KeyBinding(
        [], "↑ ↓", own.scroll, help: own.helpScroll, isEnabled: open == 0 && scroller.isNeeded, .scroll),
      KeyBinding([.escape], "Esc", strings.back, help: strings.back, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .scroll: break
    case .back: return .pop
    case .page(let step): open = (open + step).wrapped(in: pages.count + 1)
    case .step(let step):
      player = players.following(player, by: step)
      read(&context)
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .adjust(_, let step): return perform(.step(step), &context)
    case .choose(let index) where index <= pages.count: open = index
    default: if open == 0 { _ = scroller.move(key) }
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let own = strings.records
    canvas.header([own.statistics], right: canvas.layout.isCompact ? "" : context.player)
    let layout = RecordsLayout(canvas.layout, width: TallyTable.width)
    Pager(titles: [player], index: players.firstIndex(of: player) ?? 0, count: players.count)
      .draw(on: &canvas, in: layout.area, row: layout.upper)
    guard !tallies.isEmpty else {
      canvas.putCentered(
        own.nothingPlayed(player).balanced(to: layout.area.width - 2), in: layout.area, row: layout.lines + 2,
        .text)
      return
    }
    if !pages.isEmpty {
      Tabs(titles: [own.allGames] + pages.map { Games.game($0.game).name(strings) }, open: open)
        .draw(on: &canvas, in: layout.area, row: layout.lower)
    }
    guard open > 0 else { return table.draw(on: &canvas, layout, scroller, strings) }
    let area = layout.area
    pages[open - 1].page.draw(
      on: &canvas, in: Rect(x: area.minX, y: layout.head, width: area.width, height: area.maxY - layout.head),
      context)
  }
}
