import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

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
    let layout = TextTwistLayout(
      canvas.layout, tiles: game.tiles.letters.count, isFilled: canvas.isFilled)
    canvas.textTwistHeader(game, score: shownScore, best: run.best.own, session, context)
    if tiles != .absent {
      drawBank(on: &canvas, layout, isFaceDown: tiles == .faceDown)
      drawEntry(on: &canvas, layout, isFaceDown: tiles == .faceDown)
      drawButtons(on: &canvas, layout, context.text)
      drawMessage(on: &canvas, layout, row: layout.message)
    }
    let areas = stage.draw(on: &canvas, context.text)
    if game.isRevealed { targetWords(areas, on: &canvas, layout, context) }
    canvas.put(sidePanel: sidePanel(context.text))
  }

  /// The words of the rack, as they are shown now.
  var stage: TextTwistStage {
    TextTwistStage(
      game: game, light: motion.isOver ? nil : light, picked: picked, firstLine: firstLine,
      isOpening: isOpening || message.key == Self.nextKey)
  }

  /// What lights up among the words at this step of the motion.
  private var light: WordLight? {
    switch lit {
    case .found(let word): .word(word, letters: nil, .fresh)
    case .again(let word): motion.step.isMultiple(of: 2) ? .word(word, letters: nil, .fresh) : nil
    case .gold(let word): .word(word, letters: motion.step + 1, .goldTile)
    case .rack: .column(motion.step * game.round.columns.count / max(1, motion.stepCount))
    case nil: nil
    }
  }

  /// The score in the header: when a word has made more of the points, it counts up to them.
  var shownScore: Int {
    guard let worthBefore = run.entry?.worthBefore, !motion.isOver else { return game.score }
    let rest = game.round.score - worthBefore.applied(to: game.round.undoubledScore)
    return game.score - rest + rest * motion.step / motion.stepCount
  }

  /// The tiles of a word that shines in gold: as if it had just been entered.
  private var goldTiles: Tiles? {
    guard case .gold(let word) = lit, !motion.isOver, game.tiles.entry.isEmpty else { return nil }
    var entered = game
    for letter in word { _ = entered.take(letter) }
    return entered.tiles
  }

  func drawBank(on canvas: inout Canvas, _ layout: TextTwistLayout, isFaceDown: Bool) {
    TilesView(
      tiles: (goldTiles ?? game.tiles).bankTiles(isFaceDown: isFaceDown), pitch: layout.pitch,
      key: { .choose($0) }, size: layout.tile
    ).draw(on: &canvas, at: layout.bank)
  }

  func drawEntry(on canvas: inout Canvas, _ layout: TextTwistLayout, isFaceDown: Bool) {
    let gold = goldTiles
    let tiles = gold ?? game.tiles
    let next = min(tiles.entry.count, tiles.letters.count - 1)
    canvas.focus(
      on: tiles.entry.isEmpty ? .stage : .entry,
      at: Point(
        x: layout.entry.x + next * layout.pitch + layout.tile.width / 2,
        y: layout.entry.y + layout.tile.height / 2))
    TilesView(
      tiles: tiles.entryTiles(isFaceDown: isFaceDown), pitch: layout.pitch, key: { .adjust($0, by: -1) },
      size: layout.tile, role: gold == nil ? .fresh : .goldTile
    ).draw(on: &canvas, at: layout.entry)
  }

  /// Draws the buttons for the tiles under the bank, and those for the entry under the entry.
  func drawButtons(on canvas: inout Canvas, _ layout: TextTwistLayout, _ text: Texts) {
    var place = layout.twistButtons
    func draw(_ label: String, sends key: Key) {
      place.x += canvas.pushButton(label, at: place, sends: key) + layout.buttonGap
    }
    draw(text("Twist"), sends: .character(" "))
    draw(layout.isCompact ? text("Last") : text("Last word"), sends: .tab)
    place.x = max(place.x - layout.buttonGap + 2, layout.entryButtons.x)
    draw(text("Enter", context: "button"), sends: .enter)
    draw(text("Clear", context: "tiles"), sends: .delete)
  }

  /// The key that a message names when the next rack has just been opened.
  static let nextKey: Character = "="

  /// Draws the message, with the word it is about highlighted, or the key that opens the next rack as a button.
  /// - Parameter row: its first row.
  func drawMessage(on canvas: inout Canvas, _ layout: TextTwistLayout, row: Int) {
    let area = layout.main
    if message.key == Self.nextKey, let button = message.sentences.last {
      let whole = message.sentences[0]
      let first = whole.columns > area.width ? whole.cutAtWord(area.width) : whole
      let gap = 3
      let fits = first.columns + gap + button.columns <= area.width
      let width = fits ? first.columns + gap + button.columns : first.columns
      let x = area.centeredX(of: width)
      canvas.put(first, at: Point(x: x, y: row), message.role)
      canvas.focus(on: .message, at: Point(x: x, y: row))
      let place =
        fits
        ? Point(x: x + first.columns + gap, y: row)
        : Point(x: area.centeredX(of: button.columns), y: row + 1)
      canvas.button(button, at: place, message.role, sends: .character(Self.nextKey))
      return
    }
    let lines = layout.lines(of: message.text)
    if lines.count > 1, message.withShortName == nil {
      let rows = layout.messageRows
      var shown = Array(lines.prefix(rows))
      if lines.count > rows { shown[rows - 1] = shown[rows - 1].cutAtWord(area.width - 2) }
      canvas.put(message: shown, in: area, row: row, message.role)
      return
    }
    let x = canvas.put(message: [message.fitted(to: area.width)], in: area, row: row, message.role)
    if let subject = message.subject { canvas.put(subject, at: Point(x: x, y: row), .stage) }
  }

  /// Makes the words clickable under the popup at the end.
  /// - Parameter areas: their positions in the grid; `nil` for a list.
  func targetWords(
    _ areas: [Rect]?, on canvas: inout Canvas, _ layout: TextTwistLayout, _ context: Context
  ) {
    guard hasMeanings else { return }
    let places =
      areas.map { WordPlaces(areas: $0, isGrid: true) } ?? wordPlaces(canvas.layout, context.text)
    let area = layout.words
    let count = places.isGrid ? 0 : stage.list(context.text).lines.count
    let top = places.isGrid ? 0 : max(0, min(firstLine, count - area.height))
    for (index, place) in places.areas.enumerated() where (0..<area.height).contains(place.minY - top) {
      canvas.target(
        Rect(x: area.minX + place.minX, y: area.minY + place.minY - top, width: place.width, height: 1),
        sends: .select(index), isReachable: true)
    }
  }

  /// The first message of a rack: says so if several words take all letters, and which of them have a place in the columns.
  static func opening(_ rack: Rack, _ context: Context) -> String {
    let text = context.text
    let hidden = rack.hidden.count { $0.count == rack.letters.count }
    return rack.bingoCount > 1
      ? text.severalBingos(rack.bingoCount, rack.bingoCount - hidden, letters: rack.letters.count)
      : context.profile.settings.usesMouse ? text("Type letters, or click tiles.") : text("Type letters.")
  }
}

