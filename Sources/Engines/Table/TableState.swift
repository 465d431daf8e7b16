/// A table as one of its seats sees it.
public struct TableState: Sendable {
  /// A seat, and whoever has it now.
  public struct Seat: Equatable, Sendable {
    public var kind = TableLine.Kind.empty
    /// Empty unless it is a person's.
    public var name = ""
    public var presence = TablePresence.here
    /// Points and words in a race.
    public var points = 0
    public var words = 0
    /// Whether they look for no more words in a race.
    public var isDone = false

    /// The level of the computer that comes so many steps after the one here; `nil` is an empty seat. The ends join.
    public func level(following step: Int) -> GhostLevel? {
      let count = GhostLevel.allCases.count + 1
      var place = step
      if case .computer(let level) = kind { place += level.rawValue }
      return GhostLevel(rawValue: ((place % count) + count) % count)
    }

    public init(kind: TableLine.Kind = .empty, name: String = "", presence: TablePresence = .here) {
      self.kind = kind
      self.name = name
      self.presence = presence
    }
  }

  public let header: TableHeader
  public internal(set) var seats: [Seat]
  /// The player's own seat.
  public internal(set) var own: Int
  /// `nil` until the game begins.
  public internal(set) var match: TableMatch?
  public internal(set) var moves = 0
  /// Whether moves reach a host: false between a host that is gone and the next one.
  public internal(set) var isConnected = false
  /// At which seat the host's own player sits, of this host or the last one; `nil` before it is known.
  public internal(set) var host: Int?
  /// Whether this program is the host.
  public internal(set) var isHost = false
  /// The words found in a race by this player.
  public internal(set) var found: [String] = []

  /// A table before any host has been found, with everybody else away.
  public init(_ match: TableMatch, seat: Int, moves: Int = 0) {
    self.init(header: match.header, seats: [], own: seat)
    seats = match.chairs.enumerated().map { index, chair in
      switch chair {
      case .empty: Seat()
      case .person(let identity):
        Seat(kind: .person, name: identity.name, presence: index == seat ? .here : .away)
      case .computer(let level): Seat(kind: .computer(level))
      }
    }
    self.match = match
    self.moves = moves
  }

  init(header: TableHeader, seats: [Seat], own: Int) {
    self.header = header
    self.seats = seats
    self.own = own
  }

  /// The name of the person at a seat, also while a computer plays for them; empty of others.
  public func name(of seat: Int) -> String {
    guard seats.indices.contains(seat) else { return "" }
    if case .person(let identity)? = match?.chairs[seat] { return identity.name }
    return seats[seat].name
  }

  /// Whether this player says when the game begins: the first seat of those who are here.
  public var isOpener: Bool { seats.firstIndex { $0.kind == .person && $0.presence == .here } == own }
}

/// Everything that a game at a table goes on from after the program has ended: the player saves it.
public struct SavedTable: Equatable, Sendable {
  public var header: TableHeader
  public var log: TableLog
  /// The name that the player has at this table.
  public var name: String
  /// The phrase that the player has set in the round of a duel that is being played.
  public var secret: TableDuel.Secret?
  /// The words that the player has found in a race, and the time that was left.
  public var words: [String] = []
  public var timeLeft: Duration?

  public init(header: TableHeader, log: TableLog, name: String) {
    self.header = header
    self.log = log
    self.name = name
  }
}

/// A table that answers.
public struct OpenTable: Equatable, Sendable {
  public let header: TableHeader
  /// Who sits at it.
  public let seats: [TableState.Seat]
  /// Whether the game has begun: then only those who have a seat may sit down.
  public let hasBegun: Bool
  /// How long its host has kept it.
  public let age: Duration

  public init(header: TableHeader, seats: [TableState.Seat], hasBegun: Bool, age: Duration = .zero) {
    self.header = header
    self.seats = seats
    self.hasBegun = hasBegun
    self.age = age
  }

  public var id: String { header.id }
}
