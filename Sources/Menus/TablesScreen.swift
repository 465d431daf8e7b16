import Commentary
import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// The tables of this machine, and the games for which a new one can be opened.
struct TablesScreen: Screen {
  enum Command: Sendable {
    case move, press, watch, back
    /// The name of a player who had none.
    case named(String)
  }

  /// A line of the list.
  enum Row: Equatable, Sendable {
    /// An open table, by its identifier.
    case table(String)
    /// A game that a new table can be for.
    case game(TableGame)
  }

  /// The newest first.
  private(set) var tables: [OpenTable] = []
  private(set) var menu = Menu(count: TableGame.allCases.count)
  private(set) var message = StatusMessage("")
  /// Whether a seat has been requested; later news of this kind, after a change of host, concern the game, which is then
  /// open.
  private var isJoining = false
  /// Whether a table is to be watched, likewise.
  private var isWatching = false
  /// The time since the tables answered.
  private(set) var listed = Duration.zero
  /// The player's saved games of tables that they left, by table.
  private var games: [String: Int64] = [:]

  init(_ context: inout Context) { list(&context) }

  /// The tables, then the games that a new one can be for.
  var rows: [Row] { tables.map { .table($0.id) } + TableGame.allCases.map { .game($0) } }
  var chosen: Row { rows[menu.chosen] }

  /// The selected table; `nil` when a game is selected.
  private var chosenTable: OpenTable? { tables.first { chosen == .table($0.id) } }

  private mutating func list(_ context: inout Context) {
    games = context.gamesByTable()
    context.services.tables?.list()
  }

  var manners: Manners { .pagerKeys }

  func name(_ text: Texts) -> String { text("Table") }

  func rules(_ context: Context) -> String {
    context.text(
      """
      Two to five terminals that share this folder play one game. Sit down at a table that is \
      waiting, or lay one.
      """)
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding(
        [.enter, .character(" ")], "Enter",
        chosenTable.map { canSit(at: $0, context) ? text("sit down") : text("watch") } ?? text("lay a table"),
        help: text("sit down at the chosen table, or lay one"), .press),
      KeyBinding(
        .letter("w"), "w", chosenTable.map { canSit(at: $0, context) } == true ? text("watch") : "",
        help: text("watch the chosen table without a seat"), isEnabled: chosenTable != nil,
        importance: .minor, .watch),
      KeyBinding([], "↑ ↓", text("choose"), help: text("move through the entries"), click: .down, .move),
      KeyBinding([.escape], "Esc", text("menu"), help: text("back to the menu"), .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: break
    case .back:
      context.services.tables?.stopListing()
      return .pop
    case .watch:
      message = StatusMessage("")
      if let chosenTable { watch(chosenTable, &context) }
    case .named(let name):
      context.rename(player: context.profile.player, to: name)
      return perform(.press, &context)
    case .press where chosenTable.map { !canSit(at: $0, context) } == true: return perform(.watch, &context)
    case .press where context.profile.isNameless:
      // The others must be able to tell who it is.
      return .ask(
        EntryScreen(
          [context.text("Table")], prompt: context.text("What is your name?"),
          rules: context.firstNameRules(),
          context
        ) { Command.named($0) })
    case .press:
      message = StatusMessage("")
      switch chosen {
      case .table: return chosenTable.map { takeSeat(at: $0, &context) } ?? .stay
      case .game(let kind):
        if let game = context.services.games.game(at: kind) { openTable(game, &context) }
      }
    }
    return .stay
  }

  /// Takes a seat. A saved game of the same table is continued, because it contains what only this player knows.
  private mutating func takeSeat(at table: OpenTable, _ context: inout Context) -> Transition {
    games = context.gamesByTable()
    if let game = games[table.id] {
      context.services.tables?.stopListing()
      return .navigate(context.resume(game, isOverTitle: false))
    }
    guard let words = context.tableWords(table.header.language) else {
      message = .refusal(context.text.gone(.otherWords), &context)
      return .stay
    }
    context.services.records.add(player: context.profile.player)
    isJoining = true
    context.services.tables?.takeSeat(at: table, words: words, name: context.profile.player)
    return .stay
  }

  /// Whether the player can take a seat, a free one or the one that they left.
  private func canSit(at table: OpenTable, _ context: Context) -> Bool {
    table.isOpen(to: context.profile.player) || table.hasBegun && games[table.id] != nil
  }

  private mutating func watch(_ table: OpenTable, _ context: inout Context) {
    guard let words = context.tableWords(table.header.language) else {
      message = .refusal(context.text.gone(.otherWords), &context)
      return
    }
    isWatching = true
    context.services.tables?.watch(table, words: words)
  }

