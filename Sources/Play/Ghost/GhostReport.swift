import Engines

/// Describes the end of a round: who lost it, why, and which move would have been better.
struct GhostReport {
  let match: Ghost
  /// The index of the round.
  let index: Int
  let strings: Strings
  /// The coach's remarks on the round; empty when only the reason is needed.
  var remarks: [GhostCoach.Remark] = []

  private var own: GhostMatchStrings { strings.ghostMatch }
  private var round: Ghost.Round { match.rounds[index] }
  private var fragment: String { round.fragment.capitals }
  private var last: Int { round.turns.last?.player ?? round.starter }
  private var challenger: Int { round.challenger ?? round.starter }

  /// The player who scores: the winner, or with more than two players the one after the loser.
  private var winner: Int {
    let loser = round.loser ?? last
    let others = match.standing(beforeRound: index).filter { $0 != loser }
    return others.first { match.score(of: $0, inRound: index) > 0 } ?? others.first ?? loser
  }

  /// Fits sentences into `room` columns if possible: with full names, then with short ones, then only the first sentence,
  /// again with full names first.
  private func fitted(_ room: Int, _ sentences: ((Int) -> String) -> [String]) -> String {
    func name(_ player: Int) -> String { match.name(of: player, strings) }
    func short(_ player: Int) -> String { match.name(of: player, strings, room: 8) }
    let full = sentences(name)
    let brief = sentences(short).map { $0.hasSuffix("….") ? String($0.dropLast()) : $0 }
    for text in [full.joined(separator: " "), brief.joined(separator: " "), full.first ?? ""]
    where text.columns <= room { return text }
    return brief.first ?? ""
  }

  /// That no word begins with the fragment. Names the judge's list if a word too rare for it does.
  var noWord: String {
    let all = GhostJudge(match.judge.lexicon, upTo: .rare, shortest: match.judge.shortest)
    let isRare = all.isPossible(round.fragment)
    return own.noWord(isRare ? GhostSetUp.AllowedTier(rawValue: match.rules.allowedTier) : nil)
  }

  private func noWordBegins(_ room: Int) -> String {
    let text = own.noneBegins(noWord, fragment)
    return text.columns <= room ? text : own.noneBegins(own.noWord(nil), fragment)
  }

  /// Who moved last, for the row that shows the turn, in `room` columns.
  func headline(_ room: Int) -> String {
    let name = match.name(of: last, strings)
    return switch round.ending {
    case .completed: own.finished(name)
    case .dead: noWordBegins(room)
    case .answered(let word): own.had(name, word.capitals)
    case .caught: own.hadNone(name)
    case nil: ""
    }
  }

  /// Why the round ended, without the score.
  var reason: String { why(.max, scores: false) }

  /// Why the round ended, without the score, in `room` columns; uses the short form if necessary.
  func reason(_ room: Int) -> String {
    let text = why(room, scores: false)
    return text.columns <= room ? text : why(room, isShort: true, scores: false)
  }

  /// Why the round ended, and what that scored, in `room` columns.
  func why(_ room: Int, isShort: Bool = false, scores: Bool = true) -> String {
    fitted(room) { name in
      var sentences = [isShort ? shortReason(name) : reason(name)]
      if scores {
        sentences.append(scoreSentence(name))
      }
      return sentences
    }
  }

  /// The winner's score; with more than two players that of all the others, if it is the same.
  private func scoreSentence(_ name: (Int) -> String) -> String {
    let others = match.standing(beforeRound: index).filter { $0 != round.loser }
    let scores = Set(others.map { match.score(of: $0, inRound: index) })
    if others.count > 1, scores.count == 1, let score = scores.first {
      return strings.ghostSeats.othersScore(score)
    }
    return own.scores(name(winner), match.score(of: winner, inRound: index))
  }

  private func reason(_ name: (Int) -> String) -> String {
    switch round.ending {
    case .completed(let word): own.lastLetter(name(last), word.capitals)
    case .dead: own.dead(noWord, fragment, name(last), round.fragment.last?.capital ?? " ")
    case .answered(let word): own.doubtedWrongly(name(challenger), fragment, name(last), word.capitals)
    case .caught(nil, _): own.noWordFor(name(last), fragment)
    case .caught(let named?, _): own.namedNone(name(last), named.capitals)
    case nil: ""
    }
  }

  private func shortReason(_ name: (Int) -> String) -> String {
    switch round.ending {
    case .completed(let word): own.isWord(word.capitals)
    case .dead: own.isDead(fragment)
    case .answered(let word): own.had(name(last), word.capitals) + "."
    case .caught(nil, _): own.hadNone(name(last)) + "."
    case .caught(let named?, _): own.isNoWord(named.capitals)
    case nil: ""
    }
  }

  /// The better move, in `room` columns; names are clipped to four columns if necessary.
  func alternative(_ room: Int, isShort: Bool = false) -> String {
    let text = fitted(room) { name in [alternative(isShort: isShort, name)] }
    guard text.columns > room else { return text }
    return alternative(isShort: isShort) { match.name(of: $0, strings, room: 4) }
  }

