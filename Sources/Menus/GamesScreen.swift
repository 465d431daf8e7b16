import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// A player's most recent games, the latest first, each with a preview; each can be replayed.
struct GamesScreen: Screen {
  enum Command: Sendable {
    case move, replay, back
  }

  let player: String
  /// The day whose games these are; `nil` for the last ones.
  private let day: Day?
  private let games: [FinishedGame]
  private let listing: Listing
  /// The modes of all games, whose names determine the columns.
  private let modes: Set<Mode>
  private var list: RowScroller
  /// The previews of the games that have been visible, by the ids of the games.
  private var glimpses: [Int64: String] = [:]

  init(of player: String, on day: Day? = nil, _ context: inout Context) {
    self.player = player
    self.day = day
    if let day {
      games = context.services.records.finishedGames(of: player, on: day)
      listing = .games(of: player, on: day, &context)
    } else {
      games = context.services.records.finishedGames(of: player)
      listing = .replays(of: player, &context)
    }
    modes = Set(games.map(\.result.mode))
    list = RowScroller(count: games.count)
    readGlimpses(&context)
  }

  /// Reads the previews of the visible games that have not been read yet.
  private mutating func readGlimpses(_ context: inout Context) {
    for game in games[list.visible] where glimpses[game.id] == nil {
      let record = context.services.records.record(of: game.id)
      let finished = context.services.games.game(game.result.mode.game).finished
      glimpses[game.id] =
        record.map { record in
          Capitals(of: record.game.session.language, context).during { finished.glimpse(of: record, context) }
        } ?? ""
    }
  }

  var manners: Manners { .pagerKeys }

  func name(_ text: Texts) -> String { listing.name }

  func rules(_ context: Context) -> String { listing.rules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding(
        [.enter, .character(" ")] + .letter("y"), "y", text("replay"),
        help: text("see the game again, step by step"), isEnabled: !games.isEmpty, .replay),
      KeyBinding(
        [], "↑ ↓", text("choose"), help: text("move through the entries"), isEnabled: games.count > 1,
        click: .down, .move),
      KeyBinding([.escape], "Esc", text("back"), help: text("back"), .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: .stay
    case .back: .pop
    case .replay: games.isEmpty ? .stay : .navigate(Replays.open(games[list.chosen].id, &context))
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
    let text = context.text
    let layout = canvas.layout.page
    let place = games.isEmpty ? [] : [text("\(list.chosen + 1) of \(games.count)")]
    // By its number `wordyard replay` opens the game.
    let number = games.isEmpty || layout.isCompact ? [] : [listing.entries[list.chosen].facts[2]]
    canvas.header(
      day == nil
        ? [text(Person(player), you: "Your last games") { "The last games of \($0)" }]
        : [text("The yard"), listing.name], right: number + place)
    let (left, width) = layout.isCompact ? (0, 40) : (3, 74)
    guard !games.isEmpty else {
      if day == nil { drawSample(on: &canvas, layout, left, width, text) }
      let isCompact = layout.isCompact
      canvas.putCentered(
        listing.empty.sentences(to: isCompact ? 38 : 60), in: layout.stage,
        row: layout.point(0, isCompact ? 9 : 13).y, .text)
      return
    }
    let dates = listing.entries.map(\.facts[1].columns)
    let columns = columns(
      nameX: layout.isCompact ? 2 : 4 + (dates.max() ?? 0), width: width, isCompact: layout.isCompact, context
    )
    for (offset, index) in list.visible.enumerated() {
      let row = layout.rect(left, (layout.isCompact ? 3 : 6) + offset, width, 1)
      canvas.listRow(row, isChosen: index == list.chosen, sends: .choose(index))
      draw(index, on: &canvas, in: row, columns, text)
    }
    list.scroller.drawArrows(
      on: &canvas, x: layout.point(left + width - 1, 0).x, row: layout.point(0, layout.isCompact ? 3 : 6).y)
  }

  /// Draws what the list will contain: the next game, and those before it.
  private func drawSample(
    on canvas: inout Canvas, _ layout: Layout, _ left: Int, _ width: Int, _ text: Texts
  ) {
    for index in 0..<4 {
      let area = layout.rect(left, (layout.isCompact ? 3 : 6) + index, width, 1)
      let date = index == 0 ? text("today") : "···"
      let name = index == 0 ? text("the next game?") : "···"
      let role: Role = index == 0 ? .stage : .dim
      if index == 0 { canvas.set("▸", at: area.origin, role) }
      var x = area.minX + 2
      if !layout.isCompact {
        canvas.put(date, at: Point(x: x, y: area.minY), .dim)
        x += text("today").columns + 2
      }
      canvas.put(name, at: Point(x: x, y: area.minY), role)
      canvas.put("·", at: Point(x: area.maxX - 3, y: area.minY), .dim)
    }
  }

  /// The columns of the list, the same for all rows.
  private struct Columns {
    var name: Int
    /// Whether the modes are left out of the names, because with them a preview would be truncated.
    var isShort: Bool
    /// The distance between names and previews.
    var indent: Int
  }

  private func columns(nameX: Int, width: Int, isCompact: Bool, _ context: Context) -> Columns {
    let text = context.text
    let names = modes.map(text.modeName)
    let full = names.map(\.full.columns).max() ?? 0
    guard isCompact else { return Columns(name: nameX, isShort: false, indent: max(Self.indent, full + 3)) }
    let isShort = games[list.visible].contains { game in
      let glimpse = glimpses[game.id] ?? ""
      return !glimpse.isEmpty
        && full + 2 + glimpse.columns > Self.room(beside: text.outcome(of: game.result), width - nameX)
    }
    let widest = isShort ? names.map(\.game.columns).max() ?? 0 : full
    return Columns(name: nameX, isShort: isShort, indent: widest + 2)
  }

  /// The distance between names and previews, if the names are not longer.
  private static let indent = 24

  /// The columns that a result at the right end of a row leaves.
  private static func room(beside ending: String, _ width: Int) -> Int { width - 2 - ending.columns - 2 }

  /// Draws the date, which the compact layout omits, the name of the mode, the preview and the result.
  private func draw(
    _ index: Int, on canvas: inout Canvas, in row: Rect, _ columns: Columns, _ text: Texts
  ) {
    let (game, facts, isChosen) = (games[index], listing.entries[index].facts, index == list.chosen)
    let (result, ending) = (game.result, facts[0])
    let end = row.maxX - 2
    let room = Self.room(beside: ending, row.width - columns.name)
    let glimpse = glimpses[game.id] ?? ""
    let mode = text.modeName(result.mode)
    let name = (columns.isShort ? mode.game : mode.full).clipped(to: room)
    func put(_ text: String, _ x: Int, _ role: Role) {
      canvas.put(text, at: Point(x: x, y: row.minY), isChosen ? .chosen : role)
    }
    if !canvas.layout.isCompact { put(facts[1], row.minX + 2, .dim) }
    let x = row.minX + columns.name
    put(name, x, .text)
    let left = room - columns.indent
    if left > 4 || glimpse.columns <= left { put(glimpse.shortened(to: left), x + columns.indent, .stage) }
    put(ending, end - ending.columns, result.isWon ? .right : .dim)
  }
}
