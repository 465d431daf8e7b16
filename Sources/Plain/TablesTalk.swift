import Engines
import Play
import Records
import Tables
import Texts

/// The tables that are open, at which one sits down or watches, and the games for which a new one can be laid.
struct TablesTalk: Talk {
  private enum Choice: Sendable {
    case entry(ListAction)
    /// Asks which table is watched.
    case watch
    case menu

    var table: String? { if case .entry(let action) = self { action.table } else { nil } }
  }

  /// The tables as they were read out, before the games, and those that have come since, whose numbers follow: a number means
  /// what it meant when it was heard.
  private var read: [OpenTable] = []
  private var added: [OpenTable] = []
  /// The tables as they are now.
  private var now: [OpenTable] = []
  /// Whether the tables have answered, and the time since.
  private var isAnswered = false
  private var listed = Duration.zero
  private var isListing = true
  /// The player's saved games of tables that they left, by table.
  private var left: [String: Int64] = [:]
  /// What has been requested, until it is answered.
  private var request: ListAction?
  /// What a player without a name wants to do, while the name is asked for.
  private var unnamed: ListAction?
  /// The other machine at which the tables are, and whether its name is asked for.
  private var host: String?
  private var asksHost = false
  /// What was said about tables that cannot be listed.
  private var remarks: Set<String> = []

  static func opening(_ context: inout Context) -> Reply {
    var talk = TablesTalk()
    talk.list(&context)
    return .then(.open(talk))
  }

  private mutating func list(_ context: inout Context) {
    (isListing, isAnswered) = (true, false)
    (read, added, now) = ([], [], [])
    left = context.services.records.gamesByTable(of: context.profile.player)
    host = context.services.tables?.host()
    context.services.tables?.list()
  }

  var tableUses: Set<TableUse> { Set((isListing ? [.list] : []) + (request == nil ? [] : [.seat])) }
  var isAwaiting: Bool { request != nil || !isAnswered }

  // MARK: What is said

  private func options(_ context: Context) -> Choices<Choice> {
    let text = context.text
    func entries(_ listing: Listing) -> [(name: String, value: Choice)] {
      listing.entries.compactMap { entry in entry.action.map { (line(entry, text), .entry($0)) } }
    }
    let listing = Listing.tables(read, left: left, at: host, context)
    let others = Listing.tables(added, left: left, at: host, context)
    let watches = listing.entries.contains { !$0.others.isEmpty }
    let new = entries(others).prefix(added.count)
    return Choices(
      entries(listing) + (watches ? [(text("only watch"), .watch)] : [])
        + [(text("menu"), .menu)] + Array(new))
  }

  /// An entry, with how long its table has been waiting.
  private func line(_ entry: Listing.Entry, _ text: Texts) -> String {
    var entry = entry
    let table = (read + added).first { $0.id == entry.action?.table }
    if let table { entry.facts.append(text.since(table.age + listed)) }
    return text.line(of: entry, [])
  }

  func prompt(_ context: Context) -> String {
    if unnamed != nil { return context.text("What is your name?") }
    if asksHost { return context.text("Whose machine? As ssh names it: anna@host") }
    return request == nil ? context.text("Number?") : context.text.waitPrompt
  }

  func choices(_ context: Context) -> Choices<Void>? {
    unnamed == nil && !asksHost && request == nil ? options(context).named : nil
  }

  func state(_ context: Context) -> [String] {
    let heading = Listing.tables([], left: [:], at: host, context).heading
    let nobody = read.isEmpty && added.isEmpty ? [context.text("Nobody waits at the moment.")] : []
    return heading + nobody + options(context).list(context.text)
  }

