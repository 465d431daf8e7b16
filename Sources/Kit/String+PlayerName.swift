import Engines

extension String {
  /// The text as a player's name: trimmed, not empty, at most `PlayerName.longest` graphemes, no control characters; `nil`
  /// when that is impossible.
  public var asPlayerName: String? {
    let name = trimmed
    return (1...PlayerName.longest).contains(name.count) && name.allSatisfy(\.isInert) ? name : nil
  }
}
