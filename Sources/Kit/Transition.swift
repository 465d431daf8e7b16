import Engines
import Play
import Records
import Tables
import TextUI
import Texts

/// What a screen does after a key: a change to itself, an answer to the screen that asked it, or what opens then.
public indirect enum ScreenTransition<Command: Sendable, Answer: Sendable>: Sendable {
  case stay
  /// The screen performs one of its commands.
  case perform(Command)
  /// A screen opens on top, whose answers are commands of this one.
  case ask(any Layer<Command>)
  /// The screen that asked this one performs a command; both stay open.
  case answer(Answer)
  /// This screen closes, then the one beneath performs a transition.
  case pop(then: ScreenTransition<Answer, Never>)
  case navigate(Navigation)
}

/// What opens, whatever screen is on top.
public indirect enum Navigation: Sendable {
  case stay
  /// The program ends.
  case quit
  /// A screen opens on top.
  case push(any Layer<Never>)
  /// A screen replaces the one on top.
  case replace(any Layer<Never>)
  /// The screen on top closes, then something opens.
  case pop(then: Navigation)
  /// One opens, then another.
  case chain(Navigation, then: Navigation)
  /// A screen opens that belongs to no game.
  case open(Destination)
  /// All screens above the title screen, or above one with `Manners.home`, close.
  case home

  package static func push(_ screen: some Screen) -> Navigation { .push(screen.opened) }
  package static func replace(_ screen: some Screen) -> Navigation { .replace(screen.opened) }

  /// A screen opens on top and makes its first transition.
  package static func push<Pushed: Screen>(_ screen: Pushed, then first: Pushed.Transition) -> Navigation {
    .push(ScreenLayer(screen, then: first))
  }
}

extension ScreenTransition {
  package static var pop: Self { .pop(then: .stay) }
  package static var quit: Self { .navigate(.quit) }
  package static var home: Self { .navigate(.home) }
  package static func open(_ destination: Destination) -> Self { .navigate(.open(destination)) }
  package static func push(_ layer: any Layer<Never>) -> Self { .navigate(.push(layer)) }
  package static func push(_ screen: some Screen) -> Self { .navigate(.push(screen)) }
  package static func replace(_ layer: any Layer<Never>) -> Self { .navigate(.replace(layer)) }
  package static func replace(_ screen: some Screen) -> Self { .navigate(.replace(screen)) }
  package static func ask(_ screen: some AskedScreen<Command>) -> Self { .ask(screen.opened) }

  /// Leaves a game in which nothing has been done yet for its set-up, which is beneath it; the game is not saved.
  package static func toSetUp(of session: GameSession, _ context: inout Context) -> Self {
    context.services.records.discard(session.id)
    return .pop
  }
}

extension ScreenTransition where Answer == Never {
  /// The transition of a screen that may have been asked, but does not answer.
  func answering<Other>() -> ScreenTransition<Command, Other> {
    switch self {
    case .stay: .stay
    case .perform(let command): .perform(command)
    case .ask(let layer): .ask(layer)
    case .pop(let next): .pop(then: .navigate(next.navigation))
    case .navigate(let navigation): .navigate(navigation)
    }
  }
}

extension ScreenTransition where Command == Never, Answer == Never {
  /// The transition of whatever screen is on top.
  var navigation: Navigation {
    switch self {
    case .stay: .stay
    case .ask(let layer): .push(layer)
    case .pop(let next): .pop(then: next.navigation)
    case .navigate(let navigation): navigation
    }
  }
}

/// A screen that games open without naming it, because it belongs to none of them. `Services.resolve` says what opens.
public enum Destination: Sendable {
  /// The replay of a finished game, before its first step; a popup when the game cannot be rebuilt.
  case replay(GameRecord)
  /// The result of a day, copied and displayed, in place of the screen of the day's puzzles.
  case dailyResult(Day)
  /// The day's next puzzle that has not been played, likewise.
  case nextPuzzle(Day)
  /// A table before its game begins, in place of this screen.
  case seats(TableState)
  /// The match of a pasted letter by post, above the title screen; the player's moves that were made elsewhere are asked about.
  case letter(String, isTaken: Bool = false)
  /// What an action of a list calls for.
  case action(ListAction)
}

/// Something that the terminal must do besides displaying the frame.
public enum Effect: Equatable, Sendable {
  /// A sound, or a flash instead: a key was refused, or a guess was wrong.
  case alert(Settings.Sound)
  /// The text goes to the player's clipboard.
  case copy(String)
}

extension Context {
  /// Signals a refusal, an error or the player's turn, in the way that the settings specify: once a frame.
  package mutating func alert() {
    let alert = Effect.alert(profile.settings.sound)
    if profile.settings.sound != .off, !effects.contains(alert) { effects.append(alert) }
  }

  /// Copies a text to the player's clipboard.
  package mutating func copy(_ text: String) { effects.append(.copy(text)) }
}

extension KeyBinding {
  /// The key that leaves a game in which nothing has been done yet for its set-up.
  /// - Parameter isUntouched: whether that is so; a day's puzzle and the game of a code have no set-up.
  package static func change(
    _ command: Command, _ session: GameSession, isUntouched: Bool, _ text: Texts
  ) -> KeyBinding {
    KeyBinding(
      [.character("/")], "/", text("change", context: "the set-up"),
      help: text("change the set-up of this game"),
      isEnabled: isUntouched && session.day == nil && session.counts, command)
  }
}

extension StatusMessage {
  /// What is said of a game that is played on from a step of another.
  package static func whatIf(_ text: Texts) -> StatusMessage {
    StatusMessage(text("What if: this counts nowhere."))
  }

  /// Refuses an input with a message, and with the signal that the settings specify.
  package static func refusal(_ text: String, _ context: inout Context) -> StatusMessage {
    context.alert()
    return StatusMessage(text, .warning)
  }

  /// Refuses an input with several sentences.
  package static func refusal(_ sentences: [String], _ context: inout Context) -> StatusMessage {
    context.alert()
    return StatusMessage(sentences, .warning)
  }
}
