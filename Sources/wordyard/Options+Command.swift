import Kit
import Menus
import Records

extension Options {
  /// The command given by the first argument.
  enum Command: Equatable {
    /// Opens a screen, given by its command-line name: the set-up of a game, the daily puzzles or the tables.
    case screen(String)
    case scores, find, solve, guess, define, code

    /// - Returns: `nil` when there is no such command and no such screen.
    init?(_ name: String) {
      switch name {
      case "scores": self = .scores
      case "find": self = .find
      case "solve": self = .solve
      case "guess": self = .guess
      case "define": self = .define
      case "play": self = .code
      default:
        guard Self.screens.contains(name) else { return nil }
        self = .screen(name)
      }
    }

    /// The command-line names of the screens.
    static let screens = GameKind.allCases.map(\.rawValue) + [TitleScreen.dailyCommand, TitleScreen.tablesCommand]

    /// The required argument; `nil` when there is none.
    var operand: Operand? {
      switch self {
      case .screen, .scores: nil
      case .find: .letters
      case .solve: .fragment
      case .guess: .pattern
      case .define: .word
      case .code: .code
      }
    }
  }

  /// The argument of a command.
  enum Operand: Equatable {
    case letters, fragment, pattern, word, code
  }
}

extension Options {
  /// The screen to open; `nil` for the title screen.
  var screen: String? {
    if case .screen(let name) = command { name } else { nil }
  }
}
