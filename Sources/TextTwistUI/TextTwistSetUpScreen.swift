import Engines
import Kit
import Play
import TextUI
import Texts

extension TextTwistGame {
  /// The set-up of a game: with or without a clock, or on the classic racks.
  static let setUpScreen = SetUpScreen(
    TextTwistSetUp.self, title: { $0("Text Twist") },
    rules: { context in
      let text = context.text
      return [
        text("Type the words that the six letters make, from three letters up."),
        text(
          "A word of all six opens the next rack; at relaxed and standard two thirds of the words do, too."),
        text("Four words in five are worth half as much again, all of them double."),
      ].joined(separator: " ")
    },
    picture: { canvas, _ in
      let layout = canvas.layout.page
      let x = layout.stage.centeredX(of: TilesView.width(Rack.size, pitch: 6))
      let tiles: [TilesView.Tile] = "twis".map { .letter($0) } + [.hole, .letter("t")]
      TilesView(tiles: tiles, pitch: 6).draw(on: &canvas, at: Point(x: x, y: layout.point(0, 6).y))
    },
    start: { .push(TextTwistScreen.dealt(&$0)) })
}