extension Tiles {
  /// The tiles that have not been taken, each in its slot.
  fileprivate func bankTiles(isFaceDown: Bool) -> [TilesView.Tile] {
    bank.map { letter in letter.map { isFaceDown ? .back : .letter($0) } ?? .hole }
  }

  /// The tiles of the entry, and the places for the others.
  fileprivate func entryTiles(isFaceDown: Bool) -> [TilesView.Tile] {
    letters.indices.map { index in
      guard index < entry.count else { return .place(isNext: index == entry.count) }
      return isFaceDown ? .back : .letter(entry[index])
    }
  }
}

extension TextTwistScreen {
  /// The side panel of the large layout: the points of the most recent racks, and the scores to beat.
  func sidePanel(_ text: Texts) -> SidePanel {
    var lines = game.rounds.enumerated().suffix(12).map { index, round in
      SidePanel.Line(figure: "\(round.score)", text: text("rack \(index + 1)"))
    }
    let scores = [
      run.best.toBeat.map { ($0, text("your best")) },
      run.best.first.map { ($0.score, text("first: \(text.name(Person($0.player)))")) },
    ].compactMap { $0 }
    if !scores.isEmpty { lines.append(.init(text: "")) }
    lines += scores.map { SidePanel.Line(figure: "\($0)", text: $1, role: .dim) }
    return SidePanel(sections: [.init(row: 4, title: text("This game"), lines: lines)])
  }

