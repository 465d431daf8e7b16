import Engines
import Records
import TextUI

/// A player's most recent games, the latest first, each of which can be replayed.
struct GamesScreen: Screen {
  enum Command: Sendable {
    case move, replay, back
  }

  let player: String
  private let games: [FinishedGame]
  private var list: RowScroller

  init(of player: String, _ context: inout Context) {
    self.player = player
    games = context.records.finishedGames(of: player)
    list = RowScroller(count: games.count)
  }

  func name(_ strings: Strings) -> String { strings.replay.games }

  func rules(_ context: Context) -> String { context.strings.replay.gamesRules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    return [
      KeyBinding(
        [.enter, .character(" ")] + .letter("y"), "y", strings.replay.replay,
        help: strings.replay.help, isEnabled: !games.isEmpty, .replay),
      KeyBinding(
        [], "↑ ↓", strings.choose, help: strings.helpMove, isEnabled: games.count > 1, click: .down, .move),
      KeyBinding([.escape], "Esc", strings.back, help: strings.back, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: .stay
    case .back: .pop
    case .replay: games.isEmpty ? .stay : Replays.open(games[list.chosen].id, &context)
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if case .choose(let index) = key, games.indices.contains(index) {
      list.choose(index)
      return perform(.replay, &context)
    }
    _ = list.move(key)
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let own = strings.replay
    canvas.header(
      [own.gamesOf(player)],
      right: games.isEmpty ? "" : context.strings.records.of(list.chosen + 1, games.count))
    let layout = canvas.layout.page
    guard !games.isEmpty else {
      canvas.putCentered(
        own.noGames(player).balanced(to: layout.stage.width - 2), in: layout.stage,
        row: layout.point(0, 8).y, .text)
      return
    }
    let (left, width) = layout.isCompact ? (0, 40) : (6, 68)
    for (offset, index) in list.visible.enumerated() {
      let row = layout.rect(left, (layout.isCompact ? 3 : 6) + offset, width, 1)
      let isChosen = index == list.chosen
      canvas.listRow(row, isChosen: isChosen, sends: .choose(index))
      draw(games[index].result, isChosen, on: &canvas, in: row, layout, context)
    }
    list.scroller.drawArrows(
      on: &canvas, x: layout.point(left + width - 1, 0).x, row: layout.point(0, layout.isCompact ? 3 : 6).y)
  }

  private func draw(
    _ result: GameResult, _ isChosen: Bool, on canvas: inout Canvas, in row: Rect, _ layout: Layout,
    _ context: Context
  ) {
    let strings = context.strings
    let date = layout.isCompact ? "" : strings.calendar.shortDate(result.day, from: context.today())
    let ending = Self.ending(result, strings)
    let end = row.maxX - 2
    let name = strings.name(of: result.mode)
    let nameX = row.minX + 2 + (layout.isCompact ? 0 : 19)
    let room = end - nameX - ending.columns - 1
    canvas.put(date, at: Point(x: row.minX + 2, y: row.minY), isChosen ? .chosen : .dim)
    canvas.put(
      (name.full.columns > room ? name.short : name.full).clipped(to: room), at: Point(x: nameX, y: row.minY),
      isChosen ? .chosen : .text)
    let role: Role = isChosen ? .chosen : result.isWon ? .right : .dim
    canvas.put(ending, at: Point(x: end - ending.columns, y: row.minY), role)
  }

  /// The result: its points if it has any, else whether the game was won.
  private static func ending(_ result: GameResult, _ strings: Strings) -> String {
    if result.points > 0 { return strings.saved.points(result.points) }
    let own = strings.replay
    return result.isWon ? own.won : own.lost
  }
}
