import Commentary
import Engines
import Records
import Texts

/// The scores to beat, from the records; empty when the games are not on a list.
package struct TextTwistBest: Sendable {
  /// The player's highest score in the mode; `nil` until they have scored.
  package let own: Int?
  /// The same where it means something.
  package let toBeat: Int?
  /// The first place of the high score list, likewise.
  package let first: Standing?

  /// Reads the scores.
  package init(_ session: GameSession, _ context: inout Context) {
    guard session.isOnPointsList else {
      own = nil
      toBeat = nil
      first = nil
      return
    }
    own = context.services.records.tally(of: session.player, in: session.mode).best
    let standings = context.services.records.standings(of: session.mode, for: session.player)
    toBeat = standings.isContested ? own : nil
    first = standings.isContested ? standings.first : nil
  }
}

/// What a finished game means beside the others of its list: one thing, and a best score once a sitting, but that of Lightning, whose
/// whole is the score and the best one, each time.
struct TextTwistVerdict {
  private enum Finding {
    /// The rank of a new best score.
    case rank(Int)
    /// So many points more would have passed a player.
    case toPass(String, Int)
    /// So many points more than the game before.
    case better(Int)
    case best(Int)
  }

  /// Whether the game is the player's best, and that is worth the title.
  private(set) var isBest = false
  private var finding: Finding?
  private let score: Int
  private let mode: Mode

  /// At most so many points more are said to pass a player.
  private static let nearMiss = 10

  /// Compares a game that has been recorded; reads the records.
  init(_ game: TextTwist, _ session: GameSession, _ best: TextTwistBest, _ context: inout Context) {
    score = game.score
    mode = session.mode
    guard session.isOnPointsList, score > 0 else { return }
    let isLoss = game.timeLeft != nil && !game.round.isComplete && !game.isWon
    if !isLoss, let own = best.own, score > own,
      let rank = ListStanding(of: session.player, in: session.mode, &context)?.rank
    {
      isBest = true
      finding = .rank(rank)
      context[ToldBests.self].modes.append(session.mode)
      return
    }
    let standings = context.services.records.standings(of: session.mode, for: session.player)
    let most = max(score, best.own ?? 0)
    if let next = standings.last(where: { $0.player != session.player && $0.score >= most }),
      next.score - score < Self.nearMiss
    {
      finding = .toPass(next.player, next.score - score + 1)
      return
    }
    let last = context.services.records.results(of: session.player, in: [session.mode], limit: 2)
    if last.count > 1, score > last[0].points {
      finding = .better(score - last[0].points)
    } else if let own = game.mode == .lightning ? best.own : isLoss ? nil : best.toBeat, own > score,
      game.mode == .lightning || !context[ToldBests.self].modes.contains(session.mode)
    {
      finding = .best(own)
      context[ToldBests.self].modes.append(session.mode)
    }
  }

  /// The line of the result.
  func line(_ text: Texts) -> ResultLine? {
    guard let finding else { return nil }
    let sentence =
      switch finding {
      case .rank(let rank): text("\(score) points: number \(rank) of all time, \(text.list(of: mode))")
      case .toPass(let name, let points): text.toPass(name, points)
      case .better(let points): text.betterThanLast(by: points)
      case .best(let own): text("Your best is \(own).")
      }
    return ResultLine(sentence)
  }
}

/// The lists on which a best score has been told since the program began.
private struct ToldBests: GameState {
  var modes: [Mode] = []
}

extension GameSession {
  /// Whether the game is on a list by points: not one with words of the player's own, nor one that does not count.
  fileprivate var isOnPointsList: Bool { mode.ranking == .points && words.isEmpty && counts }
}

extension Texts {
  /// The mode, and the level if it is not the usual one.
  fileprivate func list(of mode: Mode) -> String {
    let (played, level) = (TextTwistSetUp.mode(of: mode), TextTwistSetUp.level(of: mode))
    return self.mode(played) + (level == .standard ? "" : " · " + self.level(level))
  }
}

/// How a rack or a game has ended, beside the others of its list.
package struct TextTwistEnding: Sendable {
  package enum Tone: Sendable {
    /// Something to be glad of.
    case won
    /// Something was found.
    case right
    case neutral
  }

  package fileprivate(set) var title: String
  package fileprivate(set) var tone = Tone.neutral
  /// What happened, and then one other true thing.
  package fileprivate(set) var lines: [ResultLine] = []
}

extension TextTwistRun {
  /// How the rack or the game has ended, beside the others of its list; reads the records.
  func readEnding(_ context: inout Context) -> TextTwistEnding {
    let text = context.text
    let round = game.round
    let isOver = game.status == .over
    let verdict = isOver ? TextTwistVerdict(game, session, best, &context) : nil
    var ending = TextTwistEnding(title: text("You gave up"))
    if round.isComplete, isOver {
      (ending.title, ending.tone) = (text("✓ Every word"), .won)
    } else if verdict?.isBest == true {
      (ending.title, ending.tone) = (text("✓ Your best yet"), .won)
    } else if game.isTimeOut {
      ending.title = text("Time is up")
    } else if game.timeLeft == nil {
      ending.title = text("Finished: \(text.points(game.score))")
      if game.score > 0 { ending.tone = .right }
    }
    let raised = text.raised(round)
    // In Lightning the words of a rack are one.
    let isTold = round.isComplete || game.mode == .lightning
    var parts = (isTold ? [] : [text.found(on: round)]) + [raised].compactMap(\.self)
    // The title or what the words made of the points already says what one rack has scored.
    let isScored = raised != nil || game.timeLeft == nil && verdict?.isBest != true
    if !isScored || game.rackNumber > 1 { parts.append(text.scored(game.score, onRacks: game.rackNumber)) }
    if !isOver { ending.lines.append(ResultLine(text("The next rack is open."))) }
    ending.lines.append(ResultLine(parts: parts))
    if let second = sideBySide(text) ?? verdict?.line(text) { ending.lines.append(second) }
    if !session.words.isEmpty {
      ending.lines.append(
        ResultLine(text("Games with words of your own are on no high score list."), isNote: true))
    }
    return ending
  }

  /// The result of the sender of this game's code beside the player's; `nil` for a game without a code.
  private func sideBySide(_ text: Texts) -> ResultLine? {
    guard let code = session.dealtBy else { return nil }
    let points = text.points(code.result)
    let sent = code.result == GameCode.mostResult ? text("\(points) or more") : points
    return text.sideBySide(text.points(game.score), sent)
  }

  /// The six-letter word that the end of the rack names and explains; `nil` when there is none.
  package func longest(_ context: Context) -> NamedWord? { context.meanings.named(game.round.rack.longest) }

  /// What the six-letter word was.
  package func sentence(_ longest: NamedWord, _ text: Texts) -> String {
    let word = longest.spelling.capitals
    if game.round.rack.letters.count != Rack.size { return text("A word of all letters was \(word).") }
    return game.round.rack.longest.count == 1
      ? text("The six-letter word was \(word).") : text("A six-letter word was \(word).")
  }
}

extension Rack {
  /// The hidden words that take all its letters.
  fileprivate var longest: [String] { hidden.filter { $0.count == letters.count } }
}
