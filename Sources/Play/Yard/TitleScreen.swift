import Engines
import TextUI

/// The first screen: what can be played, by whom, and the way out.
public struct TitleScreen: Screen {
  public enum Command: CaseIterable, Sendable {
    case resume, hangman, twist, ghost, daily, scores, players, introduction, language, settings, quit
    case walk, take
  }

  /// `nil` until the player walks: then it is the first entry.
  private var chosen: Command?

  public init() {}

  private static let entries = Command.allCases.prefix { $0 != .walk }

  /// The entries of the menu: to continue is among them when something waits.
  private func entries(_ context: Context) -> [Command] {
    Self.entries.filter { $0 != .resume || !context.waiting.isEmpty }
  }

  private func menu(_ context: Context) -> Menu {
    let entries = entries(context)
    return Menu(count: entries.count, chosen: chosen.flatMap(entries.firstIndex) ?? 0)
  }

  public func name(_ strings: Strings) -> String { strings.titleName }

  public func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let keys: [Character] = ["c", "h", "t", "g", "d", "r", "p", "i", "l", "s"]
    var bindings = [
      KeyBinding([.enter, .character(" ")], "Enter", strings.open, help: strings.helpOpen, Command.take),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpWalk, click: .down, .walk),
    ]
    for (key, (command, entry)) in zip(keys, zip(Self.entries, strings.entries)) {
      bindings.append(
        KeyBinding(
          [.character(key), .character(key.capital)], String(key), "", help: entry.title,
          isEnabled: command != .resume || !context.waiting.isEmpty, command))
    }
    bindings.append(
      KeyBinding(
        [.character("q"), .character("Q"), .escape], "q", strings.quit, help: strings.helpQuit, .quit))
    return bindings
  }

  public mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .walk: return .stay
    case .take: return perform(entries(context)[menu(context).chosen], &context)
    case .resume: return resume(&context)
    case .hangman: return .push(HangmanSetUpScreen())
    case .twist: return .push(TwistSetUpScreen())
    case .ghost: return .push(GhostSetUpScreen(context))
    case .daily: return .push(DailyScreen(&context))
    case .scores: return .push(HighScoresScreen(&context))
    case .players: return .push(PlayersScreen(&context))
    case .introduction: return .push(IntroductionScreen())
    case .language: return .push(LanguageScreen(context))
    case .settings: return .push(SettingsScreen())
    case .quit: return .quit
    }
  }

  /// Goes on with the game that waits, or asks which one.
  private func resume(_ context: inout Context) -> Transition {
    let waiting = context.waiting
    guard waiting.count > 1 else { return waiting.first.map { context.resume($0) } ?? .stay }
    return .push(
      ChoiceList(
        context.strings.kept.waitingTitle,
        waiting.map {
          .init(title: context.strings.line(of: $0), note: $0.glimpse.clipped(to: 24))
        },
        chosen: 0
      ) { index, context in
        context.resume(waiting[index])
      })
  }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    var menu = menu(context)
    guard menu.walk(key) else { return .stay }
    chosen = entries(context)[menu.chosen]
    guard case .choose = key else { return .stay }
    return perform(.take, &context)
  }

  public func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let stage = canvas.bands.stage
    let isLow = stage.height < 18
    canvas.header([strings.titleName], right: context.player)
    var y = stage.minY + max(0, (stage.height - 19) / 2)
    if isLow {
      canvas.putCentered("W O R D Y A R D", in: stage, row: y, .title)
      canvas.putCentered(strings.tagline, in: stage, row: y + 1, .dim)
      y += 2
    } else {
      Wordmark.draw(on: &canvas, centeredIn: stage, row: y)
      canvas.putCentered(strings.tagline, in: stage, row: y + 4, .dim)
      y += 6
    }
    let list = zip(Self.entries, strings.entries)
      .filter { $0.0 != .resume || !context.waiting.isEmpty }
      .map { entry($0.0, $0.1, context, isShort: stage.width < 60) }
    let titles = list.reduce(0) { max($0, $1.title.columns) }
    let notes = list.reduce(0) { max($0, $1.note.columns) }
    let area = Rect(x: stage.minX, y: y, width: stage.width, height: list.count)
      .centered(Size(width: min(stage.width, titles + notes + 6), height: list.count))
    menu(context).draw(list, on: &canvas, in: area)
  }

  /// An entry with what it has to tell at this moment.
  private func entry(_ command: Command, _ plain: Menu.Entry, _ context: Context, isShort: Bool) -> Menu.Entry
  {
    var entry = plain
    switch command {
    case .resume:
      if let first = context.waiting.first {
        let more = context.waiting.count - 1
        entry.note =
          context.strings.line(of: first, isShort: isShort)
          + (more > 0 && !isShort ? ", " + context.strings.kept.more(more) : "")
      }
    case .players: entry.note = context.player
    case .language: entry.note = context.languageNames
    default: if isShort { entry.note = "" }
    }
    return entry
  }
}

extension TitleScreen {
  /// The screens that the program begins with, from the bottom up: the title, above it the game that the command line
  /// names, and on the very first start what a newcomer is asked and shown.
  public static func first(opening game: String?, isFirstStart: Bool, _ context: inout Context)
    -> [any Screen]
  {
    var screens: [any Screen] = [TitleScreen()]
    switch game {
    case "hangman": screens.append(HangmanSetUpScreen())
    case "twist": screens.append(TwistSetUpScreen())
    case "ghost": screens.append(GhostSetUpScreen(context))
    case "daily": screens.append(DailyScreen(&context))
    default: break
    }
    if isFirstStart { screens.append(LanguageScreen.firstStart(context)) }
    return screens
  }
}
