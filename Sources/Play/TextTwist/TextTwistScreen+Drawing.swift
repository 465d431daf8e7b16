import Engines
import TextUI

extension TextTwistScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, isFaceDown: false)
  }

  /// While the clock stands, the tiles lie face down.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, isFaceDown: true)
  }

  private func draw(on canvas: inout Canvas, _ context: Context, isFaceDown: Bool) {
    let strings = context.strings.textTwist
    let layout = TextTwistLayout(canvas.layout)
    canvas.textTwistHeader(game, session, context)
    drawBank(on: &canvas, layout, isFaceDown: isFaceDown)
    drawEntry(on: &canvas, layout, strings, isFaceDown: isFaceDown)
    drawButtons(on: &canvas, layout, strings)
    canvas.putCentered(message.text, in: layout.stage, row: layout.message, message.role)
    canvas.textTwistWords(game.round, in: layout, landed: landed, section: section, strings)
  }

  private func drawBank(on canvas: inout Canvas, _ layout: TextTwistLayout, isFaceDown: Bool) {
    let tiles = game.tiles.bank.map { letter -> TilesView.Tile in
      letter.map { isFaceDown ? .back : .letter($0) } ?? .hole
    }
    TilesView(tiles: tiles, pitch: layout.pitch, key: { .choose($0) }, size: layout.tile).draw(
      on: &canvas, at: layout.bank)
  }

  private func drawEntry(
    on canvas: inout Canvas, _ layout: TextTwistLayout, _ strings: TextTwistStrings, isFaceDown: Bool
  ) {
    let entry = game.tiles.entry
    let tiles = (0..<Rack.size).map { index -> TilesView.Tile in
      guard index < entry.count else { return .place(isNext: index == entry.count) }
      return isFaceDown ? .back : .letter(entry[index])
    }
    let view = TilesView(tiles: tiles, pitch: layout.pitch, key: { .adjust($0, by: -1) }, size: layout.tile)
    if layout.isEntryFlat {
      canvas.put(strings.entry, at: Point(x: layout.bank.x, y: layout.entry.y), .dim)
      view.drawFlat(on: &canvas, at: layout.entry)
    } else {
      view.draw(on: &canvas, at: layout.entry)
    }
  }

  /// Twist stands under the bank, what is done with an entry under the entry.
  private func drawButtons(on canvas: inout Canvas, _ layout: TextTwistLayout, _ strings: TextTwistStrings) {
    let area = layout.buttons
    let buttons: [(String, Key)] = [
      (strings.twistButton, .character(" ")), (strings.submitButton, .enter), (strings.clearButton, .delete),
      (strings.lastButton, .tab),
    ]
    let isRoomy = !layout.isEntryFlat
    let labels = buttons.map { isRoomy ? "[ \($0.0) ]" : "[\($0.0)]" }
    let gap = isRoomy ? 2 : 1
    let used = labels.reduce(0) { $0 + $1.columns } + gap * 3
    var x = isRoomy ? area.minX : max(0, (canvas.size.width - used) / 2)
    for (index, label) in labels.enumerated() {
      if isRoomy, index == 1 { x = layout.entry.x }
      x += canvas.button(label, at: Point(x: x, y: area.minY), .text, sends: buttons[index].1) + gap
    }
  }
}
