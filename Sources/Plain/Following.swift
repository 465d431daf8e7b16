import Play
import Records
import Texts

extension Choices where Value == Offer {
  /// What can follow the end of a round or a game.
  init(_ offers: [Offer], _ text: Texts) {
    self.init(offers.filter(\.isSpoken).map { (text.inLine($0), $0) })
  }
}

extension Reply {
  /// What an offer does that does the same after every game.
  /// - Parameter finished: the game for its replay; `nil` before it has one.
  static func to(
    _ offer: Offer, _ game: some GameLines, finished: GameRecord?, _ context: inout Context
  ) -> Reply {
    switch offer {
    case .newGame, .anotherWord: return game.begin(&context).replacing
    case .change: return game.setUp(&context).replacing
    case .replay:
      let lines = finished.flatMap { game.replay($0, &context) }
      return .pages(lines ?? [context.text.noReplay(finished)])
    case .nextPuzzle(let kind, let day):
      // It knows then what has been played.
      context.returnToTitle()
      return Mode.daily.first { $0.game == kind }.map { to(.puzzle($0, day), &context).replacing }
        ?? .then(.close)
    case .puzzles, .day: return open(.daily, &context).replacing
    case .back: return .then(.close)
    default: return .then(.menu)
    }
  }
}

extension PostedMatch {
  /// How the match stands, with the letter to send as the last line.
  func spoken(_ text: Texts) -> Reply { .list(lines(text) + [letter]) }
}
