import Engines
import TextUI

/// A row of letter tiles: filled areas, and empty slots.
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

  /// The role of the letters.
  package var role = Role.tile

  package init(
    tiles: [Tile], pitch: Int, key: @escaping (Int) -> Key? = { _ in nil }, size: Size = Self.small,
    role: Role = .tile
  ) {
    self.tiles = tiles
    self.pitch = pitch
    self.key = key
    self.size = size
    self.role = role
  }

  package static let flat = Size(width: 3, height: 1)
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
      draw(tile, on: &canvas, in: area)
      if case .letter = tile, let key = key(index) { canvas.target(area, sends: key) }
    }
  }
}

extension TilesView {
  private func draw(_ tile: Tile, on canvas: inout Canvas, in area: Rect) {
    switch tile {
    case .letter(let letter): canvas.tile(String(letter.capital), in: area, role)
    case .back: canvas.tile("░", in: area, .slot)
    // Where nothing is filled, a blank would not be a slot.
    case .hole: canvas.tile(canvas.isFilled ? " " : "_", in: area, .slot)
    case .place(let isNext): canvas.tile(isNext ? canvas.caret : "_", in: area, .slot)
    }
  }
}
