/// What the terminal is to do besides showing the frame.
public enum Effect: Equatable, Sendable {
  /// A sound, or a flash in its place: a key was refused, or a guess was wrong.
  case alert(Settings.Sound)
  /// The text goes to the player's clipboard.
  case copy(String)
}

extension Context {
  /// Lets the player hear or see that something was refused or wrong, as the settings say.
  mutating func alert() {
    if settings.sound != .off { effects.append(.alert(settings.sound)) }
  }

  /// Puts a text on the player's clipboard.
  mutating func copy(_ text: String) { effects.append(.copy(text)) }
}

extension Message {
  /// What cannot be, in words where the player looks; it sounds as the settings say.
  static func refusal(_ text: String, _ context: inout Context) -> Message {
    context.alert()
    return Message(text, .warning)
  }
}
