import Engines

/// Another game for those who have just played one at a table: they meet at a new one, which the first of them lays.
enum AnotherTable {
  /// Leaves the table and asks for a seat at the next one.
  /// - Returns: false when there is none any more, or no game can be laid.
  static func ask(_ game: any Game, _ context: inout Context) -> Bool {
    guard let last = context.tables?.state()?.header, let words = context.tableWords(last.language),
      let header = game.tableHeader(id: last.nextID, words: words, &context)
    else { return false }
    context.tables?.open(header, words: words, name: context.player)
    return true
  }

  /// What comes of it: the seats of that table in place of the game that is over.
  static func answer(_ news: TableNews, _ context: inout Context) -> Transition {
    switch news {
    case .seated: context.tables?.state().map { .replace(TableSeatsScreen($0)) } ?? .stay
    case .left(let reason): .push(Popup.noSeat(reason, context.strings))
    default: .stay
    }
  }
}
