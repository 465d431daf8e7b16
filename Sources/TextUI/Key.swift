/// A key press, or a click that stands for one.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// The wheel, by a number of notches down; negative is up.
  case wheel(Int)
  /// A function key: F1 is `function(1)`.
  case function(Int)
  /// A key with Ctrl: Ctrl-C is `control("c")`.
  case control(Character)
  /// A click on an entry of a list, a form or a row of buttons: select it and activate it.
  case choose(Int)
  /// A click on an entry of a list, a row of words or a slider: select it, without activating it.
  case select(Int)
  /// A click on an arrow beside an entry: select it and change its value by a number of steps.
  case adjust(Int, by: Int)
}

extension Key {
  /// The key of the small letter, for that of a capital, such as Caps Lock makes; `nil` for other keys, and for capitals that
  /// have none, such as that for the complex numbers.
  public var small: Key? {
    guard case .character(let letter) = self, letter.isUppercase else { return nil }
    let small = letter.lowercased()
    return small.count == 1 && Character(small) != letter ? .character(Character(small)) : nil
  }
}

/// An input from the terminal.
public enum Input: Equatable, Sendable {
  case key(Key)
  /// The left button was pressed here.
  case click(Point)
  /// Pasted text, with bracketed paste.
  case paste(String)
  case resize(Size)
  /// The terminal's answer to the question for its background.
  case background(Background)
  /// A request to send the whole screen again.
  case redraw
  /// A request to end the program; a game in progress remains saved.
  case terminate
}

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
