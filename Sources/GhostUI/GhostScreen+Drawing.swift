import Engines
import Kit
import TextUI

extension GhostScreen {
  func draw(on canvas: inout Canvas, _ context: Context) { draw(on: &canvas, context, isCovered: false) }

  /// Without the message, which would contradict a popup that does not cover its row.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, isCovered: true)
  }

  private func draw(on canvas: inout Canvas, _ context: Context, isCovered: Bool) {
    let strings = context.strings
    let layout = canvas.layout
    drawHeader(on: &canvas, context)
    let places = GhostLayout(layout, of: match, strings)
    stage.draw(on: &canvas, places, strings)
    keyboard.draw(on: &canvas, keyState)
    // A popup shows how a round or the match has ended, even if it leaves the row of the message visible.
    let isRunning = match.player != nil && !isCovered
    let room = places.message.width - 2 * layout.margin
    let shown = isRunning ? message.fitted(to: room) : ""
    let x = canvas.putCentered(shown, in: places.message, row: places.message.minY, message.role)
    if isPersonsTurn, let key = message.key, let column = message.keyColumn(in: room) {
      canvas.put(String(key), at: Point(x: x + column, y: places.message.minY), .shortcut)
    }
    canvas.put(sidePanel: panel(context, width: SidePanel.textWidth(layout)))
  }

  private var stage: GhostStage {
    GhostStage(
      match: match, me: me, awaited: awaited, dots: dots, typed: typed, motion: motion,
      isGivenUp: isGivenUp)
  }

  private func drawHeader(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let isCompact = canvas.layout.isCompact
    let isMatchOver = if case .over = match.status { true } else { isGivenUp }
    let against = strings.ghost.against(match.name(of: 0, strings), match.name(of: 1, strings))
    canvas.header(
      [
        strings.ghost.name,
        session.day.map { strings.puzzle(of: $0) } ?? opponent(strings, isCompact: isCompact),
        isCompact ? "" : context.foreignWords,
        match.rules.bluff ? isCompact ? strings.ghost.bluffShort : strings.ghost.bluffOn : "",
      ],
      right: [
        isCompact || match.players.count > 2 ? "" : against,
        session.day != nil
          ? "" : isMatchOver ? strings.ghost.over : strings.ghost.roundNumber(match.rounds.count),
      ])
  }

  /// The opponent, or the table that the match is played at.
  private func opponent(_ strings: Strings, isCompact: Bool) -> String {
    guard let me else { return Self.opponent(of: match, strings) }
    let other = match.name(of: match.opponent(of: me), strings)
    return strings.table.path(match.players.count - 1, isCompact ? other.clipped(to: 14) : other)
  }

  /// The level of the computer, or the number of players.
  static func opponent(of match: Ghost, _ strings: Strings) -> String {
    guard match.players.count == 2 else { return strings.ghostSeats.players(match.players.count) }
    return match.players.compactMap(\.level).first.map { strings.ghost.level($0) } ?? strings.ghost.twoPlayers
  }

  /// Letters that have already opened a round are struck through. With help, letters after which a word is still possible
  /// are in brackets, the others struck through, and those that complete a word plain.
  private var keyState: (Character) -> Keyboard.State {
    guard isPersonsTurn else { return { _ in .unused } }
    guard showsHint else {
      let opened = match.fragment.isEmpty ? match.openedLetters : []
      return { opened.contains($0) ? .miss : .unused }
    }
    let possible = match.possibleLetters
    return { letter in
      guard let found = possible.first(where: { $0.letter == letter }) else { return .miss }
      return found.completes ? .unused : .hit
    }
  }

  /// The side panel of the large layout: the rounds, the scoring, and earlier matches.
  private func panel(_ context: Context, width: Int) -> SidePanel {
    let strings = context.strings
    let own = strings.ghost
    var sections = [
      SidePanel.Section(row: 4, title: own.rounds, lines: roundLines(strings, width)),
      SidePanel.Section(
        row: 16, title: own.howTitle,
        lines: own.how(match.factor).wrapped(to: width).map { .init(text: $0, role: .dim) }),
    ]
    if session.day == nil, table == nil {
      let title = countsByName ? strings.ghostSeats.matchesTitle : panelTitle(strings)
      let lines =
        !countsByName
        ? [own.record(figures.won, figures.lost), own.best(figures.record ?? 0)]
        : match.players.indices.map {
          let won = String(context.ghost.matchesWon[$0]).aligned(to: 2) + "  "
          return won + match.name(of: $0, strings).clipped(to: width - won.columns)
        }
      sections.append(
        SidePanel.Section(row: 23, title: title, lines: lines.map { .init(text: $0, role: .dim) }))
    }
    return SidePanel(sections: sections)
  }

  /// The two players, with long names truncated.
  private func panelTitle(_ strings: Strings) -> String {
    let names = [0, 1].map { match.name(of: $0, strings) }
    let full = strings.ghost.against(names[0], names[1])
    return full.columns <= SidePanel.width
      ? full : strings.ghost.against(names[0].clipped(to: 9), names[1].clipped(to: 9))
  }

  /// Two lines for each of the most recent finished rounds, and one for the current round.
  private func roundLines(_ strings: Strings, _ width: Int) -> [SidePanel.Line] {
    var lines: [SidePanel.Line] = []
    let digits = "\(match.rounds.count)".count
    func label(_ round: Int?) -> String { (round.map { "\($0)" } ?? "").aligned(to: digits) + "  " }
    let isRunning = match.rounds[match.rounds.count - 1].ending == nil
    let ended = match.rounds.indices.dropLast(isRunning ? 1 : 0).suffix(4)
    for index in ended {
      let report = GhostReport(match: match, index: index, strings: strings)
      let brief = report.brief(width - (digits + 2))
      lines.append(
        .init(text: match.rounds[index].fragment.capitals, role: .stage, label: label(index + 1)))
      lines.append(.init(text: brief, role: .dim, label: label(nil)))
    }
    if isRunning, !isGivenUp || !match.fragment.isEmpty {
      let text = match.fragment.capitals + (isGivenUp ? "" : "▂")
      lines.append(.init(text: text, role: .stage, label: label(match.rounds.count)))
    }
    return lines
  }
}
