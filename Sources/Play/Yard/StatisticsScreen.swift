import Engines
import Records
import TextUI

/// What a player has done: a table of all games, and how those of Hangman ended.
struct StatisticsScreen: Screen {
  enum Command: Sendable {
    case step(Int), page, scroll, back
  }

  private enum Page: Int, CaseIterable {
    case games, hangman
  }

  private let players: [String]
  private var player: String
  private var tallies: [Tally] = []
  private var misses: [Int] = []
  private var streaks: [Int] = []
  private var table = TallyTable([])
  private var scroller = Scroller(count: 0)
  private var page = Page.games

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
    misses = context.records.misses(of: player)
    streaks = context.records.streaks(of: player, limit: Self.streakCount)
    table = TallyTable(tallies)
    scroller = Scroller(count: table.lineCount)
    if !hasHangman { page = .games }
  }

  private static let streakCount = 10

  private var hasHangman: Bool { misses.contains { $0 > 0 } }

  func name(_ strings: Strings) -> String { strings.records.statistics }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.records
    let hasOthers = players.count > 1
    return [
      KeyBinding([.tab, .backTab], "Tab", own.page, help: own.helpPage, isEnabled: hasHangman, .page),
      KeyBinding([.right], "→", own.player, help: own.helpNextPlayer, isEnabled: hasOthers, .step(1)),
      KeyBinding([.left], "←", "", help: own.helpPlayerBefore, isEnabled: hasOthers, .step(-1)),
      KeyBinding(
        [], "↑ ↓", own.scroll, help: own.helpScroll, isEnabled: page == .games && scroller.isNeeded, .scroll),
      KeyBinding([.escape], "Esc", strings.back, help: strings.back, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .scroll: break
    case .back: return .pop
    case .page: page = page == .games ? .hangman : .games
    case .step(let step):
      player = players.following(player, by: step)
      read(&context)
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .adjust(_, let step): return perform(.step(step), &context)
    case .choose(let index): page = Page(rawValue: index) ?? page
    default: if page == .games { _ = scroller.walk(key) }
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let own = strings.records
    canvas.header([own.statistics], right: canvas.bands.isCompact ? "" : context.player)
    let layout = RecordsLayout(canvas.bands, width: TallyTable.width)
    Pager(titles: [player], index: players.firstIndex(of: player) ?? 0, count: players.count)
      .draw(on: &canvas, in: layout.area, row: layout.upper)
    guard !tallies.isEmpty else {
      for (row, line) in own.nothingPlayed(player).balanced(to: layout.area.width - 2).enumerated() {
        canvas.putCentered(line, in: layout.area, row: layout.lines + 2 + row, .text)
      }
      return
    }
    if hasHangman {
      Tabs(titles: [own.allGames, strings.hangman.name], open: page.rawValue)
        .draw(on: &canvas, in: layout.area, row: layout.lower)
    }
    switch page {
    case .games: table.draw(on: &canvas, layout, scroller, strings)
    case .hangman: drawHangman(on: &canvas, layout, own)
    }
  }

  private func drawHangman(on canvas: inout Canvas, _ layout: RecordsLayout, _ strings: RecordsStrings) {
    let area = layout.area
    canvas.putCentered(strings.missesHead, in: area, row: layout.head, .dim)
    let labels = misses.indices.map { $0 == Hangman.missesAllowed ? strings.lost : "\($0)" }
    BarChart(bars: misses, labels: labels, marked: Hangman.missesAllowed)
      .draw(on: &canvas, in: Rect(x: area.minX, y: layout.lines, width: area.width, height: misses.count))
    guard !streaks.isEmpty else { return }
    let row = layout.lines + misses.count + 1
    let longest = streaks.max() ?? 0
    let width = strings.lastStreaks.columns + streaks.reduce(0) { $0 + 2 + "\($1)".count }
    var x = area.minX + max(0, (area.width - width) / 2)
    x += canvas.put(strings.lastStreaks, at: Point(x: x, y: row), .dim)
    for streak in streaks {
      x += 2 + canvas.put("\(streak)", at: Point(x: x + 2, y: row), streak == longest ? .right : .text)
    }
  }
}
