import Engines
import TextUI

extension HangmanScreen {
  func draw(on canvas: inout Canvas, _ context: Context) { draw(on: &canvas, context, isCovered: false) }

  /// Without the message, which would contradict a popup that does not cover its row.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, isCovered: true)
  }

  private func draw(on canvas: inout Canvas, _ context: Context, isCovered: Bool) {
    let strings = context.strings.hangman
    let isShort = canvas.layout.isCompact
    canvas.header(
      [name(context.strings), source(context, isShort: isShort), isShort ? "" : context.foreignWords],
      right: standing(context, isShort: isShort))
    let layout = drawStage(on: &canvas, context)
    if hasControls { keyboard.draw(on: &canvas, game.keyState) }
    if !isCovered {
      drawMessage(on: &canvas, layout, context)
    } else if let practice, game.status == .playing {
      drawClue(practice, on: &canvas, in: layout.message(isCareful: false), context)
    }
    if hasControls, context.hangman.isCareful, solving == nil {
      drawCarefulEntry(on: &canvas, layout, strings)
    }
    if practice == nil { canvas.put(sidePanel: figures.panel(session, source, duel(context), context)) }
  }

  /// Draws the picture, the phrase and the misses.
  /// - Parameter isGivenUp: whether to show the hidden letters as missed.
  @discardableResult
  func drawStage(on canvas: inout Canvas, _ context: Context, isGivenUp: Bool = false) -> HangmanLayout {
    let strings = context.strings.hangman
    let board = isGivenUp ? game.board.map(\.missed) : game.board
    let (layout, phrase) = HangmanLayout.fitting(canvas.layout, board: board, pictures: pictures)
    if let place = layout.picture { canvas.put(pictures.drawing(frame), at: place) }
    drawBoard(board, phrase, on: &canvas, in: layout.side, caret: context.isASCII ? "=" : "▂")
    canvas.drawBeads(game.misses, at: layout, strings)
    drawMisses(on: &canvas, layout, strings)
    return layout
  }

  /// Where the phrase comes from; in short form with a truncated name of the guesser.
  private func source(_ context: Context, isShort: Bool) -> String {
    guard isShort, session.mode == .duel, session.day == nil else { return source }
    let duel = duel(context)
    return context.strings.hangman.guesses(context.duelist(duel.guesser, of: duel).clipped(to: 8))
  }

  /// The player and the score or streak; in short form without the player.
  private func standing(_ context: Context, isShort: Bool) -> [String] {
    if session.mode.isDuel {
      return [isShort ? duel(context).numbers : context.score(of: duel(context))]
    }
    guard streak > 0 else { return [session.player] }
    let streak = context.strings.hangman.streak(streak)
    return isShort ? [streak] : [session.player, streak]
  }

  private func drawBoard(
    _ board: [Hangman.Place], _ phrase: PhraseView, on canvas: inout Canvas, in area: Rect, caret: String
  ) {
    let words = Self.words(board)
    let neverChose = game.candidateHistory?.isPinned == false
    phrase.draw(on: &canvas, in: area) { index in
      let place = board[index]
      let isOpen = place.letter == nil ? nil : !place.isRevealed || place.isMissed
      var cell = PhraseView.Cell(
        text: String(place.grapheme.capital), role: .stage, isOpen: isOpen)
      if place.isMissed {
        let hidden = neverChose ? phrase.form.hasSlots ? " " : "_" : place.grapheme.small
        cell.text = hidden
        cell.role = neverChose ? .stage : .wrong
      } else if !place.isRevealed {
        show(&cell, at: index, hasSlots: phrase.form.hasSlots, caret: caret)
      } else if case .found(let letters)? = movement?.kind, let letter = place.letter,
        letters.contains(letter)
      {
        cell.role = .fresh
      } else if game.status == .won {
        cell.role = words[index] < (movement?.highlightedWords ?? .max) ? .won : .stage
      }
      return cell
    }
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

  private func drawMisses(on canvas: inout Canvas, _ layout: HangmanLayout, _ strings: HangmanStrings) {
    let isShort = canvas.layout.isCompact
    let label = isShort ? strings.incorrectShort : strings.incorrect
    canvas.drawList(
      label, game.missedMoves.map(\.missMark), at: layout, isShown: !game.missedMoves.isEmpty || !isShort)
  }

  private func drawMessage(on canvas: inout Canvas, _ layout: HangmanLayout, _ context: Context) {
    let strings = context.strings.hangman
    let place = layout.message(isCareful: context.hangman.isCareful && solving == nil)
    if let practice, game.status == .playing {
      drawClue(practice, on: &canvas, in: place, context)
      // There is one row for the clue and the message.
      if message.text.isEmpty, canvas.layout.isCompact { return }
    }
    guard solving != nil, message.text.isEmpty else {
      let text = message.fitted(to: place.width - 2 * canvas.layout.margin)
      canvas.putCentered(text, in: place, row: place.minY, message.role)
      return
    }
    let left = Hangman.missesAllowed - game.misses
    let first = canvas.layout.isCompact ? "" : strings.fillBlanks + " "
    let price = canvas.layout.isCompact ? strings.priceShort(left) : strings.price(left)
    let x = place.centeredX(of: first.columns + price.columns)
    let used = canvas.put(first, at: Point(x: x, y: place.minY), .text)
    canvas.put(price, at: Point(x: x + used, y: place.minY), .warning)
  }

  /// Draws the field for the pending letter, and its button.
  private func drawCarefulEntry(
    on canvas: inout Canvas, _ layout: HangmanLayout, _ strings: HangmanStrings
  ) {
    let button = "‹ \(strings.guessButton) ›"
    let place = layout.carefulEntry(width: 4 + button.columns)
    canvas.put(" \(pending?.capital ?? " ") ", at: place, .field)
    canvas.button(
      button, at: Point(x: place.x + 4, y: place.y), pending == nil ? .text : .chosen, sends: .enter)
  }
}

