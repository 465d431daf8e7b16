import Engines
import Kit
import Records
import TextUI

/// The result of a game, with the records' figures on it.
struct HangmanEnd: Sendable {
  var isWon: Bool
  var misses: Int
  /// The player's winning streak before this game and including it.
  var streakBefore = 0
  var streak = 0
  /// The longest winning streak before this game.
  var longest = 0
  /// The rank of this game on the mode's list.
  var rank: Int?
  var isHinted = false
  /// For a daily puzzle: the number of consecutive days on which all puzzles were played.
  var days = 0
}

extension HangmanScreen {
  /// Saves the result; for a duel, that of both players.
  mutating func finish(isWon: Bool, misses: Int, _ context: inout Context) {
    let session: GameSession
    switch purpose {
    case .game(let game): session = game
    case .practice(var practice):
      practice.answer(isKnown: isWon, &context)
      self.practice = practice
      return
    }
    context.rememberToday(subject(isWon: isWon), isWon: isWon)
    var end = HangmanEnd(isWon: isWon, misses: misses, isHinted: game.isHinted)
    defer {
      self.end = end
      figures = HangmanFigures(session, category: category, &context)
    }
    let record = record(session, context)
    guard session.mode != .duel else {
      finished = GameRecord(result: context.result(of: session, isWon: isWon), game: record)
      context.finishDuel(session, record, guesserWon: isWon)
      return
    }
    let mode = session.mode
    end.longest = context.records.tally(of: session.player, in: mode).longestStreak
    var result = context.result(of: session, isWon: isWon, misses: misses, details: game.resultDetails)
    if game.isHinted { result.isRanked = false }
    let finished = GameRecord(result: result, game: record)
    self.finished = finished
    context.finish(finished)
    if !isWon, game.candidateHistory == nil, let word = game.alphabet.word(game.phrase), word.count > 1 {
      context.addForPractice([word], of: session.player, session, isFromList: false)
    }
    end.streakBefore = streak
    streak = mode.ranking == .streak && session.code.isEmpty && isWon ? streak + 1 : 0
    end.streak = streak
    if isWon, result.isRanked, mode.ranking == .streak {
      end.rank = context.records.rank(of: session.player, in: mode)
    }
    if let day = session.day {
      let results = context.records.dailyResults(of: session.player, language: session.language)
      end.days = DailyStanding(results, day: day).streak
    }
  }

  /// What was to be guessed; the Devil has no phrase while more than one word is possible.
  private func subject(isWon: Bool) -> HangmanToday.Entry.Subject {
    guard !isWon, let candidates = game.candidateHistory, !candidates.isPinned else {
      return .phrase(game.phrase)
    }
    let known = game.board.map(\.known)
    guard known.contains(where: { $0 != nil }) else { return .wordsLeft(candidates.wordsLeft) }
    return .pattern(String(known.map { $0 ?? "_" }))
  }

  func endPopup(_ context: Context, opensByItself: Bool = true) -> ResultPopup {
    if let practice { return practicePopup(practice, context, opensByItself: opensByItself) }
    let own = context.strings.hangmanEnd
    let isWon = game.status == .won
    let candidates = game.candidateHistory
    let title =
      candidates != nil
      ? (isWon ? own.devilWonTitle : own.devilLostTitle) : isWon ? own.wonTitle(game.misses) : own.lostTitle
    var popup = ResultPopup(
      title, isWon ? wonLines(context) : lostLines(context), endButtons(context),
      look: isWon ? .won : .lost,
      extras: .meaning(of: game.shownWords(context), context, Command.explain)
        + (finished == nil ? [] : [.replay(Command.replay, context.strings)]),
      opensByItself: opensByItself)
    if let candidates, !isWon, !candidates.isPinned, session?.code.isEmpty == true,
      let longest = end?.longest, longest > 0
    {
      popup.remark = own.longestAgainst(longest)
    }
    return popup
  }

  private func endButtons(_ context: Context) -> [Popup.Button] {
    let strings = context.strings
    let own = strings.hangmanEnd
    let menu = Popup.Button(strings.menuButton, isCancel: true, then: .home)
    guard session?.day == nil else { return Daily.buttons(strings) }
    let isDuel = session?.mode == .duel
    let again: Popup.Button =
      isDuel
      ? .init(own.nextRound, then: .perform(Command.nextRound))
      : .init(strings.newGame, then: .perform(Command.newGame))
    if game.candidateHistory != nil {
      return [again, .init(own.tableButton, then: .perform(Command.showTable)), menu]
    }
    return [again, .init(strings.changeGame, then: isDuel ? .perform(Command.endDuel) : .pop), menu]
  }

