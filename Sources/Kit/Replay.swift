import Engines
import Play
import Records
import TextUI
import Texts

/// A replay of a finished game. All steps are computed in advance, so that any of them can be shown immediately.
package protocol Replay: Sendable {
  /// The result of replaying the moves.
  var outcome: ReplayOutcome { get }
  /// A mark for each step, in order.
  var marks: [ReplayMark] { get }
  /// The part of the layout that the replay's controls take over from the game's keyboard or tiles.
  var controls: ReplayControls { get }
  /// The number of the step among all, e.g. `guess 7 of 16`.
  func position(_ step: Int, of count: Int, _ text: Texts) -> String
  /// A description of a step, in one or two lines; step 0 is before the first move.
  func sentences(at step: Int, _ context: Context) -> [StatusMessage]
  /// The words displayed after a number of steps whose meaning can be shown.
  func words(at step: Int, _ context: Context) -> [String]
  /// Whether the rarest of several words is explained first, rather than the first one.
  var opensOnRarestWord: Bool { get }
  /// The phrase in whose spelling the words are shown; empty for the letters of the alphabet.
  var spelling: String { get }
  /// The row of the compact layout that the game's drawing leaves blank; `nil` if there is none.
  var blankRow: Int? { get }
  /// Whether the game can be played on after a number of steps: it had not ended, and nobody is missing.
  func canPlayOn(after step: Int) -> Bool
  /// Draws the game after a number of steps, without its keyboard or tiles.
  func draw(step: Int, on canvas: inout Canvas, _ context: Context)
}

extension Replay {
  package var opensOnRarestWord: Bool { false }
  package var spelling: String { "" }
  package var blankRow: Int? { nil }
  package func canPlayOn(after step: Int) -> Bool { false }
}

/// The outcome of a replayed game, for comparison with the saved result.
package struct ReplayOutcome: Equatable, Sendable {
  package var isWon: Bool
  package var points = 0
  package var misses = 0

  package init(isWon: Bool, points: Int = 0, misses: Int = 0) {
    self.isWon = isWon
    self.points = points
    self.misses = misses
  }

  /// Whether a result is the same: the saved score must then be that of the moves.
  package func agrees(with result: GameResult) -> Bool {
    isWon == result.isWon && points == result.points && misses == result.misses
  }
}

/// A mark in the row of steps: a letter or a word.
package struct ReplayMark: Equatable, Sendable {
  package var text: String
  package var role: Role = .text
  /// Whether it is the first of a round or rack.
  package var isFirst = false

  package init(text: String, role: Role = .text, isFirst: Bool = false) {
    self.text = text
    self.role = role
    self.isFirst = isFirst
  }

  /// The mark of the end when it was not caused by a letter or word.
  package static let end = ReplayMark(text: "■", role: .warm)
}

/// The position of a game's keyboard or tiles, which a replay does not have.
package enum ReplayControls: Sendable {
  case keyboard, tiles
}
