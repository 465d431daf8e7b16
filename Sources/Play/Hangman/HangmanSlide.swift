import Engines
import TextUI

/// A sample game with a few guesses made, for the introduction.
struct HangmanSlide {
  private let game: Hangman
  private let pictures: PictureSet
  private let language: Language
  private let strings: HangmanStrings

  init(_ context: Context) {
    strings = context.strings.hangman
    pictures = context.pictures
    language = context.language
    var game = Hangman(phrase: strings.slidePhrase, alphabet: context.language.alphabet)
    for letter in strings.slideGuesses { _ = game.guess(letter) }
    self.game = game
  }

  private static let form = PhraseView.Form(pitch: 2, spacing: 2)

  /// Draws the picture and the phrase if both fit, otherwise the phrase and the keyboard.
  func draw(on canvas: inout Canvas, in area: Rect) {
    let width = game.phrase.count * 2 - 1
    guard pictures.height <= area.height, pictures.width + width + 8 <= area.width else {
      return drawKeyboard(on: &canvas, in: area)
    }
    let all = area.centered(Size(width: pictures.width + 6 + width, height: pictures.height))
    canvas.put(pictures.drawing(.misses(game.misses)), at: all.origin)
    let side = Rect(x: all.maxX - width, y: all.minY, width: width + 1, height: all.height)
    drawPhrase(on: &canvas, in: Rect(x: side.minX, y: side.minY + 1, width: width, height: 3))
    let row = side.minY + 5
    let used = canvas.put(strings.incorrect, at: Point(x: side.minX, y: row), .dim)
    canvas.put(
      game.missedLetters.map { " \($0.capital)" }.joined(), at: Point(x: side.minX + used, y: row), .wrong)
  }

  private func drawPhrase(on canvas: inout Canvas, in area: Rect) {
    let board = game.board
    PhraseView(board, width: area.width, form: Self.form).draw(on: &canvas, in: area) { index in
      PhraseView.Cell(
        text: String(board[index].shown?.capital ?? "_"), role: .stage)
    }
  }

  private func drawKeyboard(on canvas: inout Canvas, in area: Rect) {
    drawPhrase(on: &canvas, in: Rect(x: area.minX, y: area.minY, width: area.width, height: 1))
    let keyboard = Keyboard(language)
    let place = area.centered(keyboard.size)
    keyboard.draw(on: &canvas, at: Point(x: place.minX, y: area.minY + 2), game.keyState)
  }
}

extension GuessingGame {
  /// The state of each letter's key.
  var keyState: (Character) -> Keyboard.State {
    let (tried, missed) = (tried, missedLetters)
    return { !tried.contains($0) ? .unused : missed.contains($0) ? .miss : .hit }
  }
}
