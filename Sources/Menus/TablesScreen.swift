import Engines
import Kit
import Records
import TextUI

/// The tables of this machine, and the games for which a new one can be opened.
struct TablesScreen: Screen {
  enum Command: Sendable {
    case move, press, back
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
  private(set) var message = Message("")
  /// Whether a seat has been requested; later news of this kind, after a change of host, concern the game, which is then
  /// open.
  private var isJoining = false
  /// The time since the tables answered.
  private(set) var listed = Duration.zero
  /// The player's saved games of tables that they left, by table.
  private var games: [String: Int64] = [:]

  init(_ context: inout Context) { list(&context) }

  /// The tables, then the games that a new one can be for.
  var rows: [Row] { tables.map { .table($0.id) } + TableGame.allCases.map { .game($0) } }
  var chosen: Row { rows[menu.chosen] }

  /// The selected table; `nil` when a game is selected.
  var chosenTable: OpenTable? { tables.first { chosen == .table($0.id) } }

  private mutating func list(_ context: inout Context) {
    games = context.gamesByTable()
    context.tables?.list()
  }

  var manners: Manners { .pagerKeys }

  func name(_ strings: Strings) -> String { strings.table.title }

  func rules(_ context: Context) -> String { context.strings.table.rules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    return [
      KeyBinding(
        [.enter, .character(" ")], "Enter",
        chosenTable != nil ? strings.table.sitDown : strings.table.layKey,
        help: strings.table.helpSitDown, .press),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpMove, click: .down, .move),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: break
    case .back:
      context.tables?.stopListing()
      return .pop
    case .press:
      message = Message("")
      switch chosen {
      case .table: return chosenTable.map { takeSeat(at: $0, &context) } ?? .stay
      case .game(let kind):
        if let game = context.games.game(at: kind) { openTable(game, &context) }
      }
    }
    return .stay
  }

  /// Takes a seat. A saved game of the same table is continued, because it contains what only this player knows.
  private mutating func takeSeat(at table: OpenTable, _ context: inout Context) -> Transition {
    games = context.gamesByTable()
    if let game = games[table.id] {
      context.tables?.stopListing()
      return context.resume(game, isOverTitle: false)
    }
    guard let words = context.tableWords(table.header.language) else {
      message = .refusal(context.strings.table.gone(.otherWords), &context)
      return .stay
    }
    context.records.add(player: context.player)
    isJoining = true
    context.tables?.takeSeat(at: table, words: words, name: context.player)
    return .stay
  }

  private mutating func openTable(_ game: any Game, _ context: inout Context) {
    var seed = SystemRandomNumberGenerator()
    guard let words = context.tableWords(context.language.code),
      let header = game.tableHeader(id: TableHeader.newID(using: &seed), words: words, &context)
    else {
      message = .refusal(context.strings.noWord, &context)
      return
    }
    context.records.add(player: context.player)
    isJoining = true
    context.tables?.open(header, words: words, name: context.player)
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
        context.games.game(at: table.header.game) != nil
          && (isOpen(table, context) || table.hasBegun && games[table.id] != nil)
      }.sorted { ($0.age, $0.id) < ($1.age, $1.id) }
      // The first table that comes is selected in place of the first game.
      let isMoved = before.isFirst && !before.hadTables
      menu = Menu(count: rows.count, chosen: isMoved ? 0 : rows.firstIndex(of: before.row) ?? 0)
    case .seated:
      guard isJoining else { return .stay }
      isJoining = false
      guard let state = context.tables?.state() else { return .stay }
      context.tables?.stopListing()
      if state.match == nil { return .push(TableSeatsScreen(state)) }
      guard let game = context.games.game(at: state.header.game) else { return .stay }
      return game.tableScreen(&context).map { .chain(.push($0), then: game.tableOpening) } ?? .stay
    case .otherVersion: message = Message(context.strings.table.otherVersionToo)
    case .forbidden: message = Message(context.strings.table.forbiddenToo)
    case .left(let reason):
      isJoining = false
      message = .refusal(context.strings.table.gone(reason), &context)
    default: break
    }
    return .stay
  }

  /// Whether the player can take a seat: one is free, or is the one that the player left and no computer has taken over.
  private func isOpen(_ table: OpenTable, _ context: Context) -> Bool {
    table.seats.contains {
      !table.hasBegun && $0.kind == .empty
        || $0.kind == .person && $0.presence == .away && $0.name == context.player
    }
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
    message = Message("")
    list(&context)
    return .stay
  }
}
