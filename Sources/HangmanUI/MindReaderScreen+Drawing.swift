import Engines
import Kit
import TextUI

extension MindReaderScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let own = strings.mindReader
    canvas.header(
      [
        strings.hangman.name, strings.hangman.host(.mindReader),
        canvas.layout.isCompact ? "" : context.foreignWords,
      ],
      right: [own.letters(game.length), strings.hangman.wordsLeft(game.wordsLeft)])
    stage.draw(
      on: &canvas,
      .init(stage.exchanges(own).suffix(3), newest: asked.map { .init(own.question($0.capital)) }),
      known: knownWord, context)
    drawControls(on: &canvas, HangmanLayout(canvas.layout, pictures: pictures), own)
  }

  private var stage: MindReaderStage {
    MindReaderStage(game: game, pictures: pictures, marks: marks, cursor: isMarking ? cursor : nil)
  }

  private var knownWord: MindReaderStage.KnownWord? {
    foundWord.map { .init(letters: Array($0), isNamed: true) }
  }

  /// Draws the current question and the two buttons; when the word was typed, the answer and one button.
  private func drawControls(on canvas: inout Canvas, _ places: HangmanLayout, _ strings: MindReaderStrings) {
    let line = places.message(isCareful: false)
    guard let asked else { return }
    let question =
      secret == nil
      ? strings.whereIs(asked.capital) : strings.answered(asked.capital, game.numbers(marks))
    let shown = message.text.isEmpty ? Message(question) : message
    canvas.putCentered(shown.text, in: line, row: line.minY, shown.role)
    let row = canvas.layout.point(0, canvas.layout.pick(12, 17, 28)).y
    let done = "‹ \(secret == nil ? strings.doneButton : strings.nextButton) ›"
    let none = "  \(strings.noneButton(asked.capital))  "
    let width = done.columns + (isMarking ? 4 + none.columns : 0)
    let x = line.centeredX(of: width)
    let used = canvas.button(done, at: Point(x: x, y: row), .chosen, sends: .enter)
    if isMarking {
      canvas.button(none, at: Point(x: x + used + 4, y: row), .text, sends: .character("n"))
    }
  }
}
