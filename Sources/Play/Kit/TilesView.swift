import Engines
import TextUI

/// Letters as tiles: things one can pick up. Where a tile has been taken, a hole is left.
struct TilesView {
  enum Tile: Equatable {
    case letter(Character)
    /// A tile lies here at other times.
    case hole
    /// A tile that shows its back.
    case back
    /// A place for a tile, and whether the next one comes here.
    case place(isNext: Bool)
  }

  let tiles: [Tile]
  /// From the left edge of one tile to that of the next.
  let pitch: Int
  /// The key that a click on a tile stands for.
  var key: (Int) -> Key? = { _ in nil }

  /// The size of one tile; both odd, so that the letter is in the middle.
  var size = Self.small

  static let small = Size(width: 5, height: 3)
  static let large = Size(width: 7, height: 5)

  /// The columns that so many tiles take.
  static func width(_ count: Int, pitch: Int, size: Size = small) -> Int { (count - 1) * pitch + size.width }

  func draw(on canvas: inout Canvas, at origin: Point) {
    for (index, tile) in tiles.enumerated() {
      let place = Point(x: origin.x + index * pitch, y: origin.y)
      Self.draw(tile, on: &canvas, in: Rect(x: place.x, y: place.y, width: size.width, height: size.height))
      if case .letter = tile, let key = key(index) {
        canvas.target(Rect(x: place.x, y: place.y, width: size.width, height: size.height), sends: key)
      }
    }
  }

  /// The same on one row, each where the middle of its tile would be: `C     O     ▂     _`.
  func drawFlat(on canvas: inout Canvas, at origin: Point) {
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
      case .place(let isNext): canvas.put(isNext ? "▂" : "_", at: place, isNext ? .shortcut : .dim)
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
