import TextUI

/// A message about what just happened, and whether it was good.
struct Message: Equatable, Sendable {
  var text: String
  var role: Role

  init(_ text: String, _ role: Role = .text) {
    self.text = text
    self.role = role
  }
}
