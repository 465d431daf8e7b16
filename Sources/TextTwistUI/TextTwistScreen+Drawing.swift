import Engines
import Kit
import TextUI

extension TextTwistScreen {
  private enum TileState {
    case open, faceDown
    /// The tiles are covered by a popup of this game.
    case absent
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, tiles: game.isRevealed ? .absent : .open)
  }

  /// While the clock stands still, no tile is visible.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, tiles: isCovered || game.isRevealed ? .absent : .faceDown)
  }

  private func draw(on canvas: inout Canvas, _ context: Context, tiles: TileState) {
    let layout = TextTwistLayout(canvas.layout)
    canvas.textTwistHeader(game, session, context)
    if tiles != .absent {
      drawBank(on: &canvas, layout, isFaceDown: tiles == .faceDown)
      drawEntry(on: &canvas, layout, isFaceDown: tiles == .faceDown, context)
      drawButtons(on: &canvas, layout, context.strings)
    }
    if tiles != .absent { drawMessage(on: &canvas, layout) }
    let areas = stage.draw(on: &canvas, context.strings)
    if game.isRevealed { targetWords(areas, on: &canvas, layout, context) }
    canvas.put(sidePanel: sidePanel(context.strings))
  }

  /// The words of the rack, as they are shown now.
  var stage: TextTwistStage {
    // The word of the first bingo lights up letter by letter, any other at once.
    let isLettered = newestWord?.count == Rack.size && isCovered
    return TextTwistStage(
      game: game, rackCount: deal.rackCount,
      newestWord: motion.isOver ? nil : newestWord.map { ($0, isLettered ? motion.step + 1 : nil) },
      picked: picked, firstLine: firstLine, isOpening: isOpening)
  }

  func drawBank(
    on canvas: inout Canvas, _ layout: TextTwistLayout, isFaceDown: Bool
  ) {
    TilesView(
      tiles: game.tiles.bankTiles(isFaceDown: isFaceDown), pitch: layout.pitch, key: { .choose($0) },
      size: layout.tile
    ).draw(on: &canvas, at: layout.bank)
  }

  func drawEntry(
    on canvas: inout Canvas, _ layout: TextTwistLayout, isFaceDown: Bool,
    _ context: Context
  ) {
    let view = TilesView(
      tiles: game.tiles.entryTiles(isFaceDown: isFaceDown), pitch: layout.pitch, key: { .adjust($0, by: -1) },
      size: layout.tile)
    if layout.isCompact {
      view.drawFlat(on: &canvas, at: layout.entry, isASCII: context.isASCII)
    } else {
      view.draw(on: &canvas, at: layout.entry)
    }
  }

  /// Draws the buttons for the tiles under the bank, and those for the entry under the entry.
  func drawButtons(on canvas: inout Canvas, _ layout: TextTwistLayout, _ strings: Strings) {
    var place = layout.twistButtons
    func draw(_ button: TextTwistStrings.Button, sends key: Key) {
      let label = layout.isCompact ? "[\(button.short)]" : "[ \(button.label) ]"
      place.x += canvas.button(label, at: place, .text, sends: key) + layout.buttonGap
    }
    draw(strings.textTwist.twistButton, sends: .character(" "))
    draw(strings.textTwist.lastButton, sends: .tab)
    place.x = max(place.x - layout.buttonGap + 2, layout.entryButtons.x)
    draw(strings.textTwist.submitButton, sends: .enter)
    draw(strings.textTwist.clearButton, sends: .delete)
  }

  /// Draws the message, with the word it is about highlighted.
  func drawMessage(on canvas: inout Canvas, _ layout: TextTwistLayout) {
    let lines = layout.lines(of: message.text)
    if lines.count > 1, message.short == nil {
      let rows = layout.messageRows
      var shown = Array(lines.prefix(rows))
      if lines.count > rows { shown[rows - 1] = shown[rows - 1].cutAtWord(layout.main.width - 2) }
      canvas.putCentered(shown, in: layout.main, row: layout.message, message.role)
      return
    }
    let x = canvas.putCentered(
      message.fitted(to: layout.main.width), in: layout.main, row: layout.message, message.role)
    if let subject = message.subject { canvas.put(subject, at: Point(x: x, y: layout.message), .stage) }
  }
}

extension TextTwistScreen {
  /// Makes the words clickable under the popup at the end.
  /// - Parameter areas: their positions in the grid; `nil` for a list.
  func targetWords(
    _ areas: [Rect]?, on canvas: inout Canvas, _ layout: TextTwistLayout, _ context: Context
  ) {
    guard hasMeanings else { return }
    let places =
      areas.map { WordPlaces(areas: $0, isGrid: true) } ?? wordPlaces(canvas.layout, context.strings)
    let area = layout.words
    let count = places.isGrid ? 0 : stage.list(context.strings).lines.count
    let top = places.isGrid ? 0 : max(0, min(firstLine, count - area.height))
    for (index, place) in places.areas.enumerated() where (0..<area.height).contains(place.minY - top) {
      canvas.target(
        Rect(x: area.minX + place.minX, y: area.minY + place.minY - top, width: place.width, height: 1),
        sends: .select(index), isReachable: true)
    }
  }

  /// The first message of a rack: says so if several words take all letters, and which of them have a place in the columns.
  static func opening(_ rack: Rack, _ context: Context) -> String {
    let own = context.strings.textTwist
    let hidden = rack.hidden.count { $0.count == Rack.size }
    return rack.bingoCount > 1
      ? own.severalBingos(rack.bingoCount, rack.bingoCount - hidden)
      : context.settings.usesMouse ? own.begin : own.beginTyping
  }
}

extension Tiles {
  /// The tiles that have not been taken, each in its slot.
  func bankTiles(isFaceDown: Bool) -> [TilesView.Tile] {
    bank.map { letter in letter.map { isFaceDown ? .back : .letter($0) } ?? .hole }
  }

  /// The tiles of the entry, and the places for the others.
  func entryTiles(isFaceDown: Bool) -> [TilesView.Tile] {
    (0..<Rack.size).map { index in
      guard index < entry.count else { return .place(isNext: index == entry.count) }
      return isFaceDown ? .back : .letter(entry[index])
    }
  }
}
