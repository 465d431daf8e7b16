/// The names of keys that are normally drawn as symbols, for ASCII.
public struct KeyNames: Equatable, Sendable {
  public var left, right, up, down: String
  /// The name of all four arrow keys together.
  public var arrows: String
  /// The keys that delete backwards and that move to the previous tab.
  public var backspace, backTab: String

  public init(
    left: String, right: String, up: String, down: String, arrows: String, backspace: String, backTab: String
  ) {
    self.left = left
    self.right = right
    self.up = up
    self.down = down
    self.arrows = arrows
    self.backspace = backspace
    self.backTab = backTab
  }

  /// A displayed key name in ASCII: symbols are replaced by names, separated by a space, and other characters by similar
  /// ones: `← →` becomes `left right`, `A–Z` becomes `A-Z`.
  public func inASCII(_ cap: String) -> String {
    if cap.filter({ $0 != " " }) == "↑↓←→" { return arrows }
    var text = ""
    var follows = false
    for character in cap {
      let name = name(of: character)
      if name != nil || follows, !text.isEmpty, text.last != " ", character != " " { text.append(" ") }
      text += name ?? String(character.asciiLikeness)
      follows = name != nil
    }
    return text
  }

  private func name(of sign: Character) -> String? {
    switch sign {
    case "←": left
    case "→": right
    case "↑": up
    case "↓": down
    case "⌫": backspace
    case "⇤": backTab
    default: nil
    }
  }
}
