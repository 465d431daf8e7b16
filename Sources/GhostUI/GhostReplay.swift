import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// A finished match of Ghost, letter by letter, with the coach's verdicts.
struct GhostReplay: Replay {
  private struct Step: Sendable {
    var round: Int
    /// The index among the round's remarks.
    var move: Int
    var match: Ghost
  }

  private let commentary: GhostCommentary
  private let start: Ghost
  private let steps: [Step]
  private let isGivenUp: Bool
  private let result: GameResult

  /// - Returns: `nil` when the match cannot be rebuilt.
  init?(_ record: GameRecord, _ context: Context) {
    guard let (begun, moves) = GhostMatch.begun(record.game, context) else { return nil }
    var (match, start) = (begun, begun)
    var steps: [Step] = []
    var move = 0
    for played in moves {
      guard match.replay(played) else { return nil }
      switch played {
      case .beginRound: move = 0
      case .askForHelp, .replace: break
      case .add where move < match.rules.dealtLetters, .prepend where move < match.rules.dealtLetters:
        move += 1
        if match.rounds.count == 1 { start = match }
      case .add, .prepend, .challenge, .answer:
        steps.append(Step(round: match.rounds.count - 1, move: move, match: match))
        move += 1
      }
    }
    self.start = start
    self.steps = steps
    isGivenUp = record.game.fields.isGivenUp
    result = record.result
    commentary = GhostCommentary(match)
  }

  private var match: Ghost { commentary.match }

  var outcome: ReplayOutcome {
    // With two people, each of them has a result.
    guard result.mode.ranking != .wins else { return ReplayOutcome(isWon: result.isWon) }
    let person = match.person(seenBy: nil)
    return ReplayOutcome(isWon: !isGivenUp && match.winner == person, points: match.score(of: person))
  }

  var controls: ReplayControls { .keyboard }

  var blankRow: Int? { 9 }

  func canPlayOn(after step: Int) -> Bool {
    guard result.mode != .ghostTable, step <= steps.count else { return false }
    return switch (step > 0 ? steps[step - 1].match : start).status {
    case .turn, .answer: true
    case .roundOver: !result.mode.isDaily
    case .over: false
    }
  }

  var marks: [ReplayMark] {
    let marks = steps.map { step in
      let remark = commentary.remarks[step.round][step.move]
      let mark = GhostCommentary.mark(commentary.verdicts[step.round][step.move], ends: false)
      return ReplayMark(
        text: String(remark.symbol), role: mark.role,
        isFirst: step.move == match.rules.dealtLetters && step.round > 0)
    }
    return isGivenUp ? marks + [.end] : marks
  }

  func position(_ step: Int, of count: Int, _ text: Texts) -> String {
    text("move \(step) of \(count)")
  }

  func sentences(at step: Int, _ context: Context) -> [StatusMessage] {
    let text = context.text
    guard step > 0 else {
      guard case .turn = start.status else { return [] }
      return [StatusMessage(text.opening(start, you: nil, start.fragment.capitals), .dim)]
    }
    guard step <= steps.count else { return [StatusMessage(text("It was given up here."), .wrong)] }
    let current = steps[step - 1]
    var commentary = commentary
    commentary.go(toRound: current.round, move: current.move)
    var second = commentary.advice(text)
    if commentary.ends(current.move, ofRound: current.round) {
      let report = GhostRoundReport(match, round: current.round, text)
      second = report.reason + " " + report.score
    }
    return [StatusMessage(commentary.sentence(text), commentary.role), StatusMessage(second, .dim)]
  }

  func words(at step: Int, _ context: Context) -> [String] {
    guard step > 0, step <= steps.count else { return [] }
    let current = steps[step - 1]
    guard current.match.rounds[current.round].ending != nil else { return [] }
    return GhostRoundReport(match, round: current.round, context.text).words(isAdvised: false)
  }

  func draw(step: Int, on canvas: inout Canvas, _ context: Context) {
    // A match can be given up before its first letter.
    let current = steps.prefix(step).last
    let shown = current?.match ?? start
    let places = GhostLayout(canvas.layout, of: shown, context.text)
    let placing = GhostStage(match: shown).draw(on: &canvas, places, context.text)
    guard let current, let row = places.verdicts else { return }
    let letters = min(current.match.fragment.count, current.move + 1)
    let order = current.match.lastRound.order
    canvas.put(below: placing, row: canvas.layout.point(0, row).y) { place in
      let index = order.indices.contains(place) ? order[place] : place
      return index < letters ? commentary.mark(index, ofRound: current.round) : ("", .dim)
    }
  }
}
