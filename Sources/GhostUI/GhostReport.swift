import Engines
import Kit
import TextUI
import Texts

/// Describes the end of a round: who lost it, why, and which move would have been better.
struct GhostReport {
  private let match: Ghost
  private let index: Int
  private let text: Texts
  private let remarks: [GhostCoach.Remark]

  /// - Parameters:
  ///   - index: the index of the round; `nil` for the last one.
  ///   - remarks: the coach's remarks on the round; empty when only the reason is needed.
  init(_ match: Ghost, round index: Int? = nil, _ text: Texts, remarks: [GhostCoach.Remark] = []) {
    self.match = match
    self.index = index ?? match.rounds.count - 1
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
  private func name(room: Int = .max) -> (Int) -> String {
    { match.name(of: $0, text, room: room) }
  }

  /// Sentences without the full stop that follows a shortened name.
  private func brief(_ sentences: [String]) -> [String] {
    sentences.map { $0.hasSuffix("….") ? String($0.dropLast()) : $0 }
  }

  /// Whether a word that was named is one, but too rare to be an answer.
  private func isRare(_ named: String) -> Bool {
    guard let tier = match.judge.lexicon.tier(of: named) else { return false }
    return tier > match.answerJudge.tier && tier <= .rare
  }

  /// The judge's list, if a word too rare for it begins with the fragment, so that it has to be named.
  private var namedList: GhostSetUp.AllowedTier? {
    let all = GhostJudge(match.judge.lexicon, upTo: .rare, shortest: match.judge.shortest)
    return all.isPossible(round.fragment) ? GhostSetUp.AllowedTier(match.rules.allowedTier) : nil
  }

  /// That no word begins with the fragment, as a sentence without its full stop or as a clause.
  func noWordBegins(isSentence: Bool = true) -> String {
    text.noWord(namedList, begins: fragment, isSentence: isSentence)
  }

  private func noWordBegins(_ room: Int) -> String {
    let long = noWordBegins()
    return long.columns <= room ? long : text.noWord(nil, begins: fragment)
  }

  private func fitting(_ room: Int, _ text: String, _ short: String) -> String {
    text.columns <= room ? text : short
  }

  /// Who moved last, for the row that shows the turn, in `room` columns.
  func headline(_ room: Int) -> String {
    let name = match.name(of: last, text)
    return switch round.ending {
    case .completed: text("\(name) finished a word")
    case .dead: noWordBegins(room)
    case .answered(let word): text("\(name) had \(word.capitals)")
    case .caught(let named?, _):
      fitting(room, text("\(name) named \(named.capitals)"), text("\(name) had no word"))
    case .caught(nil, _): text("\(name) had no word")
    case nil: ""
    }
  }

  /// Why the round ended, without the score.
  var reason: String { why(.max, scores: false) }

  /// Why the round ended, without the score, in `room` columns; uses the short form if necessary.
  func reason(_ room: Int) -> String {
    let long = why(room, scores: false)
    return long.columns <= room ? long : why(room, isShort: true, scores: false)
  }

  /// Why the round ended, and what that scored, in `room` columns. What the rest of the screen says, too, is left out first.
  func why(_ room: Int, isShort: Bool = false, scores: Bool = true) -> String {
    func sentences(_ isLong: Bool, _ name: (Int) -> String) -> [String] {
      let reason = isShort ? shortReason(name) : reason(name, isLong: isLong)
      return scores ? [reason, scoreSentence(name)] : [reason]
    }
    for isLong in [true, false] {
      for named in [sentences(isLong, name()), brief(sentences(isLong, name(room: 8)))] {
        let whole = named.joined(separator: " ")
        if whole.columns <= room { return whole }
      }
    }
    return fitted(room) { sentences(false, $0) }
  }

  /// The winner's score; with more than two players those of all the others.
  private func scoreSentence(_ name: (Int) -> String) -> String {
    let others = match.playersLeft(beforeRound: index).filter { $0 != round.loser }
    let scores = others.map { match.score(of: $0, inRound: index) }
    if others.count > 1, let least = scores.min(), let most = scores.max() {
      return text.othersScore(least, most)
    }
    let (name, score) = (name(winner), match.score(of: winner, inRound: index))
    return score == 0 ? text("\(name) scores nothing.") : text("\(name) scores \(score).")
  }

  /// - Parameter isLong: whether to name who challenged, where it could have been one of several, and whose the last letter was.
  private func reason(_ name: (Int) -> String, isLong: Bool) -> String {
    switch round.ending {
    case .caught where isLong && match.playersLeft(beforeRound: index).count > 2:
      text("\(name(challenger)) doubted \(name(last))'s \(fragment).")
    case .completed(let word): text("\(name(last)) put the last letter of \(word.capitals).")
    case .dead:
      noWordBegins() + "."
        + (isLong
          ? " " + text("The last \(round.fragment.last?.capital ?? " ") was \(name(last))'s.") : "")
    case .answered(let word):
      text("\(name(challenger)) doubted \(fragment), and \(name(last)) had \(word.capitals).")
    case .caught(nil, _): text("\(name(last)) had no word for \(fragment).")
    case .caught(let named?, _):
      isRare(named)
        ? text("\(name(last)) named \(named.capitals), which is too rare to count.")
        : text("\(name(last)) named \(named.capitals), which is no word.")
    case nil: ""
    }
  }

  private func shortReason(_ name: (Int) -> String) -> String {
    switch round.ending {
    case .completed(let word): text("\(word.capitals) is a word.")
    case .dead: text("\(fragment) is dead.")
    case .answered(let word): text("\(name(last)) had \(word.capitals)") + "."
    case .caught(nil, _): text("\(name(last)) had no word") + "."
    case .caught(let named?, _):
      isRare(named) ? text("\(named.capitals) is too rare.") : text("\(named.capitals) is no word.")
    case nil: ""
    }
  }

  /// The end of the round in brief, in `room` columns of the side panel if possible.
  func brief(_ room: Int) -> String {
    return fitted(room) { name in
      switch round.ending {
      case .completed: [text("\(name(last)) finished it")]
      case .dead, .caught: [text("\(name(last)): no such word")]
      case .answered: [text("\(name(challenger)) doubted it")]
      case nil: []
      }
    }
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

  /// The better move, in `room` columns: with shortened names if necessary, else in its short form, at last without the word.
  func alternative(_ room: Int, isShort: Bool = false) -> String {
    let (whole, brief) = (name(), name(room: 8))
    let long = isShort ? [] : [whole, brief].map { alternative(isShort: false, $0) }
    let short = [whole, brief, name(room: 4)].map { alternative(isShort: true, $0) }
    let all = self.brief(long + short + [alternative(isShort: true, namesWord: false, brief)])
    return all.first { $0.columns <= room } ?? all[all.count - 1]
  }

  private func alternative(isShort: Bool, namesWord: Bool = true, _ name: (Int) -> String) -> String {
    if let mistake, let line = better(mistake, isShort: isShort, namesWord: namesWord, name) { return line }
    switch instead {
    case .letter(let letter, let word):
      let last = round.fragment.last?.capital ?? " "
      return text("\(letter.capital) for \(last): \(word.capitals).")
    case .word(let word): return text("There was \(word.capitals).")
    case .ending, nil: break
    }
    if let given, case .letter = given.better {
      if isShort || given.fragment.isEmpty {
        return better(given, isShort: isShort, namesWord: namesWord, name) ?? ""
      }
      return earlier(given, name)
    }
    guard case .ending(let word, let isOnly) = instead else { return nothing(name) }
    return isOnly ? text("Only \(word.capitals) was left.") : text("There was \(word.capitals).")
  }

  private func better(
    _ remark: GhostCoach.Remark, isShort: Bool, namesWord: Bool, _ name: (Int) -> String
  ) -> String? {
    text.better(
      remark, on: name(match.victim(of: remark, inRound: index)), isShort: isShort, namesWord: namesWord)
  }

  /// The last move by which the loser gave the round away, where the last one of all could not have saved it any more.
  private func earlier(_ remark: GhostCoach.Remark, _ name: (Int) -> String) -> String {
    guard case .letter(let letter, let word) = remark.better else { return "" }
    let named: String? = word
    return text.betterLetter(letter.capital, after: remark.fragment.capitals, named?.capitals)
  }

  /// That the loser had no better move; a computer is named, so that the sentence does not console the winner.
  private func nothing(_ name: (Int) -> String) -> String {
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
  var words: [String] {
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

extension Ghost.Ending {
  /// The word with which the round ended; `nil` when there was none.
  var word: String? {
    switch self {
    case .completed(let word), .answered(let word): word
    case .dead, .caught: nil
    }
  }
}

extension GhostCoach.Better {
  /// The word to which the better move would have led; `nil` when it is not named.
  var word: String? {
    switch self {
    case .letter(_, let word), .continuation(_, let word): word
    case .answer(let word): word
    case .challenge: nil
    }
  }
}

extension GhostCoach.Remark {
  /// The move as one character.
  var symbol: Character {
    switch move {
    case .add(let letter): letter.capital
    case .challenge: "#"
    default: "="
    }
  }
}

extension Texts {
  /// Describes the better move; `nil` when there was none.
  /// - Parameters:
  ///   - namesOther: whether to name the letter that was added instead as well.
  ///   - namesWord: whether to name the word to which a letter would have led.
  func better(
    _ remark: GhostCoach.Remark, on opponent: String, isShort: Bool = false, namesOther: Bool = true,
    namesWord: Bool = true
  ) -> String? {
    var other: Character?
    if namesOther, case .add(let added) = remark.move { other = added.capital }
    switch remark.better {
    case .letter(let letter, let found):
      let word: String? = namesWord ? found?.capitals : nil
      return isShort
        ? wasTheWay((remark.fragment + String(letter)).capitals, word, opponent)
        : betterLetter(letter.capital, insteadOf: other, word)
    case .continuation(let letter, let found):
      let word: String? = namesWord ? found?.capitals : nil
      return isShort
        ? wentOn((remark.fragment + String(letter)).capitals, word)
        : continuation(letter.capital, insteadOf: other, word)
    case .challenge:
      return isShort ? self("A challenge would have won.") : self("It was dead: a challenge would have won.")
    case .answer(let word): return self("\(word.capitals) would have been the answer.")
    case nil: return nil
    }
  }
}

/// The coach's verdicts on the moves of a match, and its description of one of them.
struct GhostCommentary {
  let match: Ghost
  private let review: GhostCoach.Review
  /// The indices of the round and of the move in it that are described.
  private(set) var round = 0
  private(set) var move = 0

  /// Judges the match; `go(toRound:move:)` chooses the move to describe.
  init(_ match: Ghost) {
    self.match = match
    review = GhostCoach(match.judge).review(of: match)
  }

  var remarks: [[GhostCoach.Remark]] { review.remarks }
  var verdicts: [[GhostCoach.Verdict?]] { review.verdicts }

  /// The letters that could be added instead of the described one.
  var choices: [GhostSolver.Line] { remark == nil ? [] : review.choices[round][move] }

  /// Describes another move.
  mutating func go(toRound round: Int, move: Int) { (self.round, self.move) = (round, move) }

  /// The remark on the chosen letter.
  var remark: GhostCoach.Remark? { remarks[round].indices.contains(move) ? remarks[round][move] : nil }

  /// The mark under a letter, and its role.
  static func mark(_ verdict: GhostCoach.Verdict?, ends: Bool) -> (text: String, role: Role) {
    if ends { return ("■", .warm) }
    return switch verdict {
    case .good: ("✓", .right)
    case .mistake: ("×", .wrong)
    case .lost: ("·", .dim)
    case .open: ("~", .dim)
    case nil: (" ", .dim)
    }
  }

  /// The same of a move in the match.
  func mark(_ move: Int, ofRound round: Int) -> (text: String, role: Role) {
    Self.mark(verdicts[round][move], ends: ends(move, ofRound: round))
  }

  /// The role of the sentence.
  var role: Role {
    switch verdicts[round][move] {
    case .mistake: .warning
    case .good: .right
    default: .text
    }
  }

  /// Whether a move ended its round.
  func ends(_ move: Int, ofRound round: Int) -> Bool {
    move == remarks[round].count - 1 && match.rounds[round].ending != nil
  }

  /// Describes the chosen move and its effect on the round.
  func sentence(_ text: Texts) -> String {
    guard let remark else { return "" }
    if remark.isDealt, case .add(let letter) = remark.move {
      return text("\(letter.capital) was there from the start.")
    }
    let name = match.name(of: remark.player, text)
    let done =
      switch remark.move {
      case .add(let letter): text("\(name) added \(letter.capital)")
      case .challenge: text("\(name) challenged it")
      case .answer(let word?): text("\(name) named \(word.capitals)")
      default: text("\(name) had no word")
      }
    return switch verdicts[round][move] {
    case .good: done + text(" and kept the round.")
    case .mistake: done + text(" and threw the round away.")
    case .lost: done + text("; nothing could have saved it.")
    case .open:
      done
        + (match.players.count == 2
          ? text("; it depended on the opponent.") : text("; it depended on the others."))
    case nil: done + "."
    }
  }

  /// Describes the move that would have been better or lasted longest, or the word with which the letter could be defended.
  func advice(_ text: Texts) -> String {
    guard let remark else { return "" }
    let opponent = match.name(of: match.victim(of: remark, inRound: round), text)
    let better = text.better(remark, on: opponent, namesOther: false)
    if let better { return better }
    if let longest { return text("\(longest.capitals) would have lasted longest.") }
    return answer.map { text("\($0.capitals) stood behind it.") } ?? ""
  }

  /// The word of the line that lasts longest when no letter could save the round; `nil` when that line was played, or when
  /// the round became as long as that word.
  var longest: String? {
    guard let remark, verdicts[round][move] == .lost, case .add(let letter) = remark.move,
      let longest = GhostSolver.best(of: choices), longest.isFit, longest.letter != letter,
      longest.word.count > match.rounds[round].fragment.count
    else { return nil }
    return longest.word
  }

  /// The answer to a challenge of the letter, where no word of the judge's list went on with it.
  var answer: String? {
    guard match.rules.bluff, let remark, case .add(let letter) = remark.move,
      !match.judge.isPossible(remark.fragment + [letter])
    else { return nil }
    return match.answerJudge.knownWord(from: remark.fragment + [letter])
  }

  /// Describes how the round ended, in at most `room` columns.
  func ending(_ room: Int, _ text: Texts) -> String {
    let ended = match.rounds[round]
    let report = GhostReport(match, round: round, text)
    let short = text("The end: \(report.reason(room - text("The end: \("")").columns))")
    guard case .dead = ended.ending, let last = ended.turns.last else { return short }
    let name = match.name(of: last.player, text)
    let none = report.noWordBegins(isSentence: false)
    let long = text("The end: \(name) added \(last.letter.capital), and \(none).")
    return long.columns <= room ? long : short
  }
}
