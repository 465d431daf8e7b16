import TextUI

extension [Key] {
  /// The keys that open help.
  package static let help: [Key] = [.character("?"), .function(1), .control("g")]

  /// The keys of a letter: the small one and the capital.
  package static func letter(_ letter: Character) -> [Key] {
    [.character(letter), .character(letter.capital)]
  }
}

extension Key {
  /// Whether the key writes or erases a letter, so that the player is in the middle of a word.
  package var isTyping: Bool {
    switch self {
    case .character(let character): character.isLetter
    case .backspace: true
    default: false
    }
  }

  /// What a letter stands for in a pager; `nil` for other keys.
  package var asPagerKey: Key? {
    switch self {
    case .character("j"): .down
    case .character("k"): .up
    case .character("q"): .escape
    default: nil
    }
  }
}
