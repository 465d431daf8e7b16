import Engines
import Kit
import TextUI

/// A sample rack with a few words found and two tiles in the entry, for the introduction. It is played once, not for each
/// frame.
struct TextTwistSlide: Translated {
  private let tiles: Tiles
  private let columns: [TextTwist.Column]
  private let found: String

  /// - Parameter rack: the letters in the order displayed, from `a` to `z`, as in the words.
  init(rack: String, words: [String], found: [String], entered: String) {
    var game = TextTwist(
      mode: .untimed, alphabet: .latin,
      first: Rack(letters: Array(rack), words: words))
    for word in found {
      for letter in word { _ = game.take(letter) }
      _ = game.submit()
    }
    for letter in entered { _ = game.take(letter) }
    tiles = game.tiles
    columns = game.round.columns
    self.found = found.map(\.capitals).joined(separator: "  ")
  }

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let isRoomy = area.height >= 10
    let pitch = isRoomy ? 6 : 5
    let x = area.centeredX(of: TilesView.width(Rack.size, pitch: pitch))
    TilesView(tiles: tiles.bank.map { $0.map { .letter($0) } ?? .hole }, pitch: pitch)
      .draw(on: &canvas, at: Point(x: x, y: area.minY))
    let entry = tiles.entry.map { TilesView.Tile.letter($0) }
    let places = entry.count..<Rack.size
    TilesView(tiles: entry + places.map { .place(isNext: $0 == entry.count) }, pitch: pitch).drawFlat(
      on: &canvas, at: Point(x: x, y: area.minY + (isRoomy ? 4 : 3)), isASCII: context.isASCII)
    let top = area.minY + (isRoomy ? 6 : 4)
    let words = Rect(x: area.minX + 4, y: top, width: area.width - 8, height: area.maxY - top)
    if let grid = WordGrid(columns, in: words.size, context.strings) {
      WordGridView(columns: columns).draw(on: &canvas, in: words, grid, context.strings)
    } else {
      canvas.putCentered(found, in: area, row: top, .stage)
    }
  }
}
