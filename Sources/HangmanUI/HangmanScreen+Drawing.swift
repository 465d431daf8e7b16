import Engines
import Kit
import TextUI

extension HangmanScreen {
  func draw(on canvas: inout Canvas, _ context: Context) { draw(on: &canvas, context, isCovered: false) }

  /// Without the message, which would contradict a popup that does not cover its row.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, isCovered: true)
  }

  private func draw(on canvas: inout Canvas, _ context: Context, isCovered: Bool) {
    let isShort = canvas.layout.isCompact
    canvas.header(
      [name(context.strings), source(context, isShort: isShort), isShort ? "" : context.foreignWords],
      right: standing(context, isShort: isShort))
    let layout = stage.draw(on: &canvas, context)
    if hasControls { keyboard.draw(on: &canvas, game.keyState) }
    if !isCovered {
      drawMessage(on: &canvas, layout, context)
    } else if let practice, game.status == .playing {
      drawClue(practice, on: &canvas, in: layout.message(isCareful: false), context)
    }
    if hasControls, context.hangman.isCareful, solving == nil {
      drawCarefulEntry(on: &canvas, layout, context.strings)
    }
    if let session, let figures {
      canvas.put(sidePanel: figures.panel(session, source, duel(context), context))
    }
  }

  private var stage: HangmanStage {
    HangmanStage(
      game: game, pictures: pictures, movement: movement, solving: solving,
      isSetter: table?.isSetter == true)
  }

  /// Where the phrase comes from; in short form with a truncated name of the guesser.
  private func source(_ context: Context, isShort: Bool) -> String {
    guard isShort, session?.mode == .duel else { return source }
    let duel = duel(context)
    return context.strings.hangman.guesses(context.duelist(duel.guesser, of: duel).clipped(to: 8))
  }

  /// The player and the score or streak; in short form without the player.
  private func standing(_ context: Context, isShort: Bool) -> [String] {
    if session?.mode.isDuel == true {
      return [isShort ? duel(context).numbers : context.score(of: duel(context))]
    }
    guard streak > 0 else { return [player] }
    let streak = context.strings.hangman.streak(streak)
    return isShort ? [streak] : [player, streak]
  }

  private func drawMessage(on canvas: inout Canvas, _ layout: HangmanLayout, _ context: Context) {
    let strings = context.strings
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
    let first = canvas.layout.isCompact ? "" : strings.hangman.fillBlanks + " "
    let isWord = game.board.wordIndices.last == 0
    let price =
      canvas.layout.isCompact
      ? strings.hangman.priceShort(left, isWord) : strings.hangman.price(left, isWord)
    let x = place.centeredX(of: first.columns + price.columns)
    let used = canvas.put(first, at: Point(x: x, y: place.minY), .text)
    canvas.put(price, at: Point(x: x + used, y: place.minY), .warning)
  }

  /// Draws the field for the pending letter, and its button.
  private func drawCarefulEntry(
    on canvas: inout Canvas, _ layout: HangmanLayout, _ strings: Strings
  ) {
    let button = "‹ \(strings.hangman.guessButton) ›"
    let place = layout.carefulEntry(width: 4 + button.columns)
    canvas.put(" \(pending?.capital ?? " ") ", at: place, .field)
    canvas.button(
      button, at: Point(x: place.x + 4, y: place.y), pending == nil ? .text : .chosen, sends: .enter)
  }
}

extension Canvas {
  /// Draws the misses as seven beads and a number.
  mutating func drawBeads(_ misses: Int, at layout: HangmanLayout, _ strings: Strings) {
    let (place, pitch, gap) = layout.beads
    for bead in 0..<Hangman.missesAllowed {
      let isSpent = bead < misses
      put(isSpent ? "●" : "○", at: Point(x: place.x + bead * pitch, y: place.y), isSpent ? .wrong : .dim)
    }
    guard layout.showsCount else { return }
    let x = place.x + (Hangman.missesAllowed - 1) * pitch + 1 + gap
    put(strings.hangman.misses(misses, Hangman.missesAllowed), at: Point(x: x, y: place.y), .text)
    if misses == Hangman.missesAllowed - 1 { put("\(misses)", at: Point(x: x, y: place.y), .warning) }
  }

  /// Draws the missed letters after their label, which does not move as letters are added.
  mutating func drawList(_ label: String, _ marks: [String], at layout: HangmanLayout, isShown: Bool) {
    guard isShown else { return }
    let area = layout.misses
    var gap = layout.missGap
    let x = layout.missesX(label)
    if x + marks.reduce(label.columns, { $0 + gap + $1.columns }) > area.maxX { gap = 1 }
    let used = put(label, at: Point(x: x, y: area.minY), .dim)
    var left = x + used
    for mark in marks where left + gap + mark.columns <= area.maxX {
      left += gap + put(mark, at: Point(x: left + gap, y: area.minY), .wrong)
    }
  }
}
