import Engines
import Kit
import TextUI

extension GhostScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    drawCovered(on: &canvas, context)
    // A popup shows how a round or the match has ended, even if it leaves the row of the message visible.
    guard match.player != nil else { return }
    let area = GhostLayout(canvas.layout, of: match, context.strings).message
    let room = area.width - 2 * canvas.layout.margin
    let x = canvas.putCentered(message.fitted(to: room), in: area, row: area.minY, message.role)
    if isPersonsTurn, let key = message.key, let column = message.keyColumn(in: room) {
      canvas.put(String(key), at: Point(x: x + column, y: area.minY), .shortcut)
    }
  }

  /// Without the message, which would contradict a popup that does not cover its row.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    drawHeader(on: &canvas, context)
    let stage = GhostStage(
      match: match, me: me, awaited: awaited, dots: dots, typed: typed, motion: motion, isGivenUp: isGivenUp)
    let layout = GhostLayout(canvas.layout, of: match, context.strings)
    stage.draw(on: &canvas, layout, context.strings)
    keyboard.draw(on: &canvas, keyState)
    let width = SidePanel.textWidth(canvas.layout)
    canvas.put(sidePanel: panel(context, width: width))
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

  /// The level of the computer, the number of players, or the table that the match is played at.
  private func opponent(_ strings: Strings, isCompact: Bool) -> String {
    if let me {
      let other = match.name(of: match.opponent(of: me), strings)
      return strings.table.path(match.players.count - 1, isCompact ? other.clipped(to: 14) : other)
    }
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
      var title = strings.ghostSeats.matchesTitle
      var lines = match.players.indices.map {
        let won = String(context.ghost.matchesWon[$0]).aligned(to: 2) + "  "
        return won + match.name(of: $0, strings).clipped(to: width - won.columns)
      }
      if !countsByName {
        let names = [0, 1].map { match.name(of: $0, strings) }
        title = own.against(names[0], names[1])
        if title.columns > SidePanel.width {
          title = own.against(names[0].clipped(to: 9), names[1].clipped(to: 9))
        }
        lines = [own.record(figures.won, figures.lost), own.best(figures.record ?? 0)]
      }
      sections.append(
        SidePanel.Section(row: 23, title: title, lines: lines.map { .init(text: $0, role: .dim) }))
    }
    return SidePanel(sections: sections)
  }

  /// Two lines for each of the most recent finished rounds, and one for the current round.
  private func roundLines(_ strings: Strings, _ width: Int) -> [SidePanel.Line] {
    var lines: [SidePanel.Line] = []
    let digits = "\(match.rounds.count)".count
    func label(_ round: Int?) -> String { (round.map { "\($0)" } ?? "").aligned(to: digits) + "  " }
    let isRunning = match.lastRound.ending == nil
    for index in match.rounds.indices.dropLast(isRunning ? 1 : 0).suffix(4) {
      let brief = GhostReport(match, round: index, strings).brief(width - (digits + 2))
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

  // MARK: Popups

  /// Opens the popup for the current state of the match, if it has one.
  func showState(_ context: Context) -> Transition {
    if isGivenUp { return .push(givenUpPopup(context)) }
    if isOver || match.status == .roundOver { return .push(endPopup(context, opensByItself: false)) }
    if awaited != nil { return .push(leftPopup(context)) }
    return personToAnswer.map { .push(challengedPopup($0, context.strings)) } ?? .stay
  }

  /// The popup at the end of the daily puzzle, a match or a round.
  func endPopup(_ context: Context, opensByItself: Bool) -> Popup {
    let remarks = GhostCoach(match.judge).remarks(on: match)
    let report = GhostReport(match, context.strings, remarks: remarks.last ?? [])
    return isOver && session.day == nil
      ? matchPopup(context, report, mistakes: mistakes(remarks, context.strings), opensByItself)
      : roundPopup(context, report, opensByItself)
  }

  /// The popup at the end of a round, or of the daily puzzle, which is a single one.
  private func roundPopup(_ context: Context, _ report: GhostReport, _ opensByItself: Bool) -> Popup {
    let strings = context.strings
    let own = strings.ghostMatch
    let isDaily = session.day != nil
    let (room, compactRoom) = (Popup.room, Popup.compactRoom)
    let lines: [Popup.Line] = [
      .init(
        report.why(room, scores: !isDaily), short: report.why(compactRoom, isShort: true, scores: !isDaily)),
      .init(report.alternative(room), .dim, short: report.alternative(compactRoom, isShort: true)),
    ]
    let extras =
      meaningExtra(report, context)
      + [coachExtra(strings, own.coachHint, .coach(round: match.rounds.count - 1))] + replayExtra(strings)
    if isDaily {
      let winner = match.winner
      let title = own.outlived(
        match.name(of: winner, strings), match.name(of: match.opponent(of: winner), strings))
      return Popup(
        isMatchWon ? "✓ " + title : title, lines, Daily.buttons(strings), look: isMatchWon ? .won : .lost,
        extras: extras, opensByItself: opensByItself)
    }
    let loser = match.lastRound.loser ?? 0
    // At a table, where the match goes on, the way out is called as its key is in play.
    let stop = table == nil ? own.stopButton : strings.table.leave.capitalizedFirst
    var popup = Popup(
      own.gets(match.name(of: loser, strings), match.letters(of: loser).last ?? "G"), lines,
      [
        .init(own.nextRoundButton, then: .perform(Command.nextRound)),
        .init(stop, isCancel: true, then: .perform(Command.stop)),
      ], look: !isPersonal ? .neutral : loser == person ? .lost : .right,
      extras: extras, opensByItself: opensByItself)
    popup.closesWithMoves = table != nil
    sayWhoLeft(in: &popup, strings)
    return popup
  }

  private func matchPopup(
    _ context: Context, _ report: GhostReport, mistakes: String, _ opensByItself: Bool
  ) -> Popup {
    let strings = context.strings
    let own = strings.ghostMatch
    let result = result(context)
    let reason = report.reason(Popup.room - own.lastRound("").columns)
    var popup = Popup(
      matchTitle(strings), result.lines + [.init(own.lastRound(reason), .dim)],
      buttons(hasCoach: true, strings), look: isMatchWon ? .won : .lost,
      extras: [coachExtra(strings, mistakes, .coach(round: nil))]
        + meaningExtra(report, isNamed: false, context) + replayExtra(strings),
      opensByItself: opensByItself)
    popup.compactLines =
      result.compact + [.init(report.why(Popup.compactRoom, isShort: true, scores: false), .dim)]
    if isMatchWon { popup.compactTitle = matchTitle(isShort: true, strings) }
    return popup
  }

  /// The popup after a match was given up; the coach is offered once a round has ended.
  func givenUpPopup(_ context: Context) -> Popup {
    let strings = context.strings
    let hasRounds = match.rounds.contains { $0.ending != nil }
    let remarks = hasRounds ? GhostCoach(match.judge).remarks(on: match) : []
    let result = result(context)
    var popup = Popup(
      match.givenUpTitle(isPersonal: isPersonal, strings), result.lines,
      buttons(hasCoach: hasRounds, strings), look: .lost,
      extras: (hasRounds ? [coachExtra(strings, mistakes(remarks, strings), .coach(round: nil))] : [])
        + replayExtra(strings),
      opensByItself: false)
    popup.compactLines = result.compact
    return popup
  }

  /// Explains the words named in the popup, the one that ended the round first.
  private func meaningExtra(
    _ report: GhostReport, isNamed: Bool = true, _ context: Context
  ) -> [Popup.Extra] {
    .meaning(of: report.words, isNamed: isNamed, context, Command.explain(report.words))
  }

  private func coachExtra(_ strings: Strings, _ hint: String, _ command: Command) -> Popup.Extra {
    Popup.Extra(
      key: "c", label: strings.uncapitalized(strings.ghostMatch.coachButton), hint: hint, command: command)
  }

  private func replayExtra(_ strings: Strings) -> [Popup.Extra] {
    finished == nil ? [] : [.replay(Command.replay, strings)]
  }

  private func buttons(hasCoach: Bool, _ strings: Strings) -> [Popup.Button] {
    let isAtTable = table != nil
    let again =
      isAtTable
      ? Popup.Button(strings.ghostTable.again, then: .perform(Command.again))
      : Popup.Button(strings.newGame, then: .perform(Command.newGame))
    let coach = Popup.Button(strings.ghostMatch.coachButton, then: .perform(Command.coach(round: nil)))
    let menu = Popup.Button(
      strings.menuButton, isCancel: true, then: isAtTable ? .perform(Command.leaveTable) : .home)
    return hasCoach ? [again, coach, menu] : [again, menu]
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

  /// How many letters gave a round away: those of the person, or with several people everybody's.
  private func mistakes(_ remarks: [[GhostCoach.Remark]], _ strings: Strings) -> String {
    let count = remarks.joined().count { remark in
      guard case .add = remark.move, remark.better != nil else { return false }
      return !isPersonal || remark.player == person
    }
    return strings.ghostMatch.mistakes(count)
  }

  /// The points and their rank, or the matches that each player has won, which may take two lines after a match was given up.
  private func result(_ context: Context) -> (lines: [Popup.Line], compact: [Popup.Line]) {
    guard countsByName, table == nil else {
      let points = points(context.strings)
      return ([points], [points])
    }
    func lines(_ room: Int) -> [Popup.Line] {
      matchesWon(room, rows: isGivenUp ? 2 : 1, context).map { .init($0) }
    }
    return (lines(Popup.room), lines(Popup.compactRoom))
  }

  private func points(_ strings: Strings) -> Popup.Line {
    let own = strings.ghostMatch
    let points = match.score(of: person)
    if table != nil { return .init(strings.saved.points(points)) }
    if let both = sideBySide(strings) { return both }
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
    let level = match.players.compactMap(\.level).max { $0.factor < $1.factor }
    guard let rank = figures.rank, let level, !isGivenUp else { return .init(score) }
    let short = own.rankShort(rank, strings.ghost.level(level))
    let full = score + "   ·   " + own.rank(rank, strings.ghost.level(level))
    return .init(
      full.columns <= Popup.room ? full : score + "   ·   " + short,
      short: strings.saved.points(points) + " · " + short)
  }

  /// The result of the sender of this match's code beside the player's; `nil` for a match without a code.
  func sideBySide(_ strings: Strings) -> Popup.Line? {
    guard let code = session.dealtBy else { return nil }
    let own = GameCode.Result(isWon: !isGivenUp && match.winner == person, number: match.score(of: person))
    func text(_ result: GameCode.Result, isShort: Bool) -> String {
      (result.isWon ? strings.replay.won : strings.replay.lost)
        + (isShort ? " \(result.number)" : ", " + strings.saved.points(result.number))
    }
    let sent = GameCode.Result(bits: code.result)
    return strings.sideBySide(
      text(own, isShort: false), text(sent, isShort: false),
      short: (text(own, isShort: true), text(sent, isShort: true)))
  }

  /// Asks for confirmation before the match is left or counted as lost.
  func stopPopup(_ strings: Strings) -> Popup {
    let own = strings.ghostMatch
    let resume: Transition = match.status == .roundOver ? .perform(Command.showState) : .stay
    return .leaving(
      session, title: own.stopTitle, line: session.code.isEmpty ? own.stopText : own.stopCodeText,
      resume: resume, other: .init(strings.giveUpButton, then: .perform(Command.giveUp)), strings)
  }

  /// Explains the cost of a hint before the first one.
  func hintPopup(_ strings: Strings) -> Popup {
    let own = strings.ghostMatch
    return Popup(
      own.hintTitle, [.init(own.hintText)],
      [
        .init(own.hintButton, then: .perform(Command.showHint)),
        .init(strings.keepPlaying, isCancel: true, then: .stay),
      ], look: .neutral, opensByItself: false
    )
  }

  /// Asks the challenged player for a word.
  private func challengedPopup(_ player: Int, _ strings: Strings) -> Popup {
    let own = strings.ghostMatch
    let challenger = match.lastRound.challenger ?? match.opponent(of: player)
    let names = (match.name(of: challenger, strings), match.name(of: player, strings))
    let fragment = match.fragment.capitals
    let (none, room) = (own.noWord(nil), Popup.compactRoom)
    let question = own.noneBegins(none, fragment.tail(room - own.noneBegins(none, "").columns - 1)) + "?"
    var popup = Popup(
      own.challenges(names.0, names.1), [.init(own.doubted(names.0, fragment))],
      [
        .init(own.nameWordButton, then: .perform(Command.name)),
        .init(own.admitButton, then: .perform(Command.admit)),
      ], look: .neutral,
      extras: [.init(key: "=", label: strings.ghost.admit, command: Command.admit)],
      opensByItself: table != nil || match.players[challenger].level != nil)
    popup.compactTitle = own.challenges(names.0, names.1, room: room - 2)
    popup.compactLines = [
      .init(question), .init(own.doubtedShort(names.1.clipped(to: room - own.doubtedShort("").columns))),
    ]
    return popup
  }

  /// The matches that each player has won, with short names if necessary. If even those do not fit into `rows` lines, of the
  /// winners only, and of these as many as fit.
  private func matchesWon(_ room: Int, rows: Int, _ context: Context) -> [String] {
    let strings = context.strings
    let won = context.ghost.matchesWon
    let own = strings.ghostSeats
    func seats(_ width: Int) -> [(name: String, won: Int)] {
      match.players.indices.map { (match.name(of: $0, strings, room: width), won[$0]) }
    }
    let texts = [20, 8].map { width in
      let seats = seats(width)
      guard seats.count == 2 else { return own.matches(seats) }
      return strings.ghostMatch.matches(seats[0].name, seats[0].won, seats[1].won, seats[1].name)
    }
    if let text = texts.first(where: { $0.columns <= room }) { return [text] }
    guard match.players.count > 2 else { return [texts[1]] }
    let brief = seats(8)
    if let lines = own.lines(brief, room), lines.count <= rows { return lines }
    let winners = brief.filter { $0.won > 0 }
    var shown = winners.isEmpty ? brief : winners
    guard own.matches(shown).columns > room else { return [own.matches(shown)] }
    while shown.count > 1, own.matches(shown).columns > room - 2 { shown.removeLast() }
    return [own.matches(shown) + " …"]
  }
}

extension GhostSeatsStrings {
  /// The matches that players have won, in lines of at most `room` columns that end with a whole player; `nil` when one does
  /// not fit.
  fileprivate func lines(_ seats: [(name: String, won: Int)], _ room: Int) -> [String]? {
    var lines: [String] = []
    for seat in seats {
      let text = "\(seat.name) \(seat.won)"
      if let last = lines.last, (last + " · " + text).columns <= room {
        lines[lines.count - 1] += " · " + text
      } else {
        lines.append(lines.isEmpty ? matches([seat]) : text)
      }
    }
    return lines.allSatisfy { $0.columns <= room } ? lines : nil
  }
}
