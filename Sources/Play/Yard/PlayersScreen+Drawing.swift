import Records
import TextUI

extension PlayersScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.records
    canvas.header([strings.players], right: strings.playsNow(context.player))
    let layout = canvas.layout.page
    let isCompact = layout.isCompact
    let left = isCompact ? 1 : 16
    let gamesEnd = isCompact ? 25 : 46
    let lastX = isCompact ? 27 : 49
    let head = isCompact ? 2 : 3
    func games(_ text: String, row: Int, _ role: Role) {
      canvas.put(text, at: layout.point(gamesEnd - text.columns, row), role)
    }
    canvas.put(strings.name, at: layout.point(left, head), .dim)
    games(strings.games, row: head, .dim)
    canvas.put(strings.lastGame(isCompact), at: layout.point(lastX, head), .dim)
    let first = isCompact ? 3 : 5
    let rows = isCompact ? 9 : 12
    // The last entry, for a new name, is separate and always visible.
    let visible = menuOfNames.visible(in: rows)
    let nameRoom = gamesEnd - left - max(6, strings.games.columns + 1)
    for (offset, index) in visible.enumerated() {
      let player = players[index]
      let row = first + offset
      let area = layout.rect(left - (isCompact ? 1 : 3), row, isCompact ? 39 : 50, 1)
      canvas.listRow(area, isChosen: index == menu.chosen, sends: .choose(index), fills: false)
      canvas.put(
        player.name.clipped(to: nameRoom), at: layout.point(left, row),
        index == menu.chosen ? .chosen : .text)
      games("\(player.games)", row: row, .dim)
      let last = player.lastDay.map { strings.when($0, context.today()) } ?? ""
      canvas.put(last, at: layout.point(lastX, row), .dim)
    }
    let edge = layout.point(isCompact ? 39 : 66, 0).x
    if visible.lowerBound > 0 { canvas.put("↑", at: Point(x: edge, y: layout.point(0, first).y), .dim) }
    if visible.upperBound < players.count {
      canvas.put("↓", at: Point(x: edge, y: layout.point(0, first + visible.count - 1).y), .dim)
    }
    let newRow = isCompact ? min(13, first + visible.count) : first + visible.count + 1
    drawNewName(on: &canvas, layout, left: left, row: newRow, context)
    let note = context.isGuest ? strings.guestsNote(context.player) : strings.playersNote(context.player)
    let noteRow = isCompact ? 13 : max(13, newRow + 2)
    guard !isCompact || newRow < 12 else { return }
    let short = context.isGuest ? note : strings.playersNoteShort(context.player)
    let lines = isCompact ? short.wrapped(to: 38) : note.sentences(to: 76)
    canvas.putCentered(Array(lines.prefix(2)), in: layout.stage, row: layout.point(0, noteRow).y, .dim)
  }

  /// The names without the entry for a new one; when that is selected, the last name is.
  private var menuOfNames: Menu { Menu(count: players.count, chosen: min(menu.chosen, players.count - 1)) }

  private func drawNewName(
    on canvas: inout Canvas, _ layout: Layout, left: Int, row: Int, _ context: Context
  ) {
    let isChosen = menu.chosen == players.count
    if isChosen { canvas.put("▸", at: layout.point(left - (layout.isCompact ? 1 : 3), row), .title) }
    let text = "+ " + context.strings.records.newName
    let role: Role = context.isGuest ? .dim : .shortcut
    canvas.button(
      text, at: layout.point(left, row), isChosen ? .chosen : role, sends: .choose(players.count))
  }
}
