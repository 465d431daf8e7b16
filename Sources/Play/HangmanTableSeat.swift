import Commentary
import Engines
import Records
import Tables
import Texts

/// A player's seat at a table of Hangman, where one player sets a phrase and the other guesses it.
package struct HangmanTableSeat: Sendable {
  private let seating: TableSeating
  /// The duel according to the table's log, as both players see it.
  package private(set) var board: DuelBoard
  /// The player's index, 0 or 1.
  package let me: Int
  /// The number of the table's moves that have been applied to the duel.
  package private(set) var moves: Int
  /// Whether a host has announced who is present; before that, nobody counts as away.
  package private(set) var knowsPresence = false
  /// Whether the other player is away, and for how long, as observed by this program.
  package private(set) var isOtherAway = false
  package private(set) var awayTime = Duration.zero
  /// The messages about events at the table.
  package var messages: TableMessages
  /// For how long an action of the other player has been awaited, and whether that has been displayed.
  private var silenceTime = Duration.zero
  private var isSilenceReported = false
  /// The state from which the duel can be continued.
  package var saved: SavedTable?
  /// The number of rounds whose result has been saved.
  package internal(set) var recorded = 0
  /// Why the player has lost the seat; `nil` while they have it.
  package var gone: TableNews.Leaving?
  /// Whether the player has chosen to wait for the other one.
  package var hasWaited = false
  /// Whether a question is pending, and the questions queued behind it, since a player can type faster than answers arrive.
  private var isAsking = false
  private var queue: [TableDuel.Question] = []

  /// How long the setter of a round must be away before it can be called off.
  package static let callOffTime = TableHost.callOffTime

  /// - Returns: `nil` when the game has not begun or is not a duel, or the seat does not take part.
  package init?(_ state: TableState) {
    guard let match = state.match, case .duel(let duel) = match.game,
      let me = match.seats.firstIndex(of: state.own)
    else { return nil }
    seating = match.seating
    board = DuelBoard(duel)
    self.me = me
    moves = state.moves
    messages = TableMessages(state)
  }

  package var duel: TableDuel { board.duel }
  package var other: Int { 1 - me }
  package var isSetter: Bool { duel.setter == me }

  /// The names, the score and the setter.
  package var standing: Duel {
    Duel(names: [0, 1].map(seating.name), scores: duel.scores, setter: duel.setter)
  }

  /// The display name of a player.
  package func name(of player: Int) -> String { standing.names[player] ?? "" }

  /// A player in a sentence to the one of this program.
  package func person(_ player: Int) -> Person { player == me ? .you : Person(name(of: player)) }

  package var isRoundOver: Bool { if case .roundOver = duel.status { true } else { false } }

  /// Whether it is the player's turn to guess.
  package var isGuessing: Bool { !isSetter && board.isOpen }

  /// Whether the round waits for the player's phrase.
  package var mustHide: Bool { isSetter && duel.status == .choosing }

  /// The player whose phrase or guess the round waits for; `nil` while programs answer, and between rounds.
  package var playerToAct: Int? {
    switch duel.status {
    case .choosing: duel.setter
    case .guessing: 1 - duel.setter
    case .answering, .revealing, .roundOver: nil
    }
  }

  /// Whether a round is in progress that cannot continue without the other player.
  package var isBlocked: Bool { isOtherAway && !isRoundOver && !mustHide }

  /// Whether the player can call the round off eventually.
  package var mayCallOff: Bool { isBlocked && !isSetter && duel.status != .choosing }

  /// Queues a question.
  /// - Returns: whether it must be sent now rather than later.
  package mutating func ask(_ question: TableDuel.Question) -> Bool {
    guard isAsking || duel.status != .guessing else {
      isAsking = true
      return true
    }
    if queue.count < Self.mostQuestions { queue.append(question) }
    return false
  }

  private static let mostQuestions = 40

  /// The next question that is still valid, after the answer to the previous one.
  package mutating func nextQuestion() -> TableDuel.Question? {
    isAsking = false
    guard duel.status == .guessing else { return nil }
    while !queue.isEmpty {
      let question = queue.removeFirst()
      if case .letter(let letter) = question, duel.tried.contains(letter) { continue }
      isAsking = true
      return question
    }
    return nil
  }

  /// Discards the queued questions.
  package mutating func forgetQuestions() { (isAsking, queue) = (false, []) }

  /// Adopts the table's current match.
  package mutating func adopt(_ state: TableState) -> Bool {
    forgetQuestions()
    guard case .duel(let duel)? = state.match?.game else { return false }
    (board, moves) = (DuelBoard(duel), state.moves)
    return true
  }

  /// Applies the next move.
  /// - Returns: false when it is not the next one, or the rules do not allow it.
  package mutating func apply(_ number: Int, _ entry: TableLog.Entry) -> Bool {
    var duel = duel
    guard number == moves, seating.apply(entry, to: &duel) else { return false }
    board = DuelBoard(duel)
    moves += 1
    (silenceTime, isSilenceReported) = (.zero, false)
    return true
  }

  /// Reads who is present.
  package mutating func read(_ state: TableState?) {
    let seat = seating.seats[other]
    guard let state, state.isConnected, state.seats.indices.contains(seat) else { return }
    knowsPresence = true
    let isAway = state.seats[seat].presence == .away
    if isAway != isOtherAway { (awayTime, hasWaited) = (.zero, false) }
    isOtherAway = isAway
  }

  /// The time after which it is said that the other player thinks long, or that the other program does not answer.
  private var silence: Duration? {
    guard !isOtherAway, !isSilenceReported else { return nil }
    if let player = playerToAct { return player == me ? nil : TableMessages.longThought }
    return isSetter || isRoundOver ? nil : TableSeat.silence
  }

  /// The absence of the other player after which there is an alternative to waiting.
  private var firstChoice: Duration? { mayCallOff ? Self.callOffTime : nil }

  /// The time until the next question about an absent player; `nil` when there is none.
  package var rest: Duration? { isBlocked ? TableAbsence.rest(after: awayTime, first: firstChoice) : nil }

  /// The time until the next question or message; `nil` when there is none.
  package var patience: Duration? {
    if let rest { return rest }
    return silence.map { max(.milliseconds(1), $0 - silenceTime) }
  }

  /// Advances the time.
  /// - Returns: whether to ask again what to do about the absent player.
  package mutating func wait(_ time: Duration) -> Bool {
    guard isOtherAway else { return false }
    let before = rest
    awayTime += time
    return before.map { $0 <= time } ?? false
  }

  /// Advances the time while nothing happens.
  /// - Returns: whether that is to be said, once.
  package mutating func advanceSilence(_ time: Duration) -> Bool {
    guard let silence else { return false }
    silenceTime += time
    isSilenceReported = silenceTime >= silence
    return isSilenceReported
  }
}