  private mutating func openTable(_ game: any Game, _ context: inout Context) {
    var seed = SystemRandomNumberGenerator()
    guard let words = context.tableWords(context.profile.language.code),
      let header = game.atTables?.tableHeader(id: TableHeader.newID(using: &seed), words: words, &context)
    else {
      message = .refusal(context.text("The word list has no word for this game."), &context)
      return
    }
    context.services.records.add(player: context.profile.player)
    isJoining = true
    context.services.tables?.open(header, words: words, name: context.profile.player)
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key) else { return .stay }
    guard case .choose = key else { return .stay }
    return perform(.press, &context)
  }

  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    switch news {
    case .tables(let all):
      listed = .zero
      let before = (row: chosen, isFirst: menu.chosen == 0, hadTables: !tables.isEmpty)
      tables = all.filter { table in
        context.services.games.game(at: table.header.game) != nil
      }.sorted { ($0.age, $0.id) < ($1.age, $1.id) }
      // Those where the player can sit down come before those that can only be watched.
      tables = tables.filter { canSit(at: $0, context) } + tables.filter { !canSit(at: $0, context) }
      // The first table that comes is selected in place of the first game.
      let isMoved = before.isFirst && !before.hadTables
      menu = Menu(count: rows.count, chosen: isMoved ? 0 : rows.firstIndex(of: before.row) ?? 0)
    case .seated where isWatching:
      isWatching = false
      context.services.tables?.stopListing()
      return context.services.tables?.state().map { .push(WatchScreen($0)) } ?? .stay
    case .seated:
      guard isJoining else { return .stay }
      isJoining = false
      guard let state = context.services.tables?.state() else { return .stay }
      context.services.tables?.stopListing()
      if state.match == nil { return .push(TableSeatsScreen(state)) }
      guard let game = context.services.games.game(at: state.header.game)?.atTables else { return .stay }
      return game.tableScreen(&context).map { .push($0) } ?? .stay
    case .otherVersion:
      message = StatusMessage(context.text("A table here is of another version of Wordyard."))
    case .forbidden:
      message = StatusMessage(context.text("A table here is of another user, and not open to you."))
    case .left(let reason):
      (isJoining, isWatching) = (false, false)
      message = .refusal(context.text.gone(reason), &context)
    default: break
    }
    return .stay
  }

  private static let minute = Duration.seconds(60)

  /// The time until the displayed minutes of some table change.
  var patience: Duration? {
    tables.map { table in
      let time = table.age + listed
      return Self.minute * (Int(time / Self.minute) + 1) - time
    }.min()
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    listed += time
    return .stay
  }

  mutating func uncovered(_ context: inout Context) -> Transition {
    message = StatusMessage("")
    list(&context)
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header([text("Table")], right: text.name(context.profile.person))
    let layout = canvas.layout.page
    let isCompact = layout.isCompact
    let about = text("Two terminals on this machine, one game.").balanced(to: isCompact ? 40 : 60)
    canvas.putCentered(about, in: layout.stage, row: layout.point(0, isCompact ? 2 : 3).y, .text)
    let last = drawRows(on: &canvas, layout, context)
    let lines = message.text.filled(to: layout.stage.width - 2).suffix(2)
    let buttonRow = Self.buttonRow(under: last, layout)
    let messageRow = isCompact ? buttonRow - lines.count : buttonRow + 1
    canvas.putCentered(Array(lines), in: layout.stage, row: layout.point(0, messageRow).y, message.role)
    drawButton(on: &canvas, layout, row: buttonRow, context)
  }

  private static func mostTables(_ layout: Layout) -> Int { layout.isCompact ? 4 : 8 }

  private static func buttonRow(under last: Int, _ layout: Layout) -> Int {
    layout.isCompact ? 14 : max(15, last + 2)
  }

  private func drawButton(on canvas: inout Canvas, _ layout: Layout, row: Int, _ context: Context) {
    let label = buttonLabel(context)
    let x = layout.stage.centeredX(of: label.columns + Canvas.buttonMargins)
    canvas.pushButton(label, at: Point(x: x, y: layout.point(0, row).y), isChosen: true, sends: .enter)
  }

  /// Draws tables and games, with their headings.
  /// - Returns: the last row.
  private func drawRows(
    on canvas: inout Canvas, _ layout: Layout, _ context: Context
  ) -> Int {
    let games = drawTables(on: &canvas, layout, from: layout.isCompact ? 4 : 5, context)
    return drawGames(on: &canvas, layout, from: games, context)
  }

  /// Draws the tables from a row on.
  /// - Returns: the row of what follows.
  private func drawTables(
    on canvas: inout Canvas, _ layout: Layout, from first: Int, _ context: Context
  ) -> Int {
    let text = context.text
    let isCompact = layout.isCompact
    let x = isCompact ? 1 : 14
    canvas.put(text("Waiting now"), at: layout.point(x, first), .dim)
    guard !tables.isEmpty else {
      canvas.put(text("Nobody waits at the moment."), at: layout.point(x + 2, first + 1), .dim)
      return first + 3
    }
    // The games that a new table can be for come after the tables, and are always visible.
    let visible = Menu(count: tables.count, chosen: menu.chosen).visible(in: Self.mostTables(layout))
    for (offset, index) in visible.enumerated() {
      let since = isCompact ? "" : text.since(tables[index].age + listed)
      let notes = [isCompact, true].map { note(of: tables[index], isShort: $0, context) }
      draw(
        tables[index].title, notes, since, index, on: &canvas, layout.point(x, first + 1 + offset),
        nameRoom: isCompact ? 10 : 9)
    }
    return first + visible.count + 2
  }

  /// Draws the games that a new table can be for, from a row on.
  /// - Returns: the last row.
  private func drawGames(
    on canvas: inout Canvas, _ layout: Layout, from first: Int, _ context: Context
  ) -> Int {
    let text = context.text
    let isCompact = layout.isCompact
    let x = isCompact ? 1 : 14
    canvas.put(text("Or lay a table"), at: layout.point(x, first), .dim)
    for (offset, game) in context.services.games.atTables.enumerated() {
      draw(
        game.name(text), [game.atTables?.tableTagline(text) ?? ""], "", tables.count + offset,
        on: &canvas,
        layout.point(x, first + 1 + offset), nameRoom: isCompact ? 10 : 12)
    }
    return first + TableGame.allCases.count
  }

  /// Draws a row; a longer name than fits into `nameRoom` moves the note.
  /// - Parameter notes: in the order of preference; the last one is truncated if necessary.
  private func draw(
    _ title: String, _ notes: [String], _ since: String, _ index: Int, on canvas: inout Canvas,
    _ place: Point, nameRoom: Int
  ) {
    let isCompact = canvas.layout.isCompact
    let area = Rect(x: place.x, y: place.y, width: isCompact ? 38 : 51, height: 1)
    let isChosen = index == menu.chosen
    canvas.listRow(area, isChosen: isChosen, sends: .choose(index), fills: false)
    let name = title.clipped(to: isCompact ? nameRoom : 14)
    canvas.put(name, at: Point(x: place.x + 2, y: place.y), isChosen ? .stage : .text)
    let noteX = place.x + 3 + max(nameRoom, name.columns)
    let end = area.maxX - since.columns
    let room = end - noteX - (since.isEmpty ? 0 : 2)
    let note = notes.first { $0.columns <= room } ?? notes[notes.count - 1].clipped(to: room)
    canvas.put(note, at: Point(x: noteX, y: place.y), isChosen ? .text : .dim)
    canvas.put(since, at: Point(x: end, y: place.y), isChosen ? .text : .dim)
  }

  private func note(of table: OpenTable, isShort: Bool, _ context: Context) -> String {
    let text = context.text
    let game = context.services.games.game(at: table.header.game)?.name(text) ?? ""
    let taken = table.seats.count { $0.kind != .empty }
    let seats = text("\(taken) of \(table.seats.count) seats")
    let standing =
      table.hasBegun ? text("under way") : isShort ? "\(taken)/\(table.seats.count)" : seats
    let language = table.header.language == context.profile.language.code ? "" : " · " + table.header.language
    return "\(game) · \(standing)\(language)"
  }

  private func buttonLabel(_ context: Context) -> String {
    let text = context.text
    return switch chosen {
    case .table:
      chosenTable.map {
        canSit(at: $0, context) ? text("Sit down with \($0.title)") : text("Watch \($0.title)")
      } ?? ""
    case .game(let kind): text("Lay a table for \(context.services.games.game(at: kind)?.name(text) ?? "")")
    }
  }
}

extension OpenTable {
  /// Whether a player can take a seat: one is free, or is the one that the player left and no computer has taken over.
  func isOpen(to player: String) -> Bool {
    seats.contains {
      !hasBegun && $0.kind == .empty || $0.kind == .person && $0.presence == .away && $0.name == player
    }
  }

  /// The name of the first person at the table, if possible of one who is present.
  var title: String {
    let people = seats.filter { $0.kind == .person }
    return (people.first { $0.presence == .here } ?? people.first)?.name ?? "?"
  }
}
