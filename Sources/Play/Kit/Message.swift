import TextUI

/// What just happened, in words, and whether it was good.
struct Message: Equatable, Sendable {
  var text: String
  var role: Role

  init(_ text: String, _ role: Role = .text) {
    self.text = text
    self.role = role
  }
}
