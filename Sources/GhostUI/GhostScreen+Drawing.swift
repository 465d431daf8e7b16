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
    if match.rules.isSuper, isPersonsTurn, !isGivenUp { stage.side = side }
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
        text.title(match.rules),
        session.isWhatIf ? text("What if") : "",
        session.day.map { text.puzzle(of: $0) } ?? opponent(text, isCompact: isCompact),
        isCompact ? "" : context.foreignWords,
        text.variations(match.rules).joined(separator: " · "),
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
    let possible = match.possibleLetters(at: side)
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
    let (text, review) = (context.text, GhostCoach(match.judge).review(of: match))
    let report = GhostRoundReport(match, you: you, text, review: review)
    let isMatchOver = isOver && session.day == nil
    let lines = isMatchOver ? matchLines(report, review, context) : roundLines(report, context)
    let isLost = match.lastRound.loser == game.person
    var popup = popup(
      lines, resultWords(report, context),
      look: isOver ? isMatchWon ? .won : .lost : !isPersonal ? .neutral : isLost ? .lost : .right,
      opensByItself: opensByItself, context)
    guard !isOver else { return popup }
    popup.closesWithMoves = table != nil
    sayWhoLeft(in: &popup, text)
    return popup
  }

  /// The popup after a match was given up.
  func givenUpPopup(_ context: Context) -> Popup {
    let hasRounds = match.rounds.contains { $0.ending != nil }
    let review = hasRounds ? GhostCoach(match.judge).review(of: match) : nil
    return popup(result(context, review), [], look: .lost, opensByItself: false, context)
  }

  /// The popup of an end, with the meaning of a word that it names and what can follow.
  private func popup(
    _ lines: [PopupLine], _ words: [String], look: PopupLook, opensByItself: Bool, _ context: Context
  ) -> Popup {
    // In the compact layout, where it would cover the seats, only its key leads to the meaning.
    let meaning =
      context.layout.isCompact ? nil : PopupLine(meaningOf: context.meanings.firstNamed(words), context)
    return Popup(
      title(context.text), lines + (meaning.map { [$0] } ?? []),
      game.offers(explaining: words, context).besides(meaning, of: words, context),
      both: isOver && session.day == nil || isGivenUp ? [.coach] : [], look: look,
      opensByItself: opensByItself, context.text
    ) { Command.follow($0) }
  }

  /// What happened in a round, or in the daily puzzle, which is a single one, and what can be learned from it.
  private func roundLines(_ report: GhostRoundReport, _ context: Context) -> [PopupLine] {
    let isDaily = session.day != nil && !session.isWhatIf
    return [PopupLine(isDaily ? report.reason : report.reason + " " + report.score)]
      + (report.advice.isEmpty ? [] : [.init(report.advice)])
  }

  /// How the match stands in the records, and how its last round ended.
  private func matchLines(
    _ report: GhostRoundReport, _ review: GhostCoach.Review, _ context: Context
  ) -> [PopupLine] {
    result(context, review) + [.init(advised(report, context) ?? lastRound(report, context.text), .dim)]
  }

  private func lastRound(_ report: GhostRoundReport, _ text: Texts) -> String {
    text("The last round: \(report.reason)")
  }

  /// The same with the word that there was, where the round has ended with no word and both have room in one line.
  private func advised(_ report: GhostRoundReport, _ context: Context) -> String? {
    let ends = report.words(isAdvised: false).isEmpty ? [report.advice, report.possible] : []
    return ends.filter { !$0.isEmpty }.map { lastRound(report, context.text) + " " + $0 }
      .first { $0.columns <= context.layout.resultWidth }
  }

  /// The words that the popup of the end names.
  private func resultWords(_ report: GhostRoundReport, _ context: Context) -> [String] {
    report.words(isAdvised: !isOver || session.day != nil || advised(report, context) != nil)
  }

  func resultWords(_ context: Context) -> [String] {
    guard match.lastRound.ending != nil else { return [] }
    let review = GhostCoach(match.judge).review(of: match)
    return resultWords(GhostRoundReport(match, you: you, context.text, review: review), context)
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
    let giveUp = Popup.Button(text("Give up"), then: .perform(Command.giveUp))
    let waits = text("It waits for you under Continue.") + " " + text.givingUp(session)
    let line = game.waitsForNobody ? text.willNotWait : waits
    return .leaving(session, line: game.post == nil ? line : nil, resume: resume, other: giveUp, text)
  }

  /// Explains the cost of a hint before the first one.
  func hintPopup(_ text: Texts) -> Popup {
    let price = text.helpPrice
    return Popup(
      price.title, [.init(price.line)],
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
      [.init(text.doubts(name, fragment, in: match))],
      [
        .init(text("Name a word"), then: .perform(Command.name)),
        .init(text("I bluffed"), then: .perform(Command.admit)),
      ], look: .neutral,
      extras: [.init(key: "=", label: text("own up"), command: Command.admit)],
      opensByItself: table != nil || match.players[challenger].level != nil)
  }
}
