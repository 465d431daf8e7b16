import Commentary
import Engines
import Kit
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
    let layout = TextTwistLayout(canvas.layout)
    canvas.textTwistHeader(game, session, context)
    if tiles != .absent {
      drawBank(on: &canvas, layout, isFaceDown: tiles == .faceDown)
      drawEntry(on: &canvas, layout, isFaceDown: tiles == .faceDown, context)
      drawButtons(on: &canvas, layout, context.text)
    }
    if tiles != .absent { drawMessage(on: &canvas, layout) }
    let areas = stage.draw(on: &canvas, context.text)
    if game.isRevealed { targetWords(areas, on: &canvas, layout, context) }
    canvas.put(sidePanel: sidePanel(context.text))
  }

  /// The words of the rack, as they are shown now.
  var stage: TextTwistStage {
    // The word of the first bingo lights up letter by letter, any other at once.
    let isLettered = newestWord?.count == Rack.size && isCovered
    return TextTwistStage(
      game: game, rackCount: deal.rackCount,
      newestWord: motion.isOver ? nil : newestWord.map { ($0, isLettered ? motion.step + 1 : nil) },
      picked: picked, firstLine: firstLine, isOpening: isOpening)
  }

  func drawBank(
    on canvas: inout Canvas, _ layout: TextTwistLayout, isFaceDown: Bool
  ) {
    TilesView(
      tiles: game.tiles.bankTiles(isFaceDown: isFaceDown), pitch: layout.pitch, key: { .choose($0) },
      size: layout.tile
    ).draw(on: &canvas, at: layout.bank)
  }

  func drawEntry(
    on canvas: inout Canvas, _ layout: TextTwistLayout, isFaceDown: Bool,
    _ context: Context
  ) {
    let view = TilesView(
      tiles: game.tiles.entryTiles(isFaceDown: isFaceDown), pitch: layout.pitch, key: { .adjust($0, by: -1) },
      size: layout.isCompact ? TilesView.flat : layout.tile, role: .fresh)
    let next = min(game.tiles.entry.count, Rack.size - 1)
    canvas.focus(
      on: game.tiles.entry.isEmpty ? .stage : .entry,
      at: Point(
        x: layout.entry.x + next * layout.pitch + layout.tile.width / 2,
        y: layout.entry.y + (layout.isCompact ? 0 : layout.tile.height / 2)))
    view.draw(on: &canvas, at: Point(x: layout.entry.x + (layout.isCompact ? 1 : 0), y: layout.entry.y))
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

  /// Draws the message, with the word it is about highlighted.
  func drawMessage(on canvas: inout Canvas, _ layout: TextTwistLayout) {
    let lines = layout.lines(of: message.text)
    if lines.count > 1, message.withShortName == nil {
      let rows = layout.messageRows
      var shown = Array(lines.prefix(rows))
      if lines.count > rows { shown[rows - 1] = shown[rows - 1].cutAtWord(layout.main.width - 2) }
      canvas.put(message: shown, in: layout.main, row: layout.message, message.role)
      return
    }
    let x = canvas.put(
      message: [message.fitted(to: layout.main.width)], in: layout.main, row: layout.message, message.role)
    if let subject = message.subject { canvas.put(subject, at: Point(x: x, y: layout.message), .stage) }
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
    let hidden = rack.hidden.count { $0.count == Rack.size }
    return rack.bingoCount > 1
      ? text.severalBingos(rack.bingoCount, rack.bingoCount - hidden)
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
    (0..<Rack.size).map { index in
      guard index < entry.count else { return .place(isNext: index == entry.count) }
      return isFaceDown ? .back : .letter(entry[index])
    }
  }
}

extension TextTwistScreen {
  /// The side panel of the large layout: this rack, the bonus words, this game.
  func sidePanel(_ text: Texts) -> SidePanel {
    SidePanel(sections: [
      .init(row: 4, title: text("This rack"), lines: rackLines(text)),
      .init(row: 13, title: text("Bonus words"), lines: bonusLines),
      .init(row: 19, title: text("This game"), lines: gameLines(text)),
    ])
  }

