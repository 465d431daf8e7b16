import Commentary
import Engines
import Records
import Texts

/// The figures of the records on the result of a game.
package struct HangmanEnd: Sendable {
  /// The player's winning streak before this game and including it.
  fileprivate var streakBefore = 0
  fileprivate var streak = 0
  /// The longest winning streak before this game.
  fileprivate var longest = 0
  /// The place of this game on the mode's list.
  fileprivate var standing: ListStanding?
  /// How many wrong guesses half of the player's wins needed at most, this one included; `nil` until there are enough.
  fileprivate var half: Int?
}

extension HangmanRound {
  /// Ends the game, which is given up if it is neither won nor lost, and saves its result; for a duel, that of both players.
  mutating func finish(_ context: inout Context) {
    var end = HangmanEnd()
    let isWon = game.status == .won
    let misses = game.status == .playing ? Hangman.missesAllowed : game.misses
    defer { self.end = end }
    guard !session.isWhatIf else { return }
    let record = self.record
    if var posted = post {
      if !posted.isOver { _ = posted.make(.resign) }
      // The setter of a sealed phrase has to reveal it first.
      if posted.isOver {
        if !posted.isDone { context.postBox.finish(&posted, record: record) }
        finished = GameRecord(result: context.postBox.result(of: posted), game: record)
      }
      post = posted
      return
    }
    guard session.mode != .duel else {
      finished = GameRecord(result: GameResult(of: session, isWon: isWon, context), game: record)
      nextRound = HangmanSetUp.finishRound(session, record, guesserWon: isWon, &context)
      return
    }
    let mode = session.mode
    end.longest = context.services.records.tally(of: session.player, in: mode).longestStreak
    var result = GameResult(
      of: session, isWon: isWon, misses: misses, details: game.resultDetails, context)
    if game.isHinted { result.isRanked = false }
    result.details.pictures = context.pictures.id
    endVisit(&result, &context)
    let finished = GameRecord(result: result, game: record)
    self.finished = finished
    session.save(finished, &context)
    if let category, category.hasPrefix(Vocabulary.folder) {
      if !isWon { context.practiceBook.add(vocabularyWord: game.phrase, of: session) }
    } else if !isWon, game.candidateHistory == nil, let word = game.alphabet.word(game.phrase), word.count > 1
    {
      context.practiceBook.add([word], of: session.player, session, isFromList: false)
    }
    form = HangmanForm(of: session, &context)
    end.half = isWon ? form.half : nil
    end.streakBefore = streak
    streak = mode.ranking == .streak && session.counts && isWon ? streak + 1 : 0
    end.streak = streak
    if isWon, result.isRanked, mode.ranking == .streak {
      end.standing = ListStanding(of: session.player, in: mode, &context)
    }
  }

  /// What a result says besides the title: what happened, and what is different from the games before.
  func resultLines(_ context: Context) -> [ResultLine] {
    guard let end else { return [] }
    let (text, duel, isWon) = (context.text, context.hangman.duel, game.status == .won)
    if session.mode == .duel {
      let winner = Person(duel.name(of: isWon ? duel.guesser : duel.setter, context))
      return duel.lines(wonBy: winner, misses: isWon ? game.misses : nil, context)
    }
    guard isWon else { return lostLines(end, context) }
    let pinned =
      game.candidateHistory == nil
      ? [] : [ResultLine(text("Nothing else was left: \(game.shownPhrase(context))."))]
    if let leaving = leaving(text) { return pinned + [leaving] }
    return pinned + [difference(end, text)]
      + [ResultLine(parts: course(end, text))].filter { !$0.parts.isEmpty }
  }

  /// The guess that turned the game, and what half of the wins needed.
  private func course(_ end: HangmanEnd, _ text: Texts) -> [String] {
    let best = turn.map { text.opened($0.letter, $0.places) }
    return [best, end.half.map(text.halfOfWins)].compactMap(\.self)
  }

