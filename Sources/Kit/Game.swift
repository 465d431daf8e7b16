import Engines
import Records
import TextUI

/// A game as the screens that are common to all games see it.
package protocol Game: Sendable {
  var kind: GameKind { get }
  /// The letter of its name that opens it from the title screen.
  func key(_ strings: Strings) -> Character
  /// What is saved for it between starts, and its rows in the settings.
  var choices: [Choice] { get }

  func name(_ strings: Strings) -> String
  /// A short description for the title screen.
  func tagline(_ strings: Strings) -> String
  /// The display name of one of its modes, except the daily one.
  func name(of mode: Mode, _ strings: Strings) -> ModeName
  /// A preview of a saved game, e.g. `B E R ▂`.
  func glimpse(of waiting: WaitingGame) -> String
  /// The same in at most `room` columns.
  func glimpse(of waiting: WaitingGame, room: Int) -> String
  /// A preview of a finished game, e.g. the phrase or the last rack.
  func glimpse(of record: GameRecord, _ context: Context) -> String
  /// The progress of a saved game, e.g. `3 wrong`; `nil` when there is nothing to display.
  func progress(of waiting: WaitingGame, _ strings: Strings) -> String?
  /// The result of a daily puzzle as text, without spoilers.
  func dailyLine(_ result: GameResult, _ strings: Strings) -> String
  /// The same in the short form for sharing, e.g. `21 of 34 · 143`.
  func dailyShareLine(_ result: GameResult, _ strings: Strings) -> String
  /// A daily puzzle's result in at most 20 symbols without spoilers, e.g. `■■□■■`; empty when the result lacks the details.
  func dailyGlyphs(_ result: GameResult) -> String

  /// Sets up the next game in a mode.
  func choose(_ mode: Mode, _ context: inout Context)
  /// The screen on which a game is set up.
  func setUp(_ context: Context) -> any Screen
  /// The screens of a saved game, to open above its set-up or the daily puzzles; `nil` when it cannot be rebuilt.
  func restored(_ saved: SavedGame, _ context: inout Context) -> Transition?
  /// The first screen of a day's puzzle, with the language's own words; `nil` when the list has none.
  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?

  /// The code of a finished game's deal and its result; `nil` when the game has no code.
  func code(of record: GameRecord, _ context: Context) -> GameCode?
  /// The first screen of the game that a code stands for, in the context's language and with its own words; `nil` when the
  /// word list differs from the code's.
  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)?

  /// The game as it is played at tables; `nil` when it is not.
  var tableGame: TableGame? { get }
  /// A description of the game at a table, in two or three words.
  func tableTagline(_ strings: Strings) -> String
  /// The levels of the computers that can be given seats at a table, with their display names; empty when none can.
  func tableSeatLevels(_ strings: Strings) -> [(level: GhostLevel, name: String)]
  /// The header of a new table, with the rules that were last chosen.
  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader?
  /// The screen of the game in progress at the player's table.
  func tableScreen(_ context: inout Context) -> (any Screen)?
  /// What opens above that screen immediately.
  var tableOpening: Transition { get }

  /// The first screen for practising words; `nil` when the game has no practice or none of the words can be played.
  func practice(_ words: [PracticeWord], _ context: inout Context) -> (any Screen)?

  /// A finished game, rebuilt with the language and words it was played with; `nil` when that is impossible.
  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)?

  /// The game's page of a player's statistics, read from the records; `nil` when there is none.
  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)?

  /// The game's page of the introduction.
  func slide(_ strings: Strings) -> Slide
  /// Draws a game in progress, for its page of the introduction.
  func drawSlide(on canvas: inout Canvas, in area: Rect, _ context: Context)
}

/// A page of the introduction.
package struct Slide: Sendable {
  package var title: String
  package var text: String

  package init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}

/// A game's page of the statistics.
package protocol StatisticsPage: Sendable {
  /// Draws the page into an area, from its top down.
  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context)
}

extension Game {
  package func glimpse(of waiting: WaitingGame) -> String { waiting.glimpse.spaced }
  package func glimpse(of waiting: WaitingGame, room: Int) -> String {
    glimpse(of: waiting).wordsFitting(WaitingGame.glimpseWidth).clipped(to: room)
  }

  package func glimpse(of record: GameRecord, _ context: Context) -> String { record.game.glimpse }

  package func dailyShareLine(_ result: GameResult, _ strings: Strings) -> String {
    dailyLine(result, strings)
  }

  package func practice(_ words: [PracticeWord], _ context: inout Context) -> (any Screen)? { nil }

  package func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)? { nil }

  package var tableGame: TableGame? { nil }
  package func tableTagline(_ strings: Strings) -> String { tagline(strings) }
  package func tableSeatLevels(_ strings: Strings) -> [(level: GhostLevel, name: String)] { [] }
  package func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? { nil }
  package func tableScreen(_ context: inout Context) -> (any Screen)? { nil }
  package var tableOpening: Transition { .stay }
}

extension String {
  /// The characters separated by one blank, and the words by three: `A   _ _ L L`.
  package var spaced: String { map { String($0) }.joined(separator: " ") }
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
