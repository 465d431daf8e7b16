import Engines
import Kit

/// Describes the alternative: the move with which the loser of a round would still have won it, or lasted longer.
extension GhostReport {
  /// What else the loser could have done instead of the last letter, after which nothing was possible.
  private enum Instead {
    /// The letter that could have been added, and a word that it led to.
    case letter(Character, String)
    /// Every letter that could have been added completed a word, such as this one.
    case ending(String, isOnly: Bool)
    /// A word that was possible at some point.
    case word(String)
  }

  /// The better move, in `room` columns: with shortened names if necessary, else in its short form, at last without the word.
  func alternative(_ room: Int, isShort: Bool = false) -> String {
    let (whole, brief) = (name(), name(room: 8))
    let long = isShort ? [] : [whole, brief].map { alternative(isShort: false, $0) }
    let short = [whole, brief, name(room: 4)].map { alternative(isShort: true, $0) }
    let all = self.brief(long + short + [alternative(isShort: true, namesWord: false, brief)])
    return all.first { $0.columns <= room } ?? all[all.count - 1]
  }

  private func alternative(isShort: Bool, namesWord: Bool = true, _ name: (Int) -> String) -> String {
    if let mistake, let text = better(mistake, isShort: isShort, namesWord: namesWord, name) { return text }
    switch instead {
    case .letter(let letter, let word):
      return own.letterFor(letter.capital, round.fragment.last?.capital ?? " ", word.capitals)
    case .word(let word): return own.possible(word.capitals)
    case .ending, nil: break
    }
    if let given, case .letter = given.better {
      if isShort || given.fragment.isEmpty {
        return better(given, isShort: isShort, namesWord: namesWord, name) ?? ""
      }
      return earlier(given, name)
    }
    guard case .ending(let word, let isOnly) = instead else { return nothing(name) }
    return isOnly ? own.onlyLeft(word.capitals) : own.possible(word.capitals)
  }

  private func better(
    _ remark: GhostCoach.Remark, isShort: Bool, namesWord: Bool, _ name: (Int) -> String
  ) -> String? {
    strings.better(
      remark, on: name(match.victim(of: remark, inRound: index)), isShort: isShort, namesWord: namesWord)
  }

  /// The last move by which the loser gave the round away, where the last one of all could not have saved it any more.
  private func earlier(_ remark: GhostCoach.Remark, _ name: (Int) -> String) -> String {
    guard case .letter(let letter, let word) = remark.better else { return "" }
    let named: String? = word
    return own.betterEarlier(
      letter.capital, remark.fragment.capitals, named?.capitals,
      name(match.victim(of: remark, inRound: index)))
  }

  /// That the loser had no better move; a computer is named, so that the sentence does not console the winner.
  private func nothing(_ name: (Int) -> String) -> String {
    guard let loser = round.loser, match.players[loser].level != nil else { return own.nothing }
    return own.nothingFor(name(loser))
  }

  /// `nil` when nothing can be named. After a challenge a word that ends the round is not, if there were several: it would
  /// read like an answer.
  private var instead: Instead? {
    switch round.ending {
    case .dead(let word?), .caught(_, let word?): instead(for: word)
    default: nil
    }
  }

  /// - Parameter word: a word that was possible before the last letter.
  private func instead(for word: String) -> Instead? {
    let missed = String(round.fragment.dropLast())
    guard word.hasPrefix(missed), word.count > missed.count, !word.hasPrefix(round.fragment) else {
      return .word(word)
    }
    let next = String(word.prefix(missed.count + 1))
    guard next == word || match.judge.isWord(next) else { return .letter(next.last ?? " ", word) }
    if let longest = longest(after: missed) { return .letter(longest.letter, longest.word) }
    let isOnly = isOnlyLeft(after: missed)
    guard isOnly || round.challenger == nil, match.judge.lexicon.isFit(next) else { return nil }
    return .ending(next, isOnly: isOnly)
  }

  /// Whether one letter alone was possible.
  private func isOnlyLeft(after missed: String) -> Bool {
    let judge = round.challenger == nil ? match.judge : match.answerJudge
    return GhostSolver(judge).lines(from: missed, lookahead: 1).count == 1
  }

  /// The letter with which the round would have lasted longest; `nil` when every letter would have ended it, or the words
  /// must not be named.
  private func longest(after missed: String) -> GhostSolver.Line? {
    let judges = match.rules.bluff ? [match.judge, match.answerJudge] : [match.judge]
    let seats = match.standing(beforeRound: index).count
    return judges.lazy.compactMap { judge in
      let lines = GhostSolver(judge).lines(from: missed, seats: seats)
      return GhostSolver.best(of: lines.filter { $0.verdict != .ends }).flatMap { $0.isFit ? $0 : nil }
    }.first
  }

  /// The words named in the report, without duplicates: the one that ended the round, then that of the better move.
  var words: [String] {
    var words: [String?] = []
    switch round.ending {
    case .completed(let word), .answered(let word): words.append(word)
    default: break
    }
    switch (mistake?.better, instead) {
    case (.letter(_, let word?), _), (.continuation(_, let word?), _), (.answer(let word), _):
      words.append(word)
    case (_, .letter(_, let word)), (_, .word(let word)): words.append(word)
    case (_, let instead):
      if case .letter(_, let word) = given?.better {
        words.append(word)
      } else if case .ending(let word, _) = instead {
        words.append(word)
      }
    }
    return words.compactMap(\.self).uniqued
  }

  /// The remark on the loser's last move, if there was a better one.
  private var mistake: GhostCoach.Remark? {
    given.flatMap { $0.fragment.count + 1 >= round.fragment.count ? $0 : nil }
  }

  /// The remark on the last move by which the loser gave a won position away.
  private var given: GhostCoach.Remark? {
    remarks.last { $0.player == round.loser && $0.better != nil }
  }
}

extension Strings {
  /// Describes the better move; `nil` when there was none.
  /// - Parameters:
  ///   - namesOther: whether to name the letter that was added instead as well.
  ///   - namesWord: whether to name the word to which a letter would have led.
  func better(
    _ remark: GhostCoach.Remark, on opponent: String, isShort: Bool = false, namesOther: Bool = true,
    namesWord: Bool = true
  ) -> String? {
    let own = ghostMatch
    var other: Character?
    if namesOther, case .add(let added) = remark.move { other = added.capital }
    switch remark.better {
    case .letter(let letter, let found):
      let word: String? = namesWord ? found?.capitals : nil
      return isShort
        ? own.wasTheWay((remark.fragment + String(letter)).capitals, word, opponent)
        : own.betterLetter(letter.capital, other, word, opponent)
    case .continuation(let letter, let found):
      let word: String? = namesWord ? found?.capitals : nil
      return isShort
        ? ghostSeats.goingOnShort((remark.fragment + String(letter)).capitals, word)
        : ghostSeats.continuation(letter.capital, other, word)
    case .challenge: return isShort ? own.betterChallengeShort : own.betterChallenge
    case .answer(let word): return own.betterAnswer(word.capitals)
    case nil: return nil
    }
  }
}
