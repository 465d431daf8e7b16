import Engines
import Kit
import Records

extension DailyPuzzles {
  /// Ghost's position, a single round with three letters on the board and the player to move; `nil` when the list has no
  /// suitable one.
  func ghost(player: String, computer: String) -> Ghost? {
    DailyRules.ghost(
      player: player, computer: computer, order: seed(.dailyGhost), place: day.number,
      alphabet: language.alphabet, lexicon: lexicon)
  }
}

extension GhostGame {
  /// One circle for each letter, hollow for the player's own.
  func dailyGlyphs(_ result: GameResult) -> String {
    let turns = result.details.turns ?? ""
    return String(turns.prefix(20).map { $0 == "0" ? "○" : "●" })
  }

  /// The fragment and an empty cell for the next letter.
  func glimpse(of waiting: WaitingGame) -> String { (waiting.glimpse + "▂").spaced }

  /// Of a fragment that is too long, the end, where it grows, after a `…`.
  func glimpse(of waiting: WaitingGame, room: Int) -> String {
    let whole = glimpse(of: waiting)
    guard whole.columns > room else { return whole }
    var end = (waiting.glimpse + "▂")[...]
    while end.count > 1, String(end).spaced.columns > room - 2 { end.removeFirst() }
    return "… " + String(end).spaced
  }

  func key(_ strings: Strings) -> Character { strings.ghostSettings.key }

  func choose(_ mode: Mode, _ context: inout Context) {
    switch mode {
    case .ghostEasy: context.ghost.level = .easy
    case .ghostMedium: context.ghost.level = .medium
    case .ghostHard: context.ghost.level = .hard
    default: break
    }
    context.ghost.opponent = mode == .ghostFriends ? .friend : mode == .ghostSeats ? .seats : .computer
  }
}
