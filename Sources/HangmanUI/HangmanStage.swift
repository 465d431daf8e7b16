import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

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
  /// The phrase that the player has set, which they see in small letters while the other one guesses.
  var ownPhrase = ""
  /// Whether the list of misses stands beneath the beads, which a result covers at home; else beside them.
  var listsBeneath = false
  /// Whether to show the hidden letters as missed.
  var isGivenUp = false
  /// Which of the endings of a win is shown, of as many as the set has.
  var ending = 0

  /// Draws the stage.
  /// - Returns: the layout, for what the screen draws around it.
  @discardableResult
  func draw(on canvas: inout Canvas, _ context: Context) -> HangmanLayout {
    let board = board(context)
    let pictures = pictures.fitting(canvas.layout)
    let bars = DevilBars(game, context)
    let (layout, phrase) = HangmanLayout.fitting(
      canvas.layout, board: board, pictures: pictures, listsBeneath: listsBeneath, hasBars: bars != nil)
    if let place = layout.picture { canvas.put(pictures.drawing(frame(of: pictures)), at: place) }
    if let bars, !canvas.layout.isCompact { bars.draw(on: &canvas, beside: layout.beside) }
    drawBoard(board, phrase, on: &canvas, in: layout.board)
    canvas.drawBeads(game.misses, at: layout, context.text)
    drawMisses(on: &canvas, layout, context.text)
    return layout
  }

  /// The places to display: the Devil's word is in its spelling once it is known.
  private func board(_ context: Context) -> [Hangman.Place] {
    let board = isGivenUp ? game.board.map(\.givenUp) : game.board
    guard game.status != .playing, game.candidateHistory?.isPinned == true else { return board }
    return zip(board, context.lexicon.spelledLetters(of: game.phrase)).map { place, letter in
      switch place {
      case .found(_, let counted): .found(letter, letter: counted)
      case .missed: .missed(letter)
      case .given, .hidden: place
      }
    }
  }

  /// The picture to display at this moment.
  private func frame(of pictures: PictureSet) -> PictureSet.Frame {
    let ending = ending % pictures.endings.count
    let last = pictures.endings[ending] - 1
    return switch movement?.kind {
    case .blink? where movement?.motion.step == 1: .misses(max(0, game.misses - 1))
    case .loss?: .closing(closingFrame)
    case .win?: .saved(min((movement?.motion.step ?? 0) / 2, last), ending: ending)
    default: isSaved ? .saved(last, ending: ending) : .misses(game.misses)
    }
  }

  /// Whether the picture is that of a win: not for the setter whose phrase has been found.
  private var isSaved: Bool { game.status == .won && !isSetter }

  private var closingFrame: Int {
    guard let motion = movement?.motion else { return 0 }
    return motion.step * pictures.closing.count / motion.stepCount
  }

  private func drawBoard(
    _ board: [Hangman.Place], _ phrase: PhraseView, on canvas: inout Canvas, in area: Rect
  ) {
    let caret = canvas.caret
    let own = Array(ownPhrase)
    let words = board.wordIndices
    let neverChose = game.candidateHistory?.isPinned == false
    phrase.draw(on: &canvas, in: area) { index in
      var cell = PhraseView.Cell(text: "_", role: .slot)
      switch board[index] {
      case .given(let grapheme):
        cell.text = String(grapheme.capital)
        cell.isTile = false
        cell.role = isLit(words[index]) ? .won : .stage
      case .found(let grapheme, let letter):
        cell.text = String(grapheme.capital)
        cell.role = isFresh(letter) ? .fresh : isLit(words[index]) ? .goldTile : .tile
      case .missed(let grapheme):
        guard !neverChose else { break }
        cell.text = grapheme.small
        cell.role = .lostLetter
      case .hidden:
        if own.count == board.count { cell.text = own[index].small }
        solving?.show(&cell, at: index, caret: caret)
      }
      return cell
    }
  }

  /// Whether a letter has just been found.
  private func isFresh(_ letter: Character) -> Bool {
    guard case .found(let letters)? = movement?.kind else { return false }
    return letters.contains(letter)
  }

  /// Whether a word is lit by a win, which a phrase that its setter's opponent has found is not.
  private func isLit(_ word: Int) -> Bool {
    game.status == .won && !isSetter && word < (movement?.highlightedWords ?? .max)
  }

  private func drawMisses(on canvas: inout Canvas, _ layout: HangmanLayout, _ text: Texts) {
    let isShort = canvas.layout.isCompact
    let label = isShort ? text("not:") : text("Not in it:")
    canvas.drawList(
      label, missMarks(room: layout.missRoom(label)), at: layout,
      isShown: !game.missedMoves.isEmpty || !isShort && game.status == .playing)
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

extension PictureSet {
  /// The ending of a game that was won on a day: another one each day, and for each number of misses.
  func ending(on day: Day, misses: Int) -> Int { (day.number + misses) % endings.count }

  /// The set in the size for a layout.
  func fitting(_ layout: Layout) -> PictureSet { layout.isLarge ? large : self }
}

extension Lexicon {
  /// The letters of a word in its spelling, one for each place; the word's own when its spelling has another number of them.
  func spelledLetters(of word: String) -> [Character] {
    let spelling = spelling(of: word)
    return Array(spelling.count == word.count ? spelling : word)
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
  var small: String {
    let isPlain = isLowercase || isUppercase || lowered != capital
    return isPlain ? String(lowered) : "·\(self)"
  }
}

/// The layout of a game of Hangman, computed from the size of the whole phrase and of the pictures, so that nothing moves
/// during a game.
struct HangmanLayout {
  private let layout: Layout
  /// `nil` when there is no room for it; the beads are then drawn instead.
  let picture: Point?
  /// The area beside the picture.
  let side: Rect
  /// What of it is above the phrase, for the Devil's bars or what he says; empty in other games.
  let beside: Rect
  /// What of it the phrase has.
  let board: Rect
  /// Whether the picture extends to the row of the beads, which then make room for it.
  private let isTall: Bool
  /// Whether the list of misses stands beneath the beads at home.
  private let listsBeneath: Bool
  /// The row of the beads at home, below the area beside the picture.
  private let beadsRow: Int

  /// A picture of at most this height ends two rows above the beads.
  private static let ordinaryHeight = 11
  /// At home the column on which phrase, message and keyboard are centred is the middle of the columns from this one on.
  private static let homeSide = 30
  /// The number of rows for a picture in the compact layout.
  private static let compactHeight = 8
  /// A wider picture is placed further left.
  private static let ordinaryWidth = 21

  /// - Parameters:
  ///   - listsBeneath: whether the list of misses stands beneath the beads at home.
  ///   - talks: whether what is asked stands where the beads would be, which are a row higher then.
  ///   - hasBars: whether the Devil's bars stand above the phrase.
  init(
    _ layout: Layout, pictures: PictureSet, hidesPicture: Bool = false, listsBeneath: Bool = false,
    talks: Bool = false, hasBars: Bool = false
  ) {
    self.layout = layout
    self.listsBeneath = listsBeneath && layout.kind == .home
    beadsRow = talks ? 12 : 13
    let x = talks && pictures.width <= Self.ordinaryWidth ? 8 : pictures.width > Self.ordinaryWidth ? 4 : 6
    isTall = layout.kind == .home && pictures.height > Self.ordinaryHeight - (talks ? 2 : 0)
    switch layout.kind {
    case .compact:
      let isShown = pictures.height <= Self.compactHeight && !hidesPicture
      picture = isShown ? layout.point(0, 10 - pictures.height) : nil
      let left = isShown ? pictures.width + 2 : 0
      side = layout.rect(left, 2, 40 - left, 8)
    case .home:
      let end = beadsRow - 1
      picture = layout.point(x, isTall ? max(2, end + 1 - pictures.height) : max(2, end - pictures.height))
      side = layout.rect(Self.homeSide, 2, 48, end - (talks ? 2 : 1))
    case .large:
      picture = layout.point(4 + max(0, (34 - pictures.width) / 2), 19 - pictures.height)
      side = layout.rect(39, 3, 49, 17)
    }
    let (rows, gap) = hasBars ? layout.pick((6, 0), (7, 1), (12, 0)) : (0, 0)
    beside = Rect(x: side.minX, y: side.minY, width: side.width, height: rows)
    board = Rect(
      x: side.minX, y: side.minY + rows + gap, width: side.width, height: side.height - rows - gap)
  }

  /// Places a phrase in the largest form that fits. In the compact layout the picture is left out if no form fits beside
  /// it; in the others a long word is broken before its letters touch.
  static func fitting(
    _ layout: Layout, board: [Hangman.Place], pictures: PictureSet, listsBeneath: Bool, hasBars: Bool = false
  ) -> (HangmanLayout, PhraseView) {
    let places = HangmanLayout(layout, pictures: pictures, listsBeneath: listsBeneath, hasBars: hasBars)
    let phrase = PhraseView(board, in: places.board.size, forms: forms(layout))
    // The letters of a word that touch cannot be counted; of a phrase its words can.
    let touches = phrase.form == .text && !board.contains { $0.grapheme == " " }
    guard phrase.breaksWords || touches || phrase.height > places.board.height else {
      return (places, phrase)
    }
    guard layout.isCompact else {
      let area = places.board.size
      return (places, phrase.height <= area.height ? phrase : PhraseView(board, in: area, forms: [.text]))
    }
    let wide = HangmanLayout(layout, pictures: pictures, hidesPicture: true, hasBars: hasBars)
    return (wide, PhraseView(board, in: wide.board.size, forms: forms(layout)))
  }

  private static func forms(_ layout: Layout) -> [PhraseView.Form] {
    PhraseView.Form.tiles(isLarge: layout.isLarge) + (layout.isCompact ? [.text] : [])
  }

  /// The position of the beads, their distance in columns, and the gap before the number behind them.
  var beads: (place: Point, pitch: Int, gap: Int) {
    (
      isTall
        ? layout.point(30, beadsRow)
        : layout.pick(
          layout.point(0, 10), layout.point(beadsRow > 12 ? 6 : 8, beadsRow), layout.point(12, 21)),
      layout.pick(1, isTall ? 1 : 2, 2), layout.pick(1, isTall ? 2 : 3, 3)
    )
  }

  /// Whether there is room for the number behind the beads.
  var showsCount: Bool { !isTall }

  /// The area in which the misses are centred; in the compact layout, and beneath the beads, they are left-aligned in it.
  var misses: Rect {
    if listsBeneath { return layout.rect(6, beadsRow + 3, 24, 1) }
    if isTall { return layout.rect(39, beadsRow, 39, 1) }
    return layout.pick(
      layout.rect(17, 10, 23, 1), layout.rect(30, beadsRow, 48, 1), layout.rect(39, 21, 49, 1))
  }

  /// Whether the label of the misses stands in the row above them.
  var labelsAbove: Bool { listsBeneath }

  /// The number of columns between two misses.
  var missGap: Int { isTall && !listsBeneath ? 1 : layout.pick(1, 2, 3) }

  /// The left end of the list of misses, which does not depend on their number.
  func missesX(_ label: String) -> Int {
    let width = label.columns + Hangman.missesAllowed * (missGap + 1)
    return layout.isCompact || isTall || listsBeneath ? misses.minX : misses.centeredX(of: width)
  }

  /// The columns that the most letters, one column apart, leave in the list of misses.
  func missRoom(_ label: String) -> Int {
    misses.maxX - missesX(label) - (labelsAbove ? 0 : label.columns) - Hangman.missesAllowed * 2
  }

  /// The row of the message; with careful entry in the compact layout, the field is at its end.
  func message(isCareful: Bool) -> Rect {
    layout.rect(0, layout.messageRow, layout.isCompact && isCareful ? 26 : layout.mainWidth, 1)
  }

  /// The columns in whose middle phrase, message and keyboard stand; the compact layout has none besides the picture.
  var hand: Rect { layout.isCompact ? layout.rect(0, 2, 40, 8) : side }

  /// The left end of a text on the axis of the phrase, further left if it is too long for that.
  func centeredX(of columns: Int, in area: Rect) -> Int {
    let wanted = layout.isCompact ? area.centeredX(of: columns) : hand.centeredX(of: columns)
    return max(area.minX, min(wanted, area.maxX - layout.margin - columns))
  }

  /// The left end of the field of careful entry and its button, which are `width` columns wide.
  func carefulEntry(width: Int) -> Point {
    let row = layout.pick(14, 22, 32)
    return layout.isCompact
      ? layout.point(40 - width, row) : Point(x: hand.centeredX(of: width), y: layout.point(0, row).y)
  }
}

/// A finished game of Hangman, guess by guess.
struct HangmanReplay: Replay {
  private let pictures: PictureSet
  /// The game before the first guess and after each.
  private let games: [any GuessingGame]
  /// Whether two players have a result each.
  private let isDuel: Bool
  private let isGivenUp: Bool
  private let result: GameResult

  /// - Returns: `nil` when the game cannot be rebuilt.
  init?(_ record: GameRecord, _ context: Context) {
    var context = context
    let session = record.game.session
    context.hangman.restore(session.mode)
    guard let moves = record.game.fields.values("move", as: Hangman.Move.self),
      let games = HangmanRound.games(record.game, moves, context)
    else { return nil }
    isDuel = session.mode.isDuel
    isGivenUp = record.game.fields.isGivenUp
    result = record.result
    pictures = record.game.fields.visit.map { context.devil(without: $0.pieces) } ?? context.pictures
    self.games = games
  }

  private var last: any GuessingGame { games[games.count - 1] }

  var outcome: ReplayOutcome {
    // Of a challenge by post the result may be its setter's.
    if result.mode.isByPost { return ReplayOutcome(isWon: result.isWon, misses: last.misses) }
    return isDuel
      ? ReplayOutcome(isWon: result.isWon)
      : ReplayOutcome(isWon: last.status == .won, misses: isGivenUp ? Hangman.missesAllowed : last.misses)
  }

  var controls: ReplayControls { .keyboard }

  func canPlayOn(after step: Int) -> Bool {
    !isDuel && games.indices.contains(step) && games[step].status == .playing
  }

  var marks: [ReplayMark] {
    let missed = last.missedLetters
    let marks = last.moves.enumerated().map { index, move -> ReplayMark in
      switch move {
      case .guess(let letter):
        return ReplayMark(text: String(letter.capital), role: missed.contains(letter) ? .wrong : .right)
      case .hint(let letter): return ReplayMark(text: "!\(letter.capital)", role: .warning)
      case .solve: return ReplayMark(text: "=", role: games[index + 1].status == .won ? .right : .wrong)
      }
    }
    return isGivenUp ? marks + [.end] : marks
  }

  func position(_ step: Int, of count: Int, _ text: Texts) -> String {
    text("guess \(step) of \(count)")
  }

  private func game(_ step: Int) -> any GuessingGame { games[min(step, games.count - 1)] }

  func sentences(at step: Int, _ context: Context) -> [StatusMessage] {
    let text = context.text
    guard step > 0 else {
      // On two rows it would cover the code.
      let shape = text.shape(of: game(0)).capitalizedFirst
      let fits = !context.layout.isCompact || shape.columns <= context.layout.resultWidth
      return [StatusMessage(fits ? shape : text.nothingYet)]
    }
    guard step < games.count else { return [StatusMessage(text("It was given up here."), .wrong)] }
    let after = game(step)
    let isMiss = after.misses > game(step - 1).misses
    let said = text.told(after, after.shownPhrase(context))[step - 1]
    return [StatusMessage(said + " " + text.standing(of: after), isMiss ? .wrong : .text)]
  }

  var opensOnRarestWord: Bool { true }

  var spelling: String { last.spelled }

  func words(at step: Int, _ context: Context) -> [String] {
    // Giving up is a step of its own, after the moves.
    let isLast = step == games.count - (isGivenUp ? 0 : 1)
    return isLast && !(isGivenUp && last.candidateHistory != nil) ? last.shownWords(context) : []
  }

  func draw(step: Int, on canvas: inout Canvas, _ context: Context) {
    HangmanStage(
      game: game(step), pictures: pictures, isGivenUp: isGivenUp && step >= games.count,
      ending: pictures.ending(on: result.day, misses: last.misses)
    ).draw(on: &canvas, context)
  }
}