  func rackLines(_ text: Texts) -> [SidePanel.Line] {
    let round = game.round
    let hidden = round.rack.hidden.count
    let points = round.found.filter(round.rack.hidden.contains).reduce(0) { $0 + $1.count }
    let extra = round.found.reduce(0) { $0 + $1.count } - points
    var lines: [SidePanel.Line] = [
      .init(figure: "\(hidden - round.missed.count)", text: text("of \(hidden) words"), role: .dim),
      .init(
        figure: "\(points)",
        text: text.rackPoints(points, extra, round.bonusFound.map(round.rack.shown)),
        role: .dim),
      .init(figure: "×2", text: text("for all \(hidden)"), role: round.isComplete ? .won : .dim),
    ]
    if !game.isRevealed || round.isComplete {
      let star =
        game.isNextRackOpen && !game.isRevealed ? text("the next rack is open: =") : stage.starMeaning(text)
      lines += [.init(text: ""), .init(text: "★ " + star, role: .dim)]
    }
    return lines
  }

  /// The most recent bonus words, as many as fit on three rows, and the number of the others: `COND DECON +3`.
  var bonusLines: [SidePanel.Line] {
    let words = game.round.bonusFound.map(game.round.rack.shown)
    let rows = 3
    // No word has fewer than three letters.
    let text = words.newest(most: rows * SidePanel.width / 4) {
      $0.wrapped(to: SidePanel.width).count <= rows
    }
    return text.wrapped(to: SidePanel.width).map { .init(text: $0, role: .found) }
  }

  /// The points of the most recent racks, and the scores to beat.
  private func gameLines(_ text: Texts) -> [SidePanel.Line] {
    let label = text("rack \(game.rackNumber)").columns
    let rounds = game.rounds.enumerated().suffix(12)
    let digits = rounds.map { "\($0.element.score)".count }.max() ?? 0
    var lines = rounds.map { index, round in
      SidePanel.Line(
        text: text("rack \(index + 1)").padded(to: label) + "   "
          + "\(round.score)".aligned(to: digits))
    }
    if let own = best.own { lines.append(.init(text: text("your best: \(own)"), role: .dim)) }
    if let first = best.first {
      lines.append(.init(text: text("first place: \(first.score), \(first.player)"), role: .dim))
    }
    return lines
  }

  func bingoPopup(_ word: String, _ text: Texts) -> Popup {
    let isShown = game.round.rack.isShown(word)
    let rest =
      game.round.missed.isEmpty ? Popup.Line(text("That was the last word here."), .dim) : wordsToGo(text)
    return .overTiles(
      isShown ? text("★ \(game.round.rack.shown(word)): all six letters") : text("★ All six letters"),
      [nextIsOpen(text), rest],
      continueButtons(text), look: .won, opensByItself: true)
  }

  /// The popup when half of the hidden words have opened the next rack, as they do at the level relaxed. It comes in the middle
  /// of the hunt, so that its first button goes on with it.
  func halfPopup(_ text: Texts) -> Popup {
    .overTiles(
      text("Half of the words"), [nextIsOpen(text), wordsToGo(text)], continueButtons(text).reversed(),
      opensByItself: true)
  }

  private func wordsToGo(_ text: Texts) -> Popup.Line {
    let missed = game.round.missed.count
    return Popup.Line(
      text(
        """
        \(missed) word to go here; all \(game.round.rack.hidden.count) would double \
        \(game.round.score) points.
        """,
        plural:
          """
          \(missed) words to go here; all \(game.round.rack.hidden.count) would double \
          \(game.round.score) points.
          """,
        missed), .dim)
  }

  func completePopup(_ text: Texts) -> Popup {
    .overTiles(
      text("✓ Every word"),
      [nextIsOpen(text), .init(text("Score doubled: \(game.round.score)."), .dim)],
      continueButtons(text), look: .won, opensByItself: true)
  }

  private func nextIsOpen(_ text: Texts) -> Popup.Line {
    guard game.timeLeft != nil else { return .init(text("The next rack is open.")) }
    return .init(text("The next rack is open.") + " " + text("The clock waits."))
  }

