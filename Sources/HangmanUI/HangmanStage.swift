import Engines
import Kit
import TextUI

/// The picture, the phrase and the misses of a game, as shown during the game and in its replay.
struct HangmanStage {
  let game: any GuessingGame
  let pictures: PictureSet
  /// The animation in progress.
  var movement: HangmanMovement?
  /// The blanks while the player fills them in.
  var solving: Solving?
  /// Whether the player is the setter of the phrase, who has lost the round when it is found.
  var isSetter = false
  /// Whether to show the hidden letters as missed.
  var isGivenUp = false

  /// Draws the stage.
  /// - Returns: the layout, for what the screen draws around it.
  @discardableResult
  func draw(on canvas: inout Canvas, _ context: Context) -> HangmanLayout {
    let board = isGivenUp ? game.board.map(\.givenUp) : game.board
    let (layout, phrase) = HangmanLayout.fitting(canvas.layout, board: board, pictures: pictures)
    if let place = layout.picture { canvas.put(pictures.drawing(frame), at: place) }
    drawBoard(board, phrase, on: &canvas, in: layout.side, caret: context.isASCII ? "=" : "▂")
    canvas.drawBeads(game.misses, at: layout, context.strings)
    drawMisses(on: &canvas, layout, context.strings)
    return layout
  }

  /// The picture to display at this moment.
  private var frame: PictureSet.Frame {
    switch movement?.kind {
    case .blink? where movement?.motion.step == 1: .misses(max(0, game.misses - 1))
    case .loss?: .closing(closingFrame)
    case .win?: .saved(min((movement?.motion.step ?? 0) / 2, pictures.saved.count - 1))
    default: isSaved ? .saved(pictures.saved.count - 1) : .misses(game.misses)
    }
  }

  /// Whether the picture is that of a win: not for the setter whose phrase has been found.
  private var isSaved: Bool { game.status == .won && !isSetter }

  private var closingFrame: Int {
    guard let motion = movement?.motion else { return 0 }
    return motion.step * pictures.closing.count / motion.stepCount
  }

  private func drawBoard(
    _ board: [Hangman.Place], _ phrase: PhraseView, on canvas: inout Canvas, in area: Rect, caret: String
  ) {
    let words = board.wordIndices
    let neverChose = game.candidateHistory?.isPinned == false
    phrase.draw(on: &canvas, in: area) { index in
      var cell = PhraseView.Cell(text: "", role: .stage, isOpen: nil)
      switch board[index] {
      case .given(let grapheme):
        cell.text = String(grapheme.capital)
        cell.role = foundRole(nil, inWord: words[index])
      case .found(let grapheme, let letter):
        cell.text = String(grapheme.capital)
        cell.isOpen = false
        cell.role = foundRole(letter, inWord: words[index])
      case .missed(let grapheme):
        cell.isOpen = true
        cell.text = neverChose ? phrase.form.hasSlots ? " " : "_" : grapheme.small
        cell.role = neverChose ? .stage : .wrong
      case .hidden:
        cell.isOpen = true
        show(&cell, at: index, hasSlots: phrase.form.hasSlots, caret: caret)
      }
      return cell
    }
  }

  /// The role of a given or revealed place: letters that have just been found are highlighted, then the words of a win,
  /// which a phrase that its setter's opponent has found is not.
  private func foundRole(_ letter: Character?, inWord word: Int) -> Role {
    if case .found(let letters)? = movement?.kind, let letter, letters.contains(letter) { return .fresh }
    guard game.status == .won, !isSetter else { return .stage }
    return word < (movement?.highlightedWords ?? .max) ? .won : .stage
  }

  /// Draws a hidden place: empty, or with the letter that has been filled in.
  private func show(_ cell: inout PhraseView.Cell, at index: Int, hasSlots: Bool, caret: String) {
    cell.text = hasSlots ? " " : "_"
    guard let solving else { return }
    cell.key = solving.blanks.firstIndex(of: index).map { .choose($0) }
    if let letter = solving.letter(at: index) {
      cell.text = letter.small
      cell.role = .field
    }
    if solving.caretPlace == index {
      cell.text = caret
      cell.role = .field
    }
  }

  private func drawMisses(on canvas: inout Canvas, _ layout: HangmanLayout, _ strings: Strings) {
    let isShort = canvas.layout.isCompact
    let label = isShort ? strings.hangman.incorrectShort : strings.hangman.incorrect
    canvas.drawList(
      label, missMarks(room: layout.missRoom(label)), at: layout,
      isShown: !game.missedMoves.isEmpty || !isShort)
  }

  /// The marks in the list of misses: a letter, a hint's key and letter, or as much of a wrong solution as fits beside
  /// seven misses.
  /// - Parameter room: the columns that seven letters leave.
  private func missMarks(room: Int) -> [String] {
    let moves = game.missedMoves
    let solutions = moves.count { if case .solve = $0 { true } else { false } }
    let hints = moves.count { if case .hint = $0 { true } else { false } }
    let width = solutions > 0 ? max(2, 1 + (room - hints) / solutions) : 0
    return moves.map { move in
      switch move {
      case .guess(let letter): String(letter.capital)
      case .hint(let letter): "!\(letter.capital)"
      case .solve(let text): text.capitals.clipped(to: width)
      }
    }
  }
}

extension Hangman.Place {
  /// The place as displayed after the game has been given up.
  fileprivate var givenUp: Hangman.Place {
    if case .hidden(let grapheme?) = self { .missed(grapheme) } else { self }
  }
}

extension Character {
  /// The letter as one revealed by a hint: small, or after a `·` where its script has no small letters.
  fileprivate var small: String {
    let lower = lowercased()
    let isPlain = lower.count == 1 && (isLowercase || isUppercase || lower != String(capital))
    return isPlain ? lower : "·\(self)"
  }
}
