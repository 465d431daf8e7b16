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

  static let height = 3

  /// The columns that so many tiles take.
  static func width(_ count: Int, pitch: Int) -> Int { (count - 1) * pitch + 5 }

  func draw(on canvas: inout Canvas, at origin: Point) {
    for (index, tile) in tiles.enumerated() {
      let place = Point(x: origin.x + index * pitch, y: origin.y)
      tile.draw(on: &canvas, at: place)
      if case .letter = tile, let key = key(index) {
        canvas.target(Rect(x: place.x, y: place.y, width: 5, height: Self.height), sends: key)
      }
    }
  }

  /// The same on one row: `[C][O] _`.
  func drawFlat(on canvas: inout Canvas, at origin: Point) {
    for (index, tile) in tiles.enumerated() {
      let place = Point(x: origin.x + index * 4, y: origin.y)
      switch tile {
      case .letter(let letter):
        canvas.put("[\(letter.capital)]", at: place, .stage)
        if let key = key(index) {
          canvas.target(Rect(x: place.x, y: place.y, width: 3, height: 1), sends: key)
        }
      case .hole: break
      case .back: canvas.put("[░]", at: place, .dim)
      case .place(let isNext): canvas.put(" \(isNext ? "▂" : "_") ", at: place, isNext ? .shortcut : .dim)
      }
    }
  }
}

extension TilesView.Tile {
  fileprivate func draw(on canvas: inout Canvas, at place: Point) {
    func rows(_ upper: String, _ middle: String, _ lower: String, _ role: Role) {
      for (row, text) in [upper, middle, lower].enumerated() {
        canvas.put(text, at: Point(x: place.x, y: place.y + row), role)
      }
    }
    switch self {
    case .letter(let letter):
      rows("┌───┐", "│   │", "└───┘", .picture)
      canvas.put("\(letter.capital)", at: Point(x: place.x + 2, y: place.y + 1), .stage)
    case .back: rows("┌───┐", "│░░░│", "└───┘", .dim)
    case .hole: rows("┌   ┐", "     ", "└   ┘", .rule)
    case .place(let isNext): rows("     ", "     ", isNext ? " ▂▂▂ " : " ─── ", isNext ? .shortcut : .rule)
    }
  }
}