  private func continueButtons(_ text: Texts) -> [Popup.Button] {
    [
      .init(text("Next rack"), then: .perform(Command.next)),
      .init(text("Keep hunting"), isCancel: true, then: .perform(Command.resume)),
    ]
  }

  func pausePopup(_ text: Texts) -> Popup {
    var paused = Popup.overTiles(
      text("Paused"),
      [
        .init(text("The clock stands at \(game.timeLeft?.onTheClock ?? "").")),
        .init(text("The tiles lie face down."), .dim),
      ],
      [.init(text("Go on"), then: .perform(Command.resume))])
    paused.extras = [.init(key: "+", label: "", command: Command.resume)]
    return paused
  }

  func leavePopup(_ text: Texts) -> Popup {
    .leaving(
      session, resume: .perform(Command.resume),
      other: .init(text("Give up"), then: .perform(Command.giveUp)), text
    ) { $0.tilesPopup }
  }

  /// The popup at the end of a rack or game; reads its rank from the records.
  func endPopup(opensByItself: Bool, _ context: inout Context) -> Popup {
    let text = context.text
    let round = game.round
    let hidden = round.rack.hidden.count
    let found = hidden - round.missed.count
    let isOver = game.status == .over
    let isBest = isOver && session.code.isEmpty && best.own.map { game.score > $0 } ?? false
    var lines = [
      Popup.Line(
        parts: text.endParts(found, hidden, round.found.count - found, game.score, game.rackNumber))
    ]
    if !isOver { lines = [.init(text("The next rack is open."))] + lines }
    if let second = isOver ? secondLine(isWon: isBest || round.isComplete, &context) : nil {
      lines.append(second)
    }
    if !session.words.isEmpty {
      lines.append(.init(text("Games with words of your own are on no high score list."), .dim))
    }
    let title =
      round.isComplete && isOver
      ? text("✓ Every word")
      : isBest
        ? text("✓ Your best yet")
        : game.isTimeOut
          ? text("Time is up") : isOnLastRack && round.hasBingo ? text("The last rack") : text("You gave up")
    var popup = Popup.overTiles(
      title, lines, endButtons(context),
      look: isOver && (isBest || round.isComplete) ? .won : .neutral, opensByItself: opensByItself)
    popup.scrolling = scrolling(text)
    popup.picking = picking(context)
    popup.extras = .meaning(of: hiddenWords, context, Command.explain)
    if finished != nil { popup.extras.append(.replay(Command.replay, text)) }
    return popup
  }

  private var isOnLastRack: Bool { session.day == nil && deal.rackCount == game.rackNumber }

  private func endButtons(_ context: Context) -> [Popup.Button] {
    let text = context.text
    let menu = Popup.Button(text("Menu"), isCancel: true, then: .home)
    let change = Popup.Button.change(session, text)
    guard game.status == .over else {
      return [.init(text("Next rack"), then: .perform(Command.next)), change, menu]
    }
    guard session.day == nil else { return Daily.buttons(after: session, context) }
    return [.init(text("New game"), then: .perform(Command.newGame)), change, menu]
  }

