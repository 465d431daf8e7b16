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
  private var fragment: String { round.fragment.uppercased() }
  private var last: Int { round.turns.last?.player ?? round.starter }
  private var challenger: Int { round.challenger ?? round.starter }

  /// The player who scores: the winner, or with more than two players the one after the loser.
  private var winner: Int {
    let loser = round.loser ?? last
    return match.players.indices.first { $0 != loser && match.score(of: $0, inRound: index) > 0 }
      ?? (loser + 1) % match.players.count
  }

  /// Fits sentences into `room` columns if possible: with full names, then with short ones, then only the first sentence.
  private func fitted(_ room: Int, _ sentences: ((Int) -> String) -> [String]) -> String {
    func name(_ player: Int) -> String { match.name(of: player, strings) }
    func short(_ player: Int) -> String { name(player).clipped(to: 8) }
    for text in [sentences(name), sentences(short)].map({ $0.joined(separator: " ") })
    where text.columns <= room { return text }
    return sentences(short).first ?? ""
  }

  /// Who moved last, for the row that shows the turn.
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

  /// The better move, in `room` columns.
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
    default: return earlier(isShort: isShort, name) ?? own.nothing
    }
  }

  /// The last move by which the loser gave the round away, where the last one of all could not have saved it any more.
  private func earlier(isShort: Bool, _ name: (Int) -> String) -> String? {
    guard let remark = given, case .letter(let letter, let word) = remark.better else { return nil }
    let victim = name(match.victim(of: remark, inRound: index))
    if isShort || remark.fragment.isEmpty { return strings.better(remark, on: victim, isShort: isShort) }
    let named: String? = word
    return own.betterEarlier(letter.capital, remark.fragment.uppercased(), named?.uppercased(), victim)
  }

  /// The words named in the report, without duplicates: the one that ended the round, then that of the better move.
  var words: [String] {
    var words: [String?] = []
    if case .completed(let word) = round.ending { words.append(word) }
    if case .answered(let word) = round.ending { words.append(word) }
    switch (mistake?.better, round.ending) {
    case (.letter(_, let word), _), (.continuation(_, let word), _): words.append(word)
    case (.answer(let word), _): words.append(word)
    case (nil, .dead(let word)), (nil, .caught(_, let word)): words.append(word)
    case (nil, _): if case .letter(_, let word) = given?.better { words.append(word) }
    default: break
    }
    return words.compactMap { $0 }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
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

  /// The end of the round in brief, for the side panel.
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
        return own.wasTheWay((remark.fragment + String(letter)).uppercased(), word?.uppercased(), opponent)
      }
      var other: Character?
      if namesOther, case .add(let added) = remark.move { other = added.capital }
      return own.betterLetter(letter.capital, other, word?.uppercased(), opponent)
    case .continuation(let letter, let word):
      let word: String? = word?.uppercased()
      if isShort { return ghostSeats.goingOnShort((remark.fragment + String(letter)).uppercased(), word) }
      var other: Character?
      if namesOther, case .add(let added) = remark.move { other = added.capital }
      return ghostSeats.continuation(letter.capital, other, word)
    case .challenge: return own.betterChallenge
    case .answer(let word): return own.betterAnswer(word.uppercased())
    case nil: return nil
    }
  }
}

extension Ghost {
  /// The display name of a player: a computer is named by its level, the second one of a level with a number as well. A
  /// person for whom a computer plays temporarily keeps their name.
  func name(of player: Int, _ strings: Strings) -> String {
    guard let level = players[player].level, !replaced.contains(player) else { return players[player].name }
    let number = players[...player].indices.count { players[$0].level == level && !replaced.contains($0) }
    return strings.ghost.level(level).capitalizedFirst + (number > 1 ? " \(number)" : "")
  }

  /// The same in `room` columns; computers that share a level keep their number.
  func name(of player: Int, _ strings: Strings, room: Int) -> String {
    let name = name(of: player, strings)
    guard name.columns > room, players[player].level != nil, let number = name.last, number.isNumber else {
      return name.clipped(to: room)
    }
    return name.dropLast(2).description.clipped(to: room - 2) + " \(number)"
  }

  /// The player who would have been forced to complete the word that a remark names.
  func victim(of remark: GhostCoach.Remark, inRound index: Int) -> Int {
    guard case .letter(_, let word?) = remark.better else { return opponent(of: remark.player) }
    return completer(of: word, after: remark.fragment.count, by: remark.player, inRound: index)
  }

  /// The other player of two.
  func opponent(of player: Int) -> Int { (player + 1) % players.count }

  /// The first person in the match, starting from a player.
  func nextPerson(from player: Int) -> Int {
    let order = players.indices.map { (player + $0) % players.count }
    return order.first { players[$0].level == nil && isStanding($0) } ?? order.first {
      players[$0].level == nil
    } ?? player
  }

  /// Whether one person plays against computers.
  var hasOnePerson: Bool { players.count { $0.level == nil } == 1 }

  /// The highest factor by which the opponents' levels multiply a person's points.
  var factor: Int { players.compactMap { $0.level?.factor }.max() ?? 1 }
}
