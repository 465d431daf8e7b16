import Engines
import Records
import TextUI

/// The first screen: what can be played, by whom, and the way out.
public struct TitleScreen: Screen {
  /// The entries of its menu that are no games.
  enum Entry: CaseIterable, Sendable {
    case resume, code, daily, practice, table, scores, players, introduction, language, settings, quit
  }

  /// A line of its menu.
  enum Line: Equatable, Sendable {
    case entry(Entry)
    case game(GameKind)
  }

  public enum Command: Sendable {
    case move, press
    case open(line: Int)
    /// Throws a saved game away that cannot go on.
    case discard(Int64)
    /// Asks for a code, and plays its game.
    case askForCode, code(String)
  }

  /// `nil` until the player moves: then it is the first one, or without one that waits the first game.
  private var chosen: Line?

  public init() {}

  /// What is played, then what is around it.
  static let played: [Line] =
    [.entry(.resume)] + Games.all.map { .game($0.kind) }
    + [Entry.daily, .practice, .table].map { .entry($0) }
  static let around: [Line] =
    [Entry.scores, .players, .introduction, .language, .settings, .quit].map { .entry($0) }
  static let lines = played + around

  /// Whether a line is shown: to continue and to practise are when something waits, the tables where there is a folder.
  static func isShown(_ line: Line, _ context: Context) -> Bool {
    switch line {
    case .entry(.resume): !context.waiting.isEmpty
    case .entry(.practice): context.practiceSummary != nil
    case .entry(.table): context.tables != nil
    default: true
    }
  }

  /// The lines that are shown; where nothing waits, the first one is for a code.
  private func lines(_ context: Context) -> [Line] {
    (context.waiting.isEmpty ? [.entry(.code)] : []) + Self.lines.filter { Self.isShown($0, context) }
  }

  private func menu(_ context: Context) -> Menu {
    let lines = lines(context)
    return Menu(
      count: lines.count, chosen: chosen.flatMap(lines.firstIndex) ?? (context.waiting.isEmpty ? 1 : 0))
  }

  public mutating func uncover(_ context: inout Context) { context.returnToTitle() }

  public func name(_ strings: Strings) -> String { strings.title.name }

  public func rules(_ context: Context) -> String { context.strings.title.rules }

  public func bindings(_ context: Context) -> [KeyBinding<Command>] {
    var bindings = [
      KeyBinding(
        [.enter, .character(" ")], "Enter", context.strings.open, help: context.strings.title.helpOpen,
        Command.press),
      KeyBinding([], "A–Z", context.strings.title.letter, help: context.strings.title.helpLetter, .move),
      KeyBinding([], "↑ ↓", context.strings.choose, help: context.strings.helpMove, click: .down, .move),
    ]
    for (index, line) in Self.lines.enumerated() {
      let (title, key) = Self.title(of: line, context.strings)
      bindings.append(
        KeyBinding(
          [.character(key), .character(key.capital)], String(key), "", help: key == "q" ? "" : title,
          isEnabled: Self.isShown(line, context), .open(line: index)))
    }
    let (code, _, codeKey) = context.strings.title.entry(.code)
    // With one game that waits there is no list whose last row would lead there.
    bindings.append(
      KeyBinding(
        [.character(codeKey), .character(codeKey.capital)], String(codeKey),
        context.waiting.count == 1 ? code.uncapitalized : "", help: context.strings.code.row, .askForCode))
    bindings.append(
      KeyBinding(
        [.character("q"), .character("Q")], "q", context.strings.title.quit,
        help: context.strings.title.helpQuit,
        .open(line: Self.lines.count - 1)))
    return bindings
  }

  /// A line as it is called, and the letter that opens it.
  static func title(of line: Line, _ strings: Strings) -> (title: String, key: Character) {
    switch line {
    case .entry(let entry):
      let (title, _, key) = strings.title.entry(entry)
      return (title, key)
    case .game(let kind): return (Games.game(kind).name(strings), Games.game(kind).key(strings))
    }
  }

  public mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .press:
      let lines = lines(context)
      return open(lines[menu(context).chosen], &context)
    case .open(let line): return open(Self.lines[line], &context)
    case .askForCode: return open(.entry(.code), &context)
    case .code(let text): return context.open(code: text)
    case .discard(let game):
      context.records.discard(game)
      return .home
    }
  }

  private mutating func open(_ line: Line, _ context: inout Context) -> Transition {
    switch line {
    case .game(let kind): .push(Games.game(kind).setUp(context))
    case .entry(.resume): resume(&context)
    case .entry(.code): .push(context.codeEntry { Command.code($0) })
    case .entry(.daily): .push(DailyScreen(day: context.today(), &context))
    case .entry(.practice): practise(&context)
    case .entry(.table): .push(TablesScreen(&context))
    case .entry(.scores): .push(HighScoresScreen(&context))
    case .entry(.players): .push(PlayersScreen(&context))
    case .entry(.introduction): .push(IntroductionScreen())
    case .entry(.language): .push(LanguageScreen(context))
    case .entry(.settings): .push(SettingsScreen(context))
    case .entry(.quit): .quit
    }
  }

  /// The only game that waits goes on at once; of several, the list is shown.
  private func resume(_ context: inout Context) -> Transition {
    guard let first = context.waiting.first else { return .stay }
    guard context.waiting.count == 1 else { return .push(WaitingList(context.waiting, isOverTitle: true)) }
    let game = first.session.id
    return context.resume(game, isOverTitle: true, discard: Command.discard(game))
  }

  /// The words of the day, or when the next ones come.
  private func practise(_ context: inout Context) -> Transition {
    let words = context.records.practiceWords(
      of: context.player, language: context.settings.words, on: context.today())
    if let screen = Games.practice(words, &context) { return .push(screen) }
    let strings = context.strings
    guard let summary = context.practiceSummary else { return .stay }
    let next = strings.daily.when(summary.next(after: context.today()), from: context.today())
    return .push(
      Popup.message(strings.title.entry(.practice).title, strings.title.nothingDue(next), strings))
  }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    var menu = menu(context)
    guard menu.move(key) else { return .stay }
    let lines = lines(context)
    chosen = lines[menu.chosen]
    guard case .choose = key else { return .stay }
    return perform(.press, &context)
  }

  public func draw(on canvas: inout Canvas, _ context: Context) {
    canvas.header([context.strings.title.name], right: context.player)
    let layout = canvas.layout.page
    if layout.isCompact, Self.hasWordmark(layout, context) {
      canvas.putCentered("W O R D Y A R D", in: layout.stage, row: layout.point(0, 2).y, .title)
    } else if !layout.isCompact {
      Wordmark.draw(on: &canvas, centeredIn: layout.stage, row: layout.point(0, 3).y)
    }
    let lines = lines(context)
    let played = Self.played(context)
    let chosen = menu(context).chosen
    for (index, line) in lines.enumerated() {
      draw(line, index, among: played, isChosen: index == chosen, on: &canvas, layout, context)
    }
  }
}
