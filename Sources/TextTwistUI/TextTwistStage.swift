import Engines
import Kit
import TextUI

/// The words of a rack and the row beneath them, as shown during the game and in its replay.
struct TextTwistStage {
  let game: TextTwist
  /// The number of racks of the game; `nil` when it is unlimited.
  let rackCount: Int?
  /// The highlighted word, and the number of its letters that are lit; `nil` for all.
  var newestWord: (word: String, letters: Int?)?
  /// The selected word of an ended rack.
  var picked: PickedWord?
  /// The index of the first visible line of words.
  var firstLine = 0
  /// Whether a popup says that the next rack has just been opened.
  var isOpening = false
  /// The positions of the words, if they are known; `nil` to find them.
  var grid: WordGrid?

  /// - Returns: the positions of the words in the grid; `nil` for a list.
  @discardableResult
  func draw(on canvas: inout Canvas, _ strings: Strings) -> [Rect]? {
    let layout = TextTwistLayout(canvas.layout)
    let areas = drawWords(on: &canvas, layout, strings)
    if let picked {
      drawMeaning(picked, on: &canvas, layout)
    } else {
      drawFooter(on: &canvas, layout, strings)
    }
    return areas
  }

  /// Draws the words.
  /// - Returns: their positions in the grid; `nil` for a list.
  private func drawWords(on canvas: inout Canvas, _ layout: TextTwistLayout, _ strings: Strings) -> [Rect]? {
    let area = layout.words
    let columns = game.round.columns
    guard !layout.isCompact, let grid = grid ?? WordGrid(columns, in: area.size, strings) else {
      list(strings).draw(on: &canvas, in: area, first: firstLine, picked: picked?.word)
      return nil
    }
    WordGridView(columns: columns, isRevealed: game.isRevealed, newestWord: newestWord, picked: picked?.word)
      .draw(on: &canvas, in: area, grid, strings)
    return grid.areas(of: columns)
  }

  /// The words in the form of the compact layout.
  func list(_ strings: Strings) -> FoundList {
    FoundList(
      game.round.columns, bonus: game.round.bonusFound, isRevealed: game.isRevealed,
      newestWord: newestWord?.word, width: TextTwistLayout.compactWords.width, strings)
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
  private func drawFooter(on canvas: inout Canvas, _ layout: TextTwistLayout, _ strings: Strings) {
    guard let footer = layout.footer else { return }
    var x = footer.minX
    if !game.isRevealed || game.round.isComplete {
      x += canvas.put("★ ", at: footer.origin, .warm)
      let place = Point(x: x, y: footer.minY)
      if game.isNextRackOpen, !isOpening, !game.isRevealed {
        x += canvas.button(strings.textTwist.nextIsOpenKey, at: place, .dim, sends: .character("=")) + 3
      } else {
        x += canvas.put(starMeaning(strings), at: place, .dim) + 3
      }
      let doubled = strings.textTwist.allDouble(game.round.rack.hidden.count)
      x += canvas.put(doubled, at: Point(x: x, y: footer.minY), .dim) + 3
    }
    let bonus = game.round.bonusFound
    guard !bonus.isEmpty else { return }
    let room = footer.maxX - x - strings.textTwist.bonus.columns - 1
    let text = bonus.map(\.capitals).newest { $0.columns <= room }
    let left = footer.maxX - text.columns
    canvas.put(text, at: Point(x: left, y: footer.minY), .stage)
    canvas.put(
      strings.textTwist.bonus, at: Point(x: left - strings.textTwist.bonus.columns - 1, y: footer.minY), .dim)
  }

  /// Explains what a word of all six letters earns, until one has been found.
  func starMeaning(_ strings: Strings) -> String {
    guard hasNextRack else { return strings.textTwist.allSix }
    return wordsToOpen.map(strings.textTwist.halfOpensNext) ?? strings.textTwist.opensNext
  }

  /// Whether another rack follows this one.
  var hasNextRack: Bool { rackCount.map { game.rackNumber < $0 } ?? true }

  /// How many hidden words open the next rack, at a level where half of them do.
  var wordsToOpen: Int? {
    game.level.opensAtHalf && hasNextRack ? (game.round.rack.hidden.count + 1) / 2 : nil
  }
}
