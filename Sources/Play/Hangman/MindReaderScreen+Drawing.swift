import Engines
import TextUI

extension MindReaderScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.hangman
    canvas.header([strings.name, strings.host(.mindReader)], right: strings.wordsLeft(game.wordsLeft))
    let layout = canvas.layout
    let stage = layout.stage
    var y = stage.minY + 2 * layout.margin
    if stage.height >= pictures.height + 5 {
      let frame = pictures.frames[min(game.misses, Hangman.missesAllowed)]
      canvas.put(frame, at: Point(x: stage.centeredX(of: pictures.width), y: y), .picture)
      y += pictures.height + layout.margin
    }
    canvas.putCentered(question(strings), in: stage, row: y, .text)
    y += layout.isCompact ? 1 : 2
    drawPlaces(on: &canvas, in: stage, row: y)
    y += layout.isCompact ? 2 : 3
    let tried =
      strings.incorrect + game.answers.filter { $0.places == 0 }.map { " \($0.letter.capital)" }.joined()
    canvas.putCentered(tried, in: stage, row: y, .dim)
  }

  private func question(_ strings: HangmanStrings) -> String {
    guard let asked else { return strings.contradictedTitle }
    return secret == nil ? strings.asks(asked.capital) : strings.asksTyped(asked.capital)
  }

  private func drawPlaces(on canvas: inout Canvas, in stage: Rect, row: Int) {
    let pitch = game.length * 4 <= stage.width ? 4 : 2
    let left = stage.minX + (stage.width - game.length * pitch) / 2
    for (place, letter) in game.pattern.enumerated() {
      let isMarked = marks >> (game.length - 1 - place) & 1 == 1
      let shown = letter?.capital ?? (isMarked ? asked?.capital ?? "_" : "_")
      let text = pitch == 4 ? (isMarked ? "[\(shown)]" : " \(shown) ") : "\(shown)"
      let isChosen = isMarking && place == cursor
      let role: Role = isChosen ? (isMarked ? .chosenRight : .chosen) : isMarked ? .right : .stage
      canvas.button(text, at: Point(x: left + place * pitch, y: row), role, sends: .choose(place))
    }
  }
}
