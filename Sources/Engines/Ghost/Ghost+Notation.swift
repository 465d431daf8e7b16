/// A move as a saved game writes it: `+a` adds, `#` challenges, `=word` answers, `=` admits, `!` asks for
/// help, `>` begins a round, `~2` replaces the player to move by a computer of that level, `~0` brings the person back.
extension Ghost.Move: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .add(let letter): "+\(letter)"
    case .challenge: "#"
    case .answer(let word): "=\(word ?? "")"
    case .askForHelp: "!"
    case .beginRound: ">"
    case .replace(let level): "~\(level?.rawValue ?? 0)"
    }
  }

  public init?(_ text: String) {
    let rest = text.dropFirst()
    switch text.first {
    case "+" where rest.count == 1: self = .add(rest.first!)
    case "=": self = .answer(rest.isEmpty ? nil : String(rest))
    case "#" where rest.isEmpty: self = .challenge
    case "!" where rest.isEmpty: self = .askForHelp
    case ">" where rest.isEmpty: self = .beginRound
    case "~" where rest == "0": self = .replace(nil)
    case "~":
      guard rest.utf8.count == 1, let level = Int(rest).flatMap(GhostLevel.init) else { return nil }
      self = .replace(level)
    default: return nil
    }
  }
}