  /// The popup when the next rack has been opened without a clock. By enough of the hidden words it comes in the middle of the
  /// hunt, so that its first button goes on with it.
  /// - Parameter bingo: the word of six letters that has opened it; `nil` when enough words have.
  func openPopup(_ bingo: String?, _ text: Texts) -> Popup {
    let (round, rack) = (game.round, game.round.rack)
    let (missed, all, points) = (round.missed.count, rack.hidden.count, round.undoubledScore)
    let toGo = text(
      "\(missed) word to go. All \(all) would double \(points) points.",
      plural: "\(missed) words to go. All \(all) would double \(points) points.", missed)
    let title = bingo.map { (word: String) -> String in
      guard rack.letters.count == Rack.size else { return text("★ All letters") }
      return rack.isShown(word) ? text("★ \(rack.shown(word)): all six letters") : text("★ All six letters")
    }
    let next = Popup.Button(text("Next rack"), then: .perform(Command.next))
    let hunt = Popup.Button(text("Keep hunting"), isCancel: true, then: .perform(Command.resume))
    return .overTiles(
      title ?? text.found(on: round), [.init(text("The next rack is open.")), .init(toGo, .dim)],
      bingo == nil ? [hunt, next] : [next, hunt], look: bingo == nil ? .neutral : .won, opensByItself: true)
  }

  /// The popup when every word is found and the next rack is open: there is nothing left to hunt for.
  func completePopup(opensByItself: Bool, _ text: Texts) -> Popup {
    let clock = game.timeLeft == nil ? "" : " " + text("The clock waits.")
    return .overTiles(
      text("✓ Every word"),
      [.init(text.raised(game.round) ?? ""), .init(text("The next rack is open.") + clock, .dim)],
      [.init(text("Next rack"), then: .perform(Command.next))]
        + (game.timeLeft == nil && !session.isWhatIf ? [endButton(text)] : [])
        + [session.isWhatIf ? .init(text, .back, then: .pop) : .init(text, .menu, then: .home)],
      look: .won, opensByItself: opensByItself)
  }

  /// The button that ends the game: with a clock it is given up, without one there is nothing to give up.
  private func endButton(_ text: Texts) -> Popup.Button {
    .init(game.timeLeft == nil ? text("Finish") : text("Give up"), then: .perform(Command.giveUp))
  }

  func pausePopup(_ text: Texts) -> Popup {
    var paused = Popup.overTiles(
      text("Paused"), [.init(text.clock(game))],
      [.init(text("Go on"), then: .perform(Command.resume))])
    paused.extras = [.init(key: "+", label: "", command: Command.resume)]
    return paused
  }

  /// The popup before a rack by post, whose letters it covers.
  func postPopup(_ posted: PostedMatch, _ text: Texts) -> Popup {
    let clock = game.timeLeft == nil ? [] : [PopupLine(text("Enter starts the clock."), .dim)]
    return .overTiles(
      text("A rack with \(posted.others(text))"), [.init(text.clock(game))] + clock,
      [
        .init(text("Start"), then: .perform(Command.resume)),
        .init(text("Menu"), isCancel: true, then: .home),
      ])
  }

  func leavePopup(_ text: Texts) -> Popup {
    .leaving(
      session, line: run.isUntouched ? text.willNotWait : nil, resume: .perform(Command.resume),
      other: endButton(text), text
    ) { $0.tilesPopup }
  }

