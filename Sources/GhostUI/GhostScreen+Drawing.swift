import Commentary
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
    let x = canvas.put(message: [message.fitted(to: room)], in: area, row: area.minY, message.role)
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
    let width = SidePanel.width
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
        match.rules.bluff ? text("bluff") : "",
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
      lines.append(
        .init(text: match.shownFragment(of: match.rounds[index]), role: .stage, label: label(index + 1)))
      let brief = GhostRoundReport(match, round: index, text).brief
      lines += brief.wrapped(to: width - (digits + 2)).map { .init(text: $0, role: .dim, label: label(nil)) }
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
    let report = GhostRoundReport(
      match, you: isPersonal ? person : nil, context.text, remarks: remarks.last ?? [])
    return isOver && session.day == nil
      ? matchPopup(context, report, mistakes: mistakes(remarks, context.text), opensByItself)
      : roundPopup(context, report, opensByItself)
  }

  /// The popup at the end of a round, or of the daily puzzle, which is a single one.
  private func roundPopup(_ context: Context, _ report: GhostRoundReport, _ opensByItself: Bool) -> Popup {
    let text = context.text
    let isDaily = session.day != nil
    let lines: [Popup.Line] = [
      .init(isDaily ? report.reason : report.reason + " " + report.score), .init(report.alternative, .dim),
    ]
    let extras =
      meaningExtra(report, context)
      + [coachExtra(text, text("coach this round"), .coach(round: match.rounds.count - 1))]
      + replayExtra(text)
    if isDaily {
      let winner = match.winner
      let other = match.name(of: match.opponent(of: person), text)
      let title = winner == person ? text("You outlived \(other)") : text("\(other) outlived you")
      return Popup(
        isMatchWon ? "✓ " + title : title, lines, Daily.buttons(after: session, context),
        look: isMatchWon ? .won : .lost,
        extras: extras, opensByItself: opensByItself)
    }
    let loser = match.lastRound.loser ?? 0
    // At a table, where the match goes on, the way out is called as its key is in play.
    let stop = table == nil ? text("Stop") : text("leave").capitalizedFirst
    let letter = match.letters(of: loser).last ?? "G"
    var popup = Popup(
      isPersonal && loser == person
        ? text("You get the \(letter)") : text("\(match.name(of: loser, text)) gets the \(letter)"), lines,
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
    _ context: Context, _ report: GhostRoundReport, mistakes: String, _ opensByItself: Bool
  ) -> Popup {
    let text = context.text
    return Popup(
      matchTitle(text), result(context) + [.init(text("The last round: \(report.reason)"), .dim)],
      buttons(hasCoach: true, text), look: isMatchWon ? .won : .lost,
      extras: [coachExtra(text, mistakes, .coach(round: nil))]
        + meaningExtra(report, context) + replayExtra(text),
      opensByItself: opensByItself)
  }

  /// The popup after a match was given up; the coach is offered once a round has ended.
  func givenUpPopup(_ context: Context) -> Popup {
    let text = context.text
    let hasRounds = match.rounds.contains { $0.ending != nil }
    let remarks = hasRounds ? GhostCoach(match.judge).remarks(on: match) : []
    return Popup(
      match.givenUpTitle(isPersonal: isPersonal, text), result(context),
      buttons(hasCoach: hasRounds, text), look: .lost,
      extras: (hasRounds ? [coachExtra(text, mistakes(remarks, text), .coach(round: nil))] : [])
        + replayExtra(text),
      opensByItself: false)
  }

  /// Explains the words named in the popup, the one that ended the round first.
  private func meaningExtra(
    _ report: GhostRoundReport, _ context: Context
  ) -> [Popup.Extra] {
    .meaning(of: report.words, context, Command.explain(report.words))
  }

  private func coachExtra(_ text: Texts, _ hint: String, _ command: Command) -> Popup.Extra {
    Popup.Extra(key: "c", label: text("coach"), command: command)
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
  private func matchTitle(_ text: Texts) -> String {
    let winner = match.winner
    let name = match.name(of: winner, text)
    let isOfMany = match.players.count > 2
    guard isMatchWon else {
      return isOfMany && !isPersonal ? text("\(name) wins the match") : text("You are a ghost now")
    }
    if isOfMany { return "✓ " + text("\(name) wins the match") }
    let rounds = (won: match.roundsWon(by: winner), lost: match.letters(of: winner).count)
    return "✓ "
      + (isPersonal
        ? text("You win, \(rounds.won) to \(rounds.lost)")
        : text("\(name) wins, \(rounds.won) to \(rounds.lost)"))
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

  /// The points and their rank, or the matches that each player has won.
  private func result(_ context: Context) -> [Popup.Line] {
    guard countsByName, table == nil else { return [points(context.text)] }
    return [.init(parts: matchesWon(context), separator: " · ")]
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
    return .init(parts: [score, text("number \(rank) of all time on \(text.level(level))")])
  }

  /// The result of the sender of this match's code beside the player's; `nil` for a match without a code.
  func sideBySide(_ text: Texts) -> Popup.Line? {
    guard let code = session.dealtBy else { return nil }
    let own = GameCode.Result(isWon: !isGivenUp && match.winner == person, number: match.score(of: person))
    func line(_ result: GameCode.Result) -> String {
      result.isWon ? text("won, \(text.points(result.number))") : text("lost, \(text.points(result.number))")
    }
    return text.sideBySide(line(own), line(GameCode.Result(bits: code.result)))
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
    return Popup(
      text("\(names.0) challenges \(names.1)"),
      [.init(text("\(names.0) says no word begins with \(fragment). Name one, or own up."))],
      [
        .init(text("Name a word"), then: .perform(Command.name)),
        .init(text("I bluffed"), then: .perform(Command.admit)),
      ], look: .neutral,
      extras: [.init(key: "=", label: text("own up"), command: Command.admit)],
      opensByItself: table != nil || match.players[challenger].level != nil)
  }

  /// The matches that each player has won.
  private func matchesWon(_ context: Context) -> [String] {
    let text = context.text
    let won = context.ghost.matchesWon
    let seats = match.players.indices.map { (name: match.name(of: $0, text), won: won[$0]) }
    guard seats.count == 2 else { return text.matches(seats) }
    return [text("matches   \(seats[0].name) \(seats[0].won) : \(seats[1].won) \(seats[1].name)")]
  }
}
