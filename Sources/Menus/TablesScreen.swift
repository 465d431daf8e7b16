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
    case move, back
    case act(ListAction)
    /// The name of a player who had none, and what they do then.
    case named(String, ListAction)
    /// Another machine, by its name or its number among those visited before.
    case visit(String)
  }

  /// The other machine at which the tables are.
  private var host: String?
  /// The newest first.
  private(set) var tables: [OpenTable] = []
  private(set) var menu = Menu(count: TableGame.allCases.count)
  private(set) var message = StatusMessage("")
  /// What has been requested, until it is answered; later news, after a change of host, concern the game, which is then open.
  private var request: ListAction?
  /// The time since the tables answered.
  private(set) var listed = Duration.zero
  /// The player's saved games of tables that they left, by table.
  private var games: [String: Int64] = [:]

  init(_ context: inout Context) { list(&context) }

  private mutating func list(_ context: inout Context) {
    games = context.services.records.gamesByTable(of: context.profile.player)
    host = context.services.tables?.host()
    context.services.tables?.list()
  }

  var manners: Manners { .pagerKeys }

  private func listing(_ context: Context) -> Listing { .tables(tables, left: games, at: host, context) }

  private func chosen(_ context: Context) -> Listing.Entry { listing(context).entries[menu.chosen] }

  func name(_ text: Texts) -> String { text("Table") }

  func rules(_ context: Context) -> String { listing(context).rules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let (text, entry) = (context.text, chosen(context))
    let action = entry.action ?? .tables
    let (choice, watch) = (text.choice(action), ListAction.watch(action.table ?? ""))
    return [
      KeyBinding([.enter, .character(" ")], "Enter", choice.label, help: choice.help, .act(action)),
      KeyBinding(
        .letter("w"), "w", entry.others.isEmpty ? "" : text("watch"),
        help: text("watch the chosen table without a seat"), isEnabled: action.table != nil,
        importance: .minor, .act(watch)),
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
    case .named(let name, let action):
      context.rename(player: context.profile.player, to: name)
      return perform(.act(action), &context)
    case .visit(let typed):
      let host = context.profile.settings.host(typed: typed)
      context.profile.settings.visit(host)
      context.choices.save()
      visit(host, &context)
      message = StatusMessage(context.text("Reaching \(host) …"))
    case .act(.here): visit(nil, &context)
    case .act(.elsewhere):
      let (text, hosts) = (context.text, context.profile.settings.hosts)
      let known = hosts.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: "  ")
      return .ask(
        EntryScreen(
          [text("Table")], prompt: text("Whose machine? As ssh names it: anna@host"), known: known,
          rules: .host(context), context
        ) { host, _ in .perform(Command.visit(host)) })
    case .act(let action):
      message = StatusMessage("")
      if case .watch = action {
      } else if context.profile.isNameless {
        // The others must be able to tell who it is.
        return .ask(
          EntryScreen(
            [context.text("Table")], prompt: context.text("What is your name?"),
            rules: .firstName(&context),
            context
          ) { name, _ in .perform(Command.named(name, action)) })
      }
      if case .lay(let game) = action { return ask(action, game.layTable(&context), &context) }
      return tables.first { $0.id == action.table }.map { join($0, action, &context) } ?? .stay
    }
    return .stay
  }

  private mutating func visit(_ host: String?, _ context: inout Context) {
    (message, tables) = (StatusMessage(""), [])
    context.services.tables?.visit(host)
    list(&context)
    menu = Menu(count: listing(context).entries.count)
  }

  /// Takes a seat, or watches. A saved game of the same table is continued, because it contains what only this player knows.
  private mutating func join(
    _ table: OpenTable, _ action: ListAction, _ context: inout Context
  ) -> Transition {
    games = context.services.records.gamesByTable(of: context.profile.player)
    let sits = action == .sit(at: table.id)
    if sits, let game = games[table.id] {
      context.services.tables?.stopListing()
      return .navigate(.resume(game, isOverTitle: false, &context))
    }
    return ask(action, table.join(watches: !sits, &context), &context)
  }

  /// Waits for what comes of a request, unless it is impossible.
  private mutating func ask(
    _ action: ListAction, _ problem: String?, _ context: inout Context
  ) -> Transition {
    if let problem { message = .refusal(problem, &context) } else { request = action }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key) else { return .stay }
    guard case .choose = key else { return .stay }
    return chosen(context).action.map { perform(.act($0), &context) } ?? .stay
  }

  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    switch news {
    case .tables(let all):
      listed = .zero
      let before = (chosen: chosen(context).action, isFirst: menu.chosen == 0, hadTables: !tables.isEmpty)
      tables = all.sorted(for: context.profile.player, left: games)
      // The first table that comes is selected in place of the first game.
      let isMoved = before.isFirst && !before.hadTables
      let entries = listing(context).entries
      let chosen = entries.firstIndex { entry in
        before.chosen?.table.map { entry.action?.table == $0 } ?? (entry.action == before.chosen)
      }
      menu = Menu(count: entries.count, chosen: isMoved ? 0 : chosen ?? 0)
    case .seated:
      guard let request, let state = context.services.tables?.state() else { return .stay }
      self.request = nil
      context.services.tables?.stopListing()
      if case .watch = request { return .push(WatchScreen(state)) }
      if state.match == nil { return .push(TableSeatsScreen(state)) }
      guard let game = context.services.games.game(at: state.header.game)?.atTables else { return .stay }
      return game.tableScreen(&context).map { .push($0) } ?? .stay
    case .otherVersion:
      message = StatusMessage(context.text("A table here is of another version of Wordyard."))
    case .forbidden:
      message = StatusMessage(context.text("A table here is of another user, and not open to you."))
    case .lineUp: message = StatusMessage("")
    case .lineDown(let host): message = StatusMessage(context.text.lineDown(to: host))
    case .left(let reason):
      request = nil
      if case .noLine = reason { visit(nil, &context) }
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
    let (text, listing) = (context.text, listing(context))
    canvas.header([listing.name], right: text.name(context.profile.person))
    let layout = canvas.layout.page
    let isCompact = layout.isCompact
    let about = listing.heading[0].balanced(to: isCompact ? 40 : 60)
    canvas.putCentered(about, in: layout.stage, row: layout.point(0, isCompact ? 2 : 3).y, .text)
    let x = isCompact ? 1 : 14
    var row = isCompact ? 4 : 5
    canvas.put(text("Waiting now"), at: layout.point(x, row), .dim)
    if tables.isEmpty {
      canvas.put(text("Nobody waits at the moment."), at: layout.point(x + 2, row + 1), .dim)
      row += 1
    }
    // The games that a new table can be for come after the tables, and are always visible.
    let visible = Menu(count: tables.count, chosen: menu.chosen).visible(in: isCompact ? 2 : 6)
    for index in visible {
      row += 1
      let (entry, table) = (listing.entries[index], tables[index])
      let since = isCompact ? "" : text.since(table.age + listed)
      var short = entry.facts
      if !table.hasBegun { short[1] = "\(table.takenSeats)/\(table.seats.count)" }
      let notes = (isCompact ? [short] : [entry.facts, short]).map { $0.joined(separator: " · ") }
      draw(entry.title, notes, since, index, on: &canvas, layout.point(x, row), nameRoom: isCompact ? 10 : 9)
    }
    row += 2
    if host == nil { canvas.put(text("Or lay a table"), at: layout.point(x, row), .dim) }
    for (index, entry) in listing.entries.enumerated().dropFirst(tables.count) {
      row += 1
      draw(
        entry.title, entry.facts, "", index, on: &canvas, layout.point(x, row), nameRoom: isCompact ? 10 : 12)
    }
    let buttonRow = isCompact ? 14 : max(15, row + 2)
    let lines = message.text.filled(to: layout.stage.width - 2).suffix(2)
    let messageRow = isCompact ? buttonRow - lines.count : buttonRow + 1
    canvas.putCentered(Array(lines), in: layout.stage, row: layout.point(0, messageRow).y, message.role)
    canvas.pushButtons(
      [(text.button(for: listing.entries[menu.chosen]), .enter)], in: layout.stage,
      row: layout.point(0, buttonRow).y)
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
    let name = title.clipped(to: isCompact ? nameRoom + 1 : 14)
    canvas.put(name, at: Point(x: place.x + 2, y: place.y), isChosen ? .stage : .text)
    let noteX = place.x + 3 + max(nameRoom, name.columns)
    let end = area.maxX - since.columns
    let room = end - noteX - (since.isEmpty ? 0 : 2)
    let note = notes.first { $0.columns <= room } ?? notes[notes.count - 1].clipped(to: room)
    canvas.put(note, at: Point(x: noteX, y: place.y), isChosen ? .text : .dim)
    canvas.put(since, at: Point(x: end, y: place.y), isChosen ? .text : .dim)
  }
}

extension Texts {
  /// The button for an entry of the tables.
  fileprivate func button(for entry: Listing.Entry) -> String {
    switch entry.action {
    case .sit: self("Sit down with \(entry.title)")
    case .watch: self("Watch \(entry.title)")
    case .elsewhere, .here: entry.title
    default: self("Lay a table for \(entry.title)")
    }
  }
}
