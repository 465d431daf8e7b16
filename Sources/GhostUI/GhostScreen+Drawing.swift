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

  func report(_ strings: Strings, remarks: [GhostCoach.Remark] = []) -> GhostReport {
    GhostReport(match: match, index: match.rounds.count - 1, strings: strings, remarks: remarks)
  }

  /// Opens the popup for the current state of the match, if it has one.
  func showState(_ context: Context) -> Transition {
    if isGivenUp { return .push(givenUpPopup(context)) }
    if isOver || match.status == .roundOver { return .push(endPopup(context, opensByItself: false)) }
    if awaited != nil { return .push(leftPopup(context)) }
    return personToAnswer.map { .push(challengedPopup($0, context.strings)) } ?? .stay
  }

  /// The popup at the end of the daily puzzle, a match or a round.
  func endPopup(_ context: Context, opensByItself: Bool) -> ResultPopup {
    let remarks = GhostCoach(match.judge).remarks(on: match)
    if session.day != nil { return dailyPopup(context, remarks, opensByItself) }
    return isOver ? matchPopup(context, remarks, opensByItself) : roundPopup(context, remarks, opensByItself)
  }

  private func roundPopup(_ context: Context, _ remarks: [[GhostCoach.Remark]], _ opensByItself: Bool)
    -> ResultPopup
  {
    let strings = context.strings
    let own = strings.ghostMatch
    let report = report(strings, remarks: remarks.last ?? [])
    let loser = match.rounds[match.rounds.count - 1].loser ?? 0
    let letter = match.letters(of: loser).last ?? "G"
    let look: ResultPopup.Look = !isPersonal ? .neutral : loser == person ? .lost : .right
    var popup = ResultPopup(
      own.gets(match.name(of: loser, strings), letter),
      [.init(report.why(ResultPopup.room)), .init(report.alternative(ResultPopup.room), .dim)],
      [
        .init(own.nextRoundButton, then: .perform(Command.nextRound)),
        stopButton(strings),
      ], look: look,
      extras: meaningExtra(report, context) + [coachExtra(strings, own.coachHint, .coachRound)],
      opensByItself: opensByItself
    )
    popup.compactLines = [
      .init(report.why(ResultPopup.compactRoom, isShort: true)),
      .init(report.alternative(ResultPopup.compactRoom, isShort: true), .dim),
    ]
    popup.closesWithMoves = table != nil
    sayWhoLeft(in: &popup, strings)
    return popup
  }

  func openCoach(atRound round: Int?, _ context: Context) -> Transition {
    .push(
      GhostCoachScreen(
        match, atRound: round, hasMeanings: context.hasMeanings, whenClosed: .perform(Command.showState)))
  }

  private func replayExtra(_ strings: Strings) -> [ResultPopup.Extra] {
    finished == nil ? [] : [.replay(Command.replay, strings)]
  }

  /// Explains the words named in the popup, the one that ended the round first.
  private func meaningExtra(
    _ report: GhostReport, _ context: Context, isNamed: Bool = true
  ) -> [ResultPopup.Extra] {
    .meaning(of: report.words, isNamed: isNamed, context, Command.explain(report.words))
  }

  private func coachExtra(_ strings: Strings, _ hint: String, _ command: Command) -> ResultPopup.Extra {
    ResultPopup.Extra(
      key: "c", label: strings.uncapitalized(strings.ghostMatch.coachButton), hint: hint, command: command)
  }

  private func matchPopup(_ context: Context, _ remarks: [[GhostCoach.Remark]], _ opensByItself: Bool)
    -> ResultPopup
  {
    let strings = context.strings
    let own = strings.ghostMatch
    let report = report(strings, remarks: remarks.last ?? [])
    var popup = ResultPopup(
      matchTitle(strings),
      result(strings, context, isShort: false, rows: 1) + [
        .init(own.lastRound(report.reason(ResultPopup.room - own.lastRound("").columns)), .dim)
      ], matchButtons(strings), look: isMatchWon ? .won : .lost,
      extras: [coachExtra(strings, own.mistakes(mistakes(remarks)), .openCoach)]
        + meaningExtra(report, context, isNamed: false) + replayExtra(strings),
      opensByItself: opensByItself
    )
    popup.compactLines =
      result(strings, context, isShort: true, rows: 1)
      + [.init(report.why(ResultPopup.compactRoom, isShort: true, scores: false), .dim)]
    if isMatchWon { popup.compactTitle = matchTitle(isShort: true, strings) }
    return popup
  }

  /// Who has won the match; of two players with the rounds, and for one person who has lost, that.
  private func matchTitle(isShort: Bool = false, _ strings: Strings) -> String {
    let own = strings.ghostMatch
    let winner = match.winner
    let name = match.name(of: winner, strings)
    let isOfMany = match.players.count > 2
    guard isMatchWon else { return isOfMany && !isPersonal ? own.winsMatch(name) : own.lostTitle }
    if isOfMany { return "✓ " + own.winsMatch(isShort ? name.clipped(to: 12) : name) }
    let rounds = (won: match.roundsWon(by: winner), lost: match.letters(of: winner).count)
    let brief = name.clipped(to: 8)
    if isShort { return "✓ " + own.wonShort(brief, rounds.won, rounds.lost) }
    let title = own.won(name, rounds.won, rounds.lost)
    return "✓ " + (title.columns > 54 ? own.won(brief, rounds.won, rounds.lost) : title)
  }

  private func matchButtons(_ strings: Strings) -> [Popup.Button] {
    let coach = Popup.Button(strings.ghostMatch.coachButton, then: .perform(Command.openCoach))
    guard table != nil else {
      return [
        .init(strings.newGame, then: .perform(Command.newGame)), coach,
        .init(strings.menuButton, isCancel: true, then: .home),
      ]
    }
    return [
      .init(strings.ghostTable.again, then: .perform(Command.again)), coach,
      .init(strings.menuButton, isCancel: true, then: .perform(Command.leaveTable)),
    ]
  }

  /// The number of letters that gave a round away: those of the person, or with several people everybody's.
  private func mistakes(_ remarks: [[GhostCoach.Remark]]) -> Int {
    remarks.joined().count { remark in
      guard case .add = remark.move, remark.better != nil else { return false }
      return !isPersonal || remark.player == person
    }
  }

  /// The popup after a match was given up; the coach is offered once a round has ended.
  func givenUpPopup(_ context: Context) -> ResultPopup {
    let strings = context.strings
    let own = strings.ghostMatch
    let hasRounds = match.rounds.contains { $0.ending != nil }
    let coach = Popup.Button(own.coachButton, then: .perform(Command.openCoach))
    let remarks = hasRounds ? GhostCoach(match.judge).remarks(on: match) : []
    var popup = ResultPopup(
      match.givenUpTitle(isPersonal: isPersonal, strings), result(strings, context, isShort: false, rows: 2),
      [.init(strings.newGame, then: .perform(Command.newGame))] + (hasRounds ? [coach] : [])
        + [.init(strings.menuButton, isCancel: true, then: .home)],
      look: .lost,
      extras: (hasRounds ? [coachExtra(strings, own.mistakes(mistakes(remarks)), .openCoach)] : [])
        + replayExtra(strings), opensByItself: false
    )
    popup.compactLines = result(strings, context, isShort: true, rows: 2)
    return popup
  }

  /// The points and their rank, or the matches that each player has won, in at most `rows` lines.
  private func result(
    _ strings: Strings, _ context: Context, isShort: Bool, rows: Int
  ) -> [Popup.Line] {
    guard countsByName, table == nil else { return [points(strings, isShort: isShort)] }
    let room = isShort ? ResultPopup.compactRoom : ResultPopup.room
    return matchesWon(room, rows: rows, strings, context).map { .init($0) }
  }

  private func points(_ strings: Strings, isShort: Bool) -> Popup.Line {
    let own = strings.ghostMatch
    if table != nil { return .init(strings.saved.points(match.score(of: person))) }
    if let both = sideBySide(strings) { return isShort ? .init(both.short ?? both.text) : both }
    let points = match.score(of: person)
    guard session.words.isEmpty else { return .init(own.unranked(points)) }
    let isBest = points > figures.best ?? 0
    // A match that was given up is no success, whatever it scored.
    let score: String =
      if isBest, !isGivenUp {
        own.bestYet(points)
      } else if !isBest, let best = figures.best {
        own.yourBest(points, best)
      } else {
        strings.saved.points(points)
      }
    let level = match.players.compactMap(\.level).max { $0.factor < $1.factor }.map {
      strings.ghost.level($0)
    }
    guard let rank = figures.rank, let level, !isGivenUp else { return .init(score) }
    let short = own.rankShort(rank, level)
    if isShort { return .init(strings.saved.points(points) + " · " + short) }
    let full = score + "   ·   " + own.rank(rank, level)
    return .init(full.columns <= ResultPopup.room ? full : score + "   ·   " + short)
  }

  /// The popup at the end of the daily puzzle, which is a single round.
  private func dailyPopup(_ context: Context, _ remarks: [[GhostCoach.Remark]], _ opensByItself: Bool)
    -> ResultPopup
  {
    let strings = context.strings
    let own = strings.ghostMatch
    let report = report(strings, remarks: remarks.last ?? [])
    let winner = match.winner
    let title = own.outlived(
      match.name(of: winner, strings), match.name(of: match.opponent(of: winner), strings))
    var popup = ResultPopup(
      isMatchWon ? "✓ " + title : title,
      [
        .init(report.why(ResultPopup.room, scores: false)), .init(report.alternative(ResultPopup.room), .dim),
      ],
      Daily.buttons(strings), look: isMatchWon ? .won : .lost,
      extras: meaningExtra(report, context) + [coachExtra(strings, own.coachHint, .coachRound)]
        + replayExtra(strings),
      opensByItself: opensByItself
    )
    popup.compactLines = [
      .init(report.why(ResultPopup.compactRoom, isShort: true, scores: false)),
      .init(report.alternative(ResultPopup.compactRoom, isShort: true), .dim),
    ]
    return popup
  }
}
