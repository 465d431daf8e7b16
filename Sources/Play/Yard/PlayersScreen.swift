import Engines
import TextUI

/// Who plays: the names there have been, and a new one.
struct PlayersScreen: Screen {
  enum Command: Sendable {
    case play, move, new, askToRemove, remove(String), statistics, back
    case named(String)
  }

  private var names: [String]
  /// The first entry is a new name, then come the names.
  private var menu: Menu

  init(_ context: inout Context) {
    names = context.records.players()
    let current = names.firstIndex(of: context.player).map { $0 + 1 }
    menu = Menu(count: names.count + 1, chosen: current ?? 0)
  }

  /// `nil` when the entry for a new name is chosen.
  private var chosen: String? { menu.chosen == 0 ? nil : names[menu.chosen - 1] }

  func name(_ strings: Strings) -> String { strings.records.players }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.records
    let isName = chosen != nil
    return [
      KeyBinding([.enter, .character(" ")], "Enter", own.play, help: own.helpPlay, .play),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpMove, click: .down, .move),
      KeyBinding([.character("n"), .character("N")], "n", own.new, help: own.helpNew, .new),
      KeyBinding(
        [.character("-"), .delete], "-", own.remove, help: own.helpRemove, isEnabled: isName, .askToRemove),
      KeyBinding(
        [.character("s"), .character("S")], "s", own.figures, help: own.helpTheirStatistics,
        isEnabled: isName, .statistics),
      KeyBinding([.escape], "Esc", strings.back, help: strings.helpMenu, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .back: return .pop
    case .new: return .push(nameScreen(context))
    case .statistics: return chosen.map { .push(StatisticsScreen(&context, of: $0)) } ?? .stay
    case .askToRemove: return chosen.map { .push(removePopup($0, context.strings.records)) } ?? .stay
    case .remove(let name):
      context.records.remove(player: name)
      context.returnToTitle()
      names = context.records.players()
      menu = Menu(count: names.count + 1, chosen: menu.chosen)
      return .stay
    case .play:
      guard let name = chosen else { return .push(nameScreen(context)) }
      return perform(.named(name), &context)
    case .named(let name):
      context.play(as: name)
      return .pop
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key), case .choose = key else { return .stay }
    return perform(.play, &context)
  }

  private func nameScreen(_ context: Context) -> EntryScreen {
    let strings = context.strings.records
    return EntryScreen(
      [strings.players, strings.newName], prompt: strings.namePrompt,
      rules: .name(longest: 20, context.strings.entry), context
    ) { Command.named($0) }
  }

  private func removePopup(_ name: String, _ strings: RecordsStrings) -> Popup {
    Popup(
      strings.removeTitle(name), [.init(strings.removeLine)],
      [
        .init(strings.keepButton, then: .stay),
        .init(strings.removeButton, then: .perform(Command.remove(name))),
      ], cancels: 0)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.records
    canvas.header([strings.players], right: context.player)
    let layout = canvas.layout
    let widest = names.map(\.columns).max() ?? 0
    let entries =
      [Menu.Entry(title: "+ " + strings.newName)]
      + names.map { name in
        let isPlaying = name == context.player
        return Menu.Entry(
          title: (isPlaying ? "• " : "  ") + name.clipped(to: layout.stage.width - 6),
          note: isPlaying ? strings.playsNow : "")
      }
    let width = max(32, max(widest, strings.newName.columns) + strings.playsNow.columns + 10)
    let room = layout.stage.inset(rows: 2 * layout.margin)
    let height = min(room.height, entries.count)
    let area = Rect(x: room.minX, y: room.minY, width: room.width, height: height)
    menu.draw(
      entries, on: &canvas, in: area.centered(Size(width: min(room.width, width), height: height)))
  }
}

extension Context {
  /// Goes on as somebody else: what waits for them waits here from now on.
  public mutating func play(as name: String) {
    restoreChoices(of: name)
    records.add(player: name)
    returnToTitle()
  }
}
