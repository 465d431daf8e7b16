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
    if let session, let figures {
      canvas.put(sidePanel: figures.panel(session, source, duel(context), context))
    }
  }

  /// Draws the picture, the phrase and the misses.
  /// - Parameter isGivenUp: whether to show the hidden letters as missed.
  @discardableResult
  func drawStage(on canvas: inout Canvas, _ context: Context, isGivenUp: Bool = false) -> HangmanLayout {
    let strings = context.strings.hangman
    let board = isGivenUp ? game.board.map(\.givenUp) : game.board
    let (layout, phrase) = HangmanLayout.fitting(canvas.layout, board: board, pictures: pictures)
    if let place = layout.picture { canvas.put(pictures.drawing(frame), at: place) }
    drawBoard(board, phrase, on: &canvas, in: layout.side, caret: context.isASCII ? "=" : "▂")
    canvas.drawBeads(game.misses, at: layout, strings)
    drawMisses(on: &canvas, layout, strings)
    return layout
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

  private func drawBoard(
    _ board: [Hangman.Place], _ phrase: PhraseView, on canvas: inout Canvas, in area: Rect, caret: String
  ) {
    let words = Self.words(board)
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
    guard game.status == .won, table?.isSetter != true else { return .stage }
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

  private func drawMisses(on canvas: inout Canvas, _ layout: HangmanLayout, _ strings: HangmanStrings) {
    let isShort = canvas.layout.isCompact
    let label = isShort ? strings.incorrectShort : strings.incorrect
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
    let isWord = Self.words(game.board).last == 0
    let price = canvas.layout.isCompact ? strings.priceShort(left, isWord) : strings.price(left, isWord)
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
    let x = layout.missesX(label)
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