extension Canvas {
  /// Draws the misses as seven beads and a number.
  mutating func drawBeads(_ misses: Int, at layout: HangmanLayout, _ strings: HangmanStrings) {
    let (place, pitch, gap) = layout.beads
    for bead in 0..<Hangman.missesAllowed {
      let isSpent = bead < misses
      put(isSpent ? "●" : "○", at: Point(x: place.x + bead * pitch, y: place.y), isSpent ? .wrong : .dim)
    }
    guard layout.showsCount else { return }
    let x = place.x + (Hangman.missesAllowed - 1) * pitch + 1 + gap
    put(strings.misses(misses, Hangman.missesAllowed), at: Point(x: x, y: place.y), .text)
    if misses == Hangman.missesAllowed - 1 { put("\(misses)", at: Point(x: x, y: place.y), .warning) }
  }

  /// Draws the missed letters after their label, which does not move as letters are added.
  mutating func drawList(_ label: String, _ marks: [String], at layout: HangmanLayout, isShown: Bool) {
    guard isShown else { return }
    let area = layout.misses
    var gap = layout.missGap
    let final = label.columns + Hangman.missesAllowed * (gap + 1)
    let x = layout.missesAreCentered ? area.centeredX(of: final) : area.minX
    if x + marks.reduce(label.columns, { $0 + gap + $1.columns }) > area.maxX { gap = 1 }
    let used = put(label, at: Point(x: x, y: area.minY), .dim)
    var left = x + used
    for mark in marks where left + gap + mark.columns <= area.maxX {
      left += gap + put(mark, at: Point(x: left + gap, y: area.minY), .wrong)
    }
  }
}

extension Hangman.Place {
  /// The place as displayed after the game has been given up.
  fileprivate var missed: Hangman.Place {
    isRevealed || grapheme == "_"
      ? self : Hangman.Place(grapheme: grapheme, letter: letter, isRevealed: true, isMissed: true)
  }
}

extension Hangman.Move {
  /// The mark in the list of misses: the letter, a hint's key and letter, `…` for a wrong phrase.
  fileprivate var missMark: String {
    switch self {
    case .guess(let letter): String(letter.capital)
    case .hint(let letter): "!\(letter.capital)"
    case .solve: "…"
    }
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