  /// The guess that opened the most places, at least three and more than any other; `nil` without one, and against the Devil, who
  /// decides that.
  private var turn: (letter: Character, places: Int)? {
    guard game.candidateHistory == nil else { return nil }
    let hits = game.moves.compactMap { move -> (letter: Character, places: Int)? in
      guard case .guess(let letter) = move, !game.missedLetters.contains(letter) else { return nil }
      return (letter, game.places(of: letter))
    }
    guard let most = hits.map(\.places).max(), most > 2 else { return nil }
    let best = hits.filter { $0.places == most }
    return best.count == 1 ? best[0] : nil
  }

  /// One true thing about a win that was different before.
  private func difference(_ end: HangmanEnd, _ text: Texts) -> ResultLine {
    let wrong = ResultLine(game.misses == 0 ? text("Not one wrong guess.") : text.wrongGuesses(game.misses))
    if session.isWhatIf { return wrong }
    if let both = sideBySide(text) { return both }
    if session.day != nil { return wrong }
    if game.isHinted { return ResultLine(text("With a hint: not on a list."), isNote: true) }
    if !session.words.isEmpty {
      return ResultLine(text("Games with words of your own are on no high score list."), isNote: true)
    }
    guard session.mode.ranking == .streak, session.counts, end.streak > 1 else { return wrong }
    let isLongest = end.streak > end.longest && end.longest > 0
    let streak =
      isLongest ? text("Streak \(end.streak), your longest yet.") : text("Streak \(end.streak).")
    return ResultLine(streak, standing(end, text), streak: end.streak)
  }

  /// Whom the streak passes next, or its rank; `nil` when neither means anything.
  private func standing(_ end: HangmanEnd, _ text: Texts) -> String? {
    if let next = end.standing?.next {
      return text.toPass(next.player, next.gap)
    }
    let mode = text.hangmanName(of: session.mode).short
    return end.standing?.rank.map { text("Number \($0) of all time in \(mode).") }
  }

  private func lostLines(_ end: HangmanEnd, _ context: Context) -> [ResultLine] {
    let text = context.text
    let why = game.candidateHistory.map { ResultLine(text.wordsLeft($0, game.phrase, in: context.lexicon)) }
    let lines = [why ?? text.smallLetters]
    if let standing = leaving(text) { return lines + [standing] }
    if let both = sideBySide(text) { return lines + [both] }
    guard end.streakBefore > 1 else { return lines }
    return lines + [ResultLine(text("The streak ends at \(end.streakBefore)."), isNote: true)]
  }

  /// The result of the sender of this game's code beside the player's; `nil` for a game without a code.
  private func sideBySide(_ text: Texts) -> ResultLine? {
    guard let code = session.dealtBy else { return nil }
    return text.sideBySide(
      text.hangmanResult(.init(isWon: game.status == .won, number: game.misses)),
      text.hangmanResult(.init(bits: code.result)))
  }
}

extension HangmanPlay {
  /// How it has ended, for both front ends.
  package func ending(_ context: Context) -> HangmanEnding {
    let text = context.text
    let isWon = game.status == .won
    let article = practice?.article.map { $0.text + " " } ?? ""
    let phrase = article + game.shownPhrase(context)
    let isKnown = isWon && practice?.article?.isWrong != true
    return HangmanEnding(
      isWon: isWon,
      title: round?.isGivenUp == true
        ? text("Given up")
        : practice?.isUnknown == true
          ? text("Not known yet") : text.ending(of: game, given: practice?.missesGiven ?? 0),
      word: game.candidateHistory != nil
        ? nil : isWon ? text("\(phrase): right.") : text("It was \(phrase)."),
      lines: round?.resultLines(context) ?? practice?.resultLines(isKnown: isKnown, text) ?? [],
      remark: round?.visit?.line,
      meaning: meaning(context))
  }

