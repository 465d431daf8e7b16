import Commentary
import Engines
import Play
import Tables
import Texts

/// A table that is watched without a seat: what all who play there hear of it. It makes no moves.
struct WatchTalk: Talk {
  private var state: TableState
  /// The game as it has been told, and the number of its moves.
  private var match: TableMatch?
  private var moves: Int
  private var messages: TableMessages

  private init(_ state: TableState) {
    (self.state, match, moves) = (state, state.match, state.moves)
    messages = TableMessages(state)
  }

  static func opening(_ state: TableState, _ context: inout Context) -> Reply {
    let talk = WatchTalk(state)
    // The log of a game that is under way comes after the seats.
    let lines = talk.state(context)
    return .list(state.match == nil ? Array(lines.prefix(1)) : lines, then: .open(talk))
  }

  var tableUses: Set<TableUse> { [.seat] }

  // MARK: What is said

  func prompt(_ context: Context) -> String { context.text.waitPrompt }

  func help(_ context: Context) -> [String] {
    let text = context.text
    return [text.watchRules, text.labelled(text.typed(.menu), text("stop watching")).sentence]
  }

  func state(_ context: Context) -> [String] {
    let text = context.text
    let game = text.labelled(text("watching").capitalizedFirst, text.name(state.header)) + "."
    let now = match.map { standing($0, text).joined(separator: " ") } ?? text("The game has not begun.")
    return [game + " " + text.seats(of: state), now]
  }

  private func names(_ match: TableMatch) -> [String] { match.seats.map(state.name) }

  /// How a game stands.
  private func standing(_ match: TableMatch, _ text: Texts) -> [String] {
    let names = names(match)
    switch match.game {
    case .ghost(let ghost):
      if ghost.lastRound.ending != nil { return ended(ghost, text) }
      guard let player = ghost.player, !ghost.fragment.isEmpty else { return [text.begins(ghost, you: nil)] }
      return [
        text("Now \(text.apart(ghost.fragment))."), text.isTurn(of: ghost.person(player, you: nil, text)),
      ]
    case .duel(let duel):
      let score = "\(names[0]) \(duel.scores[0]), \(names[1]) \(duel.scores[1])."
      if case .roundOver = duel.status { return [text.roundWinner(of: duel, names), score] }
      if duel.status == .choosing { return [text.isChoosing(names[duel.setter])] }
      let board = HangmanBoard(game: DuelBoard(duel), text: text)
      return [board.whole, board.missed, text.guesses(names[duel.guesser])]
    case .race(let race):
      let points = names.indices.map {
        race.isOver ? race.score(of: $0) : state.seats[match.seats[$0]].points
      }
      let standings = zip(names, points).map { "\($0) \($1)" }.joined(separator: ", ") + "."
      let task = race.rack.map { text.letters($0.letters) } ?? text.vocabularyOpening
      return [task, standings]
        + (race.isOver ? [text.won(by: race.winners.map { names[$0] }).sentence] : [])
    }
  }

  private func ended(_ ghost: Ghost, _ text: Texts) -> [String] {
    let reason = GhostRoundReport(ghost, you: nil, text, isApart: true).reason
    guard case .over(let winner) = ghost.status else { return [reason] }
    return [reason, text.winsTheMatch(winner, in: ghost, you: nil).sentence]
  }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? { nil }

  // MARK: News

  mutating func hear(_ news: TableNews, _ context: inout Context) -> Reply? {
    let text = context.text
    if case .left(let reason) = news { return .say(text.gone(reason), then: .menu) }
    // Whoever watches alone knows it.
    let said = news == .watchers(1) ? [] : [messages.spoken(on: news, &context)].compactMap(\.self)
    let before = state
    if let now = context.services.tables?.state() { state = now }
    var told: [String] = []
    switch news {
    case .moved(let number, let entry): told = moved(number, entry, text)
    case .seats where state.match == nil: told = state.changes(since: before).map(text.said)
    case .scores:
      told = state.seats.indices.filter { state.seats[$0].points != before.seats[$0].points }.map {
        "\(state.name(of: $0)) \(state.seats[$0].points)."
      }
    case .rebuilt, .seated:
      if state.moves != moves { told = adopt(text) }
    default: break
    }
    return said.isEmpty && told.isEmpty ? nil : Reply(answer: Answer(fitting: said + told), next: .stay)
  }

  private mutating func adopt(_ text: Texts) -> [String] {
    (match, moves) = (state.match, state.moves)
    return match.map { standing($0, text) } ?? []
  }

  /// Makes the next move of the game, and tells it.
  private mutating func moved(_ number: Int, _ entry: TableLog.Entry, _ text: Texts) -> [String] {
    if number < moves { return [] }
    guard let before = match, number == moves, match?.apply(entry) == true, let match else {
      return adopt(text)
    }
    moves += 1
    switch (before.game, match.game) {
    case (.ghost(let old), .ghost(let ghost)):
      guard let move = Ghost.Move(entry.move), ghost.lastRound.ending == nil else {
        return standing(match, text)
      }
      guard let player = old.player, move == .challenge || move.letter != nil else {
        return move == .askForHelp ? [] : standing(match, text)
      }
      return [text.done(move, by: old.person(player, you: nil, text), in: ghost)] + standing(match, text)
    case (.duel(let old), .duel(let duel)):
      switch duel.status {
      case .answering: return []
      case .guessing where old.status == .choosing:
        return [text.shape(of: DuelBoard(duel)).capitalizedFirst, text.guesses(names(match)[duel.guesser])]
      case .guessing, .revealing:
        let board = HangmanBoard(game: DuelBoard(duel), text: text)
        return (board.found ?? text.answered(DuelBoard(duel))).map { [$0] + board.change } ?? []
      case .choosing, .roundOver: return standing(match, text)
      }
    default: return standing(match, text)
    }
  }
}
