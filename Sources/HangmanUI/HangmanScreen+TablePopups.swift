import Engines
import Kit
import Records
import TextUI

/// The popups of a duel at a table, in place of the keyboard, and the field for its phrase.
extension HangmanScreen {
  func tableLeavePopup(_ strings: Strings) -> ResultPopup {
    .leavingTable(strings.saved.leaveLine, leave: .perform(Command.leaveTable), strings)
  }

  func otherLeftPopup(_ strings: Strings) -> ResultPopup {
    let (common, own) = (strings.table, strings.hangmanTable)
    let time = table?.awayTime ?? .zero
    var lines = [Popup.Line(common.leftLine(2), short: common.leftShort(2))]
    var callOff: Popup.Button?
    if table?.mayCallOff == true {
      let isEarly = time < HangmanTableSeat.callOffTime
      lines.append(.init(isEarly ? own.callOffLater : own.callOffNow, .dim, short: own.callOffShort(isEarly)))
      callOff = .init(own.callOffButton, short: own.callOffButtonShort, then: .perform(Command.callOff))
    }
    return .left(
      table.map { $0.name(of: $0.other) } ?? "", for: time, lines, wait: .perform(Command.wait),
      other: callOff, leave: .perform(Command.leaveTable), next: table?.rest,
      again: .perform(Command.showState), strings)
  }

  /// The end of the previous round.
  func tableEndPopup(_ context: Context, opensByItself: Bool) -> ResultPopup {
    let strings = context.strings
    let own = strings.hangmanEnd
    guard let table, let round = table.duel.finished.last else { return tableLeavePopup(strings) }
    let isWon = round.winner == table.me
    let hasPhrase = round.ending == .guessed || round.ending == .hanged
    var popup = ResultPopup(
      endTitle(round, table, strings), endLines(round, table, context),
      [
        .init(own.nextRound, then: .perform(Command.nextRound)),
        .init(strings.menuButton, isCancel: true, then: .perform(Command.leaveTable)),
      ], look: isWon ? .won : round.winner == nil ? .neutral : .lost,
      extras: (hasPhrase ? .meaning(of: game.shownWords(context), context, Command.explain) : [])
        + (finished == nil ? [] : [.replay(Command.replay, strings)]),
      opensByItself: opensByItself)
    popup.closesWithMoves = true
    if table.isOtherAway {
      let (name, left) = (table.name(of: table.other), strings.table.leftTable)
      popup.say(left(name) + ".", short: left(name.clipped(to: 12)) + ".")
    }
    return popup
  }

  private func endTitle(
    _ round: TableDuel.Round, _ table: HangmanTableSeat, _ strings: Strings
  ) -> String {
    let (own, common) = (strings.hangmanTable, strings.hangmanEnd)
    let isSetter = round.setter == table.me
    return switch round.ending {
    case .guessed: isSetter ? own.foundTitle(table.name(of: table.other)) : common.wonTitle(game.misses)
    case .hanged: isSetter ? own.keptTitle : common.lostTitle
    case .untrue: isSetter ? own.untrueLostTitle : own.untrueWonTitle
    case .calledOff: own.calledOffTitle
    }
  }

  /// What happened, then the score.
  private func endLines(
    _ round: TableDuel.Round, _ table: HangmanTableSeat, _ context: Context
  ) -> [Popup.Line] {
    let own = context.strings.hangmanTable
    let setter = table.name(of: round.setter)
    let score = context.scoreLine(of: table.standing)
    return switch round.ending {
    case .guessed:
      context.guessedLines(table.name(of: 1 - round.setter), misses: game.misses, in: table.standing)
    case .hanged: context.hangedLines(setter, in: table.standing)
    case .untrue: [.init(own.untrue(setter), short: own.untrue(setter.clipped(to: 8))), score]
    case .calledOff: [.init(own.calledOffLine), score]
    }
  }

  /// The field for the phrase.
  func hidingScreen(_ context: Context) -> EntryScreen {
    let strings = context.strings
    return EntryScreen(
      [strings.hangman.name, source], standing: context.score(of: duel(context)),
      prompt: strings.hangmanTable.prompt(table.map { $0.name(of: $0.other) } ?? ""), isSecret: true,
      rules: .hidden(context), context
    ) { Command.hidden($0) }
  }
}

extension EntryScreen.Rules {
  /// The rules for a phrase at a table: as at one keyboard, but short enough to be sent.
  fileprivate static func hidden(_ context: Context) -> EntryScreen.Rules {
    var rules = secret(context)
    let (alphabet, strings) = (context.language.alphabet, context.strings)
    rules.textError = { [textError = rules.textError] phrase in
      textError(phrase)
        ?? (TableDuel.isPlayable(phrase, alphabet: alphabet) ? nil : strings.entry.tooLong(TableDuel.longest))
    }
    return rules
  }
}
