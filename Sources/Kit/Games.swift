import Engines
import Records

/// The games of the program, in display order. The program alone lists them; the screens that are common to all games find
/// them here.
public struct Games: Sendable {
  package let all: [any Game]

  /// - Parameter all: one for each `GameKind`.
  package init(_ all: [any Game]) {
    precondition(Set(all.map(\.kind)) == Set(GameKind.allCases))
    self.all = all
  }

  /// The game of a kind.
  package func game(_ kind: GameKind) -> any Game { all.first { $0.kind == kind }! }

  /// The games that can be played at tables, in display order.
  package var atTables: [any Game] { TableGame.allCases.compactMap { game(at: $0) } }

  /// The game played at a table.
  package func game(at table: TableGame) -> (any Game)? { all.first { $0.tableGame == table } }

  /// Everything that is saved between starts, in the order of the settings.
  package var choices: [Choice] {
    Choice.common + [.hangman, .ghost, .textTwist].flatMap { game($0).choices }
  }
}
