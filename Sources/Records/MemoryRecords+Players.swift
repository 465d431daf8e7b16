extension MemoryRecords {
  public mutating func players() -> [String] { names.reversed() }

  public mutating func namesInUse() -> Set<String> { Set(names + entries.map(\.result.player)) }

  public mutating func playerSummaries() -> [PlayerSummary] {
    names.reversed().map { name in
      let days = entries.filter { $0.result.player.isSame(as: name) }.map(\.result.day)
      return PlayerSummary(name: name, games: days.count, lastDay: days.max())
    }
  }

  public mutating func add(player: String) {
    guard !player.isEmpty else { return }
    names.removeAll { $0.isSame(as: player) }
    names.append(player)
  }

  public mutating func remove(player: String) {
    names.removeAll { $0.isSame(as: player) }
    games.removeAll { $0.session.player.isSame(as: player) }
    removePractice(of: player)
    settings.removeAll { !player.isEmpty && $0.player.isSame(as: player) }
  }

  public mutating func rename(player: String, to name: String) {
    guard !name.isEmpty, !name.isSame(as: player),
      let place = names.firstIndex(where: { $0.isSame(as: player) })
    else { return }
    names[place] = name
    names = names.enumerated().filter { $0.offset == place || !$0.element.isSame(as: name) }.map(\.element)
    if settings.contains(where: { $0.player.isSame(as: player) }) {
      settings.removeAll { $0.player.isSame(as: name) }
      for index in settings.indices where settings[index].player.isSame(as: player) {
        settings[index].player = name
      }
    }
    renamePractice(of: player, to: name)
    for index in entries.indices where entries[index].result.player.isSame(as: player) {
      var renamed = entries[index].result
      renamed.player = name
      if !isRepeated(renamed) { entries[index].result = renamed }
    }
    games = games.map { game in
      let session = game.session
      guard session.player.isSame(as: player) else { return game }
      return SavedGame(
        session: GameSession(
          id: session.id, player: name, mode: session.mode, language: session.language, words: session.words,
          day: session.day, code: session.code), progress: game.progress, fields: game.fields)
    }
    for index in games.indices where !games[index].session.mode.isAtTable {
      games[index].fields.rename(player: player, to: name)
    }
    for index in entries.indices where !entries[index].result.mode.isAtTable {
      entries[index].record?.fields.rename(player: player, to: name)
    }
  }

  public mutating func results(of player: String, in modes: [Mode], limit: Int) -> [GameResult] {
    all(player).map(\.result).filter { modes.contains($0.mode) }.suffix(max(0, limit))
  }
}
