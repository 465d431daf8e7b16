import Engines
import Records
import TextUI

/// Where the parts of Text Twist stand: the tiles, under them what can be done with them and what happened, then the words.
struct TwistLayout {
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

  init(_ bands: Bands) {
    let isGrand = bands.size.width >= 110 && bands.size.height >= 36
    let all = Rect(x: 0, y: 2, width: bands.size.width, height: bands.size.height - 3)
    stage = isGrand ? all.centered(Size(width: 102, height: 31)) : bands.stage
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

extension Duration {
  /// Minutes and seconds, a second begun counting whole: `1:27`.
  var onTheClock: String {
    let seconds = secondsBegun
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  /// The seconds, a second begun counting whole.
  var secondsBegun: Int64 { components.seconds + (components.attoseconds > 0 ? 1 : 0) }
}

extension Canvas {
  /// The header of a game of Text Twist: mode, clock, score and rack.
  mutating func twistHeader(_ game: TextTwist, _ session: GameSession, _ context: Context) {
    let strings = context.strings.twist
    let mode = session.day.map(context.strings.daily.of) ?? context.strings.name(of: session.mode).short
    let clock = game.timeLeft?.onTheClock ?? ""
    let standing = [clock, strings.score(game.score), strings.rack(game.rackNumber)].filter { !$0.isEmpty }
    let right = standing.joined(separator: "   ")
    header([strings.name, bands.isCompact ? "" : mode], right: right)
    guard let timeLeft = game.timeLeft else { return }
    let x = size.width - (bands.isCompact ? 0 : 1) - right.columns
    put(clock, at: Point(x: x, y: 0), timeLeft <= .seconds(10) ? .warning : .stage)
  }

  /// The words of a rack, in columns where they all fit, and the bonus words below.
  mutating func twistWords(
    _ round: TextTwist.Round, in layout: TwistLayout, isRevealed: Bool = false, landed: String? = nil,
    section: Int,
    _ strings: TwistStrings
  ) {
    let columns = ColumnsView(
      columns: round.columns, strings: strings, isRevealed: isRevealed, landed: landed)
    let all = Rect(
      x: layout.words.minX, y: layout.words.minY, width: layout.words.width,
      height: layout.stage.maxY - layout.words.minY)
    guard !bands.isCompact, columns.fits(layout.words) else {
      FoundList(round: round, strings: strings, isRevealed: isRevealed, landed: landed, section: section)
        .draw(on: &self, in: all)
      return
    }
    columns.draw(on: &self, in: layout.words)
    let bonus = round.bonusFound
    guard !bonus.isEmpty else { return }
    let label = strings.bonusWords + " "
    let room = layout.words.width - label.columns
    var shown = bonus[...]
    func text() -> String {
      (shown.count < bonus.count ? "… " : "") + shown.map(\.capitals).joined(separator: "  ")
    }
    while text().columns > room, shown.count > 1 { shown.removeFirst() }
    let x = layout.words.minX + max(0, (room - text().columns) / 2)
    let used = put(label, at: Point(x: x, y: layout.bonus), .dim)
    put(text(), at: Point(x: x + used, y: layout.bonus), .stage)
  }
}