  func help(_ context: Context) -> [String] {
    [
      Listing.tables([], left: [:], at: host, context).rules,
      context.text.choicesHelp,
    ]
  }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    if let action = unnamed { return name(line, for: action, &context) }
    if asksHost { return visit(line, &context) }
    if line.text.isEmpty || line.word == .board {
      (read, added) = (now, [])
      return .list(state(context))
    }
    return options(context).chosen(line).map { choice in
      switch choice {
      case .entry(let action): perform(action, &context)
      case .watch: watching.opening(context)
      case .menu: .then(.menu)
      }
    }
  }

  /// Takes the name of a player who has none: the others must be able to tell who it is.
  private mutating func name(
    _ line: Typed, for action: ListAction, _ context: inout Context
  ) -> Reply? {
    guard line.word == nil else { return nil }
    if line.text.isEmpty {
      unnamed = nil
      return .then(.stay)
    }
    if let refusal = EntryRules.firstName(&context).refusal(of: line.text.composed, context.text) {
      return .say(refusal)
    }
    unnamed = nil
    context.rename(player: context.profile.player, to: line.text.composed)
    return perform(action, &context)
  }

  /// Takes the name of another machine, or the number of one visited before; an empty line goes back.
  private mutating func visit(_ line: Typed, _ context: inout Context) -> Reply? {
    guard line.word == nil else { return nil }
    asksHost = false
    guard !line.text.isEmpty else { return .then(.stay) }
    let host = context.profile.settings.host(typed: line.text)
    if let refusal = EntryRules.host(context).refusal(of: host, context.text) {
      asksHost = true
      return .say(refusal)
    }
    context.profile.settings.visit(host)
    context.choices.save()
    reach(host, &context)
    return .say(context.text("Reaching \(host) …"))
  }

  /// Lists the tables of another machine, or those of this one.
  private mutating func reach(_ host: String?, _ context: inout Context) {
    context.services.tables?.visit(host)
    list(&context)
  }

  private mutating func perform(_ action: ListAction, _ context: inout Context) -> Reply {
    switch action {
    case .here:
      reach(nil, &context)
      return .then(.stay)
    case .elsewhere:
      asksHost = true
      let known = context.profile.settings.hosts.enumerated().map { "\($0 + 1) \($1)" }
      return known.isEmpty ? .then(.stay) : .list(known)
    case .watch: break
    case _ where context.profile.isNameless:
      unnamed = action
      return .then(.stay)
    default: break
    }
    if case .lay(let game) = action { return ask(action, game.layTable(&context)) }
    guard let table = (read + added).first(where: { $0.id == action.table }) else { return .then(.stay) }
    let sits = action == .sit(at: table.id)
    left = context.services.records.gamesByTable(of: context.profile.player)
    // A saved game of the same table is continued, because it contains what only this player knows.
    if sits, let game = left[table.id] {
      isListing = false
      return .resume(game, &context)
    }
    return ask(action, table.join(watches: !sits, &context))
  }

  private mutating func ask(_ action: ListAction, _ problem: String?) -> Reply {
    guard problem == nil else { return .say(problem) }
    request = action
    return .then(.stay)
  }

  /// Asks which table is watched.
  private var watching: ListTalk {
    let tables = read + added
    return ListTalk(note: { [$0.text.choicesHelp] }) { context in
      let entries = tables.map { table in
        entry(table.title) { (context: inout Context) in
          context[WatchRequest.self].table = table.id
          return .then(.close)
        }
      }
      return ([], Choices(entries + [entry(context.text("back")) { _ in .then(.close) }]))
    }
  }

  mutating func resumed(_ context: inout Context) -> Reply? {
    let watched = context[WatchRequest.self].table
    context[WatchRequest.self].table = nil
    if let watched { return perform(.watch(watched), &context) }
    context.returnToTitle()
    list(&context)
    return .then(.stay)
  }

  // MARK: News

  mutating func hear(_ news: TableNews, _ context: inout Context) -> Reply? {
    let text = context.text
    switch news {
    case .tables(let all) where isListing:
      return hear(all.sorted(for: context.profile.player, left: left), context)
    case .seated where request != nil:
      guard let request, let state = context.services.tables?.state() else { return nil }
      self.request = nil
      isListing = false
      if case .watch = request { return WatchTalk.opening(state, &context) }
      guard state.match != nil else { return SeatsTalk.opening(state, context) }
      return state.header.game.kind.flatMap { AllLines.game($0).atTable(&context) }
    case .otherVersion where isListing:
      return remark(text("A table here is of another version of Wordyard."))
    case .forbidden where isListing:
      return remark(text("A table here is of another user, and not open to you."))
    case .lineDown(let host) where isListing: return .say(text.lineDown(to: host))
    case .left(let reason) where isListing:
      (request, isAnswered) = (nil, true)
      if case .noLine = reason { reach(nil, &context) }
      return .say(text.gone(reason))
    default: return nil
    }
  }

  /// Says something once.
  private mutating func remark(_ sentence: String) -> Reply? {
    remarks.insert(sentence).inserted ? .say(sentence) : nil
  }

  /// Reads the tables out at first, then says which have come or changed, each with its number.
  private mutating func hear(_ tables: [OpenTable], _ context: Context) -> Reply? {
    let isFirst = !isAnswered
    (now, isAnswered, listed) = (tables, true, .zero)
    if isFirst {
      read = tables
      return .list(state(context))
    }
    func lines(_ talk: TablesTalk) -> [String: String] {
      let entries = Listing.tables(talk.read + talk.added, left: left, at: host, context).entries
      return entries.reduce(into: [:]) { lines, entry in
        entry.action?.table.map { lines[$0] = entry.facts.joined() }
      }
    }
    let before = lines(self)
    for table in tables {
      if let index = read.firstIndex(where: { $0.id == table.id }) {
        read[index] = table
      } else if let index = added.firstIndex(where: { $0.id == table.id }) {
        added[index] = table
      } else {
        added.append(table)
      }
    }
    let after = lines(self)
    let changed = options(context).options.enumerated().filter { option in
      option.element.value.table.map { before[$0] != after[$0] } ?? false
    }
    return changed.isEmpty ? nil : .list(changed.map { "\($0.offset + 1) \($0.element.name)" })
  }

  mutating func wait(_ time: Duration, _ context: inout Context) -> Reply? {
    listed += time
    return nil
  }
}

/// The table that was chosen to be watched, until the list of tables takes the choice up.
private struct WatchRequest: GameState {
  var table: String?
}

extension Texts {
  /// What stands where a line is asked for although others are to act: Enter alone says how the game stands.
  var waitPrompt: String { self("Wait?") }
}
