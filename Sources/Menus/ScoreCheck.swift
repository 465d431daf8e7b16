import Kit
import Play
import Records
import Texts

/// What the games behind a score say of it, when their moves are played again.
public enum ScoreCheck: Equatable, Sendable {
  /// The moves of all games that count towards it give it, and each was dealt as it is.
  case asPlayed
  /// The moves of this game give another result than was saved.
  case wrong(game: Int64)
  /// The phrase, the word or the rack of this game is none that the program has.
  case invented(game: Int64)
  /// This game is not the puzzle of its day.
  case otherDay(game: Int64)
  /// This game is that of another score.
  case copied(game: Int64)
  /// This game was finished somewhere else, or changed: it lacks the signature of the host.
  case foreign(game: Int64)
  /// No game is kept that gives it, or not as many as count towards it.
  case missing
  /// All games give what was saved, but of one it cannot be said how it was dealt, because the words are others or not here.
  case unknown
  /// All games give what was saved, but one is from before the host signed results.
  case unsigned

  /// Whether the score is not what it says.
  public var isFault: Bool {
    switch self {
    case .asPlayed, .missing, .unknown, .unsigned: false
    case .wrong, .invented, .otherDay, .copied, .foreign: true
    }
  }

  /// Plays the games again that count towards a score.
  /// - Parameter seen: the games that were played again for other scores, to which these are added.
  static func of(
    _ row: Standing, in mode: Mode, seen: inout Set<PlayedGame>, _ context: inout Context
  ) -> ScoreCheck {
    let games = row.game.map { context.services.records.games(countedWith: $0) } ?? []
    var played = 0
    var (isUnknown, isUnsigned) = (false, false)
    for id in games {
      var own = context
      guard let record = context.services.records.record(of: id) else { continue }
      if record.origin == .elsewhere { return .foreign(game: id) }
      isUnsigned = isUnsigned || record.origin == .unsigned
      guard own.useWords(of: record.game.session),
        let replay = context.services.games.game(mode.game).finished.replay(record, own)
      else {
        isUnknown = true
        continue
      }
      guard replay.outcome.agrees(with: record.result) else { return .wrong(game: id) }
      guard seen.insert(PlayedGame(record)).inserted else { return .copied(game: id) }
      switch own.dealFault(of: record) {
      case nil: break
      case .invented: return .invented(game: id)
      case .otherDay: return .otherDay(game: id)
      case .otherWords: isUnknown = true
      }
      played += 1
    }
    if isUnknown { return .unknown }
    guard played == (mode.ranking == .points ? 1 : row.score) else { return .missing }
    return isUnsigned ? .unsigned : .asPlayed
  }
}

/// What makes a game this one, whoever has played it: of a puzzle of the day others have the same deal, but not twice the same player.
struct PlayedGame: Hashable {
  private let player: String
  private let fields: String

  init(_ record: GameRecord) {
    player = record.game.session.mode.isDaily ? "\(record.result.player) \(record.result.day)" : ""
    fields = "\(record.game.session.mode) \(record.game.fields)"
  }
}

extension Texts {
  /// The result of a check, beside its score.
  func name(_ check: ScoreCheck) -> String {
    switch check {
    case .asPlayed: self("as played")
    case .wrong(let game): self("not what game \(Int(game)) gives")
    case .invented(let game): self("game \(Int(game)) was never dealt")
    case .otherDay(let game): self("game \(Int(game)) is not that day's")
    case .copied(let game): self("game \(Int(game)) is that of another score")
    case .foreign(let game): self("game \(Int(game)) was not finished here")
    case .missing: self("its games are not kept")
    case .unknown: self("cannot be judged: the words are others")
    case .unsigned: self("cannot be judged: it is older than the key")
    }
  }
}
