import Commentary
import Engines
import Kit
import Play
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
    var stage = GhostStage(
      match: match, me: me, awaited: awaited, dots: game.post == nil ? dots : nil, typed: typed,
      motion: motion, isGivenUp: isGivenUp)
    stage.hasOtherGivenUp = game.post.map { $0.match.resigned != $0.me } ?? false
    let layout = GhostLayout(canvas.layout, of: match, context.text)
    stage.draw(on: &canvas, layout, context.text)
    keyboard.draw(on: &canvas, keyState)
    canvas.put(sidePanel: panel(context.text))
  }

  private func drawHeader(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let isCompact = canvas.layout.isCompact
    let isMatchOver = if case .over = match.status { true } else { isGivenUp }
    canvas.header(
      [
        text("Ghost"),
        session.isWhatIf ? text("What if") : "",
        session.day.map { text.puzzle(of: $0) } ?? opponent(text, isCompact: isCompact),
        isCompact ? "" : context.foreignWords,
        match.rules.bluff ? text("bluff") : "",
      ],
      right: session.day != nil ? "" : isMatchOver ? text("over") : text("round \(match.rounds.count)"))
  }

  /// The name of the computer, the number of players, or the table that the match is played at.
  private func opponent(_ text: Texts, isCompact: Bool) -> String {
    if let me {
      let other = match.name(of: match.opponent(of: me), text)
      let others = match.players.count - 1
      if game.post != nil {
        return others == 1
          ? text("by post with \(isCompact ? other.clipped(to: 14) : other)")
          : text("by post with \(others) others")
      }
      return others == 1
        ? text("table with \(isCompact ? other.clipped(to: 14) : other)")
        : text("table with \(others) others")
    }
    guard match.players.count == 2 else { return text("\(match.players.count) players") }
    return match.players.compactMap(\.level).first.map { text.name($0) } ?? text("two players")
  }

  /// The keys of letters that have already opened a round are gone. With help, letters after which a word is still possible are
  /// lit, the others gone, and those that complete a word plain.
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

  /// The side panel of the large layout: the rounds of the match, as many of the last ones as there is room for.
  private func panel(_ text: Texts) -> SidePanel {
    var entries = match.rounds.indices.compactMap { roundLines($0, text) }
    while entries.joined().count > Self.panelRows { entries.removeFirst() }
    return SidePanel(sections: [.init(row: 4, title: text("Rounds"), lines: Array(entries.joined()))])
  }

  /// The rows of the side panel below its title.
  private static let panelRows = 30

  /// A round of the side panel: its number and letters and, once it has ended, how. `nil` for one that was given up before its
  /// first letter.
  private func roundLines(_ index: Int, _ text: Texts) -> [SidePanel.Line]? {
    let round = match.rounds[index]
    let digits = "\(match.rounds.count)".count
    func label(_ label: String) -> String { label.aligned(to: digits) + "  " }
    let room = SidePanel.width - digits - 2
    guard round.ending != nil else {
      if isGivenUp, round.fragment.isEmpty { return nil }
      let fragment = round.fragment.capitals + (isGivenUp ? "" : "▂")
      return [.init(text: fragment.tail(room), role: .stage, label: label("\(index + 1)"))]
    }
    let brief = GhostRoundReport(match, round: index, text).brief
    return [
      .init(text: match.shownFragment(of: round).tail(room), role: .stage, label: label("\(index + 1)"))
    ]
      + brief.wrapped(to: room).map { .init(text: $0, role: .dim, label: label("")) }
  }

  // MARK: Popups

  /// Opens the popup for the current state of the match, if it has one.
  func showState(_ context: Context) -> Transition {
    if isGivenUp { return .ask(givenUpPopup(context)) }
    if isOver || match.status == .roundOver { return .ask(endPopup(context, opensByItself: false)) }
    if awaited != nil { return .ask(leftPopup(context)) }
    return personToAnswer.map { .ask(challengedPopup($0, context.text)) } ?? .stay
  }

  /// The popup at the end of the daily puzzle, a match or a round.
  func endPopup(_ context: Context, opensByItself: Bool) -> Popup {
    let review = GhostCoach(match.judge).review(of: match)
    let report = GhostRoundReport(match, you: you, context.text, review: review)
    return isOver && session.day == nil
      ? matchPopup(context, report, review, opensByItself) : roundPopup(context, report, opensByItself)
  }

  /// The popup at the end of a round, or of the daily puzzle, which is a single one.
  private func roundPopup(_ context: Context, _ report: GhostRoundReport, _ opensByItself: Bool) -> Popup {
    let text = context.text
    let isDaily = session.day != nil && !session.isWhatIf
    let advice = report.advice
    let words = report.words()
    let meaning = meaningLine(words, context)
    let lines =
      [PopupLine(isDaily ? report.reason : report.reason + " " + report.score)]
      + (advice.isEmpty ? [] : [.init(advice)]) + (meaning.map { [$0] } ?? [])
    let extras =
      meaningExtra(words, meaning, context)
      + [coachExtra(text, .coach(round: match.rounds.count - 1))] + replayExtra(text)
    if session.isWhatIf, isOver {
      return Popup(
        title(text), lines, [.backToStep(text)], look: isMatchWon ? .won : .lost, extras: extras,
        opensByItself: opensByItself)
    }
    if isDaily {
      return Popup(
        title(text), lines, Daily.buttons(after: session, context),
        look: isMatchWon ? .won : .lost,
        extras: extras, opensByItself: opensByItself)
    }
    let loser = match.lastRound.loser ?? 0
    // At a table, where the match goes on, the way out is called as its key is in play.
    let isMine = table == nil && game.post == nil
    let stop = session.isWhatIf ? text("Back") : isMine ? text("Stop") : text("leave").capitalizedFirst
    var popup = Popup(
      title(text), lines,
      [
        game.post?.isMyTurn == false
          ? .init(text("The letter"), then: .perform(Command.letter))
          : .init(text("Next round"), then: .perform(Command.nextRound)),
        .init(stop, isCancel: true, then: .perform(Command.stop)),
      ], look: !isPersonal ? .neutral : loser == game.person ? .lost : .right,
      extras: extras, opensByItself: opensByItself)
    popup.closesWithMoves = table != nil
    sayWhoLeft(in: &popup, text)
    return popup
  }

  private func matchPopup(
    _ context: Context, _ report: GhostRoundReport, _ review: GhostCoach.Review, _ opensByItself: Bool
  ) -> Popup {
    let text = context.text
    // Where the round has ended with no word, the one that there was is named in the same line.
    let last = text("The last round: \(report.reason)")
    let ends = report.words(isAdvised: false).isEmpty ? [report.advice, report.possible] : []
    let advised = ends.filter { !$0.isEmpty }.map { last + " " + $0 }
      .first { $0.columns <= context.layout.resultWidth }
    let words = report.words(isAdvised: advised != nil)
    let meaning = meaningLine(words, context)
    return Popup(
      title(text),
      result(context, review) + [.init(advised ?? last, .dim)] + (meaning.map { [$0] } ?? []),
      buttons(hasCoach: true, text), look: isMatchWon ? .won : .lost,
      extras: [coachExtra(text, .coach(round: nil))] + meaningExtra(words, meaning, context)
        + replayExtra(text),
      opensByItself: opensByItself)
  }

  /// The popup after a match was given up; the coach is offered once a round has ended.
  func givenUpPopup(_ context: Context) -> Popup {
    let text = context.text
    let hasRounds = match.rounds.contains { $0.ending != nil }
    let review = hasRounds ? GhostCoach(match.judge).review(of: match) : nil
    return Popup(
      title(text), result(context, review),
      buttons(hasCoach: hasRounds, text), look: .lost,
      extras: (hasRounds ? [coachExtra(text, .coach(round: nil))] : []) + replayExtra(text),
      opensByItself: false)
  }

  /// The meaning of a word named in the popup; in the compact layout, where it would cover the seats, only its key leads to it.
  private func meaningLine(_ words: [String], _ context: Context) -> PopupLine? {
    context.layout.isCompact ? nil : context.meaningLine(context.firstNamed(words))
  }

  /// Explains the words named in the popup, the one that ended the round first, where a line does not say all about them.
  private func meaningExtra(
    _ words: [String], _ shown: PopupLine?, _ context: Context
  ) -> [Popup.Extra] {
    .meaning(of: words, shown: shown, context, Command.explain(words))
  }

  private func coachExtra(_ text: Texts, _ command: Command) -> Popup.Extra {
    Popup.Extra(key: "c", label: text("coach"), command: command)
  }

  private func replayExtra(_ text: Texts) -> [Popup.Extra] {
    finished == nil ? [] : [.replay(Command.replay, text)]
  }

  private func buttons(hasCoach: Bool, _ text: Texts) -> [Popup.Button] {
    let isAtTable = table != nil
    if session.isWhatIf { return [.backToStep(text)] }
    let again =
      isAtTable
      ? Popup.Button(text("Another match"), then: .perform(Command.again))
      : game.post == nil
        ? Popup.Button(text("New game"), then: .perform(Command.newGame))
        : Popup.Button(text("The letter"), then: .perform(Command.letter))
    let coach = Popup.Button(text("Coach"), then: .perform(Command.coach(round: nil)))
    let menu = Popup.Button(
      text("Menu"), isCancel: true, then: isAtTable ? .perform(Command.leaveTable) : .home)
    return hasCoach ? [again, coach, menu] : [again, menu]
  }

  private func title(_ text: Texts) -> String { (isMatchWon ? "✓ " : "") + game.title(text) }

  private func result(_ context: Context, _ review: GhostCoach.Review?) -> [PopupLine] {
    game.resultLines(review, context).enumerated().map { index, line in
      guard game.countsByName, table == nil, game.post == nil, index == 0 else { return PopupLine(line) }
      return PopupLine(
        parts: match.players.count == 2 ? [matchesOfTwo(context)] : line.parts, separator: " · ")
    }
  }

  /// The matches that each of two players has won.
  private func matchesOfTwo(_ context: Context) -> String {
    let (text, won) = (context.text, context.ghost.matchesWon)
    let names = [0, 1].map { match.name(of: $0, text) }
    return text("matches   \(names[0]) \(won[0]) : \(won[1]) \(names[1])")
  }

  /// Asks for confirmation before the match is left or counted as lost.
  func stopPopup(_ text: Texts) -> Popup {
    let resume: Popup.Then = match.status == .roundOver ? .perform(Command.showState) : .stay
    if let post = game.post {
      let giveUp = Popup.Button(text("Give up"), then: .perform(Command.giveUp))
      return .leaving(
        session, title: text("Leave this match?"), line: text("It waits for you under By post."),
        resume: resume, other: post.isMyTurn ? giveUp : nil, text)
    }
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
    let name = match.name(of: challenger, text)
    let fragment = match.fragment.capitals
    return Popup(
      text.challenge(of: player, by: challenger, in: match, you: you),
      [.init(text("\(name) says no word begins with \(fragment). Name one, or own up."))],
      [
        .init(text("Name a word"), then: .perform(Command.name)),
        .init(text("I bluffed"), then: .perform(Command.admit)),
      ], look: .neutral,
      extras: [.init(key: "=", label: text("own up"), command: Command.admit)],
      opensByItself: table != nil || match.players[challenger].level != nil)
  }
}
