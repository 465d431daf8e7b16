import Play

extension Options {
  /// The command given by the first argument.
  enum Command: Equatable {
    /// Opens the set-up of a game, given by its command-line name.
    case game(String)
    case scores, find, solve, guess, define, code

    /// - Returns: `nil` when there is no such command and no such game.
    init?(_ name: String) {
      switch name {
      case "scores": self = .scores
      case "find": self = .find
      case "solve": self = .solve
      case "guess": self = .guess
      case "define": self = .define
      case "play": self = .code
      default:
        guard Self.isGame(name) else { return nil }
        self = .game(name)
      }
    }

    /// The command-line names of the games.
    static let games = Games.commands + [TitleScreen.dailyCommand, TitleScreen.tablesCommand]

    private static func isGame(_ name: String) -> Bool { games.contains(name) }

    /// The required argument; `nil` when there is none.
    var operand: Operand? {
      switch self {
      case .game, .scores: nil
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
  /// The game to open; `nil` for the title screen.
  var game: String? {
    if case .game(let name) = command { name } else { nil }
  }
}