  /// The rank after a win; otherwise the best score so far, and the six-letter word if none was found.
  private func secondLine(isWon: Bool, _ context: inout Context) -> Popup.Line? {
    if let both = sideBySide(context.text) { return both }
    let text = context.text
    let isUsual = game.level == .standard || game.mode == .classic
    let mode = text.mode(game.mode) + (isUsual ? "" : " · " + text.level(game.level))
    let place = TextTwistBest.place(session, &context)
    let rank = place.map {
      Popup.Line(text("\(game.score) points: number \($0) of all time, \(mode)"), .dim)
    }
    if isWon { return rank }
    let bestLine = best.own.map({ text("Your best is \($0).") })
    let hidden = game.round.rack.hidden
    let isOnly = hidden.count { $0.count == Rack.size } == 1
    let sixLetter =
      game.round.hasBingo
      ? nil
      : hidden.last.map(game.round.rack.shown).map {
        (isOnly ? text("The six-letter word was \($0).") : text("A six-letter word was \($0)."))
      }
    let parts = [bestLine, sixLetter].compactMap { $0 }
    return parts.isEmpty ? rank : Popup.Line(parts.joined(separator: " "), .dim)
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

extension Popup {
  /// A popup in place of the tiles.
  static func overTiles(
    _ title: String, _ lines: [Popup.Line], _ buttons: [Popup.Button],
    look: Popup.Look = .neutral, opensByItself: Bool = false
  ) -> Popup {
    Popup(
      title, lines, buttons, look: look, opensByItself: opensByItself
    ) { $0.tilesPopup }
  }
}

extension Canvas {
  /// Draws the header of a game: mode, clock, score and rack; the line under it shows the remaining time.
  mutating func textTwistHeader(_ game: TextTwist, _ session: GameSession, _ context: Context) {
    let mode = session.day.map { context.text.puzzle(of: $0) } ?? context.text.mode(game.mode)
    // The classic racks have no level.
    let level =
      game.level == .standard || game.mode == .classic ? "" : context.text.level(game.level)
    let path =
      [context.text("Text Twist")] + (layout.isCompact ? [] : [mode, level, context.foreignWords])
    let clock = game.timeLeft?.onTheClock ?? ""
    let text = context.text
    // In full, with the score as a number, and with the rack as a number, too.
    let candidates = (0...2).map { step in
      let points = step > 0 || layout.isCompact ? "\(game.score)" : text("score \(game.score)")
      let rack = step > 1 ? "\(game.rackNumber)" : text("rack \(game.rackNumber)")
      return (clock.isEmpty ? "" : clock + "   ") + points + "   " + rack
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

  init(_ layout: Layout) { self.layout = layout }

  /// The size of the list of words in the compact layout, within `words`.
  static let compactWords = Size(width: 36, height: 6)

  /// The number of lines that a page scrolls.
  static let compactPage = compactWords.height - 1

  var isCompact: Bool { layout.isCompact }

  /// The area in which the message and the buttons are centred.
  var main: Rect { layout.rect(0, 0, layout.mainWidth, layout.blockSize.height) }

  var tile: Size { layout.pick(TilesView.small, TilesView.small, Size(width: 9, height: 5)) }

  /// The distance between two tiles, in columns.
  var pitch: Int { layout.pick(6, 6, 11) }

  var bank: Point { layout.pick(layout.point(2, 2), layout.point(3, 3), layout.point(12, 4)) }

  /// The position of the entry's tiles; in the compact layout one row, under the bank.
  var entry: Point { layout.pick(layout.point(2, 5), layout.point(42, 3), layout.point(12, 10)) }

  /// The left end of the buttons for the tiles.
  var twistButtons: Point { layout.pick(layout.point(2, 6), layout.point(3, 6), layout.point(12, 16)) }

  /// The left end of the buttons for the entry; further right when the other buttons are long.
  var entryButtons: Point { layout.pick(layout.point(18, 6), layout.point(42, 6), layout.point(56, 16)) }

  var buttonGap: Int { layout.pick(1, 3, 3) }

  /// The number of rows for a message.
  var messageRows: Int { isCompact ? 2 : 1 }

  /// A message broken into lines.
  func lines(of message: String) -> [String] {
    message.columns <= main.width ? [message] : message.balanced(to: main.width - 2)
  }

  var message: Int { layout.pick(layout.point(0, 7), layout.point(0, 8), layout.point(0, 19)).y }

  /// The row of the other players during a race, and of all players at its end.
  var others: Int { layout.pick(layout.point(0, 8), layout.point(0, 7), layout.point(0, 18)).y }
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

  /// The row of a word's meaning after the rack has ended, above the bottom line.
  var meaning: Rect {
    let last = min(37, layout.blockSize.height - 2)
    return layout.pick(layout.rect(0, 8, 40, 1), layout.rect(3, 22, 74, 1), layout.rect(8, last, 74, 1))
  }

  /// The row that explains star and doubling and lists the bonus words; the large layout has a side panel for them.
  var footer: Rect? { layout.kind == .home ? layout.rect(3, 22, 74, 1) : nil }
}
