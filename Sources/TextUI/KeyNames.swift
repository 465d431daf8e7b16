/// The keys that are drawn as signs, in words, for where there are no such signs.
public struct KeyNames: Equatable, Sendable {
  public var left, right, up, down: String
  /// All four together.
  public var arrows: String
  /// The keys that erase backwards and go back by a tab.
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

  /// A key's cap in ASCII: its signs in words, a space between two, all else in its likeness: `← →` is `left right`,
  /// `A–Z` is `A-Z`.
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
