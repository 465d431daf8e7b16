import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// The words of a rack and the row beneath them, as shown during the game and in its replay.
struct TextTwistStage {
  let game: TextTwist
  /// What lights up among the words.
  var light: WordLight?
  /// The selected word of an ended rack.
  var picked: PickedWord?
  /// The index of the first visible line of words.
  var firstLine = 0
  /// Whether a popup or the message says that the next rack has just been opened.
  var isOpening = false
  /// The positions of the words, if they are known; `nil` to find them.
  var grid: WordGrid?

  /// - Returns: the positions of the words in the grid; `nil` for a list.
  @discardableResult
  func draw(on canvas: inout Canvas, _ text: Texts) -> [Rect]? {
    let layout = TextTwistLayout(canvas.layout)
    let area = layout.words
    let columns = game.round.columns
    let grid = layout.isCompact ? nil : grid ?? WordGrid(columns, in: area.size, text)
    if let grid {
      WordGridView(columns: columns, isRevealed: game.isRevealed, light: light, picked: picked?.word)
        .draw(on: &canvas, in: area, grid, text)
      if let place = grid.bonus {
        bonus.draw(
          on: &canvas,
          in: Rect(
            x: area.minX + place.minX, y: area.minY + place.minY, width: place.width, height: place.height),
          text)
      }
    } else {
      list(text).draw(on: &canvas, in: area, first: firstLine, picked: picked?.word)
    }
    if let picked {
      let places = grid?.areas(of: columns) ?? []
      let isLow =
        places.indices.contains(picked.index)
        && area.minY + places[picked.index].minY == layout.meaning.minY - 1
      drawMeaning(picked, covers: !isLow, on: &canvas, layout)
    } else if let footer = layout.footer {
      drawFooter(on: &canvas, in: footer, hasBonus: grid?.bonus == nil, text)
    }
    return grid?.areas(of: columns)
  }

  private var bonus: BonusWords {
    let words = game.round.bonusFound
    var bonus = BonusWords(words: words.map(game.round.rack.shown))
    if case .word(let word, _, let role) = light {
      bonus.lit = words.firstIndex(of: word).map { ($0, role) }
    }
    return bonus
  }

  /// The words in the form of the compact layout.
  func list(_ text: Texts) -> FoundList {
    FoundList(
      game.round.columns, bonus: game.round.bonusFound.map { ($0, game.round.rack.spelling(of: $0)) },
      isRevealed: game.isRevealed,
      light: light, width: TextTwistLayout.compactWords.width, text)
  }

  /// Draws the meaning of the selected word: in a second row above its own, else up to its last clause that has room; a longer one
  /// is behind its key.
  /// - Parameter covers: whether it may cover the words above its row, among which the selected one is not.
  private func drawMeaning(
    _ picked: PickedWord, covers: Bool, on canvas: inout Canvas, _ layout: TextTwistLayout
  ) {
    let area = layout.meaning
    let isFound = game.round.found.contains(picked.word)
    let spelling = game.round.rack.spelling(of: picked.word)
    let word = !picked.isKnown ? "" : isFound ? spelling.capitals : spelling
    let x = area.minX + (word.isEmpty ? 0 : word.columns + 2)
    let rows = picked.meaning.explained(to: area.maxX - x, rows: 1, more: covers ? 1 : 0)
    if rows.count > 1 { canvas.clearRows(area.minY - 1..<area.minY) }
    let top = area.minY + 1 - max(1, rows.count)
    canvas.put(word, at: Point(x: area.minX, y: top), isFound ? .found : .wrong)
    canvas.put(rows, at: Point(x: x, y: top), .dim)
  }

  /// Draws the explanation of star and doubling, and at the right, where they have no place of their own, the most recent
  /// bonus words that fit.
  private func drawFooter(on canvas: inout Canvas, in footer: Rect, hasBonus: Bool, _ text: Texts) {
    // In Lightning the one word is all there is.
    if game.mode == .lightning { return }
    var x = footer.minX
    if !game.isRevealed || game.round.isComplete {
      if game.isNextRackOpen, !isOpening, !game.isRevealed {
        x += canvas.button(text("= opens the next rack"), at: footer.origin, .dim, sends: .character("=")) + 3
      } else {
        x += canvas.put("★ ", at: footer.origin, .warm)
        x += canvas.put(starMeaning(text), at: Point(x: x, y: footer.minY), .dim) + 3
      }
      let all = game.round.rack.hidden.count
      // The bonus words need the room where they have no other place.
      let most = hasBonus ? nil : game.round.wordsForHalfAgain
      let worth =
        most.map { text("all \(all): score doubled, \($0): half again") } ?? text("all \(all): score doubled")
      x += canvas.put(worth, at: Point(x: x, y: footer.minY), .dim) + 3
    }
    guard hasBonus, !bonus.words.isEmpty else { return }
    let room = footer.maxX - x - text("bonus:").columns - 1
    let newest = bonus.words.newest { $0.columns <= room }
    let left = footer.maxX - newest.columns
    canvas.put(newest, at: Point(x: left, y: footer.minY), .stage)
    canvas.put(text("bonus:"), at: Point(x: left - text("bonus:").columns - 1, y: footer.minY), .dim)
  }

  /// Explains what a word of all six letters earns, until one has been found.
  func starMeaning(_ text: Texts) -> String {
    guard game.hasNextRack else {
      return game.mode.rackSize == Rack.size ? text("takes all six letters") : text("takes all letters")
    }
    guard let words = game.wordsToOpen, !game.isNextRackOpen else { return text("opens the next rack") }
    return text("or \(words) words open the next rack")
  }
}

