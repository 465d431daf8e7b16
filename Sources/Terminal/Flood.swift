import TextUI

/// Recognizes pasted text that the terminal does not bracket: more characters at once than anybody types. What follows
/// without a pause belongs to it.
struct Flood {
  /// Whether the last characters were pasted.
  private(set) var isRunning = false

  /// After so many inputs at once, others may be on their way.
  static let mostTogether = 16
  private static let mostTyped = 128

  /// Makes one paste of the characters among the inputs when they are part of a flood.
  mutating func gather(_ inputs: [Input]) -> [Input] {
    guard isRunning || inputs.count > Self.mostTyped else { return inputs }
    var text = ""
    var others: [Input] = []
    for input in inputs {
      switch input {
      case .key(.character(let character)): text.append(character)
      case .key(.enter), .key(.tab): text.append(" ")
      default: others.append(input)
      }
    }
    isRunning = isRunning || text.count > Self.mostTyped
    guard isRunning else { return inputs }
    return text.isEmpty ? others : [.paste(text)] + others
  }

  /// The terminal has paused.
  mutating func end() { isRunning = false }
}
