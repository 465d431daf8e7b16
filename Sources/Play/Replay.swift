import Engines
import Records
import TextUI

/// A finished game that is seen again: all its steps are known at once, so that going to any of them is instant.
protocol Replay: Sendable {
  /// What replaying the moves came to.
  var outcome: ReplayOutcome { get }
  /// A mark for each step, in order.
  var marks: [ReplayMark] { get }
  /// The popup's place is where the hand was; what stands there instead is the replay's.
  var hand: ReplayHand { get }
  /// Which step of how many, e.g. `guess 7 of 16`.
  func position(_ step: Int, _ strings: Strings) -> String
  /// What happened at a step, in a line or two; 0 is before the first one.
  func sentences(at step: Int, _ context: Context) -> [Message]
  /// The words that are shown after so many steps and can be explained.
  func words(at step: Int, _ context: Context) -> [String]
  /// Whether of several words the rarest one is explained first; else it is the first one.
  var opensOnRarestWord: Bool { get }
  /// Draws the stage of the game as it was after so many steps, without the hand.
  func draw(step: Int, on canvas: inout Canvas, _ context: Context)
}

extension Replay {
  var opensOnRarestWord: Bool { false }
}

/// What a game came to, to be compared with what was saved of it.
struct ReplayOutcome: Equatable, Sendable {
  var isWon: Bool
  var points = 0
  var misses = 0

  /// Whether a result says the same: what a list counts is then what the moves are worth.
  func agrees(with result: GameResult) -> Bool {
    isWon == result.isWon && points == result.points && misses == result.misses
  }
}

/// A step in the row of the steps: a letter or a word.
struct ReplayMark: Equatable, Sendable {
  var text: String
  var role: Role = .text
  /// Whether a round or a rack begins with it.
  var isFirst = false

  /// The mark of the end where no letter or word ended the game.
  static let end = ReplayMark(text: "■", role: .warm)
}

/// Where the hand of a game is, which a replay does not have.
enum ReplayHand: Sendable {
  case keyboard, tiles
}

/// Opens finished games.
enum Replays {
  /// Opens a finished game before its first step; a popup says so where it cannot be rebuilt.
  static func open(_ record: GameRecord, _ context: Context) -> Transition {
    if let screen = ReplayScreen(record, context) { return .push(screen) }
    let own = context.strings.replay
    let path = record.game.session.words
    let line = path.isEmpty ? own.changed : own.changedOwn(path)
    return .push(Popup.message(own.title, line, context.strings))
  }

  /// Opens a finished game by its id.
  static func open(_ game: Int64?, _ context: inout Context) -> Transition {
    game.flatMap { context.records.record(of: $0) }.map { open($0, context) } ?? .stay
  }
}