extension HangmanTableSeat {
  /// Whether the phrase of the last round is known.
  package var isRevealed: Bool { [.guessed, .hanged].contains(duel.finished.last?.ending) }

  /// How the last round has ended; `nil` before the end of the first one.
  package func ending(_ context: Context) -> HangmanEnding? {
    guard let round = duel.finished.last else { return nil }
    let text = context.text
    let (isSetter, setter, misses) = (round.setter == me, person(round.setter), board.misses)
    let score = ResultLine(standing.score(context))
    let (title, lines): (String, [ResultLine]) =
      switch round.ending {
      case .guessed:
        (
          isSetter ? text("\(name(of: other)) found it") : text.wonTitle(misses),
          standing.lines(wonBy: person(1 - round.setter), misses: misses, context)
        )
      case .hanged:
        (
          isSetter ? text("✓ Never found") : text("Too late"),
          standing.lines(wonBy: setter, misses: nil, context)
        )
      case .untrue:
        (
          isSetter ? text("Not true") : text("✓ The round is yours"),
          [
            ResultLine(text(setter, you: "Your answers were not true.") { "\($0)'s answers were not true." }),
            score,
          ]
        )
      case .left:
        (
          isSetter ? text("The round is called off") : text("✓ The round is yours"),
          [ResultLine(text(setter, you: "You were away too long.") { "\($0) was away too long." }), score]
        )
      case .calledOff: (text("The round is called off"), [ResultLine(text("Nobody wins it.")), score])
      }
    return HangmanEnding(isWon: round.winner.map { $0 == me }, title: title, lines: lines)
  }
}

