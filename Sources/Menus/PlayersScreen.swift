import Engines
import Kit
import Records
import TextUI

/// The list of players with the number of their games and the date of the last one, and an entry for a new player.
struct PlayersScreen: Screen {
  enum Command: Sendable {
    case play, move, new, rename, askToRemove, remove(String), statistics, back
    case named(String)
    case renamed(String, to: String)
  }

  private(set) var players: [PlayerSummary]
  /// The names of the players, and of removed ones with results.
  private var namesInUse: Set<String>
  /// The names, then the entry for a new one.
  private(set) var menu: Menu

  init(_ context: inout Context) {
    namesInUse = context.records.namesInUse()
    players = context.records.playerSummaries()
    let current = players.firstIndex { $0.name == context.player }
    menu = Menu(count: players.count + 1, chosen: current ?? 0)
  }

  /// Reads the list again.
  private mutating func read(_ context: inout Context) {
    let isNew = chosen == nil
    namesInUse = context.records.namesInUse()
    players = context.records.playerSummaries()
    menu = Menu(
      count: players.count + 1, chosen: isNew ? players.count : min(menu.chosen, players.count - 1))
  }

  /// `nil` when the entry for a new name is selected.
  private var chosen: String? { menu.chosen < players.count ? players[menu.chosen].name : nil }

  var manners: Manners { .pagerKeys }

  func name(_ strings: Strings) -> String { strings.records.players }

  func rules(_ context: Context) -> String {
    let own = context.strings.records
    return own.playersRules + (context.isGuest ? " " + own.guestsPlayers : "")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.records
    let isName = chosen != nil
    let mayChange = !context.isGuest
    return [
      KeyBinding(
        [.enter, .character(" ")], "Enter", own.play, help: own.helpPlay, isEnabled: mayChange, .play),
      KeyBinding([], "↑ ↓", "", help: strings.helpMove, click: .down, .move),
      KeyBinding(
        .letter("n"), "n", own.new, help: own.helpNew, isEnabled: mayChange, .new),
      KeyBinding(
        .letter("r"), "r", own.rename, help: own.helpRename,
        isEnabled: isName && mayChange,
        .rename),
      KeyBinding(
        [.character("-"), .delete], "-", own.remove, help: own.helpRemove, isEnabled: isName && mayChange,
        .askToRemove),
      KeyBinding(
        .letter("s"), "s", own.figures, help: own.helpTheirStatistics,
        isEnabled: isName, .statistics),
      KeyBinding([.escape], "Esc", strings.back, help: strings.helpMenu, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .back: return .pop
    case .new: return .push(nameScreen(context))
    case .rename: return chosen.map { .push(renameScreen($0, context)) } ?? .stay
    case .statistics: return chosen.map { .push(StatisticsScreen(&context, of: $0)) } ?? .stay
    case .askToRemove:
      guard let name = chosen else { return .stay }
      let unfinished = context.records.title(of: name).waiting.count
      return .push(removePopup(name, unfinished: unfinished, context.strings.records))
    case .remove(let name):
      context.records.remove(player: name)
      if name == context.player, let next = context.records.playerSummaries().first {
        context.play(as: next.name)
      } else {
        context.returnToTitle()
      }
      read(&context)
    case .renamed(let name, let new):
      context.records.rename(player: name, to: new)
      if name == context.player { context.player = new }
      context.returnToTitle()
      read(&context)
    case .play:
      guard let name = chosen else { return .push(nameScreen(context)) }
      return perform(.named(name), &context)
    case .named(let name):
      let isKnown = context.records.players().contains(name)
      context.play(as: name, beginningWith: isKnown ? nil : context.settings)
      return .pop
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    let former = menu.chosen
    // A click on another row only selects it, so that its player can also be renamed or removed with the mouse.
    guard menu.move(key) else { return .stay }
    guard case .choose(former) = key, !context.isGuest else {
      return .stay
    }
    return perform(.play, &context)
  }

  private func nameScreen(_ context: Context) -> EntryScreen {
    let strings = context.strings.records
    return EntryScreen(
      [strings.players, strings.newName.capitalizedFirst], prompt: strings.namePrompt,
      rules: .name(longest: PlayerName.longest, context.strings.entry), context
    ) { Command.named($0) }
  }

  /// Renames a player. A name in use, even by the results of a removed player, is refused, because the two would be merged.
  private func renameScreen(_ name: String, _ context: Context) -> EntryScreen {
    let strings = context.strings.records
    var rules = EntryScreen.Rules.name(longest: PlayerName.longest, context.strings.entry)
    let others = namesInUse.subtracting([name])
    let textError = rules.textError
    rules.textError = { text in
      textError(text) ?? (others.contains(text) ? strings.nameTaken(text) : nil)
    }
    return EntryScreen(
      [strings.players, name], prompt: strings.renamePrompt(name), text: name, rules: rules, context
    ) { Command.renamed(name, to: $0) }
  }

  private func removePopup(_ name: String, unfinished: Int, _ strings: RecordsStrings) -> Popup {
    Popup(
      strings.removeTitle(name), [.init(strings.removeLine(unfinished))],
      [
        .init(strings.keepPlayerButton, then: .stay),
        .init(strings.removeButton, then: .perform(Command.remove(name))),
      ])
  }
}

extension Context {
  /// Switches to another player, including the games that they can continue.
  /// - Parameter settings: those of a player who has none yet: the terminal and its reader's language are the same.
  public mutating func play(as name: String, beginningWith settings: Settings? = nil) {
    restoreChoices(of: name)
    records.add(player: name)
    if let settings { self.settings = settings }
    returnToTitle()
  }
}
