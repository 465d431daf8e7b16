import Engines
import Kit

/// Describes the end of a round: who lost it, why, and which move would have been better.
struct GhostReport {
  let match: Ghost
  /// The index of the round.
  let index: Int
  let strings: Strings
  /// The coach's remarks on the round; empty when only the reason is needed.
  var remarks: [GhostCoach.Remark] = []

  var own: GhostMatchStrings { strings.ghostMatch }
  var round: Ghost.Round { match.rounds[index] }
  var fragment: String { round.fragment.capitals }
  var last: Int { round.turns.last?.player ?? round.starter }
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
    let full = sentences(name())
    let brief = self.brief(sentences(name(room: 8)))
    for text in [full.joined(separator: " "), brief.joined(separator: " "), full.first ?? ""]
    where text.columns <= room { return text }
    return brief.first ?? ""
  }

  /// The names of the players, in at most `room` columns.
  func name(room: Int = .max) -> (Int) -> String {
    { match.name(of: $0, strings, room: room) }
  }

  /// Sentences without the full stop that follows a shortened name.
  func brief(_ sentences: [String]) -> [String] {
    sentences.map { $0.hasSuffix("….") ? String($0.dropLast()) : $0 }
  }

  /// Whether a word that was named is one, but too rare to be an answer.
  private func isRare(_ named: String) -> Bool {
    guard let tier = match.judge.lexicon.tier(of: named) else { return false }
    return tier > match.answerJudge.tier && tier <= .rare
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

  private func fitting(_ room: Int, _ text: String, _ short: String) -> String {
    text.columns <= room ? text : short
  }

  /// Who moved last, for the row that shows the turn, in `room` columns.
  func headline(_ room: Int) -> String {
    let name = match.name(of: last, strings)
    return switch round.ending {
    case .completed: own.finished(name)
    case .dead: noWordBegins(room)
    case .answered(let word): own.had(name, word.capitals)
    case .caught(let named?, _):
      fitting(room, strings.ghostCoach.named(name, named.capitals), own.hadNone(name))
    case .caught(nil, _): own.hadNone(name)
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
    func text(namesChallenger: Bool) -> String {
      fitted(room) { name in
        let reason = isShort ? shortReason(name) : reason(name, namesChallenger: namesChallenger)
        return scores ? [reason, scoreSentence(room - reason.columns - 1, name)] : [reason]
      }
    }
    let full = text(namesChallenger: true)
    return full.columns <= room ? full : text(namesChallenger: false)
  }

  /// The winner's score; with more than two players those of all the others, in `room` columns if possible.
  private func scoreSentence(_ room: Int, _ name: (Int) -> String) -> String {
    let others = match.standing(beforeRound: index).filter { $0 != round.loser }
    let scores = others.map { match.score(of: $0, inRound: index) }
    if others.count > 1, let least = scores.min(), let most = scores.max() {
      let own = strings.ghostSeats
      return fitting(room, own.othersScore(least, most), own.othersScoreShort(least, most))
    }
    return own.scores(name(winner), match.score(of: winner, inRound: index))
  }

  /// - Parameter namesChallenger: whether to name who challenged, where it could have been one of several.
  private func reason(_ name: (Int) -> String, namesChallenger: Bool) -> String {
    let isOneOfSeveral = match.standing(beforeRound: index).count > 2
    switch round.ending {
    case .caught where namesChallenger && isOneOfSeveral:
      return strings.ghostSeats.doubted(name(challenger), name(last), fragment)
    default: return reason(name)
    }
  }

  private func reason(_ name: (Int) -> String) -> String {
    switch round.ending {
    case .completed(let word): own.lastLetter(name(last), word.capitals)
    case .dead: own.dead(noWord, fragment, name(last), round.fragment.last?.capital ?? " ")
    case .answered(let word): own.doubtedWrongly(name(challenger), fragment, name(last), word.capitals)
    case .caught(nil, _): own.noWordFor(name(last), fragment)
    case .caught(let named?, _): own.namedNone(name(last), named.capitals, isRare(named))
    case nil: ""
    }
  }

  private func shortReason(_ name: (Int) -> String) -> String {
    switch round.ending {
    case .completed(let word): own.isWord(word.capitals)
    case .dead: own.isDead(fragment)
    case .answered(let word): own.had(name(last), word.capitals) + "."
    case .caught(nil, _): own.hadNone(name(last)) + "."
    case .caught(let named?, _): own.isNoWord(named.capitals, isRare(named))
    case nil: ""
    }
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
