import Engines
import TextUI

extension TextTwistScreen {
  private enum TileState {
    case open, faceDown
    /// The tiles are covered by a popup of this game.
    case absent
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, tiles: game.isRevealed ? .absent : .open)
  }

  /// While the clock stands still, no tile is visible.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, tiles: isCovered || game.isRevealed ? .absent : .faceDown)
  }

  private func draw(on canvas: inout Canvas, _ context: Context, tiles: TileState) {
    let layout = TextTwistLayout(canvas.layout)
    canvas.textTwistHeader(game, session, context)
    if tiles != .absent {
      drawBank(on: &canvas, layout, isFaceDown: tiles == .faceDown)
      drawEntry(on: &canvas, layout, isFaceDown: tiles == .faceDown, context)
      drawButtons(on: &canvas, layout, context.strings.textTwist)
    }
    if tiles != .absent { drawMessage(on: &canvas, layout) }
    drawStage(on: &canvas, context)
    if game.isRevealed { targetWords(on: &canvas, layout, context) }
    canvas.put(sidePanel: sidePanel(context.strings.textTwist))
  }

  /// Draws the words and the row beneath them.
  func drawStage(on canvas: inout Canvas, _ context: Context) {
    let layout = TextTwistLayout(canvas.layout)
    drawWords(on: &canvas, layout, context.strings.textTwist)
    if let picked {
      drawMeaning(picked, on: &canvas, layout)
    } else {
      drawFooter(on: &canvas, layout, context.strings.textTwist)
    }
  }

  func drawBank(on canvas: inout Canvas, _ layout: TextTwistLayout, isFaceDown: Bool) {
    let tiles = game.tiles.bank.map { letter -> TilesView.Tile in
      letter.map { isFaceDown ? .back : .letter($0) } ?? .hole
    }
    TilesView(tiles: tiles, pitch: layout.pitch, key: { .choose($0) }, size: layout.tile).draw(
      on: &canvas, at: layout.bank)
  }

  func drawEntry(on canvas: inout Canvas, _ layout: TextTwistLayout, isFaceDown: Bool, _ context: Context) {
    let entry = game.tiles.entry
    let tiles = (0..<Rack.size).map { index -> TilesView.Tile in
      guard index < entry.count else { return .place(isNext: index == entry.count) }
      return isFaceDown ? .back : .letter(entry[index])
    }
    let view = TilesView(tiles: tiles, pitch: layout.pitch, key: { .adjust($0, by: -1) }, size: layout.tile)
    if layout.isCompact {
      view.drawFlat(on: &canvas, at: layout.entry, isASCII: context.isASCII)
    } else {
      view.draw(on: &canvas, at: layout.entry)
    }
  }

  /// Draws the buttons for the tiles under the bank, and those for the entry under the entry.
  func drawButtons(on canvas: inout Canvas, _ layout: TextTwistLayout, _ strings: TextTwistStrings) {
    var place = layout.twistButtons
    func draw(_ button: TextTwistStrings.Button, sends key: Key) {
      let label = layout.isCompact ? "[\(button.short)]" : "[ \(button.label) ]"
      place.x += canvas.button(label, at: place, .text, sends: key) + layout.buttonGap
    }
    draw(strings.twistButton, sends: .character(" "))
    draw(strings.lastButton, sends: .tab)
    place.x = max(place.x - layout.buttonGap + 2, layout.entryButtons.x)
    draw(strings.submitButton, sends: .enter)
    draw(strings.clearButton, sends: .delete)
  }

  /// Draws the message, with the word it is about highlighted.
  func drawMessage(on canvas: inout Canvas, _ layout: TextTwistLayout) {
    let lines = layout.lines(of: message.text)
    if lines.count > 1, message.short == nil {
      let rows = layout.messageRows
      var shown = Array(lines.prefix(rows))
      if lines.count > rows { shown[rows - 1] = shown[rows - 1].cutAtWord(layout.main.width - 2) }
      canvas.putCentered(shown, in: layout.main, row: layout.message, message.role)
      return
    }
    let x = canvas.putCentered(
      message.fitted(to: layout.main.width), in: layout.main, row: layout.message, message.role)
    if let subject = message.subject { canvas.put(subject, at: Point(x: x, y: layout.message), .stage) }
  }

  private func drawWords(on canvas: inout Canvas, _ layout: TextTwistLayout, _ strings: TextTwistStrings) {
    let area = layout.words
    let columns = game.round.columns
    guard !layout.isCompact, let grid = WordGrid(columns, in: area.size, strings) else {
      return compactList(strings).draw(
        on: &canvas, in: area, first: firstLine, picked: picked?.word)
    }
    // The word of the first bingo lights up letter by letter, any other at once.
    let isLettered = newestWord?.count == Rack.size && isCovered
    let lit = motion.isOver ? nil : newestWord.map { (word: $0, letters: isLettered ? motion.step + 1 : nil) }
    WordGridView(columns: columns, isRevealed: game.isRevealed, newestWord: lit, picked: picked?.word)
      .draw(on: &canvas, in: area, grid, strings)
  }
}

