import Engines
import Records
import TextUI

/// A player's most recent games, the latest first, each with a preview; each can be replayed.
struct GamesScreen: Screen {
  enum Command: Sendable {
    case move, replay, back
  }

  let player: String
  private let games: [FinishedGame]
  private var list: RowScroller
  /// The previews of the games that have been visible, by the ids of the games.
  private var glimpses: [Int64: String] = [:]

  init(of player: String, _ context: inout Context) {
    self.player = player
    games = context.records.finishedGames(of: player)
    list = RowScroller(count: games.count)
    readGlimpses(&context)
  }

  /// Reads the previews of the visible games that have not been read yet.
  private mutating func readGlimpses(_ context: inout Context) {
    for game in games[list.visible] where glimpses[game.id] == nil {
      let record = context.records.record(of: game.id)
      glimpses[game.id] = record.map { Games.game(game.result.mode.game).glimpse(of: $0, context) } ?? ""
    }
  }

  var hasPagerKeys: Bool { true }

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
    if list.move(key) { readGlimpses(&context) }
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
    let (left, width) = layout.isCompact ? (0, 40) : (3, 74)
    let dates = games.map { strings.calendar.shortDate($0.result.day, from: context.today()).columns }
    let nameX = layout.isCompact ? 2 : 4 + (dates.max() ?? 0)
    for (offset, index) in list.visible.enumerated() {
      let row = layout.rect(left, (layout.isCompact ? 3 : 6) + offset, width, 1)
      canvas.listRow(row, isChosen: index == list.chosen, sends: .choose(index))
      draw(games[index], index == list.chosen, on: &canvas, in: row, nameX: nameX, context)
    }
    list.scroller.drawArrows(
      on: &canvas, x: layout.point(left + width - 1, 0).x, row: layout.point(0, layout.isCompact ? 3 : 6).y)
  }

  /// The column of the previews after that of the names, if the names are not longer.
  private static let glimpseX = 24

  /// Draws the date, which the compact layout omits, the name of the mode, the preview and the result.
  private func draw(
    _ game: FinishedGame, _ isChosen: Bool, on canvas: inout Canvas, in row: Rect, nameX: Int,
    _ context: Context
  ) {
    let strings = context.strings
    let isCompact = canvas.layout.isCompact
    let result = game.result
    let ending = Self.ending(result, strings)
    let end = row.maxX - 2
    let room = end - ending.columns - 2 - row.minX - nameX
    let glimpse = glimpses[game.id] ?? ""
    let mode = strings.name(of: result.mode)
    let gap = isCompact ? 2 : 3
    var name = mode.full
    if isCompact, name.columns + gap + glimpse.columns > room { name = mode.game }
    name = name.clipped(to: room)
    func put(_ text: String, _ x: Int, _ role: Role) {
      canvas.put(text, at: Point(x: x, y: row.minY), isChosen ? .chosen : role)
    }
    if !isCompact {
      put(strings.calendar.shortDate(result.day, from: context.today()), row.minX + 2, .dim)
    }
    put(name, row.minX + nameX, .text)
    let indent = max(name.columns + gap, isCompact ? 0 : Self.glimpseX)
    if room - indent > 4 { put(glimpse.shortened(to: room - indent), row.minX + nameX + indent, .stage) }
    put(ending, end - ending.columns, result.isWon ? .right : .dim)
  }

  /// The result: its points if it has any, else whether the game was won.
  private static func ending(_ result: GameResult, _ strings: Strings) -> String {
    if result.points > 0 { return strings.saved.points(result.points) }
    let own = strings.replay
    return result.isWon ? own.won : own.lost
  }
}
