import Engines
import TextUI

/// A sample rack with a few words found and two tiles in the entry, for the introduction.
struct TextTwistSlide {
  private let game: TextTwist
  private let strings: Strings
  private let isASCII: Bool

  init(_ context: Context) {
    strings = context.strings
    isASCII = context.isASCII
    let sample = strings.textTwist.slideGame
    var game = TextTwist(
      mode: .untimed, alphabet: context.language.alphabet,
      first: Rack(letters: Array(sample.rack), words: sample.words))
    for word in sample.found {
      for letter in word { _ = game.take(letter) }
      _ = game.submit()
    }
    for letter in sample.entered { _ = game.take(letter) }
    self.game = game
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    let isRoomy = area.height >= 10
    let pitch = isRoomy ? 6 : 5
    let x = area.centeredX(of: TilesView.width(Rack.size, pitch: pitch))
    TilesView(tiles: game.tiles.bank.map { $0.map { .letter($0) } ?? .hole }, pitch: pitch)
      .draw(on: &canvas, at: Point(x: x, y: area.minY))
    let entry = game.tiles.entry.map { TilesView.Tile.letter($0) }
    let places = entry.count..<Rack.size
    TilesView(tiles: entry + places.map { .place(isNext: $0 == entry.count) }, pitch: pitch).drawFlat(
      on: &canvas, at: Point(x: x, y: area.minY + (isRoomy ? 4 : 3)), isASCII: isASCII)
    let top = area.minY + (isRoomy ? 6 : 4)
    let columns = game.round.columns
    let words = Rect(x: area.minX + 4, y: top, width: area.width - 8, height: area.maxY - top)
    if let grid = WordGrid(columns, in: words.size, strings) {
      WordGridView(columns: columns).draw(on: &canvas, in: words, grid, strings)
    } else {
      let found = strings.textTwist.slideGame.found.map(\.capitals).joined(separator: "  ")
      canvas.putCentered(found, in: area, row: top, .stage)
    }
  }
}

/// A sample game for the introduction.
struct SlideGame: Sendable {
  /// The letters in the order displayed.
  var rack: String
  var words: [String]
  var found: [String]
  var entered: String
}
