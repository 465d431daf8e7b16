import Engines
import Kit
import TextUI

/// The layout of Text Twist: tiles, entry and buttons, then the message, then the words.
struct TextTwistLayout {
  private let layout: Layout

  init(_ layout: Layout) { self.layout = layout }

  /// The size of the list of words in the compact layout, within `words`.
  static let compactWords = Size(width: 36, height: 6)

  /// The number of lines that a page scrolls.
  static let compactPage = compactWords.height - 1

  var isCompact: Bool { layout.isCompact }

  /// The area in which the message and the buttons are centred.
  var main: Rect { layout.rect(0, 0, layout.mainWidth, layout.blockSize.height) }

  var tile: Size { layout.pick(TilesView.small, TilesView.small, Size(width: 9, height: 5)) }

  /// The distance between two tiles, in columns.
  var pitch: Int { layout.pick(6, 6, 11) }

  var bank: Point { layout.pick(layout.point(2, 2), layout.point(3, 3), layout.point(12, 4)) }

  /// The position of the entry's tiles; in the compact layout one row, under the bank.
  var entry: Point { layout.pick(layout.point(2, 5), layout.point(42, 3), layout.point(12, 10)) }

  /// The left end of the buttons for the tiles.
  var twistButtons: Point { layout.pick(layout.point(2, 6), layout.point(3, 6), layout.point(12, 16)) }

  /// The left end of the buttons for the entry; further right when the other buttons are long.
  var entryButtons: Point { layout.pick(layout.point(18, 6), layout.point(42, 6), layout.point(56, 16)) }

  var buttonGap: Int { layout.pick(1, 3, 3) }

  /// The number of rows for a message.
  var messageRows: Int { isCompact ? 2 : 1 }

  /// A message broken into lines.
  func lines(of message: String) -> [String] {
    message.columns <= main.width ? [message] : message.balanced(to: main.width - 2)
  }

  var message: Int { layout.pick(layout.point(0, 7), layout.point(0, 8), layout.point(0, 19)).y }

  /// The row of the other players during a race, and of all players at its end.
  var others: Int { layout.pick(layout.point(0, 8), layout.point(0, 7), layout.point(0, 18)).y }
  var racers: Int { layout.pick(layout.point(0, 8), layout.point(0, 9), layout.point(0, 18)).y }

  /// The row of the rack's letters in a replay, which has no tiles.
  var replayLetters: Int { layout.pick(layout.point(0, 2), layout.point(0, 2), layout.point(0, 5)).y }

  static func wordsSize(_ kind: Layout.Kind) -> Size {
    switch kind {
    case .compact: Size(width: 40, height: 6)
    case .home: Size(width: 74, height: 12)
    case .large: Size(width: 74, height: 14)
    }
  }

  /// The area of the words with their headings.
  var words: Rect {
    let origin = layout.pick(layout.point(0, 9), layout.point(3, 10), layout.point(8, 22))
    let size = Self.wordsSize(layout.kind)
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The row of a word's meaning after the rack has ended, above the bottom line.
  var meaning: Rect {
    let last = min(37, layout.blockSize.height - 2)
    return layout.pick(layout.rect(0, 7, 40, 1), layout.rect(3, 22, 74, 1), layout.rect(8, last, 74, 1))
  }

  /// The row that explains star and doubling and lists the bonus words; the large layout has a side panel for them.
  var footer: Rect? { layout.kind == .home ? layout.rect(3, 22, 74, 1) : nil }
}
