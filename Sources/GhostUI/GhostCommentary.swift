import Engines
import Kit
import TextUI

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

  /// The commentary at another move.
  func at(_ round: Int, _ move: Int) -> GhostCommentary {
    var other = self
    other.go(toRound: round, move: move)
    return other
  }

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

  /// Whether a move ended its round.
  func ends(_ move: Int, ofRound round: Int) -> Bool {
    move == remarks[round].count - 1 && match.rounds[round].ending != nil
  }

  /// Describes the chosen move and its effect on the round.
  func sentence(_ strings: Strings) -> String {
    guard let remark else { return "" }
    let own = strings.ghostCoach
    if remark.isDealt, case .add(let letter) = remark.move { return own.dealt(letter.capital) }
    let name = match.name(of: remark.player, strings)
    let done =
      switch remark.move {
      case .add(let letter): own.added(name, letter.capital)
      case .challenge: own.challenged(name)
      case .answer(let word?): own.named(name, word.capitals)
      default: own.bluffed(name)
      }
    return switch verdicts[round][move] {
    case .good: done + own.andGood
    case .mistake: done + own.andMistake
    case .lost: done + own.andLost
    case .open: done + own.andOpen(match.players.count == 2)
    case nil: done + "."
    }
  }

  /// Describes the move that would have been better or lasted longest, or the word with which the letter could be defended.
  func advice(_ strings: Strings) -> String {
    guard let remark else { return "" }
    let opponent = match.name(of: match.victim(of: remark, inRound: round), strings)
    let better = strings.better(remark, on: opponent, namesOther: false)
    if let better { return better }
    if let longest { return strings.ghostCoach.lastedLongest(longest.capitals) }
    return answer.map { strings.ghostCoach.behind($0.capitals) } ?? ""
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
  func ending(_ room: Int, _ strings: Strings) -> String {
    let own = strings.ghostCoach
    let ended = match.rounds[round]
    let report = GhostReport(match: match, index: round, strings: strings)
    let short = own.end(report.reason(room - own.end("").columns))
    guard case .dead = ended.ending, let last = ended.turns.last else { return short }
    let text = own.endDead(
      match.name(of: last.player, strings), last.letter.capital, strings.uncapitalized(report.noWord),
      ended.fragment.capitals)
    return text.columns <= room ? text : short
  }
}
