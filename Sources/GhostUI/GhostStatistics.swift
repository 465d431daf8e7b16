import Engines
import Kit
import Records
import TextUI

extension GhostGame {
  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)? {
    GhostStatistics(player, &context)
  }
}

/// The distribution of the lengths of a player's rounds of Ghost.
struct GhostStatistics: StatisticsPage {
  private let results: [GameResult]

  /// Reads the most recent matches against the computer; `nil` when there are none.
  init?(_ player: String, _ context: inout Context) {
    results = context.records.results(
      of: player, in: Mode.allCases.filter { $0.game == .ghost && $0.ranking != .wins },
      limit: FiguresPage.resultCount)
    guard !results.isEmpty else { return nil }
  }

  /// The lengths that have a bar; longer rounds are counted in the last one.
  private static let lengths = 3...9

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let own = context.strings.ghostFigures
    let rounds = results.flatMap { $0.details.rounds ?? [] }
    let first = Self.lengths.lowerBound
    var bars = Array(repeating: 0, count: Self.lengths.count + 1)
    for length in rounds.map(abs) { bars[min(max(length - first, 0), bars.count - 1)] += 1 }
    let labels = Self.lengths.map { "\($0)" } + ["\(Self.lengths.upperBound + 1)+"]
    let heights = rounds.suffix(FiguresPage.heightCount).map(abs)
    let roundsWon = rounds.count { $0 > 0 }
    let longest = rounds.map(abs).max() ?? 0
    let best = results.map(\.points).max() ?? 0
    FiguresPage(
      chartTitle: own.chart, chart: BarChart(bars: bars, labels: labels),
      figuresTitle: context.strings.inAll,
      figures: [
        .init(results.count, own.matches(results.count)), .init(results.count(where: \.isWon), own.won),
        .init(rounds.count, own.rounds(rounds.count)), .init(roundsWon, own.roundsWon(roundsWon)),
        .init(longest, own.longest(longest)), .init(best, own.best(best)),
      ],
      heightsTitle: own.last(heights.count), heights: heights, note: own.note
    ).draw(on: &canvas, in: area, context)
  }
}

/// A player's figures in a mode, as of the last time they were read from the records.
struct GhostFigures: Equatable, Sendable {
  private(set) var won = 0
  private(set) var lost = 0
  /// The highest score of a match before this one; `nil` until one has scored.
  private(set) var best: Int?
  /// The highest score of all matches; `nil` until one has scored.
  private(set) var record: Int?
  /// The rank of this match once it is over; `nil` when it is not on the list.
  private(set) var rank: Int?

  init(_ session: GameSession, _ context: inout Context) { read(session, &context) }

  private mutating func read(_ session: GameSession, _ context: inout Context) {
    guard session.day == nil, session.mode.ranking != .wins else { return }
    let tally = context.records.tally(of: session.player, in: session.mode)
    won = tally.won
    lost = tally.played - won
    record = tally.best
    best = record
  }

  /// Reads the standing of the match that has just been saved.
  mutating func finish(_ session: GameSession, _ context: inout Context) {
    let before = best
    read(session, &context)
    best = before
    guard session.words.isEmpty, session.code.isEmpty else { return }
    rank = context.records.rank(of: session.player, in: session.mode)
  }
}

extension GhostScreen {
  /// The person who plays against the computers.
  var person: Int { match.person(seenBy: me) }

  /// Whether texts address one person, rather than several at one keyboard.
  var isPersonal: Bool { match.isPersonal(seenBy: me) }

  /// Whether the list counts matches won by name instead of points.
  var countsByName: Bool { session.mode.ranking == .wins }

  /// Whether a person at this keyboard has won the match or the daily puzzle.
  var isMatchWon: Bool { isOver && match.isWon(seenBy: me) }

  /// Saves the result of the match or the daily puzzle.
  mutating func finish(_ context: inout Context) {
    let winner = match.winner
    rememberLost(&context)
    guard !countsByName else { return finishByName(winner: winner, record, &context) }
    let result = context.result(
      of: session, isWon: winner == person, points: match.score(of: person), details: details)
    let finished = GameRecord(result: result, game: record)
    self.finished = finished
    context.finish(finished)
    figures.finish(session, &context)
  }

  /// Adds the words by which players with a name have lost rounds to their practice.
  private func rememberLost(_ context: inout Context) {
    for (player, name) in names.enumerated() {
      guard let name else { continue }
      let words = match.rounds.compactMap { round -> String? in
        switch round.ending {
        case .completed(let word), .answered(let word): round.loser == player ? word : nil
        default: nil
        }
      }
      context.addForPractice(words, of: name, session)
    }
  }

  /// Saves the result of every named player, at a table only that of the player of this program.
  /// - Parameter winner: the player who has won.
  private mutating func finishByName(winner: Int, _ record: SavedGame, _ context: inout Context) {
    finished = GameRecord(result: context.result(of: session, isWon: winner == person), game: record)
    if table == nil { context.ghost.matchesWon[winner] += 1 }
    context.finish(session, record, names: names, winner: winner)
  }

  /// Gives up the match, which counts as a loss for the person to move, or whose turn is next. With two players the other
  /// one wins, with more nobody does.
  mutating func giveUp(_ context: inout Context) -> Transition {
    var record = record
    record.fields.addGivenUp()
    rememberLost(&context)
    if countsByName {
      let loser = match.personToMove
      if match.players.count == 2 {
        finishByName(winner: match.opponent(of: loser), record, &context)
      } else {
        finished = GameRecord(result: context.result(of: session, isWon: false), game: record)
        if let name = names[loser], context.mayWrite(of: name) {
          let result = context.result(of: session, by: name, isWon: false)
          context.records.finish(result, game: session.id, record: record)
        }
      }
      context.records.discard(session.id)
    } else {
      let result = context.result(
        of: session, isWon: false, points: match.score(of: person), details: details)
      let ended = GameRecord(result: result, game: record)
      finished = ended
      context.finish(ended)
      figures.finish(session, &context)
    }
    isGivenUp = true
    message = Message("")
    if session.dealtBy != nil { return closeGivenUp(context.strings) }
    return .push(givenUpPopup(context))
  }

  private var details: GameResult.Details {
    var details = GameResult.Details(letters: match.fragment.count)
    details.turns = match.rounds.last.map { $0.turns.map { String($0.player) }.joined() }
    details.rounds = match.rounds.filter { $0.ending != nil }.map {
      $0.loser == person ? -$0.turns.count : $0.turns.count
    }
    let hints = match.rounds.count { $0.helped.contains(person) }
    if hints > 0 { details.hints = hints }
    return details
  }
}
