import Engines
import Kit
import Records
import TextUI

/// Text Twist, for the list of games.
package func textTwist() -> any Game { TextTwistGame() }

/// Text Twist's implementation of `Game`.
struct TextTwistGame: Game {
  let kind = GameKind.textTwist

  var choices: [Choice] { TextTwistSetUp.choices }

  func name(_ strings: Strings) -> String { strings.textTwist.name }

  func tagline(_ strings: Strings) -> String { strings.textTwist.tagline }

  func name(of mode: Mode, _ strings: Strings) -> ModeName {
    if mode == .textTwistRace { return ModeName(game: strings.textTwist.name, host: strings.race.title) }
    let played = TextTwistSetUp.mode(of: mode)
    let level = TextTwistSetUp.level(of: mode)
    return ModeName(
      game: strings.textTwist.name, host: strings.textTwist.mode(played),
      level: played == .classic ? "" : strings.textTwist.level(level),
      isUsual: level == .standard)
  }

  func progress(of waiting: WaitingGame, _ strings: Strings) -> String? {
    strings.saved.points(waiting.progress)
  }

  func dailyLine(_ result: GameResult, _ strings: Strings) -> String {
    strings.textTwist.dailyResult(
      result.details.wordsFound ?? 0, result.details.wordsTotal ?? 0, result.points)
  }

  func setUp(_ context: Context) -> any Screen { TextTwistSetUpScreen() }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    saved.session.mode == .textTwistRace
      ? RaceScreen.restored(saved, &context) : TextTwistScreen.restored(saved, &context)
  }

  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?
  {
    let deal = context.textTwistDeal(seed: puzzles.rackSeed, isSingle: true)
    guard let rack = deal.rack(number: 1) else { return nil }
    let game = TextTwist(
      mode: .timed, alphabet: context.language.alphabet, first: rack, of: deal.rackCount)
    return TextTwistScreen(game, session, from: deal, &context)
  }

  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)? { TextTwistReplay(record, context) }

  func slide(_ strings: Strings) -> Slide { strings.textTwist.slide }

  func drawSlide(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    TextTwistSlide[context.interfaceLanguage].draw(on: &canvas, in: area, context)
  }
}
