import Engines
import TextUI

/// What a key changes that only moves tiles: tiles of the bank, of the entry, and the message.
extension TextTwistScreen {
  private static let firstOfEntry = Rack.size
  private static let message = 2 * Rack.size

  /// What such a key may change on the screen.
  struct VisibleTiles {
    fileprivate let tiles: Tiles
    fileprivate let message: Message
    fileprivate let firstLine: Int
  }

  var visibleTiles: VisibleTiles {
    VisibleTiles(tiles: game.tiles, message: message, firstLine: firstLine)
  }

  /// The tiles and the message that differ from those before a key; everything if the words have scrolled.
  func parts(since former: VisibleTiles) -> ScreenParts {
    guard firstLine == former.firstLine else { return .all }
    var parts: ScreenParts = message == former.message ? [] : ScreenParts(Self.message)
    func compare(_ tiles: [TilesView.Tile], _ others: [TilesView.Tile], from first: Int) {
      for (index, (tile, other)) in zip(tiles, others).enumerated() where tile != other {
        parts.formUnion(ScreenParts(first + index))
      }
    }
    compare(game.tiles.bankTiles(isFaceDown: false), former.tiles.bankTiles(isFaceDown: false), from: 0)
    compare(
      game.tiles.entryTiles(isFaceDown: false), former.tiles.entryTiles(isFaceDown: false),
      from: Self.firstOfEntry)
    return parts
  }

  func redraw(_ parts: ScreenParts, on canvas: inout Canvas, _ context: Context) -> Bool {
    guard !game.isRevealed else { return false }
    let layout = TextTwistLayout(canvas.layout)
    drawBank(parts, on: &canvas, layout, isFaceDown: false)
    drawEntry(parts.shifted(by: Self.firstOfEntry), on: &canvas, layout, isFaceDown: false, context)
    guard parts.contains(Self.message) else { return true }
    let main = layout.main
    canvas.renew(Rect(x: main.minX, y: layout.message, width: main.width, height: layout.messageRows))
    drawMessage(on: &canvas, layout)
    return true
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
