import Engines

/// How a round ended, in words: who lost it, why, and what could have been.
struct GhostReport {
  let match: Ghost
  /// The number of the round.
  let index: Int
  let strings: Strings
  /// The coach's remarks on the round; empty where only the reason is asked for.
  var remarks: [GhostCoach.Remark] = []

  private var own: GhostMatchStrings { strings.ghostMatch }
  private var round: Ghost.Round { match.rounds[index] }
  private var fragment: String { round.fragment.uppercased() }
  private var last: Int { round.turns.last?.player ?? round.starter }
  private var challenger: Int { round.challenger ?? round.starter }

  /// The one who scores: the winner, of more players the one after the loser.
  private var winner: Int {
    let loser = round.loser ?? last
    return match.players.indices.first { $0 != loser && match.score(of: $0, inRound: index) > 0 }
      ?? (loser + 1) % match.players.count
  }

  /// A text that fits in so many columns if it can: with all names, with short ones, then only its first sentence.
  private func fitted(_ room: Int, _ sentences: ((Int) -> String) -> [String]) -> String {
    func name(_ player: Int) -> String { match.name(of: player, strings) }
    func short(_ player: Int) -> String { name(player).clipped(to: 8) }
    for text in [sentences(name), sentences(short)].map({ $0.joined(separator: " ") })
    where text.columns <= room { return text }
    return sentences(short).first ?? ""
  }

  /// Who acted last, in the row of the turn.
  var headline: String {
    let name = match.name(of: last, strings)
    return switch round.ending {
    case .completed: own.finished(name)
    case .dead: own.noWordBegins(fragment)
    case .answered(let word): own.had(name, word.uppercased())
    case .caught: own.hadNone(name)
    case nil: ""
    }
  }

  /// Why it ended, without the score.
  var reason: String { why(.max, scores: false) }

  /// Why it ended, without the score, in so many columns: in short words where it is too long otherwise.
  func reason(_ room: Int) -> String {
    let text = why(room, scores: false)
    return text.columns <= room ? text : why(room, isShort: true, scores: false)
  }

  /// Why it ended and what that scored, in so many columns.
  func why(_ room: Int, isShort: Bool = false, scores: Bool = true) -> String {
    fitted(room) { name in
      var sentences = [isShort ? shortReason(name) : reason(name)]
      if scores {
        sentences.append(own.scores(name(winner), match.score(of: winner, inRound: index)))
      }
      return sentences
    }
  }

  private func reason(_ name: (Int) -> String) -> String {
    switch round.ending {
    case .completed(let word): own.lastLetter(name(last), word.uppercased())
    case .dead: own.dead(fragment, name(last), round.fragment.last?.capital ?? " ")
    case .answered(let word): own.doubtedWrongly(name(challenger), fragment, name(last), word.uppercased())
    case .caught(nil, _): own.noWordFor(name(last), fragment)
    case .caught(let named?, _): own.noWord(name(last), named.uppercased())
    case nil: ""
    }
  }

  private func shortReason(_ name: (Int) -> String) -> String {
    switch round.ending {
    case .completed(let word): own.isWord(word.uppercased())
    case .dead: own.isDead(fragment)
    default: reason(name)
    }
  }

  /// What could have been, in so many columns.
  func alternative(_ room: Int, isShort: Bool = false) -> String {
    fitted(room) { name in [alternative(isShort: isShort, name)] }
  }

  private func alternative(isShort: Bool, _ name: (Int) -> String) -> String {
    if let text = better(isShort: isShort, name) { return text }
    let missed = round.fragment.dropLast()
    switch round.ending {
    case .dead(let word?), .caught(_, let word?):
      guard word.hasPrefix(missed), word.count > missed.count, !word.hasPrefix(round.fragment),
        let added = round.fragment.last
      else { return own.possible(word.uppercased()) }
      let letter = word[word.index(word.startIndex, offsetBy: missed.count)]
      return own.letterFor(letter.capital, added.capital, word.uppercased())
    default: return own.nothing
    }
  }

  /// What the loser's last move should have been.
  private func better(isShort: Bool, _ name: (Int) -> String) -> String? {
    guard let loser = round.loser,
      let remark = remarks.last(where: { $0.player == loser && $0.better != nil }),
      remark.fragment.count + 1 >= round.fragment.count
    else { return nil }
    return own.better(
      remark, on: name(match.opponent(of: loser)), isShort: isShort)
  }

  /// How it ended, in the side panel.
  var brief: String {
    let own = strings.ghost
    let name = match.name(of: last, strings)
    return switch round.ending {
    case .completed: own.finishedIt(name)
    case .dead, .caught: own.noSuchWord(name)
    case .answered: own.doubtedIt(match.name(of: challenger, strings))
    case nil: ""
    }
  }
}

extension GhostMatchStrings {
  /// What would have been better; `nil` when nothing would have.
  /// - Parameter namesOther: whether the letter that was added instead is named, too.
  func better(
    _ remark: GhostCoach.Remark, on opponent: String, isShort: Bool = false, namesOther: Bool = true
  ) -> String? {
    switch remark.better {
    case .letter(let letter, let found):
      let word: String? = found
      if isShort {
        return wasTheWay((remark.fragment + String(letter)).uppercased(), word?.uppercased(), opponent)
      }
      var other: Character?
      if namesOther, case .add(let added) = remark.move { other = added.capital }
      return kept(letter.capital, other, word?.uppercased(), opponent)
    case .challenge: return keptByChallenge
    case .answer(let word): return keptByAnswer(word.uppercased())
    case nil: return nil
    }
  }
}

extension Ghost {
  /// What a player is called: a computer by its level.
  func name(of player: Int, _ strings: Strings) -> String {
    players[player].level.map { strings.ghost.level($0).capitalizedFirst } ?? players[player].name
  }

  /// The other one of two players.
  func opponent(of player: Int) -> Int { (player + 1) % players.count }

  /// Whether one person plays against computers.
  var isAlone: Bool { players.count { $0.level == nil } == 1 }

  /// What a round won counts for a person, as a factor.
  var factor: Int { players.compactMap { $0.level?.factor }.max() ?? 1 }
}
