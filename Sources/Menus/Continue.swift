import Engines
import Kit
import Play
import Records
import TextUI
import Texts

extension Context {
  /// Continues a saved game.
  /// - Parameters:
  ///   - isOverTitle: whether the title screen is on top, so that the game's set-up or daily puzzles open beneath it.
  ///   - closing: whether the screen on top, a list, closes when the game opens.
  mutating func resume(_ game: Int64, isOverTitle: Bool, closing: Bool = false) -> Navigation {
    let text = text
    let origin: any Game
    let opened: Navigation
    let session: GameSession
    do throws(ResumeProblem) {
      let games = services.games
      let (saved, transition) = try resumed(game) { games.game($0.session.mode.game).restored($0, &$1) }
      (session, origin, opened) = (saved.session, games.game(saved.session.mode.game), transition)
    } catch {
      let line = text.problem(error)
      guard case .isPlayed = error else { return .push(BrokenGamePopup(game, line, text)) }
      return .push(PopupScreen(text("Continue"), [.init(line)], [.init(text("Back"), then: .home)]))
    }
    let transition: Navigation
    if isOverTitle {
      let beneath: any Screen = session.day.map { DailyScreen(day: $0, &self) } ?? origin.setUp(nil, &self)
      transition = .chain(.push(beneath), then: opened)
    } else {
      transition = opened
    }
    return closing ? .pop(then: transition) : transition
  }
}

extension Games {
  /// A saved game in at most `room` columns: `Ghost · hard     B E R ▂     your turn`. If not everything fits, first the
  /// gaps are narrowed, then the mode is dropped, except who else is at the table, then the progress, then a part of the
  /// preview.
  func line(of waiting: WaitingGame, room: Int, _ text: Texts) -> String {
    let game = game(waiting.session.mode.game)
    let glimpse = game.glimpse(of: waiting, room: WaitingGame.glimpseWidth)
    let progress = game.progress(of: waiting, text)
    for first in [name(of: waiting, text).full, brief(waiting, text)] {
      for gap in [5, 3] {
        let line = [first, glimpse, progress ?? ""].filter { !$0.isEmpty }
          .joined(separator: String(repeating: " ", count: gap))
        if line.columns <= room { return line }
      }
    }
    return Self.columns(
      [[brief(waiting, text)], glimpses(of: [waiting], beside: [brief(waiting, text)], room)], 2)[0]
      .clipped(to: room)
  }

  /// The saved games of a list in one set of columns. If these are wider than `room`, first the gaps are narrowed, then the
  /// names are shortened to the game, or to the mode where two games would look the same, then the progress is dropped, then
  /// a part of the previews.
  /// - Parameter language: the language of the words; a game in another one shows its code.
  func lines(of waiting: [WaitingGame], language: String, room: Int, _ text: Texts) -> [String] {
    let glimpses = waiting.map {
      game($0.session.mode.game).glimpse(of: $0, room: WaitingGame.glimpseWidth)
    }
    let progress = waiting.map { game($0.session.mode.game).progress(of: $0, text) ?? "" }
    let codes = waiting.map { $0.session.language == language ? "" : " (\($0.session.language))" }
    let brief = zip(briefNames(of: waiting, text), codes).map { $0 + $1 }
    let full = zip(waiting, codes).map { name(of: $0, text).full + $1 }
    let forms = [[full, glimpses, progress], [brief, glimpses, progress]]
    for form in forms + [[brief, glimpses]] {
      for gap in [3, 2] {
        let lines = Self.columns(form, gap)
        if lines.allSatisfy({ $0.columns <= room }) { return lines }
      }
    }
    return Self.columns([brief, self.glimpses(of: waiting, beside: brief, room)], 2)
      .map { $0.clipped(to: room) }
  }

  /// The previews in what the names leave of the room.
  private func glimpses(of waiting: [WaitingGame], beside names: [String], _ room: Int) -> [String] {
    let left = max(6, room - 2 - (names.map(\.columns).max() ?? 0))
    return waiting.map { game($0.session.mode.game).glimpse(of: $0, room: left) }
  }

