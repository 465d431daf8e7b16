import Engines
import TextUI

/// Where the words of a rack stand: a block for each length, from the rack alone, so that nothing moves while words are
/// found. Places are counted from the corner of the area.
struct WordGrid: Equatable {
  struct Block: Equatable {
    let length: Int
    let count: Int
    let x: Int
    /// From one sub-column to the next.
    let pitch: Int
    /// The words in one sub-column.
    let depth: Int

    /// The place of a word; the heading is on row 0.
    func place(of index: Int) -> Point { Point(x: x + index / depth * pitch, y: 1 + index % depth) }
  }

  /// Whether words are written `C O D`; else `COD`.
  let isSpaced: Bool
  let blocks: [Block]

  /// The columns between two words side by side, and at least between two blocks.
  static let gap = 2

  /// - Parameter columns: the words by length.
  /// - Returns: `nil` when they do not fit, not even densely.
  init?(_ columns: [TextTwist.Column], in size: Size, _ strings: TextTwistStrings) {
    let counts = columns.map { (length: $0.length, count: $0.words.count) }
    for isSpaced in [true, false] {
      let shape = Shape(isSpaced: isSpaced, rows: size.height - 1, strings: strings)
      guard size.height > 1, shape.width(of: counts) <= size.width else { continue }
      self.isSpaced = isSpaced
      blocks = shape.blocks(counts, width: size.width)
      return
    }
    return nil
  }

  /// The area of each word, in the order of the columns.
  func areas(of columns: [TextTwist.Column]) -> [Rect] {
    zip(columns, blocks).flatMap { column, block in
      column.words.indices.map { index in
        let place = block.place(of: index)
        return Rect(x: place.x, y: place.y, width: block.pitch - Self.gap, height: 1)
      }
    }
  }

  /// The columns that the words take densely, with the least gaps.
  static func denseWidth(_ columns: [TextTwist.Column], rows: Int, _ strings: TextTwistStrings) -> Int {
    Shape(isSpaced: false, rows: rows, strings: strings).width(
      of: columns.map { ($0.length, $0.words.count) })
  }

  /// `3: 3 of 11`, `★ 6: 0 of 1`, `5: 4 of 4 ✓`.
  static func heading(length: Int, found: Int, of count: Int, _ strings: TextTwistStrings) -> String {
    let star = length == Rack.size ? "★ " : ""
    return star + strings.heading(length, found, count) + (count > 0 && found == count ? " ✓" : "")
  }
}

/// How wide words and blocks are.
private struct Shape {
  let isSpaced: Bool
  let rows: Int
  let strings: TextTwistStrings

  typealias Count = (length: Int, count: Int)

  func pitch(_ length: Int) -> Int { (isSpaced ? 2 * length - 1 : length) + WordGrid.gap }

  /// How many words stand side by side.
  private func beside(_ count: Int) -> Int { max(1, (count + rows - 1) / rows) }

  private func words(_ block: Count) -> Int { beside(block.count) * pitch(block.length) - WordGrid.gap }

  /// The columns of a heading when nothing or everything is found.
  private func heading(_ block: Count, isComplete: Bool) -> Int {
    let found = isComplete ? block.count : 0
    return WordGrid.heading(length: block.length, found: found, of: block.count, strings).columns
  }

  /// The mark of the last block's heading may stand out beyond the words' right edge.
  private func widths(_ counts: [Count], isComplete: Bool) -> [Int] {
    counts.enumerated().map { index, block in
      let isLast = index == counts.count - 1
      return max(words(block), heading(block, isComplete: isComplete && !isLast))
    }
  }

  func width(of counts: [Count]) -> Int {
    widths(counts, isComplete: true).reduce(0, +) + WordGrid.gap * (counts.count - 1)
  }

  /// Spreads the blocks over the width by what stands in them at the beginning; where a complete heading would touch
  /// its neighbour, by what stands in them at the end.
  func blocks(_ counts: [Count], width: Int) -> [WordGrid.Block] {
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
