import Engines
import Kit
import Play
import TextUI
import Texts

/// A sample game with a few guesses made, for the introduction. It is played once, not for each frame.
struct HangmanSlide {
  private let board: [Hangman.Place]
  /// The phrase in one row.
  private let row: PhraseView
  private let misses: Int
  private let missedLetters: String
  private let keyState: @Sendable (Character) -> Keyboard.State

  /// - Parameter guesses: letters from `a` to `z`, as in the phrase.
  init(_ phrase: String, guesses: String) {
    var game = Hangman(phrase: phrase, alphabet: .latin)
    for letter in guesses { _ = game.guess(letter) }
    board = game.board
    row = PhraseView(board, width: Self.width(of: board), form: Self.form)
    misses = game.misses
    missedLetters = game.missedLetters.map { " \($0.capital)" }.joined()
    keyState = game.keyState
  }

  private static let form = PhraseView.Form(tile: Size(width: 1, height: 1), spacing: 2)

  private static func width(of board: [Hangman.Place]) -> Int { board.count * form.pitch - 1 }

  /// Draws the picture and the phrase if both fit, otherwise the phrase and the keyboard.
  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let pictures = context.pictures
    let width = Self.width(of: board)
    guard pictures.height <= area.height, pictures.width + width + 8 <= area.width else {
      return drawKeyboard(on: &canvas, in: area, context.profile.language)
    }
    let all = area.centered(Size(width: pictures.width + 6 + width, height: pictures.height))
    canvas.put(pictures.drawing(.misses(misses)), at: all.origin)
    let side = Rect(x: all.maxX - width, y: all.minY, width: width + 1, height: all.height)
    draw(row, on: &canvas, in: Rect(x: side.minX, y: side.minY + 1, width: width, height: 3))
    let y = side.minY + 5
    let used = canvas.put(context.text("Not in it:"), at: Point(x: side.minX, y: y), .dim)
    canvas.put(missedLetters, at: Point(x: side.minX + used, y: y), .wrong)
  }

  private func draw(_ phrase: PhraseView, on canvas: inout Canvas, in area: Rect) {
    phrase.draw(on: &canvas, in: area) { index in
      let place = board[index]
      let isGiven = if case .given = place { true } else { false }
      return PhraseView.Cell(
        text: String(place.shown?.capital ?? "_"), role: isGiven ? .stage : place.isHidden ? .slot : .tile,
        isTile: !isGiven)
    }
  }

  private func drawKeyboard(on canvas: inout Canvas, in area: Rect, _ language: Language) {
    let phrase = PhraseView(board, width: area.width, form: Self.form)
    draw(phrase, on: &canvas, in: Rect(x: area.minX, y: area.minY, width: area.width, height: 1))
    let keyboard = Keyboard(language)
    let pitch = keyboard.pitch(4, in: area.width)
    let x = area.centeredX(of: keyboard.width(pitch: pitch))
    keyboard.draw(on: &canvas, at: Point(x: x, y: area.minY + 2), pitch: pitch, keyState)
  }
}

extension GuessingGame {
  /// The state of each letter's key.
  var keyState: @Sendable (Character) -> Keyboard.State {
    let (tried, missed) = (tried, missedLetters)
    return { !tried.contains($0) ? .unused : missed.contains($0) ? .miss : .hit }
  }
}

extension HangmanSlide {
  init(_ text: Texts) {
    // Translators: a short phrase for the picture of Hangman, and letters from a to z that are guessed, four of them wrong.
    let sample = text("Oh well: eaotnu").split(separator: ": ")
    self.init(String(sample.first ?? ""), guesses: String(sample.last ?? ""))
  }
}
