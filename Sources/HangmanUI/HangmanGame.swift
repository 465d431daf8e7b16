import Engines
import Kit
import Records
import TextUI

/// Hangman, for the list of games.
package func hangman() -> any Game { HangmanGame() }

/// Hangman's implementation of `Game`.
struct HangmanGame: Game {
  let kind = GameKind.hangman

  var choices: [Choice] { HangmanSetUp.choices }

  func name(_ strings: Strings) -> String { strings.hangman.name }

  func tagline(_ strings: Strings) -> String { strings.hangman.tagline }

  func name(of mode: Mode, _ strings: Strings) -> ModeName {
    func named(_ host: HangmanSetUp.Host, _ level: HangmanDeal.Difficulty? = nil) -> ModeName {
      ModeName(
        game: strings.hangman.name, host: strings.hangman.host(host),
        level: level.map(strings.hangman.difficulty) ?? "")
    }
    return switch mode {
    case .dictionaryEasy: named(.dictionary, .easy)
    case .dictionaryMedium: named(.dictionary, .medium)
    case .dictionaryHard: named(.dictionary, .hard)
    case .devilEasy: named(.devil, .easy)
    case .devilMedium: named(.devil, .medium)
    case .devilHard: named(.devil, .hard)
    case .duel: named(.duel)
    case .duelTable:
      ModeName(
        game: strings.hangman.name, host: strings.hangman.host(.duel), level: strings.hangmanTable.title)
    case .mindReader: named(.mindReader)
    default: named(.phraseBook)
    }
  }

  func progress(of waiting: WaitingGame, _ strings: Strings) -> String? {
    Self.isScore(waiting) ? nil : strings.hangman.missCount(waiting.progress)
  }

  func glimpse(of waiting: WaitingGame) -> String {
    Self.isScore(waiting) ? waiting.glimpse : waiting.glimpse.spaced
  }

  /// If a score with its names is too wide, without them.
  func glimpse(of waiting: WaitingGame, room: Int) -> String {
    let glimpse = glimpse(of: waiting)
    guard Self.isScore(waiting), glimpse.columns > room else {
      return glimpse.wordsFitting(WaitingGame.glimpseWidth).clipped(to: room)
    }
    let parts = glimpse.split(separator: " ")
    let colon = parts.indices.dropFirst().dropLast().first {
      parts[$0] == ":" && Int(parts[$0 - 1]) != nil && Int(parts[$0 + 1]) != nil
    }
    return (colon.map { parts[$0 - 1...$0 + 1].joined(separator: " ") } ?? glimpse).clipped(to: room)
  }

  /// Whether the preview is the score of a duel between two rounds: a secret has no colon.
  private static func isScore(_ waiting: WaitingGame) -> Bool {
    waiting.session.mode == .duel && waiting.glimpse.unicodeScalars.contains(":")
  }

  func dailyLine(_ result: GameResult, _ strings: Strings) -> String {
    strings.hangman.dailyResult(result.isWon, result.misses)
  }

  func setUp(_ context: Context) -> any Screen { HangmanSetUpScreen() }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    saved.session.mode == .mindReader
      ? MindReaderScreen.restored(saved, &context) : HangmanScreen.restored(saved, &context)
  }

  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?
  {
    puzzles.word.map {
      HangmanScreen(session, game: Hangman(phrase: $0, alphabet: context.language.alphabet), &context)
    }
  }

  func practice(_ words: [PracticeWord], _ context: inout Context) -> (any Screen)? {
    HangmanScreen.practising(context.putOffSameMeanings(in: words).shuffled, &context)
  }

  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)? {
    record.result.mode == .mindReader ? MindReaderReplay(record, context) : HangmanReplay(record, context)
  }

  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)? {
    HangmanStatistics(player, &context)
  }

  func slide(_ strings: Strings) -> Slide { strings.hangman.slide }

  func drawSlide(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    HangmanSlide[context.interfaceLanguage].draw(on: &canvas, in: area, context)
  }
}