  /// What a vocabulary or the phrase's category says of it, else what it means, which practice has asked for.
  private func meaning(_ context: Context) -> String? {
    let isTaught = round?.category?.hasPrefix(Vocabulary.folder) == true
    let taught =
      practice.map { context.vocabularies.taught(letters: $0.word.word) }
      ?? (isTaught ? context.vocabularies.taught(game.phrase, in: round?.category) : nil)
    let told = round?.category.flatMap { context.dealer.category($0)?.meanings[game.phrase] }
    return taught ?? told.map { context.text.labelled(game.phrase, $0) }
      ?? (practice == nil ? context.meanings.line(of: game.named(context)) : nil)
  }
}

/// How a game, a round of a duel or a practised word has ended.
package struct HangmanEnding: Sendable {
  /// `nil` when nobody has won it.
  package let isWon: Bool?
  package let title: String
  /// What was to be found, for who does not see it; `nil` where a line names it.
  package let word: String?
  /// What happened, and what is different from the games before.
  package let lines: [ResultLine]
  /// What the host says of it; `nil` for one that says nothing.
  package let remark: String?
  /// What the word means; `nil` when nobody has written it down.
  package let meaning: String?

  package init(
    isWon: Bool?, title: String, word: String? = nil, lines: [ResultLine], remark: String? = nil,
    meaning: String? = nil
  ) {
    (self.isWon, self.title, self.word, self.lines) = (isWon, title, word, lines)
    (self.remark, self.meaning) = (remark, meaning)
  }

  /// What happened, in sentences.
  package var sentences: [String] {
    let first = isWon == true ? [word, title.sentence] : [title.sentence, word]
    return first.compactMap(\.self) + lines.filter { !$0.isSeen }.map(\.sentence)
  }
}

extension Texts {
  /// The text for a result in a code.
  package func hangmanResult(_ result: GameCode.Result) -> String {
    guard result.isWon else { return self("lost") }
    let misses = min(result.number, Hangman.missesAllowed)
    return misses == 0 ? self("none wrong") : self("\(misses) wrong")
  }

  /// What the small letters on the board of a lost game are.
  package var smallLetters: ResultLine { ResultLine(self("The small letters were missing."), isSeen: true) }

  /// The result of a game that was dealt by a code, beside that of the code's sender.
  package func sideBySide(_ own: String, _ sent: String) -> ResultLine {
    ResultLine(self("You: \(own)"), self("Sender: \(sent)"))
  }
}

extension DailyPuzzles {
  /// Hangman's word; `nil` when the list has no suitable one.
  package var word: String? {
    chosenWord.flatMap { DailyRules.word($0, in: lexicon, language.alphabet) }
      ?? DailyRules.word(in: lexicon, order: seed(.dailyHangman), place: day.number)
  }
}

extension GuessingGame {
  /// The details of a result about the guesses, without any letters.
  package var resultDetails: GameResult.Details {
    var details = GameResult.Details()
    details.missedLetters = String(missedLetters)
    var hints = 0
    details.guesses = moves.enumerated().reduce(into: "") { text, move in
      switch move.element {
      case .guess(let letter): text += missedLetters.contains(letter) ? "m" : "h"
      case .solve: text += status == .won && move.offset == moves.count - 1 ? "s" : "x"
      case .hint:
        hints += 1
        text += "!"
      }
    }
    if hints > 0 { details.hints = hints }
    return details
  }
}

extension GameResult.Details {
  /// The guesses, one letter each: `h` a hit, `m` a miss, `!` a hint, `s` the solution, `x` a wrong solution.
  package var guesses: String? {
    get { self[text: "guesses"] }
    set { self[text: "guesses"] = newValue }
  }

  /// The id of the picture set, of which the yard has a figure.
  package var pictures: String? {
    get { self[text: "pictures"] }
    set { self[text: "pictures"] = newValue }
  }

  /// The guessed letters that are not in the phrase.
  package var missedLetters: String? {
    get { self[text: "missed-letters"] }
    set { self[text: "missed-letters"] = newValue }
  }
}
