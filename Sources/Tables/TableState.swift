import Engines

/// The state of a table as one of its seats knows it.
public struct TableState: Sendable {
  /// A seat and its current occupant.
  public struct Seat: Equatable, Sendable {
    public var kind = TableLine.Kind.empty
    /// Empty unless the occupant is a person.
    public var name = ""
    public var presence = TablePresence.here
    /// Points and words in a race.
    public var points = 0
    public var words = 0
    /// In a race, whether the player has stopped looking for words.
    public var isDone = false

    /// The level of the computer `step` positions after the current occupant in the cyclic list of choices; `nil` is an
    /// empty seat.
    public func level(following step: Int) -> GhostLevel? {
      let choices = [nil] + GhostLevel.allCases
      let current: GhostLevel? = if case .computer(let level) = kind { level } else { nil }
      return choices[((choices.firstIndex(of: current) ?? 0) + step).wrapped(in: choices.count)]
    }

    public init(kind: TableLine.Kind = .empty, name: String = "", presence: TablePresence = .here) {
      self.kind = kind
      self.name = name
      self.presence = presence
    }
  }

  public let header: TableHeader
  public internal(set) var seats: [Seat]
  /// The player's own seat; `nobody` for somebody who watches.
  public internal(set) var own: Int
  /// The seat of somebody who watches.
  public static let nobody = -1
  /// How many watch the table, as the host has said last.
  public internal(set) var watchers = 0
  /// `nil` until the game begins.
  public internal(set) var match: TableMatch?
  public internal(set) var moves = 0
  /// Whether moves reach a host: false after one host is gone and before the next one is connected.
  public internal(set) var isConnected = false
  /// The seat of the host's own player, for the current host or the previous one; `nil` before it is known.
  public internal(set) var host: Int?
  /// Whether this program is the host.
  public internal(set) var isHost = false
  /// The words that this player has found in a race.
  public internal(set) var found: [String] = []

  /// The state of a table before any host has been found, with all other players away.
  /// - Parameter presence: that of the player.
  public init(_ match: TableMatch, seat: Int, presence: TablePresence = .here, moves: Int = 0) {
    self.init(header: match.header, seats: [], own: seat)
    seats = match.chairs.enumerated().map { index, chair in
      switch chair {
      case .empty: Seat()
      case .person(let identity):
        Seat(kind: .person, name: identity.name, presence: index == seat ? presence : .away)
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

  /// The name of the person at a seat, even while a computer plays for them; empty for other seats.
  public func name(of seat: Int) -> String {
    guard seats.indices.contains(seat) else { return "" }
    if case .person(let identity)? = match?.chairs[seat] { return identity.name }
    return seats[seat].name
  }

  /// Whether this player starts the game: the first connected seat does.
  public var isOpener: Bool { seats.firstIndex { $0.kind == .person && $0.presence == .here } == own }
}

/// Everything needed to continue a game at a table after the program has ended; the player's program saves it.
public struct SavedTable: Equatable, Sendable {
  public var header: TableHeader
  public var log: TableLog
  /// The player's name at this table.
  public var name: String
  /// The phrase that the player has set in the current round of a duel.
  public var secret: TableDuel.Secret?
  /// The words that the player has found in a race, and its remaining time.
  public var words: [String] = []
  public var timeLeft: Duration?
  /// The other machine at which the table is; `nil` for this one.
  public var host: String?

  public init(header: TableHeader, log: TableLog, name: String) {
    self.header = header
    self.log = log
    self.name = name
  }
}

/// A table that has answered.
public struct OpenTable: Equatable, Sendable {
  public let header: TableHeader
  /// The occupants of its seats.
  public let seats: [TableState.Seat]
  /// Whether the game has begun, so that only its players may take a seat.
  public let hasBegun: Bool
  /// How long its host has had it open.
  public let age: Duration

  public init(header: TableHeader, seats: [TableState.Seat], hasBegun: Bool, age: Duration = .zero) {
    self.header = header
    self.seats = seats
    self.hasBegun = hasBegun
    self.age = age
  }

  public var id: String { header.id }
}
