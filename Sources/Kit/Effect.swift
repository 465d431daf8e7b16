/// Something that the terminal must do besides displaying the frame.
public enum Effect: Equatable, Sendable {
  /// A sound, or a flash instead: a key was refused, or a guess was wrong.
  case alert(Settings.Sound)
  /// The text goes to the player's clipboard.
  case copy(String)
}

extension Context {
  /// Signals a refusal or an error, in the way that the settings specify.
  package mutating func alert() {
    if settings.sound != .off { effects.append(.alert(settings.sound)) }
  }

  /// Copies a text to the player's clipboard.
  package mutating func copy(_ text: String) { effects.append(.copy(text)) }
}

extension Message {
  /// Refuses an input with a message, and with the signal that the settings specify.
  package static func refusal(_ text: String, short: String? = nil, _ context: inout Context) -> Message {
    context.alert()
    return Message(text, .warning, short: short)
  }

  /// Refuses an input with several sentences.
  package static func refusal(_ sentences: [String], _ context: inout Context) -> Message {
    context.alert()
    return Message(sentences, .warning)
  }
}
