import Engines

/// Another game for the players of a finished one: they meet at a new table, which the first of them opens.
package enum AnotherTable {
  /// Leaves the table and requests a seat at the next one.
  /// - Returns: false if the player has no table any more, or the word list has no game.
  package static func ask(_ game: any Game, _ context: inout Context) -> Bool {
    guard let last = context.tables?.state()?.header, let words = context.tableWords(last.language),
      let header = game.tableHeader(id: last.nextID, words: words, &context)
    else { return false }
    context.tables?.open(header, words: words, name: context.player)
    return true
  }

  /// Handles the response: the seats of the new table replace the finished game.
  package static func answer(_ news: TableNews, _ context: inout Context) -> Transition {
    switch news {
    case .seated: context.tables?.state().map { .open(.seats($0)) } ?? .stay
    case .left(let reason): .push(Popup.noSeat(reason, context.strings))
    default: .stay
    }
  }
}
