import Engines
import Kit
import Records
import TextUI

/// The first screen: the menu of everything that can be played or opened.
public struct TitleScreen: Screen {
  /// The entries of the menu that are not games.
  public enum Entry: CaseIterable, Sendable {
    case resume, code, daily, practice, table, scores, players, introduction, language, settings, quit
  }

  /// A line of the menu.
  public enum Line: Equatable, Sendable {
    case entry(Entry)
    case game(GameKind)
  }

  public enum Command: Sendable {
    case move, press
    case open(Line)
    /// Asks for a code; plays the game of a code.
    case askForCode, code(String)
  }

  /// `nil` until the player moves the selection; the default is then the line for continuing, or without saved games the
  /// first game.
  private var chosen: Line?

  public init() {}

  /// The playable lines, then the others.
  static let played: [Line] =
    [.entry(.resume)] + GameKind.allCases.map { .game($0) }
    + [Entry.daily, .practice, .table].map { .entry($0) }
  static let around: [Line] =
    [Entry.scores, .players, .introduction, .language, .settings, .quit].map { .entry($0) }
  static let lines = played + around
  private static let firstGame = Line.game(GameKind.allCases[0])

  /// Whether a line is shown: continuing and practice require something to continue or practise, tables their folder.
  static func isShown(_ line: Line, _ context: Context) -> Bool {
    switch line {
    case .entry(.resume): !context.waiting.isEmpty
    case .entry(.practice): context.practiceSummary != nil
    case .entry(.table): context.hasTables
    default: true
    }
  }

  /// The visible lines; without saved games, the first one is for entering a code.
  private func lines(_ context: Context) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(Self.lines.count + 1)
    if context.waiting.isEmpty { lines.append(.entry(.code)) }
    for line in Self.lines where Self.isShown(line, context) { lines.append(line) }
    return lines
  }

  private func menu(of lines: [Line], _ context: Context) -> Menu {
    let usual = context.waiting.isEmpty ? Self.firstGame : .entry(.resume)
    return Menu(
      count: lines.count, chosen: chosen.flatMap(lines.firstIndex) ?? lines.firstIndex(of: usual) ?? 0)
  }

  public mutating func uncovered(_ context: inout Context) -> Transition {
    context.returnToTitle()
    return .stay
  }

  public func name(_ strings: Strings) -> String { strings.title.name }

  public func rules(_ context: Context) -> String { context.strings.title.rules(context.canUnderline) }

  public func bindings(_ context: Context) -> [KeyBinding<Command>] {
    var bindings = [
      KeyBinding(
        [.enter, .character(" ")], "Enter", context.strings.open, help: context.strings.title.helpOpen,
        Command.press),
      KeyBinding(
        [], "A–Z", context.strings.title.letter(context.canUnderline), help: context.strings.title.helpLetter,
        .move),
      KeyBinding([], "↑ ↓", context.strings.choose, help: context.strings.helpMove, click: .down, .move),
    ]
    for line in Self.lines {
      let (title, key) = Self.title(of: line, context)
      bindings.append(
        KeyBinding(
          [.character(key), .character(key.capital)], String(key), "", help: key == "q" ? "" : title,
          isEnabled: Self.isShown(line, context), .open(line)))
    }
    let (code, _, codeKey) = context.strings.title.entry(.code)
    // With a single saved game there is no list whose last row would ask for a code.
    bindings.append(
      KeyBinding(
        [.character(codeKey), .character(codeKey.capital)], String(codeKey),
        context.waiting.count == 1 ? context.strings.uncapitalized(code) : "", help: context.strings.code.row,
        .askForCode))
    bindings.append(
      KeyBinding(
        .letter("q"), "q", context.strings.title.quit,
        help: context.strings.title.helpQuit,
        .open(.entry(.quit))))
    return bindings
  }

  /// The title of a line, and the letter of its key.
  static func title(of line: Line, _ context: Context) -> (title: String, key: Character) {
    let strings = context.strings
    switch line {
    case .entry(let entry):
      let (title, _, key) = strings.title.entry(entry)
      return (title, key)
    case .game(let kind):
      let game = context.games.game(kind)
      return (game.name(strings), game.key(strings))
    }
  }

  public mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .press:
      let lines = lines(context)
      return open(lines[menu(of: lines, context).chosen], &context)
    case .open(let line): return open(line, &context)
    case .askForCode: return open(.entry(.code), &context)
    case .code(let text): return context.open(code: text)
    }
  }

  private mutating func open(_ line: Line, _ context: inout Context) -> Transition {
    switch line {
    case .game(let kind): .push(context.games.game(kind).setUp(context))
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

  /// Continues the only saved game, or shows the list of several.
  private func resume(_ context: inout Context) -> Transition {
    guard let first = context.waiting.first else { return .stay }
    guard context.waiting.count == 1 else { return .push(WaitingList(context.waiting, isOverTitle: true)) }
    return context.resume(first.session.id, isOverTitle: true)
  }

  /// Practises the words that are due, or shows when the next ones are.
  private func practise(_ context: inout Context) -> Transition {
    let words = context.records.practiceWords(
      of: context.player, language: context.settings.words, on: context.today())
    for game in context.games.all {
      if let screen = game.practice(words, &context) { return .push(screen) }
    }
    let strings = context.strings
    guard let summary = context.practiceSummary else { return .stay }
    let next = strings.calendar.when(summary.next(after: context.today()), from: context.today())
    return .push(
      Popup.message(strings.title.entry(.practice).title, strings.title.nothingDue(next), strings))
  }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    let lines = lines(context)
    var menu = menu(of: lines, context)
    guard menu.move(key) else { return .stay }
    chosen = lines[menu.chosen]
    guard case .choose = key else { return .stay }
    return perform(.press, &context)
  }

  /// - Parameter count: the number of visible lines; those below the playable ones are always visible.
  private func rows(_ layout: Layout, count: Int, chosen: Int) -> TitleLayout {
    let around = Self.around.count
    return TitleLayout(layout, played: count - around, around: around, chosen: chosen)
  }

  public func draw(on canvas: inout Canvas, _ context: Context) {
    canvas.header([context.strings.title.name], right: context.player)
    let layout = canvas.layout.page
    let lines = lines(context)
    let menu = menu(of: lines, context)
    let rows = rows(layout, count: lines.count, chosen: menu.chosen)
    if layout.isCompact, rows.hasWordmark {
      canvas.putCentered("W O R D Y A R D", in: layout.stage, row: layout.point(0, 2).y, .title)
    } else if !layout.isCompact {
      Wordmark.draw(on: &canvas, centeredIn: layout.stage, row: layout.point(0, 3).y)
    }
    for index in lines.indices {
      guard let row = rows.row(of: index) else { continue }
      draw(lines[index], index, row: row, isChosen: index == menu.chosen, on: &canvas, layout, context)
    }
    rows.drawArrows(on: &canvas)
  }
}
