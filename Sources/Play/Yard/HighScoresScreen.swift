import Engines
import Records
import TextUI

/// The high score lists, one for each mode that has one.
struct HighScoresScreen: Screen {
  enum Command: Sendable {
    case step(Int), game(Int), scroll, clear, statistics, back
  }

  private var mode: Mode
  /// The lists that have been read.
  private var lists: [Mode: [Standing]] = [:]
  private var rows: [Standing] = []
  private var scroller = Scroller(count: 0)

  /// - Parameter mode: whose list is shown first; `nil` takes the one that the player came onto last, else the
  ///   first that anybody is on.
  init(_ context: inout Context, of mode: Mode? = nil) {
    self.mode = Mode.ranked[0]
    show(mode.flatMap { Mode.ranked.contains($0) ? $0 : nil } ?? latest(&context), &context)
  }

  private mutating func latest(_ context: inout Context) -> Mode {
    let lists = Mode.ranked.map { (mode: $0, rows: list($0, &context)) }
    var latest: (mode: Mode, day: Day)?
    for list in lists {
      guard let day = list.rows.first(where: \.isLatest)?.day else { continue }
      if latest.map({ $0.day < day }) ?? true { latest = (list.mode, day) }
    }
    return latest?.mode ?? lists.first { !$0.rows.isEmpty }?.mode ?? Mode.ranked[0]
  }

  /// A mode's list, which is read once.
  private mutating func list(_ mode: Mode, _ context: inout Context) -> [Standing] {
    if let list = lists[mode] { return list }
    let list = context.records.standings(of: mode, for: context.player)
    lists[mode] = list
    return list
  }

  private mutating func show(_ mode: Mode, _ context: inout Context) {
    self.mode = mode
    rows = list(mode, &context)
    scroller = Scroller(count: rows.count, at: rows.firstIndex(where: \.isLatest) ?? 0)
  }

  private static let games = GameKind.allCases.filter { game in Mode.ranked.contains { $0.game == game } }

  func name(_ strings: Strings) -> String { strings.records.highScores }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.records
    return [
      KeyBinding([.right], "→", own.list, help: own.helpNextList, .step(1)),
      KeyBinding([.left], "←", "", help: own.helpListBefore, .step(-1)),
      KeyBinding([.tab], "Tab", own.game, help: own.helpNextGame, .game(1)),
      KeyBinding([.backTab], "⇤", "", help: own.helpGameBefore, .game(-1)),
      KeyBinding(
        [], "↑ ↓", own.scroll, help: own.helpScroll, isEnabled: scroller.isNeeded, click: .down, .scroll),
      KeyBinding(
        [.character("s"), .character("S")], "s", own.figures, help: own.helpStatistics,
        .statistics),
      KeyBinding(
        [.character("c"), .character("C")], "c", own.clear, help: own.helpClear, isEnabled: !rows.isEmpty,
        .clear),
      KeyBinding([.escape], "Esc", strings.back, help: strings.helpMenu, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .scroll: return .stay
    case .back: return .pop
    case .statistics: return .push(StatisticsScreen(&context))
    case .clear: return .push(clearPopup(context.strings))
    case .step(let step): show(Mode.ranked.following(mode, by: step), &context)
    case .game(let step):
      let game = Self.games.following(mode.game, by: step)
      if let first = Mode.ranked.first(where: { $0.game == game }) { show(first, &context) }
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .adjust(_, let step): return perform(.step(step), &context)
    case .choose(let index) where Self.games.indices.contains(index):
      return perform(.game(index - (Self.games.firstIndex(of: mode.game) ?? 0)), &context)
    default: _ = scroller.walk(key)
    }
    return .stay
  }

  private func clearPopup(_ strings: Strings) -> Popup {
    let own = strings.records
    return Popup(
      own.clearTitle,
      [.init(own.clearLine(strings.name(of: mode).full, rows.count)), .init(own.clearNote, .dim)],
      [
        .init(own.keepButton, then: .stay),
        .init(
          own.clearButton,
          then: .decide { [mode] context in
            context.records.clearStandings(of: mode)
            return .replace(HighScoresScreen(&context, of: mode))
          }),
      ], cancels: 0)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let own = strings.records
    canvas.header([own.highScores], right: context.player)
    let layout = RecordsLayout(canvas.bands, width: ScoreTable.width)
    Tabs(
      titles: Self.games.map { strings.name(of: $0) }, open: Self.games.firstIndex(of: mode.game) ?? 0
    ).draw(on: &canvas, in: layout.area, row: layout.upper)
    let name = strings.name(of: mode)
    Pager(
      titles: [name.full, name.short], index: Mode.ranked.firstIndex(of: mode) ?? 0, count: Mode.ranked.count
    ).draw(on: &canvas, in: layout.area, row: layout.lower)
    guard rows.isEmpty else {
      ScoreTable(rows: rows, scroller: scroller, unit: strings.unit(of: mode), strings: own)
        .draw(on: &canvas, layout)
      return
    }
    for (row, line) in advice(own).balanced(to: min(48, layout.area.width - 2)).enumerated() {
      canvas.putCentered(line, in: layout.area, row: layout.lines + 2 + row, .text)
    }
  }

  private func advice(_ strings: RecordsStrings) -> String {
    switch mode.ranking {
    case .streak: strings.noStreaks
    case .points: strings.noPoints
    case .wins, .none: strings.noWins
    }
  }
}
