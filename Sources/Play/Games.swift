import Engines
import Records

/// The games there are: the only place that names them all.
public enum Games {
  /// In the order in which the screens show them.
  static let all: [any Game] = [HangmanGame(), TextTwistGame(), GhostGame()]

  /// The names of the games on the command line.
  public static var commands: [String] { GameKind.allCases.map(\.rawValue) }

  /// Those that are played at tables.
  static let atTables = TableGame.allCases.compactMap { game(at: $0) }

  /// The game of a table.
  static func game(at table: TableGame) -> (any Game)? { all.first { $0.tableGame == table } }

  /// The game of a kind.
  static func game(_ kind: GameKind) -> any Game { all.first { $0.kind == kind }! }

  /// The first screen on which words are practised; `nil` when none of them can be.
  static func practice(_ words: [PracticeWord], _ context: inout Context) -> (any Screen)? {
    for game in all {
      if let screen = game.practice(words, &context) { return screen }
    }
    return nil
  }
}

extension Choice {
  /// Everything that is saved from one start to the next, in the order of the settings.
  public static let all =
    Choice.common + HangmanGame().choices + GhostGame().choices + TextTwistGame().choices
    + Choice.commonAfterGames
}
