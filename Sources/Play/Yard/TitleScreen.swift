import Engines
import TextUI

/// The first screen: what can be played, by whom, and the way out.
public struct TitleScreen: Screen {
  /// The entries of its menu that are no games.
  enum Entry: CaseIterable, Sendable {
    case resume, daily, scores, players, introduction, language, settings, quit

    /// The key that opens it.
    var key: Character {
      switch self {
      case .resume: "c"
      case .daily: "d"
      case .scores: "r"
      case .players: "p"
      case .introduction: "i"
      case .language: "l"
      case .settings: "s"
      case .quit: "q"
      }
    }
  }

  /// A line of its menu.
  enum Line: Equatable, Sendable {
    case entry(Entry)
    case game(GameKind)
  }

  public enum Command: Sendable {
    case move, press
    case open(line: Int)
    /// Continues the waiting game of that number.
    case resume(Int)
    /// Throws a saved game away that cannot go on.
    case discard(Int64)
  }

  /// `nil` until the player moves: then it is the first one.
  private var chosen: Line?

  public init() {}

  static let lines: [Line] =
    [.entry(.resume)] + Games.all.map { .game($0.kind) } + Entry.allCases.dropFirst().map { .entry($0) }

  /// The lines that are shown: to continue is among them when something waits.
  private func lines(_ context: Context) -> ArraySlice<Line> {
    context.waiting.isEmpty ? Self.lines.dropFirst() : Self.lines[...]
  }

  private func menu(_ context: Context) -> Menu {
    let lines = lines(context)
    return Menu(count: lines.count, chosen: chosen.flatMap(Array(lines).firstIndex) ?? 0)
  }

  public mutating func uncover(_ context: inout Context) { context.returnToTitle() }

  public func name(_ strings: Strings) -> String { strings.title.name }

  public func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.title
    var bindings = [
      KeyBinding([.enter, .character(" ")], "Enter", strings.open, help: own.helpOpen, Command.press),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpMove, click: .down, .move),
    ]
    for (index, line) in Self.lines.enumerated() {
      let (key, title) =
        switch line {
        case .entry(let entry): (entry.key, own.entry(entry).title)
        case .game(let kind): (Games.game(kind).key, Games.game(kind).name(strings))
        }
      let isQuit = line == .entry(.quit)
      bindings.append(
        KeyBinding(
          [.character(key), .character(key.capital)] + (isQuit ? [.escape] : []), String(key),
          isQuit ? own.quit : "", help: isQuit ? own.helpQuit : title,
          isEnabled: line != .entry(.resume) || !context.waiting.isEmpty, .open(line: index)))
    }
    return bindings
  }

  public mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .press:
      let lines = lines(context)
      return open(lines[lines.startIndex + menu(context).chosen], &context)
    case .open(let line): return open(Self.lines[line], &context)
    case .resume(let index):
      guard context.waiting.indices.contains(index) else { return .stay }
      let game = context.waiting[index].session.id
      return context.resume(game, isOverTitle: true, discard: Command.discard(game))
    case .discard(let game):
      context.records.discard(game)
      return .home
    }
  }

  private mutating func open(_ line: Line, _ context: inout Context) -> Transition {
    switch line {
    case .game(let kind): .push(Games.game(kind).setUp(context))
    case .entry(.resume): context.waiting.count > 1 ? .push(waitingList(context)) : perform(.resume(0), &context)
    case .entry(.daily): .push(DailyScreen(day: context.today(), &context))
    case .entry(.scores): .push(HighScoresScreen(&context))
    case .entry(.players): .push(PlayersScreen(&context))
    case .entry(.introduction): .push(IntroductionScreen())
    case .entry(.language): .push(LanguageScreen(context))
    case .entry(.settings): .push(SettingsScreen(context))
    case .entry(.quit): .quit
    }
  }

  private func waitingList(_ context: Context) -> ChoiceList {
    ChoiceList(
      context.strings.saved.waitingTitle,
      context.waiting.map { .init(title: context.strings.line(of: $0), note: $0.sight.clipped(to: 24)) },
      chosen: 0
    ) { Command.resume($0) }
  }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    var menu = menu(context)
    guard menu.move(key) else { return .stay }
    let lines = lines(context)
    chosen = lines[lines.startIndex + menu.chosen]
    guard case .choose = key else { return .stay }
    return perform(.press, &context)
  }

  public func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.title
    let layout = canvas.layout
    let stage = layout.stage
    canvas.header([strings.name], right: context.player)
    var y = stage.minY + max(0, (stage.height - 19) / 2)
    if layout.isLow {
      canvas.putCentered("W O R D Y A R D", in: stage, row: y, .title)
      canvas.putCentered(strings.tagline, in: stage, row: y + 1, .dim)
      y += 2
    } else {
      Wordmark.draw(on: &canvas, centeredIn: stage, row: y)
      canvas.putCentered(strings.tagline, in: stage, row: y + 4, .dim)
      y += 6
    }
    let list = lines(context).map { entry(of: $0, context, isShort: !layout.isWide) }
    let titles = list.reduce(0) { max($0, $1.title.columns) }
    let notes = list.reduce(0) { max($0, $1.note.columns) }
    let area = Rect(x: stage.minX, y: y, width: stage.width, height: list.count)
      .centered(Size(width: min(stage.width, titles + notes + 6), height: list.count))
    menu(context).draw(list, on: &canvas, in: area)
  }

  /// A line with what it has to tell at this moment.
  private func entry(of line: Line, _ context: Context, isShort: Bool) -> Menu.Entry {
    let strings = context.strings
    switch line {
    case .game(let kind):
      let game = Games.game(kind)
      return Menu.Entry(title: game.name(strings), note: isShort ? "" : game.tagline(strings))
    case .entry(let entry):
      let (title, note) = strings.title.entry(entry)
      return Menu.Entry(title: title, note: state(of: entry, context, isShort) ?? (isShort ? "" : note))
    }
  }

  /// What an entry says of the player or the settings instead of what is behind it.
  private func state(of entry: Entry, _ context: Context, _ isShort: Bool) -> String? {
    switch entry {
    case .resume:
      guard let first = context.waiting.first else { return nil }
      let line = context.strings.line(of: first, isShort: isShort)
      let more = context.waiting.count - 1
      return more > 0 && !isShort ? line + ", " + context.strings.saved.more(more) : line
    case .players: return context.player
    case .language: return context.languageNames
    default: return nil
    }
  }
}
