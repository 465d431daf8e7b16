import Engines
import Kit
import TextUI

/// The positions of the words of a rack: a block for each length. They depend only on the rack, so that nothing moves while
/// words are found. Coordinates are relative to the area.
struct WordGrid: Equatable {
  struct Block: Equatable {
    let length: Int
    let count: Int
    let x: Int
    /// The distance between two sub-columns, in columns.
    let pitch: Int
    /// The number of words in a sub-column.
    let depth: Int

    /// The position of a word; the heading is on row 0.
    func place(of index: Int) -> Point { Point(x: x + index / depth * pitch, y: 1 + index % depth) }
  }

  /// Whether the letters of words are separated, `C O D`, or not, `COD`.
  let isSpaced: Bool
  let blocks: [Block]

  /// The gap between two words side by side, and the minimum gap between two blocks, in columns.
  static let gap = 2

  /// - Parameter columns: the words by length.
  /// - Returns: `nil` when they do not fit, even without separated letters.
  init?(_ columns: [TextTwist.Column], in size: Size, _ strings: __shared Strings) {
    let counts = columns.map { Shape.Block(length: $0.length, count: $0.words.count, strings) }
    for isSpaced in [true, false] {
      let shape = Shape(isSpaced: isSpaced, rows: size.height - 1)
      guard size.height > 1, shape.width(of: counts) <= size.width else { continue }
      self.isSpaced = isSpaced
      blocks = shape.blocks(counts, width: size.width)
      return
    }
    return nil
  }

  /// The area of each word, in the order of `columns`.
  func areas(of columns: [TextTwist.Column]) -> [Rect] {
    zip(columns, blocks).flatMap { column, block in
      column.words.indices.map { index in
        let place = block.place(of: index)
        return Rect(x: place.x, y: place.y, width: block.pitch - Self.gap, height: 1)
      }
    }
  }

  /// `3: 3 of 11`, `★ 6: 0 of 1`, `5: 4 of 4 ✓`.
  static func heading(length: Int, found: Int, of count: Int, _ strings: Strings) -> String {
    let star = length == Rack.size ? "★ " : ""
    return star + strings.textTwist.heading(length, found, count) + (count > 0 && found == count ? " ✓" : "")
  }
}

/// The widths of the words and blocks.
private struct Shape {
  let isSpaced: Bool
  let rows: Int

  struct Block {
    let length: Int
    let count: Int
    /// The width of the heading when nothing has been found, and when everything has.
    let heading: Int
    let completeHeading: Int

    init(length: Int, count: Int, _ strings: __shared Strings) {
      self.length = length
      self.count = count
      heading = WordGrid.heading(length: length, found: 0, of: count, strings).columns
      completeHeading = WordGrid.heading(length: length, found: count, of: count, strings).columns
    }
  }

  func pitch(_ length: Int) -> Int { (isSpaced ? 2 * length - 1 : length) + WordGrid.gap }

  /// The number of words side by side.
  private func beside(_ count: Int) -> Int { max(1, (count + rows - 1) / rows) }

  private func words(_ block: Block) -> Int { beside(block.count) * pitch(block.length) - WordGrid.gap }

  /// The mark in the last block's heading may extend beyond the words' right edge.
  private func widths(_ counts: [Block], isComplete: Bool) -> [Int] {
    counts.enumerated().map { index, block in
      let isLast = index == counts.count - 1
      return max(words(block), isComplete && !isLast ? block.completeHeading : block.heading)
    }
  }

  func width(of counts: [Block]) -> Int {
    widths(counts, isComplete: true).reduce(0, +) + WordGrid.gap * (counts.count - 1)
  }

  /// Distributes the blocks over the width by their initial widths; if a complete heading would then touch its neighbour,
  /// by their final widths.
  func blocks(_ counts: [Block], width: Int) -> [WordGrid.Block] {
    let complete = widths(counts, isComplete: true)
    var starts = spread(widths(counts, isComplete: false), over: width)
    let touches = starts.indices.dropLast().contains { starts[$0] + complete[$0] >= starts[$0 + 1] }
    if touches { starts = spread(complete, over: width) }
    return zip(counts, starts).map { block, x in
      WordGrid.Block(
        length: block.length, count: block.count, x: x, pitch: pitch(block.length), depth: rows)
    }
  }

  private func spread(_ widths: [Int], over width: Int) -> [Int] {
    let free = width - widths.reduce(0, +)
    let gaps = max(1, widths.count - 1)
    var used = 0
    return widths.enumerated().map { index, own in
      defer { used += own }
      return used + (2 * index * free + gaps) / (2 * gaps)
    }
  }
}
