import TextUI

/// The first screen: what can be played, and the way out.
public struct TitleScreen: Screen {
  public enum Command: Sendable {
    case walk, take, hangman, twist, ghost, language, settings, quit
  }

  private var menu = Menu(count: Self.items.count)

  public init() {}

  private static let items: [Command] = [.hangman, .twist, .ghost, .language, .settings, .quit]

  public func name(_ strings: Strings) -> String { strings.titleName }

  public func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    return [
      KeyBinding([.enter, .character(" ")], "Enter", strings.open, help: strings.helpOpen, .take),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpWalk, .walk),
      KeyBinding([.character("h"), .character("H")], "h", "", help: strings.entries[0].title, .hangman),
      KeyBinding([.character("t"), .character("T")], "t", "", help: strings.entries[1].title, .twist),
      KeyBinding([.character("g"), .character("G")], "g", "", help: strings.entries[2].title, .ghost),
      KeyBinding([.character("l"), .character("L")], "l", "", help: strings.helpLanguage, .language),
      KeyBinding(
        [.character("s"), .character("S")], "s", "", help: strings.entries[4].title, .settings),
      KeyBinding(
        [.character("q"), .character("Q"), .escape], "q", strings.quit, help: strings.helpQuit, .quit),
    ]
  }

  public mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .walk: return .stay
    case .take: return perform(Self.items[menu.chosen], &context)
    case .hangman: return .push(HangmanSetUpScreen())
    case .twist: return .push(TwistSetUpScreen())
    case .ghost: return .push(GhostSetUpScreen(context))
    case .settings: return .push(SettingsScreen())
    case .quit: return .quit
    case .language:
      let languages = context.library.languageCodes().compactMap(context.library.language)
      let chosen = languages.firstIndex(of: context.language) ?? 0
      return .push(
        ChoiceList(context.strings.language, languages.map { Menu.Entry(title: $0.name) }, chosen: chosen) {
          index, context in
          context.speak(languages[index])
          return .stay
        })
    }
  }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.walk(key), case .choose = key else { return .stay }
    return perform(.take, &context)
  }

  public func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let stage = canvas.bands.stage
    let isLow = stage.height < 18
    canvas.header([strings.titleName], right: context.language.name)
    let top = stage.minY + (isLow ? 1 : 3)
    Self.drawTiles("WORDYARD", on: &canvas, centeredIn: stage, row: top)
    canvas.putCentered(strings.tagline, in: stage, row: top + 4, .dim)
    var entries = strings.entries
    entries[3].note = context.language.name
    let width = entries.map { $0.title.columns }.max()! + 3 + entries.map { $0.note.columns }.max()! + 3
    let row = top + (isLow ? 6 : 8)
    let area = Rect(x: stage.minX, y: row, width: stage.width, height: entries.count)
    menu.draw(
      entries, on: &canvas, in: area.centered(Size(width: min(stage.width, width), height: area.height)))
  }

  /// The name in tiles, as they lie in a yard of words.
  private static func drawTiles(_ word: String, on canvas: inout Canvas, centeredIn stage: Rect, row: Int) {
    let left = stage.minX + (stage.width - word.count * 5) / 2
    for (index, letter) in word.enumerated() {
      let x = left + index * 5
      let role: Role = index < 4 ? .title : .stage
      canvas.put("┌───┐", at: Point(x: x, y: row), role)
      canvas.put("│ \(letter) │", at: Point(x: x, y: row + 1), role)
      canvas.put("└───┘", at: Point(x: x, y: row + 2), role)
    }
  }
}

extension TitleScreen {
  /// The screen that a game named on the command line opens above the title; `nil` when there is no such game.
  public static func game(_ name: String, _ context: Context) -> (any Screen)? {
    switch name {
    case "hangman": HangmanSetUpScreen()
    case "twist": TwistSetUpScreen()
    case "ghost": GhostSetUpScreen(context)
    default: nil
    }
  }
}
