import Engines
import Records
import TextUI

/// A match of Ghost, against the computer or of two at one keyboard.
struct GhostScreen: Screen {
  enum Command: Equatable, Sendable {
    case add, move, press, alive, challenge, admit, answer(String), stop
    /// Shows the end again, or goes on from it.
    case showEnd, newGame, openCoach
  }

  /// Which game this is.
  let session: GameSession
  /// The names under which the players are known to the records; `nil` for the computer and who gave none.
  let names: [String?]
  private(set) var match: Ghost
  private(set) var keyboard: Keyboard
  var message: Message
  /// Whether the keyboard shows which letters keep a word alive, to whoever has asked for it.
  private(set) var showsAlive = false
  /// How long the computer has been thinking.
  private var thought = Duration.zero

  /// A human moment.
  static let moment = Duration.milliseconds(500)

  init(_ match: Ghost, _ session: GameSession, names: [String?], _ context: Context) {
    self.match = match
    self.session = session
    self.names = names
    keyboard = Keyboard(context.language)
    message = Message(context.strings.letterPrompt)
  }

  /// A new match as it was set up; a popup when the word list has no word for it.
  static func begun(_ context: inout Context) -> any Screen {
    guard let match = context.ghostMatch() else {
      let strings = context.strings
      return Popup.message(strings.ghost.name, strings.noWord, strings)
    }
    let session = context.session(context.ghost.mode)
    let names = context.ghost.opponent == .computer ? [session.player, nil] : context.ghost.names
    return GhostScreen(match, session, names: names, context)
  }

  /// Whether the match has ended; the daily puzzle is a single round.
  var isOver: Bool {
    switch match.status {
    case .over: true
    case .roundOver: session.day != nil
    default: false
    }
  }

  func name(_ strings: Strings) -> String { strings.ghost.name }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.ghost
    let isTurn = isPersonsTurn || isComputersTurn
    let isAnswer = personToAnswer != nil
    let enter: (label: String, help: String) =
      match.status == .roundOver
      ? (own.nextRound, own.helpNextRound) : isAnswer ? (own.nameWord, own.helpNameWord) : ("", own.helpPress)
    return [
      KeyBinding([], "A–Z", own.add, help: own.helpAdd, isEnabled: isTurn, click: .enter, .add),
      KeyBinding([], "↑↓←→", "", help: strings.helpMoveOnKeyboard, isEnabled: isTurn, .move),
      KeyBinding(
        [.enter, .character(" ")], "Enter", enter.label, help: enter.help, .press
      ),
      KeyBinding(
        [.character("#"), .function(4)], "#", own.challenge, help: own.helpChallenge,
        isEnabled: isTurn && match.rules.bluff && !match.fragment.isEmpty, .challenge),
      KeyBinding(
        [.character("!"), .function(2)], "!", own.alive, help: own.helpAlive, isEnabled: isTurn, .alive),
      KeyBinding(
        [.character("="), .function(5)], "=", own.admit, help: own.helpAdmit, isEnabled: isAnswer, .admit),
      KeyBinding([.escape], "Esc", own.stop, help: own.helpStop, .stop),
    ]
  }

  // While the computer thinks the keys stay as they are, so that the bottom line does not flicker; they do nothing.

  /// Whether the match waits for a letter of somebody at the keyboard.
  var isPersonsTurn: Bool {
    if case .turn(let player) = match.status { match.players[player].level == nil } else { false }
  }

  /// Who at the keyboard has been challenged.
  var personToAnswer: Int? {
    if case .answer(let player) = match.status, match.players[player].level == nil { player } else { nil }
  }

  var isComputersTurn: Bool { match.player.map { match.players[$0].level != nil } ?? false }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    if isComputersTurn, command != .stop { return .stay }
    switch command {
    case .add, .move: return .stay
    case .press: return press(&context)
    case .challenge: return play(.challenge, &context)
    case .admit: return play(.answer(nil), &context)
    case .answer(let word): return play(.answer(word), &context)
    case .stop: return .push(stopPopup(context.strings))
    case .showEnd: return isOver ? .push(endPopup(context)) : .stay
    case .newGame: return .replace(Self.begun(&context))
    case .openCoach: return .push(GhostCoachScreen(match, context, whenClosed: .perform(Command.showEnd)))
    case .alive:
      showsAlive.toggle()
      if showsAlive { _ = match.askForHelp() }
      message = Message(showsAlive ? context.strings.ghost.legend : "")
      return .stay
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if keyboard.move(key) { return .stay }
    guard case .character(let character) = key, isPersonsTurn else { return .stay }
    return play(.add(character), &context)
  }

  /// Enter: adds the letter under the keyboard's cursor, or goes on with what the match waits for.
  private mutating func press(_ context: inout Context) -> Transition {
    if isOver { return .push(endPopup(context)) }
    switch match.status {
    case .over: return .stay
    case .answer: return .push(wordScreen(context))
    case .turn:
      guard let letter = keyboard.chosen else {
        message = .refusal(context.strings.noCursor, &context)
        return .stay
      }
      return play(.add(letter), &context)
    case .roundOver:
      _ = match.beginRound()
      let starter = match.rounds[match.rounds.count - 1].starter
      message = Message(context.strings.ghost.begins(match.rounds.count, match.players[starter].name))
      return goOn(&context)
    }
  }

  /// Makes a move for whomever the match waits for, and what follows from it.
  mutating func play(_ move: Ghost.Move, _ context: inout Context) -> Transition {
    let strings = context.strings
    let name = match.player.map { match.players[$0].name } ?? ""
    switch (match.play(move), move) {
    case (.notALetter, .add(let character)):
      message = .refusal(strings.notALetter(character.capital), &context)
      return .stay
    case (.tooLong, _):
      message = .refusal(strings.ghost.tooLong, &context)
      return .stay
    case (.added, _):
      message = Message(strings.ghost.added(name, match.fragment.last!.capital))
    case (.challenged, _): message = Message(strings.ghost.challenged(name))
    case (.ended, _): return end(&context)
    default: return .stay
    }
    return goOn(&context)
  }

  private func endPopup(_ context: Context) -> Popup {
    session.day == nil ? matchPopup(context) : dailyPopup(context)
  }

  /// Lets the computer think, or play at once where animation is off; asks whoever was challenged.
  private mutating func goOn(_ context: inout Context) -> Transition {
    showsAlive = false
    thought = .zero
    if isComputersTurn { return context.settings.isAnimated ? .stay : letComputerPlay(&context) }
    if let player = personToAnswer { return .push(challengedPopup(player, context.strings)) }
    return .stay
  }

  private mutating func letComputerPlay(_ context: inout Context) -> Transition {
    guard let move = match.computerMove else { return .stay }
    return play(move, &context)
  }

  private mutating func end(_ context: inout Context) -> Transition {
    showsAlive = false
    message = Message("")
    guard isOver else { return .push(roundPopup(context)) }
    let winner = match.winner
    if session.mode == .ghostFriends {
      context.ghost.matchesWon[winner] += 1
      context.finish(session, names: names, winner: winner)
    } else {
      let result = context.result(
        of: session, isWon: winner == 0, points: match.score(of: 0),
        details: match.resultDetails)
      context.records.finish(result, game: session.id)
    }
    return .push(endPopup(context))
  }

  var patience: Duration? { isComputersTurn ? max(.milliseconds(1), Self.moment - thought) : nil }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    guard isComputersTurn else { return .stay }
    thought += time
    return thought < Self.moment ? .stay : letComputerPlay(&context)
  }
}
