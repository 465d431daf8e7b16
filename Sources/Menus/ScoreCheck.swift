import Kit
import Play
import Records
import Texts

/// What the games behind a score say of it, when their moves are played again.
public enum ScoreCheck: Equatable, Sendable {
  /// The moves of all games that count towards it give it.
  case asPlayed
  /// The moves of this game give another result than was saved.
  case wrong(game: Int64)
  /// A game that counts towards it is no longer kept, or its words are not here; all others give what was saved.
  case unknown

  /// Plays the games again that count towards a score.
  static func of(_ row: Standing, in mode: Mode, _ context: inout Context) -> ScoreCheck {
    let games = row.game.map { context.services.records.games(countedWith: $0) } ?? []
    var played = 0
    for id in games {
      var own = context
      guard let record = context.services.records.record(of: id), own.useWords(of: record.game.session),
        let replay = context.services.games.game(mode.game).finished.replay(record, own)
      else { continue }
      guard replay.outcome.agrees(with: record.result) else { return .wrong(game: id) }
      played += 1
    }
    return played == (mode.ranking == .points ? 1 : row.score) ? .asPlayed : .unknown
  }
}

extension Texts {
  /// The result of a check, beside its score.
  func name(_ check: ScoreCheck) -> String {
    switch check {
    case .asPlayed: self("as played")
    case .wrong(let game): self("not what game \(Int(game)) gives")
    case .unknown: self("cannot be played again")
    }
  }
}
