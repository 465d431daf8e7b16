import Records
import TestSupport

@testable import Play

extension App {
  /// The screen of a type that is open, the topmost of several.
  func open<Wanted: Screen>(_ type: Wanted.Type) -> Wanted? {
    layers.reversed().lazy.compactMap { $0 as? Wanted }.first
  }

  /// Whether a popup is on top.
  var asks: Bool { layers[layers.count - 1].isPopup }

  /// Leaves a running game of Hangman by the answer `Menu` to the question that Esc asks.
  mutating func leaveForTheTitle() { press(.escape, .right, .enter) }
}

extension SharedRecords {
  /// The only saved game of Ada's, as it is saved; it stays claimed by nobody.
  var onlyGame: SavedGame? {
    let waiting = title(of: "Ada").waiting
    guard waiting.count == 1 else { return nil }
    defer { release(waiting[0].session.id) }
    return claim(waiting[0].session.id)
  }
}