  private func alternative(isShort: Bool, _ name: (Int) -> String) -> String {
    if let text = better(isShort: isShort, name) { return text }
    let missed = round.fragment.dropLast()
    switch round.ending {
    case .dead(let word?), .caught(_, let word?):
      guard word.hasPrefix(missed), word.count > missed.count, !word.hasPrefix(round.fragment),
        let added = round.fragment.last
      else { return own.possible(word.capitals) }
      guard word.count > missed.count + 1 else {
        guard let longest else {
          return earlier(isShort: isShort, name)
            ?? (isOnlyLeft ? own.onlyLeft : own.possible)(word.capitals)
        }
        return own.letterFor(longest.letter.capital, added.capital, longest.word.capitals)
      }
      let letter = word[word.index(word.startIndex, offsetBy: missed.count)]
      return own.letterFor(letter.capital, added.capital, word.capitals)
    default: return earlier(isShort: isShort, name) ?? nothing(name)
    }
  }

  /// That the loser had no better move; a computer is named, so that the sentence does not console the winner.
  private func nothing(_ name: (Int) -> String) -> String {
    guard let loser = round.loser, match.players[loser].level != nil else { return own.nothing }
    return own.nothingFor(name(loser))
  }

  /// Whether one letter alone was possible in place of the last one.
  private var isOnlyLeft: Bool {
    let judge = round.challenger == nil ? match.judge : match.answerJudge
    return GhostSolver(judge).lines(from: String(round.fragment.dropLast()), lookahead: 1).count == 1
  }

  /// The letter in place of the last one with which the round would have lasted longest; `nil` when every letter would
  /// have ended it, or the word must not be named.
  private var longest: GhostSolver.Line? {
    let lines = GhostSolver(match.judge).lines(
      from: String(round.fragment.dropLast()), seats: match.standing(beforeRound: index).count)
    return GhostSolver.best(of: lines.filter { $0.verdict != .ends }).flatMap { $0.isFit ? $0 : nil }
  }

  /// The last move by which the loser gave the round away, where the last one of all could not have saved it any more.
  private func earlier(isShort: Bool, _ name: (Int) -> String) -> String? {
    guard let remark = given, case .letter(let letter, let word) = remark.better else { return nil }
    let victim = name(match.victim(of: remark, inRound: index))
    if isShort || remark.fragment.isEmpty { return strings.better(remark, on: victim, isShort: isShort) }
    let named: String? = word
    return own.betterEarlier(letter.capital, remark.fragment.capitals, named?.capitals, victim)
  }

  /// The words named in the report, without duplicates: the one that ended the round, then that of the better move.
  var words: [String] {
    var words: [String?] = []
    if case .completed(let word) = round.ending { words.append(word) }
    if case .answered(let word) = round.ending { words.append(word) }
    switch (mistake?.better, round.ending) {
    case (.letter(_, let word?), _), (.continuation(_, let word?), _): words.append(word)
    case (.answer(let word), _): words.append(word)
    case (_, .dead(let word)), (_, .caught(_, let word)):
      words.append(word.flatMap { $0.count == round.fragment.count ? longest?.word ?? $0 : $0 })
    case (nil, _): if case .letter(_, let word) = given?.better { words.append(word) }
    default: break
    }
    return words.compactMap(\.self).uniqued
  }

  /// The move that the loser should have made last.
  private func better(isShort: Bool, _ name: (Int) -> String) -> String? {
    mistake.flatMap {
      strings.better($0, on: name(match.victim(of: $0, inRound: index)), isShort: isShort)
    }
  }

  /// The remark on the loser's last move, if there was a better one.
  private var mistake: GhostCoach.Remark? {
    given.flatMap { $0.fragment.count + 1 >= round.fragment.count ? $0 : nil }
  }

  /// The remark on the last move by which the loser gave a won position away.
  private var given: GhostCoach.Remark? {
    remarks.last { $0.player == round.loser && $0.better != nil }
  }

  /// The end of the round in brief, in `room` columns of the side panel if possible.
  func brief(_ room: Int) -> String {
    let own = strings.ghost
    return fitted(room) { name in
      switch round.ending {
      case .completed: [own.finishedIt(name(last))]
      case .dead, .caught: [own.noSuchWord(name(last))]
      case .answered: [own.doubtedIt(name(challenger))]
      case nil: []
      }
    }
  }
}

extension Strings {
  /// Describes the better move; `nil` when there was none.
  /// - Parameter namesOther: whether to name the letter that was added instead as well.
  func better(
    _ remark: GhostCoach.Remark, on opponent: String, isShort: Bool = false, namesOther: Bool = true
  ) -> String? {
    let own = ghostMatch
    switch remark.better {
    case .letter(let letter, let found):
      let word: String? = found
      if isShort {
        return own.wasTheWay((remark.fragment + String(letter)).capitals, word?.capitals, opponent)
      }
      var other: Character?
      if namesOther, case .add(let added) = remark.move { other = added.capital }
      return own.betterLetter(letter.capital, other, word?.capitals, opponent)
    case .continuation(let letter, let word):
      let word: String? = word?.capitals
      if isShort { return ghostSeats.goingOnShort((remark.fragment + String(letter)).capitals, word) }
      var other: Character?
      if namesOther, case .add(let added) = remark.move { other = added.capital }
      return ghostSeats.continuation(letter.capital, other, word)
    case .challenge: return isShort ? own.betterChallengeShort : own.betterChallenge
    case .answer(let word): return own.betterAnswer(word.capitals)
    case nil: return nil
    }
  }
}
