import Engines
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
    let places = GhostLayout(
      layout: layout, names: match.players.indices.map { match.name(of: $0, strings) })
    drawStage(on: &canvas, context)
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

  /// Draws the fragment, the turn and the seats; returns the position of the letters.
  @discardableResult
  func drawStage(on canvas: inout Canvas, _ context: Context) -> FragmentView.Placing {
    let strings = context.strings
    let places = GhostLayout(
      layout: canvas.layout, names: match.players.indices.map { match.name(of: $0, strings) })
    let placing = drawFragment(on: &canvas, places)
    let (turn, role) = turn(strings, room: places.turn.width)
    canvas.putCentered(turn, in: places.turn, row: places.turn.minY, role)
    for player in match.players.indices { drawSeat(player, on: &canvas, places.seat(player), strings) }
    return placing
  }

  private func drawHeader(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let own = strings.ghost
    let isCompact = canvas.layout.isCompact
    let isMatchOver = if case .over = match.status { true } else { isGivenUp }
    let against = own.against(match.name(of: 0, strings), match.name(of: 1, strings))
    canvas.header(
      [
        own.name,
        session.day.map { strings.puzzle(of: $0) } ?? opponent(strings, isCompact: isCompact),
        isCompact ? "" : context.foreignWords,
        match.rules.bluff ? isCompact ? own.bluffShort : own.bluffOn : "",
      ],
      right: [
        isCompact || match.players.count > 2 ? "" : against,
        session.day != nil ? "" : isMatchOver ? own.over : own.roundNumber(match.rounds.count),
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

  private func drawFragment(on canvas: inout Canvas, _ places: GhostLayout) -> FragmentView.Placing {
    let fragment = Array(match.fragment)
    let isOpen = match.player != nil && !isGivenUp && !(isComputersTurn && personIsChallenged)
    let isEnded = match.rounds[match.rounds.count - 1].ending != nil
    let motion = motion
    let view = FragmentView(fragment + typed, typedFrom: fragment.count, isOpen: isOpen)
    view.draw(on: &canvas, in: places.fragment, places.cells) { index in
      if index >= fragment.count { return .field }
      if motion?.isLit(index) == true { return .won }
      return isEnded && index == fragment.count - 1 ? .wrong : .stage
    }
    return view.placing(in: places.fragment, places.cells)
  }

  private var personIsChallenged: Bool { if case .answer = match.status { true } else { false } }

  /// Whose turn it is, or how the round or the match has ended.
  private func turn(_ strings: Strings, room: Int) -> (String, Role) {
    let own = strings.ghostMatch
    if isGivenUp { return (givenUpTitle(strings), .dim) }
    switch match.status {
    case .turn(let player):
      let name = match.name(of: player, strings)
      if awaited != nil, !isReplay { return (strings.table.leftTable(name), .dim) }
      if isComputersTurn, !isReplay {
        let isComputer = match.players[player].level != nil
        let shown = Array(repeating: "·", count: dots.step).joined(separator: isComputer ? "" : " ")
        return isComputer
          ? (own.thinking(name) + " " + shown.padded(to: 3), .dim)
          : (own.thinks(name) + " " + shown.padded(to: 5), .dim)
      }
      return (isPersonal && !isReplay ? own.yourTurn : own.turn(name), .title)
    case .answer(let player):
      let challenger = match.rounds[match.rounds.count - 1].challenger ?? player
      let names = (match.name(of: challenger, strings), match.name(of: player, strings))
      return (own.challenges(names.0, names.1, room: room - 4), .title)
    case .roundOver:
      let role: Role = !isPersonal ? .title : match.winner == person ? .right : .wrong
      return (report(strings).headline(room), role)
    case .over(let winner):
      guard isMatchWon, match.players.count == 2 else {
        return (own.winsMatch(match.name(of: winner, strings)), isMatchWon ? .won : .wrong)
      }
      return (own.isGhost(match.name(of: match.opponent(of: winner), strings)), .won)
    }
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

  /// A player's name, letters of GHOST and points.
  private func drawSeat(
    _ player: Int, on canvas: inout Canvas, _ seat: GhostLayout.Seat, _ strings: Strings
  ) {
    let own = strings.ghost
    let isNext = match.player == player && !isGivenUp && (awaited == nil || isReplay)
    if isNext { canvas.put("▸", at: seat.marker, .title) }
    let role: Role = isNext ? .title : match.isStanding(player) ? .text : .dim
    canvas.put(match.name(of: player, strings, room: seat.room), at: seat.name, role)
    let lit = match.letters(of: player).count
    GhostFuse.draw(
      on: &canvas, at: seat.fuse, pitch: seat.pitch, lit: lit, newest: motion?.blinks(player) == true)
    if match.replaced.contains(player) {
      let table = strings.table
      canvas.put(seat.hasShortMark ? table.computerShort : table.computer, at: seat.computer, .dim)
    }
    if player == me, let place = seat.own { canvas.put(strings.table.you, at: place, .text) }
    let points = strings.saved.points(match.score(of: player))
    guard let lost = seat.lost else {
      let end = seat.pointsEnd ?? seat.points.x
      canvas.put(points, at: Point(x: end - points.columns, y: seat.points.y), .dim)
      return
    }
    canvas.put(points, at: seat.points, .dim)
    let text = lit == Ghost.word.count ? own.ghostNow : own.roundsLost(lit)
    canvas.put(text, at: Point(x: max(lost.x, seat.points.x + points.columns + 1), y: lost.y), .dim)
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

/// Draws the letters of GHOST: collected ones as capitals, the others as small letters.
enum GhostFuse {
  /// The letters as text, with blanks between them.
  static func text(lit: Int) -> String {
    Ghost.word.enumerated().map { $0 < lit ? String($1) : $1.lowercased() }.joined(separator: " ")
  }

  static func draw(on canvas: inout Canvas, at point: Point, pitch: Int, lit: Int, newest: Bool = false) {
    for (index, letter) in Ghost.word.enumerated() {
      let isLit = index < lit
      let role: Role = !isLit ? .hollow : newest && index == lit - 1 ? .fresh : .solid
      canvas.put(
        isLit ? String(letter) : letter.lowercased(), at: Point(x: point.x + index * pitch, y: point.y), role)
    }
  }
}
