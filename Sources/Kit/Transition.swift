import Engines
import Play
import Records
import Tables
import TextUI
import Texts

/// The change to the stack of screens after a key.
public enum Transition: Sendable {
  case stay
  /// The program ends.
  case quit
  /// A screen opens on top.
  case push(any Screen)
  /// A screen replaces this one.
  case replace(any Screen)
  /// This screen closes, then the screen beneath performs a transition.
  indirect case pop(then: Transition)
  /// One transition, then another.
  indirect case chain(Transition, then: Transition)
  /// The screen that is now on top performs one of its commands.
  case perform(any Sendable)
  /// The screen beneath the top one performs one of its commands; both stay open.
  case performBeneath(any Sendable)
  /// A screen opens that belongs to no game.
  indirect case open(Destination)
  /// All screens above the title screen, or above a screen with `isHome`, close.
  case home

  public static let pop = Transition.pop(then: .stay)
}

/// A screen that games open without naming it, because it belongs to none of them. `Context.resolve` makes the transition.
public enum Destination: Sendable {
  /// The replay of a finished game, before its first step; a popup when the game cannot be rebuilt.
  case replay(GameRecord)
  /// The day's result, copied and displayed; only above the screen of the daily puzzles.
  case dailyResult
  /// The day's next puzzle that has not been played; only above the screen of the daily puzzles.
  case nextPuzzle
  /// A table before its game begins, in place of this screen.
  case seats(TableState)
  /// The match of a pasted letter by post, above the title screen; the player's moves that were made elsewhere are asked about.
  case letter(String, isTaken: Bool = false)
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

extension Context {
  /// Leaves a game in which nothing has been done yet for its set-up, which is beneath it; the game is not saved.
  package mutating func changeSetUp(of session: GameSession) -> Transition {
    services.records.discard(session.id)
    return .pop
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
