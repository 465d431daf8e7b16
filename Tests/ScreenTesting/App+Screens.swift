import HangmanUI
import Kit
import Menus
import Records
import TestSupport

extension App {
  /// The topmost open screen of a type.
  package func open<Wanted: AskedScreen>(_ type: Wanted.Type) -> Wanted? {
    layers.reversed().lazy.compactMap { $0 as? Wanted }.first
  }

  /// The topmost field for a text.
  package var field: (any AnyEntry)? { layers.reversed().lazy.compactMap { $0 as? any AnyEntry }.first }

  /// Advances the time and draws the result.
  package mutating func advance(by time: Duration) {
    elapse(time)
    drawIfStale()
  }

  /// Whether a popup is on top.
  package var asks: Bool { layers[layers.count - 1].isPopup }

  /// The id of the game in progress; `nil` when there is none.
  package var game: Int64? { saved?.session.id }

  /// Opens the set-up of a game above the title screen, which deals at once to whoever has played it.
  package mutating func openSetUp(_ kind: GameKind) {
    let screen = Games.all.game(kind).setUp(nil, &context)
    apply(.push(screen))
    draw()
  }

  /// Leaves a game of Hangman with the answer `Menu` to the question that Esc asks.
  package mutating func leaveForTheTitle() { press(.escape, .right, .enter) }
}

extension AskedScreen {
  /// Whether it is a popup that dims what lies beneath.
  package var dims: Bool { isPopup && !manners.contains(.undimming) }
}

extension SharedRecords {
  /// Ada's only saved game, in its saved form; it remains unclaimed.
  package var onlyGame: SavedGame? {
    let waiting = title(of: "Ada").waiting
    guard waiting.count == 1 else { return nil }
    defer { release(waiting[0].session.id) }
    return claim(waiting[0].session.id)
  }
}
