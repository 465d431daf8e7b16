import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// A sample rack with a few words found and two tiles in the entry, for the introduction. It is played once, not for each
/// frame.
struct TextTwistSlide {
  private let tiles: Tiles
  private let columns: [TextTwist.Column]
  private let found: String

  /// - Parameter rack: the letters in the order displayed, from `a` to `z`, as in the words.
  init(rack: String, words: [String], found: [String], entered: String) {
    var game = TextTwist(
      mode: .untimed, alphabet: .latin,
      first: Rack(letters: Array(rack), words: words))
    for word in found {
      for letter in word { _ = game.take(letter) }
      _ = game.submit()
    }
    for letter in entered { _ = game.take(letter) }
    tiles = game.tiles
    columns = game.round.columns
    self.found = found.map(\.capitals).joined(separator: "  ")
  }

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let isRoomy = area.height >= 10
    let (size, pitch) = (isRoomy ? TilesView.small : TilesView.flat, isRoomy ? 6 : 5)
    let x = area.centeredX(of: TilesView.width(Rack.size, pitch: pitch, size: size))
    TilesView(tiles: tiles.bank.map { $0.map { .letter($0) } ?? .hole }, pitch: pitch, size: size)
      .draw(on: &canvas, at: Point(x: x, y: area.minY))
    let entry = tiles.entry.map { TilesView.Tile.letter($0) }
    let places = entry.count..<Rack.size
    // Under a tile of five columns, one of three stands in its middle.
    TilesView(
      tiles: entry + places.map { .place(isNext: $0 == entry.count) }, pitch: pitch, size: TilesView.flat,
      role: .fresh
    ).draw(on: &canvas, at: Point(x: x + (isRoomy ? 1 : 0), y: area.minY + (isRoomy ? 4 : 2)))
    let top = area.minY + (isRoomy ? 6 : 4)
    let words = Rect(x: area.minX + 4, y: top, width: area.width - 8, height: area.maxY - top)
    if let grid = WordGrid(columns, in: words.size, context.text) {
      WordGridView(columns: columns).draw(on: &canvas, in: words, grid, context.text)
    } else {
      canvas.putCentered(found, in: area, row: top, .stage)
    }
  }

  init(_ text: Texts) {
    // Translators: a rack for the picture of Text Twist, from a to z: its six letters, the words in it, those that are found,
    // and what has been typed of one that is not.
    let sample = text(
      """
      lnatpe: ant ape let net pan pen lane late plan tale panel petal plane planet: \
      ant net pen plan tale panel: pl
      """
    ).split(separator: ": ")
    func words(_ part: Int) -> [String] {
      sample.count == 4 ? sample[part].split(separator: " ").map(String.init) : []
    }
    self.init(
      rack: words(0).joined(), words: words(1), found: words(2), entered: words(3).joined())
  }
}

extension TextTwistGame {
  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)? {
    TextTwistStatistics(player, &context)
  }
}

/// The distribution of the scores of a player's racks of Text Twist.
struct TextTwistStatistics: StatisticsPage {
  private let results: [GameResult]

  /// Reads the most recent games; `nil` when there are none.
  init?(_ player: String, _ context: inout Context) {
    results = context.services.records.results(
      of: player, in: Mode.allCases.filter { $0.game == .textTwist }, limit: FiguresPage.resultCount)
    guard !results.isEmpty else { return nil }
  }

  /// The upper bounds of the ranges of points; higher scores are counted in a last range.
  private static let ranges = [19, 39, 59, 79, 99, 149]

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let text = context.text
    let racks = results.flatMap { $0.details.rackPoints ?? [] }
    var bars = Array(repeating: 0, count: Self.ranges.count + 1)
    for points in racks { bars[Self.ranges.firstIndex { points <= $0 } ?? Self.ranges.count] += 1 }
    let labels =
      Self.ranges.enumerated().map { "\($0 == 0 ? 0 : Self.ranges[$0 - 1] + 1)–\($1)" }
      + ["\(Self.ranges[Self.ranges.count - 1] + 1)+"]
    let heights = Array(racks.suffix(FiguresPage.heightCount))
    let bingos = results.reduce(0) { $0 + ($1.details.bingos ?? 0) }
    FiguresPage(
      chartTitle: text("Points a rack"), chart: BarChart(bars: bars, labels: labels),
      figuresTitle: text("In all"),
      figures: [
        .init(results.count, text("game", plural: "games", results.count)),
        .init(racks.count, text("rack", plural: "racks", racks.count)),
        .init(results.map(\.points).max() ?? 0, text("points, the best game")),
        .init(racks.max() ?? 0, text("points, the best rack")),
        .init(bingos, text("word of all letters", plural: "words of all letters", bingos)),
      ],
      heightsTitle: text("Last rack", plural: "Last \(heights.count) racks", heights.count), heights: heights,
      note: text("A game is won when it has opened the next rack.")
    ).draw(on: &canvas, in: area, context)
  }
}
