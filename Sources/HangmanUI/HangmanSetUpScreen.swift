import Engines
import Kit
import Play
import TextUI
import Texts

extension HangmanGame {
  /// The set-up of a game: the host and the source of the phrase.
  static let setUpScreen = SetUpScreen(
    HangmanSetUp.self, title: { $0("Hangman") },
    rules: { context in
      context.hangman.host == .mindReader
        ? context.text.mindReaderRules : context.text.hangmanRules
    },
    picture: { canvas, context in
      let (layout, drawing) = (canvas.layout.page, context.hangman.host.drawing)
      let top = layout.point(0, 10 - drawing.height).y
      canvas.put(drawing, at: Point(x: layout.stage.centeredX(of: drawing.width), y: top))
    },
    start: { .push(HangmanScreen.dealt(&$0)) })

  /// Draws the pictures of a loss and a win, each above its caption, if there is room.
  func drawPreview(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let pictures = context.pictures
    let text = context.text
    var y = area.minY
    let shown: [(PictureSet.Frame, String)] = [
      (.misses(Hangman.missesAllowed), text("too late")), (.saved(0), text("saved")),
    ]
    for (frame, caption) in shown {
      let drawing = pictures.drawing(frame)
      guard y + drawing.lines.count < area.maxY else { return }
      canvas.put(drawing, at: Point(x: area.minX, y: y))
      y += drawing.lines.count
      let captionArea = Rect(x: area.minX, y: y, width: max(16, pictures.width - 1), height: 1)
      canvas.putCentered(caption, in: captionArea, row: y, .dim)
      y += 2
    }
  }
}
