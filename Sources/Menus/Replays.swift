import Kit
import Records

/// Opens replays of finished games.
enum Replays {
  /// Opens a finished game before its first step; a popup when it cannot be rebuilt.
  static func open(_ record: GameRecord, _ context: Context) -> Transition {
    if let screen = ReplayScreen(record, context) { return .push(screen) }
    let own = context.strings.replay
    let path = record.game.session.words
    let line = path.isEmpty ? own.changed : own.changedOwn(path)
    return .push(Popup.message(own.title, line, context.strings))
  }

  /// Opens the last game of a row of a high score list; PgUp and PgDn open the others.
  static func open(_ place: Standing, rankedBy ranking: Mode.Ranking, _ context: inout Context) -> Transition
  {
    guard let game = place.game, let record = context.records.record(of: game) else { return .stay }
    guard ranking != .points else { return open(record, context) }
    let series = ReplaySeries(context.records.games(countedWith: game), of: place.score)
    return ReplayScreen(record, context, series).map { .push($0) } ?? open(record, context)
  }

  /// Opens a finished game by its id.
  static func open(_ game: Int64?, _ context: inout Context) -> Transition {
    game.flatMap { context.records.record(of: $0) }.map { open($0, context) } ?? .stay
  }
}
