import Engines
import Kit
import TextUI

/// The fragment as a row of tiles, the last of which is an empty place for the next letter; if it is too long, its last letters.
/// In Superghost such a place is at either end.
struct FragmentView {
  /// The dimensions of the tiles.
  struct Tiles: Equatable {
    /// The width of a tile, in columns; between two tiles is one blank column.
    var width: Int
    var height: Int
    /// The maximum number of letters in this form, beside which there is room for one empty place.
    var most: Int

    var pitch: Int { width + 1 }

    /// - Parameter room: the width of the area for the tiles, in columns.
    init(width: Int, height: Int, room: Int) {
      self.width = width
      self.height = height
      most = (room + 1) / (width + 1) - 1
    }

    /// The forms of tiles up to a width, the largest first.
    static func forms(upTo width: Int, height: Int? = nil, room: Int) -> [Tiles] {
      [(9, 5), (7, 3), (5, 3), (3, 3), (1, 3)].filter { $0.0 <= width }.map {
        Tiles(width: $0.0, height: height ?? $0.1, room: room)
      }
    }
  }

  let letters: [Character]
  /// The letters from this index on are typed text that is not part of the fragment yet.
  var typedFrom = Int.max
  /// Whether a letter can be added.
  let isOpen: Bool
  /// The end at which it is added, where there is a choice; `nil` behind.
  var side: Ghost.Side?
  /// The index of a letter that must be visible; `nil` for the last one.
  var focus: Int?

  /// The position of the letters: the visible range, their columns and the form of their tiles.
  struct Placing {
    var tiles: Tiles
    var shown: Range<Int>
    /// The left edge of the first tile.
    var left: Int
    var top: Int

    func area(of index: Int) -> Rect {
      Rect(
        x: left + (index - shown.lowerBound) * tiles.pitch, y: top, width: tiles.width, height: tiles.height)
    }

    /// The column of a letter.
    func x(of index: Int) -> Int { area(of: index).minX + tiles.width / 2 }
  }

  /// Chooses the largest form in which all letters fit, centred in the area.
  func placing(in area: Rect, _ forms: [Tiles]) -> Placing {
    // The place in front is that before the first letter.
    let start = isOpen && side != nil ? -1 : 0
    let count = letters.count + (isOpen ? 1 : 0)
    let tiles = forms.first { letters.count - start <= $0.most } ?? forms[forms.count - 1]
    var shown = start..<count
    if letters.count - start > tiles.most {
      let room = tiles.most - 1 + (isOpen ? 1 : 0)
      let last = side == .front ? start : count - room
      let first = focus.map { min(max(0, $0 - room / 2), count - room) } ?? last
      shown = first..<first + room
    }
    return Placing(
      tiles: tiles, shown: shown, left: area.centeredX(of: shown.count * tiles.pitch - 1),
      top: area.minY + (area.height - tiles.height) / 2)
  }

  /// Draws the fragment centred in the area.
  /// - Parameters:
  ///   - key: the key that a click on the letter at an index sends.
  ///   - role: the role of the tile with the letter at an index of the fragment.
  /// - Returns: the position of the letters.
  @discardableResult
  func draw(
    on canvas: inout Canvas, in area: Rect, _ forms: [Tiles], key: (Int) -> Key? = { _ in nil },
    _ role: (Int) -> Role
  ) -> Placing {
    let place = placing(in: area, forms)
    let middle = place.top + place.tiles.height / 2
    if place.shown.lowerBound > (side == nil ? 0 : -1) {
      canvas.put("…", at: Point(x: place.left - 2, y: middle), .dim)
    }
    if place.shown.upperBound < letters.count + (isOpen && side != nil ? 1 : 0) {
      let end = place.left + place.shown.count * place.tiles.pitch - 1
      canvas.put("…", at: Point(x: end + 1, y: middle), .dim)
    }
    for index in place.shown {
      let area = place.area(of: index)
      let isOther = side.map { index == ($0 == .front ? letters.count : -1) } ?? false
      if isOther {
        canvas.put(index < 0 ? "‹" : "›", at: Point(x: place.x(of: index), y: middle), .dim)
        canvas.target(area, sends: .character(index < 0 ? "<" : ">"))
        continue
      }
      if side != .front || index < 0 {
        canvas.focus(
          on: index == letters.count && index > typedFrom ? .entry : .stage,
          at: Point(x: place.x(of: index), y: middle))
      }
      guard letters.indices.contains(index) else {
        canvas.tile(canvas.caret, in: area, .slot)
        continue
      }
      let isTyped = index >= typedFrom
      canvas.tile(
        String(isTyped ? letters[index] : letters[index].capital), in: area,
        isTyped ? .filledLetter : role(index))
      if let key = key(index) { canvas.target(area, sends: key) }
    }
    return place
  }
}

extension Canvas {
  /// Writes short texts centred below the letters of a fragment.
  mutating func put(
    below place: FragmentView.Placing, row: Int, _ entry: (_ index: Int) -> (text: String, role: Role)
  ) {
    for index in place.shown {
      let (text, role) = entry(index)
      put(text, at: Point(x: place.x(of: index) - (text.columns - 1) / 2, y: row), role)
    }
  }
}
