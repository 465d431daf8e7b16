/// The game of a table, as each seat replays it from the log.
public struct TableMatch: Sendable {
  public enum Game: Sendable {
    case ghost(Ghost)
    case duel(TableDuel)
    case race(TextTwistRace)
  }

  public let header: TableHeader
  public let seating: TableSeating
  public private(set) var game: Game

  /// Who sat where when the game began.
  public var chairs: [TableChair] { seating.chairs }
  /// The seats that take part, in order: the game's player 0 sits at `seats[0]`.
  public var seats: [Int] { seating.seats }

  /// Starts the game described by a log's first entry; `nil` when the entry or the header is invalid.
  public init?(_ header: TableHeader, begin entry: TableLog.Entry, words: TableWords) {
    guard let seating = TableSeating(begin: entry, seats: header.seats) else { return nil }
    let (chairs, seats) = (seating.chairs, seating.seats)
    switch header.game {
    case .ghost:
      let players = seats.map { seat in
        switch chairs[seat] {
        case .person(let identity): Ghost.Player(identity.name)
        case .computer(let level): Ghost.Player("", level: level)
        case .empty: Ghost.Player("")
        }
      }
      game = .ghost(
        Ghost(
          players: players,
          rules: Ghost.Rules(allowedTier: header.allowedTier, bluff: header.bluff, version: header.rules),
          seed: header.seed, alphabet: words.alphabet, lexicon: words.lexicon))
    case .duel:
      guard chairs.allSatisfy(\.isPerson) else { return nil }
      game = .duel(TableDuel(table: header.id, alphabet: words.alphabet, sha256: words.sha256))
    case .race:
      let letters = header.rack.compactMap { words.alphabet.letters.contains($0) ? $0 : nil }
      guard letters.count == Rack.size, seats.allSatisfy({ chairs[$0].isPerson }) else { return nil }
      game = .race(TextTwistRace(rack: Rack(letters: letters, lexicon: words.lexicon), players: seats.count))
    }
    self.header = header
    self.seating = seating
  }

  /// Makes a move.
  /// - Returns: false when the rules do not allow it, or not to that seat; the state is then unchanged.
  public mutating func apply(_ entry: TableLog.Entry) -> Bool {
    switch game {
    case .ghost(var match):
      guard seating.apply(entry, to: &match) else { return false }
      game = .ghost(match)
    case .duel(var duel):
      guard seating.apply(entry, to: &duel) else { return false }
      game = .duel(duel)
    case .race(var race):
      guard seating.apply(entry, to: &race) else { return false }
      game = .race(race)
    }
    return true
  }

  /// The seat of the person with this name at this table.
  public func seat(ofPersonNamed name: String) -> Int? {
    chairs.firstIndex { if case .person(let identity) = $0 { identity.name == name } else { false } }
  }

  /// The maximum length of a move in bytes: a line minus its other fields.
  static let longestMove = 490

  /// Whether the game has ended: one player is left in Ghost, or the time of a race is over. A duel does not end.
  public var isOver: Bool {
    switch game {
    case .ghost(let match): if case .over = match.status { true } else { false }
    case .duel: false
    case .race(let race): race.isOver
    }
  }

  /// The seats that have won the game; empty while it is in progress.
  public var winners: [Int] {
    switch game {
    case .ghost(let match): if case .over(let winner) = match.status { [seats[winner]] } else { [] }
    case .duel: []
    case .race(let race): race.isOver ? race.winners.map { seats[$0] } : []
    }
  }

  /// The seat whose move is next; `nil` when no seat or any seat may move.
  public var turn: Int? {
    switch game {
    case .ghost(let match): return match.player.map { seats[$0] }
    case .duel(let duel):
      switch duel.status {
      case .choosing, .answering, .revealing: return seats[duel.setter]
      case .guessing: return seats[duel.guesser]
      case .roundOver: return nil
      }
    case .race: return nil
    }
  }

  /// The level of the computer that currently plays at a seat; `nil` for a person.
  public func level(of seat: Int) -> GhostLevel? {
    guard case .ghost(let match) = game, let player = seats.firstIndex(of: seat) else { return nil }
    return match.players[player].level
  }

  /// Whether a computer's move is next.
  var isComputersTurn: Bool { turn.map { level(of: $0) != nil } ?? false }

  /// The next move of the computer whose turn it is, which takes some milliseconds; `nil` when it is not a computer's turn.
  var computerEntry: TableLog.Entry? {
    guard case .ghost(let match) = game, let turn, let move = match.computerMove else { return nil }
    return TableLog.Entry(turn, move.description)
  }
}
