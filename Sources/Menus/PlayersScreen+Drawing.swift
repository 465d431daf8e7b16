import Kit
import Records
import TextUI

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
    let strings = context.strings.records
    canvas.header([strings.players], right: strings.playsNow(context.player))
    let places = PlayersLayout(layout: canvas.layout.page)
    // The last entry, for a new name, is separate and always visible.
    let visible = menuOfNames.visible(in: places.most)
    drawHead(on: &canvas, places, strings)
    draw(of: visible, on: &canvas, places, context)
    drawArrows(beside: visible, on: &canvas, places)
    let newName = places.newName(under: visible.count)
    drawNewName(on: &canvas, places, row: newName, context)
    drawNote(on: &canvas, places.layout, under: newName, context)
  }

  private func drawHead(on canvas: inout Canvas, _ places: PlayersLayout, _ strings: RecordsStrings) {
    let layout = places.layout
    let games = strings.games
    canvas.put(strings.name, at: layout.point(places.left, places.head), .dim)
    canvas.put(games, at: layout.point(places.gamesEnd - games.columns, places.head), .dim)
    canvas.put(strings.lastGame(places.isCompact), at: layout.point(places.lastGame, places.head), .dim)
  }

  /// Draws names of the visible ones, by their indices.
  private func draw(
    of visible: Range<Int>, on canvas: inout Canvas, _ places: PlayersLayout,
    _ context: Context
  ) {
    let strings = context.strings.records
    let layout = places.layout
    let room = places.gamesEnd - places.left - max(6, strings.games.columns + 1)
    for (offset, index) in visible.enumerated() {
      let player = players[index]
      let row = places.first + offset
      let isChosen = index == menu.chosen
      canvas.listRow(
        layout.rect(places.rowX, row, places.rowWidth, 1), isChosen: isChosen, sends: .choose(index),
        fills: false)
      canvas.put(
        player.name.clipped(to: room), at: layout.point(places.left, row), isChosen ? .chosen : .text)
      let games = "\(player.games)"
      canvas.put(games, at: layout.point(places.gamesEnd - games.columns, row), .dim)
      let last = player.lastDay.map { strings.when($0, context.today()) } ?? ""
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
    let strings = context.strings.records
    let note = context.isGuest ? strings.guestsNote(context.player) : strings.playersNote(context.player)
    let short = context.isGuest ? note : strings.playersNoteShort(context.player)
    let lines = isCompact ? short.sentences(to: 38) : note.sentences(to: 76)
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
    let text = "+ " + context.strings.records.newName
    let role: Role = context.isGuest ? .dim : .shortcut
    canvas.button(
      text, at: layout.point(places.left, row), isChosen ? .chosen : role, sends: .choose(players.count))
  }
}
