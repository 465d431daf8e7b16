import Engines
import TextUI

/// A row of letter tiles. Where a tile has been moved away, a hole is drawn.
package struct TilesView {
  package enum Tile: Equatable {
    case letter(Character)
    /// The empty slot of a tile.
    case hole
    /// A tile that shows its back.
    case back
    /// An empty place for a tile, and whether the next tile goes there.
    case place(isNext: Bool)
  }

  package let tiles: [Tile]
  /// The distance between the left edges of two tiles, in columns.
  package let pitch: Int
  /// The key that a click on a tile sends.
  package var key: (Int) -> Key? = { _ in nil }

  /// The size of one tile; both dimensions are odd, so that the letter is centred.
  package var size = Self.small

  package init(
    tiles: [Tile], pitch: Int, key: @escaping (Int) -> Key? = { _ in nil }, size: Size = Self.small
  ) {
    self.tiles = tiles
    self.pitch = pitch
    self.key = key
    self.size = size
  }

  package static let small = Size(width: 5, height: 3)
  package static let large = Size(width: 7, height: 5)

  /// The width of a number of tiles, in columns.
  package static func width(_ count: Int, pitch: Int, size: Size = small) -> Int {
    (count - 1) * pitch + size.width
  }

  package func draw(on canvas: inout Canvas, at origin: Point) {
    for (index, tile) in tiles.enumerated() {
      let area = Rect(
        x: origin.x + index * pitch, y: origin.y, width: size.width, height: size.height)
      Self.draw(tile, on: &canvas, in: area)
      if case .letter = tile, let key = key(index) { canvas.target(area, sends: key) }
    }
  }

  /// Draws the tiles on one row, each at the middle of its tile: `C     O     ▂     _`.
  /// - Parameters:
  ///   - parts: the tiles to draw, by their indices.
  ///   - isASCII: whether the terminal shows only ASCII, where the signs of the places would be the same.
  package func drawFlat(on canvas: inout Canvas, at origin: Point, isASCII: Bool) {
    for (index, tile) in tiles.enumerated() {
      let place = Point(x: origin.x + index * pitch + size.width / 2, y: origin.y)
      switch tile {
      case .letter(let letter):
        canvas.put(String(letter.capital), at: place, .stage)
        if let key = key(index) {
          canvas.target(Rect(x: place.x - 1, y: place.y, width: 3, height: 1), sends: key)
        }
      case .hole: break
      case .back: canvas.put("░", at: place, .dim)
      case .place(let isNext):
        let sign = isNext ? isASCII ? "=" : "▂" : "_"
        canvas.put(sign, at: place, isNext ? .shortcut : .dim)
      }
    }
  }
}

extension TilesView {
  private static func draw(_ tile: Tile, on canvas: inout Canvas, in area: Rect) {
    switch tile {
    case .letter(let letter):
      canvas.box(area, .picture)
      canvas.put(
        "\(letter.capital)", at: Point(x: area.minX + area.width / 2, y: area.minY + area.height / 2), .stage)
    case .back:
      canvas.box(area, .dim)
      canvas.fill(area.inset(columns: 1, rows: 1), "░", .dim)
    case .hole:
      let gap = String(repeating: " ", count: area.width - 2)
      canvas.put("┌" + gap + "┐", at: area.origin, .rule)
      canvas.put("└" + gap + "┘", at: Point(x: area.minX, y: area.maxY - 1), .rule)
    case .place(let isNext):
      let rail = Rect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1)
      canvas.fill(rail, isNext ? "▂" : "─", isNext ? .shortcut : .rule)
    }
  }
}