extension TextTwistScreen {
  /// The home layout describes the key for the next rack in the footer.
  func named(_ bindings: [KeyBinding<Command>], on canvas: Canvas) -> [KeyBinding<Command>] {
    guard TextTwistLayout(canvas.layout).footer != nil else { return bindings }
    return bindings.filter { if case .next = $0.command { false } else { true } }
  }

  /// Makes the words clickable under the popup at the end.
  func targetWords(on canvas: inout Canvas, _ layout: TextTwistLayout, _ context: Context) {
    guard hasMeanings else { return }
    let places = wordPlaces(canvas.layout, context.strings.textTwist)
    let area = layout.words
    let count = places.isGrid ? 0 : compactList(context.strings.textTwist).lines.count
    let top = places.isGrid ? 0 : max(0, min(firstLine, count - area.height))
    for (index, place) in places.areas.enumerated() where (0..<area.height).contains(place.minY - top) {
      canvas.target(
        Rect(x: area.minX + place.minX, y: area.minY + place.minY - top, width: place.width, height: 1),
        sends: .select(index), isReachable: true)
    }
  }

  /// Draws the meaning of the selected word, truncated at a word boundary if it is too long.
  private func drawMeaning(_ picked: PickedWord, on canvas: inout Canvas, _ layout: TextTwistLayout) {
    let area = layout.meaning
    var x = area.minX
    if picked.isKnown {
      let isFound = game.round.found.contains(picked.word)
      let word = isFound ? picked.word.capitals : picked.word
      x += canvas.put(word, at: area.origin, isFound ? .found : .wrong) + 2
    }
    canvas.put(picked.meaning.shortened(to: area.maxX - x), at: Point(x: x, y: area.minY), .dim)
  }

  /// Draws the explanation of star and doubling, and at the right the most recent bonus words that fit.
  private func drawFooter(on canvas: inout Canvas, _ layout: TextTwistLayout, _ strings: TextTwistStrings) {
    guard let footer = layout.footer else { return }
    var x = footer.minX
    if !game.isRevealed || game.round.isComplete {
      x += canvas.put("★ ", at: footer.origin, .warm)
      let place = Point(x: x, y: footer.minY)
      if game.isNextRackOpen, !isOpening, !game.isRevealed {
        x += canvas.button(strings.nextIsOpenKey, at: place, .dim, sends: .character("=")) + 3
      } else {
        x += canvas.put(starMeaning(strings), at: place, .dim) + 3
      }
      let doubled = strings.allDouble(game.round.rack.hidden.count)
      x += canvas.put(doubled, at: Point(x: x, y: footer.minY), .dim) + 3
    }
    let bonus = game.round.bonusFound
    guard !bonus.isEmpty else { return }
    let room = footer.maxX - x - strings.bonus.columns - 1
    let text = bonus.map(\.capitals).newest { $0.columns <= room }
    let left = footer.maxX - text.columns
    canvas.put(text, at: Point(x: left, y: footer.minY), .stage)
    canvas.put(strings.bonus, at: Point(x: left - strings.bonus.columns - 1, y: footer.minY), .dim)
  }

  /// Explains what a word of all six letters earns, until one has been found.
  func starMeaning(_ strings: TextTwistStrings) -> String {
    guard hasNextRack else { return strings.allSix }
    return wordsToOpen.map(strings.halfOpensNext) ?? strings.opensNext
  }

  private var hasNextRack: Bool { deal.rackCount.map { game.rackNumber < $0 } ?? true }

  /// How many hidden words open the next rack, at a level where half of them do.
  var wordsToOpen: Int? {
    game.level.opensAtHalf && hasNextRack ? (game.round.rack.hidden.count + 1) / 2 : nil
  }

  /// The first message of a rack: says so if several words take all letters, and which of them have a place in the columns.
  static func opening(_ rack: Rack, _ strings: TextTwistStrings) -> String {
    let hidden = rack.hidden.count { $0.count == Rack.size }
    return rack.bingoCount > 1
      ? strings.severalBingos(rack.bingoCount, rack.bingoCount - hidden) : strings.begin
  }
}
