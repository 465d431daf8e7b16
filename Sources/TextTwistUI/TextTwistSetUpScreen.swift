import Engines
import Kit
import Play
import TextUI
import Texts

extension TextTwistGame {
  /// The set-up of a game: with or without a clock, or on the classic racks.
  static let setUpScreen = SetUpScreen(
    TextTwistSetUp.self, title: { $0("Text Twist") },
    rules: { $0.text.textTwistRules($0.textTwist.mode) },
    picture: { canvas, _ in
      let layout = canvas.layout.page
      let x = layout.stage.centeredX(of: TilesView.width(Rack.size, pitch: 6))
      let tiles: [TilesView.Tile] = "twis".map { .letter($0) } + [.hole, .letter("t")]
      TilesView(tiles: tiles, pitch: 6).draw(on: &canvas, at: Point(x: x, y: layout.point(0, 6).y))
    },
    start: { .push(TextTwistScreen.dealt(&$0)) })
}