  /// The popup at the end of a rack or game. It says what happened, then one other true thing,
  /// then what the six-letter word was or means.
  func endPopup(opensByItself: Bool, _ context: Context) -> Popup {
    let text = context.text
    var lines = run.ending?.lines.map(PopupLine.init) ?? []
    let meaning = longestLine(isFound: game.round.hasBingo, context)
    if let meaning { lines.append(meaning) }
    let look: PopupLook =
      switch run.ending?.tone {
      case .won: .won
      case .right: .right
      case .neutral, nil: .neutral
      }
    var popup = Popup(
      run.ending?.title ?? "", lines, run.offers(context).besides(meaning, of: hiddenWords, context),
      look: look,
      opensByItself: opensByItself, text, at: { $0.tilesPopup }
    ) { Command.follow($0) }
    popup.scrolling = scrolling(text)
    popup.picking = picking(context)
    return popup
  }

  /// The meaning of the six-letter word, where it has one; else the word itself, if it was missed.
  func longestLine(isFound: Bool, _ context: Context) -> PopupLine? {
    let longest = run.longest(context)
    if let meaning = PopupLine(meaningOf: longest, context) { return meaning }
    return isFound ? nil : longest.map { .init(run.sentence($0, context.text), .dim) }
  }

  private func scrolling(_ text: Texts) -> Popup.Scrolling {
    let lines = stage.list(text).lines.count
    let kinds = gridKinds
    return Popup.Scrolling(
      label: text("words"),
      isNeeded: { layout in
        !kinds.contains(layout.kind) && lines > TextTwistLayout.wordsSize(layout.kind).height
      },
      command: { Command.scroll($0) })
  }
}

extension PopupScreen {
  /// A popup in place of the tiles.
  static func overTiles(
    _ title: String, _ lines: [PopupLine], _ buttons: [Button], look: PopupLook = .neutral,
    opensByItself: Bool = false
  ) -> Self {
    Self(
      title, lines, buttons, look: look, opensByItself: opensByItself
    ) { $0.tilesPopup }
  }
}

extension Canvas {
  /// Draws the header of a game: mode, clock, score and rack, in Lightning the best score instead of the rack; the line under it shows
  /// the remaining time.
  mutating func textTwistHeader(
    _ game: TextTwist, score: Int, best: Int?, _ session: GameSession, _ context: Context
  ) {
    let mode = session.day.map { context.text.puzzle(of: $0) } ?? context.text.mode(game.mode)
    // The classic racks have no level.
    let level =
      game.level == .standard || game.mode == .classic ? "" : context.text.level(game.level)
    let path =
      [context.text("Text Twist"), session.isWhatIf ? context.text("What if") : ""]
      + (layout.isCompact ? [] : [mode, level, context.foreignWords])
    let clock = game.timeLeft?.onTheClock ?? ""
    let text = context.text
    // In full, with the score as a number, and with the rack as a number, too.
    let candidates = (0...2).map { step in
      let points = step > 0 || layout.isCompact ? "\(score)" : text("score \(score)")
      let rack = step > 1 ? "\(game.rackNumber)" : text("rack \(game.rackNumber)")
      let last = game.mode == .lightning && step < 2 ? best.map { text("best \($0)") } : nil
      return (clock.isEmpty ? "" : clock + "   ") + points + "   " + (last ?? rack)
    }
    textTwistHeader(game, path, clock: clock, candidates)
  }

  /// Draws the header with the first of `candidates` that fits; the line under it shows the remaining time.
  /// - Parameter clock: the remaining time as each candidate begins with it; empty without a clock.
  mutating func textTwistHeader(
    _ game: TextTwist, _ path: [String], clock: String, _ candidates: [String]
  ) {
    let separators = 3 * (path.count { !$0.isEmpty } - 1)
    let left = path.reduce(separators) { $0 + $1.columns }
    let room = size.width - 2 * layout.margin - left - 2
    let right = candidates.first { $0.columns <= room } ?? candidates.last ?? ""
    guard let timeLeft = game.timeLeft else { return header(path, right: right) }
    let isUrgent = timeLeft.secondsBegun < 10 && game.status == .playing
    // Slightly less than the share, because it is rounded up to whole cells.
    let share = Double(timeLeft.secondsBegun) / Double(game.timeLimit.secondsBegun) - 1e-9
    header(path, right: [right], clock: (max(0, share), isUrgent))
    guard game.status == .playing else { return }
    let x = size.width - layout.margin - right.columns
    put(clock, at: Point(x: x, y: 0), isUrgent ? .warning : .stage)
  }
}

