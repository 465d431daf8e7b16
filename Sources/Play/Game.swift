import Engines
import Records
import TextUI

/// A game as the screens around the games see it.
protocol Game: Sendable {
  var kind: GameKind { get }
  /// The letter of its name that opens it on the title screen.
  func key(_ strings: Strings) -> Character
  /// What is saved of it from one start to the next, and its rows in the settings.
  var choices: [Choice] { get }
  /// The mode of its daily puzzle.
  var dailyMode: Mode { get }

  func name(_ strings: Strings) -> String
  /// What it is about, in a few words for the title screen.
  func tagline(_ strings: Strings) -> String
  /// What one of its modes is called, the daily one excepted.
  func name(of mode: Mode, _ strings: Strings) -> ModeName
  /// What a saved game shows of itself, e.g. `B E R ▂`.
  func glimpse(of waiting: WaitingGame) -> String
  /// How far a saved game is, e.g. `3 wrong`; `nil` when there is nothing to say.
  func progress(of waiting: WaitingGame, _ strings: Strings) -> String?
  /// What became of a daily puzzle, in words that give nothing of it away.
  func dailyLine(_ result: GameResult, _ strings: Strings) -> String
  /// The same as short as it is shared, e.g. `21 of 34 · 143`.
  func dailyShareLine(_ result: GameResult, _ strings: Strings) -> String
  /// A daily puzzle in at most 20 signs without a letter of it, e.g. `■■□■■`; empty for a result that does not tell.
  func dailyGlyphs(_ result: GameResult) -> String

  /// Sets up the next game in a mode.
  func choose(_ mode: Mode, _ context: inout Context)
  /// The screen on which a game is set up.
  func setUp(_ context: Context) -> any Screen
  /// The screens of a saved game, to open over its set-up or the day's puzzles; `nil` when it cannot be rebuilt.
  func restored(_ saved: SavedGame, _ context: inout Context) -> Transition?
  /// The first screen of the puzzle of a day, with the language's own words; `nil` when the list has none.
  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?

  /// What it is at a table; `nil` where it is not played at tables.
  var tableGame: TableGame? { get }
  /// What it is about at a table, in two or three words.
  func tableTagline(_ strings: Strings) -> String
  /// What a computer of a level is called.
  func name(of level: GhostLevel, _ strings: Strings) -> String
  /// A new table, by the rules that were chosen last.
  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader?
  /// The screen of the game that has begun at the player's table.
  func tableScreen(_ context: inout Context) -> (any Screen)?
  /// What opens over that screen at once.
  var tableOpening: Transition { get }

  /// The first screen on which words are practised; `nil` where it has none, or none of the words can be played.
  func practice(_ words: [PracticeWord], _ context: inout Context) -> (any Screen)?

  /// A finished game, rebuilt with the language and words it was played with; `nil` when it cannot be.
  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)?

  /// Its page of a player's statistics, read from the records; `nil` when it has none or the player has not played it.
  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)?

  /// Its page of the introduction.
  func slide(_ strings: Strings) -> Slide
  /// Draws a game that is being played, for its page of the introduction.
  func drawSlide(on canvas: inout Canvas, in area: Rect, _ context: Context)
}

/// A page of the introduction.
struct Slide: Sendable {
  var title: String
  var text: String
}

/// A game's page of the statistics.
protocol StatisticsPage: Sendable {
  /// Draws it from the top of an area down.
  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context)
}

extension Game {
  func glimpse(of waiting: WaitingGame) -> String { waiting.glimpse.spaced }

  func dailyShareLine(_ result: GameResult, _ strings: Strings) -> String { dailyLine(result, strings) }

  func practice(_ words: [PracticeWord], _ context: inout Context) -> (any Screen)? { nil }

  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)? { nil }

  var tableGame: TableGame? { nil }
  func tableTagline(_ strings: Strings) -> String { tagline(strings) }
  func name(of level: GhostLevel, _ strings: Strings) -> String { "" }
  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? { nil }
  func tableScreen(_ context: inout Context) -> (any Screen)? { nil }
  var tableOpening: Transition { .stay }
}

extension String {
  /// Its characters one blank apart, words three: `A   _ _ L L`.
  var spaced: String { map { String($0) }.joined(separator: " ") }
}
