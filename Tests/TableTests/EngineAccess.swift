import Engines

@testable import Tables

extension TableDuel {
  /// The data that an honest setter's program sends.
  func settingMove(_ secret: Secret) -> String { setting(secret) }
  func replyMove(_ secret: Secret) -> String? { reply(with: secret) }
}

extension TableRace {
  /// A race of one on a rack with these words.
  static func of(_ words: [String]) -> TableRace {
    TableRace(.rack(Rack(letters: Array("cdenno"), words: words)), players: 1)
  }
}

extension TableMatch {
  /// The game after a move; `nil` when the rules do not allow it.
  func after(_ seat: Int, _ move: String) -> TableMatch? {
    var match = self
    return match.apply(TableLog.Entry(seat, move)) ? match : nil
  }
}
