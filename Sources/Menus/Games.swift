import Engines
import GhostUI
import HangmanUI
import Kit
import Records
import TextTwistUI

/// The list of all games: the only place in `Play` that names each of them.
public enum Games {
  /// In display order.
  static let all: [any Game] = [hangman(), textTwist(), ghost()]

  /// The names of the games on the command line.
  public static var commands: [String] { GameKind.allCases.map(\.rawValue) }

  /// The games that can be played at tables, in display order.
  package static let atTables = TableGame.allCases.compactMap { game(at: $0) }

  /// The game played at a table.
  static func game(at table: TableGame) -> (any Game)? { all.first { $0.tableGame == table } }

  /// The game of a kind.
  static func game(_ kind: GameKind) -> any Game { all.first { $0.kind == kind }! }

  /// The first screen for practising words; `nil` when no game can practise any of them.
  static func practice(_ words: [PracticeWord], _ context: inout Context) -> (any Screen)? {
    for game in all {
      if let screen = game.practice(words, &context) { return screen }
    }
    return nil
  }
}

extension Choice {
  /// Everything that is saved between starts, in the order of the settings.
  public static let all =
    Choice.common + hangman().choices + ghost().choices + textTwist().choices
}
