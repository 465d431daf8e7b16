import Engines
import TextUI

/// Where the parts of Text Twist stand: the tiles, under them what can be done with them and what happened, then the words.
struct TextTwistLayout {
  let stage: Rect
  let tile: Size
  let pitch: Int
  let bank: Point
  /// The entry's tiles; beside the bank as boxes, else under it on one row.
  let entry: Point
  let isEntryFlat: Bool
  let buttons: Rect
  let message: Int
  let words: Rect
  let bonus: Int

  init(_ layout: Layout) {
    let isGrand = layout.size.width >= 110 && layout.size.height >= 36
    let all = Rect(x: 0, y: 2, width: layout.size.width, height: layout.size.height - 3)
    stage = isGrand ? all.centered(Size(width: 102, height: 31)) : layout.stage
    let isWide = stage.width >= 76
    let isTall = stage.height >= 20
    tile = isGrand ? TilesView.large : TilesView.small
    pitch = isGrand ? 8 : stage.width >= 60 ? 6 : 5
    let air = isGrand ? 1 : 0
    let width = TilesView.width(Rack.size, pitch: pitch, size: tile)
    let between = isGrand ? 7 : 5
    var y = stage.minY + (isTall ? 1 : 0)
    let left = isWide ? (stage.width - 2 * width - between) / 2 : (stage.width - width) / 2
    bank = Point(x: stage.minX + left, y: y)
    y += tile.height
    if isWide {
      entry = Point(x: bank.x + width + between, y: bank.y)
    } else {
      entry = Point(x: bank.x + 7, y: y)
      y += 1
    }
    isEntryFlat = !isWide
    y += air
    let right = isWide ? entry.x + width : bank.x + width
    buttons = Rect(x: bank.x, y: y, width: right - bank.x, height: 1)
    y += 1 + air
    message = y
    y += isTall ? 2 + air : 1
    let end = stage.maxY - (isTall ? 1 : 0)
    bonus = isTall ? end - 1 : end
    let margin = isGrand ? 0 : isWide ? 2 : 1
    words = Rect(x: stage.minX + margin, y: y, width: stage.width - 2 * margin, height: bonus - y)
  }
}