/// The layout of Text Twist: tiles, entry and buttons, then the message, then the words.
struct TextTwistLayout {
  private let layout: Layout
  /// Whether there are more than the usual number of tiles, which then stand closer.
  private let isWide: Bool
  /// Whether tiles are filled, so that only a gap parts them.
  private let isFilled: Bool

  /// - Parameter tiles: the number of tiles of the rack.
  init(_ layout: Layout, tiles: Int = Rack.size, isFilled: Bool = true) {
    self.layout = layout
    isWide = tiles > Rack.size
    self.isFilled = isFilled
  }

  /// The size of the list of words in the compact layout, within `words`.
  static let compactWords = Size(width: 36, height: 6)

  /// The number of lines that a page scrolls.
  static let compactPage = compactWords.height - 1

  var isCompact: Bool { layout.isCompact }

  /// The area in which the message and the buttons are centred.
  var main: Rect { layout.rect(0, 0, layout.mainWidth, layout.blockSize.height) }

  var tile: Size {
    let small = isWide && isFilled ? Size(width: 4, height: TilesView.small.height) : TilesView.small
    return layout.pick(TilesView.flat, small, Size(width: 9, height: 5))
  }

  /// The distance between two tiles, in columns.
  var pitch: Int { isWide ? layout.pick(5, 5, 10) : layout.pick(6, 6, 11) }

  var bank: Point { layout.pick(layout.point(3, 2), layout.point(3, 2), layout.point(8, 4)) }

  /// The position of the entry's tiles; in the compact and the large layout under the bank.
  var entry: Point { layout.pick(layout.point(3, 4), layout.point(42, 2), layout.point(8, 10)) }

  /// The left end of the buttons for the tiles.
  var twistButtons: Point { layout.pick(layout.point(3, 6), layout.point(3, 6), layout.point(8, 16)) }

  /// The left end of the buttons for the entry; further right when the other buttons are long.
  var entryButtons: Point { layout.pick(layout.point(21, 6), layout.point(42, 6), layout.point(52, 16)) }

  var buttonGap: Int { layout.pick(1, 2, 2) }

  /// The number of rows for a message.
  var messageRows: Int { isCompact ? 2 : 1 }

  /// A message broken into lines.
  func lines(of message: String) -> [String] {
    message.columns <= main.width ? [message] : message.balanced(to: main.width - 2)
  }

  var message: Int { layout.pick(layout.point(0, 7), layout.point(0, 8), layout.point(0, 19)).y }

  /// The row of the message during a race, and the rows under it for the players' bars.
  var raceMessage: Int { layout.pick(layout.point(0, 7), layout.point(0, 7), layout.point(0, 18)).y }
  var bars: Rect {
    layout.pick(layout.rect(0, 8, 40, 1), layout.rect(3, 8, 74, 2), layout.rect(8, 19, 74, 2))
  }

  /// The row of all players at the end of a race.
  var racers: Int { layout.pick(layout.point(0, 8), layout.point(0, 9), layout.point(0, 18)).y }

  /// The row of the rack's letters in a replay, which has no tiles.
  var replayLetters: Int { layout.pick(layout.point(0, 2), layout.point(0, 2), layout.point(0, 5)).y }

  static func wordsSize(_ kind: Layout.Kind) -> Size {
    switch kind {
    case .compact: Size(width: 40, height: 6)
    case .home: Size(width: 74, height: 12)
    case .large: Size(width: 74, height: 14)
    }
  }

  /// The area of the words with their headings.
  var words: Rect {
    let origin = layout.pick(layout.point(0, 9), layout.point(3, 10), layout.point(8, 22))
    let size = Self.wordsSize(layout.kind)
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The row above the bottom line, for a word's meaning after the rack has ended.
  var meaning: Rect {
    let last = min(37, layout.blockSize.height - 2)
    return layout.pick(layout.rect(0, 8, 40, 1), layout.rect(3, 22, 74, 1), layout.rect(8, last, 74, 1))
  }

  /// The row that explains star and doubling, and lists the bonus words where they have no place of their own; the compact
  /// layout has none.
  var footer: Rect? { isCompact ? nil : meaning }
}
