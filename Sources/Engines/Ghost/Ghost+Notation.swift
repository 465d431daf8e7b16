/// A move as a saved game writes it: `+a` adds, `#` challenges, `=word` answers, `=` admits, `!` asks for
/// help, `>` begins a round.
extension Ghost.Move: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .add(let letter): "+\(letter)"
    case .challenge: "#"
    case .answer(let word): "=\(word ?? "")"
    case .askForHelp: "!"
    case .beginRound: ">"
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
    default: return nil
    }
  }
}
