import Engines
import TextUI

extension HangmanScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.hangman
    canvas.header([strings.name, source], right: standing(context, isShort: canvas.layout.isCompact))
    let layout = HangmanLayout(canvas.layout, board: game.board, pictures: pictures, keyboard: keyboard.size)
    if let picture = layout.picture {
      let moving = closing.flatMap { $0 < pictures.closing.count ? pictures.closing[$0] : nil }
      canvas.put(moving ?? pictures.frames[game.misses], at: picture.origin, .picture)
    }
    layout.phraseView.draw(on: &canvas, in: layout.phrase)
    drawCounts(on: &canvas, layout, strings)
    keyboard.draw(on: &canvas, at: layout.keyboard.origin, game.keyState)
    drawMessage(on: &canvas, layout, strings)
  }

  private func standing(_ context: Context, isShort: Bool) -> String {
    if session.mode == .duel { return isShort ? context.duelNumbers : context.duelScore }
    guard streak > 0 else { return session.player }
    return "\(session.player)   \(context.strings.hangman.streak(streak))"
  }

  private func drawCounts(on canvas: inout Canvas, _ layout: HangmanLayout, _ strings: HangmanStrings) {
    let count = strings.misses(game.misses, Hangman.missesAllowed)
    canvas.put(count, at: layout.counts.origin, .picture)
    if game.misses == Hangman.missesAllowed - 1 {
      canvas.put("\(game.misses)", at: layout.counts.origin, .warning)
    }
    let missed = game.missedLetters.map { " \($0.capital)" }.joined()
    let room = layout.counts.maxX - layout.incorrectX
    let place = Point(x: layout.incorrectX, y: layout.counts.minY)
    let used = canvas.put(strings.incorrect.clipped(to: room), at: place, .dim)
    canvas.put(missed, at: Point(x: place.x + used, y: place.y), .wrong)
  }

  /// The message, or with careful entry the letter that waits and its button.
  private func drawMessage(on canvas: inout Canvas, _ layout: HangmanLayout, _ strings: HangmanStrings) {
    guard let letter = pending else {
      canvas.putCentered(message.text, in: layout.message, row: layout.message.minY, message.role)
      return
    }
    let button = "‹ \(strings.guessButton) ›"
    let width = message.text.columns + 5 + button.columns
    var x = layout.message.minX + max(0, (layout.message.width - width) / 2)
    let y = layout.message.minY
    x += canvas.put(message.text + " ", at: Point(x: x, y: y), .text)
    x += canvas.put(" \(letter.capital) ", at: Point(x: x, y: y), .field) + 1
    canvas.button(button, at: Point(x: x, y: y), .chosen, sends: .enter)
  }
}