/// A finished game of Text Twist, entry by entry.
struct TextTwistReplay: Replay {
  /// The finished game.
  private let game: TextTwist
  private let steps: [TextTwist.Step]
  private let isRace: Bool
  let outcome: ReplayOutcome
  /// The positions of the words of each rack, in an area of this size; `nil` for a rack without room for them.
  private let grids: [WordGrid?]
  private let gridSize: Size

  /// - Returns: `nil` when the game cannot be rebuilt.
  init?(_ record: GameRecord, _ context: Context) {
    guard let (game, steps, isWon) = TextTwistRun.steps(of: record.game, context) else { return nil }
    self.game = game
    self.steps = steps
    isRace = record.game.session.mode == .textTwistRace
    outcome =
      isRace
      ? ReplayOutcome(isWon: isWon)
      : ReplayOutcome(
        isWon: record.result.mode == .rackPost ? record.result.isWon : isWon, points: game.score)
    let size = TextTwistLayout(context.layout).words.size
    grids = game.rounds.map { WordGrid($0.columns, in: size, context.text) }
    gridSize = size
  }

  var controls: ReplayControls { .tiles }

  var blankRow: Int? { 8 }

  func canPlayOn(after step: Int) -> Bool {
    guard !isRace, step < steps.count else { return false }
    guard step > 0 else { return true }
    return if case .entry = steps[step - 1].kind { true } else { false }
  }

  /// Whether times are recorded; older games without a clock have none.
  private var hasTimes: Bool { (steps.first?.time ?? .zero) > .zero }

  var marks: [ReplayMark] {
    steps.enumerated().map { index, step in
      let isFirst = index > 0 && steps[index - 1].rack != step.rack
      guard case .entry(let word, let outcome) = step.kind else {
        return ReplayMark(text: ReplayMark.end.text, role: ReplayMark.end.role, isFirst: isFirst)
      }
      let role: Role =
        switch outcome {
        case .found, .bonus: .right
        default: .wrong
        }
      return ReplayMark(
        text: isShown(word, step) ? rack(step).shown(word) : "···", role: role, isFirst: isFirst)
    }
  }

  /// Whether a word may be displayed: those that are never shown may not.
  private func isShown(_ word: String, _ step: TextTwist.Step) -> Bool { rack(step).isShown(word) }

  private func rack(_ step: TextTwist.Step) -> Rack { game.rounds[step.rack - 1].rack }

  func position(_ step: Int, of count: Int, _ text: Texts) -> String {
    steps.isEmpty ? "" : text("entry \(step) of \(count)")
  }

  func sentences(at step: Int, _ context: Context) -> [StatusMessage] {
    let text = context.text
    if steps.isEmpty { return [StatusMessage(text("No word was found."), .dim)] }
    guard step > 0 else {
      return [StatusMessage(text("The rack as it was dealt."), .dim)]
    }
    let current = steps[step - 1]
    let time = hasTimes ? Self.text(current.time) + "  " : ""
    let role: Role =
      switch current.kind {
      case .gaveUp where game.timeLeft == nil: .text
      case .entry(_, .found), .entry(_, .bonus): .text
      case .entry: .warning
      case .timeOut, .gaveUp: .wrong
      }
    return [StatusMessage(time + text.sentence(about: current, in: game), role)]
  }

  /// The word that was entered, and the missed words once they are displayed.
  func words(at step: Int, _ context: Context) -> [String] {
    let shown = shown(at: step)
    let missed = shown.isRevealed ? shown.round.missed : []
    guard step > 0, case .entry(let word, let outcome) = steps[step - 1].kind, isShown(word, steps[step - 1])
    else { return missed }
    return switch outcome {
    case .found, .bonus, .alreadyFound: [word] + missed
    default: missed
    }
  }

  /// The elapsed time in whole seconds, rounded down: `1:07`.
  private static func text(_ time: Duration) -> String {
    Duration.seconds(time.components.seconds).onTheClock
  }

  /// The game after a number of steps. At the end of the last rack, and of each abandoned rack, the missed words are displayed.
  private func shown(at step: Int) -> TextTwist {
    let current = step > 0 ? steps[step - 1] : nil
    if step == steps.count, case .entry? = current?.kind { return game }
    return game.seen(at: current)
  }

  func draw(step: Int, on canvas: inout Canvas, _ context: Context) {
    let current = step > 0 ? steps[step - 1] : nil
    let shown = shown(at: step)
    let layout = TextTwistLayout(canvas.layout)
    var stage = TextTwistStage(game: shown)
    if layout.words.size == gridSize { stage.grid = grids[shown.rackNumber - 1] }
    stage.draw(on: &canvas, context.text)
    let tiles = TilesView(
      tiles: shown.round.rack.letters.map { .letter($0) }, pitch: 4, size: TilesView.flat)
    let x = layout.main.centeredX(
      of: TilesView.width(shown.round.rack.letters.count, pitch: 4, size: TilesView.flat))
    tiles.draw(on: &canvas, at: Point(x: x, y: layout.replayLetters))
    let score = context.text("rack \(shown.rackNumber)   score \(current?.score ?? 0)")
    canvas.putCentered(score, in: layout.main, row: layout.replayLetters + 1, .dim)
  }
}
