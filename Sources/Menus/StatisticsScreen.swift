import Engines
import Kit
import Records
import TextUI

/// A player's statistics: a table of all games, and a page for each game that has one.
struct StatisticsScreen: Screen {
  enum Command: Sendable {
    case step(Int), page(Int), scroll, games, back
  }

  private let players: [String]
  private var player: String
  private var tallies: [Tally] = []
  private var daily: DailyStanding?
  private var table = TallyTable([], names: { _ in "" })
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
    let player = player ?? context.player
    let known = context.records.players()
    players = known.contains(player) ? known : [player] + known
    self.player = player
    read(&context)
  }

  private mutating func read(_ context: inout Context) {
    tallies = context.records.tallies(of: player)
    let (games, strings) = (context.games, context.strings)
    table = TallyTable(tallies) { games.name(of: $0, strings).group }
    scroller = Scroller(count: table.lineCount)
    let results = context.records.dailyResults(of: player, language: context.settings.words)
    daily = results.isEmpty ? nil : DailyStanding(results, day: context.today())
    pages = [.table]
    for game in context.games.all {
      if let page = game.statistics(of: player, &context) { pages.append(.game(game.kind, page)) }
    }
    open = min(open, pages.count - 1)
  }

  private var hasPages: Bool { pages.count > 1 }

  private var isTable: Bool { if case .table = pages[open] { true } else { false } }

  var manners: Manners { .pagerKeys }

  func name(_ strings: Strings) -> String { strings.records.statistics }

  func rules(_ context: Context) -> String { context.strings.records.statisticsRules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.records
    let hasOthers = players.count > 1
    return [
      KeyBinding([.tab], "Tab", own.page, help: own.helpPage, isEnabled: hasPages, .page(1)),
      KeyBinding([.backTab], "⇤", "", help: "", isEnabled: hasPages, .page(-1)),
      KeyBinding([.right], "← →", own.player, help: own.helpNextPlayer, isEnabled: hasOthers, .step(1)),
      KeyBinding([.left], "←", "", help: own.helpPlayerBefore, isEnabled: hasOthers, .step(-1)),
      KeyBinding(
        [], "↑ ↓", own.scroll, help: own.helpScroll, isEnabled: isTable && scroller.isNeeded, click: .down,
        .scroll),
      KeyBinding(
        .letter("y"), "y", strings.replay.replay, help: strings.replay.gamesHelp,
        isEnabled: !tallies.isEmpty, .games),
      KeyBinding([.escape], "Esc", strings.back, help: strings.back, .back),
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
    let strings = context.strings
    let own = strings.records
    let titles = pages.map { page in
      switch page {
      case .table: own.allGames
      case .game(let game, _): context.games.game(game).name(strings)
      }
    }
    let layout = RecordsLayout(canvas, width: TallyTable.width, hasPager: false)
    let block = layout.block
    canvas.header(block.isCompact ? [own.statistics] : [own.statistics, titles[open]])
    let band = Rect(
      x: canvas.layout.margin, y: 0, width: canvas.size.width - 2 * canvas.layout.margin, height: 1)
    Pager(
      title: player.clipped(to: block.isCompact ? 12 : 30), index: players.firstIndex(of: player) ?? 0,
      count: players.count, of: own.of
    ).drawRight(on: &canvas, in: band, row: 0)
    Tabs(titles: titles, open: open).draw(on: &canvas, in: block.stage, row: layout.upper)
    guard !tallies.isEmpty else {
      TallyTable.drawEmpty(on: &canvas, layout, context)
      canvas.putCentered(
        own.nothingPlayed(player).sentences(to: block.isCompact ? 38 : 60), in: block.stage,
        row: block.point(0, block.isCompact ? 11 : 14).y, .text)
      return
    }
    guard case .game(_, let page) = pages[open] else {
      table.draw(on: &canvas, layout, scroller, context)
      if let daily {
        canvas.putCentered(
          own.dailyStreaks(daily.streak, daily.longestStreak), in: block.stage,
          row: block.point(0, block.isCompact ? 14 : 19).y, .dim)
      }
      return
    }
    page.draw(
      on: &canvas, in: block.isCompact ? block.rect(0, 3, 40, 12) : block.rect(0, 5, 80, 17), context)
  }
}
