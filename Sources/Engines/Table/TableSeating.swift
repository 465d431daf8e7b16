/// Who takes part in the game of a table, according to its log's first entry. It does not change during the game.
public struct TableSeating: Sendable {
  /// Who sat where when the game began.
  public let chairs: [TableChair]
  /// The seats that take part, in order: the game's player 0 sits at `seats[0]`.
  public let seats: [Int]

  /// - Returns: `nil` when the entry is invalid, or fewer than two seats or no person take part.
  init?(begin entry: TableLog.Entry, seats count: Int) {
    guard let chairs = TableRoster(entry.move)?.chairs, chairs.count == count else { return nil }
    let seats = chairs.indices.filter { chairs[$0] != .empty }
    guard seats.count >= 2, chairs.contains(where: \.isPerson) else { return nil }
    self.chairs = chairs
    self.seats = seats
  }

  /// Makes a move of Ghost.
  /// - Returns: false when the rules do not allow it, or not to that seat; the match is then unchanged.
  public func apply(_ entry: TableLog.Entry, to match: inout Ghost) -> Bool {
    guard let player = player(of: entry), let move = Ghost.Move(entry.move), mayMake(move, player, in: match)
    else { return false }
    let count = match.moves.count
    _ = match.play(move)
    return match.moves.count > count
  }

  /// Makes a move of a duel.
  /// - Returns: false when the rules do not allow it, or not to that seat; the duel is then unchanged.
  public func apply(_ entry: TableLog.Entry, to duel: inout TableDuel) -> Bool {
    var next = duel
    guard let player = player(of: entry), next.apply(entry.move, by: player) else { return false }
    duel = next
    return true
  }

  /// Makes a move of a race.
  /// - Returns: false when the rules do not allow it, or not to that seat; the race is then unchanged.
  func apply(_ entry: TableLog.Entry, to race: inout TextTwistRace) -> Bool {
    var next = race
    guard let player = player(of: entry), next.apply(entry.move, by: player) else { return false }
    race = next
    return true
  }

  /// The name of a player who was a person when the game began; `nil` for a computer.
  public func name(of player: Int) -> String? {
    if case .person(let identity) = chairs[seats[player]] { identity.name } else { nil }
  }

  /// The player who makes a move; `nil` when the seat does not take part, or the move is too long.
  private func player(of entry: TableLog.Entry) -> Int? {
    entry.move.utf8.count <= TableMatch.longestMove ? seats.firstIndex(of: entry.seat) : nil
  }

  private func mayMake(_ move: Ghost.Move, _ player: Int, in match: Ghost) -> Bool {
    switch move {
    case .beginRound: chairs[seats[player]].isPerson
    case .replace: match.player == player && chairs[seats[player]].isPerson
    case .add, .challenge, .answer, .askForHelp: match.player == player
    }
  }
}