/// What is said while the duel goes on.
extension HangmanTableSeat {
  /// What the round waits for, where it is not for the player to act again; `nil` elsewhere.
  /// - Parameter name: what the other player is called.
  package func standing(_ text: Texts, naming name: String) -> String? {
    switch duel.status {
    case .choosing: return isSetter ? nil : text.isChoosing(name)
    case .guessing, .answering, .revealing:
      if isSetter { return text.guesses(name) }
      return duel.answers.isEmpty ? text("\(name) has hidden it. Guess a letter.") : nil
    case .roundOver: return nil
    }
  }

  /// The last answer of the setter's program; `nil` when there is nothing to say of it.
  package func answered(_ text: Texts) -> String? { text.answered(board) }

  /// Asks for the phrase that the other one is to guess.
  package func hidingPrompt(_ text: Texts) -> String {
    text(
      """
      Hide a word or a phrase from \(name(of: other)). It stays in this terminal until the round is over.
      """)
  }

  /// Who has left the table or returned.
  package func saidOfPresence(_ text: Texts, naming name: String) -> String {
    isOtherAway ? text.leftTable(name) : text.isBack(name)
  }

  /// That the other player thinks long, or that the other program does not answer.
  package func saidOfSilence(_ text: Texts, naming name: String) -> String {
    playerToAct == nil ? text("\(name)'s terminal does not answer.") : text.thinksLong(name)
  }

  /// Whether the round can be called off by now.
  package var canCallOff: Bool { mayCallOff && awayTime >= Self.callOffTime }
}

extension Texts {
  package func isChoosing(_ name: String) -> String { self("\(name) is choosing what to hide.") }
  package func guesses(_ name: String) -> String { self("\(name) guesses").sentence }

  /// How the last round of a duel has ended, for those who watch it.
  package func roundWinner(of duel: TableDuel, _ names: [String]) -> String {
    let ended = duel.finished.last.flatMap { round in
      round.winner.map { self("\(names[$0]) wins the round.") }
    }
    return ended ?? self("The round is called off").sentence
  }

  /// The last answer of the setter's program in a duel; `nil` when there is nothing to say of it.
  package func answered(_ board: DuelBoard) -> String? {
    guard let answer = board.duel.answers.last?.answer, let move = board.moves.last else { return nil }
    let result: Hangman.Outcome =
      switch answer {
      case .places(_, let places): places.isEmpty ? .miss : .hit(places.count)
      case .hint: .hit(1)
      case .isPhrase(let isRight): isRight ? .solved : .miss
      }
    return outcome(of: move, result)
  }

  /// What can be done about the setter of a round who is away.
  /// - Parameter canCallOff: whether the time for it has come.
  package func callingOff(canCallOff: Bool) -> String {
    canCallOff
      ? self("You can call the round off: it is yours then.")
      : self("After two minutes you can call the round off.")
  }

  /// What becomes of a duel that its player leaves.
  package var leavingDuel: String { self("It waits for you under Continue.") }
}

extension EntryRules {
  /// The rules for a phrase at a table: as at one keyboard, but short enough to be sent.
  package static func hidden(_ context: Context) -> EntryRules {
    var rules = secret(context)
    let (alphabet, text) = (context.profile.language.alphabet, context.text)
    rules.textError = { [textError = rules.textError] phrase in
      textError(phrase)
        ?? (TableDuel.isPlayable(phrase, alphabet: alphabet)
          ? nil : text("No more than \(TableDuel.longest) characters."))
    }
    return rules
  }
}
