import Engines
import Kit
import Records
import TextUI

extension TextTwistScreen {
  func bingoPopup(_ word: String, _ all: Strings) -> ResultPopup {
    let strings = all.textTwist
    let isShown = game.round.rack.isShown(word)
    let rest =
      game.round.missed.isEmpty ? Popup.Line(strings.lastWordHere, .dim) : wordsToGo(all)
    return .overTiles(
      isShown ? strings.bingo(word.capitals) : strings.bingoNeverShown, [nextIsOpen(all), rest],
      continueButtons(all), look: .won, opensByItself: true)
  }

  /// The popup when half of the hidden words have opened the next rack, as they do at the level relaxed. It comes in the middle
  /// of the hunt, so that its first button goes on with it.
  func halfPopup(_ all: Strings) -> ResultPopup {
    let strings = all.textTwist
    return .overTiles(
      strings.halfTitle, [nextIsOpen(all), wordsToGo(all)], continueButtons(all).reversed(),
      opensByItself: true)
  }

  private func wordsToGo(_ strings: Strings) -> Popup.Line {
    let missed = game.round.missed.count
    return Popup.Line(
      strings.textTwist.wordsToGo(missed, game.round.rack.hidden.count, game.round.score), .dim,
      short: strings.textTwist.wordsToGoShort(missed))
  }

  func completePopup(_ strings: Strings) -> ResultPopup {
    .overTiles(
      strings.textTwist.everyWordTitle,
      [nextIsOpen(strings), .init(strings.textTwist.doubled(game.round.score), .dim)],
      continueButtons(strings), look: .won, opensByItself: true)
  }

  private func nextIsOpen(_ strings: Strings) -> Popup.Line {
    guard game.timeLeft != nil else { return .init(strings.textTwist.nextIsOpen) }
    return .init(
      strings.textTwist.nextIsOpen + " " + strings.textTwist.clockWaits, short: strings.textTwist.nextIsOpen)
  }

  private func continueButtons(_ strings: Strings) -> [Popup.Button] {
    [
      .init(strings.textTwist.nextButton, then: .perform(Command.next)),
      .init(strings.textTwist.keepHunting, isCancel: true, then: .perform(Command.resume)),
    ]
  }

  func pausePopup(_ strings: Strings) -> ResultPopup {
    let own = strings.textTwist
    var paused = ResultPopup.overTiles(
      own.paused,
      [.init(own.clockStands(game.timeLeft?.onTheClock ?? "")), .init(own.tilesLieFaceDown, .dim)],
      [.init(own.goOnButton, then: .perform(Command.resume))])
    paused.extras = [.init(key: "+", label: "", command: Command.resume)]
    return paused
  }

  func leavePopup(_ strings: Strings) -> ResultPopup {
    .leaving(
      session, resume: .perform(Command.resume),
      other: .init(strings.giveUpButton, then: .perform(Command.giveUp)), strings
    ) { $0.tilesPopup }
  }
}

extension TextTwistScreen {
  /// The popup at the end of a rack or game; reads its rank from the records.
  func endPopup(opensByItself: Bool, _ context: inout Context) -> ResultPopup {
    let strings = context.strings
    let own = strings.textTwist
    let round = game.round
    let hidden = round.rack.hidden.count
    let found = hidden - round.missed.count
    let isOver = game.status == .over
    let isBest = isOver && session.code.isEmpty && best.own.map { game.score > $0 } ?? false
    var lines = [
      Popup.Line(
        own.endLine(found, hidden, round.found.count - found, game.score, game.rackNumber),
        short: own.endLineShort(found, hidden, game.score))
    ]
    if !isOver { lines = [.init(own.nextIsOpen)] + lines }
    if let second = isOver ? secondLine(isWon: isBest || round.isComplete, &context) : nil {
      lines.append(second)
    }
    if !session.words.isEmpty {
      lines.append(.init(strings.saved.unranked, .dim, short: strings.saved.unrankedShort))
    }
    let title =
      round.isComplete && isOver
      ? own.everyWordTitle
      : isBest
        ? own.bestYet
        : game.isTimeOut ? own.timeUp : isOnLastRack && round.hasBingo ? own.lastRack : own.gaveUp
    var popup = ResultPopup.overTiles(
      title, lines, endButtons(strings),
      look: isOver && (isBest || round.isComplete) ? .won : .neutral, opensByItself: opensByItself)
    popup.scrolling = scrolling(strings)
    popup.picking = picking(context)
    popup.extras = .meaning(of: hiddenWords, context, Command.explain)
    if finished != nil { popup.extras.append(.replay(Command.replay, strings)) }
    return popup
  }

  private var isOnLastRack: Bool { session.day == nil && deal.rackCount == game.rackNumber }

  private func endButtons(_ strings: Strings) -> [Popup.Button] {
    let menu = Popup.Button(strings.menuButton, isCancel: true, then: .home)
    let change = Popup.Button.change(session, strings)
    guard game.status == .over else {
      return [.init(strings.textTwist.nextButton, then: .perform(Command.next)), change, menu]
    }
    guard session.day == nil else { return Daily.buttons(strings) }
    return [.init(strings.newGame, then: .perform(Command.newGame)), change, menu]
  }

  /// The rank after a win; otherwise the best score so far, and the six-letter word if none was found.
  private func secondLine(isWon: Bool, _ context: inout Context) -> Popup.Line? {
    if let both = sideBySide(context.strings) { return both }
    let own = context.strings.textTwist
    let isUsual = game.level == .standard || game.mode == .classic
    let mode = own.mode(game.mode) + (isUsual ? "" : " · " + own.level(game.level))
    let place = TextTwistBest.place(session, &context)
    let rank = place.map {
      Popup.Line(own.rank(game.score, $0, mode), .dim, short: own.rankShort(game.score, $0))
    }
    if isWon { return rank }
    let bestLine = best.own.map(own.best)
    let hidden = game.round.rack.hidden
    let isOnly = hidden.count { $0.count == Rack.size } == 1
    let sixLetter = game.round.hasBingo ? nil : hidden.last.map { own.sixLetterWord($0.capitals, isOnly) }
    let parts = [bestLine, sixLetter].compactMap { $0 }
    guard !parts.isEmpty else { return rank }
    let short = best.own.map(own.bestShort) ?? sixLetter ?? ""
    return Popup.Line(parts.joined(separator: " "), .dim, short: short)
  }

  private func scrolling(_ strings: Strings) -> ResultPopup.Scrolling {
    let lines = stage.list(strings).lines.count
    let kinds = gridKinds
    return ResultPopup.Scrolling(
      label: strings.textTwist.wordsToScroll,
      isNeeded: { layout in
        !kinds.contains(layout.kind) && lines > TextTwistLayout.wordsSize(layout.kind).height
      },
      command: { Command.scroll($0) })
  }
}
