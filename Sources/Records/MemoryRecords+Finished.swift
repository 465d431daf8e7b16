extension MemoryRecords {
  public mutating func finishedGames(of player: String) -> [FinishedGame] {
    all(player).filter { $0.record != nil }.suffix(GameRecord.limit).reversed().map {
      FinishedGame(id: Int64($0.id), result: $0.result)
    }
  }

  public mutating func record(of game: Int64) -> GameRecord? {
    guard let entry = entries.first(where: { Int64($0.id) == game }), let record = entry.record else {
      return nil
    }
    let session = GameSession(
      id: record.session.id, player: entry.result.player, mode: entry.result.mode,
      language: entry.result.language, words: record.session.words, day: record.session.day)
    return GameRecord(
      result: entry.result, game: SavedGame(session: session, progress: 0, fields: record.fields))
  }

  public mutating func games(countedWith game: Int64) -> [Int64] {
    guard let entry = entries.first(where: { Int64($0.id) == game }) else { return [] }
    let mode = entry.result.mode
    let counted = all(entry.result.player, mode).filter { other in
      switch mode.ranking {
      case .streak: other.run == entry.run && other.result.isRanked && other.result.isWon
      case .wins: other.result.isRanked && other.result.isWon
      case .points, .none: other.id == entry.id
      }
    }
    return counted.filter { $0.record != nil }.map { Int64($0.id) }
  }

  /// Deletes the records of a player's games beyond the most recent `GameRecord.limit`, in the mode of the latest result,
  /// except those on the mode's high score list.
  mutating func prune(_ player: String) {
    let recorded = all(player).filter { $0.record != nil }
    guard recorded.count > GameRecord.limit else { return }
    let old = recorded.dropLast(GameRecord.limit)
    let mode = old[old.count - 1].result.mode
    let listed = Set(places(of: mode).flatMap(\.games).map(\.id))
    let deleted = Set(old.filter { $0.result.mode == mode && !listed.contains($0.id) }.map(\.id))
    for index in entries.indices where deleted.contains(entries[index].id) { entries[index].record = nil }
  }
}
