import Engines
import Kit
import Records
import TextUI

/// A race at a table: all players share the rack and the clock. It is played like a rack of Text Twist; the host judges
/// each word, announces the remaining time, and ends the race.
struct RaceScreen: Screen {
  enum Command: Sendable {
    /// A command of the Text Twist screen.
    case rack(TextTwistScreen.Command)
    case leave, leaveTable, done, giveUp, wink, again
    /// Shows the popup at the end, or while waiting.
    case showState
    /// At the end: show the words of a player, or of the next player.
    case showWords(Int), nextWords
  }

  /// The tiles and the words.
  var rack: TextTwistScreen
  var seat: RaceSeat
  /// Whether the race has ended.
  var isOver = false
  /// Whether the player is moving to another table for another race.
  var isLeaving = false
  /// Whether the clock stands still after the game was continued, until a host starts it again.
  var isWaiting = false
  /// At the end: the index of the player whose words are shown.
  var shown: Int
  /// For how long the message about the player's last action may not be replaced by news about others.
  var messageHoldTime = Duration.zero

  static let messageHoldTime = Duration.seconds(1)

  /// - Returns: `nil` when the table's game is not a race, or this player does not take part.
  init?(_ session: GameSession, _ state: TableState, _ context: inout Context) {
    guard case .race(let race)? = state.match?.game, let seat = RaceSeat(state),
      context.useWords(of: session)
    else { return nil }
    let saved = context.tables?.saved()
    let game = TextTwist(
      racing: race.rack, alphabet: context.language.alphabet, found: state.found,
      timeLeft: saved?.timeLeft ?? TextTwistRace.timeLimit)
    rack = TextTwistScreen(game, session, from: .classic([race.rack]), &context)
    rack.message = Message(context.strings.race.begins)
    self.seat = seat
    self.seat.saved = saved
    shown = seat.me
  }

  var session: GameSession { rack.session }
  var timeLeft: Duration { rack.game.timeLeft ?? .zero }

  func name(_ strings: Strings) -> String { strings.textTwist.name }

  func rules(_ context: Context) -> String { context.strings.race.rules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let isOn = !isOver && !isWaiting
    let tiles = rack.tileBindings(isOn: isOn, context) { Command.rack($0) }
    return tiles.main + tiles.others + [
      .wink(.wink, isNamed: !context.layout.isCompact, strings), tiles.clear,
      KeyBinding(
        [.escape], "Esc", strings.race.leave, help: strings.race.helpLeave, isEnabled: !tiles.clear.isEnabled,
        .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .rack(.pick(let step)): return rack.perform(.pick(step), &context)
    case .rack(.explain): return rack.perform(.explain, &context)
    case .rack(.replay): return rack.perform(.replay, &context)
    case .rack(.scroll(let step)): return rack.perform(.scroll(step), &context)
    case .leaveTable:
      context.leaveTable()
      return .home
    case .giveUp: return giveUp(&context)
    case .again: return raceAgain(&context)
    case .showWords(let player):
      show(player)
      return .stay
    case .nextWords:
      show((shown + 1) % seat.racers.count)
      return .stay
    case .showState: return showState(&context)
    case .wink:
      rack.message = context.wink()
      return .stay
    case .leave where !isOver && !isWaiting: return .push(leavePopup(context.strings))
    case .rack, .leave, .done: break
    }
    guard !isOver, !isWaiting else { return showState(&context) }
    messageHoldTime = Self.messageHoldTime
    switch command {
    case .rack(.submit): return submit(&context)
    case .rack(let command): return rack.perform(command, &context)
    default:
      context.tables?.play(.done)
      rack.message = Message(context.strings.race.youAreDone)
      return .stay
    }
  }

  /// Enters a word: it counts immediately here, and at the host, which has the same word list.
  private mutating func submit(_ context: inout Context) -> Transition {
    guard timeLeft > .zero else {
      rack.message = Message(context.strings.race.timeUp)
      return .stay
    }
    let before = rack.game.round.found.count
    let transition = rack.perform(.submit, &context)
    if let word = rack.game.round.found.last, rack.game.round.found.count > before {
      context.tables?.play(.word(word))
      followTable(&context)
    }
    return transition
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    let own = context.strings.race
    guard !isOver, !isWaiting else { return showState(&context) }
    messageHoldTime = Self.messageHoldTime
    switch key {
    case .character("+"), .function(6): rack.message = .refusal(own.noPause, &context)
    case .character("="), .function(5): rack.message = .refusal(own.oneRack, &context)
    default: return rack.type(key, &context)
    }
    return .stay
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition { rack.paste(text, &context) }

  mutating func finishMotion() { rack.finishMotion() }

  // MARK: Time

  /// The clock continues under any screen that covers the race.
  var manners: Manners {
    [.runsCovered.when(!isOver && !isWaiting || !rack.motion.isOver), rack.savingManners]
  }

  var patience: Duration? {
    guard !isOver, !isWaiting, timeLeft > .zero else { return rack.motion.patience }
    return rack.patience
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    guard !isOver, !isWaiting else {
      rack.motion.elapse(time)
      return .stay
    }
    let wasRunning = timeLeft > .zero
    _ = rack.elapse(time, &context)
    followTable(&context)
    messageHoldTime -= min(messageHoldTime, time)
    if wasRunning, timeLeft == .zero { rack.message = Message(context.strings.race.timeUp) }
    return .stay
  }
}