  private static func columns(_ columns: [[String]], _ gap: Int) -> [String] {
    let widths = columns.map { $0.map(\.columns).max() ?? 0 }
    return (columns.first ?? []).indices.map { row in
      let cells = zip(columns, widths).map { $0[row].padded(to: $1) }
      let line = cells.joined(separator: String(repeating: " ", count: gap))
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The names of the games without their modes; with them in a game of which two rows would look the same.
  private func briefNames(of waiting: [WaitingGame], _ text: Texts) -> [String] {
    let shown = waiting.map { (name: brief($0, text), glimpse: $0.glimpse, language: $0.session.language) }
    return waiting.indices.map { row in
      let game = waiting[row].session.mode.game
      let rows = waiting.indices.filter { waiting[$0].session.mode.game == game }
      let areAlike = rows.contains { one in rows.contains { $0 != one && shown[$0] == shown[one] } }
      return areAlike && waiting[row].company.isEmpty
        ? name(of: waiting[row], text).withoutGame : shown[row].name
    }
  }

  private func brief(_ waiting: WaitingGame, _ text: Texts) -> String {
    name(of: waiting, text).game + Self.brief(waiting.company)
  }

  /// The display name of a saved game's mode; at a table, who else plays.
  private func name(of waiting: WaitingGame, _ text: Texts) -> ModeName {
    guard let first = waiting.company.first else { return name(of: waiting.session.mode, text) }
    return ModeName(
      game: game(waiting.session.mode.game).name(text),
      host: waiting.company.count == 1
        ? text("table with \(first.clipped(to: 14))") : text("table with \(waiting.company.count) others"))
  }

  /// The first of the others at a table and the number of the rest, after a dot; empty for other games.
  private static func brief(_ company: [String]) -> String {
    guard let first = company.first else { return "" }
    return " · " + first.clipped(to: 8) + (company.count > 1 ? " +\(company.count - 1)" : "")
  }

  /// The display name of a mode; daily ones are grouped as daily puzzles.
  func name(of mode: Mode, _ text: Texts) -> ModeName {
    let game = game(mode.game)
    return mode.isDaily
      ? ModeName(game: text("Daily"), host: game.name(text)) : game.name(of: mode, text)
  }
}

/// The saved games, the most recently played first, each with a preview. A digit opens the game on its line. It opens above
/// the title screen with all of them, or with those of one game, and a new one as the last line.
struct WaitingList: Screen {
  /// A line of the list.
  enum Row: Sendable {
    case saved(Int64)
    case new(GameKind)
  }

  enum Command: Sendable {
    case move, pick, open(Row), help, cancel
  }

  private let waiting: [WaitingGame]
  private let rows: [Row]
  private var menu: Menu

  /// - Parameter game: the game whose saved games these are; `nil` for those of all games.
  init(_ waiting: [WaitingGame], of game: GameKind? = nil) {
    self.waiting = waiting
    rows = waiting.map { .saved($0.session.id) } + (game.map { [.new($0)] } ?? [])
    menu = Menu(count: rows.count)
  }

  var manners: Manners { [.popup, .pagerKeys] }

  func name(_ text: Texts) -> String { text("Continue") }

  func rules(_ context: Context) -> String {
    context.text("The games you left, the last one first. Each goes on after your last key.")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    var bindings = [
      KeyBinding([.enter, .right], "Enter", text("open"), help: text("open the chosen entry"), Command.pick),
      KeyBinding([], "1–9", "", help: text("open the game of that number"), .move),
      KeyBinding([], "↑ ↓", text("choose"), help: text("move through the entries"), click: .down, .move),
    ]
    for (digit, row) in zip(Self.digits, rows) {
      bindings.append(KeyBinding([.character(digit)], "", "", help: "", .open(row)))
    }
    bindings += [
      KeyBinding(.help, "?", text("help"), help: "", .help),
      KeyBinding(
        [.escape, .left], "Esc", text("back"), help: text("close the list, and change nothing"), .cancel),
    ]
    return bindings
  }

  private static let digits = Array("1234567890")

  /// The digit that opens a line, in front of its text; blanks on lines after the tenth.
  private static func number(_ index: Int) -> String {
    (digits.indices.contains(index) ? String(digits[index]) : " ") + "  "
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .cancel: return .pop
    case .help: return .ask(help(context))
    case .pick: return open(rows[menu.chosen], &context)
    case .open(let row): return open(row, &context)
    }
  }

  private func open(_ row: Row, _ context: inout Context) -> Transition {
    switch row {
    case .saved(let game): .navigate(context.resume(game, isOverTitle: true, closing: true))
    case .new(let kind): .pop(then: .open(.game(kind)))
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key) else { return .stay }
    guard case .choose = key else { return .stay }
    return perform(.pick, &context)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let room = min(60, canvas.size.width - 10)
    var entries = context.services.games.lines(
      of: waiting, language: context.profile.settings.words, room: room, text
    )
    .enumerated().map {
      index, line in
      Menu.Entry(title: Self.number(index) + line)
    }
    let isNew = rows.count > waiting.count
    if isNew { entries.append(Menu.Entry(title: Self.number(entries.count) + text("A new game"))) }
    menu.draw(isNew ? text("A game waits for you") : text("Which one?"), entries, on: &canvas, context)
  }

  /// A narrower popup above it would leave scraps of its lines, and of those beneath it.
  func drawCovered(on canvas: inout Canvas, _ context: Context) { canvas.clearStage() }
}

/// Says why a saved game cannot be continued, and offers to delete it.
struct BrokenGamePopup: Screen {
  typealias Command = PopupScreen<Never>.Command

