import Play

extension Options {
  /// What the first argument asks for.
  enum Command: Equatable {
    /// Opens the set-up of a game, by its name on the command line.
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

    /// What a player types to open each game.
    static let games = Games.commands + [daily, TitleScreen.tablesCommand]
    static let daily = "daily"

    private static func isGame(_ name: String) -> Bool { games.contains(name) }

    /// The argument that it needs; `nil` when it takes none.
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
  /// What the value of an option is.
  enum Value: Equatable {
    case code, file, folder, letters, name, number
  }

  /// The game to open; `nil` for the title screen.
  var game: String? {
    if case .game(let name) = command { name } else { nil }
  }
}
