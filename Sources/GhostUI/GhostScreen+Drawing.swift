import Engines
import Kit
import TextUI
import Texts

extension GhostScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    drawCovered(on: &canvas, context)
    // A popup shows how a round or the match has ended, even if it leaves the row of the message visible.
    guard match.player != nil else { return }
    let area = GhostLayout(canvas.layout, of: match, context.text).message
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
    let layout = GhostLayout(canvas.layout, of: match, context.text)
    stage.draw(on: &canvas, layout, context.text)
    keyboard.draw(on: &canvas, keyState)
    let width = SidePanel.textWidth(canvas.layout)
    canvas.put(sidePanel: panel(context, width: width))
  }

  private func drawHeader(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let isCompact = canvas.layout.isCompact
    let isMatchOver = if case .over = match.status { true } else { isGivenUp }
    let against = text("\(match.name(of: 0, text)) against \(match.name(of: 1, text))")
    canvas.header(
      [
        text("Ghost"),
        session.day.map { text.puzzle(of: $0) } ?? opponent(text, isCompact: isCompact),
        isCompact ? "" : context.foreignWords,
        match.rules.bluff ? isCompact ? text("bluff") : text("bluff on") : "",
      ],
      right: [
        isCompact || match.players.count > 2 ? "" : against,
        session.day != nil
          ? "" : isMatchOver ? text("over") : text("round \(match.rounds.count)"),
      ])
  }

  /// The level of the computer, the number of players, or the table that the match is played at.
  private func opponent(_ text: Texts, isCompact: Bool) -> String {
    if let me {
      let other = match.name(of: match.opponent(of: me), text)
      let others = match.players.count - 1
      return others == 1
        ? text("table with \(isCompact ? other.clipped(to: 14) : other)")
        : text("table with \(others) others")
    }
    guard match.players.count == 2 else { return text("\(match.players.count) players") }
    return match.players.compactMap(\.level).first.map { text.level($0) } ?? text("two players")
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
    let text = context.text
    var sections = [
      SidePanel.Section(row: 4, title: text("Rounds"), lines: roundLines(text, width)),
      SidePanel.Section(
        row: 16, title: text("How it counts"),
        lines: text.howItCounts(match.factor).wrapped(to: width).map { .init(text: $0, role: .dim) }),
    ]
    if session.day == nil, table == nil {
      var title = text("Won this evening")
      var lines = match.players.indices.map {
        let won = String(context.ghost.matchesWon[$0]).aligned(to: 2) + "  "
        return won + match.name(of: $0, text).clipped(to: width - won.columns)
      }
      if !countsByName {
        let names = [0, 1].map { match.name(of: $0, text) }
        title = text("\(names[0]) against \(names[1])")
        if title.columns > SidePanel.width {
          title = text("\(names[0].clipped(to: 9)) against \(names[1].clipped(to: 9))")
        }
        lines = [
          text(
            "\(figures.won) match won, \(figures.lost) lost",
            plural: "\(figures.won) matches won, \(figures.lost) lost", figures.won),
          text("best: \(text.points(figures.record ?? 0))"),
        ]
      }
      sections.append(
        SidePanel.Section(row: 23, title: title, lines: lines.map { .init(text: $0, role: .dim) }))
    }
    return SidePanel(sections: sections)
  }

  /// Two lines for each of the most recent finished rounds, and one for the current round.
  private func roundLines(_ text: Texts, _ width: Int) -> [SidePanel.Line] {
    var lines: [SidePanel.Line] = []
    let digits = "\(match.rounds.count)".count
    func label(_ round: Int?) -> String { (round.map { "\($0)" } ?? "").aligned(to: digits) + "  " }
    let isRunning = match.lastRound.ending == nil
    for index in match.rounds.indices.dropLast(isRunning ? 1 : 0).suffix(4) {
      let brief = GhostReport(match, round: index, text).brief(width - (digits + 2))
      lines.append(
        .init(text: match.shownFragment(of: match.rounds[index]), role: .stage, label: label(index + 1)))
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
    return personToAnswer.map { .push(challengedPopup($0, context.text)) } ?? .stay
  }

  /// The popup at the end of the daily puzzle, a match or a round.
  func endPopup(_ context: Context, opensByItself: Bool) -> Popup {
    let remarks = GhostCoach(match.judge).remarks(on: match)
    let report = GhostReport(match, context.text, remarks: remarks.last ?? [])
    return isOver && session.day == nil
      ? matchPopup(context, report, mistakes: mistakes(remarks, context.text), opensByItself)
      : roundPopup(context, report, opensByItself)
  }

  /// The popup at the end of a round, or of the daily puzzle, which is a single one.
  private func roundPopup(_ context: Context, _ report: GhostReport, _ opensByItself: Bool) -> Popup {
    let text = context.text
    let isDaily = session.day != nil
    let (room, compactRoom) = (Popup.room, Popup.compactRoom)
    let lines: [Popup.Line] = [
      .init(
        report.why(room, scores: !isDaily), short: report.why(compactRoom, isShort: true, scores: !isDaily)),
      .init(report.alternative(room), .dim, short: report.alternative(compactRoom, isShort: true)),
    ]
    let extras =
      meaningExtra(report, context)
      + [coachExtra(text, text("coach this round"), .coach(round: match.rounds.count - 1))]
      + replayExtra(text)
    if isDaily {
      let winner = match.winner
      let title = text(
        "\(match.name(of: winner, text)) outlived \(match.name(of: match.opponent(of: winner), text))")
      return Popup(
        isMatchWon ? "✓ " + title : title, lines, Daily.buttons(text), look: isMatchWon ? .won : .lost,
        extras: extras, opensByItself: opensByItself)
    }
    let loser = match.lastRound.loser ?? 0
    // At a table, where the match goes on, the way out is called as its key is in play.
    let stop = table == nil ? text("Stop") : text("leave").capitalizedFirst
    var popup = Popup(
      text("\(match.name(of: loser, text)) gets the \(match.letters(of: loser).last ?? "G")"), lines,
      [
        .init(text("Next round"), then: .perform(Command.nextRound)),
        .init(stop, isCancel: true, then: .perform(Command.stop)),
      ], look: !isPersonal ? .neutral : loser == person ? .lost : .right,
      extras: extras, opensByItself: opensByItself)
    popup.closesWithMoves = table != nil
    sayWhoLeft(in: &popup, text)
    return popup
  }

  private func matchPopup(
    _ context: Context, _ report: GhostReport, mistakes: String, _ opensByItself: Bool
  ) -> Popup {
    let text = context.text
    let result = result(context)
    let reason = report.reason(Popup.room - text("The last round: \("")").columns)
    var popup = Popup(
      matchTitle(text), result.lines + [.init(text("The last round: \(reason)"), .dim)],
      buttons(hasCoach: true, text), look: isMatchWon ? .won : .lost,
      extras: [coachExtra(text, mistakes, .coach(round: nil))]
        + meaningExtra(report, isNamed: false, context) + replayExtra(text),
      opensByItself: opensByItself)
    popup.compactLines =
      result.compact + [.init(report.why(Popup.compactRoom, isShort: true, scores: false), .dim)]
    if isMatchWon { popup.compactTitle = matchTitle(isShort: true, text) }
    return popup
  }

  /// The popup after a match was given up; the coach is offered once a round has ended.
  func givenUpPopup(_ context: Context) -> Popup {
    let text = context.text
    let hasRounds = match.rounds.contains { $0.ending != nil }
    let remarks = hasRounds ? GhostCoach(match.judge).remarks(on: match) : []
    let result = result(context)
    var popup = Popup(
      match.givenUpTitle(isPersonal: isPersonal, text), result.lines,
      buttons(hasCoach: hasRounds, text), look: .lost,
      extras: (hasRounds ? [coachExtra(text, mistakes(remarks, text), .coach(round: nil))] : [])
        + replayExtra(text),
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

  private func coachExtra(_ text: Texts, _ hint: String, _ command: Command) -> Popup.Extra {
    Popup.Extra(
      key: "c", label: text("coach"), hint: hint, command: command)
  }

  private func replayExtra(_ text: Texts) -> [Popup.Extra] {
    finished == nil ? [] : [.replay(Command.replay, text)]
  }

  private func buttons(hasCoach: Bool, _ text: Texts) -> [Popup.Button] {
    let isAtTable = table != nil
    let again =
      isAtTable
      ? Popup.Button(text("Another match"), then: .perform(Command.again))
      : Popup.Button(text("New game"), then: .perform(Command.newGame))
    let coach = Popup.Button(text("Coach"), then: .perform(Command.coach(round: nil)))
    let menu = Popup.Button(
      text("Menu"), isCancel: true, then: isAtTable ? .perform(Command.leaveTable) : .home)
    return hasCoach ? [again, coach, menu] : [again, menu]
  }

  /// Who has won the match; of two players with the rounds, and for one person who has lost, that.
  private func matchTitle(isShort: Bool = false, _ text: Texts) -> String {
    let winner = match.winner
    let name = match.name(of: winner, text)
    let isOfMany = match.players.count > 2
    guard isMatchWon else {
      return isOfMany && !isPersonal ? text("\(name) wins the match") : text("You are a ghost now")
    }
    if isOfMany { return "✓ " + text("\(isShort ? name.clipped(to: 12) : name) wins the match") }
    let rounds = (won: match.roundsWon(by: winner), lost: match.letters(of: winner).count)
    let brief = name.clipped(to: 8)
    if isShort { return "✓ " + text("\(brief) wins, \(rounds.won) to \(rounds.lost)") }
    let title = text(
      "\(name) wins the match, \(rounds.won) round to \(rounds.lost)",
      plural: "\(name) wins the match, \(rounds.won) rounds to \(rounds.lost)", rounds.won)
    return "✓ "
      + (title.columns > 54
        ? text(
          "\(brief) wins the match, \(rounds.won) round to \(rounds.lost)",
          plural: "\(brief) wins the match, \(rounds.won) rounds to \(rounds.lost)", rounds.won) : title)
  }

  /// How many letters gave a round away: those of the person, or with several people everybody's.
  private func mistakes(_ remarks: [[GhostCoach.Remark]], _ text: Texts) -> String {
    let count = remarks.joined().count { remark in
      guard case .add = remark.move, remark.better != nil else { return false }
      return !isPersonal || remark.player == person
    }
    return count == 0
      ? text("coach: no letter threw a round away")
      : text(
        "coach: \(count) letter threw a round away", plural: "coach: \(count) letters threw a round away",
        count)
  }

  /// The points and their rank, or the matches that each player has won, which may take two lines after a match was given up.
  private func result(_ context: Context) -> (lines: [Popup.Line], compact: [Popup.Line]) {
    guard countsByName, table == nil else {
      let points = points(context.text)
      return ([points], [points])
    }
    func lines(_ room: Int) -> [Popup.Line] {
      matchesWon(room, rows: isGivenUp ? 2 : 1, context).map { .init($0) }
    }
    return (lines(Popup.room), lines(Popup.compactRoom))
  }

  private func points(_ text: Texts) -> Popup.Line {
    let points = match.score(of: person)
    if table != nil { return .init(text.points(points)) }
    if let both = sideBySide(text) { return both }
    guard session.words.isEmpty else {
      return .init(text("\(text.points(points)). Own words are on no list."))
    }
    let isBest = points > figures.best ?? 0
    // A match that was given up is no success, whatever it scored.
    let score: String =
      if isBest, !isGivenUp {
        text("\(text.points(points)), your best yet")
      } else if !isBest, let best = figures.best {
        text("\(text.points(points)), your best is \(best)")
      } else {
        text.points(points)
      }
    let level = match.players.compactMap(\.level).max { $0.factor < $1.factor }
    guard let rank = figures.rank, let level, !isGivenUp else { return .init(score) }
    let short = text("number \(rank) on \(text.level(level))")
    let full = score + "   ·   " + text("number \(rank) of all time on \(text.level(level))")
    return .init(
      full.columns <= Popup.room ? full : score + "   ·   " + short,
      short: text.points(points) + " · " + short)
  }

  /// The result of the sender of this match's code beside the player's; `nil` for a match without a code.
  func sideBySide(_ text: Texts) -> Popup.Line? {
    guard let code = session.dealtBy else { return nil }
    let own = GameCode.Result(isWon: !isGivenUp && match.winner == person, number: match.score(of: person))
    func line(_ result: GameCode.Result, isShort: Bool) -> String {
      (result.isWon ? text("won") : text("lost"))
        + (isShort ? " \(result.number)" : ", " + text.points(result.number))
    }
    let sent = GameCode.Result(bits: code.result)
    return text.sideBySide(
      line(own, isShort: false), line(sent, isShort: false),
      short: (line(own, isShort: true), line(sent, isShort: true)))
  }

  /// Asks for confirmation before the match is left or counted as lost.
  func stopPopup(_ text: Texts) -> Popup {
    let resume: Transition = match.status == .roundOver ? .perform(Command.showState) : .stay
    return .leaving(
      session, title: text("Stop this match?"),
      line: session.code.isEmpty
        ? text("It waits for you under Continue. Giving up counts as lost.")
        : text("It waits for you under Continue. Giving up shows both results."),
      resume: resume, other: .init(text("Give up"), then: .perform(Command.giveUp)), text)
  }

  /// Explains the cost of a hint before the first one.
  func hintPopup(_ text: Texts) -> Popup {
    return Popup(
      text("A hint costs the points"),
      [.init(text("It shows the living letters; a win then scores nothing."))],
      [
        .init(text("Show it"), then: .perform(Command.showHint)),
        .init(text("Keep playing"), isCancel: true, then: .stay),
      ], look: .neutral, opensByItself: false
    )
  }

  /// Asks the challenged player for a word.
  private func challengedPopup(_ player: Int, _ text: Texts) -> Popup {
    let challenger = match.lastRound.challenger ?? match.opponent(of: player)
    let names = (match.name(of: challenger, text), match.name(of: player, text))
    let fragment = match.fragment.capitals
    let room = Popup.compactRoom
    let rest = room - text.noWord(nil, begins: "").columns - 1
    let question = text.noWord(nil, begins: fragment.tail(rest)) + "?"
    let brief = names.1.clipped(to: room - text("\(""): name a word, or own up.").columns)
    var popup = Popup(
      text("\(names.0) challenges \(names.1)"),
      [.init(text("\(names.0) says no word begins with \(fragment). Name one, or own up."))],
      [
        .init(text("Name a word"), then: .perform(Command.name)),
        .init(text("I bluffed"), then: .perform(Command.admit)),
      ], look: .neutral,
      extras: [.init(key: "=", label: text("own up"), command: Command.admit)],
      opensByItself: table != nil || match.players[challenger].level != nil)
    popup.compactTitle = text.challenges(names.0, names.1, room: room - 2)
    popup.compactLines = [
      .init(question), .init(text("\(brief): name a word, or own up.")),
    ]
    return popup
  }

  /// The matches that each player has won, with short names if necessary. If even those do not fit into `rows` lines, of the
  /// winners only, and of these as many as fit.
  private func matchesWon(_ room: Int, rows: Int, _ context: Context) -> [String] {
    let text = context.text
    let won = context.ghost.matchesWon
    func seats(_ width: Int) -> [(name: String, won: Int)] {
      match.players.indices.map { (match.name(of: $0, text, room: width), won[$0]) }
    }
    let texts = [20, 8].map { width in
      let seats = seats(width)
      guard seats.count == 2 else { return text.matches(seats) }
      return text("matches   \(seats[0].name) \(seats[0].won) : \(seats[1].won) \(seats[1].name)")
    }
    if let text = texts.first(where: { $0.columns <= room }) { return [text] }
    guard match.players.count > 2 else { return [texts[1]] }
    let brief = seats(8)
    if let lines = text.lines(brief, room), lines.count <= rows { return lines }
    let winners = brief.filter { $0.won > 0 }
    var shown = winners.isEmpty ? brief : winners
    guard text.matches(shown).columns > room else { return [text.matches(shown)] }
    while shown.count > 1, text.matches(shown).columns > room - 2 { shown.removeLast() }
    return [text.matches(shown) + " …"]
  }
}

extension Texts {
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
