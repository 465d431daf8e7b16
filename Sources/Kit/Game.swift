import Engines
import Play
import Records
import Tables
import TextUI
import Texts

/// A game as the screens that are common to all games see it. What only some of those screens ask is in protocols of its
/// own: finished games, tables.
package protocol Game: Sendable {
  var kind: GameKind { get }
  /// What is saved for it between starts, and its rows in the settings.
  var choices: [Choice] { get }
  /// Draws an example of its settings in an area beside them.
  func drawPreview(on canvas: inout Canvas, in area: Rect, _ context: Context)

  /// A preview of a saved game in at most `room` columns, e.g. `B E R ▂`.
  func glimpse(of waiting: WaitingGame, room: Int) -> String
  /// The progress of a saved game, e.g. `3 wrong`; `nil` when there is nothing to display.
  func progress(of waiting: WaitingGame, _ text: Texts) -> String?

  /// The screen on which a game is set up, with a mode chosen, or as the player left it.
  func setUp(_ mode: Mode?, _ context: inout Context) -> any FormScreen
  /// The screens of a saved game, to open above its set-up or the daily puzzles; `nil` when it cannot be rebuilt.
  func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation?
  /// The first screen for practising words; `nil` when the game has no practice or none of the words can be played.
  /// - Parameter isCounted: whether the answers decide when the words are due again.
  func practice(_ words: [PracticeWord], isCounted: Bool, _ context: inout Context) -> (any Screen)?

  /// The first screen of a day's puzzle, with the language's own words; `nil` when the list has none.
  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?
  /// What becomes of its finished games.
  var finished: any FinishedGames { get }
  /// The game as it is played at tables; `nil` when it is not.
  var atTables: (any GameAtTables)? { get }
  /// Its page of a player's statistics, read from the records; `nil` when there is none.
  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)?
  /// Draws a game in progress, for its page of the introduction.
  func drawSlide(on canvas: inout Canvas, in area: Rect, _ context: Context)
}

/// A game's finished games: how they are listed, replayed and dealt again.
package protocol FinishedGames: Sendable {
  /// A preview, e.g. the phrase or the last rack.
  func glimpse(of record: GameRecord, _ context: Context) -> String
  /// The game, rebuilt with the language and words it was played with; `nil` when that is impossible.
  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)?
  /// Opens the game as it was after a number of the replay's steps, to be played on without counting; `nil` when it had ended
  /// by then.
  func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Navigation?
  /// The code of the deal and the result; `nil` when the game has no code.
  func code(of record: GameRecord, _ context: Context) -> GameCode?
  /// The first screen of the game that a code stands for, in the context's language and with its own words; `nil` when the
  /// word list differs from the code's.
  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)?
}

/// A game as it is played at tables.
package protocol GameAtTables: Sendable {
  /// The screen of the game in progress at the player's table.
  func tableScreen(_ context: inout Context) -> (any Layer<Never>)?
  /// Draws the game as somebody sees it who has no seat at the table: what all its players may know.
  func drawWatched(_ match: TableMatch, _ state: TableState, on canvas: inout Canvas, _ context: Context)
}

/// A game's page of the statistics.
package protocol StatisticsPage: Sendable {
  /// Draws the page into an area, from its top down.
  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context)
}

extension Game {
  package func drawPreview(on canvas: inout Canvas, in area: Rect, _ context: Context) {}
  package func glimpse(of waiting: WaitingGame, room: Int) -> String {
    waiting.glimpse.spaced.wordsFitting(WaitingGame.glimpseWidth).clipped(to: room)
  }
  package func practice(_ words: [PracticeWord], isCounted: Bool, _ context: inout Context) -> (any Screen)? {
    nil
  }
  package func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)? { nil }
  package var atTables: (any GameAtTables)? { nil }
}

extension FinishedGames {
  package func glimpse(of record: GameRecord, _ context: Context) -> String { record.game.glimpse }
}

extension WaitingGame {
  /// The width of a preview, at most, in columns.
  package static let glimpseWidth = 24
}

extension String {
  /// As many of the words as fit into `room` columns; if the first word is too long, its beginning.
  package func wordsFitting(_ room: Int) -> String {
    guard columns > room else { return self }
    var fitting = ""
    for end in indices where self[end...].hasPrefix("   ") && self[..<end].last != " " {
      let part = String(self[..<end])
      if part.columns <= room { fitting = part }
    }
    return fitting.isEmpty ? clipped(to: room) : fitting
  }
}

/// The games of the program, in display order. The program alone lists them; the screens that are common to all games find
/// them here.
public struct Games: Sendable {
  package let all: [any Game]

  /// None, as of a front end without screens.
  init() { all = [] }

  /// - Parameter all: one for each `GameKind`.
  package init(_ all: [any Game]) {
    precondition(Set(all.map(\.kind)) == Set(GameKind.allCases))
    self.all = all
  }

  /// The game of a kind.
  package func game(_ kind: GameKind) -> any Game { all.first { $0.kind == kind }! }

  /// The game played at a table.
  package func game(at table: TableGame) -> (any Game)? { table.kind.map(game) }

  /// Everything that is saved between starts, in the order of the settings, where Text Twist's clock is the last row of a game.
  package var choices: [Choice] {
    let others = all.filter { $0.kind != .textTwist }
    return Choice.common + Choice.ofScreens + (others + [game(.textTwist)]).flatMap(\.choices)
  }
}
