/// Detects pasted text when bracketed paste is not supported: more characters at once than can be typed. Characters that
/// follow without a pause belong to the same paste.
struct Flood {
  /// Whether the last characters were part of a paste.
  private(set) var isRunning = false

  private static let mostTyped = 128
  /// How long nothing must arrive until the paste has ended.
  static let pause = Duration.milliseconds(20)

  /// Replaces the characters among the inputs by a single paste if they are part of one.
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

  /// Ends the paste after a pause.
  mutating func end() { isRunning = false }
}