  private let game: Int64
  private var popup: PopupScreen<Never>

  /// - Parameter game: the id of the saved game.
  init(_ game: Int64, _ reason: String, _ text: Texts) {
    self.game = game
    popup = PopupScreen(
      text("Continue"), [.init(reason)],
      [.init(text("Back"), then: .stay), .init(text("Throw it away"), then: .home)])
  }

  var manners: Manners { .popup }

  func name(_ text: Texts) -> String { popup.name(text) }

  func bindings(_ context: Context) -> [KeyBinding<Command>] { popup.bindings(context) }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    deleting(popup.perform(command, &context), &context)
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    deleting(popup.type(key, &context), &context)
  }

  /// Deletes the game when the pressed button is the one that leads home.
  private func deleting(_ transition: Transition, _ context: inout Context) -> Transition {
    if case .pop(then: .navigate(.home)) = transition { context.services.records.discard(game) }
    return transition
  }

  func draw(on canvas: inout Canvas, _ context: Context) { popup.draw(on: &canvas, context) }
}

extension Context {
  /// The code of a finished game's deal in text form; `nil` when the game has none.
  func code(of record: GameRecord) -> String? {
    guard record.game.rules.map({ $0 >= .firstWithCodes }) ?? false else { return nil }
    return services.games.game(record.game.session.mode.game).finished.code(of: record, self)?.text
  }

  /// The game that a code stands for, before its first move, and its set-up, to open beneath it.
  mutating func deal(code: String) throws(CodeProblem) -> (setUp: any Screen, game: any Screen) {
    let games = services.games
    let (session, screen) = try dealt(code: code) { games.game($1.mode.game).finished.dealt($0, $1, &$2) }
    return (games.game(session.mode.game).setUp(nil, &self), screen)
  }

  /// Opens the game of a code, or a popup that states why it cannot be played.
  mutating func open(code: String) -> Navigation {
    var dealing = self
    do throws(CodeProblem) {
      let (setUp, game) = try dealing.deal(code: code)
      self = dealing
      services.records.add(player: profile.player)
      return .chain(.push(setUp), then: .push(game))
    } catch {
      return .push(PopupScreen.message(text("Code"), text.problem(error), text))
    }
  }
}

extension TitleScreen {
  /// The title screen with the game of a code above it, as requested on the command line.
  public static func opening(code text: String, _ context: inout Context) throws(CodeProblem) -> [any Screen]
  {
    let (setUp, game) = try context.deal(code: text)
    context.services.records.add(player: context.profile.player)
    return [TitleScreen(), setUp, game]
  }

  /// What opens above the title screen for a letter by post, as requested on the command line.
  public static func opening(letter text: String, _ context: inout Context) throws(PostProblem) -> Navigation
  {
    try context.check(post: text)
    return context.open(letter: text)
  }
}
