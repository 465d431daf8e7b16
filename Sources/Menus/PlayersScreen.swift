import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

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
    namesInUse = context.services.records.namesInUse()
    players = context.services.records.playerSummaries()
    let current = players.firstIndex { $0.name == context.profile.player }
    menu = Menu(count: players.count + 1, chosen: current ?? 0)
  }

  /// Reads the list again.
  private mutating func read(_ context: inout Context) {
    let isNew = chosen == nil
    namesInUse = context.services.records.namesInUse()
    players = context.services.records.playerSummaries()
    menu = Menu(
      count: players.count + 1, chosen: isNew ? players.count : min(menu.chosen, players.count - 1))
  }

  /// `nil` when the entry for a new name is selected.
  private var chosen: String? { menu.chosen < players.count ? players[menu.chosen].name : nil }

  var manners: Manners { .pagerKeys }

  func name(_ text: Texts) -> String { text("Players") }

  func rules(_ context: Context) -> String {
    let text = context.text
    return text("Everybody has scores, streaks and unfinished games of their own.")
      + (context.profile.isGuest ? " " + text("A guest cannot choose, change or remove a name.") : "")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    let isName = chosen != nil
    let mayChange = !context.profile.isGuest
    return [
      KeyBinding(
        [.enter, .character(" ")], "Enter", text("play"), help: text("play under this name"),
        isEnabled: mayChange, .play),
      KeyBinding([], "↑ ↓", "", help: text("move through the entries"), click: .down, .move),
      KeyBinding(
        .letter("n"), "n", text("new"), help: text("play under a new name"), isEnabled: mayChange, .new),
      KeyBinding(
        .letter("r"), "r", text("rename"), help: text("give another name"),
        isEnabled: isName && mayChange,
        .rename),
      KeyBinding(
        [.character("-"), .delete], "-", text("remove"), help: text("remove this name"),
        isEnabled: isName && mayChange,
        .askToRemove),
      KeyBinding(
        .letter("s"), "s", text("statistics"), help: text("the statistics of this name"),
        isEnabled: isName, .statistics),
      KeyBinding([.escape], "Esc", text("back"), help: text("back to the menu"), .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .back: return .pop
    case .new: return .ask(nameScreen(context))
    case .rename: return chosen.map { .ask(renameScreen($0, context)) } ?? .stay
    case .statistics: return chosen.map { .push(StatisticsScreen(&context, of: $0)) } ?? .stay
    case .askToRemove:
      guard let name = chosen else { return .stay }
      let unfinished = context.services.records.title(of: name).waiting.count
      return .ask(removePopup(name, unfinished: unfinished, context.text))
    case .remove(let name):
      context.services.records.remove(player: name)
      if name == context.profile.player, let next = context.services.records.playerSummaries().first {
        context.play(as: next.name)
      } else {
        context.returnToTitle()
      }
      read(&context)
    case .renamed(let name, let new):
      context.rename(player: name, to: new)
      read(&context)
    case .play:
      guard let name = chosen else { return .ask(nameScreen(context)) }
      return perform(.named(name), &context)
    case .named(let name):
      let isKnown = context.services.records.players().contains(name)
      context.play(as: name, beginningWith: isKnown ? nil : context.profile.settings)
      return .pop
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    let former = menu.chosen
    // A click on another row only selects it, so that its player can also be renamed or removed with the mouse.
    guard menu.move(key) else { return .stay }
    guard case .choose(former) = key, !context.profile.isGuest else {
      return .stay
    }
    return perform(.play, &context)
  }

  private func nameScreen(_ context: Context) -> EntryScreen<Command> {
    let text = context.text
    return EntryScreen(
      [text("Players"), text("a new name").capitalizedFirst], prompt: text("What is your name?"),
      rules: .name(longest: PlayerName.longest, text), context
    ) { Command.named($0) }
  }

  /// Renames a player. A name in use, even by the results of a removed player, is refused, because the two would be merged.
  private func renameScreen(_ name: String, _ context: Context) -> EntryScreen<Command> {
    let text = context.text
    var rules = EntryRules.name(longest: PlayerName.longest, text)
    let others = namesInUse.subtracting([name])
    let textError = rules.textError
    rules.textError = { name in
      textError(name) ?? (others.contains(name) ? text("\(name) is somebody's name already.") : nil)
    }
    return EntryScreen(
      [text("Players"), name],
      prompt: text(Person(name), you: "What is your name?") { "What is \($0) called from now on?" },
      text: name,
      rules: rules,
      context
    ) { Command.renamed(name, to: $0) }
  }

  private func removePopup(_ name: String, unfinished: Int, _ text: Texts) -> Popup {
    Popup(
      text(Person(name), you: "Remove this player?") { "Remove \($0)?" },
      [
        .init(
          unfinished == 0
            ? text("Scores stay under that name.")
            : text(
              "Scores stay under that name; the unfinished game goes.",
              plural: "Scores stay under that name; the unfinished games go.", unfinished))
      ],
      [
        .init(text("Keep"), then: .stay),
        .init(text("Remove"), then: .perform(Command.remove(name))),
      ])
  }
}

/// The columns and rows of the list of players; a large terminal shows the layout of 80 by 24, centred.
private struct PlayersLayout {
  let layout: Layout

  var isCompact: Bool { layout.isCompact }
  var left: Int { isCompact ? 2 : 16 }
  /// The left end of the rows, where the mark of the chosen one is.
  var rowX: Int { left - (isCompact ? 2 : 3) }
  var rowWidth: Int { isCompact ? 39 : 50 }
  /// The right end of the numbers of games.
  var gamesEnd: Int { isCompact ? 25 : 46 }
  var lastGame: Int { isCompact ? 27 : 49 }
  /// The column of the arrows that indicate further names.
  var edge: Int { isCompact ? 39 : 66 }
  var head: Int { isCompact ? 2 : 3 }
  var first: Int { isCompact ? 3 : 5 }
  var most: Int { isCompact ? 9 : 12 }

  /// The row of the entry for a new name, under this number of names.
  func newName(under count: Int) -> Int { isCompact ? min(13, first + count) : first + count + 1 }
}

extension PlayersScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header([text("Players")], right: text(context.profile.person, you: "You play") { "\($0) plays" })
    let places = PlayersLayout(layout: canvas.layout.page)
    // The last entry, for a new name, is separate and always visible.
    let visible = menuOfNames.visible(in: places.most)
    drawHead(on: &canvas, places, text)
    draw(of: visible, on: &canvas, places, context)
    drawArrows(beside: visible, on: &canvas, places)
    let newName = places.newName(under: visible.count)
    drawNewName(on: &canvas, places, row: newName, context)
    drawNote(on: &canvas, places.layout, under: newName, context)
  }

  private func drawHead(on canvas: inout Canvas, _ places: PlayersLayout, _ text: Texts) {
    let layout = places.layout
    let games = text("games", context: "column")
    canvas.put(text("name"), at: layout.point(places.left, places.head), .dim)
    canvas.put(games, at: layout.point(places.gamesEnd - games.columns, places.head), .dim)
    canvas.put(text("last game"), at: layout.point(places.lastGame, places.head), .dim)
  }

  /// Draws names of the visible ones, by their indices.
  private func draw(
    of visible: Range<Int>, on canvas: inout Canvas, _ places: PlayersLayout,
    _ context: Context
  ) {
    let text = context.text
    let layout = places.layout
    let room = places.gamesEnd - places.left - max(6, text("games", context: "column").columns + 1)
    for (offset, index) in visible.enumerated() {
      let player = players[index]
      let row = places.first + offset
      let isChosen = index == menu.chosen
      canvas.listRow(
        layout.rect(places.rowX, row, places.rowWidth, 1), isChosen: isChosen, sends: .choose(index),
        fills: false)
      canvas.put(
        text.name(Person(player.name)).clipped(to: room), at: layout.point(places.left, row),
        isChosen ? .chosen : .text)
      let games = "\(player.games)"
      canvas.put(games, at: layout.point(places.gamesEnd - games.columns, row), .dim)
      let last = player.lastDay.map { text.when($0, context.services.today()) } ?? ""
      canvas.put(last, at: layout.point(places.lastGame, row), .dim)
    }
  }

  private func drawArrows(beside visible: Range<Int>, on canvas: inout Canvas, _ places: PlayersLayout) {
    let layout = places.layout
    if visible.lowerBound > 0 { canvas.put("↑", at: layout.point(places.edge, places.first), .dim) }
    if visible.upperBound < players.count {
      canvas.put("↓", at: layout.point(places.edge, places.first + visible.count - 1), .dim)
    }
  }

  /// Draws who plays now, if there is room for it under the entry for a new name.
  private func drawNote(on canvas: inout Canvas, _ layout: Layout, under newName: Int, _ context: Context) {
    let isCompact = layout.isCompact
    guard !isCompact || newName < 12 else { return }
    let text = context.text
    let (player, isGuest) = (context.profile.player, context.profile.isGuest)
    let who = isGuest ? text("\(player) is a guest, who has this name only.") : context.playsNow
    let own = text("Scores, streaks and unfinished games are each their own.")
    let lines = (isGuest || isCompact ? who : who + " " + own).sentences(to: isCompact ? 38 : 76)
    let row = isCompact ? 13 : max(13, newName + 2)
    canvas.putCentered(Array(lines.prefix(2)), in: layout.stage, row: layout.point(0, row).y, .dim)
  }

  /// The names without the entry for a new one; when that is selected, the last name is.
  private var menuOfNames: Menu { Menu(count: players.count, chosen: min(menu.chosen, players.count - 1)) }

  private func drawNewName(
    on canvas: inout Canvas, _ places: PlayersLayout, row: Int, _ context: Context
  ) {
    let isChosen = menu.chosen == players.count
    let layout = places.layout
    if isChosen { canvas.set("▸", at: layout.point(places.rowX, row), .title) }
    let text = "+ " + context.text("a new name")
    let role: Role = context.profile.isGuest ? .dim : .shortcut
    canvas.button(
      text, at: layout.point(places.left, row), isChosen ? .chosen : role, sends: .choose(players.count))
  }
}
