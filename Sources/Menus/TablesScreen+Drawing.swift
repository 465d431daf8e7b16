import Engines
import Kit
import TextUI

extension TablesScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let own = context.strings.table
    canvas.header([own.title], right: context.player)
    let layout = canvas.layout.page
    let isCompact = layout.isCompact
    let about = own.about.balanced(to: isCompact ? 40 : 60)
    canvas.putCentered(about, in: layout.stage, row: layout.point(0, isCompact ? 2 : 3).y, .text)
    let last = drawRows(on: &canvas, layout, context)
    let lines = message.text.filled(to: layout.stage.width - 2).suffix(2)
    let buttonRow = Self.buttonRow(under: last, layout)
    let messageRow = isCompact ? buttonRow - lines.count : buttonRow + 1
    canvas.putCentered(Array(lines), in: layout.stage, row: layout.point(0, messageRow).y, message.role)
    drawButton(on: &canvas, layout, row: buttonRow, context)
  }

  private static func mostTables(_ layout: Layout) -> Int { layout.isCompact ? 4 : 8 }

  private static func buttonRow(under last: Int, _ layout: Layout) -> Int {
    layout.isCompact ? 14 : max(15, last + 2)
  }

  private func drawButton(on canvas: inout Canvas, _ layout: Layout, row: Int, _ context: Context) {
    let label = "‹ \(buttonLabel(context)) ›"
    let area = layout.rect(0, row, layout.stage.width, 1)
    canvas.button(
      label, at: Point(x: layout.stage.centeredX(of: label.columns), y: area.minY), .chosen, sends: .enter)
  }

  /// Draws tables and games, with their headings.
  /// - Returns: the last row.
  private func drawRows(
    on canvas: inout Canvas, _ layout: Layout, _ context: Context
  ) -> Int {
    let games = drawTables(on: &canvas, layout, from: layout.isCompact ? 4 : 5, context)
    return drawGames(on: &canvas, layout, from: games, context)
  }

  /// Draws the tables from a row on.
  /// - Returns: the row of what follows.
  private func drawTables(
    on canvas: inout Canvas, _ layout: Layout, from first: Int, _ context: Context
  ) -> Int {
    let own = context.strings.table
    let isCompact = layout.isCompact
    let x = isCompact ? 1 : 14
    canvas.put(own.waiting, at: layout.point(x, first), .dim)
    guard !tables.isEmpty else {
      canvas.put(own.nobody, at: layout.point(x + 2, first + 1), .dim)
      return first + 3
    }
    // The games that a new table can be for come after the tables, and are always visible.
    let visible = Menu(count: tables.count, chosen: menu.chosen).visible(in: Self.mostTables(layout))
    for (offset, index) in visible.enumerated() {
      let since = isCompact ? "" : own.since(tables[index].age + listed)
      let notes = [isCompact, true].map { note(of: tables[index], isShort: $0, context) }
      draw(
        title(of: tables[index]), notes, since, index, on: &canvas, layout.point(x, first + 1 + offset),
        nameRoom: isCompact ? 10 : 9)
    }
    return first + visible.count + 2
  }

  /// Draws the games that a new table can be for, from a row on.
  /// - Returns: the last row.
  private func drawGames(
    on canvas: inout Canvas, _ layout: Layout, from first: Int, _ context: Context
  ) -> Int {
    let strings = context.strings
    let isCompact = layout.isCompact
    let x = isCompact ? 1 : 14
    canvas.put(strings.table.lay, at: layout.point(x, first), .dim)
    for (offset, game) in context.games.atTables.enumerated() {
      draw(
        game.name(strings), [game.tableTagline(strings)], "", tables.count + offset, on: &canvas,
        layout.point(x, first + 1 + offset), nameRoom: isCompact ? 10 : 12)
    }
    return first + TableGame.allCases.count
  }

  /// Draws a row; a longer name than fits into `nameRoom` moves the note.
  /// - Parameter notes: in the order of preference; the last one is truncated if necessary.
  private func draw(
    _ title: String, _ notes: [String], _ since: String, _ index: Int, on canvas: inout Canvas,
    _ place: Point, nameRoom: Int
  ) {
    let isCompact = canvas.layout.isCompact
    let area = Rect(x: place.x, y: place.y, width: isCompact ? 38 : 51, height: 1)
    let isChosen = index == menu.chosen
    canvas.listRow(area, isChosen: isChosen, sends: .choose(index))
    let name = title.clipped(to: isCompact ? nameRoom : 14)
    canvas.put(name, at: Point(x: place.x + 2, y: place.y), isChosen ? .chosen : .text)
    let noteX = place.x + 3 + max(nameRoom, name.columns)
    let end = area.maxX - since.columns
    let room = end - noteX - (since.isEmpty ? 0 : 2)
    let note = notes.first { $0.columns <= room } ?? notes[notes.count - 1].clipped(to: room)
    canvas.put(note, at: Point(x: noteX, y: place.y), isChosen ? .chosen : .dim)
    canvas.put(since, at: Point(x: end, y: place.y), isChosen ? .chosen : .dim)
  }

  /// The name of the first person at the table, if possible of one who is present.
  private func title(of table: OpenTable) -> String {
    let people = table.seats.filter { $0.kind == .person }
    return (people.first { $0.presence == .here } ?? people.first)?.name ?? "?"
  }

  private func note(of table: OpenTable, isShort: Bool, _ context: Context) -> String {
    let strings = context.strings
    let game = context.games.game(at: table.header.game)?.name(strings) ?? ""
    let taken = table.seats.count { $0.kind != .empty }
    let seats = strings.table.taken(taken, table.seats.count)
    let standing =
      table.hasBegun ? strings.table.isPlaying : isShort ? "\(taken)/\(table.seats.count)" : seats
    let language = table.header.language == context.language.code ? "" : " · " + table.header.language
    return "\(game) · \(standing)\(language)"
  }

  private func buttonLabel(_ context: Context) -> String {
    let strings = context.strings
    return switch chosen {
    case .table: chosenTable.map { strings.table.sitWith(title(of: $0)) } ?? ""
    case .game(let kind): strings.table.layButton(context.games.game(at: kind)?.name(strings) ?? "")
    }
  }
}
