import Engines
import Kit
import Records
import TextUI

/// The high score lists, one for each ranked mode.
struct HighScoresScreen: Screen {
  enum Command: Sendable {
    case play, step(Int), game(Int), choose, replay, askToClear, clear, statistics, back
  }

  private var mode: Mode
  /// The lists that have been read already, so that none is read twice.
  private var known: [Mode: [Standing]] = [:]
  private var rows: [Standing] { known[mode] ?? [] }
  private var list = RowScroller(count: 0)

  /// - Parameter mode: the list shown first; `nil` selects the list with the player's newest result, else the first
  ///   non-empty one.
  init(_ context: inout Context, of mode: Mode? = nil) {
    self.mode = mode.flatMap { Mode.ranked.contains($0) ? $0 : nil } ?? Mode.ranked[0]
    if self.mode != mode { self.mode = latest(&context) }
    read(&context)
  }

  private mutating func latest(_ context: inout Context) -> Mode {
    let player = context.player
    let lists = Mode.ranked.map { (mode: $0, rows: context.records.standings(of: $0, for: player)) }
    for list in lists { known[list.mode] = list.rows }
    var latest: (mode: Mode, row: Standing)?
    for list in lists {
      guard let row = list.rows.first(where: \.isLatest) else { continue }
      if latest.map({ $0.row.isOlder(than: row) }) ?? true { latest = (list.mode, row) }
    }
    return latest?.mode ?? lists.first { !$0.rows.isEmpty }?.mode ?? Mode.ranked[0]
  }

  private mutating func read(_ context: inout Context) {
    if known[mode] == nil { known[mode] = context.records.standings(of: mode, for: context.player) }
    list = RowScroller(count: rows.count, at: rows.firstIndex(where: \.isLatest) ?? 0)
  }

  mutating func uncovered(_ context: inout Context) -> Transition {
    let chosen = list.chosen
    let before = rows
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

  var manners: Manners { .pagerKeys }

  func name(_ strings: Strings) -> String { strings.records.highScores }

  func rules(_ context: Context) -> String {
    let own = context.strings.records
    return own.highScoresRules + (context.isGuest ? " " + own.guestsScores : "")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.records
    return [
      KeyBinding([.enter, .character(" ")], "Enter", own.play, help: own.helpPlayList, .play),
      KeyBinding([.tab], "Tab", own.game, help: own.helpNextGame, .game(1)),
      KeyBinding([.backTab], "⇤", "", help: own.helpGameBefore, .game(-1)),
      KeyBinding([.right], "← →", own.list, help: own.helpNextList, .step(1)),
      KeyBinding([.left], "←", "", help: own.helpListBefore, .step(-1)),
      KeyBinding(
        [], "↑ ↓", strings.choose, help: strings.helpMove, isEnabled: rows.count > 1, click: .down, .choose),
      KeyBinding(
        .letter("y"), "y", strings.replay.replay, help: strings.replay.help,
        isEnabled: game != nil, .replay),
      KeyBinding(
        .letter("s"), "s", own.figures, help: own.helpStatistics,
        .statistics),
      KeyBinding(
        .letter("c"), "c", own.clear, help: own.helpClear,
        isEnabled: !rows.isEmpty && !context.isGuest, importance: .minor, .askToClear),
      KeyBinding([.escape], "Esc", strings.back, help: strings.helpMenu, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .choose: return .stay
    case .replay:
      guard game != nil else { return .stay }
      return Replays.open(rows[list.chosen], rankedBy: mode.ranking, &context)
    case .back: return .pop
    case .statistics: return .push(StatisticsScreen(&context))
    case .askToClear: return .push(clearPopup(context))
    case .play:
      if mode.isAtTable, context.hasTables { return .push(TablesScreen(&context)) }
      let game = context.games.game(mode.game)
      game.choose(mode, &context)
      return .push(game.setUp(context))
    case .clear:
      context.records.clearStandings(of: mode)
      known[mode] = nil
      read(&context)
    case .step(let step): show(lists.following(mode, by: step), &context)
    case .game(let step):
      let game = Self.games.following(mode.game, by: step)
      if let first = Mode.ranked.first(where: { $0.game == game }) { show(first, &context) }
    }
    return .stay
  }

  private mutating func show(_ mode: Mode, _ context: inout Context) {
    self.mode = mode
    read(&context)
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .select(let row): list.choose(row)
    case .adjust(_, let step): return perform(.step(step), &context)
    case .choose(let index) where Self.games.indices.contains(index):
      return perform(.game(index - (Self.games.firstIndex(of: mode.game) ?? 0)), &context)
    default: _ = list.move(key)
    }
    return .stay
  }

  private func clearPopup(_ context: Context) -> Popup {
    let own = context.strings.records
    return Popup(
      own.clearTitle, [.init(own.clearLine(rows.count, Self.name(of: mode, context)))],
      [
        .init(own.keepButton, then: .stay), .init(own.clearButton, then: .perform(Command.clear)),
      ])
  }

  /// The name of a list within a sentence: `Text Twist, timed`.
  private static func name(of mode: Mode, _ context: Context) -> String {
    let name = context.games.name(of: mode, context.strings)
    return "\(name.game), \(name.short)"
  }

  private func table(_ context: Context) -> ScoreTable {
    let strings = context.strings
    return ScoreTable(
      rows: rows, list: list, unit: strings.records.unit(mode.ranking), today: context.today(),
      strings: strings)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let own = strings.records
    canvas.header([own.highScores, context.games.game(mode.game).name(strings)], right: context.player)
    let layout = RecordsLayout(canvas, width: ScoreTable.width, hasPager: true)
    let stage = layout.block.stage
    Tabs(
      titles: Self.games.map { context.games.game($0).name(strings) },
      open: Self.games.firstIndex(of: mode.game) ?? 0
    ).draw(on: &canvas, in: stage, row: layout.upper)
    Pager(
      title: context.games.name(of: mode, strings).short, index: lists.firstIndex(of: mode) ?? 0,
      count: lists.count,
      of: own.of
    ).draw(on: &canvas, in: stage, row: layout.lower)
    let table = table(context)
    let isCompact = layout.block.isCompact
    if rows.isEmpty {
      table.drawEmpty(on: &canvas, layout, score: mode.ranking == .points ? 12 : 1)
      let lines = own.empty.balanced(to: isCompact ? 38 : 60)
      canvas.putCentered(lines, in: stage, row: layout.block.point(0, isCompact ? 10 : 14).y, .text)
    } else {
      table.draw(on: &canvas, layout)
    }
    let full = own.playButton(Self.name(of: mode, context))
    // The list is named above it.
    let label = "‹ \(full.columns + 4 <= stage.width ? full : own.playButtonShort) ›"
    let row = isCompact ? (rows.isEmpty ? 13 : nil) : rows.isEmpty ? 16 : 20
    if let row {
      let place = Point(x: stage.centeredX(of: label.columns), y: layout.block.point(0, row).y)
      canvas.button(label, at: place, .chosen, sends: .enter)
    }
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