  private func wonLines(_ context: Context) -> [Popup.Line] {
    guard let end, let session else { return [] }
    let own = context.strings.hangmanEnd
    if session.mode == .duel {
      let duel = context.hangman.duel
      return context.guessedLines(context.duelist(duel.guesser), misses: end.misses, in: duel)
    }
    var first = own.wrongGuesses(end.misses)
    var short = own.wrongShort(end.misses)
    if session.mode.ranking == .streak, session.code.isEmpty {
      // A win with a hint is on no list, so it is not compared with earlier ones.
      let streak = context.strings.hangman.streak(end.streak)
      let isLongest = end.streak > 1 && end.streak > end.longest && !end.isHinted
      first += "   ·   " + streak + (isLongest ? own.longestYet : "")
      short += " · " + streak + (isLongest ? own.longestYetShort : "")
    }
    let line = Popup.Line(first, short: short)
    guard game.candidateHistory != nil else {
      return [line] + [standing(end, context)].compactMap { $0 }
    }
    return [.init(own.nothingElse(game.phrase.capitals)), standing(end, context) ?? line]
  }

  /// The second line after a win: the first of these that applies.
  private func standing(_ end: HangmanEnd, _ context: Context) -> Popup.Line? {
    guard let session else { return nil }
    if let both = sideBySide(context.strings) { return both }
    let own = context.strings.hangmanEnd
    if session.day != nil {
      return end.days > 0 ? .init(context.strings.calendar.streak(end.days)) : nil
    }
    if let rank = end.rank {
      let mode = HangmanGame().name(of: session.mode, context.strings).short
      return .init(own.rank(rank, mode), .won, short: own.rankShort(rank, mode))
    }
    if end.isHinted { return .init(own.hinted, .dim) }
    if !session.words.isEmpty {
      return .init(context.strings.saved.unranked, .dim, short: context.strings.saved.unrankedShort)
    }
    return end.longest > 0 ? .init(own.longestIs(end.longest), .dim) : nil
  }

  private func fewLine(_ words: [String], _ own: HangmanEndStrings) -> Popup.Line {
    Popup.Line(own.neverChoseAmong(words), short: own.neverChoseAmongShort(words))
  }

  private func lostLines(_ context: Context) -> [Popup.Line] {
    guard let end, let session else { return [] }
    let own = context.strings.hangmanEnd
    if session.mode == .duel {
      return context.hangedLines(context.duelist(context.hangman.duel.setter), in: context.hangman.duel)
    }
    let small = Popup.Line(own.smallLetters, short: own.smallLettersShort)
    if let candidates = game.candidateHistory {
      let count = candidates.wordsLeft
      let word = game.phrase.capitals
      let why =
        candidates.isPinned
        ? Popup.Line(own.oneWasLeft(word))
        : !candidates.fewLeft.isEmpty
          ? fewLine(candidates.fewLeft.map(\.capitals), own)
          : Popup.Line(own.neverChose(count, word), short: own.neverChoseShort(count, word))
      if let both = sideBySide(context.strings) { return [why, both] }
      let showsLongest = candidates.isPinned && end.longest > 0
      return showsLongest
        ? [why, .init(own.longestAgainst(end.longest), .dim, short: own.longestIs(end.longest))] : [why]
    }
    if let both = sideBySide(context.strings) { return [small, both] }
    if end.days > 0 { return [small, .init(context.strings.calendar.streak(end.days), .dim)] }
    var second = end.streakBefore > 0 ? own.streakEnds(end.streakBefore) : ""
    if end.longest > 0 { second += (second.isEmpty ? "" : " ") + own.longestIs(end.longest) }
    guard !second.isEmpty else { return [small] }
    return [
      small, .init(second, .dim, short: end.streakBefore > 0 ? own.streakEnds(end.streakBefore) : second),
    ]
  }
}

extension GuessingGame {
  /// The words displayed at the end of the game.
  func shownWords(_ context: Context) -> [String] {
    let few = candidateHistory?.fewLeft ?? []
    return few.isEmpty ? context.words(of: phrase) : few
  }
}
