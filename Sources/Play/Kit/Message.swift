import TextUI

/// A message about what just happened, and whether it was good.
struct Message: Equatable, Sendable {
  var text: String
  var role: Role
  /// The short form for where there is no room for the text; `nil` when there is none.
  var short: String?

  init(_ text: String, _ role: Role = .text, short: String? = nil) {
    self.text = text
    self.role = role
    self.short = short
  }

  /// Asks for a letter.
  static func letterPrompt(_ strings: Strings) -> Message {
    Message(strings.letterPrompt, short: strings.letterPromptShort)
  }

  /// The text, or its short form, in `width` columns.
  func fitted(to width: Int) -> String {
    (text.columns <= width ? text : short ?? text).shortened(to: width)
  }
}
