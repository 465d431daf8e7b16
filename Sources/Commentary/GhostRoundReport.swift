import Engines
import Texts

/// What is said of the end of a round: who lost it, why, and which move would have been better.
package struct GhostRoundReport {
  private let match: Ghost
  private let index: Int
  /// The player whom the sentences call "you"; `nil` when they name everybody.
  private let you: Int?
  private let text: Texts
  private let remarks: [GhostCoach.Remark]

  /// - Parameters:
  ///   - index: the index of the round; `nil` for the last one.
  ///   - remarks: the coach's remarks on the round; empty when only the reason is needed.
  package init(
    _ match: Ghost, round index: Int? = nil, you: Int? = nil, _ text: Texts, remarks: [GhostCoach.Remark] = []
  ) {
    self.match = match
    self.index = index ?? match.rounds.count - 1
    self.you = you
    self.text = text
    self.remarks = remarks
  }

  private var round: Ghost.Round { match.rounds[index] }
  private var fragment: String { round.fragment.capitals }
  private var last: Int { round.turns.last?.player ?? round.starter }
  private var challenger: Int { round.challenger ?? round.starter }

  /// The player who scores: the winner, or with more than two players the one after the loser.
  private var winner: Int {
    let loser = round.loser ?? last
    let others = match.playersLeft(beforeRound: index).filter { $0 != loser }
    return others.first { match.score(of: $0, inRound: index) > 0 } ?? others.first ?? loser
  }

  private func name(_ player: Int) -> String { match.name(of: player, text) }
  private func shown(_ word: String) -> String { match.spelling(of: word).capitals }

  /// Whether a word that was named is one, but too rare to be an answer.
  private func isRare(_ named: String) -> Bool {
    guard let tier = match.judge.lexicon.tier(of: named) else { return false }
    return tier > match.answerJudge.tier && tier <= .rare
  }

  /// That no word of the judge's list begins with the fragment; the list is named if a word too rare for it does.
  private var noWordBegins: String {
    let all = GhostJudge(match.judge.lexicon, upTo: .rare, shortest: match.judge.shortest)
    guard all.isPossible(round.fragment) else { return text("No word begins with \(fragment).") }
    return switch match.rules.allowedTier {
    case .common, .familiar: text("No familiar word begins with \(fragment).")
    case .standard: text("No word of the wide list begins with \(fragment).")
    default: text("No word begins with \(fragment).")
    }
  }

  /// Who moved last, in a few words for the row that shows the turn.
  package var headline: String {
    let name = name(last)
    return switch round.ending {
    case .completed: text("\(name) finished a word")
    case .dead: text("No word begins with \(fragment)")
    case .answered(let word): text("\(name) had \(shown(word))")
    case .caught: text("\(name) had no word")
    case nil: ""
    }
  }

  /// The end of the round in brief, without its letters.
  package var brief: String {
    switch round.ending {
    case .completed: text("\(name(last)) finished it")
    case .dead, .caught: text("\(name(last)): no such word")
    case .answered: text("\(name(challenger)) doubted it")
    case nil: ""
    }
  }

  /// Why the round ended, without the score.
  package var reason: String {
    switch round.ending {
    case .completed(let word):
      last == you ? text("You finished \(shown(word)).") : text("\(name(last)) finished \(shown(word)).")
    case .dead: noWordBegins + " " + whoseLetter
    case .answered(let word): doubt + " " + answer(word)
    case .caught(let named, _):
      match.playersLeft(beforeRound: index).count > 2 ? doubt + " " + failure(named) : failure(named)
    case nil: ""
    }
  }

  private var whoseLetter: String {
    let letter = round.fragment.last?.capital ?? " "
    return last == you
      ? text("The last \(letter) was yours.") : text("The last \(letter) was \(name(last))'s.")
  }

  private var doubt: String {
    challenger == you ? text("You doubted \(fragment).") : text("\(name(challenger)) doubted \(fragment).")
  }

  private func answer(_ word: String) -> String {
    last == you ? text("You had \(shown(word)).") : text("\(name(last)) had \(shown(word)).")
  }

  /// - Parameter named: the word that was named in vain; `nil` when none was.
  private func failure(_ named: String?) -> String {
    let isYou = last == you
    guard let named else {
      return isYou
        ? text("You had no word for \(fragment).") : text("\(name(last)) had no word for \(fragment).")
    }
    let word = shown(named)
    guard isRare(named) else {
      return isYou
        ? text("You named \(word), which is no word.")
        : text("\(name(last)) named \(word), which is no word.")
    }
    return isYou
      ? text("You named \(word), which is too rare to count.")
      : text("\(name(last)) named \(word), which is too rare to count.")
  }

  /// What the round scored: for the winner, with more than two players for all the others.
  package var score: String {
    let others = match.playersLeft(beforeRound: index).filter { $0 != round.loser }
    let scores = others.map { match.score(of: $0, inRound: index) }
    if others.count > 1, let least = scores.min(), let most = scores.max() {
      if least < most { return text("The others score \(least) to \(most).") }
      return most == 0 ? text("The others score nothing.") : text("The others score \(most).")
    }
    let score = match.score(of: winner, inRound: index)
    if winner == you { return score == 0 ? text("You score nothing.") : text("You score \(score).") }
    let name = name(winner)
    return score == 0 ? text("\(name) scores nothing.") : text("\(name) scores \(score).")
  }

  // Describes the alternative: the move with which the loser of a round would still have won it, or lasted longer.

  /// What else the loser could have done instead of the last letter, after which nothing was possible.
  private enum Instead {
    /// The letter that could have been added, and a word that it led to.
    case letter(Character, String)
    /// Every letter that could have been added completed a word, such as this one.
    case ending(String, isOnly: Bool)
    /// A word that was possible at some point.
    case word(String)
  }

  /// The better move, or that there was none.
  package var alternative: String {
    if let mistake, let sentence = text.better(mistake, in: match) { return sentence }
    switch instead {
    case .letter(let letter, let word):
      return text("\(letter.capital) for \(round.fragment.last?.capital ?? " "): \(shown(word)).")
    case .word(let word): return text("There was \(shown(word)).")
    case .ending, nil: break
    }
    if let given, case .letter = given.better { return earlier(given) }
    guard case .ending(let word, let isOnly) = instead else { return nothing }
    return isOnly ? text("Only \(shown(word)) was left.") : text("There was \(shown(word)).")
  }

  /// The last move by which the loser gave the round away, where the last one of all could not have saved it any more.
  private func earlier(_ remark: GhostCoach.Remark) -> String {
    guard case .letter(let letter, let word) = remark.better, !remark.fragment.isEmpty else {
      return text.better(remark, in: match) ?? ""
    }
    let fragment = remark.fragment.capitals
    return word.map { text("\(letter.capital) after \(fragment) wins: \(shown($0)).") }
      ?? text("\(letter.capital) after \(fragment) wins.")
  }

  /// That the loser had no better move; a computer is named, so that the sentence does not console the winner.
  private var nothing: String {
    guard let loser = round.loser, match.players[loser].level != nil else {
      return text("Nothing could have saved it.")
    }
    return text("Nothing could have saved \(name(loser)).")
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
    let seats = match.playersLeft(beforeRound: index).count
    return judges.lazy.compactMap { judge in
      let lines = GhostSolver(judge).lines(from: missed, seats: seats)
      return GhostSolver.best(of: lines.filter { $0.verdict != .ends }).flatMap { $0.isFit ? $0 : nil }
    }.first
  }

  /// The words named in the report, without duplicates: the one that ended the round, then that of the better move.
  package var words: [String] {
    var words = [round.ending?.word]
    switch (mistake?.better?.word, instead) {
    case (let word?, _), (_, .letter(_, let word)), (_, .word(let word)): words.append(word)
    case (_, let instead):
      if case .letter(_, let word) = given?.better {
        words.append(word)
      } else if case .ending(let word, _) = instead {
        words.append(word)
      }
    }
    return words.compactMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
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
