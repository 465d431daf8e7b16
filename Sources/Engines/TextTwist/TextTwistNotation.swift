/// A move in the notation of saved games: `: cdenno 3 0` arranges the tiles and lists the slots taken, `+` and a number
/// is a time in nanoseconds; the others are `submit`, `next`, `end` and `over`.
extension TextTwist.Move: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .arrange(let letters, let taken):
      ": " + String(letters) + taken.map { " \($0)" }.joined()
    case .elapse(let time):
      "+\(time.components.seconds * 1_000_000_000 + time.components.attoseconds / 1_000_000_000)"
    case .submit: "submit"
    case .nextRack: "next"
    case .endRack: "end"
    case .endGame: "over"
    }
  }

  public init?(_ text: String) {
    switch text {
    case "submit": self = .submit
    case "next": self = .nextRack
    case "end": self = .endRack
    case "over": self = .endGame
    default:
      if text.hasPrefix("+"), let nanoseconds = Int64(text.dropFirst()), nanoseconds >= 0,
        .nanoseconds(nanoseconds) <= TextTwist.longestTime
      {
        self = .elapse(.nanoseconds(nanoseconds))
      } else if text.hasPrefix(": ") {
        let parts = text.dropFirst(2).split(separator: " ")
        let taken = parts.dropFirst().map { Int(checked: $0) }
        guard let letters = parts.first, !taken.contains(nil) else { return nil }
        self = .arrange(letters: Array(letters), taken: taken.map { $0! })
      } else {
        return nil
      }
    }
  }
}
