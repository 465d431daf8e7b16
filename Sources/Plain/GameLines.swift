import Engines
import Play
import Records
import Texts

/// A game as it is played in lines.
package protocol GameLines: Sendable {
  var kind: GameKind { get }
  /// Begins a game with the player's last choices: its first sentences, and the talk that opens.
  func begin(_ context: inout Context) -> Reply
  /// Asks for the choices, and then begins.
  func setUp(_ context: inout Context) -> Reply
  /// Continues a saved game; `nil` when it cannot be rebuilt.
  func restored(_ saved: SavedGame, _ context: inout Context) -> Reply?
  /// Begins a day's puzzle; `nil` when the words have none.
  func daily(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> Reply?
  /// Begins the game of a code; `nil` when the words differ from the code's.
  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> Reply?
  /// Opens the game in progress at the player's table; `nil` when the player does not take part.
  func atTable(_ context: inout Context) -> Reply?
  /// A finished game step by step, and its code; `nil` when it cannot be rebuilt.
  func replay(_ record: GameRecord, _ context: inout Context) -> [String]?
  /// Plays a finished game on, as it was after a number of its moves; `nil` when it had ended by then.
  func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Reply?
  /// Practises words; `nil` when the game has no practice, or none can be played.
  func practice(_ words: [PracticeWord], isCounted: Bool, _ context: inout Context) -> Reply?
}

extension [String] {
  /// The same lines with their numbers, as the moves of a replay are asked for.
  var numbered: [String] { enumerated().map { "\($0.offset + 1) \($0.element)" } }
}

extension GameLines {
  package func practice(
    _ words: [PracticeWord], isCounted: Bool, _ context: inout Context
  ) -> Reply? { nil }
}

/// The games in lines, in display order.
enum AllLines {
  private static let games: [any GameLines] = [HangmanLines(), TextTwistLines(), GhostLines()]

  /// The game of a kind.
  static func game(_ kind: GameKind) -> any GameLines { games.first { $0.kind == kind }! }
}
